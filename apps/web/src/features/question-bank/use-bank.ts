import { useProfile } from '../../app/session.ts';

/** Where the list of this page's questions is. */
export function useBank() {
  const { role } = useProfile();
  const teacher = role === 'TEACHER';
  const base = teacher ? '/questions' : '/manage/questions';
  return { teacher, base, ownSearch: teacher ? { m: 'mine' } : {}, importedHref: (importId: string) => `${base}?${teacher ? 'm=mine&' : ''}import=${importId}` };
}
