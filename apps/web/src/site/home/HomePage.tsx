/** The first page after signing in, by role. */
import { useProfile } from '../../session/profile.ts';
import { LaunchedHome } from './LaunchedHome.tsx';
import { StaffHome } from './StaffHome.tsx';
import { StudentHome } from './StudentHome.tsx';
import { TeacherHome } from './TeacherHome.tsx';

export default function HomePage() {
  const { role, launched } = useProfile();
  if (launched) return <LaunchedHome />;
  if (role === 'STUDENT') return <StudentHome />;
  return role === 'TEACHER' ? <TeacherHome /> : <StaffHome />;
}
