/** SQL of partners and of their secrets. */
import { sql, type RawBuilder } from 'kysely';
import { type Db, holdsWords } from '#db';

export type PartnerStatus = 'ACTIVE' | 'DISABLED';

export interface PartnerRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logoMedia: string | null;
  readonly clientAppId: string;
  readonly allowedOrigins: string[];
  readonly callbackUrl: string | null;
  readonly status: PartnerStatus;
  readonly createdAt: Date;
  readonly secretSince: Date;
  readonly oldSecretUntil: Date | null;
}

export interface PartnerPage {
  readonly search?: string | undefined;
  readonly status?: PartnerStatus | undefined;
  readonly sort: 'name' | 'created';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const facts = (
  now: Date,
) => sql`p.id, p.slug, p.name, p.logo_media AS "logoMedia", p.client_app_id AS "clientAppId", p.allowed_origins AS "allowedOrigins",
  p.callback_url AS "callbackUrl", p.status, p.created_at AS "createdAt",
  (SELECT max(s.created_at) FROM partner_secrets s WHERE s.partner_id = p.id) AS "secretSince",
  (SELECT max(s.expires_at) FROM partner_secrets s WHERE s.partner_id = p.id AND s.expires_at > ${now}) AS "oldSecretUntil"`;

function orderOf({ sort, direction }: PartnerPage): RawBuilder<unknown> {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  return sort === 'name' ? sql`p.name COLLATE vi_sort ${way}, p.id ${way}` : sql`p.created_at ${way}, p.id ${way}`;
}

export async function listPartners(
  db: Db,
  page: PartnerPage,
  now: Date,
): Promise<{ rows: PartnerRow[]; total: number }> {
  const where = sql`${page.search ? holdsWords('p.search', page.search) : sql`true`} AND ${page.status ? sql`p.status = ${page.status}` : sql`true`}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM partners p WHERE ${where}`.execute(
    db,
  );
  const { rows } =
    await sql<PartnerRow>`SELECT ${facts(now)} FROM partners p WHERE ${where} ORDER BY ${orderOf(page)} LIMIT ${page.size} OFFSET ${page.page * page.size}`.execute(
      db,
    );
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalPartner(db: Db, partnerId: string, now: Date): Promise<PartnerRow | undefined> {
  return (await sql<PartnerRow>`SELECT ${facts(now)} FROM partners p WHERE p.id = ${partnerId}`.execute(db)).rows[0];
}

export interface NewPartner {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly clientAppId: string;
  readonly allowedOrigins: readonly string[];
  readonly at: Date;
}

/** False when another partner has the slug. */
export async function insertPartner(db: Db, partner: NewPartner): Promise<boolean> {
  const row = await db
    .insertInto('partners')
    .values({
      id: partner.id,
      slug: partner.slug,
      name: partner.name,
      client_app_id: partner.clientAppId,
      allowed_origins: [...partner.allowedOrigins],
      created_at: partner.at,
      updated_at: partner.at,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the partner until the transaction ends; false when there is none. */
export async function lockPartner(db: Db, partnerId: string): Promise<boolean> {
  return (
    (await db.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().executeTakeFirst()) !==
    undefined
  );
}

export interface PartnerChanges {
  readonly name?: string;
  readonly allowedOrigins?: readonly string[];
  readonly status?: PartnerStatus;
  readonly logoMedia?: string;
  readonly callbackUrl?: string | null;
}

export async function updatePartner(db: Db, partnerId: string, changes: PartnerChanges, now: Date): Promise<void> {
  await db
    .updateTable('partners')
    .set({
      updated_at: now,
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.allowedOrigins && { allowed_origins: [...changes.allowedOrigins] }),
      ...(changes.status && { status: changes.status }),
      ...(changes.logoMedia && { logo_media: changes.logoMedia }),
      ...(changes.callbackUrl !== undefined && { callback_url: changes.callbackUrl }),
    })
    .where('id', '=', partnerId)
    .execute();
}

export interface NewSecret {
  readonly id: string;
  readonly partnerId: string;
  readonly hash: Buffer;
  readonly encrypted: Buffer;
  readonly hint: string;
  readonly at: Date;
}

export async function insertSecret(db: Db, secret: NewSecret): Promise<void> {
  await db
    .insertInto('partner_secrets')
    .values({
      id: secret.id,
      partner_id: secret.partnerId,
      secret_hash: secret.hash,
      secret_encrypted: secret.encrypted,
      hint: secret.hint,
      created_at: secret.at,
    })
    .execute();
}

export interface SecretRow {
  readonly id: string;
  readonly hint: string | null;
  /** Null for one that was made before secrets could sign. */
  readonly encrypted: Buffer | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** The valid secrets of a partner, the newest first. */
export async function listSecrets(db: Db, partnerId: string, now: Date): Promise<SecretRow[]> {
  const { rows } = await sql<SecretRow>`
    SELECT id, hint, secret_encrypted AS encrypted, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"
    FROM partner_secrets WHERE partner_id = ${partnerId} AND (expires_at IS NULL OR expires_at > ${now})
    ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

/** Once a minute at most, because tokens may be asked for often. */
export async function noteUseOfSecret(db: Db, secretId: string, now: Date): Promise<void> {
  await sql`
    UPDATE partner_secrets SET last_used_at = ${now}
    WHERE id = ${secretId} AND (last_used_at IS NULL OR last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}

/** Limits the expiry of all secrets to this moment. */
export async function expireSecrets(db: Db, partnerId: string, until: Date): Promise<void> {
  await sql`UPDATE partner_secrets SET expires_at = least(coalesce(expires_at, 'infinity'), ${until}::timestamptz) WHERE partner_id = ${partnerId}`.execute(
    db,
  );
}

/** Revokes the secrets that were replaced by a newer one. */
export async function endOldSecrets(db: Db, partnerId: string, now: Date): Promise<void> {
  await db
    .updateTable('partner_secrets')
    .set({ expires_at: now })
    .where('partner_id', '=', partnerId)
    .where('expires_at', '>', now)
    .execute();
}

export interface ClientRow {
  readonly partnerId: string;
  readonly secretId: string;
  readonly secretHash: Buffer;
  readonly allowedOrigins: string[];
}

/** The valid secrets of an active client, the newest first. */
export async function secretsInUse(db: Db, clientAppId: string, now: Date): Promise<ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    SELECT p.id AS "partnerId", s.id AS "secretId", s.secret_hash AS "secretHash", p.allowed_origins AS "allowedOrigins"
    FROM partners p JOIN partner_secrets s ON s.partner_id = p.id AND (s.expires_at IS NULL OR s.expires_at > ${now})
    WHERE p.client_app_id = ${clientAppId} AND p.status = 'ACTIVE'
    ORDER BY s.created_at DESC`.execute(db);
  return rows;
}
