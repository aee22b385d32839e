/** SQL of the links with which platforms are registered. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface NewLink {
  readonly tokenHash: Buffer;
  readonly partnerId: string;
  readonly madeBy: string;
  readonly expiresAt: Date;
}

export async function insertLink(db: Db, { tokenHash, partnerId, madeBy, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto('lti_registration_links')
    .values({ token_hash: tokenHash, partner_id: partnerId, made_by: madeBy, expires_at: expiresAt })
    .execute();
}

export interface LinkRow {
  readonly partnerId: string;
  readonly madeBy: string;
  readonly origins: readonly string[];
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** Undefined also for one of a disabled partner. */
export async function findOptionalLink(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    SELECT l.partner_id AS "partnerId", l.made_by AS "madeBy", p.allowed_origins AS origins, l.used_at AS "usedAt", l.expires_at AS "expiresAt"
    FROM lti_registration_links l JOIN partners p ON p.id = l.partner_id WHERE l.token_hash = ${tokenHash} AND p.status = 'ACTIVE'`.execute(
    db,
  );
  return rows[0];
}

/** False when it was used before. */
export async function takeLink(db: Db, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE lti_registration_links SET used_at = ${at} WHERE token_hash = ${tokenHash} AND used_at IS NULL RETURNING token_hash`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteLinksBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('lti_registration_links').where('expires_at', '<', before).execute();
}
