import { useProfile } from '../../app/session.ts';

/** Where the list of this page's questions is. */
export function useBank() {
  const { role } = useProfile();
  const teacher = role === 'TEACHER';
  return { teacher, base: teacher ? '/questions' : '/manage/questions', ownSearch: teacher ? { m: 'mine' } : {} };
}
