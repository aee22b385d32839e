import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { noSiteTexts, productName } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '#db';
import { smallWebRoot } from '../../testing/web-root.ts';
import { testApp } from '../../testing/app.ts';
import { openApi } from './openapi.ts';

const lines: string[] = [];
const webRoot = smallWebRoot();

const t = await testApp({
  logTo: { write: (line) => void lines.push(line) },
  config: { webRoot, metricsToken: 'so-lieu' },
});
const nobody = t.as(null);
const json = { 'content-type': 'application/json' };

describe('errors', () => {
  const shape = (code: string) => ({
    result: false,
    code,
    message: expect.stringMatching(/\S/),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

  it.each([
    [
      'a broken body',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"username":' },
      400,
      'BODY_INVALID',
    ],
    ['an empty body', { method: 'POST', url: '/api/auth/login', headers: json, payload: '' }, 400, 'BODY_INVALID'],
    [
      'a body that is no object',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '[]' },
      400,
      'BODY_INVALID',
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/plain' }, payload: 'a' },
      415,
      'BODY_TYPE_UNSUPPORTED',
    ],
    [
      'a body of XML',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
      415,
      'BODY_TYPE_UNSUPPORTED',
    ],
    [
      'a body too large',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: json,
        payload: JSON.stringify({ username: 'a'.repeat(300_000) }),
      },
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'a prototype in the body',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: json,
        payload: '{"__proto__":{"role":"ADMIN"},"username":"a","password":"b"}',
      },
      400,
      'BODY_INVALID',
    ],
    [
      'a NUL in a text',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"username":"a\\u0000","password":"b"}' },
      400,
      'BODY_INVALID',
    ],
    [
      'half of a surrogate pair',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"username":"\\ud800","password":"b"}' },
      400,
      'BODY_INVALID',
    ],
    ['an unknown route', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'DELETE', url: '/api/auth/login' }, 404, 'NOT_FOUND'],
    ['a broken address', { method: 'GET', url: '/api/%zz' }, 404, 'NOT_FOUND'],
    [
      'a token that is none',
      { method: 'GET', url: '/api/account/profile', headers: { 'user-authorization': 'Bearer %00' } },
      401,
      'UNAUTHORISED',
    ],
    [
      'a huge cookie',
      { method: 'GET', url: '/api/account/profile', headers: { cookie: `session=${'a'.repeat(5_000)}` } },
      401,
      'UNAUTHORISED',
    ],
  ] as const)('%s is answered with its code', async (_, request, status, code) => {
    const reply = await nobody.raw(request as never);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(shape(code));
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
  });

  it('are in the language of the request and name each field', async () => {
    const ask = async (language: string) =>
      (
        await nobody.raw({
          method: 'POST',
          url: '/api/auth/login',
          headers: { ...json, 'accept-language': language },
          payload: { username: 1, role: 'ADMIN' },
        })
      ).json();
    expect(await ask('vi-VN,vi;q=0.9')).toMatchObject({ message: 'Thông tin gửi lên chưa hợp lệ.' });
    expect((await ask('en')).errors).toEqual(
      expect.arrayContaining([
        { path: 'username', code: 'wrongType', message: expect.any(String) },
        { path: 'password', code: 'required', message: expect.any(String) },
        { path: 'role', code: 'unknownField', message: expect.any(String) },
      ]),
    );
  });

  it.each((Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([, spec]) => spec.blank))(
    '%s says that its id is blank',
    async (key, { access, blank }) => {
      const role = access.includes('TEACHER') ? 'TEACHER' : 'STUDENT';
      const user = await t.createUser({ role, ...(role === 'TEACHER' && { package: 'INTERNATIONAL' as const }) });
      const [method, path] = key.split(' ') as ['GET' | 'POST', string];
      const url = `/api${path.replace('{what}', 'test').replaceAll(/\{\w+\}/g, '%20')}`;
      const payload = path.includes('{') ? {} : { [blank!.name]: ' ' };
      const reply = await t.as(user).raw({ method, url, ...(method === 'POST' && { payload }) });
      expect([reply.statusCode, reply.json().code]).toEqual([422, blank!.code]);
    },
  );

  it('are in English on the international site whoever asks, in Vietnamese by default otherwise', async () => {
    const abroad = await testApp({ config: { site: 'intl' } });
    const ask = async (app: typeof abroad, headers: Record<string, string>) =>
      (await app.as(null).raw({ method: 'GET', url: '/api/account/profile', headers })).json().message as string;
    expect(await ask(abroad, {})).toBe(await ask(abroad, { 'accept-language': 'en' }));
    for (const language of ['th-TH', 'vi', 'vi-VN,vi;q=0.9'])
      expect(await ask(abroad, { 'accept-language': language })).toBe(await ask(abroad, {}));
    expect(await ask(t, {})).toBe(await ask(t, { 'accept-language': 'vi' }));
    expect(await ask(t, {})).not.toBe(await ask(abroad, {}));
  });

  it('of a lost database are a 503 with Retry-After, and readiness fails', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/gone';
    const pool = createPool({ url, max: 2 });
    const db = createDatabase(pool);
    const lost = await testApp({ database: { url, pool, db, close: () => db.destroy() } });
    const raw = (path: string) => lost.as(null).raw({ method: 'GET', url: path });
    const reply = await raw('/api/grades');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toMatch(/^\d+$/);
    expect(reply.json()).toMatchObject(shape('DATABASE_UNAVAILABLE'));
    expect((await raw('/health/ready')).statusCode).toBe(503);
    // The balancer's own reply, while no process is ready, is the same.
    const balancer = readFileSync(join(import.meta.dirname, '../../../../../deploy/haproxy.cfg'), 'utf8');
    const [, type, text, wait] =
      /^  http-error status 503 content-type "(.+)" lf-string '(.+)' hdr Retry-After (\d+)$/m.exec(balancer)!;
    const { requestId, ...body } = reply.json();
    expect([JSON.parse(text!), type, wait]).toEqual([
      body,
      reply.headers['content-type'],
      reply.headers['retry-after'],
    ]);
    expect((await raw('/health/live')).statusCode).toBe(200);
  });
});

