/**
 * Tokens in links: purpose, contents and expiry in authenticated encryption. The number before
 * the point identifies the key, so that a later key can be introduced.
 */
import { decrypt, encrypt } from './encryption.ts';

const keyId = '1';
const keyOf = (purpose: string): string => `link ${keyId}: ${purpose}`;

export function encryptLinkToken(
  secret: Buffer,
  purpose: string,
  payload: Readonly<Record<string, string | number | null>>,
  random: (bytes: Uint8Array) => Uint8Array,
): string {
  return `${keyId}.${encrypt(secret, keyOf(purpose), JSON.stringify(payload), random).toString('base64url')}`;
}

/** The contents of a token for this purpose, or null for anything else. */
export function decryptLinkToken(secret: Buffer, purpose: string, token: string): Record<string, unknown> | null {
  const [id, body] = token.split('.', 2);
  if (id !== keyId || !body || !/^[\w-]+$/.test(body)) return null;
  const text = decrypt(secret, keyOf(purpose), Buffer.from(body, 'base64url'));
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
}
