/**
 * Who may see a key: whatever tells right from wrong. Pure tables; the API's module `keys` asks them with what it has read,
 * and nothing else decides.
 */
import type { Role } from '../people/roles.ts';
import { atMost, reviewState, type ReviewMoment, type ReviewPolicy, type ReviewState } from './attempts.ts';

/** Whose content a question is, seen from the person who asks: their own, the product's, or another teacher's. */
export const belongings = ['own', 'system', 'foreign'] as const;
export type Belonging = (typeof belongings)[number];

export const belongingOf = (ownerId: string | null, userId: string): Belonging =>
  ownerId === null ? 'system' : ownerId === userId ? 'own' : 'foreign';

/** `package`: where the package in force has `export-system-tests`, which a trial lacks. */
const table: Readonly<Record<Role, Readonly<Record<Belonging, 'yes' | 'package' | 'no'>>>> = {
  ADMIN: { own: 'yes', system: 'yes', foreign: 'no' },
  OPERATOR: { own: 'yes', system: 'yes', foreign: 'no' },
  TEACHER: { own: 'yes', system: 'package', foreign: 'package' },
  SALE: { own: 'no', system: 'no', foreign: 'no' },
  STUDENT: { own: 'no', system: 'no', foreign: 'no' },
};

/** Whether the person knows the key as somebody who works with the content, not as a learner. */
export function knowsKey(role: Role, belonging: Belonging, mayExport: boolean): boolean {
  const rule = table[role][belonging];
  return rule === 'yes' || (rule === 'package' && mayExport);
}

/** What somebody sees of a question's key: all of it, only how learners' own answers came out, or nothing. */
export const keyAccesses = ['nothing', 'states', 'shown'] as const;
export type KeyAccess = (typeof keyAccesses)[number];

/** Of a test that a teacher gave: `closed` once its window has ended and nobody is at work on it. */
export const teacherAccess = (knows: boolean, closed: boolean): KeyAccess =>
  knows ? 'shown' : closed ? 'states' : 'nothing';

export const leastAccess = (all: Iterable<KeyAccess>): KeyAccess =>
  [...all].reduce((least, one) => (keyAccesses.indexOf(one) < keyAccesses.indexOf(least) ? one : least), 'shown');

export interface ReleaseMoment extends ReviewMoment {
  /** The teacher who assigned the test may see all its keys. */
  readonly teacherKnows: boolean;
}

/**
 * What a learner may see: the review policy, and never more than the teacher who gave the test may see. Else a teacher with a trial package could read the keys of system tests through the account of one of their learners.
 */
export function releaseState(policy: ReviewPolicy, { teacherKnows, ...moment }: ReleaseMoment): ReviewState {
  const state = reviewState(policy, moment);
  if (teacherKnows) return state;
  return atMost(state, moment.windowEnded && !moment.somebodyWorking ? 'REVIEW' : 'ON');
}
