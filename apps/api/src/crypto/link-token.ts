/**
 * Tokens that stand in addresses: authenticated encryption of a purpose, what it opens and when it ends. The number before
 * the point names the key, so that a later one can be told from it.
 */
import { decrypt, encrypt } from './encryption.ts';

const keyId = '1';
const keyOf = (purpose: string): string => `link ${keyId}: ${purpose}`;

export function sealLink(
  secret: Buffer,
  purpose: string,
  payload: Readonly<Record<string, string | number | null>>,
  random: (bytes: Uint8Array) => Uint8Array,
): string {
  return `${keyId}.${encrypt(secret, keyOf(purpose), JSON.stringify(payload), random).toString('base64url')}`;
}

/** What was sealed for this purpose, or null for anything else. */
export function openLink(secret: Buffer, purpose: string, token: string): Record<string, unknown> | null {
  const [id, body] = token.split('.', 2);
  if (id !== keyId || !body || !/^[\w-]+$/.test(body)) return null;
  const text = decrypt(secret, keyOf(purpose), Buffer.from(body, 'base64url'));
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
}
