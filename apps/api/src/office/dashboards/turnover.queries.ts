/**
 * SQL of the turnover. Successful orders are kept as sums by the day of their payment (`commerce/payments`), and their
 * refunds, which are entries of the ledger with moments of their own, by the day of the refund.
 */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { Days } from './range.ts';

interface Between {
  readonly from: Date;
  readonly before: Date;
}

export interface TurnoverRow {
  /** One of the three is set: the sums of that day, package or method. */
  readonly day: string | null;
  readonly item: string | null;
  readonly method: string | null;
  readonly orders: number;
  readonly revenue: number;
}

/** What `item` is for a test that is sold alone. */
export const singleTest = 'UNIT_TEST';

/** Sums by day, by package and by method, in one pass over the kept sums. */
export async function turnoverOf(db: Db, { from, to }: Days): Promise<TurnoverRow[]> {
  const { rows } = await sql<TurnoverRow>`
    SELECT * FROM (
      SELECT to_char(day, 'YYYY-MM-DD') AS day, item, method, sum(orders)::int AS orders, sum(revenue)::float8 AS revenue
      FROM turnover_sums WHERE day BETWEEN ${from} AND ${to} GROUP BY GROUPING SETS ((day), (item), (method))) s
    WHERE orders <> 0 OR revenue <> 0`.execute(db);
  return rows;
}

export interface DaySum {
  readonly day: string;
  readonly orders: number;
  readonly revenue: number;
}

export async function turnoverByDay(db: Db, { from, to }: Days): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(orders)::int AS orders, sum(revenue)::float8 AS revenue
    FROM turnover_sums WHERE day BETWEEN ${from} AND ${to} GROUP BY day`.execute(db);
  return rows;
}

/** Refunds that the gateway has confirmed, of orders that count as turnover. */
const refunds = ({ from, before }: Between) => sql`
  payment_ledger l JOIN orders o ON o.id = l.order_id AND o.state = 'SUCCESS'
  WHERE l.kind = 'REFUNDED' AND l.at >= ${from} AND l.at < ${before}`;

export async function sumRefunds(db: Db, { from, to }: Days): Promise<{ refunds: number; refunded: number }> {
  const { rows } = await sql<{ refunds: number; refunded: number }>`
    SELECT coalesce(sum(refunds), 0)::int AS refunds, coalesce(sum(refunded), 0)::float8 AS refunded
    FROM refund_sums WHERE day BETWEEN ${from} AND ${to}`.execute(db);
  return rows[0]!;
}

export interface RefundRow {
  readonly at: Date;
  readonly reference: string;
  readonly amount: number;
  readonly reason: string | null;
}

export async function listRefunds(db: Db, between: Between, limit: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    SELECT l.at, o.reference, -l.amount AS amount, l.reason FROM ${refunds(between)} ORDER BY l.at, l.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Orders made in a range of days that brought no money. */
export async function unpaidOrders(
  db: Db,
  { from, before }: Between,
): Promise<{ review: number; cancelled: number; failed: number }> {
  const made = sql`created_at >= ${from} AND created_at < ${before}`;
  const { rows } = await sql<{ review: number; cancelled: number; failed: number }>`
    SELECT (SELECT count(*)::int FROM orders WHERE review IS NOT NULL AND ${made}) AS review,
      (SELECT count(*)::int FROM orders WHERE state = 'CANCEL' AND ${made}) AS cancelled,
      (SELECT count(*)::int FROM orders WHERE state = 'FAIL' AND ${made}) AS failed`.execute(db);
  return rows[0]!;
}

export interface Named {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

export const packageNames = (db: Db): Promise<Named[]> =>
  db.selectFrom('packages').select(['code', 'name', 'name_en as nameEn']).orderBy('rank').execute();
