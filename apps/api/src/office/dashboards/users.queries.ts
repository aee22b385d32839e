/** SQL of the figures of users, from kept sums (`people/accounts`). Deleted accounts are not counted. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { Days } from './range.ts';

export interface Group {
  readonly key: string;
  readonly total: number;
  readonly registered: number;
}

/**
 * Accounts that signed up until the last day, by role and by province of today, and how many of them within the range, in one
 * pass. Accounts without a province have an empty key.
 */
export async function usersByRoleAndProvince(
  db: Db,
  { from, to }: Days,
): Promise<{ roles: Group[]; provinces: Group[] }> {
  const { rows } = await sql<Group & { ofRole: boolean }>`
    SELECT role IS NOT NULL AS "ofRole", coalesce(role, province_code) AS key, sum(accounts)::int AS total,
      coalesce(sum(accounts) FILTER (WHERE day >= ${from}), 0)::int AS registered
    FROM user_sums WHERE day <= ${to} GROUP BY GROUPING SETS ((role), (province_code)) HAVING sum(accounts) > 0`.execute(
    db,
  );
  const of = (wanted: boolean) => rows.flatMap(({ ofRole, ...group }) => (ofRole === wanted ? [group] : []));
  return { roles: of(true), provinces: of(false) };
}

export const provincesOfToday = (db: Db) =>
  db.selectFrom('provinces').select(['code', 'name', 'name_en as nameEn']).where('version', '=', '2025').execute();

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export async function registeredByDay(db: Db, { from, to }: Days): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(accounts)::int AS count FROM user_sums
    WHERE day BETWEEN ${from} AND ${to} GROUP BY day`.execute(db);
  return rows;
}

export async function signedInByDay(db: Db, { from, to }: Days): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(accounts)::int AS count FROM sign_in_sums
    WHERE day BETWEEN ${from} AND ${to} GROUP BY day`.execute(db);
  return rows;
}

/** Accounts that signed in within the range: each is counted on its first day there, whose day before lies outside. */
export async function countSignedIn(db: Db, { from, to }: Days): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(sum(accounts), 0)::int AS n FROM sign_in_sums
    WHERE day BETWEEN ${from} AND ${to} AND day_before < ${from}`.execute(db);
  return rows[0]!.n;
}

export async function countLocked(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM users WHERE deleted_at IS NULL AND status = 'LOCK'`.execute(db);
  return rows[0]!.n;
}

export interface UsageCount {
  readonly day: string;
  readonly kind: string;
  readonly origin: string;
  readonly count: number;
}

/** Pages opened and tests assigned, by day. */
export async function usageByDay(db: Db, { from, to }: Days): Promise<UsageCount[]> {
  const { rows } = await sql<UsageCount>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, origin, sum(count)::int AS count FROM usage_sums
    WHERE day BETWEEN ${from} AND ${to} GROUP BY day, kind, origin`.execute(db);
  return rows;
}
