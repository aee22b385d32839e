/** Kinds of notices with their parameters. The texts are in the catalog `notices-by-kind`. */
import type { Role } from './roles.ts';

/**
 * Parameters of each kind. Those whose name ends with `At` are times (ISO 8601), shown in the reader's time zone; `…En`
 * is the English text that replaces the parameter without the suffix.
 */
export interface NoticeParams {
  TEST_ASSIGNED: { readonly title: string; readonly className: string; readonly endsAt: string };
  TEST_REMINDER: { readonly title: string; readonly className: string; readonly endsAt: string };
  TEST_MOVED: {
    readonly title: string;
    readonly className: string;
    readonly startsAt: string;
    readonly endsAt: string;
  };
  PRACTICE_SENT: { readonly title: string; readonly teacher: string; readonly endsAt: string };
  ASSIGNMENT_CANCELLED: { readonly title: string; readonly className: string };
  TIME_ADDED: { readonly title: string; readonly count: number };
  ATTEMPT_REOPENED: { readonly title: string; readonly endsAt: string };
  RESULT_READY: { readonly title: string; readonly className: string };
  MARK_CHANGED: { readonly title: string; readonly className: string };
  MARKING_INVITED: { readonly title: string; readonly className: string };
  STUDENTS_IMPORTED: { readonly className: string; readonly count: number };
  /** Without the learner's name: data that is erased with an account must not be copied into notices. */
  JOIN_REQUESTED: { readonly className: string };
  JOIN_ACCEPTED: { readonly className: string };
  JOIN_REJECTED: { readonly className: string; readonly reason: string };
  CLASS_INVITED: { readonly className: string; readonly teacher: string };
  INVITATION_ACCEPTED: { readonly className: string };
  /** To the learner: a teacher has replaced the password. */
  PASSWORD_RENEWED: { readonly teacher: string };
  /** To the learner's other teachers; without the learners' names, see JOIN_REQUESTED. */
  LEARNER_PASSWORDS_RENEWED: { readonly teacher: string; readonly count: number };
  PACKAGE_GIVEN: { readonly package: string; readonly packageEn: string; readonly startsAt: string };
  PACKAGE_ENDS: {
    readonly package: string;
    readonly packageEn: string;
    readonly count: number;
    readonly endsAt: string;
  };
  PACKAGE_ENDED: { readonly package: string; readonly packageEn: string };
  ORDER_PAID: {
    readonly package: string;
    readonly packageEn: string;
    readonly reference: string;
    readonly amount: string;
    readonly amountEn: string;
  };
  ORDER_REFUNDED: { readonly reference: string; readonly amount: string; readonly amountEn: string };
}
export type NoticeKind = keyof NoticeParams;

export const noticeKinds = [
  'TEST_ASSIGNED',
  'TEST_REMINDER',
  'TEST_MOVED',
  'PRACTICE_SENT',
  'ASSIGNMENT_CANCELLED',
  'TIME_ADDED',
  'ATTEMPT_REOPENED',
  'RESULT_READY',
  'MARK_CHANGED',
  'MARKING_INVITED',
  'STUDENTS_IMPORTED',
  'JOIN_REQUESTED',
  'JOIN_ACCEPTED',
  'JOIN_REJECTED',
  'CLASS_INVITED',
  'INVITATION_ACCEPTED',
  'PASSWORD_RENEWED',
  'LEARNER_PASSWORDS_RENEWED',
  'PACKAGE_GIVEN',
  'PACKAGE_ENDS',
  'PACKAGE_ENDED',
  'ORDER_PAID',
  'ORDER_REFUNDED',
] as const satisfies readonly NoticeKind[];

/** Kinds that are also sent by e-mail, to users who have an address and did not unsubscribe. */
export const mailedNotices: readonly NoticeKind[] = [
  'TEST_ASSIGNED',
  'TEST_REMINDER',
  'TEST_MOVED',
  'PRACTICE_SENT',
  'JOIN_REQUESTED',
  'JOIN_ACCEPTED',
  'JOIN_REJECTED',
  'CLASS_INVITED',
  'PACKAGE_GIVEN',
  'PACKAGE_ENDS',
  'PACKAGE_ENDED',
  'ORDER_PAID',
  'ORDER_REFUNDED',
];

/** Kinds that are also sent by e-mail if a teacher triggers them, but not if the product sends them automatically. */
const mailedOnRequest: readonly NoticeKind[] = ['RESULT_READY'];

/** Whether a kind can be sent by e-mail at all, so that users can unsubscribe from it. */
export const canBeMailed = (kind: NoticeKind): boolean =>
  mailedNotices.includes(kind) || mailedOnRequest.includes(kind);

/** Kinds that cannot be switched off: they matter to a learner whose time is running, or tell that somebody else changed a password. */
const necessaryNotices: readonly NoticeKind[] = [
  'TIME_ADDED',
  'ATTEMPT_REOPENED',
  'PASSWORD_RENEWED',
  'LEARNER_PASSWORDS_RENEWED',
];

/** The role that receives a kind; a kind without an entry is for every role. */
const readers: Partial<Record<NoticeKind, Role>> = {
  TEST_ASSIGNED: 'STUDENT',
  TEST_REMINDER: 'STUDENT',
  TEST_MOVED: 'STUDENT',
  PRACTICE_SENT: 'STUDENT',
  JOIN_REQUESTED: 'TEACHER',
  JOIN_ACCEPTED: 'STUDENT',
  JOIN_REJECTED: 'STUDENT',
  CLASS_INVITED: 'STUDENT',
  INVITATION_ACCEPTED: 'TEACHER',
  ASSIGNMENT_CANCELLED: 'STUDENT',
  RESULT_READY: 'STUDENT',
  MARKING_INVITED: 'TEACHER',
  STUDENTS_IMPORTED: 'TEACHER',
  PASSWORD_RENEWED: 'STUDENT',
  LEARNER_PASSWORDS_RENEWED: 'TEACHER',
};

/** Kinds that users of a role can switch off, as notices and as e-mails. */
export const optionalNotices = (role: Role): readonly NoticeKind[] =>
  noticeKinds.filter((kind) => !necessaryNotices.includes(kind) && (readers[kind] ?? role) === role);

/** Days for which a notice is stored. */
export const noticeDays = 90;

/** Parameters as the messages expect them, with times formatted by `formatMoment`. */
export function noticeValues(
  params: Readonly<Record<string, string | number>>,
  locale: 'vi' | 'en',
  formatMoment: (at: string) => string,
): Record<string, string | number> {
  const values = Object.entries(params).map(([name, given]): [string, string | number] => {
    const value = (locale === 'en' ? params[`${name}En`] : undefined) ?? given;
    return [name, name.endsWith('At') ? formatMoment(String(value)) : value];
  });
  return Object.fromEntries(values);
}
