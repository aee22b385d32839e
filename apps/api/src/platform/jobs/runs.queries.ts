/** SQL of runs that a user can follow, and of the records of committed job effects. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { JobRunState } from '@vumon/domain';

export interface JobRunRow {
  readonly id: string;
  readonly kind: string;
  readonly state: JobRunState;
  readonly done: number;
  readonly total: number | null;
  readonly result: unknown;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export async function insertRun(
  db: Db,
  run: { id: string; ownerId: string; kind: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ id: run.id, owner_id: run.ownerId, kind: run.kind, created_at: run.createdAt })
    .execute();
}

export async function setJobOfRun(db: Db, runId: string, jobId: number): Promise<void> {
  await db.updateTable('job_runs').set({ job_id: jobId }).where('id', '=', runId).execute();
}

export async function findOptionalRun(db: Db, ownerId: string, id: string): Promise<JobRunRow | undefined> {
  return (await db
    .selectFrom('job_runs')
    .select(['id', 'kind', 'state', 'done', 'total', 'result', 'created_at as createdAt', 'finished_at as finishedAt'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()) as JobRunRow | undefined;
}

/** Does not change a run that has ended. */
export async function cancelRun(db: Db, ownerId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ state: 'CANCELLED', finished_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .execute();
}

/** False when the run was cancelled, or ended in an earlier attempt. */
export async function beginRun(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ state: 'RUNNING', started_at: sql`coalesce(started_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the run was cancelled. */
export async function setProgress(
  db: Db,
  id: string,
  { done, total }: { done: number; total: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ done, ...(total !== undefined && { total }) })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the run was cancelled, or has ended in another way. */
export async function endRun(
  db: Db,
  id: string,
  { state, result, at }: { state: 'DONE' | 'FAILED'; result: unknown; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ state, finished_at: at, result: result === undefined ? null : JSON.stringify(result) })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next attempt begins from the start. */
export async function queueRunAgain(db: Db, id: string): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ state: 'QUEUED', done: 0 })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

export async function queueFailedRuns(db: Db, jobIds: readonly number[]): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ state: 'QUEUED', done: 0, finished_at: null })
    .where('job_id', 'in', [...jobIds])
    .where('state', '=', 'FAILED')
    .execute();
}

/** False when the effect of the key is committed already. Waits for a transaction that is about to commit it. */
export async function markEffect(db: Db, key: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job_effects')
    .values({ key, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes ended runs and records of effects from before a moment. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('job_runs').where('finished_at', '<', before).execute();
  await db.deleteFrom('job_effects').where('at', '<', before).execute();
}
