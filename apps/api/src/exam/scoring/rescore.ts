import { AppError } from '@vumon/domain';
import type { Db } from '#db';
import { publishedExam, scorableExam } from './exam-cache.ts';
import { effectiveMarks } from './marks.queries.ts';
import { stepsOfAttempts } from './regrades.queries.ts';
import { answersAreErased, versionTaken } from './results.queries.ts';
import { engineVersion, scoreAttempt, type Score } from './score-attempt.ts';
import { storeResults } from './store-results.ts';

export interface Rescoring {
  readonly ownerId: string;
  readonly attemptId: string;
  /** The effective answers by question. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly teacherId: string;
  readonly cause: 'LATE' | 'MARKED';
  readonly reason: string | null;
  readonly now: number;
}

/**
 * Scores a locked attempt again, with everything the teacher has given so far, as a new revision. Errors: ANSWERS_ERASED,
 * since without the answers the marks would be lost.
 */
export async function rescore(db: Db, { answers, now, ...one }: Rescoring): Promise<Score & { revision: number }> {
  if (await answersAreErased(db, one.ownerId, one.attemptId)) throw new AppError('ANSWERS_ERASED');
  const examVersionId = await versionTaken(db, one.ownerId, one.attemptId);
  const [{ content }, questions, marks, steps] = await Promise.all([
    publishedExam(db, examVersionId),
    scorableExam(db, examVersionId),
    effectiveMarks(db, one.ownerId, one.attemptId, answers),
    stepsOfAttempts(db, [{ ownerId: one.ownerId, id: one.attemptId }]),
  ]);
  const result = scoreAttempt(content, questions, answers, marks, steps.get(one.attemptId));
  const { ownerId, attemptId, teacherId, cause, reason } = one;
  const [revision] = await storeResults(db, [{ ownerId, attemptId, ...result }], {
    engineVersion,
    now: new Date(now),
    by: { teacherId, cause, reason },
  });
  return { ...result, revision: revision! };
}
