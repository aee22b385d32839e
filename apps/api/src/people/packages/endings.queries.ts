/** SQL of packages that end: when a period of an account's package is followed by a period without one. */
import type { PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Ending {
  readonly userId: string;
  readonly packageCode: PackageCode;
  readonly endsAt: Date;
  readonly days: number;
}

/**
 * Marks and returns endings whose account has not been notified yet for the current number of days: the last of 7, 3, 1
 * and 0 days before the end that has been reached. Packages that ended more than a day ago are left out.
 */
export async function takeEndings(db: Db, now: Date, limit: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    WITH due AS (
      SELECT p.user_id, p.package_code, p.starts_at AS ends_at,
        CASE WHEN p.starts_at <= ${now} THEN 0 WHEN p.starts_at <= ${now}::timestamptz + interval '1 day' THEN 1
          WHEN p.starts_at <= ${now}::timestamptz + interval '3 days' THEN 3 ELSE 7 END AS days
      FROM package_periods p JOIN package_periods before ON before.user_id = p.user_id AND before.ends_at = p.starts_at AND before.state = 'RUNS'
      JOIN users u ON u.id = p.user_id AND u.status <> 'LOCK'
      WHERE p.state = 'OVER' AND p.starts_at > ${now}::timestamptz - interval '1 day' AND p.starts_at <= ${now}::timestamptz + interval '7 days'
    ), next AS (
      SELECT d.* FROM due d WHERE NOT EXISTS (
        SELECT FROM package_reminders r WHERE r.user_id = d.user_id AND r.ends_at = d.ends_at AND r.days = d.days)
      ORDER BY d.ends_at, d.user_id LIMIT ${limit}
    ), told AS (
      INSERT INTO package_reminders (user_id, ends_at, days, told_at) SELECT user_id, ends_at, days, ${now} FROM next
      ON CONFLICT DO NOTHING RETURNING user_id, ends_at, days
    )
    SELECT n.user_id AS "userId", n.package_code AS "packageCode", n.ends_at AS "endsAt", n.days
    FROM next n JOIN told USING (user_id, ends_at, days) ORDER BY n.ends_at, n.user_id`.execute(db);
  return rows;
}
