/** Measures tests that have ended, and from all of them the questions of the bank. */
import {
  byUsefulness,
  flagsOf,
  restOf,
  ruleOf,
  shareOf,
  suspicionsOf,
  suspicionWeight,
  type RegradeStep,
} from '@vumon/domain';
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { effectiveAnswers } from '#exam/attempts';
import { measuredHash } from '#content/exams';
import { defineJob } from '#platform/jobs';
import { recentVersions } from '#content/question-bank';
import { publishedExam, scoredItems, stepsInForce } from '#exam/scoring';
import {
  firstAttempts,
  mayMeasure,
  replaceStatistics,
  replaceSums,
  sumsOfQuestions,
  takeChanged,
  takeEnded,
  type QuestionStatistics,
  type SumRow,
  type ToMeasure,
} from './measuring.queries.ts';
import { askedQuestions, optionsOf } from './recognise.ts';
import { sumsOfTest, type MeasuredAttempt } from './sums.ts';

/** Number of tests per transaction. */
const batch = 20;
/** Maximum number of tests per run; the others wait for the next run. */
const mostOfRun = 400;
const mostChanged = 1000;

/** Positions of the items whose points a regrade gives to one learner, or to everybody where `student` is null. */
const givenTo = (
  steps: readonly RegradeStep[],
  items: readonly { question: string; item: string }[],
  student: string | null,
) => {
  const own = steps.filter(({ studentId }) => studentId === null || studentId === student);
  return new Set(
    items.flatMap(({ question, item }, at) => (ruleOf(own, question, item).outcome === 'FULL' ? [at] : [])),
  );
};

/** The sums of a test as its results are now; empty when nobody has taken it. */
export async function measuredTest(db: Db, test: ToMeasure): Promise<SumRow[]> {
  const attempts = await firstAttempts(db, test);
  if (attempts.length === 0) return [];
  const [{ items }, steps, answers] = await Promise.all([
    publishedExam(db, test.examVersionId),
    stepsInForce(db, test.ownerId, { examVersionId: test.examVersionId, assignmentId: test.id }),
    effectiveAnswers(
      db,
      attempts.map(({ id }) => ({ ownerId: test.ownerId, id })),
    ),
  ]);
  const asked = new Map((await askedQuestions(db, test, steps)).map((one) => [one.question.id, one]));
  const columns = items.map(({ question, item }) => {
    const found = asked.get(question)!;
    const at = found.question.items.indexOf(item);
    return { question, at, bank: found.bank, options: optionsOf(found.question, at, found.bank?.found ?? null) };
  });
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const measured = attempts.map((attempt): MeasuredAttempt => {
    const given = givenTo(steps, items, attempt.studentId);
    const responses = new Map((byAttempt.get(attempt.id) ?? []).map(({ question, answer }) => [question, answer]));
    return {
      items: scoredItems(items, attempt).map((item, at) => (given.has(at) ? { ...item, state: 'unscored' } : item)),
      timeUsed: test.minutes === null ? null : attempt.took / (test.minutes * 60_000),
      chosen: columns.map(({ question, options }) => options.chosen(responses.get(question))),
    };
  });
  const sums = sumsOfTest(measured, { options: columns.map(({ options }) => options.counted), inOrder: test.inOrder });
  return columns.flatMap(({ question, at, bank }, column): SumRow[] => {
    const own = sums[column];
    return own
      ? [{ questionId: question, item: at + 1, version: bank?.version ?? null, hash: bank?.hash ?? null, ...own }]
      : [];
  });
}

/** How often each option of a question was chosen, over all tests that asked it as it is now. */
export async function chosenOptions(db: Db, question: string) {
  const current = (await recentVersions(db, [question], { skip: 0, most: 1 })).map((row) => ({
    question,
    hash: measuredHash(row),
  }));
  const sums = await sumsOfQuestions(db, current);
  return [...Map.groupBy(sums, ({ item }) => item)].map(([item, tests]) => ({
    item,
    n: tests.reduce((sum, { n }) => sum + n, 0),
    options: [
      ...Map.groupBy(
        tests.flatMap(({ choices }) => choices),
        ({ place, choice }) => `${place}:${choice}`,
      ).values(),
    ].map((same) => ({
      place: same[0]!.place,
      choice: same[0]!.choice,
      right: same[0]!.right,
      n: same.reduce((sum, { n }) => sum + n, 0),
    })),
  }));
}

/** Statistics of the current versions of questions, from the sums of all tests. */
export async function statisticsOf(db: Db, questions: readonly string[]): Promise<QuestionStatistics[]> {
  const current = (await recentVersions(db, questions, { skip: 0, most: 1 })).map((row) => ({
    question: row.id,
    version: row.version,
    hash: measuredHash(row),
  }));
  const sums = Map.groupBy(await sumsOfQuestions(db, current), ({ questionId }) => questionId);
  return current.flatMap(({ question, version }): QuestionStatistics[] => {
    const rows = sums.get(question);
    const share = rows && shareOf(rows);
    if (!rows || !share) return [];
    const items = [...Map.groupBy(rows, ({ item }) => item)];
    const learners = [...Map.groupBy(rows, ({ test }) => test).values()].map((test) =>
      Math.max(...test.map(({ n }) => n)),
    );
    const rests = items.flatMap(([, tests]) => restOf(tests) ?? []);
    const rest = rests.toSorted((a, b) => a.value - b.value)[0];
    const suspicions = items.flatMap(([item, tests]) => suspicionsOf(item, tests));
    return [
      {
        question,
        version,
        n: learners.reduce((sum, n) => sum + n, 0),
        tests: learners.length,
        share: share.value,
        rest: rest?.value ?? null,
        low: rest?.low ?? null,
        high: rest?.high ?? null,
        flags: items.flatMap(([item, tests]) => flagsOf(item, tests)).toSorted(byUsefulness),
        suspicions,
        weight: suspicionWeight(suspicions),
      },
    ];
  });
}

async function refresh(db: Db, questions: readonly string[], now: Date): Promise<void> {
  if (questions.length > 0) await replaceStatistics(db, questions, await statisticsOf(db, questions), now);
}

export const measureQuestionsJob = defineJob({
  kind: 'questions.measure',
  cron: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *',
  payload: z.object({}),
  async run({ db: pool, now, signal }) {
    const at = new Date(now);
    for (let left = mostOfRun; left > 0; left -= batch) {
      signal.throwIfAborted();
      const taken = await withTransaction(pool, async (db) => {
        if (!(await mayMeasure(db))) return 0;
        const tests = await takeEnded(db, at, batch);
        const touched = new Set(await takeChanged(db, mostChanged));
        for (const test of tests)
          for (const question of await replaceSums(db, test, await measuredTest(db, test))) touched.add(question);
        await refresh(db, [...touched], at);
        return tests.length;
      });
      if (taken < batch) return;
    }
  },
});
