/** SQL of the figures of service packages. The free package of learners is not one. */
import { freePackage } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

interface Between {
  readonly from: Date;
  readonly before: Date;
}

export interface CodeCount {
  readonly code: string;
  readonly count: number;
}

/** Packages that accounts were given or bought; those of a school belong to the school. */
export async function packagesBegun(db: Db, { from, before }: Between): Promise<CodeCount[]> {
  const { rows } = await sql<CodeCount>`
    SELECT package_code AS code, count(*)::int AS count FROM memberships
    WHERE created_at >= ${from} AND created_at < ${before} AND package_code <> ${freePackage} GROUP BY package_code`.execute(
    db,
  );
  return rows;
}

/** Accounts with a package in force at a moment. */
export async function packagesAt(db: Db, at: Date): Promise<CodeCount[]> {
  const { rows } = await sql<CodeCount>`
    SELECT package_code AS code, count(*)::int AS count FROM package_periods
    WHERE state = 'RUNS' AND package_code <> ${freePackage} AND starts_at <= ${at} AND ends_at > ${at} GROUP BY package_code`.execute(
    db,
  );
  return rows;
}

export interface DueRow {
  readonly code: string;
  readonly due: number;
  readonly early: number;
  readonly late: number;
}

/**
 * Packages that ended in the range by their time, not by an upgrade, and those that were followed without a gap by
 * another that is no trial: acquired more than a week before the end, or later.
 */
export async function packagesDue(db: Db, { from, before }: Between): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT m.package_code AS code, count(*)::int AS due, count(*) FILTER (WHERE next.early)::int AS early,
      count(*) FILTER (WHERE NOT next.early)::int AS late
    FROM memberships m LEFT JOIN LATERAL (
      SELECT n.created_at < m.ends_at - interval '7 days' AS early FROM memberships n
      WHERE n.user_id = m.user_id AND n.id <> m.id AND n.source <> 'TRIAL' AND n.created_at > m.created_at
        AND n.starts_at <= m.ends_at AND (n.ends_at IS NULL OR n.ends_at > m.ends_at)
      ORDER BY n.created_at LIMIT 1) next ON true
    WHERE m.ends_at >= ${from} AND m.ends_at < ${before} AND m.ended_at IS NULL AND m.replaced_by IS NULL
      AND m.source <> 'TRIAL' AND m.package_code <> ${freePackage} AND m.user_id IS NOT NULL
    GROUP BY m.package_code`.execute(db);
  return rows;
}

/** Trials that ended in the range, and those whose holder has bought a package since the trial began. */
export async function trialsEnded(db: Db, { from, before }: Between): Promise<{ all: number; paid: number }> {
  const { rows } = await sql<{ all: number; paid: number }>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE EXISTS (
      SELECT FROM memberships n WHERE n.user_id = m.user_id AND n.source = 'ORDER' AND n.created_at > m.created_at))::int AS paid
    FROM memberships m WHERE m.source = 'TRIAL' AND m.ends_at >= ${from} AND m.ends_at < ${before}`.execute(db);
  return rows[0]!;
}

/** Packages in force that end before a moment and are not followed by another. */
const ending = (now: Date, { from, before }: Between) => sql`
  package_periods p WHERE p.state = 'RUNS' AND p.package_code <> ${freePackage} AND p.starts_at <= ${now}
    AND p.ends_at >= ${from} AND p.ends_at < ${before} AND p.ends_at > ${now}
    AND NOT EXISTS (SELECT FROM package_periods n WHERE n.user_id = p.user_id AND n.starts_at = p.ends_at AND n.state = 'RUNS'
      AND n.package_code <> ${freePackage})`;

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
