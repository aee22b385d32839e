/** Each kind of notice as one record. The name and texts of each are in the catalog `notices-by-kind`. */
import type { Role } from './roles.ts';

/** What a parameter holds: a time is ISO 8601 and shown in the reader's time zone. */
type NoticeParam = 'text' | 'number' | 'time';

/** Signs of the list of notices, by the names of Tabler's icons. */
export type NoticeIcon =
  | 'send'
  | 'bell-ringing'
  | 'calendar-time'
  | 'clipboard-off'
  | 'clock-plus'
  | 'rotate-clockwise'
  | 'chart-bar'
  | 'pencil-check'
  | 'file-check'
  | 'user-question'
  | 'user-check'
  | 'user-x'
  | 'user-plus'
  | 'key'
  | 'package'
  | 'receipt'
  | 'receipt-refund';

export interface NoticeRecord {
  /** The role that receives it; null for every role. */
  readonly reader: Role | null;
  /**
   * Whether it is also sent by e-mail, to users who have an address and did not unsubscribe; `on-request` if a teacher
   * triggers it, but not if the product sends it automatically.
   */
  readonly mail: 'always' | 'on-request' | 'never';
  /** Cannot be switched off: it matters to a learner whose time is running, or tells that somebody else changed a password. */
  readonly necessary?: true;
  /** Sent to those alone who have asked for it. */
  readonly onWish?: true;
  readonly icon: NoticeIcon;
  /** Names of times end with `At`; `…En` is the English text that replaces the parameter without the suffix. */
  readonly params: Readonly<Record<string, NoticeParam>>;
}

export const noticeRecords = {
  TEST_ASSIGNED: {
    reader: 'STUDENT',
    mail: 'always',
    icon: 'send',
    params: { title: 'text', className: 'text', endsAt: 'time' },
  },
  TEST_REMINDER: {
    reader: 'STUDENT',
    mail: 'always',
    icon: 'bell-ringing',
    params: { title: 'text', className: 'text', endsAt: 'time' },
  },
  TEST_MOVED: {
    reader: 'STUDENT',
    mail: 'always',
    icon: 'calendar-time',
    params: { title: 'text', className: 'text', startsAt: 'time', endsAt: 'time' },
  },
  /** An hour before: not for a test that was assigned or moved within that hour, of which the learner has just been told. */
  TEST_STARTS: {
    reader: 'STUDENT',
    mail: 'never',
    onWish: true,
    icon: 'calendar-time',
    params: { title: 'text', className: 'text', startsAt: 'time' },
  },
  PRACTICE_SENT: {
    reader: 'STUDENT',
    mail: 'always',
    icon: 'send',
    params: { title: 'text', teacher: 'text', endsAt: 'time' },
  },
  ASSIGNMENT_CANCELLED: {
    reader: 'STUDENT',
    mail: 'never',
    icon: 'clipboard-off',
    params: { title: 'text', className: 'text' },
  },
  TIME_ADDED: {
    reader: null,
    mail: 'never',
    necessary: true,
    icon: 'clock-plus',
    params: { title: 'text', count: 'number' },
  },
  ATTEMPT_REOPENED: {
    reader: null,
    mail: 'never',
    necessary: true,
    icon: 'rotate-clockwise',
    params: { title: 'text', endsAt: 'time' },
  },
  RESULT_READY: {
    reader: 'STUDENT',
    mail: 'on-request',
    icon: 'chart-bar',
    params: { title: 'text', className: 'text' },
  },
  MARK_CHANGED: { reader: null, mail: 'never', icon: 'pencil-check', params: { title: 'text', className: 'text' } },
  /** To the owner of a test that was taken: staff have corrected the key of one of its questions. */
  KEY_CORRECTED: {
    reader: 'TEACHER',
    mail: 'never',
    icon: 'pencil-check',
    params: { title: 'text', number: 'number' },
  },
  /** Without who reported it, see JOIN_REQUESTED. */
  QUESTION_REPORTED: {
    reader: 'TEACHER',
    mail: 'never',
    icon: 'pencil-check',
    params: { title: 'text', words: 'text' },
  },
  /** Once, when everybody has finished. */
  ANSWERS_TO_MARK: {
    reader: 'TEACHER',
    mail: 'never',
    icon: 'pencil-check',
    params: { title: 'text', className: 'text', count: 'number' },
  },
  MARKING_INVITED: {
    reader: 'TEACHER',
    mail: 'never',
    icon: 'pencil-check',
    params: { title: 'text', className: 'text' },
  },
  /** To whoever left the page while the papers were made. */
  PAPERS_READY: { reader: null, mail: 'never', icon: 'file-check', params: { title: 'text', endsAt: 'time' } },
  STUDENTS_IMPORTED: {
    reader: 'TEACHER',
    mail: 'never',
    icon: 'file-check',
    params: { className: 'text', count: 'number' },
  },
  /** Without the learner's name: data that is erased with an account must not be copied into notices. */
  JOIN_REQUESTED: { reader: 'TEACHER', mail: 'always', icon: 'user-question', params: { className: 'text' } },
  JOIN_ACCEPTED: { reader: 'STUDENT', mail: 'always', icon: 'user-check', params: { className: 'text' } },
  JOIN_REJECTED: { reader: 'STUDENT', mail: 'always', icon: 'user-x', params: { className: 'text', reason: 'text' } },
  CLASS_INVITED: {
    reader: 'STUDENT',
    mail: 'always',
    icon: 'user-plus',
    params: { className: 'text', teacher: 'text' },
  },
  INVITATION_ACCEPTED: { reader: 'TEACHER', mail: 'never', icon: 'user-check', params: { className: 'text' } },
  SCHOOL_INVITED: { reader: 'TEACHER', mail: 'always', icon: 'user-plus', params: { school: 'text' } },
  /** To the administrators of the school; without the teacher's name, see JOIN_REQUESTED. */
  SCHOOL_JOINED: { reader: 'TEACHER', mail: 'never', icon: 'user-check', params: { school: 'text' } },
  /** To a teacher whom somebody else has removed. */
  SCHOOL_LEFT: { reader: 'TEACHER', mail: 'always', icon: 'user-x', params: { school: 'text' } },
  /** To the learner: a teacher has replaced the password. */
  PASSWORD_RENEWED: { reader: 'STUDENT', mail: 'never', necessary: true, icon: 'key', params: { teacher: 'text' } },
  /** To the learner's other teachers; without the learners' names, see JOIN_REQUESTED. */
  LEARNER_PASSWORDS_RENEWED: {
    reader: 'TEACHER',
    mail: 'never',
    necessary: true,
    icon: 'key',
    params: { teacher: 'text', count: 'number' },
  },
  /** The answer itself is mailed to the address that the request named. */
  REQUEST_ANSWERED: { reader: null, mail: 'never', icon: 'user-question', params: {} },
  /** Somebody of the staff looks at the account, with the code that its user gave. */
  SUPPORT_STAY: {
    reader: null,
    mail: 'always',
    necessary: true,
    icon: 'key',
    params: { staff: 'text', endsAt: 'time' },
  },
  PACKAGE_GIVEN: {
    reader: null,
    mail: 'always',
    icon: 'package',
    params: { package: 'text', packageEn: 'text', startsAt: 'time' },
  },
  PACKAGE_ENDS: {
    reader: null,
    mail: 'always',
    icon: 'bell-ringing',
    params: { package: 'text', packageEn: 'text', count: 'number', endsAt: 'time' },
  },
  PACKAGE_ENDED: { reader: null, mail: 'always', icon: 'package', params: { package: 'text', packageEn: 'text' } },
  ORDER_PAID: {
    reader: null,
    mail: 'always',
    icon: 'receipt',
    params: { package: 'text', packageEn: 'text', reference: 'text', amount: 'text', amountEn: 'text' },
  },
  ORDER_REFUNDED: {
    reader: null,
    mail: 'always',
    icon: 'receipt-refund',
    params: { reference: 'text', amount: 'text', amountEn: 'text' },
  },
} as const satisfies Record<string, NoticeRecord>;

