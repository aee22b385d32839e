/** The first page after signing in, by role. */
import { lazy, Suspense } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useProfile } from '../../session/profile.ts';
import { StudentHome } from './StudentHome.tsx';
import { TeacherHome } from './TeacherHome.tsx';

// Few readers have these.
const LaunchedHome = lazy(() => import('./LaunchedHome.tsx'));
const StaffHome = lazy(() => import('./StaffHome.tsx'));

export default function HomePage() {
  const { role, launched } = useProfile();
  if (launched)
    return (
      <Suspense>
        <LaunchedHome />
      </Suspense>
    );
  if (role === 'STUDENT') return <StudentHome />;
  if (role === 'TEACHER') return <TeacherHome />;
  return (
    <Suspense
      fallback={
        <AppFrame>
          <PageSkeleton />
        </AppFrame>
      }
    >
      <StaffHome />
    </Suspense>
  );
}
