/** The kept sums of the periods in force, by day and package: how many began and ended. */
import { dayInVietnam, freePackage, midnightInVietnam } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { KeptSums } from '#platform/kept-sums';

const counted = sql`package_periods WHERE state = 'RUNS' AND package_code <> ${freePackage}`;

export const periodSums: KeptSums = {
  name: 'periods',
  table: 'period_sums',
  keys: ['day', 'package_code'],
  sums: ['started', 'ended'],
  rows: (from) => sql`
    SELECT day, package_code, sum(started) AS started, sum(ended) AS ended
    FROM (
      SELECT day_in_vietnam(starts_at - interval '1 microsecond') AS day, package_code, 1 AS started, 0 AS ended FROM ${counted}
      UNION ALL
      SELECT day_in_vietnam(ends_at - interval '1 microsecond'), package_code, 0, 1 FROM ${counted}) facts
    WHERE day >= ${from} GROUP BY day, package_code`,
};

/** Accounts by the package that is in force at a moment: the sums of the days before, and what has begun and ended since. */
export async function packagesAt(db: Db, at: Date): Promise<{ code: string; count: number }[]> {
  const day = dayInVietnam(at.getTime());
  const midnight = new Date(midnightInVietnam(day));
  const { rows } = await sql<{ code: string; count: number }>`
    SELECT code, sum(n)::int AS count
    FROM (
      SELECT package_code AS code, sum(started - ended) AS n FROM period_sums WHERE day < ${day} GROUP BY package_code
      UNION ALL
      SELECT package_code, count(*) FROM ${counted} AND starts_at > ${midnight} AND starts_at <= ${at} GROUP BY package_code
      UNION ALL
      SELECT package_code, -count(*) FROM ${counted} AND ends_at > ${midnight} AND ends_at <= ${at} GROUP BY package_code) parts
    GROUP BY code HAVING sum(n) <> 0`.execute(db);
  return rows;
}
