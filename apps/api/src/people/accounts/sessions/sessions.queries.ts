/** Sessions. Of their tokens only the SHA-256 is stored. */
import { sql, type RawBuilder } from 'kysely';
import type { PackageCode, SessionEnd } from '@vumon/domain';
import { prepared, type Db } from '#db';
import { membershipInForce } from '#people/packages';
import { insertSignIns } from './login-history.queries.ts';

export interface UserFacts {
  readonly userId: string;
  readonly role: 'OPERATOR' | 'TEACHER' | 'STUDENT' | 'SALE';
  readonly isAdmin: boolean;
  readonly packageCode: PackageCode | null;
  readonly packageEndsAt: Date | null;
}

export interface ActorRow extends UserFacts {
  readonly sessionId: string;
  readonly onlyAssignmentId: string | null;
  readonly guest: boolean;
  readonly accessExpiresAt: Date;
  /** The account that this session of the staff looks at. */
  readonly supportId: string | null;
  readonly supportUserId: string | null;
  readonly supportEndsAt: Date | null;
}

/** The session with this access token, its user and package in force; nothing for a revoked session or a locked account. */
export async function findActor(db: Db, accessHash: Buffer, now: Date): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    ${prepared} SELECT s.id AS "sessionId", u.id AS "userId", u.role, u.is_admin AS "isAdmin", s.access_expires_at AS "accessExpiresAt",
      s.only_assignment_id AS "onlyAssignmentId", s.guest, stay.id AS "supportId", stay.user_id AS "supportUserId", stay.ends_at AS "supportEndsAt",
      m.package_code AS "packageCode", m.ends_at AS "packageEndsAt"
    FROM sessions s
    JOIN users u ON u.id = s.user_id AND u.status <> 'LOCK' AND u.deleted_at IS NULL
    ${membershipInForce(now)}
    LEFT JOIN support_stays stay ON stay.session_id = s.id AND stay.ended_at IS NULL AND stay.ends_at > ${now}
    WHERE s.access_hash = ${accessHash} AND s.revoked_at IS NULL AND s.access_expires_at > ${now}`.execute(db);
  return rows[0];
}

/** A user who may act, with the package in force, whether or not anybody is signed in. */
export async function findUserFacts(db: Db, userId: string, now: Date): Promise<UserFacts | undefined> {
  const { rows } = await sql<UserFacts>`
    SELECT u.id AS "userId", u.role, u.is_admin AS "isAdmin", m.package_code AS "packageCode", m.ends_at AS "packageEndsAt"
    FROM users u ${membershipInForce(now)}
    WHERE u.id = ${userId} AND u.status <> 'LOCK' AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  readonly refreshExpiresAt: Date;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
  /** The only assignment that it opens. */
  readonly onlyAssignmentId?: string;
  readonly guest?: true;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      access_hash: session.accessHash,
      access_expires_at: session.accessExpiresAt,
      refresh_hash: session.refreshHash,
      rotated_at: session.now,
      refresh_expires_at: session.refreshExpiresAt,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.now,
      last_seen_at: session.now,
      only_assignment_id: session.onlyAssignmentId ?? null,
      guest: session.guest ?? false,
    })
    .execute();
}

/** The other cells where the user is a guest. */
export async function cellsOfGuest(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('guest_stays').select('cell').where('user_id', '=', userId).execute();
  return rows.map(({ cell }) => cell);
}

/** Whether the account is that of a learner who signs in at another cell. */
export async function isGuest(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('guests').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly refreshHash: Buffer;
  readonly previousRefreshHash: Buffer | null;
  readonly rotatedAt: Date;
  readonly accessExpiresAt: Date;
  readonly refreshExpiresAt: Date;
  readonly createdAt: Date;
}

/** The live session of a user who may use it, locked until the transaction ends. */
export async function lockOptionalSession(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id as userId',
      's.refresh_hash as refreshHash',
      's.previous_refresh_hash as previousRefreshHash',
      's.rotated_at as rotatedAt',
      's.access_expires_at as accessExpiresAt',
      's.refresh_expires_at as refreshExpiresAt',
      's.created_at as createdAt',
    ])
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('u.status', '<>', 'LOCK')
    .where('u.deleted_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst();
}

