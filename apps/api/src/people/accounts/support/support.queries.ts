/** SQL of support codes and of stays of staff in accounts. */
import { sql } from 'kysely';
import type { Db } from '#db';

/** One code an account: a new one replaces the old. */
export async function putSupportCode(
  db: Db,
  { userId, hash, expiresAt }: { readonly userId: string; readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('support_codes')
    .values({ user_id: userId, code_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ code_hash: hash, expires_at: expiresAt, wrong: 0 }),
    )
    .execute();
}

/** The valid code of an account, locked until the transaction ends. */
export async function lockOptionalSupportCode(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('support_codes')
    .select(['code_hash as hash', 'wrong'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function countWrongCode(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('support_codes')
    .set((eb) => ({ wrong: eb('wrong', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteSupportCode(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('support_codes').where('user_id', '=', userId).execute();
}

export interface NewStay {
  readonly id: string;
  readonly userId: string;
  readonly staffId: string;
  readonly sessionId: string;
  readonly reason: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

export async function insertStay(db: Db, stay: NewStay): Promise<void> {
  await db
    .insertInto('support_stays')
    .values({
      id: stay.id,
      user_id: stay.userId,
      staff_id: stay.staffId,
      session_id: stay.sessionId,
      reason: stay.reason,
      started_at: stay.startedAt,
      ends_at: stay.endsAt,
    })
    .execute();
  await tellStaff(db, stay.staffId);
}

export type EndedBy = 'STAFF' | 'USER';

/** Ends running stays in an account, or the one of them with this id; returns the staff of each. */
export async function endStays(
  db: Db,
  userId: string,
  id: string | null,
  by: EndedBy,
  now: Date,
): Promise<{ id: string; staffId: string }[]> {
  let query = db
    .updateTable('support_stays')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now);
  if (id !== null) query = query.where('id', '=', id);
  const ended = await query.returning(['id', 'staff_id as staffId']).execute();
  for (const { staffId } of ended) await tellStaff(db, staffId);
  return ended;
}

/** The sessions of the staff are read again in every process. */
const tellStaff = (db: Db, staffId: string) => sql`SELECT pg_notify('actors_changed', ${staffId})`.execute(db);

/** The stays in an account, the newest first. */
export async function staysOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('support_stays as s')
    .innerJoin('users as u', 'u.id', 's.staff_id')
    .select([
      's.id',
      's.reason',
      's.started_at as startedAt',
      's.ends_at as endsAt',
      's.ended_at as endedAt',
      's.ended_by as endedBy',
      sql<string>`concat_ws(' ', nullif(u.last_name, ''), u.first_name)`.as('staff'),
    ])
    .where('s.user_id', '=', userId)
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

export async function nameOfUser(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`concat_ws(' ', nullif(last_name, ''), first_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Codes that expired, and stays that began before a moment. */
export async function deleteOldSupport(db: Db, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('support_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('support_stays').where('started_at', '<', before).execute();
}
