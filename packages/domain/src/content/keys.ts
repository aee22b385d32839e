/**
 * Who may see a key, that is anything that tells right from wrong. Pure functions, called only by the API's module
 * `keys` with what it has read from the database.
 */
import type { Role } from '../platform/roles.ts';
import { atMost, reviewState, type ReviewMoment, type ReviewPolicy, type ReviewState } from '../exam/attempts.ts';

/** Who owns a question, relative to the user: the user, the product, or another teacher. */
export const belongings = ['own', 'system', 'foreign'] as const;
export type Belonging = (typeof belongings)[number];

export const belongingOf = (ownerId: string | null, userId: string): Belonging =>
  ownerId === null ? 'system' : ownerId === userId ? 'own' : 'foreign';

/** `package`: only if the package in force includes `export-system-tests`, which a trial does not. */
const table: Readonly<Record<Role, Readonly<Record<Belonging, 'yes' | 'package' | 'no'>>>> = {
  ADMIN: { own: 'yes', system: 'yes', foreign: 'no' },
  OPERATOR: { own: 'yes', system: 'yes', foreign: 'no' },
  TEACHER: { own: 'yes', system: 'package', foreign: 'package' },
  SALE: { own: 'no', system: 'no', foreign: 'no' },
  STUDENT: { own: 'no', system: 'no', foreign: 'no' },
};

/** Whether the user may see the key as an author or teacher of the content, not as a learner. */
export function knowsKey(role: Role, belonging: Belonging, mayExport: boolean): boolean {
  const rule = table[role][belonging];
  return rule === 'yes' || (rule === 'package' && mayExport);
}

/**
 * How much a teacher sees of a question's key: nothing, not even the totals that it counts in; those totals; or all of it.
 * Whether single answers are right is part of the key: invented learners would find it out answer by answer.
 */
export const keyAccesses = ['nothing', 'totals', 'shown'] as const;
export type KeyAccess = (typeof keyAccesses)[number];

/** The access of a teacher to an assigned test; `closed` once its window has ended and no attempt is running. */
export const teacherAccess = (knows: boolean, closed: boolean): KeyAccess =>
  knows ? 'shown' : closed ? 'totals' : 'nothing';

export const leastAccess = (all: Iterable<KeyAccess>): KeyAccess =>
  [...all].reduce((least, one) => (keyAccesses.indexOf(one) < keyAccesses.indexOf(least) ? one : least), 'shown');

export interface ReleaseMoment extends ReviewMoment {
  /** Whether the teacher who assigned the test may see all its keys. */
  readonly teacherKnows: boolean;
}

/**
 * What a learner may see: as the review policy says, but never more than the teacher who assigned the test may see.
 * Otherwise a teacher with a trial package could read keys of system tests in the account of one of their learners.
 */
export function releaseState(policy: ReviewPolicy, { teacherKnows, ...moment }: ReleaseMoment): ReviewState {
  const state = reviewState(policy, moment);
  if (teacherKnows) return state;
  return atMost(state, moment.windowEnded && !moment.somebodyWorking ? 'ON' : 'OFF');
}
