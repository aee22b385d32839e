/** All processes of a database need one secret: what one encrypts, the others could not read. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db } from './index.ts';

const key = 'secret.fingerprint';

export class SecretDiffersError extends Error {
  override name = 'SecretDiffersError';
  constructor() {
    super(
      "This process's secret is not the one that this database was first used with, so that it could not read one-time passwords, activation codes and tests that others have encrypted. Give all processes the same SECRET, or copy DATA_DIR/secret from the first machine. If that secret is lost, run `node tools/db.ts new-secret`: what it encrypted stays unreadable.",
    );
  }
}

/** Tells secrets apart and does not tell what they are. */
const fingerprintOf = (secret: Buffer): string => createHmac('sha256', secret).update('fingerprint').digest('hex');

/** Stores which secret this database is used with, at the first start. Errors: SecretDiffersError. */
export async function expectSecret(db: Database, secret: Buffer): Promise<void> {
  const own = fingerprintOf(secret);
  const read = async () =>
    (await sql<{ value: unknown }>`SELECT value FROM app_settings WHERE key = ${key}`.execute(db)).rows[0]?.value;
  if ((await read()) === undefined)
    await sql`INSERT INTO app_settings (key, value) VALUES (${key}, ${JSON.stringify(own)}::jsonb)
      ON CONFLICT (key) DO NOTHING`.execute(db);
  if ((await read()) !== own) throw new SecretDiffersError();
}

/** The next process that starts decides the secret. */
export async function forgetSecret(db: Db): Promise<void> {
  await sql`DELETE FROM app_settings WHERE key = ${key}`.execute(db);
}
