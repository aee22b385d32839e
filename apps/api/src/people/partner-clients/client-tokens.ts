/** Access tokens of partners: client, id of the secret and expiry (after a quarter of an hour), with a MAC. */
import { createHmac } from 'node:crypto';
import { sameText } from '../../platform/crypto/encryption.ts';

export const clientTokenMs = 15 * 60_000;

const macOf = (key: Buffer, body: string): string =>
  createHmac('sha256', key).update(`client-app token\0${body}`).digest('base64url');

export function issueClientToken(key: Buffer, clientAppId: string, secretId: string, expiresAt: number): string {
  const body = `${clientAppId}.${secretId}.${expiresAt}`;
  return `${body}.${macOf(key, body)}`;
}

/** The contents of a valid token, or null for an expired, changed or forged one. */
export function readClientToken(
  key: Buffer,
  token: string,
  now: number,
): { clientAppId: string; secretId: string } | null {
  const [clientAppId, secretId, expiresAt, mac, ...rest] = token.split('.');
  if (!clientAppId || !secretId || !expiresAt || !mac || rest.length > 0) return null;
  if (!sameText(mac, macOf(key, `${clientAppId}.${secretId}.${expiresAt}`)) || !(Number(expiresAt) > now)) return null;
  return { clientAppId, secretId };
}
