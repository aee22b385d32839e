import type { Db } from '#db';
import { emitEach } from '#platform/events';
import { insertResults, type NewResult, type ResultsOrigin } from './results.queries.ts';
import { attemptScored, partnerAttemptScored } from './scoring.events.ts';

/** Stores the next result of each attempt, in the caller's transaction; returns the number of each. */
export async function storeResults(db: Db, results: readonly NewResult[], origin: ResultsOrigin): Promise<number[]> {
  const stored = await insertResults(db, results, origin);
  const context = { db, now: origin.now.getTime() };
  await emitEach(
    context,
    attemptScored,
    results.map(({ ownerId, attemptId, needsTeacher }, at) => ({
      ownerId,
      attemptId,
      revision: stored[at]!.revision,
      needsTeacher,
    })),
  );
  await emitEach(
    context,
    partnerAttemptScored,
    stored
      .filter(({ ofPartner }) => ofPartner)
      .map(({ ownerId, attemptId, revision }) => ({ ownerId, attemptId, revision })),
  );
  return stored.map(({ revision }) => revision);
}
