/** SQL of the home page of staff. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Waiting {
  readonly count: number;
  readonly amount: number | null;
  readonly oldestAt: Date | null;
}

/** Paid orders that need a decision. */
export async function ordersInReview(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT count(*)::int AS count, coalesce(sum(total), 0)::float8 AS amount, min(created_at) AS "oldestAt"
    FROM orders WHERE review IS NOT NULL`.execute(db);
  return rows[0]!;
}

/** Jobs that failed in every attempt. */
export async function failedJobs(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT count(*)::int AS count, NULL::float8 AS amount, min(created_at) AS "oldestAt"
    FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL`.execute(db);
  return rows[0]!;
}

export interface DayFigures {
  readonly signedIn: number;
  readonly registered: number;
  readonly revenue: number;
  readonly orders: number;
}

/** Accounts that signed in or were made, and orders that were paid, from one moment until before another. */
export async function figuresBetween(db: Db, from: Date, before: Date): Promise<DayFigures> {
  const { rows } = await sql<DayFigures>`
    SELECT (SELECT count(DISTINCT user_id)::int FROM sign_ins WHERE at >= ${from} AND at < ${before} AND outcome = 'SIGNED_IN') AS "signedIn",
      (SELECT count(*)::int FROM users WHERE deleted_at IS NULL AND NOT sample AND created_at >= ${from} AND created_at < ${before}) AS registered,
      o.revenue, o.orders
    FROM (SELECT coalesce(sum(total), 0)::float8 AS revenue, count(*)::int AS orders FROM orders
      WHERE state = 'SUCCESS' AND paid_at >= ${from} AND paid_at < ${before}) o`.execute(db);
  return rows[0]!;
}

/** Attempts whose time has not ended. */
export async function countRunning(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM attempts WHERE status = 'RUNNING' AND deadline_at > ${now} AND origin <> 'SAMPLE'`.execute(
    db,
  );
  return rows[0]!.n;
}
