/** The kept sums of successful orders, by day of payment, package and method, and of their refunds, by day. */
import { sql } from 'kysely';
import type { KeptSums } from '#platform/kept-sums';

export const turnoverSums: KeptSums = {
  name: 'turnover',
  table: 'turnover_sums',
  keys: ['day', 'item', 'method'],
  sums: ['orders', 'revenue'],
  rows: (from) => sql`
    SELECT day_in_vietnam(paid_at) AS day, coalesce(package_code, 'UNIT_TEST') AS item, method, count(*) AS orders, sum(total) AS revenue
    FROM orders WHERE state = 'SUCCESS' AND paid_at IS NOT NULL AND day_in_vietnam(paid_at) >= ${from} GROUP BY 1, 2, 3`,
};

export const refundSums: KeptSums = {
  name: 'refunds',
  table: 'refund_sums',
  keys: ['day'],
  sums: ['refunds', 'refunded'],
  rows: (from) => sql`
    SELECT day_in_vietnam(l.at) AS day, count(*) AS refunds, -sum(l.amount) AS refunded
    FROM payment_ledger l JOIN orders o ON o.id = l.order_id AND o.state = 'SUCCESS'
    WHERE l.kind = 'REFUNDED' AND day_in_vietnam(l.at) >= ${from} GROUP BY 1`,
};
