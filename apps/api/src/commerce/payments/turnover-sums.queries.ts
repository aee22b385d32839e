/** The kept sums of successful orders, by day of payment, package and method. */
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
