/** Checks who signed a token of a platform and for whom; what it says is read by `claims.ts`. */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { AppError } from '@vumon/domain';
import type { Claims } from './claims.ts';

/** By how much the clocks of a platform and ours may differ; seconds. */
const tolerance = 60;
/** A token is made for the launch that asks for it. Seconds. */
const longestAge = 3_600;

export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Of a claim that does not say what it must. */
const codeOfClaim = (claim: string) => (claim === 'iss' || claim === 'aud' ? 'LTI_TOKEN_FOREIGN' : 'LTI_TOKEN_INVALID');

function refusal(error: unknown): unknown {
  // Why the keys could not be had is told as it is.
  if (error instanceof AppError) return error;
  if (error instanceof errors.JWTExpired) return new AppError('LAUNCH_EXPIRED');
  if (error instanceof errors.JWTClaimValidationFailed)
    return new AppError(error.reason === 'missing' ? 'LTI_TOKEN_INVALID' : codeOfClaim(error.claim));
  return error instanceof errors.JOSEError ? new AppError('LTI_TOKEN_INVALID') : error;
}

/** One signature has one text: bits beyond its last byte are zero, so that no two tokens are the same launch. */
const isCanonical = (token: string): boolean => {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
};

/**
 * LTI security framework, section 5.1.3: only RS256, which every platform must offer. Errors: LTI_TOKEN_INVALID,
 * LTI_TOKEN_FOREIGN, LAUNCH_EXPIRED, LTI_KEYS_UNREACHABLE.
 */
export async function verifyIdToken(token: string, key: JWTVerifyGetKey, expected: Expected): Promise<Claims> {
  const { issuer, clientId, nonce, now } = expected;
  let claims: Claims;
  if (!isCanonical(token)) throw new AppError('LTI_TOKEN_INVALID');
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'nonce'],
      clockTolerance: tolerance,
      maxTokenAge: longestAge,
      currentDate: new Date(now),
    });
    // A key set with one key would do without, but a key must be named to be exchanged.
    if (protectedHeader.kid === undefined) throw new AppError('LTI_TOKEN_INVALID');
    claims = payload;
  } catch (error) {
    throw refusal(error);
  }
  const { aud, azp } = claims;
  // No other audience is trusted, so a token for several is none for us, also one that was issued to us.
  if (Array.isArray(aud) && aud.some((one) => one !== clientId)) throw new AppError('LTI_TOKEN_FOREIGN');
  if (azp !== undefined && azp !== clientId) throw new AppError('LTI_TOKEN_FOREIGN');
  if (claims['nonce'] !== nonce) throw new AppError('LTI_TOKEN_INVALID');
  return claims;
}
