/** SQL of learning platforms: registrations, our keys, and launches until they have expired. */
import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { LtiLaunch } from './claims.ts';

export interface PlatformFacts {
  readonly issuer: string;
  readonly clientId: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly deploymentIds: readonly string[];
}

export interface PlatformRow extends PlatformFacts {
  readonly id: string;
  readonly partnerId: string;
  readonly partnerSlug: string;
  readonly partnerName: string;
  readonly partnerActive: boolean;
  readonly partnerOrigins: readonly string[];
  readonly createdAt: Date;
}

const platforms = (where: ReturnType<typeof sql>) => sql<PlatformRow>`
  SELECT l.id, l.partner_id AS "partnerId", p.slug AS "partnerSlug", p.name AS "partnerName", p.status = 'ACTIVE' AS "partnerActive",
    p.allowed_origins AS "partnerOrigins", l.issuer, l.client_id AS "clientId", l.auth_url AS "authUrl", l.token_url AS "tokenUrl",
    l.jwks_url AS "jwksUrl", l.created_at AS "createdAt",
    ARRAY(SELECT d.deployment_id::text FROM lti_deployments d WHERE d.platform_id = l.id ORDER BY 1) AS "deploymentIds"
  FROM lti_platforms l JOIN partners p ON p.id = l.partner_id WHERE ${where} ORDER BY l.created_at, l.id LIMIT 100`;

export const listPlatforms = async (db: Db, partnerId: string): Promise<PlatformRow[]> =>
  (await platforms(sql`l.partner_id = ${partnerId}`).execute(db)).rows;

export const findOptionalPlatform = async (db: Db, id: string): Promise<PlatformRow | undefined> =>
  (await platforms(sql`l.id = ${id}`).execute(db)).rows[0];

/** Undefined also when the client id is left out and the issuer has several. */
export async function findOptionalPlatformOf(
  db: Db,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string | null },
): Promise<PlatformRow | undefined> {
  const { rows } = await platforms(
    sql`l.issuer = ${issuer} AND ${clientId === null ? sql`true` : sql`l.client_id = ${clientId}`}`,
  ).execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

async function storeDeployments(db: Db, platformId: string, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM lti_deployments WHERE platform_id = ${platformId}`.execute(db);
  await sql`
    INSERT INTO lti_deployments (platform_id, deployment_id) SELECT DISTINCT ${platformId}::uuid, d FROM unnest(${[...ids]}::text[]) d`.execute(
    db,
  );
}

/** False when the platform is registered already. */
export async function insertPlatform(
  db: Db,
  one: { readonly id: string; readonly partnerId: string },
  { deploymentIds, ...facts }: PlatformFacts,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('lti_platforms')
    .values({
      id: one.id,
      partner_id: one.partnerId,
      issuer: facts.issuer,
      client_id: facts.clientId,
      auth_url: facts.authUrl,
      token_url: facts.tokenUrl,
      jwks_url: facts.jwksUrl,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await storeDeployments(db, one.id, deploymentIds);
  return row !== undefined;
}

/** False when another one is registered with this issuer and client id. */
export async function updatePlatform(
  db: Db,
  id: string,
  { deploymentIds, ...facts }: PlatformFacts,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE lti_platforms l SET issuer = ${facts.issuer}, client_id = ${facts.clientId}, auth_url = ${facts.authUrl},
      token_url = ${facts.tokenUrl}, jwks_url = ${facts.jwksUrl}, updated_at = ${at}
    WHERE id = ${id} AND NOT EXISTS (
      SELECT FROM lti_platforms o WHERE o.issuer = ${facts.issuer} AND o.client_id = ${facts.clientId} AND o.id <> l.id)`.execute(
    db,
  );
  if (numAffectedRows === 0n) return false;
  await storeDeployments(db, id, deploymentIds);
  return true;
}

/** Registrations wait for each other, so that two of them cannot take the same issuer and client id. */
export async function lockRegistrations(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti platforms', 0))`.execute(db);
}

export async function lockKeys(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti keys', 0))`.execute(db);
}

export async function deletePlatform(db: Db, id: string): Promise<void> {
  await db.deleteFrom('lti_platforms').where('id', '=', id).execute();
}

export interface KeyRow {
  readonly id: string;
  readonly publicKey: JWK;
  readonly encrypted: Buffer;
  readonly createdAt: Date;
}

/** The newest first. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    SELECT id, public_key AS "publicKey", private_encrypted AS encrypted, created_at AS "createdAt" FROM lti_keys ORDER BY created_at DESC, id LIMIT 10`.execute(
    db,
  );
  return rows;
}

export async function insertKey(
  db: Db,
  { id, publicKey, encrypted, at }: Omit<KeyRow, 'createdAt'> & { readonly at: Date },
): Promise<void> {
  await sql`
    INSERT INTO lti_keys (id, public_key, private_encrypted, created_at) VALUES (${id}, ${JSON.stringify(publicKey)}::jsonb, ${encrypted}, ${at})`.execute(
    db,
  );
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('lti_keys').where('created_at', '<', before).execute();
}

export interface NewLaunch {
  readonly nonceHash: Buffer;
  readonly platformId: string;
  readonly ticketHash: Buffer;
  readonly proofHash: Buffer;
  readonly storageTarget: string | null;
  readonly launch: LtiLaunch;
  readonly expiresAt: Date;
}

/** False when the nonce came before. */
export async function insertLaunch(db: Db, one: NewLaunch): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO lti_launches (nonce_hash, platform_id, ticket_hash, proof_hash, storage_target, launch, expires_at)
    VALUES (${one.nonceHash}, ${one.platformId}, ${one.ticketHash}, ${one.proofHash}, ${one.storageTarget}, ${JSON.stringify(one.launch)}::jsonb, ${one.expiresAt})
    ON CONFLICT (nonce_hash) DO NOTHING RETURNING nonce_hash`.execute(db);
  return rows.length > 0;
}

export interface LaunchRow {
  readonly nonceHash: Buffer;
  readonly platformId: string;
  readonly proofHash: Buffer;
  readonly storageTarget: string | null;
  readonly launch: LtiLaunch;
  readonly expiresAt: Date;
}

export async function findOptionalLaunch(
  db: Db,
  by: { readonly ticketHash: Buffer } | { readonly nonceHash: Buffer },
): Promise<LaunchRow | undefined> {
  const { rows } = await sql<LaunchRow>`
    SELECT nonce_hash AS "nonceHash", platform_id AS "platformId", proof_hash AS "proofHash", storage_target AS "storageTarget", launch,
      expires_at AS "expiresAt"
    FROM lti_launches WHERE ${'ticketHash' in by ? sql`ticket_hash = ${by.ticketHash}` : sql`nonce_hash = ${by.nonceHash}`}`.execute(
    db,
  );
  return rows[0];
}

/** False when it was done before. */
export async function noteStep(db: Db, nonceHash: Buffer, step: 'opened' | 'entered', at: Date): Promise<boolean> {
  const column = sql.ref(`${step}_at`);
  const { rows } = await sql`
    UPDATE lti_launches SET ${column} = ${at} WHERE nonce_hash = ${nonceHash} AND ${column} IS NULL RETURNING nonce_hash`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes at most `limit` launches that expired before a moment; returns how many. */
export async function deleteLaunchesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM lti_launches WHERE ctid IN (SELECT ctid FROM lti_launches WHERE expires_at < ${before} LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
