/**
 * Launch tokens: a JWS (RFC 7515, compact, HS256) that a partner signs with its secret for one learner and one exam. Only
 * this form is read. The signature is compared as text, so that a token which differs anywhere is refused, also one that
 * differs in the unused bits of the last character.
 */
import { createHmac } from 'node:crypto';
import { schemas } from '@vumon/contract';
import { AppError, withoutInvisible, type ErrorCode } from '@vumon/domain';
import { sameText } from '../../platform/crypto/encryption.ts';

/** Seconds. */
const longestLife = 300;
/** By how much a partner's clock may be ahead of ours. */
const aheadBy = 60;
const longestToken = 6_000;
const longestAddress = 2_000;

export interface Expected {
  /** Valid secrets of the partner; two while they are exchanged. */
  readonly secrets: readonly string[];
  /** The partner's client id. */
  readonly issuer: string;
  /** The address of the exam's page. */
  readonly audience: string;
  readonly origins: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Launch {
  readonly tokenId: string;
  readonly learnerId: string;
  readonly fullName: string;
  readonly returnUrl: string | null;
  readonly expiresAt: Date;
  /** The place of the secret among those expected. */
  readonly signedBy: number;
}

const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};

export const signatureOf = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url');

type Claims = Readonly<Record<string, unknown>>;

/** The object in one part of a token, or null. */
function objectIn(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url')));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown, least: number, most: number): string | null =>
  typeof value === 'string' && value.length >= least && value.length <= most && value === value.trim() ? value : null;

/** Errors: LAUNCH_INVALID, LAUNCH_FOREIGN, LAUNCH_EXPIRED, LAUNCH_LEARNER_INVALID, LAUNCH_RETURN_REFUSED. */
export function readLaunchToken(token: string, expected: Expected): Launch {
  const { issuer, audience, now } = expected;
  const parts = token.length <= longestToken ? token.split('.') : [];
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return refused('LAUNCH_INVALID');
  const [header, body, signature] = parts as [string, string, string];
  const [head, claims] = [objectIn(header), objectIn(body)];
  if (head?.['alg'] !== 'HS256' || 'crit' in head || !claims) return refused('LAUNCH_INVALID');
  const signedBy = expected.secrets.findIndex((secret) =>
    sameText(signatureOf(secret, `${header}.${body}`), signature),
  );
  if (signedBy === -1) return refused(claims['iss'] === issuer ? 'LAUNCH_INVALID' : 'LAUNCH_FOREIGN');
  if (claims['iss'] !== issuer || claims['aud'] !== audience) return refused('LAUNCH_FOREIGN');
  const tokenId = textOf(claims['jti'], 8, 200) ?? refused('LAUNCH_INVALID');
  const expiresAt = expiryOf(claims, now);
  const returnUrl = returnOf(claims['return_url'], expected.origins);
  return { tokenId, expiresAt, ...learnerOf(claims), returnUrl, signedBy };
}

function expiryOf(claims: Claims, now: number): Date {
  const [issued, expires] = [claims['iat'], claims['exp']];
  if (!Number.isSafeInteger(issued) || !Number.isSafeInteger(expires)) return refused('LAUNCH_INVALID');
  const [from, until] = [issued as number, expires as number];
  if (until * 1_000 <= now) return refused('LAUNCH_EXPIRED');
  if (until <= from || until - from > longestLife || from * 1_000 > now + aheadBy * 1_000)
    return refused('LAUNCH_INVALID');
  return new Date(until * 1_000);
}

function learnerOf(claims: Claims): Pick<Launch, 'learnerId' | 'fullName'> {
  const learnerId = textOf(claims['sub'], 1, 200);
  const name = typeof claims['name'] === 'string' ? withoutInvisible(claims['name']) : '';
  const fullName = schemas.fullName.safeParse(name);
  if (learnerId === null || /\p{Cc}/u.test(learnerId) || !learnerId.isWellFormed() || !fullName.success)
    return refused('LAUNCH_LEARNER_INVALID');
  return { learnerId, fullName: fullName.data };
}

/** Null for a launch without one. */
function returnOf(address: unknown, origins: readonly string[]): string | null {
  if (address === undefined || address === null) return null;
  if (typeof address !== 'string' || address.length > longestAddress || !URL.canParse(address))
    return refused('LAUNCH_RETURN_REFUSED');
  const url = new URL(address);
  if (!origins.includes(url.origin) || url.username !== '' || url.password !== '')
    return refused('LAUNCH_RETURN_REFUSED');
  return url.href;
}
