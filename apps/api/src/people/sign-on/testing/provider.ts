/**
 * A small OpenID provider for tests: discovery, keys and the token endpoint over HTTP, at the addresses of Google and
 * Microsoft by way of `fetch`. What it says can be changed for one sign-in.
 */
import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const keyId = 'key-1';
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What this sign-in gets instead of what is right. */
export interface Deviation {
  readonly claims?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  /** Signs with a key that is not in the published set. */
  readonly foreignKey?: boolean;
  /** Replaces the signed token. */
  readonly token?: (token: string) => string;
  /** Status of the reply of the token endpoint. */
  readonly status?: number;
}

interface Grant {
  readonly origin: string;
  readonly challenge: string;
  readonly redirect: string;
  readonly nonce: string;
  readonly claims: Record<string, unknown>;
  readonly deviation: Deviation;
}

const clientId = 'vumon-client';
const clientSecret = 'vumon-client-secret';

export async function startProvider(now: () => number) {
  const key = newKey();
  const foreign = newKey();
  const grants = new Map<string, Grant>();
  /** The paths that were called. */
  const calls: string[] = [];
  let down = false;

  function tokenOf({ origin, nonce, claims, deviation }: Grant): string {
    const seconds = Math.floor(now() / 1000);
    const tid = claims['tid'] as string | undefined;
    const issuer = tid === undefined ? origin : `${origin}/${tid}/v2.0`;
    const all = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 300, nonce, ...claims, ...deviation.claims };
    const input = `${encoded({ alg: 'RS256', kid: keyId, typ: 'JWT', ...deviation.header })}.${encoded(all)}`;
    const by: KeyObject = createPrivateKey(
      (deviation.foreignKey ? foreign : key).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    const token = `${input}.${sign('sha256', Buffer.from(input), by).toString('base64url')}`;
    return deviation.token?.(token) ?? token;
  }

  async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return new URLSearchParams(Buffer.concat(parts).toString());
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const origin = String(request.headers['x-origin']);
    const path = new URL(request.url!, origin).pathname;
    calls.push(path);
    if (path.endsWith('/.well-known/openid-configuration'))
      return [
        200,
        {
          issuer: origin.includes('microsoft') ? `${origin}/{tenantid}/v2.0` : origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        },
      ];
    if (path === '/keys')
      return [200, { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] }];
    const body = await bodyOf(request);
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      grant !== undefined &&
      verifier === grant.challenge &&
      body.get('redirect_uri') === grant.redirect &&
      body.get('client_id') === clientId &&
      body.get('client_secret') === clientSecret;
    if (!right) return [400, { error: 'invalid_grant' }];
    if (grant.deviation.status !== undefined) return [grant.deviation.status, { error: 'server_error' }];
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: tokenOf(grant) }];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(([status, reply]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const reach: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (down) return Promise.reject(new TypeError('fetch failed'));
    const headers = new Headers(init?.headers);
    headers.set('x-origin', url.origin);
    return fetch(`${local}${url.pathname}${url.search}`, { ...init, headers });
  };

  return {
    calls,
    client: { clientId, clientSecret, fetch: reach },
    setDown(value: boolean) {
      down = value;
    },
    /** What the person does at the provider: the query with which the browser comes back. */
    consent(address: string, claims: Record<string, unknown>, deviation: Deviation = {}): string {
      const url = new URL(address);
      const code = randomUUID();
      const of = (name: string) => url.searchParams.get(name) ?? '';
      grants.set(code, {
        origin: url.origin,
        challenge: of('code_challenge'),
        redirect: of('redirect_uri'),
        nonce: of('nonce'),
        claims,
        deviation,
      });
      return `?${new URLSearchParams({ code, state: of('state') })}`;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
