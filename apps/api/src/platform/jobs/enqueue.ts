/** Adding jobs, inside the transaction that they belong to. */
import { randomUUID } from 'node:crypto';
import type { Db } from '#db';
import type { App } from '../http/context.ts';
import type { Job } from './job.ts';
import { addedJobRow, addJob, type NewJob } from './queue.queries.ts';
import { insertRun, setJobOfRun } from './runs.queries.ts';

const defaultAttempts = 8;

export interface EnqueueOptions {
  /** Not before this moment; at once without it. */
  readonly runAt?: Date;
  /** A job with the same key that has not begun is replaced. */
  readonly key?: string;
}

/** The stored payload of a job. */
export interface Envelope {
  /** The same for every attempt of the job; stored with the job's effect, so that it happens once. */
  readonly effect: string;
  readonly runId?: string;
  readonly data: unknown;
}

const newJob = (job: Job<never>, envelope: Envelope, { runAt, key }: EnqueueOptions): NewJob => ({
  kind: job.kind,
  payload: envelope,
  maxAttempts: job.maxAttempts ?? defaultAttempts,
  runAt: runAt ?? null,
  key: key ?? null,
});

const add = (db: Db, job: Job<never>, envelope: Envelope, options: EnqueueOptions): Promise<number> =>
  addJob(db, newJob(job, envelope, options));

/** Enqueues a job that runs at once by being part of a FROM, for statements that must not become two. */
export const enqueuedWithin = <Payload>(job: Job<Payload>, data: NoInfer<Payload>) =>
  addedJobRow(newJob(job as Job<never>, { effect: randomUUID(), data }, {}));

/** The job exists once the transaction `db` is committed, and never when it is rolled back. */
export async function enqueue<Payload>(
  { db }: { readonly db: Db },
  job: Job<Payload>,
  data: NoInfer<Payload>,
  options: EnqueueOptions = {},
): Promise<void> {
  await add(db, job as Job<never>, { effect: randomUUID(), data }, options);
}

export interface RunOwner {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
  readonly actor: { readonly userId: string };
}

/** Enqueues a job whose progress its owner follows by the returned id: `GET /jobs/{id}`. */
export async function enqueueRun<Payload>(
  { app, db, now, actor }: RunOwner,
  job: Job<Payload>,
  data: NoInfer<Payload>,
  options: EnqueueOptions = {},
): Promise<string> {
  const runId = app.newId();
  await insertRun(db, { id: runId, ownerId: actor.userId, kind: job.kind, createdAt: new Date(now) });
  await setJobOfRun(db, runId, await add(db, job as Job<never>, { effect: randomUUID(), runId, data }, options));
  return runId;
}
