/** Systems of partners at the API: issuing a token for id and secret, and authenticating requests by it. */
import { timingSafeEqual } from 'node:crypto';
import { AppError, type ClientApp } from '@vumon/domain';
import type { App, RequestContext } from '../../platform/http/context.ts';
import { hashToken } from '../../platform/crypto/token-hash.ts';
import { clientTokenMs, issueClientToken, readClientToken } from './client-tokens.ts';
import { secretsInUse } from './partners.queries.ts';
import { FailureLimit } from './failure-limit.ts';
import { RateLimit } from './rate-limit.ts';

/** Requests allowed in a minute, counted in each process. */
const requestsPerClient = 600;
const tokensPerAddress = 60;

const rateLimits = new WeakMap<App, { clients: RateLimit; addresses: RateLimit; failures: FailureLimit }>();

function rateLimitsOf(app: App) {
  let known = rateLimits.get(app);
  if (!known)
    rateLimits.set(
      app,
      (known = {
        clients: new RateLimit(requestsPerClient),
        addresses: new RateLimit(tokensPerAddress),
        failures: new FailureLimit(),
      }),
    );
  return known;
}

function expectTurn(wait: number): void {
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

/** Errors: UNAUTHORISED for an unknown id, a wrong secret or a disabled client alike; TOO_MANY_REQUESTS. */
export async function issueToken(
  { app, db, address, now }: RequestContext,
  clientAppId: string,
  secret: string,
): Promise<{ accessToken: string; expiresAt: string }> {
  const { addresses, failures } = rateLimitsOf(app);
  expectTurn(addresses.pass(address, now));
  // By the address too: nobody else can shut the partner out.
  const key = `${address} ${hashToken(clientAppId).toString('base64')}`;
  expectTurn(failures.wait(key, now));
  const given = hashToken(secret);
  const found = (await secretsInUse(db, clientAppId, new Date(now))).find((one) =>
    timingSafeEqual(one.secretHash, given),
  );
  if (!found) {
    failures.failed(key, now);
    throw new AppError('UNAUTHORISED');
  }
  failures.succeeded(key);
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
  expectTurn(rateLimitsOf(app).clients.pass(clientAppId, now));
  const found = (await secretsInUse(db, clientAppId, new Date(now))).find((one) => one.secretId === token.secretId);
  if (!found) throw new AppError('UNAUTHORISED');
  const origin = context.header('origin');
  if (origin !== undefined && !found.allowedOrigins.includes(origin)) throw new AppError('CROSS_ORIGIN_REFUSED');
  return { partnerId: found.partnerId, clientAppId };
}
