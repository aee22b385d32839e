import type { Db } from '#db';
import { emitEach } from '#platform/events';
import { insertResults, type NewResult, type ResultsOrigin } from './results.queries.ts';
import { attemptScored } from './scoring.events.ts';

/** Stores the next result of each attempt, in the caller's transaction; returns the number of each. */
export async function storeResults(db: Db, results: readonly NewResult[], origin: ResultsOrigin): Promise<number[]> {
  const revisions = await insertResults(db, results, origin);
  await emitEach(
    { db, now: origin.now.getTime() },
    attemptScored,
    results.map(({ ownerId, attemptId, needsTeacher }, at) => ({
      ownerId,
      attemptId,
      revision: revisions[at]!,
      needsTeacher,
    })),
  );
  return revisions;
}