export type NoticeKind = keyof typeof noticeRecords;
export const noticeKinds = Object.keys(noticeRecords) as [NoticeKind, ...NoticeKind[]];

type ValueOf<Param> = Param extends 'number' ? number : string;
/** Parameters of each kind. */
export type NoticeParams = {
  readonly [Kind in NoticeKind]: {
    readonly [Name in keyof (typeof noticeRecords)[Kind]['params']]: ValueOf<
      (typeof noticeRecords)[Kind]['params'][Name]
    >;
  };
};

const recordOf = (kind: NoticeKind): NoticeRecord => noticeRecords[kind];

/** Whether a kind is sent by e-mail, `requested` by a teacher or by the product itself. */
export const isMailed = (kind: NoticeKind, requested: boolean): boolean =>
  recordOf(kind).mail === 'always' || (requested && recordOf(kind).mail === 'on-request');

/** Whether a kind can be sent by e-mail at all, so that users can unsubscribe from it. */
export const canBeMailed = (kind: NoticeKind): boolean => isMailed(kind, true);

/** Whether a kind is sent to users who have chosen nothing. */
export const isSentUnasked = (kind: NoticeKind): boolean => recordOf(kind).onWish !== true;

/** Kinds that users of a role can switch off, as notices and as e-mails. */
export const optionalNotices = (role: Role): readonly NoticeKind[] =>
  noticeKinds.filter((kind) => {
    const { necessary, reader } = recordOf(kind);
    return !necessary && (reader === null || reader === role);
  });

/** Parameters that a locked screen may show: nothing about marks, and no person's name. The first one that is there. */
const pushedParams = ['title', 'className'] as const;

/** What stands below the name of the kind in a notice that is pushed to a device. */
export function pushedText(params: Readonly<Record<string, string | number>>): string {
  const name = pushedParams.find((one) => typeof params[one] === 'string');
  return name === undefined ? '' : String(params[name]);
}

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
