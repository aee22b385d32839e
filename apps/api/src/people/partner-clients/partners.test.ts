/** Partners and their clients: administration, access by token, and its revocation. */
import { isReservedSegment, pages } from '@vumon/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestApp, type TestUser } from '../../testing/app.ts';
import { addClient, type TestClient } from '../../testing/clients.ts';
import { addCatalogue } from '../../testing/content.ts';

const lines: string[] = [];
const t = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const day = 86_400_000;
/** Another process, which shares the database and the secret. */
const second = await testApp({ database: t.database, config: { secret: t.app.config.secret } });
let admin: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  admin = await t.createUser({ role: 'ADMIN' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const add = (changes: object = {}) =>
  t.as(admin).call('POST /itf/partners', {
    body: {
      slug: `truong-${Math.random().toString(36).slice(2, 10)}`,
      name: 'Trường Quốc tế',
      allowedOrigins: [],
      ...changes,
    },
  });
const token = (clientAppId: string, secret: string) =>
  t.as(null).call('POST /auth/client-app-token', { body: { clientAppId, secret } });
const seeAt = async (process: TestApp, client: TestClient) =>
  (
    await process
      .as(null)
      .raw({ method: 'GET', url: `/api/itf/third-party/${client.partnerId}`, headers: client.headers })
  ).statusCode;
const see = async (client: Pick<TestClient, 'headers' | 'partnerId'>, headers: object = {}) =>
  (
    await t.as(null).raw({
      method: 'GET',
      url: `/api/itf/third-party/${client.partnerId}`,
      headers: { ...client.headers, ...headers },
    })
  ).statusCode;

describe('a partner', () => {
  it('is added with a secret that is shown once and stored as its hash', async () => {
    const { partner, secret } = await add({
      slug: 'truong-sao-mai',
      name: '  Trường   Sao Mai ',
      allowedOrigins: ['https://Sao-Mai.example/', 'http://localhost:8080'],
    });
    expect(partner).toMatchObject({
      slug: 'truong-sao-mai',
      name: 'Trường Sao Mai',
      logo: null,
      status: 'ACTIVE',
      allowedOrigins: ['https://sao-mai.example', 'http://localhost:8080'],
      oldSecretUntil: null,
    });
    expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = await t.db.selectFrom('partner_secrets').selectAll().where('partner_id', '=', partner.id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await t.as(admin).call('GET /itf/partners', { query: {} }))).not.toContain(secret);
    const audited = await t.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', partner.id)
      .execute();
    expect(audited).toEqual([{ action: 'partner-added', details: { slug: 'truong-sao-mai', name: 'Trường Sao Mai' } }]);
  });

  it('cannot have a slug that is a path of the product', async () => {
    const segments = [
      ...new Set(
        Object.keys(pages)
          .map((path) => path.split('/')[1]!)
          .filter((segment) => segment !== ''),
      ),
    ];
    for (const slug of [...segments, 'api', 'en', 'manage', 'dashboard', 'practice-test', 'register', 'integrate-exam'])
      expect(isReservedSegment(slug), slug).toBe(true);
    for (const slug of ['manage', 'classes', 'dashboard', 'practice-test']) {
      expect(await failure(add({ slug }))).toMatchObject({
        status: 422,
        code: 'PARTNER_SLUG_RESERVED',
        reply: { errors: [{ path: 'slug' }] },
      });
    }
  });

  it.each([
    { slug: 'A' },
    { slug: 'Truong' },
    { slug: '-a-' },
    { slug: 'trường' },
    { slug: 'a/b' },
    { slug: 'a'.repeat(51) },
    { name: ' ' },
    { allowedOrigins: ['https://a.example/path'] },
    { allowedOrigins: ['javascript:alert(1)'] },
    { secret: 'x' },
  ])('%j is refused', async (changes) => {
    expect(await failure(add(changes))).toMatchObject({ status: 400 });
  });

  it('has a unique slug, also for 50 concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => add({ slug: 'mot-cho-thoi' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(add({ slug: 'mot-cho-thoi' }))).toMatchObject({ status: 409, code: 'PARTNER_SLUG_EXISTED' });
  });

  it('is found by name, slug and status, sorted and in pages', async () => {
    await add({ slug: 'anh-duong-1', name: 'Ánh Dương Một' });
    const { partner } = await add({ slug: 'anh-duong-2', name: 'Ánh Dương Hai' });
    await t
      .as(admin)
      .call('PUT /itf/partners/{id}/update-status', { params: { id: partner.id }, body: { status: 'DISABLED' } });
    const list = async (query: object) =>
      (await t.as(admin).call('GET /itf/partners', { query })).items.map(({ slug }) => slug);
    expect(await list({ search: 'anh duong' })).toEqual(['anh-duong-2', 'anh-duong-1']);
    expect(await list({ search: 'ANH-DUONG-1' })).toEqual(['anh-duong-1']);
    expect(await list({ search: 'anh duong', status: 'DISABLED' })).toEqual(['anh-duong-2']);
    expect(await list({ search: 'anh duong', sort: 'created', direction: 'asc' })).toEqual([
      'anh-duong-1',
      'anh-duong-2',
    ]);
    expect(
      (await t.as(admin).call('GET /itf/partners', { query: { search: 'anh duong', size: 10, page: 1 } })).page,
    ).toEqual({ page: 1, size: 10, total: 2 });
    const teacher = await t.createUser({ role: 'TEACHER' });
    expect((await t.as(teacher).call('GET /itf/third-party', { query: { search: 'anh duong' } })).items).toMatchObject([
      { slug: 'anh-duong-1', name: 'Ánh Dương Một', logo: null },
    ]);
    expect(
      await failure(t.as(teacher).call('GET /itf/third-party/{id}', { params: { id: partner.id } })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('changes its name and origins, and shows a logo', async () => {
    const { partner } = await add();
    const params = { id: partner.id };
    expect(
      await t
        .as(admin)
        .call('PUT /itf/partners/{id}', { params, body: { name: 'Tên mới', allowedOrigins: ['https://moi.example'] } }),
    ).toMatchObject({ name: 'Tên mới', allowedOrigins: ['https://moi.example'] });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const reply = await t
      .as(admin)
      .upload('POST /itf/partners/{id}/update-logo', { params, file: { name: 'logo.png', bytes: png } });
    expect(reply.json()).toMatchObject({ data: { logo: expect.stringMatching(/^\/media\//) as string } });
    expect(
      (
        await t.as(admin).upload('POST /itf/partners/{id}/update-logo', {
          params,
          file: { name: 'logo.png', bytes: Buffer.from('<svg/>') },
        })
      ).statusCode,
    ).toBe(415);
    for (const route of ['PUT /itf/partners/{id}', 'POST /itf/partners/{id}/rotate-secret'] as const) {
      expect(
        await failure(
          t.as(admin).call(route, { params: { id: t.app.newId() }, body: { name: 'x', allowedOrigins: [] } } as never),
        ),
      ).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a client', () => {
  it('sees itself and public data, and no other partner', async () => {
    const [client, other] = [await addClient(t, { name: 'Khách Một' }), await addClient(t)];
    const own = await t
      .as(null)
      .raw({ method: 'GET', url: `/api/itf/third-party/${client.partnerId}`, headers: client.headers });
    expect(own.json()).toMatchObject({ result: true, data: { id: client.partnerId, name: 'Khách Một' } });
    expect(await see({ ...client, partnerId: other.partnerId })).toBe(404);
    for (const url of ['/api/grades', '/api/itf/series/all'])
      expect((await t.as(null).raw({ method: 'GET', url, headers: client.headers })).statusCode).toBe(200);
    expect(
      (await t.as(null).raw({ method: 'GET', url: '/api/itf/third-party', headers: client.headers })).statusCode,
    ).toBe(403);
  });

  it('gets no token for an unknown id or a wrong secret', async () => {
    const { clientAppId, secret } = await addClient(t);
    for (const [id, given] of [
      [clientAppId, `${secret}x`],
      [clientAppId, ''],
      ['app_unknown', secret],
      ['', secret],
    ] as const) {
      expect(await failure(token(id, given))).toMatchObject({ status: 401, code: 'UNAUTHORISED' });
    }
  });

  it('is slowed down by wrong secrets, at its own address alone', async () => {
    const [client, other] = [await addClient(t), await addClient(t)];
    const answers: { status: number; code: string }[] = [];
    for (let time = 0; time < 20; time += 1) {
      answers.push(await failure(token(client.clientAppId, `${client.secret}${time}`)));
      t.advance(1_000);
    }
    expect(answers.slice(0, 5).map(({ code }) => code)).toEqual(Array(5).fill('UNAUTHORISED'));
    // Doubling pauses let few through.
    expect(answers.filter(({ code }) => code === 'UNAUTHORISED').length).toBeLessThan(11);
    // Not with the right one either, so that a reply tells nothing about a guess.
    expect(await failure(token(client.clientAppId, client.secret))).toMatchObject({ status: 429 });
    // Nor at another process.
    second.advance(t.now() - second.now());
    const body = { clientAppId: client.clientAppId, secret: client.secret };
    expect(await failure(second.as(null).call('POST /auth/client-app-token', { body }))).toMatchObject({ status: 429 });
    await token(other.clientAppId, other.secret);
    t.advance(3_600_000);
    await token(client.clientAppId, client.secret);
    await token(client.clientAppId, client.secret);
  });

  it('is accepted with its own token and id only, for a quarter of an hour', async () => {
    const [client, other] = [await addClient(t), await addClient(t)];
    const auth = client.headers['client-app-authorization'];
    expect(await see(client)).toBe(200);
    const wrong: object[] = [
      { 'client-app-id': other.clientAppId },
      { 'client-app-id': '' },
      { 'client-app-authorization': '' },
      { 'client-app-authorization': auth.slice(7) },
      { 'client-app-authorization': `Bearer ${client.secret}` },
      { 'client-app-authorization': `Bearer ${admin.token}` },
      { 'client-app-authorization': auth.replace(/\d{13}/, (moment) => String(Number(moment) + 1)) },
    ];
    for (const headers of wrong) expect(await see(client, headers), JSON.stringify(headers)).toBe(401);
    // Changing any character invalidates the token, except the last one, which contains two unused bits in base64url.
    for (let at = 7; at < auth.length - 1; at += 1) {
      const changed = auth.slice(0, at) + (auth[at] === 'A' ? 'B' : 'A') + auth.slice(at + 1);
      expect(await see(client, { 'client-app-authorization': changed }), changed).toBe(401);
    }
    // The token does not authenticate a user.
    expect(
      (await t.as(null).raw({ method: 'GET', url: '/api/auth/getUser', headers: { 'user-authorization': auth } }))
        .statusCode,
    ).toBe(401);
    t.advance(15 * 60_000);
    expect(await see(client)).toBe(401);
  });

  it('is refused from the next request on when disabled, and accepted again when enabled', async () => {
    const client = await addClient(t);
    const set = (status: 'ACTIVE' | 'DISABLED') =>
      t.as(admin).call('PUT /itf/partners/{id}/update-status', { params: { id: client.partnerId }, body: { status } });
    await set('DISABLED');
    expect(await see(client)).toBe(401);
    expect(await failure(token(client.clientAppId, client.secret))).toMatchObject({ status: 401 });
    await set('ACTIVE');
    expect(await see(client)).toBe(200);
  });

  it('can use the old secret for 7 days after a new one was created', async () => {
    const client = await addClient(t);
    const params = { id: client.partnerId };
    const { partner, secret } = await t.as(admin).call('POST /itf/partners/{id}/rotate-secret', { params });
    expect(Date.parse(partner.oldSecretUntil!) - t.now()).toBeGreaterThan(7 * day - 60_000);
    expect(await see(client)).toBe(200);
    await token(client.clientAppId, client.secret);
    await token(client.clientAppId, secret);
    t.advance(7 * day);
    expect(await failure(token(client.clientAppId, client.secret))).toMatchObject({ status: 401 });
    await token(client.clientAppId, secret);
  });

  it('shows its valid secrets by their last characters, with their use, and no more of them', async () => {
    const client = await addClient(t);
    const params = { id: client.partnerId };
    const { secret } = await t.as(admin).call('POST /itf/partners/{id}/rotate-secret', { params });
    const details = await t.as(admin).call('GET /itf/partners/{id}', { params });
    expect(details.secrets).toMatchObject([
      { hint: secret.slice(-4), signs: true, until: null, lastUsedAt: null },
      { hint: client.secret.slice(-4), signs: true, until: expect.any(String) as string },
    ]);
    expect(details.secrets[1]!.lastUsedAt).not.toBeNull();
    for (const one of [secret, client.secret]) expect(JSON.stringify(details)).not.toContain(one);
  });

  it('is refused at once when the old secret is revoked, with the tokens issued for it', async () => {
    const client = await addClient(t);
    const params = { id: client.partnerId };
    const { secret } = await t.as(admin).call('POST /itf/partners/{id}/rotate-secret', { params });
    expect(await t.as(admin).call('POST /itf/partners/{id}/revoke-old-secret', { params })).toMatchObject({
      oldSecretUntil: null,
    });
    expect(await see(client)).toBe(401);
    const { accessToken } = await token(client.clientAppId, secret);
    expect(await see(client, { 'client-app-authorization': `Bearer ${accessToken}` })).toBe(200);
  });

  it('has one previous secret after 50 concurrent rotations', async () => {
    const client = await addClient(t);
    const params = { id: client.partnerId };
    const results = await Promise.all(
      Array.from({ length: 50 }, () => t.as(admin).call('POST /itf/partners/{id}/rotate-secret', { params })),
    );
    expect(new Set(results.map(({ secret }) => secret)).size).toBe(50);
    await t.as(admin).call('POST /itf/partners/{id}/revoke-old-secret', { params });
    const rows = await t.db
      .selectFrom('partner_secrets')
      .select('expires_at')
      .where('partner_id', '=', client.partnerId)
      .execute();
    expect(rows.filter(({ expires_at: at }) => at === null || at.getTime() > t.now())).toHaveLength(1);
  });

  it('must send an allowed origin, or none', async () => {
    const client = await addClient(t, { allowedOrigins: ['https://hop-tac.example'] });
    expect(await see(client, { origin: 'https://hop-tac.example' })).toBe(200);
    expect(await see(client, { origin: 'https://khac.example' })).toBe(403);
  });

  it('is limited to 600 requests a minute; another is not affected', async () => {
    const [busy, quiet] = [await addClient(t), await addClient(t)];
    // Starts at the beginning of a minute, so that all requests are in one window.
    t.advance(60_000 - (t.now() % 60_000));
    const statuses: number[] = [];
    for (let turn = 0; turn < 13; turn += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => see(busy)))));
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([600, 50]);
    expect(await see(quiet)).toBe(200);
    // Another process of the same database counts along: it refuses what it has never seen before.
    second.advance(t.now() - second.now());
    expect(await seeAt(second, busy)).toBe(429);
    expect(await t.as(admin).call('GET /itf/partners/{id}', { params: { id: busy.partnerId } })).toMatchObject({
      usage: { requests: 600, mostInAMinute: 600, minutesRefused: 1, limit: 600 },
    });
    t.advance(60_000);
    expect(await see(busy)).toBe(200);
  }, 60_000);

  it('leaves neither secret nor token in the logs', async () => {
    const client = await addClient(t);
    await failure(token(client.clientAppId, `${client.secret}x`));
    await see(client, { 'client-app-id': 'app_other' });
    const logged = lines.join('\n');
    expect(logged).toContain('/auth/client-app-token');
    expect(logged).not.toContain(client.secret);
    expect(logged).not.toContain(client.headers['client-app-authorization'].slice(7));
  });
});
