/** A job as graphile-worker runs it: the payload checked, the effect once, the run kept up to date. */
import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { withTransaction } from '#db';
import type { App } from '../http/context.ts';
import { ChildEnded } from '../native/limits.ts';
import { during, ended, type Work } from '../native/under-way.ts';
import { recordCrash } from './crashes/crashes.service.ts';
import { JobCancelled, type AnyJob, type JobContext } from './job.ts';
import { setRunningJobAside } from './queue.queries.ts';
import { beginRun, endRun, markEffect, queueRunAgain, setProgress } from './runs.queries.ts';

const envelope = z.union([
  z.object({ effect: z.string(), runId: z.string().optional(), data: z.unknown() }),
  // The payload of a cron job holds only the minute it was started for.
  z
    .object({ _cron: z.object({ ts: z.string() }) })
    .transform(({ _cron }) => ({ effect: `cron ${_cron.ts}`, runId: undefined, data: {} as unknown })),
]);

function taskOf(app: App, job: AnyJob): Task {
  return async (message, helpers) => {
    const { effect, runId, data } = envelope.parse(message);
    const payload = job.payload.parse(data);
    const { background: db } = app;
    if (runId !== undefined && !(await beginRun(db, runId, new Date(app.now())))) return;
    const work: Work = { kind: 'job', id: String(helpers.job.id), name: job.kind };
    try {
      const result = await during({ work, record: (crash) => void recordCrash(app, crash) }, () =>
        job.run(contextOf(app, helpers, { id: effect, kind: job.kind, runId }), payload as never),
      );
      if (runId !== undefined) await endRun(db, runId, { state: 'DONE', result, at: new Date(app.now()) });
    } catch (error) {
      if (error instanceof JobCancelled) return;
      if (error instanceof ChildEnded) return setAside(app, helpers, { kind: job.kind, message, runId, error });
      if (runId !== undefined) await noteFailure(app, helpers, runId);
      throw error;
    } finally {
      ended(work);
    }
  };
}

/** A job that ended the process of its native code would do so again: it waits for an administrator. */
async function setAside(
  app: App,
  { job: { attempts, key } }: JobHelpers,
  failed: { kind: string; message: unknown; runId: string | undefined; error: ChildEnded },
): Promise<void> {
  const { kind, message: payload, runId, error } = failed;
  app.log.error({ err: error, kind }, 'a job is not tried again');
  await withTransaction(app.background, (db) =>
    setRunningJobAside(db, { kind, payload, key, attempts, runId }, { reason: error.message, at: new Date(app.now()) }),
  );
}

async function noteFailure(app: App, { job }: JobHelpers, runId: string): Promise<void> {
  if (job.attempts < job.max_attempts) await queueRunAgain(app.background, runId);
  else await endRun(app.background, runId, { state: 'FAILED', result: undefined, at: new Date(app.now()) });
}

function contextOf(
  app: App,
  { job, abortSignal }: JobHelpers,
  { id, kind, runId }: { id: string; kind: string; runId: string | undefined },
): JobContext {
  const { background: db, log } = app;
  const now = app.now();
  return {
    app,
    db,
    log,
    id,
    runId,
    now,
    attempt: job.attempts,
    signal: abortSignal!,
    once: (work) =>
      withTransaction(db, async (db) => {
        if (!(await markEffect(db, `${kind} ${id}`, new Date(now)))) return;
        const result = await work(db);
        if (runId === undefined) return;
        const ended = await endRun(db, runId, { state: 'DONE', result, at: new Date(app.now()) });
        if (!ended) throw new JobCancelled();
      }),
    async progress(done, total) {
      if (runId !== undefined && !(await setProgress(db, runId, { done, total }))) throw new JobCancelled();
    },
  };
}

export const taskListOf = (app: App, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.kind, taskOf(app, job)]));
