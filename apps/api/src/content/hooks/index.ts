/** What the content must know about tests that are given, sold or practised; registered in `wiring.ts`. */
import type { Db } from '#db';
import { defineHook } from '../../platform/hooks.ts';

export { isGranted, isInOpenTest, isSold, stillGiven, usesOfExam } from './given.queries.ts';

export interface AssignmentOfExam {
  readonly id: string;
  readonly className: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A teacher's assignments of the test that are not cancelled, at most 50. */
export const assignmentsOfExam = defineHook<[db: Db, examId: string, ownerId: string], AssignmentOfExam[]>(
  'assignmentsOfExam',
);

/** Questions of tests that the owner assigned to a class or its groups since a moment. */
export const questionsGivenToClass = defineHook<
  [db: Db, given: { readonly ownerId: string; readonly classId: string; readonly since: Date }],
  string[]
>('questionsGivenToClass');

export interface UntakenVersion {
  readonly id: string;
  readonly examId: string;
  readonly randomIdsSeed: string;
}

/** Versions without random ids that nobody has taken and that belong to an assignment that has not ended. */
export const untakenVersions = defineHook<[db: Db, now: Date, most: number], UntakenVersion[]>('untakenVersions');

/**
 * Moves assignments to another version if nobody has taken theirs; returns how many. Starts wait until the transaction
 * ends.
 */
export const moveAssignments = defineHook<[db: Db, from: string, to: string], number>('moveAssignments');
