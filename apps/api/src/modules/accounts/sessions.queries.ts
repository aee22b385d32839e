/** Sessions: tokens stand here only as SHA-256. */
import { sql } from 'kysely';
import type { PackageCode } from '@vumon/domain';
import type { Db } from '#db';

export interface ActorRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: 'OPERATOR' | 'TEACHER' | 'STUDENT' | 'SALE';
  readonly isAdmin: boolean;
  readonly accessExpiresAt: Date;
  readonly packageCode: PackageCode | null;
  readonly packageEndsAt: Date | null;
}

/** The session with this access token, its user and package in force; nothing for a revoked session or a locked account. */
export async function findActor(db: Db, accessHash: Buffer, now: Date): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    SELECT s.id AS "sessionId", u.id AS "userId", u.role, u.is_admin AS "isAdmin", s.access_expires_at AS "accessExpiresAt",
      m.package_code AS "packageCode", m.ends_at AS "packageEndsAt"
    FROM sessions s
    JOIN users u ON u.id = s.user_id AND u.status <> 'LOCK' AND u.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT package_code, ends_at FROM memberships WHERE user_id = u.id AND starts_at <= ${now} ORDER BY starts_at DESC LIMIT 1
    ) m ON true
    WHERE s.access_hash = ${accessHash} AND s.revoked_at IS NULL AND s.access_expires_at > ${now}`.execute(db);
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
    })
    .execute();
}
