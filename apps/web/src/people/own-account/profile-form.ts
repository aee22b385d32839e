/** Personal details as typed, and the request body of the API. */
import type { Input } from '@vumon/contract/client';
import { dayInVietnam, isExistingDay, readDay, tidy, type Gender } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';

export interface ProfileForm {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  /** As typed. */
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

/** YYYY-MM-DD; other text stays as it is, so that the API refuses it at its field. Null: empty. */
export function birthdayOf(typed: string): string | null {
  const read = readDay(typed, { today: dayInVietnam(Date.now()), sense: 'birthday' });
  return read === null ? null : 'day' in read ? read.day : typed.trim();
}

export const bodyOf = ({ birthday, lastName, firstName, ...form }: ProfileForm): Details => ({
  ...form,
  lastName: tidy(lastName),
  firstName: tidy(firstName),
  birthday: birthdayOf(birthday),
});

type ProfileProblem = { code: 'required' | 'birthdayInvalid' } | { code: 'tooLong'; limit: number };

/** Problems that can be found before sending, as codes of the catalog `fields`. */
export function problemsOf(form: ProfileForm, today: string): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  const problems: Partial<Record<keyof ProfileForm, ProfileProblem>> = {};
  if (tidy(form.firstName) === '') problems.firstName = { code: 'required' };
  for (const name of ['firstName', 'lastName'] as const)
    if (tidy(form[name]).length > 30) problems[name] = { code: 'tooLong', limit: 30 };
  const day = birthdayOf(form.birthday);
  if (day !== null && (!isExistingDay(day) || day >= today || day < '1900-01-01'))
    problems.birthday = { code: 'birthdayInvalid' };
  return problems;
}
