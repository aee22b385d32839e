/** Memberships: every package that a user was given, and the one that is in force. */
import { packageCatalogue, type MembershipSource, type PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

const inOrder = Object.keys(packageCatalogue);

/** Neither over nor used up. */
const runs = (table: string, now: Date) => sql<boolean>`((${sql.ref(`${table}.ends_at`)} IS NULL OR ${sql.ref(`${table}.ends_at`)} > ${now}) AND ${sql.ref(`${table}.uses_left`)} IS DISTINCT FROM 0)`;

/**
 * The package in force of user `u`, as a lateral join `m`: the highest of those that run, else the one that ended last.
 * Its end is that of its renewals.
 */
export const membershipInForce = (now: Date) => sql`
  LEFT JOIN LATERAL (
    SELECT o.package_code, o.starts_at, o.uses_total, o.uses_left, (
        SELECT CASE WHEN bool_or(later.ends_at IS NULL) THEN NULL ELSE max(later.ends_at) END
        FROM memberships later WHERE later.user_id = u.id AND later.package_code = o.package_code AND (later.id = o.id OR later.starts_at > o.starts_at)
      ) AS ends_at
    FROM memberships o
    WHERE o.user_id = u.id AND o.starts_at <= ${now}
    ORDER BY ${runs('o', now)} DESC, CASE WHEN ${runs('o', now)} THEN array_position(${inOrder}::text[], o.package_code) END DESC NULLS LAST,
      o.ends_at DESC NULLS LAST, o.starts_at DESC, o.id DESC
    LIMIT 1
  ) m ON true`;

export interface RunningMembership {
  readonly packageCode: PackageCode;
  readonly endsAt: Date | null;
}

/** Memberships of a user that run at `now` or are yet to begin. */
export async function runningMemberships(db: Db, userId: string, now: Date): Promise<RunningMembership[]> {
  const rows = await db
    .selectFrom('memberships')
    .select(['package_code as packageCode', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where(runs('memberships', now))
    .execute();
  return rows as RunningMembership[];
}

export interface NewMembership {
  readonly id: string;
  readonly userId: string;
  readonly packageCode: PackageCode;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly uses: number | null;
  readonly source: MembershipSource;
  readonly amount: number | null;
  readonly reference: string;
  readonly note: string;
  readonly grantedBy: string | null;
  readonly at: Date;
}

export async function insertMembership(db: Db, m: NewMembership): Promise<void> {
  await db
    .insertInto('memberships')
    .values({
      id: m.id, user_id: m.userId, package_code: m.packageCode, starts_at: m.startsAt, ends_at: m.endsAt, uses_total: m.uses, uses_left: m.uses, source: m.source,
      amount: m.amount, reference: m.reference, note: m.note, granted_by: m.grantedBy, created_at: m.at,
    })
    .execute();
}

/** Ends what runs and what waits; answers how many there were. */
export async function endRunningMemberships(db: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({ starts_at: sql<Date>`least(starts_at, ${now})`, ends_at: now, ended_at: now })
    .where('user_id', '=', userId)
    .where(runs('memberships', now))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
