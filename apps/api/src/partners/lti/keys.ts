/** The keys that we sign with towards platforms: the public halves at one address, exchanged every three months. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { decrypt, encrypt } from '../../platform/crypto/encryption.ts';
import { dayMs } from '../../platform/clock.ts';
import { deleteKeysBefore, insertKey, listKeys, lockKeys } from './lti.queries.ts';

const keyPurpose = 'lti key';
const exchangedAfterMs = 90 * dayMs;
/** Longer than anything that a replaced key has signed is valid. */
const keptMs = exchangedAfterMs + 30 * dayMs;

interface KeyContext {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
}

async function addKey({ app, db, now }: KeyContext): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const [open, secret] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  const id = (await calculateJwkThumbprint(open)).slice(0, 40);
  await insertKey(db, {
    id,
    publicKey: { ...open, kid: id, alg: 'RS256', use: 'sig' },
    encrypted: encrypt(app.config.secret, keyPurpose, JSON.stringify(secret), (bytes) => app.random(bytes)),
    at: new Date(now),
  });
}

/** Makes the first key, and a new one once the newest is old. In the caller's transaction: one process at a time. */
export async function keepKeys(context: KeyContext): Promise<void> {
  const { db, now } = context;
  await lockKeys(db);
  const [newest] = await listKeys(db);
  if (!newest || newest.createdAt.getTime() < now - exchangedAfterMs) await addKey(context);
  await deleteKeysBefore(db, new Date(now - keptMs));
}

export const publicKeys = async (db: Db): Promise<{ keys: JWK[] }> => ({
  keys: (await listKeys(db)).map(({ publicKey }) => publicKey),
});

/** The newest key: a platform that does not know it yet asks for the keys again. */
export async function signingKey(app: App, db: Db): Promise<{ readonly id: string; readonly key: CryptoKey }> {
  const [newest] = await listKeys(db);
  const text = newest && decrypt(app.config.secret, keyPurpose, newest.encrypted);
  if (!text) throw new Error('no key to sign with for learning platforms');
  return { id: newest.id, key: (await importJWK(JSON.parse(text) as JWK, 'RS256')) as CryptoKey };
}
