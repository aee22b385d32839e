/** The queue of graphile-worker by its SQL functions and its view `jobs`; its private tables are not touched. */
import { fold } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';

export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  readonly maxAttempts: number;
  /** Null: at once. */
  readonly runAt: Date | null;
  /** A job with the same key that has not begun is replaced. */
  readonly key: string | null;
}

/** Adds a job within another statement, as part of its FROM; its row has the column `id`. */
export const addedJobRow = ({ kind, payload, maxAttempts, runAt, key }: NewJob) => sql`
  graphile_worker.add_job(identifier => ${kind}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}, job_key => ${key})`;

/** The id of the job; it exists once the caller's transaction is committed. */
export async function addJob(db: Db, job: NewJob): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${addedJobRow(job)}`.execute(db);
  return rows[0]!.id;
}

/** Whether a job of this key waits, runs, or has failed in every attempt. */
export async function isQueued(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs WHERE key = ${key}`.execute(db);
  return rows.length > 0;
}

export interface FailedJobRow {
  readonly id: number;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
}

const failed = sql`attempts >= max_attempts AND locked_at IS NULL`;

export interface FailedJobsAsked {
  readonly search?: string | undefined;
  readonly kind?: string | undefined;
  readonly sort: 'created' | 'kind' | 'attempts';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const failedOrder = { created: sql`id`, kind: sql`task_identifier`, attempts: sql`attempts` } as const;

/** Jobs that are not tried again by themselves. The search looks into their last error. */
export async function failedJobs(
  db: Db,
  { search, kind: only, sort, direction, page, size }: FailedJobsAsked,
): Promise<{ rows: FailedJobRow[]; total: number }> {
  const kind = only ?? null;
  const like = search ? likePattern(fold(search)) : null;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const from = sql`graphile_worker.jobs WHERE ${failed} AND (${kind}::text IS NULL OR task_identifier = ${kind})
    AND (${like}::text IS NULL OR fold(last_error) LIKE ${like})`;
  const { rows } = await sql<FailedJobRow>`
    SELECT id, task_identifier AS kind, attempts::int AS attempts, left(last_error, 1000) AS error, created_at AS "createdAt"
    FROM ${from} ORDER BY ${failedOrder[sort]} ${way}, id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function failedKinds(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    SELECT task_identifier AS kind, count(*)::int AS count FROM graphile_worker.jobs WHERE ${failed}
    GROUP BY task_identifier ORDER BY task_identifier`.execute(db);
  return rows;
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM graphile_worker.jobs WHERE ${failed}`.execute(db);
  return rows[0]!.total;
}

/** Jobs that are due and have not begun, and for how many seconds the oldest of them has been due. */
export async function dueJobs(db: Db): Promise<{ readonly count: number; readonly seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(run_at)), 0)::int AS seconds
    FROM graphile_worker.jobs WHERE attempts < max_attempts AND locked_at IS NULL AND run_at <= now()`.execute(db);
  return rows[0]!;
}

/** Which of the jobs are not tried again by themselves. */
export async function failedAmong(db: Db, ids: readonly number[]): Promise<{ id: number; kind: string }[]> {
  const { rows } = await sql<{ id: number; kind: string }>`
    SELECT id, task_identifier AS kind FROM graphile_worker.jobs WHERE id = ANY (${[...ids]}::bigint[]) AND ${failed}`.execute(
    db,
  );
  return rows;
}

export async function retryJobs(db: Db, ids: readonly number[]): Promise<void> {
  await sql`SELECT graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => now(), attempts => 0)`.execute(db);
}

export async function discardJobs(db: Db, ids: readonly number[]): Promise<void> {
  await sql`SELECT graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(db);
}

/** Records that this worker was seen at `at`; returns when it was seen before, or null. */
export async function seeWorker(db: Db, id: string, at: Date): Promise<Date | null> {
  const before = await db.selectFrom('job_workers').select('seen_at').where('id', '=', id).executeTakeFirst();
  await db
    .insertInto('job_workers')
    .values({ id, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
    .execute();
  return before?.seen_at ?? null;
}

/** A job that waits for an administrator instead of being tried again. */
async function setAside(db: Db, ids: readonly number[], reason: string): Promise<void> {
  // Its attempts so far are the most, so that the list shows how often it was tried.
  await sql`SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts => attempts::int, max_attempts => greatest(attempts, 1)::int)
    FROM graphile_worker.jobs WHERE id = ANY (${[...ids]}::bigint[])`.execute(db);
  await sql`SELECT graphile_worker.permanently_fail_jobs(${[...ids]}::bigint[], ${reason})`.execute(db);
}

/**
 * Stores a copy of the running job as failed, with its key and its run; the caller then lets the job itself end. The
 * library has no way to fail a running job for good.
 */
export async function setRunningJobAside(
  db: Db,
  {
    kind,
    payload,
    key,
    attempts,
    runId,
  }: Pick<NewJob, 'kind' | 'payload' | 'key'> & {
    readonly attempts: number;
    readonly runId: string | undefined;
  },
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const id = await addJob(db, { kind, payload, maxAttempts: attempts, runAt: at, key });
  await sql`SELECT graphile_worker.permanently_fail_jobs(ARRAY[${id}]::bigint[], ${reason})`.execute(db);
  if (runId !== undefined)
    await sql`UPDATE job_runs SET job_id = ${id}, state = 'FAILED', finished_at = ${at}
      WHERE id = ${runId} AND state = 'RUNNING'`.execute(db);
}

export interface AbandonedJob {
  readonly id: number;
  readonly kind: string;
  readonly attempts: number;
  readonly worker: string;
}

/**
 * The running jobs of workers that were not seen since `before`. Jobs that began since then are left alone, because a
 * worker that has just started is not recorded yet.
 */
export async function jobsOfDeadWorkers(db: Db, before: Date): Promise<AbandonedJob[]> {
  await db.deleteFrom('job_workers').where('seen_at', '<', before).execute();
  const { rows } = await sql<AbandonedJob>`
    SELECT id, task_identifier AS kind, attempts::int AS attempts, locked_by AS worker FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL AND locked_at < ${before} AND NOT EXISTS (SELECT 1 FROM job_workers w WHERE w.id = locked_by)`.execute(
    db,
  );
  return rows;
}

/** Releases the jobs of these workers: those in `aside` wait for an administrator, the others are run again. */
export async function unlockDeadWorkers(
  db: Db,
  workers: readonly string[],
  { aside, reason, at }: { readonly aside: readonly number[]; readonly reason: string; readonly at: Date },
): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(${[...workers]}::text[])`.execute(db);
  await setAside(db, aside, reason);
  // A worker that died could not mark the runs of its jobs as failed.
  await sql`UPDATE job_runs r SET state = 'FAILED', finished_at = ${at} FROM graphile_worker.jobs j
    WHERE j.id = r.job_id AND r.state = 'RUNNING' AND j.attempts >= j.max_attempts AND j.locked_at IS NULL`.execute(db);
}

/** Releases the unfinished jobs of a worker that has ended. */
export async function releaseWorker(db: Db, id: string): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(${[id]}::text[])`.execute(db);
  await db.deleteFrom('job_workers').where('id', '=', id).execute();
}
