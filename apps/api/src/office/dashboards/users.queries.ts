/** SQL of the figures of users. Deleted accounts are not counted. */
import { sql } from 'kysely';
import type { Db } from '#db';

interface Between {
  readonly from: Date;
  readonly before: Date;
}

export interface Group {
  readonly key: string | null;
  readonly total: number;
  readonly registered: number;
}

const within = ({ from, before }: Between) => sql`created_at >= ${from} AND created_at < ${before}`;

/** Accounts that existed before the end of the range, by role. */
export async function usersByRole(db: Db, between: Between): Promise<Group[]> {
  const { rows } = await sql<Group>`
    SELECT key, sum(total)::int AS total, sum(registered)::int AS registered FROM (
      SELECT role AS key, count(*) AS total, count(*) FILTER (WHERE ${within(between)}) AS registered
      FROM users WHERE deleted_at IS NULL AND created_at < ${between.before} GROUP BY role
      UNION ALL
      -- The role of an administrator is not ADMIN in the row: those few are moved.
      SELECT moved.key, moved.sign * count(*), moved.sign * count(*) FILTER (WHERE ${within(between)})
      FROM users CROSS JOIN LATERAL (VALUES ('ADMIN', 1), (role, -1)) moved (key, sign)
      WHERE deleted_at IS NULL AND is_admin AND created_at < ${between.before} GROUP BY moved.key, moved.sign
    ) counted GROUP BY key HAVING sum(total) > 0`.execute(db);
  return rows;
}

/** By province of today; the rest of the accounts state none. */
export async function usersByProvince(db: Db, between: Between): Promise<Group[]> {
  const { rows } = await sql<Group>`
    SELECT province_code AS key, count(*)::int AS total, count(*) FILTER (WHERE ${within(between)})::int AS registered
    FROM users WHERE deleted_at IS NULL AND province_code IS NOT NULL AND created_at < ${between.before} GROUP BY province_code`.execute(
    db,
  );
  return rows;
}

export const provincesOfToday = (db: Db) =>
  db.selectFrom('provinces').select(['code', 'name', 'name_en as nameEn']).where('version', '=', '2025').execute();

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

const dayOf = (column: 'created_at' | 'at') => sql`(${sql.ref(column)} AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;

export async function registeredByDay(db: Db, between: Between): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT to_char(${dayOf('created_at')}, 'YYYY-MM-DD') AS day, count(*)::int AS count FROM users
    WHERE deleted_at IS NULL AND ${within(between)} GROUP BY ${dayOf('created_at')}`.execute(db);
  return rows;
}

/**
 * Accounts that signed in, by day. Each day is counted from its own stretch of the index, so that the accounts of one day,
 * not those of the whole range, have to fit into memory.
 */
export async function signedInByDay(db: Db, { from, before }: Between): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT to_char(d.start AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') AS day, came.n AS count
    FROM generate_series(${from}::timestamptz, ${before}::timestamptz - interval '1 second', interval '24 hours') d (start)
    CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM (
      SELECT FROM sign_ins WHERE outcome = 'SIGNED_IN' AND at >= d.start AND at < d.start + interval '24 hours' GROUP BY user_id) one) came`.execute(
    db,
  );
  return rows;
}

export async function countSignedIn(db: Db, { from, before }: Between): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (
      SELECT DISTINCT user_id FROM sign_ins WHERE outcome = 'SIGNED_IN' AND at >= ${from} AND at < ${before}) came`.execute(
    db,
  );
  return rows[0]!.n;
}

export async function countLocked(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM users WHERE deleted_at IS NULL AND status = 'LOCK'`.execute(db);
  return rows[0]!.n;
}
