/** Ends attempts whose time is over, scores what was handed in, and notices outages. Any number of processes may run it. */
import { graceMs } from '@vumon/domain';
import { withTransaction } from '#db';
import type { App } from '../../http/context.ts';
import { publishedExam, scorableExam } from './exam-cache.ts';
import { beat, effectiveAnswers, finaliseOverdue, insertFirstResults, takeUnscored, type NewResult } from './attempts.queries.ts';
import { engineVersion, scoreAttempt } from './attempts.scoring.ts';
import { attemptsOf } from './attempts.service.ts';

const tickMs = 1_000;
/** A gap in the heartbeat longer than this counts as an outage of the whole product. */
const outageThresholdSeconds = 10;
const batchSize = 50;
const retryFailedMs = 60_000;

export interface AttemptWorker {
  /** One round: outage check, finalise, score everything that waits. How many were scored. */
  round(): Promise<number>;
  stop(): Promise<void>;
}

export function startAttemptWorker(app: App, { loop = true }: { loop?: boolean } = {}): AttemptWorker {
  /** Attempts that failed to score, until when they are left alone: one of them holds up no other. */
  const failed = new Map<string, number>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();

  async function round(): Promise<number> {
    // First of all: nobody may be finalised by time that an outage took.
    const outage = await beat(app.db, outageThresholdSeconds);
    if (outage) app.log.warn({ seconds: outage.seconds, attempts: outage.attempts }, 'outage compensated');
    const now = app.now();
    while ((await finaliseOverdue(app.db, new Date(now), graceMs, 500)) === 500);
    for (const [id, until] of failed) if (until <= now) failed.delete(id);
    let scored = 0;
    for (;;) {
      const count = await scoreBatch(app, failed);
      scored += count.scored;
      if (count.taken < batchSize) return scored;
    }
  }

  function run(): void {
    clearTimeout(timer);
    current = current
      .then(() => (stopped ? undefined : round()))
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
      // Lets a burst of submissions gather, so that they are scored together.
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

async function scoreBatch(app: App, failed: Map<string, number>): Promise<{ taken: number; scored: number }> {
  return withTransaction(app.db, async (db) => {
    const attempts = await takeUnscored(db, batchSize, [...failed.keys()]);
    if (attempts.length === 0) return { taken: 0, scored: 0 };
    const answers = new Map<string, Map<string, unknown>>(attempts.map(({ id }) => [id, new Map()]));
    for (const row of await effectiveAnswers(db, attempts.map(({ id }) => id))) answers.get(row.attempt_id)!.set(row.question, row.answer);
    const results: NewResult[] = [];
    for (const { id, exam_version_id } of attempts) {
      try {
        const [{ content }, questions] = await Promise.all([publishedExam(db, exam_version_id), scorableExam(db, exam_version_id)]);
        results.push({ attemptId: id, ...scoreAttempt(content, questions, answers.get(id)!) });
      } catch (error) {
        failed.set(id, app.now() + retryFailedMs);
        app.log.error({ err: error, attemptId: id }, 'attempt could not be scored');
      }
    }
    if (results.length > 0) await insertFirstResults(db, results, engineVersion, new Date(app.now()));
    return { taken: attempts.length, scored: results.length };
  });
}
