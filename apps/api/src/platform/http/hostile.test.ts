/** Bad input on every route: a clear error with a code, never a 500, and nothing that a schema did not name. */
import { randomUUID } from 'node:crypto';
import { errors, isErrorCode, type Role } from '@vumon/domain';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';

const t = await testApp();
const users = new Map<Role, TestUser>();
for (const role of ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT', 'SALE'] as const)
  users.set(role, await t.createUser({ role, ...(role === 'TEACHER' && { package: 'INTERNATIONAL' }) }));

const all = Object.entries(routes) as [RouteKey, RouteSpec][];
const rolesOf = (spec: RouteSpec): Role =>
  spec.access === 'public' || spec.access === 'signed-in'
    ? 'TEACHER'
    : spec.access.includes('TEACHER')
      ? 'TEACHER'
      : spec.access.find((caller) => caller !== 'client-app')!;

const hostileIds = ['0', 'null', '../../etc/passwd', "' OR 1=1 --", '%00', '\ud800', 'a'.repeat(5000), randomUUID()];
const hostileQueries = [
  '?page=-1',
  '?__proto__[x]=1',
  '?page=1e99',
  '?size=7',
  '?search=%00',
  `?search=${'%25'.repeat(50)}`,
  '?sort=;drop',
  '?status=&status=',
  "?skill=XX&grade='",
  '?number=NaN',
  '?exclude=x',
  `?classId=${encodeURIComponent("'")}`,
];
const hostileBodies: unknown[] = [
  null,
  [],
  'text',
  42,
  true,
  {},
  { __proto__: { admin: true } },
  { id: { $ne: null } },
  { unknown: 1, role: 'ADMIN', is_admin: true, ownerId: randomUUID(), price: 0 },
  Object.fromEntries(
    [
      'id',
      'name',
      'title',
      'entries',
      'sections',
      'content',
      'key',
      'ids',
      'students',
      'file',
      'username',
      'password',
    ].map((key) => [key, '\u0000']),
  ),
  Object.fromEntries(
    [
      'id',
      'name',
      'title',
      'entries',
      'sections',
      'content',
      'key',
      'ids',
      'students',
      'minutes',
      'page',
      'examId',
      'classId',
    ].map((key) => [key, [[{ a: 'x'.repeat(2000) }]]]),
  ),
];

async function send(
  key: RouteKey,
  user: TestUser,
  { id, query = '', body }: { id?: string; query?: string; body?: unknown },
) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = `/api${path.replace(/\{\w+\}/g, encodeURIComponent(id?.isWellFormed() === false ? 'bad' : (id ?? randomUUID())))}${query}`;
  const sends = method === 'POST' || method === 'PUT';
  return t.as(user).raw({
    method,
    url,
    ...(sends && { payload: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  });
}

function expectClear(reply: { statusCode: number; body: string; json(): any }, what: string): void {
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 300)}`).toBeLessThan(500);
  if (reply.statusCode < 400) return;
  const json = reply.json() as { result: boolean; code: string; message: string; requestId: string };
  expect(json.result).toBe(false);
  expect(isErrorCode(json.code), `${what}: ${json.code}`).toBe(true);
  expect(reply.statusCode, `${what}: ${json.code}`).toBe(errors[json.code as keyof typeof errors]);
  expect(json.message.length).toBeGreaterThan(3);
  expect(json.requestId).toBeTruthy();
}

/** Signing out would end the session that the other calls use. */
const ends = (key: string) => /logout|log-out|sign-out/.test(key);

describe.each(all.filter(([key]) => !ends(key)))('%s', (key, spec) => {
  const user = users.get(rolesOf(spec))!;

  it('answers malformed ids, queries and bodies with its error codes', async () => {
    for (const id of spec.params ? hostileIds : [''])
      expectClear(await send(key, user, { id }), `id ${id.slice(0, 40)}`);
    // Of a route that declares no query none is read.
    for (const query of spec.query ? hostileQueries : hostileQueries.slice(0, 2))
      expectClear(await send(key, user, { query }), query);
    if (key.startsWith('POST') || key.startsWith('PUT'))
      for (const body of hostileBodies) expectClear(await send(key, user, { body }), JSON.stringify(body).slice(0, 80));
  });

  if (key.startsWith('POST') || key.startsWith('PUT')) {
    it('survives any JSON', async () => {
      await fc.assert(
        fc.asyncProperty(fc.json({ maxDepth: 3 }), async (json) =>
          expectClear(await send(key, user, { body: JSON.parse(json) as unknown }), json.slice(0, 200)),
        ),
        // The same in every run; FUZZ_SEED gives others.
        { numRuns: 10 },
      );
    });
  }
});

describe('requests that are not JSON', () => {
  const teacher = users.get('TEACHER')!;
  it.each([
    ['half a body', '{"username":', 'application/json', 400],
    ['an unknown type', '<a/>', 'application/xml', 415],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'hello', 'text/plain', 415],
    ['prototype pollution', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['too much', JSON.stringify({ username: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('%s', async (_, payload, type, status) => {
    const reply = await t
      .as(teacher)
      .raw({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });
    expect(reply.statusCode).toBe(status);
    expectClear(reply, type);
  });

  it.each(['/api/nowhere', '/api/itf/questions/%ff', '/api/%2e%2e/%2e%2e/etc/passwd', '/api/itf/class/%00'])(
    '%s is not found',
    async (url) => {
      const reply = await t.as(teacher).raw({ method: 'GET', url });
      expect([400, 404]).toContain(reply.statusCode);
      expectClear(reply, url);
    },
  );
});
