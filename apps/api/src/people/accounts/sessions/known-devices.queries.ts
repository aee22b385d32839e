/** Browsers on which an account signed in before. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Acquaintance {
  /** The account signed in on this browser. */
  readonly device: boolean;
  /** The account signed in from this address. */
  readonly address: boolean;
}

export async function acquaintanceOf(
  db: Db,
  userId: string,
  from: { readonly deviceHash: Buffer | null; readonly address: string },
): Promise<Acquaintance> {
  const { rows } = await sql<Acquaintance>`
    SELECT ${from.deviceHash === null ? sql`false` : sql`EXISTS (SELECT FROM known_devices WHERE device_hash = ${from.deviceHash} AND user_id = ${userId})`} AS device,
      EXISTS (SELECT FROM sign_ins WHERE user_id = ${userId} AND address = ${from.address} AND outcome = 'SIGNED_IN') AS address`.execute(
    db,
  );
  return rows[0]!;
}

/** Whether anybody ever signed in on this browser. */
export async function isKnownDevice(db: Db, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT FROM known_devices WHERE device_hash = ${deviceHash} LIMIT 1`.execute(db);
  return rows.length > 0;
}

const devicesRemembered = 20;

/** Remembers the browser for the account; of more than twenty the one not seen for longest is forgotten. */
export async function rememberDevice(db: Db, userId: string, deviceHash: Buffer, now: Date): Promise<void> {
  await sql`
    INSERT INTO known_devices (device_hash, user_id, first_seen_at, last_seen_at) VALUES (${deviceHash}, ${userId}, ${now}, ${now})
    ON CONFLICT (device_hash, user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(db);
  await sql`
    DELETE FROM known_devices WHERE user_id = ${userId} AND device_hash IN (
      SELECT device_hash FROM known_devices WHERE user_id = ${userId} ORDER BY last_seen_at DESC OFFSET ${devicesRemembered})`.execute(
    db,
  );
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Deletes at most `limit` browsers that were not seen since `before`; returns how many. */
export async function deleteDevicesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM known_devices WHERE (device_hash, user_id) IN (SELECT device_hash, user_id FROM known_devices WHERE last_seen_at < ${before} LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
