/** The form of a new batch of activation codes, and the request that it becomes. */
import type { Input } from '@vumon/contract/client';
import { isExistingDay, momentOf, teacherPackages, type PackageCode } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';

export const newBatch = {
  name: '',
  count: 20 as number | string,
  usesAllowed: 1 as number | string,
  expires: null as string | null,
  kind: 'PACKAGE' as 'PACKAGE' | 'TEST',
  packageCode: 'ADVANCE' as PackageCode,
  length: '' as number | string,
  opens: 'test' as 'test' | 'type',
  /** The text by which the test is searched for. */
  search: '',
  examId: null as string | null,
  examType: null as string | null,
  partnerId: null as string | null,
};
export type BatchForm = typeof newBatch;

/** A package of teachers is given for months, one of learners for a number of tests. */
export const isForTeachers = (code: PackageCode): boolean => (teacherPackages as readonly PackageCode[]).includes(code);

/** A text that is no day is sent as it is, so that it is refused at its field and never taken for no end. */
const endOfDay = (day: string | null): string | null =>
  day === null || !isExistingDay(day) ? day : new Date(momentOf(getPageZone(), day, '23:59:59')).toISOString();
const orNull = (value: number | string): number | null => (value === '' ? null : Number(value));

export function bodyOf(form: BatchForm): Input<'POST /itf/active-codes'>['body'] {
  const forTeachers = isForTeachers(form.packageCode);
  const shared = {
    name: form.name,
    count: Number(form.count),
    usesAllowed: Number(form.usesAllowed),
    expiresAt: endOfDay(form.expires),
    partnerId: form.partnerId,
  };
  return form.kind === 'PACKAGE'
    ? {
        kind: 'PACKAGE',
        ...shared,
        packageCode: form.packageCode,
        months: forTeachers ? orNull(form.length) : null,
        tests: forTeachers ? null : orNull(form.length),
      }
    : {
        kind: 'TEST',
        ...shared,
        examId: form.opens === 'test' ? form.examId : null,
        examType: form.opens === 'type' && form.examType !== null ? Number(form.examType) : null,
      };
}
