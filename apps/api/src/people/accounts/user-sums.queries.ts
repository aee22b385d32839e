/** The kept sums of accounts, by day of sign-up, role and province, and of those who signed in, by day. */
import { sql } from 'kysely';
import { dayInVietnam } from '@vumon/domain';
import type { Db } from '#db';
import type { DataChange } from '#platform/data-changes';
import type { KeptSums } from '#platform/kept-sums';

export const userSums: KeptSums = {
  name: 'users',
  table: 'user_sums',
  keys: ['day', 'role', 'province_code'],
  sums: ['accounts'],
  rows: (from) => sql`
    SELECT day_in_vietnam(created_at) AS day, CASE WHEN is_admin THEN 'ADMIN' ELSE role END AS role,
      coalesce(province_code, '') AS province_code, count(*) AS accounts
    FROM users WHERE deleted_at IS NULL AND NOT sample AND day_in_vietnam(created_at) >= ${from} GROUP BY 1, 2, 3`,
};

/** Days of single accounts are kept as long; their sums stay. */
const keptDays = 60;
const firstKeptDay = (now: number): string => dayInVietnam(now - keptDays * 86_400_000);

export const signInSums: KeptSums = {
  name: 'sign-ins',
  table: 'sign_in_sums',
  keys: ['day', 'day_before'],
  sums: ['accounts'],
  rows: (from) => sql`
    SELECT day, day_before, count(*) AS accounts FROM sign_in_days WHERE day >= ${from} GROUP BY 1, 2`,
  firstDay: firstKeptDay,
};

/**
 * Removes at most `limit` days of single accounts that are no longer kept, and returns how many. The last day of an
 * account stays, since the next one refers to it.
 */
export async function deleteOldSignInDays(db: Db, now: number, limit: number): Promise<number> {
  // The trigger takes the removed days out of the sums; they are added again in the same statement.
  const { rows } = await sql<{ n: number }>`
    WITH gone AS (DELETE FROM sign_in_days WHERE (user_id, day) IN (
        SELECT d.user_id, d.day_before FROM sign_in_days d
        JOIN sign_in_days o ON o.user_id = d.user_id AND o.day = d.day_before
        WHERE d.day_before < ${firstKeptDay(now)} LIMIT ${limit}) RETURNING day, day_before),
      kept AS (INSERT INTO sign_in_sums (day, day_before, accounts) SELECT day, day_before, count(*) FROM gone GROUP BY 1, 2)
    SELECT count(*)::int AS n FROM gone`.execute(db);
  return rows[0]!.n;
}

const accountsOfStep = 500;

/** Days of the sign-ins that were there before their days were noted. */
export const signInDaysChange: DataChange = {
  name: 'accounts.sign-in-days',
  async step({ db }, cursor) {
    if (cursor === null && (await oldestIsNoted(db))) return { changed: 0, next: null };
    const { rows } = await sql<{ n: number; last: string | null }>`
      WITH batch AS (SELECT id FROM users WHERE ${cursor}::uuid IS NULL OR id > ${cursor}::uuid ORDER BY id LIMIT ${accountsOfStep}),
        days AS (SELECT DISTINCT s.user_id, day_in_vietnam(s.at) AS day FROM sign_ins s JOIN batch b ON b.id = s.user_id WHERE s.outcome = 'SIGNED_IN'),
        noted AS (SELECT note_sign_in_day(user_id, day) AS is_new FROM (SELECT * FROM days ORDER BY user_id, day) d)
      SELECT (SELECT count(*)::int FROM noted WHERE is_new) AS n, (SELECT max(id::text) FROM batch) AS last`.execute(
      db,
    );
    const { n, last } = rows[0]!;
    return { changed: n, next: last };
  },
};

async function oldestIsNoted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ noted: boolean }>`
    SELECT EXISTS (SELECT FROM sign_in_days d WHERE d.user_id = s.user_id AND d.day = day_in_vietnam(s.at)) AS noted
    FROM sign_ins s WHERE s.outcome = 'SIGNED_IN' ORDER BY s.at LIMIT 1`.execute(db);
  return rows[0]?.noted ?? true;
}
