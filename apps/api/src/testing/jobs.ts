/** Jobs in tests: run at once by the test's own clock, without a worker that polls. */
import { sql } from 'kysely';
import { eventsJobs } from '#platform/events';
import { runDueJobs, type AnyJob } from '#platform/jobs';
import { jobs as productJobs } from '../jobs.ts';
import type { TestApp, TestUser } from './app.ts';

const queued = async (t: TestApp) =>
  (
    await sql<{ id: number; attempts: number; wait: number }>`
      SELECT id, attempts::int AS attempts, extract(epoch FROM run_at - now())::float8 * 1000 AS wait
      FROM graphile_worker.jobs WHERE attempts < max_attempts AND locked_at IS NULL`.execute(t.db)
  ).rows;

const plan = (t: TestApp, ids: readonly number[], at: Date | null) =>
  sql`SELECT graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => coalesce(${at}::timestamptz, now()))`.execute(
    t.db,
  );

/**
 * Runs every job that is due by the test's clock, including those that these jobs add. The queue uses the database's
 * clock: jobs that are due by the test's clock are rescheduled to now, and retries are planned by the test's clock.
 */
export async function runJobs(t: TestApp, jobs: readonly AnyJob[] = productJobs): Promise<void> {
  const ahead = t.now() - Date.now();
  const before = await queued(t);
  await plan(
    t,
    before.filter(({ wait }) => wait <= ahead).map(({ id }) => id),
    null,
  );
  await runDueJobs(t.app, t.database.pool, jobs);
  const attempts = new Map(before.map((job) => [job.id, job.attempts]));
  for (const job of await queued(t))
    if (job.attempts > (attempts.get(job.id) ?? 0)) await plan(t, [job.id], new Date(t.now() + job.wait));
}

/** What listeners do about the events so far, such as their notices; not the jobs that they add, such as mails. */
export const deliverEvents = (t: TestApp): Promise<void> => runJobs(t, eventsJobs);

/** A user's newest notices, those of events that nobody has delivered yet included. */
export async function noticesFor(t: TestApp, user: TestUser) {
  await deliverEvents(t);
  return t.as(user).call('GET /notices', { query: {} });
}
