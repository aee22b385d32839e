/** Runs as their owner follows them, the list of failed jobs for administrators, and the deletion of old runs. */
import { AppError } from '@vumon/domain';
import type { FailedJob, JobRun } from '@vumon/contract';
import { z } from 'zod';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { dayMs, iso, isoOrNull } from '../clock.ts';
import type { SignedInContext } from '../http/context.ts';
import { deleteOldCrashes } from './crashes/crashes.queries.ts';
import { defineJob } from './job.ts';
import { discardJobs, failedAmong, failedJobs, retryJobs, type FailedJobsAsked } from './queue.queries.ts';
import { cancelRun, deleteOldRuns, findOptionalRun, queueFailedRuns } from './runs.queries.ts';

/** Errors: NOT_FOUND, also for the runs of other users. */
export async function getRun({ db, actor }: SignedInContext, id: string): Promise<JobRun> {
  const row = await findOptionalRun(db, actor.userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, createdAt: iso(row.createdAt), finishedAt: isoOrNull(row.finishedAt) };
}

/** A running job ends at its next report of progress. Errors: NOT_FOUND. */
export async function cancel(context: SignedInContext, id: string): Promise<JobRun> {
  const { db, actor, now } = context;
  await cancelRun(db, actor.userId, id, new Date(now));
  return getRun(context, id);
}

export async function listFailed({ db }: SignedInContext, asked: FailedJobsAsked) {
  const { rows, total } = await failedJobs(db, asked);
  const items: FailedJob[] = rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
  return { items, page: { page: asked.page, size: asked.size, total } };
}

async function eachFailed(
  { db, actor, now }: SignedInContext,
  ids: readonly number[],
  action: 'job-retried' | 'job-discarded',
): Promise<{ changed: number }> {
  return withTransaction(db, async (db) => {
    const jobs = await failedAmong(db, ids);
    const found = jobs.map(({ id }) => id);
    if (found.length === 0) return { changed: 0 };
    if (action === 'job-retried') {
      await queueFailedRuns(db, found);
      await retryJobs(db, found);
    } else await discardJobs(db, found);
    for (const { id, kind } of jobs)
      await audit(db, { at: now, actorId: actor.userId, action, kind: 'job', id: String(id), details: { name: kind } });
    return { changed: found.length };
  });
}

export const retryFailed = (context: SignedInContext, ids: readonly number[]) =>
  eachFailed(context, ids, 'job-retried');
export const discardFailed = (context: SignedInContext, ids: readonly number[]) =>
  eachFailed(context, ids, 'job-discarded');

const daysKept = 90;

export const deleteOldRunsJob = defineJob({
  kind: 'jobs.delete-old-runs',
  cron: '27 3 * * *',
  payload: z.object({}),
  async run({ db, now }) {
    const before = new Date(now - daysKept * dayMs);
    await deleteOldRuns(db, before);
    await deleteOldCrashes(db, before);
  },
});
