/** The worker that runs jobs. It resumes after the database was unavailable, and releases the jobs of processes that died. */
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, parseCronItems, run, runOnce, type Runner, type WorkerEvents } from 'graphile-worker';
import { createPool, limits, withTransaction } from '#db';
import { dayMs } from '../clock.ts';
import type { App } from '../http/context.ts';
import type { AnyJob } from './job.ts';
import { recordCrash } from './crashes/crashes.service.ts';
import { jobsOfDeadWorkers, releaseWorker, seeWorker, unlockDeadWorkers } from './queue.queries.ts';
import { taskListOf } from './task.ts';

type Pool = ReturnType<typeof createPool>;

export interface JobWorker {
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

const concurrency = 2;
/** Besides one connection for each job under way: one that listens, one for cron and one for the queue. */
const connections = concurrency + 3;
const restartMs = 2_000;
const beatMs = 15_000;
/** A worker that was not seen for this long is treated as dead: the library itself would wait four hours. */
export const deadAfterMs = 60_000;

/** graphile-worker's messages are logged at debug level, its errors as errors; their data is left out because it may hold names and addresses. */
const loggerFor = (log: App['log']) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ component: 'jobs' }, message);
    else if (level === 'warning') log.warn({ component: 'jobs' }, message);
    else log.debug({ component: 'jobs' }, message);
  });

const common = (app: App, pgPool: Pool, jobs: readonly AnyJob[]) => ({
  pgPool,
  taskList: taskListOf(app, jobs),
  logger: loggerFor(app.log),
  noHandleSignals: true,
  // Without batches the library does not wait for the statement that ends a job: a database that is away at that moment
  // would end the process by an unhandled rejection.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/** A job that may run again after its process died does so this often. */
const mostDeaths = 3;
const diedWithProcess = 'The process that ran this job ended.';

/**
 * Releases the jobs of dead workers, unless this worker itself was suspended so long that all others seem dead. A job
 * that was running may have killed the process, so it is recorded and waits for an administrator.
 */
export async function beat(app: App, workerId: string, now: number, jobs: readonly AnyJob[] = []): Promise<void> {
  const { db, log } = app;
  const before = await seeWorker(db, workerId, new Date(now));
  if (before === null || now - before.getTime() > deadAfterMs / 2) return;
  const again = new Set(jobs.filter(({ againAfterDeath }) => againAfterDeath).map(({ kind }) => kind));
  const running = await withTransaction(db, async (db) => {
    const found = await jobsOfDeadWorkers(db, new Date(now - deadAfterMs));
    if (found.length === 0) return found;
    const aside = found.filter(({ kind, attempts }) => !again.has(kind) || attempts >= mostDeaths);
    await unlockDeadWorkers(db, [...new Set(found.map(({ worker }) => worker))], {
      aside: aside.map(({ id }) => id),
      reason: diedWithProcess,
      at: new Date(now),
    });
    return found;
  });
  for (const { id, kind, worker } of running) {
    log.warn({ worker, job: id, kind }, 'a worker died in this job');
    await recordCrash(app, {
      part: 'process',
      reason: 'the worker ended during this job',
      work: { kind: 'job', id: String(id), name: kind },
    });
  }
}

export function startJobWorker(app: App, jobs: readonly AnyJob[]): JobWorker {
  const pool = createPool({ url: app.config.directUrl, max: connections, limits: limits.work });
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let workerId: string | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function runUntilItEnds(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id));
    runner = await run({
      ...common(app, pool, jobs),
      parsedCronItems: cronItems(jobs),
      events,
      concurrency,
    });
    if (stopping.signal.aborted) await runner.stop();
    await runner.promise;
  }

  /** Repeated until the database answers, or until the process stops: then another process takes the jobs over after a minute. */
  async function release(): Promise<void> {
    while (workerId !== undefined) {
      const released = await releaseWorker(app.db, workerId).then(
        () => true,
        () => false,
      );
      if (released || stopping.signal.aborted) workerId = undefined;
      else await pause();
    }
  }

  const pause = () => delay(restartMs, undefined, { signal: stopping.signal }).catch(() => {});

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runUntilItEnds().catch((error: unknown) => app.log.error({ err: error }, 'the job worker ended'));
      await release();
      await pause();
    }
  }

  const timer = setInterval(() => {
    if (workerId === undefined) return;
    const id = workerId;
    beating = beat(app, id, app.now(), jobs).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the job worker could not be marked as alive'),
    );
  }, beatMs);
  const supervising = supervise();

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await runner?.stop().catch(() => {});
      await supervising;
      await beating;
      await pool.end();
    },
  };
}

/** The jobs that the clock starts. Errors: throws for a `cron` that the queue cannot parse. */
export const cronItems = (jobs: readonly AnyJob[]) =>
  parseCronItems(
    // A cron job that was due while no process ran is started once: its job key replaces one that is waiting.
    jobs.flatMap(({ kind, cron }) =>
      cron === undefined ? [] : [{ task: kind, match: cron, options: { backfillPeriod: dayMs, jobKey: kind } }],
    ),
  );

/** Runs what is due and returns when nothing more is; for tests and tools. */
export async function runDueJobs(app: App, pool: Pool, jobs: readonly AnyJob[]): Promise<void> {
  await runOnce(common(app, pool, jobs));
}
