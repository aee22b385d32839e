/** Grades the answers of many attempts with given steps, beside their current results. Read-only. */
import { setImmediate } from 'node:timers/promises';
import { reaches, type RegradeStep } from '@vumon/domain';
import type { Db } from '#db';
import { effectiveAnswers } from '#exam/attempts';
import {
  publishedExam,
  scorableExam,
  scoreAttempt,
  scoredItems,
  effectiveMarksOf,
  type ScoredItem,
} from '#exam/scoring';
import type { ReachedAttempt } from './regrade.queries.ts';

type Graded = ReturnType<typeof scoreAttempt>;

export interface Regraded {
  readonly attempt: ReachedAttempt;
  readonly answers: ReadonlyMap<string, unknown>;
  readonly itemsBefore: readonly ScoredItem[];
  /** The result with `steps`. */
  readonly after: Graded;
  /** The result if the last step may also lower points. */
  readonly unprotected: Graded;
}

/** After this many attempts the loop yields to the event loop, which handles other requests. */
const atOnce = 20;

export async function regraded(
  db: Db,
  { ownerId }: { ownerId: string },
  attempts: readonly ReachedAttempt[],
  steps: readonly RegradeStep[],
): Promise<Regraded[]> {
  const versions = [...new Set(attempts.map(({ examVersionId }) => examVersionId))];
  const [tests, log] = await Promise.all([
    Promise.all(
      versions.map(async (version) => {
        const [{ content, items }, questions] = await Promise.all([
          publishedExam(db, version),
          scorableExam(db, version),
        ]);
        return [version, { content, items, questions }] as const;
      }),
    ).then((all) => new Map(all)),
    effectiveAnswers(
      db,
      attempts.map(({ attemptId }) => ({ ownerId, id: attemptId })),
    ),
  ]);
  const answers = new Map(attempts.map(({ attemptId }) => [attemptId, new Map<string, unknown>()]));
  for (const one of log) answers.get(one.attemptId)!.set(one.question, one.answer);
  const marks = await effectiveMarksOf(db, ownerId, answers);
  const made: Regraded[] = [];
  for (const [at, attempt] of attempts.entries()) {
    if (at > 0 && at % atOnce === 0) await setImmediate();
    const own = answers.get(attempt.attemptId)!;
    const { content, items, questions } = tests.get(attempt.examVersionId)!;
    const reaching = steps.filter((step) => reaches(step, attempt));
    const grade = (some: readonly RegradeStep[]) =>
      scoreAttempt(content, questions, own, marks.get(attempt.attemptId), some);
    const after = grade(reaching);
    const last = reaching.at(-1);
    made.push({
      attempt,
      answers: own,
      itemsBefore: scoredItems(items, attempt),
      after,
      unprotected: last?.raiseOnly ? grade([...reaching.slice(0, -1), { ...last, raiseOnly: false }]) : after,
    });
  }
  return made;
}

/** Whether the result differs from the one that is stored. */
export const differs = ({ attempt, itemsBefore, after }: Regraded): boolean =>
  attempt.points !== after.points ||
  attempt.maxPoints !== after.maxPoints ||
  after.items.some((item, at) => {
    const before = itemsBefore[at];
    return before?.state !== item.state || before.points !== item.points || before.max !== item.max;
  });
