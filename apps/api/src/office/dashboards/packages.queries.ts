/** SQL of the figures of service packages. The free package of learners is not one. */
import { freePackage } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { Days } from './range.ts';

interface Between {
  readonly from: Date;
  readonly before: Date;
}

export interface PackageSum {
  readonly code: string;
  /** Given or bought; those of a school belong to the school. */
  readonly given: number;
  /** Ended by their time, not by an upgrade. */
  readonly due: number;
  /** Followed without a gap by another that is no trial: acquired more than a week before the end, or later. */
  readonly early: number;
  readonly late: number;
  /** Trials that ended, and those whose holder has bought a package since the trial began. */
  readonly trials: number;
  readonly paid: number;
}

/** What the kept sums of memberships hold for a range of days. */
export async function sumsOfPackages(db: Db, { from, to }: Days): Promise<PackageSum[]> {
  const { rows } = await sql<PackageSum>`
    SELECT package_code AS code, sum(given)::int AS given, sum(due)::int AS due, sum(early)::int AS early, sum(late)::int AS late,
      sum(trials)::int AS trials, sum(paid)::int AS paid
    FROM package_sums WHERE day BETWEEN ${from} AND ${to} GROUP BY package_code`.execute(db);
  return rows;
}

/**
 * Packages in force that end before a moment and are not followed by another. The next one is looked up for each: with
 * NOT EXISTS the whole table was read to find the next ones of a twelfth of it.
 */
const ending = (now: Date, { from, before }: Between) => sql`
  package_periods p WHERE p.state = 'RUNS' AND p.package_code <> ${freePackage} AND p.starts_at <= ${now}
    AND p.ends_at >= ${from} AND p.ends_at < ${before} AND p.ends_at > ${now}
    AND (SELECT n.user_id FROM package_periods n WHERE n.user_id = p.user_id AND n.starts_at = p.ends_at AND n.state = 'RUNS'
      AND n.package_code <> ${freePackage}) IS NULL`;

/** By package and number of days until the end. */
export async function endingPackages(
  db: Db,
  now: Date,
  before: Date,
): Promise<{ code: string; days: number; count: number }[]> {
  const days = sql`floor(extract(epoch FROM p.ends_at - ${now}::timestamptz) / 86400)::int`;
  const { rows } = await sql<{ code: string; days: number; count: number }>`
    SELECT p.package_code AS code, ${days} AS days, count(*)::int AS count FROM ${ending(now, { from: now, before })}
    GROUP BY p.package_code, 2`.execute(db);
  return rows;
}

export interface EndingRow {
  readonly id: string;
  readonly fullName: string;
  readonly contact: string | null;
  readonly packageCode: string;
  readonly endsAt: Date;
}

export async function listEnding(
  db: Db,
  now: Date,
  between: Between,
  { page, size }: { page: number; size: number },
): Promise<{ rows: EndingRow[]; total: number }> {
  const { rows } = await sql<EndingRow>`
    SELECT u.id, u.full_name AS "fullName", coalesce(u.email, u.phone) AS contact, e.package_code AS "packageCode", e.ends_at AS "endsAt"
    FROM (SELECT p.* FROM ${ending(now, between)} ORDER BY p.ends_at, p.user_id LIMIT ${size} OFFSET ${page * size}) e
    JOIN users u ON u.id = e.user_id ORDER BY e.ends_at, e.user_id`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM ${ending(now, between)} LIMIT 10000) found`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
