/** Systems of partners at the API: issuing a token for id and secret, and authenticating requests by it. */
import { timingSafeEqual } from 'node:crypto';
import { AppError, type ClientApp } from '@vumon/domain';
import type { RequestContext } from '../../platform/http/context.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { clientTokenMs, issueClientToken, readClientToken } from './client-tokens.ts';
import { clientKey, expectNoWait, expectTurn, failuresOf, requestsPerClient, tokensPerAddress } from './limits.ts';
import { noteUseOfSecret, secretsInUse } from './partners.queries.ts';

/** Errors: UNAUTHORISED for an unknown id, a wrong secret or a disabled client alike; TOO_MANY_REQUESTS. */
export async function issueToken(
  context: RequestContext,
  clientAppId: string,
  secret: string,
): Promise<{ accessToken: string; expiresAt: string }> {
  const { app, db, address, now } = context;
  await expectTurn(context, `address ${address}`, tokensPerAddress);
  const failures = await failuresOf(context, address, clientAppId);
  expectNoWait(failures.wait);
  const given = hashToken(secret);
  const found = (await secretsInUse(db, clientAppId, new Date(now))).find((one) =>
    timingSafeEqual(one.secretHash, given),
  );
  if (!found) {
    await failures.failed();
    throw new AppError('UNAUTHORISED');
  }
  await failures.succeeded();
  await noteUseOfSecret(db, found.secretId, new Date(now));
  const expiresAt = now + clientTokenMs;
  return {
    accessToken: issueClientToken(app.config.secret, clientAppId, found.secretId, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/**
 * The partner client that sent a request; null for a request without a client's headers. When a client is disabled or
 * its secret is revoked, its next request is refused.
 * Errors: UNAUTHORISED, CROSS_ORIGIN_REFUSED, TOO_MANY_REQUESTS.
 */
export async function authenticateClient(context: RequestContext): Promise<ClientApp | null> {
  const { app, db, now } = context;
  const [header, clientAppId] = [context.header('client-app-authorization'), context.header('client-app-id')];
  if (header === undefined && clientAppId === undefined) return null;
  const token =
    header?.startsWith('Bearer ') && header.length <= 400
      ? readClientToken(app.config.secret, header.slice(7), now)
      : null;
  if (!token || token.clientAppId !== clientAppId) throw new AppError('UNAUTHORISED');
  await expectTurn(context, clientKey(clientAppId), requestsPerClient);
  const found = (await secretsInUse(db, clientAppId, new Date(now))).find((one) => one.secretId === token.secretId);
  if (!found) throw new AppError('UNAUTHORISED');
  const origin = context.header('origin');
  if (origin !== undefined && !found.allowedOrigins.includes(origin)) throw new AppError('CROSS_ORIGIN_REFUSED');
  return { partnerId: found.partnerId, clientAppId };
}
