/** A small learning platform (LTI 1.3) for tests: its keys at an address, and tokens that it signs. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RouteReply, Routes } from '@vumon/contract';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { moodleLearner } from './messages.ts';

export type PlatformClaims = Readonly<Record<string, unknown>>;
type Listener = (request: IncomingMessage, body: string, response: ServerResponse) => void;

export interface TestPlatform {
  readonly origin: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: JWK;
  /** How often the keys were asked for. */
  asked: number;
  /** What the address of the keys answers; the key set when null. */
  answer: { status: number; body: string } | null;
  /** Serves every other address. */
  listener: Listener;
  /** `claims` replace those of a valid token; undefined leaves one out. */
  sign(nonce: string, now: number, claims?: PlatformClaims, header?: object, key?: CryptoKey): Promise<string>;
  close(): void;
}

export async function startPlatform(clientId = '10000000000007'): Promise<TestPlatform> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url !== '/keys') return platform.listener(request, Buffer.concat(parts).toString(), response);
      platform.asked += 1;
      const { status, body } = platform.answer ?? { status: 200, body: JSON.stringify({ keys: [jwk] }) };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform: TestPlatform = {
    origin,
    issuer: 'https://moodle.truong.example',
    clientId,
    privateKey,
    publicKey: jwk,
    asked: 0,
    answer: null,
    listener: (_request, _body, response) => void response.writeHead(404).end(),
    sign(nonce, now, claims = {}, header = {}, key = privateKey) {
      const seconds = Math.floor(now / 1_000);
      const whole = {
        ...moodleLearner,
        iss: platform.issuer,
        aud: clientId,
        iat: seconds,
        exp: seconds + 300,
        nonce,
        ...claims,
      };
      return new SignJWT(JSON.parse(JSON.stringify(whole)) as PlatformClaims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })
        .sign(key);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return platform;
}

export interface Begun {
  readonly authUrl: URL;
  readonly state: string;
  readonly nonce: string;
  readonly key: string;
  readonly proof: string;
}

/** What a page of ours finds behind the `#` of the address that it was sent to. */
export function arrivedAt(location: unknown): { platform: string | null; values: Record<string, string> } {
  const url = new URL(String(location), 'https://vumon.example');
  return {
    platform: url.searchParams.get('platform'),
    values: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  };
}

/** What a launch needs of a `TestApp`: with its type the compiler would read all of the API for a browser test. */
interface LaunchedApp {
  as(user: null): {
    raw(options: InjectOptions): Promise<LightMyRequestResponse>;
    call(route: 'POST /lti/start', input: { body: { start: string } }): Promise<RouteReply<Routes['POST /lti/start']>>;
  };
}

/** The first steps of a launch: the platform's request, and what the browser keeps. */
export async function beginAt(
  t: LaunchedApp,
  platform: TestPlatform,
  more: Record<string, string> = {},
): Promise<Begun> {
  const query = new URLSearchParams({
    iss: platform.issuer,
    client_id: platform.clientId,
    login_hint: '42',
    target_link_uri: 'https://vumon.example/x/y',
    ...more,
  });
  const reply = await t.as(null).raw({ method: 'GET', url: `/api/lti/login?${query.toString()}` });
  const { start } = arrivedAt(reply.headers['location']).values;
  const { authUrl, key, proof } = await t.as(null).call('POST /lti/start', { body: { start: start! } });
  const url = new URL(authUrl);
  return {
    authUrl: url,
    key,
    proof,
    state: url.searchParams.get('state')!,
    nonce: url.searchParams.get('nonce')!,
  };
}

/** The platform's form, as the browser posts it from there. */
export async function postLaunch(t: LaunchedApp, form: Readonly<Record<string, string>>) {
  const reply = await t.as(null).raw({
    method: 'POST',
    url: '/api/lti/launch',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://moodle.truong.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: reply.statusCode, ...arrivedAt(reply.headers['location']) };
}
