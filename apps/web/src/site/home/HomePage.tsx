/** The first page after signing in, by role. */
import { useProfile } from '../../session/profile.ts';
import { StaffHome } from './StaffHome.tsx';
import { StudentHome } from './StudentHome.tsx';
import { TeacherHome } from './TeacherHome.tsx';

export default function HomePage() {
  const { role } = useProfile();
  if (role === 'STUDENT') return <StudentHome />;
  return role === 'TEACHER' ? <TeacherHome /> : <StaffHome />;
}