/** Those of these sessions of a user that have not ended, unless the account is locked. */
export async function liveAmong(
  db: Db,
  userId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', 'in', sessionIds)
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.refresh_expires_at', '>', now)
    .where('u.status', '<>', 'LOCK')
    .where('u.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a session belongs to an account that is locked. */
export async function isOfLockedAccount(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('u.status', '=', 'LOCK')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a session ended because somebody signed in on its browser. */
export async function isReplaced(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoke_reason', '=', 'REPLACED')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Rotation {
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  readonly refreshExpiresAt: Date;
  readonly address: string;
  readonly at: Date;
}

export async function rotateSession(db: Db, session: SessionRow, rotation: Rotation): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      access_hash: rotation.accessHash,
      access_expires_at: rotation.accessExpiresAt,
      refresh_hash: rotation.refreshHash,
      refresh_expires_at: rotation.refreshExpiresAt,
      previous_refresh_hash: session.refreshHash,
      rotated_at: rotation.at,
      last_seen_at: rotation.at,
      address: rotation.address,
    })
    .where('id', '=', session.id)
    .execute();
}

export interface DeviceRow {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Devices signed in, the one seen last first; a partner's launch is none. */
export async function liveSessions(db: Db, userId: string, now: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'address', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('only_assignment_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('refresh_expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends the live sessions that `which` selects, and writes each end to the login history. */
async function endSessions(db: Db, which: RawBuilder<unknown>, end: SessionEnd, now: Date): Promise<number> {
  const { rows } = await sql<{ userId: string; sessionId: string; userAgent: string; address: string }>`
    UPDATE sessions SET revoked_at = ${now}, revoke_reason = ${end} WHERE ${which} AND revoked_at IS NULL AND refresh_expires_at > ${now}
    RETURNING user_id AS "userId", id AS "sessionId", user_agent AS "userAgent", address`.execute(db);
  await insertSignIns(
    db,
    rows.map((row) => ({ ...row, outcome: end, at: now })),
  );
  return rows.length;
}

/** Ends one session of the user; false when there was none. */
export async function revokeSession(
  db: Db,
  userId: string,
  sessionId: string,
  end: SessionEnd,
  now: Date,
): Promise<boolean> {
  return (await endSessions(db, sql`id = ${sessionId} AND user_id = ${userId}`, end, now)) > 0;
}

/** The session that a browser held before `userId` signed in on it; another user's only if `refreshHash` is that of its current refresh token. */
export async function replaceSession(
  db: Db,
  userId: string,
  sessionId: string,
  refreshHash: Buffer,
  now: Date,
): Promise<void> {
  await endSessions(
    db,
    sql`id = ${sessionId} AND (user_id = ${userId} OR refresh_hash = ${refreshHash})`,
    'REPLACED',
    now,
  );
}

/** Ends a learner's launched sessions but the newest ones. */
export async function keepNewestLaunched(db: Db, userId: string, most: number, now: Date): Promise<void> {
  await endSessions(
    db,
    sql`user_id = ${userId} AND only_assignment_id IS NOT NULL AND id NOT IN (
      SELECT id FROM sessions WHERE user_id = ${userId} AND only_assignment_id IS NOT NULL AND revoked_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT ${most})`,
    'REPLACED',
    now,
  );
}

/** Revokes every session of a user. */
export async function revokeAllSessions(db: Db, userId: string, end: SessionEnd, now: Date): Promise<void> {
  await endSessions(db, sql`user_id = ${userId}`, end, now);
}

export async function revokeOtherSessions(
  db: Db,
  userId: string,
  exceptSessionId: string,
  end: SessionEnd,
  now: Date,
): Promise<void> {
  await endSessions(db, sql`user_id = ${userId} AND id <> ${exceptSessionId}`, end, now);
}

/** Deletes at most `limit` sessions that ended before a moment; returns how many. */
export async function deleteSessionsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE refresh_expires_at < ${before}
      UNION SELECT id FROM sessions WHERE revoked_at < ${before} LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
