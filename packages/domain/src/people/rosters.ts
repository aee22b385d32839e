/** Exports of a school's system (OneRoster 1.2 CSV): what the rows are of, and what becomes of each. */

export const rosterKinds = ['ORG', 'SESSION', 'USER', 'CLASS', 'ENROLLMENT'] as const;
export type RosterKind = (typeof rosterKinds)[number];

export const rosterFates = ['NEW', 'CHANGED', 'UNCHANGED', 'ENDS', 'REFUSED'] as const;
export type RosterFate = (typeof rosterFates)[number];

/** Why a row is refused; what it stands for stays as it is. */
export const rosterRefusals = [
  'ID_INVALID',
  'ID_TWICE',
  'STATUS_INVALID',
  'FOREIGN_SCHOOL',
  'NAME_INVALID',
  'ROLE_UNUSED',
  'DISABLED',
  'TEACHER_UNKNOWN',
  'EMAIL_IN_USE',
  'STUDENT_LIMIT',
  'DATE_INVALID',
  'GRADE_UNKNOWN',
  'TERM_UNKNOWN',
  'CLASS_WITHOUT_TEACHER',
  'CLASS_LIMIT',
  'CLASS_UNKNOWN',
  'USER_UNKNOWN',
  'LEARNER_UNASKED',
  'CLASS_FULL',
] as const;
export type RosterRefusal = (typeof rosterRefusals)[number];

export const rosterStates = ['CHECKED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type RosterState = (typeof rosterStates)[number];
