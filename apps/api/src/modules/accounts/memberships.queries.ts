/** Memberships: every package that a user was given, and the one that is in force. */
import type { MembershipSource, PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** Neither over nor used up. */
const runs = (table: string, now: Date) => sql<boolean>`((${sql.ref(`${table}.ends_at`)} IS NULL OR ${sql.ref(`${table}.ends_at`)} > ${now}) AND ${sql.ref(`${table}.uses_left`)} IS DISTINCT FROM 0)`;

/** The package in force of user `u`, or the one that ended last, as a lateral join `m`; the rule stands in the database's function. */
export const membershipInForce = (now: Date) => sql`LEFT JOIN LATERAL membership_in_force(u.id, ${now}) m ON true`;

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
