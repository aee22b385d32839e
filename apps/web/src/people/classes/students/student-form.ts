/** What a teacher types about a learner, and the body that the API takes. */
import { dayInVietnam, formatPhone, readDay, type Gender } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import type { StudentBody } from '../queries.ts';

export interface StudentForm {
  lastName: string;
  firstName: string;
  code: string;
  /** As typed. */
  birthday: string;
  gender: Gender | null;
  phone: string;
  email: string;
  provinceCode: string | null;
  sharedPhone: boolean;
}

export const emptyStudent: StudentForm = {
  lastName: '',
  firstName: '',
  code: '',
  birthday: '',
  gender: null,
  phone: '',
  email: '',
  provinceCode: null,
  sharedPhone: false,
};

interface StudentFacts {
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly provinceCode: string | null;
}

export const formOf = (student: StudentFacts): StudentForm => ({
  lastName: student.lastName,
  firstName: student.firstName,
  code: student.code ?? '',
  birthday: student.birthday ? formatDay(student.birthday) : '',
  gender: student.gender,
  phone: student.phone ? formatPhone(student.phone) : '',
  email: student.email ?? '',
  provinceCode: student.provinceCode,
  sharedPhone: false,
});

/** YYYY-MM-DD; other text stays as it is, so that the API refuses it at its field. Null: empty. */
export function dayOf(typed: string): string | null {
  const read = readDay(typed, { today: dayInVietnam(Date.now()), sense: 'birthday' });
  return read === null ? null : 'day' in read ? read.day : typed.trim();
}

export const bodyOf = (form: StudentForm): StudentBody => ({
  lastName: form.lastName,
  firstName: form.firstName,
  code: form.code,
  birthday: dayOf(form.birthday),
  gender: form.gender,
  phone: form.phone,
  email: form.email,
  provinceCode: form.provinceCode,
  sharedPhone: form.sharedPhone,
});

/** A full name typed into the field of the given name is split into its parts. */
export function withSplitName(form: StudentForm): StudentForm {
  const name = form.firstName.replace(/\s+/g, ' ').trim();
  const at = name.lastIndexOf(' ');
  return form.lastName.trim() === '' && at > 0
    ? { ...form, lastName: name.slice(0, at), firstName: name.slice(at + 1) }
    : form;
}
