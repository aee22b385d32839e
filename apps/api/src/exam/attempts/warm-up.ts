/** Runs the statements of attempts for ids that do not exist, so that a connection has cached their plans before a learner needs them. */
import type { Db } from '#db';
import { effectiveEntries } from './answers/answers.queries.ts';
import {
  findAttempt,
  findAttemptsAt,
  findFacts,
  saveEntries,
  startAttempts,
  submitAttempts,
} from './attempts.queries.ts';
import { assignmentProgress, findAssignment, marksAt } from './learner-assignment.queries.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

export async function planReads(db: Db, now: Date): Promise<void> {
  await findAssignment(db, nobody, nobody);
  await findAttemptsAt(db, nobody, nobody);
  await findAttempt(db, nobody, nobody);
  await findFacts(db, nobody, nobody);
  await effectiveEntries(db, [{ ownerId: nobody, id: nobody }]);
  await marksAt(db, nobody, nobody, nobody);
  await assignmentProgress(db, nobody, nobody, now);
}

export async function planSaves(db: Db): Promise<void> {
  await startAttempts(db, [], 0);
  await saveEntries(db, [], 0, 0);
  await submitAttempts(db, [], 0, 0);
}
