/** Launch tokens as a partner's system signs them. */
import { createHmac, randomUUID } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface SignedLaunch {
  readonly secret: string;
  readonly issuer: string;
  readonly audience: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** `claims` replace those of a valid token; undefined leaves one out. */
export function signLaunch(
  { secret, issuer, audience, now }: SignedLaunch,
  claims: Readonly<Record<string, unknown>> = {},
  header: object = {},
): string {
  const seconds = Math.floor(now / 1_000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part({
    iss: issuer,
    aud: audience,
    iat: seconds,
    exp: seconds + 240,
    jti: randomUUID(),
    sub: 'hs-001',
    name: 'Lê Khánh Hoà',
    ...claims,
  })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
