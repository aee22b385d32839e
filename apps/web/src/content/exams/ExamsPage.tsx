/** Lists of tests: to practise for learners, to assign and to write for everybody else. */
import { useOwnPath } from '../../navigation/own-path.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useProfile } from '../../session/profile.ts';
import StudentTests from '../../exam/practice/StudentTests.tsx';
import { ExamListPage } from './ExamListPage.tsx';

export default function ExamsPage() {
  const path = useOwnPath();
  const mine = path === '/unit-test/mine';
  const ofSeries = path === '/unit-test/series-detail';
  const [url] = useUrlState();
  const { role } = useProfile();
  if (role === 'STUDENT') return <StudentTests mine={mine} ofSeries={ofSeries} />;
  const scope = mine ? 'mine' : url['scope'] === 'shared' && role === 'TEACHER' ? 'shared' : 'system';
  return <ExamListPage key={scope} scope={scope} ofSeries={ofSeries} />;
}
