/** Ends attempts whose time is over and scores what was handed in. Any number of processes may run it. */
import { graceMs, longestPauseMs } from '@vumon/domain';
import { withTransaction } from '#db';
import {
  engineVersion,
  withUnasked,
  publishedExam,
  scorableExam,
  scoreAttempt,
  effectiveMarks,
  stepsOfAttempts,
  storeResults,
  withoutRegrading,
  type NewResult,
} from '#exam/scoring';
import type { App } from '../../platform/http/context.ts';
import { effectiveAnswers } from './answers/answers.ts';
import { finaliseOverdue, makeAnswersPartitions, scoreEnded, takeUnscored } from './attempts.queries.ts';
import { attemptsOf } from './attempts.service.ts';

const tickMs = 1_000;
const batchSize = 50;
const retryFailedMs = 60_000;
/** Partitions of the log are made so many months ahead; checked once an hour. */
const monthsAhead = 2;
const partitionsEveryMs = 3_600_000;

export interface AttemptWorker {
  /** One round: finalise, score everything that waits. How many were scored. */
  round(): Promise<number>;
  stop(): Promise<void>;
}

export function startAttemptWorker(app: App, { loop = true }: { loop?: boolean } = {}): AttemptWorker {
  /** Attempts whose scoring failed, and when they are tried again, so that they do not delay others. */
  const failed = new Map<string, number>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();

  async function round(): Promise<number> {
    const now = app.now();
    const limit = 500;
    if (!app.health.clockIsOff)
      while ((await finaliseOverdue(app.db, app.shift(), { graceMs, longestPauseMs, limit })) === limit);
    while ((await scoreEnded(app.db, app.shift(), limit)) === limit);
    for (const [id, until] of failed) if (until <= now) failed.delete(id);
    let scored = 0;
    for (;;) {
      const count = await scoreBatch(app, failed);
      scored += count.scored;
      if (count.taken < batchSize) return scored;
    }
  }

  let partitionsDue = 0;
  async function partitions(): Promise<void> {
    const now = app.now();
    if (now < partitionsDue) return;
    partitionsDue = now + partitionsEveryMs;
    await makeAnswersPartitionsFor(app, now).catch((error: unknown) =>
      app.log.error({ err: error }, 'partitions of the answer log could not be made'),
    );
  }

  function run(): void {
    clearTimeout(timer);
    current = current
      .then(() => (stopped ? undefined : partitions().then(round)))
      .catch((error: unknown) => app.log.error({ err: error }, 'attempt worker round failed'))
      .finally(() => {
        if (!stopped && loop) {
          clearTimeout(timer);
          timer = setTimeout(run, tickMs);
        }
      });
  }

  if (loop) {
    let awake = false;
    attemptsOf(app).onSubmitted = () => {
      if (awake) return;
      awake = true;
      // Waits for a moment, so that many submissions at once are scored together.
      setTimeout(() => {
        awake = false;
        run();
      }, 50);
    };
    run();
  }

  return {
    round,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      attemptsOf(app).onSubmitted = () => {};
      await current;
    },
  };
}

/** Before answers of a month arrive, so that they get a partition of their own; without one they go to the default partition. */
export const makeAnswersPartitionsFor = (app: App, at: number): Promise<void> =>
  withTransaction(app.db, (db) => makeAnswersPartitions(db, new Date(at), monthsAhead));

async function scoreBatch(app: App, failed: Map<string, number>): Promise<{ taken: number; scored: number }> {
  return withTransaction(app.db, async (db) => {
    const taken = await takeUnscored(db, batchSize, [...failed.keys()]);
    if (taken.length === 0) return { taken: 0, scored: 0 };
    // Attempts that are being regraded wait for the next round, else they would be scored without the new step.
    const attempts = await withoutRegrading(db, taken);
    const steps = await stepsOfAttempts(db, attempts);
    const answers = new Map<string, Map<string, unknown>>(attempts.map(({ id }) => [id, new Map()]));
    for (const row of await effectiveAnswers(db, attempts)) answers.get(row.attemptId)!.set(row.question, row.answer);
    const results: NewResult[] = [];
    for (const { ownerId, id, examVersionId, questionIds, reopened } of attempts) {
      try {
        const own = answers.get(id)!;
        const [{ content, items }, questions, given] = await Promise.all([
          publishedExam(db, examVersionId),
          scorableExam(db, examVersionId),
          reopened > 0 ? effectiveMarks(db, ownerId, id, own) : undefined,
        ]);
        const asked = questionIds ? questions.filter((question) => questionIds.includes(question.id)) : questions;
        const score = scoreAttempt(content, asked, own, given, steps.get(id));
        results.push({
          ownerId,
          attemptId: id,
          ...score,
          items: questionIds ? withUnasked(items, score.items) : score.items,
        });
      } catch (error) {
        failed.set(id, app.now() + retryFailedMs);
        app.log.error({ err: error, attemptId: id }, 'attempt could not be scored');
      }
    }
    if (results.length > 0) await storeResults(db, results, { engineVersion, now: new Date(app.now()) });
    // A round that left attempts to a regrade ends here: asking again at once would be a busy loop.
    return { taken: attempts.length < taken.length ? 0 : taken.length, scored: results.length };
  });
}
