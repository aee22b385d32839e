/** Lists of tests: to practise for learners, to assign and to write for everybody else. */
import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../../session/profile.ts';
import StudentTests from '../practice/StudentTests.tsx';
import { ExamListPage } from './ExamListPage.tsx';

export default function ExamsPage() {
  const mine = useLocation({ select: (location) => location.pathname.endsWith('/mine') });
  return useProfile().role === 'STUDENT' ? <StudentTests mine={mine} /> : <ExamListPage mine={mine} />;
}