describe('requests from other sites', () => {
  const change = (headers: Record<string, string>) =>
    nobody.raw({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...json, host: 'vumon.test', ...headers },
      payload: {},
    });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://vumon.test.evil.example' }, 403],
    [{ origin: 'http://vumon.test:81' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://vumon.test', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://vumon.test', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('%j may change state: %i', async (headers, status) => {
    expect((await change(headers as never)).statusCode).toBe(status);
  });

  it.each([
    ['/api/grades', 'cross-site', 403],
    ['/api/grades', 'same-site', 403],
    ['/%61pi/grades', 'cross-site', 403],
    ['/api/grades/', 'cross-site', 403],
    ['/api/grades', 'same-origin', 200],
    ['/api/grades', 'none', 200],
    ['/health/live', 'cross-site', 200],
  ])('read %s, %s: %i', async (url, site, status) => {
    for (const method of ['GET', 'HEAD'] as const)
      expect((await nobody.raw({ method, url, headers: { 'sec-fetch-site': site } })).statusCode, method).toBe(status);
  });

  it('cannot submit a form', async () => {
    const reply = await nobody.raw({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(reply.statusCode).toBe(415);
  });
});

describe('logs', () => {
  it('contain no password, token, cookie or query string, even for failing requests', async () => {
    lines.length = 0;
    const secret = 'bi-mat-4711';
    await nobody.raw({
      method: 'POST',
      url: `/api/auth/login?otp=${secret}`,
      headers: { ...json, cookie: `session=${secret}; refresh=${secret}`, 'user-authorization': `Bearer ${secret}` },
      payload: { username: 'ai-do', password: secret },
    });
    await nobody.raw({ method: 'GET', url: `/api/grades?token=${secret}` });
    t.app.log.error(
      {
        password: secret,
        body: { newPassword: secret, deep: { token: secret } },
        headers: { cookie: secret, authorization: secret },
      },
      'something failed',
    );
    expect(lines.join('')).toContain('something failed');
    expect(lines.join('')).not.toContain(secret);
  });

  it('contain failures with their request and route', async () => {
    lines.length = 0;
    const reply = await nobody.raw({ method: 'GET', url: '/api/account/profile?secret=1' });
    const line = lines
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((entry) => entry['reqId'] === reply.json().requestId);
    expect(line).toMatchObject({ route: 'GET /account/profile', status: 401 });
  });
});

describe('the web app', () => {
  it.each([
    ['/assigned-unit-test/0198', 'vi'],
    ['/en/assigned-unit-test/0198', 'en'],
  ])("preloads in %s, a test's page, the files that the player needs first", async (url, locale) => {
    const { body } = await nobody.raw({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(
      [...body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(([, rel, file]) => [rel, file]),
    ).toEqual([
      ['modulepreload', '/assets/questions.js'],
      ['stylesheet', '/assets/player.css'],
      ['modulepreload', '/assets/player.js'],
      ['modulepreload', `/assets/words.${locale}.js`],
    ]);
    const other = await nobody.raw({ method: 'GET', url: '/login' });
    expect(other.body).not.toContain('player');
  });

  it('may show the chat that an administrator has set in a frame, and nothing else of others', async () => {
    const frames = async () => {
      const { headers } = await nobody.raw({ method: 'GET', url: '/login' });
      return /frame-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await frames()).toBe("'self'");
    const admin = t.as(await t.createUser({ role: 'ADMIN' }));
    const set = async (revision: number, chat: string) =>
      admin.call('PUT /itf/site-texts', { body: { revision, texts: { ...noSiteTexts, chat } } });
    await set(0, 'https://chat.example:8443/room/1?team=2');
    // The policy is read again ten seconds after it was read; the page that asks does not wait for it.
    t.advance(10_000);
    await expect.poll(frames).toBe("'self' https://chat.example:8443");
    await set(1, '');
    t.advance(10_000);
    await expect.poll(frames).toBe("'self'");
  });

  it('has a page for devices without a connection, with a policy and a nonce to be stored with it', async () => {
    const reply = await nobody.raw({ method: 'GET', url: '/offline.html' });
    expect(reply.statusCode).toBe(200);
    const policy = String(reply.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(reply.body).toContain(`nonce="${nonce}"`);
    expect(reply.body).toContain('content="vn"');
    const hash = createHash('sha256').update('var b = 2;').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    // It is asked again with each release.
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('has a content security policy without foreign scripts and with a fresh nonce', async () => {
    const [first, second] = [
      await nobody.raw({ method: 'GET', url: '/login' }),
      await nobody.raw({ method: 'GET', url: '/en/classes/42?tab=assigned' }),
    ];
    for (const reply of [first, second]) {
      expect(reply.statusCode).toBe(200);
      const policy = String(reply.headers['content-security-policy']);
      const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
      expect(reply.body).toContain(`nonce="${nonce}"`);
      // The hash of the page's own script, and of no other.
      const hash = createHash('sha256').update('var a = 1;').digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).not.toContain("script-src 'self' 'unsafe");
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    }
    expect(first.body).not.toBe(second.body);
  });

  it('sends pages compressed to those who can read that', async () => {
    const get = (encodings?: string) =>
      nobody.raw({
        url: '/login',
        headers: { accept: 'text/html', ...(encodings && { 'accept-encoding': encodings }) },
      });
    const [small, whole] = [await get('gzip, deflate, br'), await get()];
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
    const withoutNonce = (page: string) => page.replaceAll(/nonce="[^"]+"/g, '');
    expect(withoutNonce(gunzipSync(small.rawPayload).toString())).toBe(withoutNonce(whole.payload));
  });

  it('answers unknown addresses with the page and 404, unknown files and calls without it', async () => {
    const page = await nobody.raw({ method: 'GET', url: '/khong-co-trang-nay', headers: { accept: 'text/html' } });
    expect([page.statusCode, String(page.headers['content-type'])]).toEqual([404, 'text/html; charset=utf-8']);
    for (const url of ['/assets/none.js', '/api/none', '/media/none.png']) {
      const reply = await nobody.raw({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('<!doctype');
    }
  });

  it('allows caching of hashed files for ever and revalidation of others', async () => {
    expect((await nobody.raw({ method: 'GET', url: '/assets/app-1a2b.js' })).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await nobody.raw({ method: 'GET', url: '/icon.svg' })).headers['cache-control']).toBe(
      'public, max-age=3600',
    );
    for (const url of [
      '/assets/../index.html',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
      '/.sources',
    ]) {
      const reply = await nobody.raw({ method: 'GET', url, headers: { accept: 'application/json' } });
      expect(reply.statusCode).toBe(404);
    }
  });
});

describe('OpenAPI', () => {
  it('contains every route with its replies', () => {
    const { openapi, paths } = openApi() as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    for (const key of Object.keys(routes)) {
      const [method, path] = key.split(' ') as [string, string];
      expect(paths[path]?.[method.toLowerCase()]?.responses, key).toHaveProperty('200');
    }
  });

  it('is served, and readable in development only', async () => {
    expect((await nobody.raw({ method: 'GET', url: '/api/openapi.json' })).json()).toMatchObject({
      info: { title: productName },
    });
    expect((await nobody.raw({ method: 'GET', url: '/dev/api' })).body).toContain('/auth/login');
    const live = await testApp({ config: { production: true } });
    const demo = await testApp({ config: { development: false }, database: t.database });
    for (const closed of [live, demo])
      for (const url of ['/dev/api', '/dev/outbox', '/dev/clock'])
        expect((await closed.as(null).raw({ method: 'GET', url })).statusCode).toBe(404);
    for (const url of ['/dev/api', '/dev/clock'])
      expect((await live.as(null).raw({ method: 'GET', url })).statusCode).toBe(404);
    expect((await live.as(null).raw({ method: 'POST', url: '/dev/clock', payload: { offsetMs: 1 } })).statusCode).toBe(
      404,
    );
  });
});

describe('operation', () => {
  it('shows metrics to clients with the token', async () => {
    expect((await nobody.raw({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
    const reply = await nobody.raw({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer so-lieu' } });
    expect(reply.body).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="GET \/account\/profile"[^}]*status="401"[^}]*\} \d+/,
    );
  });

  it('shows metrics without a token to requests of this machine that no proxy has forwarded', async () => {
    const open = await testApp({ config: { metricsToken: null, trustProxy: '127.0.0.1' } });
    const ask = async (headers: Record<string, string>) =>
      (await open.as(null).raw({ method: 'GET', url: '/metrics', headers })).statusCode;
    expect(await ask({})).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
      { 'x-forwarded-proto': 'https' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
      { host: 'vumon.example' },
    ] as Record<string, string>[])
      expect(await ask(headers), JSON.stringify(headers)).toBe(404);
  });

  it('serves no development tools to a forwarded request', async () => {
    for (const url of ['/dev/api', '/dev/outbox', '/dev/clock']) {
      expect((await nobody.raw({ method: 'GET', url })).statusCode, url).toBe(200);
      expect((await nobody.raw({ method: 'GET', url, remoteAddress: '192.0.2.1' })).statusCode, url).toBe(404);
      for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'Via'])
        expect((await nobody.raw({ method: 'GET', url, headers: { [name]: '127.0.0.1' } })).statusCode, name).toBe(404);
    }
    const set = { method: 'POST', url: '/dev/clock', payload: { offsetMs: 1 } } as const;
    expect((await nobody.raw({ ...set, headers: { forwarded: 'for=127.0.0.1' } })).statusCode).toBe(404);
  });

  it('allows pages to ask for the microphone and for no other device', async () => {
    for (const url of ['/', '/api/grades', '/assets/app-1a2b.js']) {
      const policy = (await nobody.raw({ method: 'GET', url })).headers['permissions-policy'];
      expect(policy, url).toMatch(/\bmicrophone=\(self\).*\bcamera=\(\).*\bgeolocation=\(\)/);
    }
  });

  it('moves the clock in development', async () => {
    const other = await testApp({ database: t.database });
    const set = (offsetMs: unknown) => other.as(null).raw({ method: 'POST', url: '/dev/clock', payload: { offsetMs } });
    expect((await set(3_600_000)).statusCode).toBe(200);
    expect(other.app.now() - Date.now()).toBeGreaterThan(3_500_000);
    expect((await set('later')).statusCode).toBe(400);
  });

  it('uses `Secure` cookies when it is served over HTTPS', async () => {
    const secure = await testApp({ config: { secureCookies: true }, database: t.database });
    const reply = await secure.as(null).raw({ method: 'POST', url: '/api/auth/logout', payload: {} });
    expect(reply.cookies.map(({ name, secure: only }) => [name, only])).toEqual([
      ['__Host-session', true],
      ['__Host-refresh', true],
    ]);
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  it('finishes running requests when it stops', async () => {
    const other = await testApp();
    const address = new URL(await other.server.listen({ port: 0, host: '127.0.0.1' }));
    // Browsers open a connection ahead, too; nobody waits for it.
    connect(Number(address.port), address.hostname).on('error', () => {});
    const socket = connect(Number(address.port), address.hostname);
    const replies: string[] = [];
    socket.on('data', (chunk) => void replies.push(String(chunk)));
    const ended = new Promise((done) => socket.once('close', done));
    socket.write('GET /api/grades HTTP/1.1\r\nHost: vumon.test\r\n\r\n');
    await new Promise((done) => other.server.server.once('request', done));
    await other.server.close();
    await ended;
    expect(replies.join('')).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});
