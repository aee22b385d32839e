/** Personal details as typed, and the request body of the API. */
import type { Input } from '@vumon/contract/client';
import { tidy, type Gender } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';

export interface ProfileForm {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  /** DD/MM/YYYY as typed. */
  readonly birthday: string;
  readonly provinceCode: string | null;
}

type Details = Input<'PUT /account/profile'>['body'];

export const formOf = ({ lastName, firstName, gender, birthday, provinceCode }: Details): ProfileForm => ({
  lastName,
  firstName,
  gender,
  birthday: birthday ? formatDay(birthday) : '',
  provinceCode,
});

/** "5/9/1990" → "1990-09-05"; any other text stays unchanged, so that the API reports the error at its field. */
function dayOf(typed: string): string | null {
  const text = typed.trim();
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (text === '') return null;
  return parts ? `${parts[3]}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}` : text;
}

export const bodyOf = ({ birthday, lastName, firstName, ...form }: ProfileForm): Details => ({
  ...form,
  lastName: tidy(lastName),
  firstName: tidy(firstName),
  birthday: dayOf(birthday),
});

/** Problems that can be found before sending, as codes of the catalog `fields`. */
export function problemsOf(
  form: ProfileForm,
  today: string,
): Partial<Record<keyof ProfileForm, { code: string; limit?: number }>> {
  const problems: Partial<Record<keyof ProfileForm, { code: string; limit?: number }>> = {};
  if (tidy(form.firstName) === '') problems.firstName = { code: 'required' };
  for (const name of ['firstName', 'lastName'] as const)
    if (tidy(form[name]).length > 30) problems[name] = { code: 'tooLong', limit: 30 };
  const day = dayOf(form.birthday);
  if (day !== null && (!isDay(day) || day >= today || day < '1900-01-01'))
    problems.birthday = { code: 'birthdayInvalid' };
  return problems;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
