/** Measures the difficulty of questions: each test that has ended counts once, with each learner's first attempt. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { publishedExam } from '#exam/scoring';
import {
  addTotals,
  markMeasured,
  takeEnded,
  totalsByItem,
  type ItemTotal,
  type QuestionTotal,
} from './difficulty.queries.ts';

/** Number of tests per transaction. */
const batch = 20;
/** Maximum number of tests per run; the others wait for the next run. */
const mostOfRun = 400;

function byQuestion(
  items: readonly { readonly question: string; readonly max: number }[],
  totals: readonly ItemTotal[],
): QuestionTotal[] {
  const sums = new Map<string, { answers: number; points: number; most: number }>();
  for (const { at, answers, points, most } of totals) {
    const item = items[at - 1];
    if (!item) continue;
    const sum = sums.get(item.question) ?? { answers: 0, points: 0, most: 0 };
    sums.set(item.question, {
      answers: Math.max(sum.answers, answers),
      points: sum.points + points,
      most: sum.most + (most ?? item.max * answers),
    });
  }
  return [...sums].map(([question, sum]) => ({ question, ...sum }));
}

export const measureQuestionsJob = defineJob({
  kind: 'questions.measure',
  payload: z.object({}),
  async run({ db: pool, now, signal }) {
    for (let left = mostOfRun; left > 0; left -= batch) {
      signal.throwIfAborted();
      const taken = await withTransaction(pool, async (db) => {
        const at = new Date(now);
        const tests = await takeEnded(db, at, batch);
        for (const test of tests) {
          const totals = await totalsByItem(db, test);
          if (totals.length > 0)
            await addTotals(db, byQuestion((await publishedExam(db, test.examVersionId)).items, totals), at);
          await markMeasured(db, test, at);
        }
        return tests.length;
      });
      if (taken < batch) return;
    }
  },
});
