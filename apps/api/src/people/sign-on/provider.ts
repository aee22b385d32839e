/**
 * The OpenID Connect part of signing in with a school's account: where the browser is sent, and who the provider says
 * has come back. Only the addresses of the two providers and those of their discovery documents are called.
 */
import { AppError, identityOf, type SignOnIdentity, type SignOnProvider } from '@vumon/domain';
import * as oidc from 'openid-client';
import { hourMs } from '../../platform/clock.ts';
import type { RequestContext } from '../../platform/http/context.ts';

const issuers: Record<SignOnProvider, string> = {
  GOOGLE: 'https://accounts.google.com',
  // Work and school accounts alone; each tenant is an issuer of its own, which the library compares with the claim `tid`.
  MICROSOFT: 'https://login.microsoftonline.com/organizations/v2.0',
};
const timeoutSeconds = 8;

/** What only this browser may know of a sign-in that it has begun. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

type Context = Pick<RequestContext, 'app' | 'now' | 'log'>;

/** Of a process: the provider's description, which is read again every hour. */
const known = new WeakMap<object, Map<SignOnProvider, { config: Promise<oidc.Configuration>; until: number }>>();

async function configurationOf({ app, now }: Context, provider: SignOnProvider): Promise<oidc.Configuration> {
  const client = app.config.signOn[provider];
  if (!client) throw new AppError('NOT_FOUND');
  const ofApp = known.get(app) ?? new Map();
  known.set(app, ofApp);
  const held = ofApp.get(provider);
  if (held && held.until > now) return held.config;
  const config = oidc.discovery(
    new URL(issuers[provider]),
    client.clientId,
    {},
    oidc.ClientSecretPost(client.clientSecret),
    {
      timeout: timeoutSeconds,
      // The signature is checked although the token comes over TLS from the provider itself.
      execute: [oidc.enableNonRepudiationChecks],
      ...(client.fetch && { [oidc.customFetch]: client.fetch as oidc.CustomFetch }),
    },
  );
  ofApp.set(provider, { config, until: now + hourMs });
  config.catch(() => ofApp.delete(provider));
  return config;
}

const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether the provider could not be asked, rather than that what it said is refused. */
function isOutage(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { status?: number } };
  if (error instanceof TypeError && code === undefined) return true;
  return code !== undefined && unreachable.has(code) && !(cause?.status !== undefined && cause.status < 500);
}

function refusalOf({ log }: Context, provider: SignOnProvider, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, name } = error as { code?: string; name?: string };
  // Neither the error's message nor its cause, which may hold the code or the token.
  log.warn({ provider, reason: code ?? name }, 'sign-on refused');
  return new AppError(isOutage(error) ? 'SIGN_ON_UNAVAILABLE' : 'SIGN_ON_REFUSED');
}

/** Where the browser goes. Errors: NOT_FOUND for a provider that is not configured, SIGN_ON_UNAVAILABLE. */
export async function addressAt(
  context: Context,
  provider: SignOnProvider,
  { state, nonce, verifier, returnTo }: Secrets & { readonly returnTo: string },
): Promise<string> {
  try {
    const config = await configurationOf(context, provider);
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: returnTo,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // On a shared computer somebody else may still be signed in at the provider.
      prompt: 'select_account',
    }).href;
  } catch (error) {
    throw refusalOf(context, provider, error);
  }
}

/** Exchanges what the browser has brought back. Errors: SIGN_ON_REFUSED, SIGN_ON_UNAVAILABLE. */
export async function identityAt(
  context: Context,
  provider: SignOnProvider,
  { state, nonce, verifier, returnTo, query }: Secrets & { readonly returnTo: string; readonly query: URLSearchParams },
): Promise<SignOnIdentity> {
  try {
    const config = await configurationOf(context, provider);
    const address = new URL(returnTo);
    address.search = query.toString();
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const identity = identityOf(provider, tokens.claims()!);
    if (!identity) throw new AppError('SIGN_ON_REFUSED');
    return identity;
  } catch (error) {
    throw refusalOf(context, provider, error);
  }
}
