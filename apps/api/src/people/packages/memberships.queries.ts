/** SQL of memberships, the packages granted to users and schools, and of the package in force. */
import type { MembershipSource, PackageCode } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

/** Condition: the membership has neither ended nor used all its uses. */
const runs = (now: Date) => sql<boolean>`((ends_at IS NULL OR ends_at > ${now}) AND uses_left IS DISTINCT FROM 0)`;

/** Lateral join `m`: the package in force of user `u`, or the one that ended last, by the database's function. */
export const membershipInForce = (now: Date): RawBuilder<unknown> =>
  sql`LEFT JOIN LATERAL membership_in_force(u.id, ${now}) m ON true`;

/** Ids of all memberships that count or counted for a user, those of a school included. */
export const heldMembershipIds = (userId: string): RawBuilder<unknown> =>
  sql`(SELECT held.id FROM memberships_held(${userId}::uuid) held)`;

/** The holder of a membership: a user, or a school for all its teachers. */
export type Holder = { readonly userId: string } | { readonly schoolId: string };

const ofHolder = (holder: Holder) =>
  'userId' in holder ? sql<boolean>`user_id = ${holder.userId}` : sql<boolean>`school_id = ${holder.schoolId}`;

export interface HolderFacts {
  readonly role: 'OPERATOR' | 'TEACHER' | 'STUDENT' | 'SALE';
  readonly isAdmin: boolean;
}

/** Locks the user, so that grants to one user wait for one another. */
export async function lockHolder(db: Db, userId: string): Promise<HolderFacts | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['role', 'is_admin as isAdmin'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row as HolderFacts | undefined;
}

export interface RunningMembership {
  readonly packageCode: PackageCode;
  readonly endsAt: Date | null;
}

/** Memberships of a holder that run at `now` or are yet to begin. */
export async function runningMemberships(db: Db, holder: Holder, now: Date): Promise<RunningMembership[]> {
  const rows = await db
    .selectFrom('memberships')
    .select(['package_code as packageCode', 'ends_at as endsAt'])
    .where(ofHolder(holder))
    .where(runs(now))
    .execute();
  return rows as RunningMembership[];
}

/** The code in force for a user, through a school too; undefined when none runs. */
export async function findOptionalCodeInForce(db: Db, userId: string, now: Date): Promise<PackageCode | undefined> {
  const { rows } = await sql<{ code: PackageCode }>`
    SELECT package_code AS code FROM membership_in_force(${userId}, ${now}) WHERE runs`.execute(db);
  return rows[0]?.code;
}

export interface NewMembership {
  readonly id: string;
  readonly holder: Holder;
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
      id: m.id,
      user_id: 'userId' in m.holder ? m.holder.userId : null,
      school_id: 'schoolId' in m.holder ? m.holder.schoolId : null,
      package_code: m.packageCode,
      starts_at: m.startsAt,
      ends_at: m.endsAt,
      uses_total: m.uses,
      uses_left: m.uses,
      source: m.source,
      amount: m.amount,
      reference: m.reference,
      note: m.note,
      granted_by: m.grantedBy,
      created_at: m.at,
    })
    .execute();
}

/** Ends memberships that run or have not begun, and stores which one replaces them, if any; returns how many. */
export async function endRunningMemberships(
  db: Db,
  holder: Holder,
  now: Date,
  replacedBy: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({
      starts_at: sql<Date>`least(starts_at, ${now})`,
      ends_at: now,
      ended_at: now,
      ...(replacedBy !== null && {
        replaced_by: replacedBy,
        starts_before: sql<Date>`starts_at`,
        ends_before: sql<Date>`ends_at`,
      }),
    })
    .where(ofHolder(holder))
    .where(runs(now))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

// ---- uses

export async function isUseCounted(db: Db, userId: string, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('membership_uses')
    .select('membership_id')
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}

/** The learner's membership of this package that has uses left and ends first. */
export async function findOptionalUsable(
  db: Db,
  userId: string,
  packageCode: PackageCode,
  now: Date,
): Promise<{ id: string; usesLeft: number } | undefined> {
  return db
    .selectFrom('memberships')
    .select(['id', sql<number>`uses_left`.as('usesLeft')])
    .where('user_id', '=', userId)
    .where('package_code', '=', packageCode)
    .where('starts_at', '<=', now)
    .where('uses_left', '>', 0)
    .where(runs(now))
    .orderBy(sql`ends_at NULLS LAST`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function hasMembership(db: Db, userId: string, packageCode: PackageCode): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('package_code', '=', packageCode)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUse(
  db: Db,
  use: { readonly membershipId: string; readonly userId: string; readonly subject: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('id', '=', use.membershipId)
    .execute();
  await db
    .insertInto('membership_uses')
    .values({ membership_id: use.membershipId, user_id: use.userId, subject: use.subject, at: use.at })
    .execute();
}

/** Sums of the uses of the learner's memberships of this package that run at `now`; zeros without one. */
export async function sumOfUses(
  db: Db,
  { userId, packageCode, now }: { readonly userId: string; readonly packageCode: PackageCode; readonly now: Date },
): Promise<{ left: number; total: number }> {
  const { rows } = await sql<{ left: number; total: number }>`
    SELECT coalesce(sum(uses_left), 0)::int AS left, coalesce(sum(uses_total), 0)::int AS total
    FROM memberships WHERE user_id = ${userId} AND package_code = ${packageCode} AND starts_at <= ${now}
      AND (ends_at IS NULL OR ends_at > ${now})`.execute(db);
  return rows[0]!;
}
