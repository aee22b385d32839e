/** A result as its partner gets it, by callback or by asking. */
import type { PartnerResult } from '@vumon/contract';
import type { Db } from '#db';
import { publishedExam } from '#exam/scoring';
import { iso, isoOrNull } from '../../platform/clock.ts';
import { pointsOfParts, type PartPoints } from './parts.ts';
import {
  findOptionalAttempt,
  findOptionalResult,
  type PartnerAttempt,
  type PartnerResultRow,
} from './results.queries.ts';

export interface AskedResult {
  readonly partnerId: string;
  readonly attemptId: string;
  /** Of the scoring that is told; null: the state alone; absent: the one in force. */
  readonly revision?: number | null;
}

const ofHundred = (hundredths: number): number => hundredths / 100;

function scoreOf(
  returns: PartnerAttempt['returns'],
  result: PartnerResultRow | undefined,
  parts: readonly PartPoints[],
) {
  if (!result || returns === 'STATE')
    return { provisional: null, score: null, points: null, maxPoints: null, parts: null };
  return {
    provisional: result.needsTeacher,
    score: ofHundred(result.mark),
    points: ofHundred(result.points),
    maxPoints: ofHundred(result.maxPoints),
    parts:
      returns === 'PARTS'
        ? parts.map(({ name, points, maxPoints }) => ({
            name: name.slice(0, 200),
            points: ofHundred(points),
            maxPoints: ofHundred(maxPoints),
          }))
        : null,
  };
}

/** Undefined for an attempt that is not one of the partner's. */
export async function findOptionalPartnerResult(
  db: Db,
  { partnerId, attemptId, revision }: AskedResult,
): Promise<PartnerResult | undefined> {
  const attempt = await findOptionalAttempt(db, partnerId, attemptId);
  if (!attempt) return undefined;
  const { ownerId, examVersionId, returns } = attempt;
  // An attempt that was opened again has no result in force, but a delivery tells the one that it is about.
  const none = revision === null || (revision === undefined && attempt.status === 'RUNNING');
  const result = none ? undefined : await findOptionalResult(db, { ownerId, attemptId, revision: revision ?? null });
  const parts = result && returns === 'PARTS' ? pointsOfParts(await publishedExam(db, examVersionId), result) : [];
  return {
    attemptId,
    exam: attempt.exam,
    learner: attempt.learner,
    number: attempt.number,
    state: result ? 'SCORED' : attempt.status === 'RUNNING' && revision === undefined ? 'RUNNING' : 'SUBMITTED',
    startedAt: iso(attempt.startedAt),
    submittedAt: isoOrNull(attempt.submittedAt),
    scoredAt: isoOrNull(result?.scoredAt),
    revision: result?.revision ?? null,
    ...scoreOf(returns, result, parts),
  };
}
