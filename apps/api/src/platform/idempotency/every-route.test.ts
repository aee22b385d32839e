/**
 * Every POST of the contract called twice. With a key a creating route has one effect and one reply; without one a route
 * that is declared as `natural` must write no further row. A creating route without the declaration fails here.
 */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createOwnedWorld, ownedCalls, type OwnedCall, type OwnedWorld } from '../../testing/owned.ts';
import { postCalls, testedElsewhere, type PostCall } from '../../testing/post-calls.ts';
import { testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const posts = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([key]) => key.startsWith('POST '));
const nobodysId = '01a1fc5d-0000-7000-8000-000000000000';

/** Tables that grow with every request, whatever it does. */
const logs = new Set(['idempotency_keys', 'sign_ins', 'audit_log']);

const { rows: tables } = await sql<{ name: string }>`
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' OR tablename = '_private_jobs' ORDER BY 1`.execute(t.db);
const counted = tables
  .filter(({ name }) => !logs.has(name.replace('public.', '')))
  .map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM ${name}`)
  .join(' UNION ALL ');

/** How many rows each table has. With a name the statement is planned once: for 180 tables that takes longest. */
async function rows(): Promise<Record<string, number>> {
  const { rows: counts } = await t.database.pool.query<{ name: string; n: number }>({ name: 'rows', text: counted });
  return Object.fromEntries(counts.map(({ name, n }) => [name, n]));
}

function send(key: RouteKey, user: TestUser, call: PostCall, headers: Record<string, string>) {
  const path = key.slice('POST '.length);
  const { params = {} } = call;
  if (call.file) {
    const boundary = 'x'.repeat(24);
    const parts = Object.entries(call.fields ?? {}).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${call.file.name}"\r\n\r\n`;
    return t.as(user).raw({
      method: 'POST',
      url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobodysId)}`,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(parts.join('') + head),
        call.file.bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
  }
  return t.as(user).raw({
    method: 'POST',
    url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobodysId)}`,
    headers,
    payload: (call.body ?? {}) as object,
  });
}

let shared: Promise<OwnedWorld> | undefined;
async function callOf(key: RouteKey): Promise<{ call: PostCall; user: TestUser }> {
  const own = postCalls[key];
  if (own) return own(t);
  // Most calls add to the world; those that take something away get one of their own.
  const world = /remove|collect|bulk|pause|resume|submit/.test(key)
    ? await createOwnedWorld(t)
    : await (shared ??= createOwnedWorld(t));
  const call: OwnedCall = ownedCalls[key]!(world);
  return { call: call as PostCall, user: world[call.owner] };
}

const called = (key: RouteKey) => key in postCalls || (key in ownedCalls && !testedElsewhere[key]);

it('knows every POST', () => {
  expect(posts.filter(([, spec]) => spec.idempotency === undefined).map(([key]) => key)).toEqual([]);
  expect(posts.filter(([key]) => !called(key) && !testedElsewhere[key]).map(([key]) => key)).toEqual([]);
});

it.each(posts.filter(([key, spec]) => spec.idempotency === 'key' && called(key)))(
  '%s, twice with one key, has one effect',
  async (key, spec) => {
    const { call, user } = await callOf(key);
    const headers = { ...(spec.confirmed && (await t.confirmation(user))), 'idempotency-key': randomUUID() };
    const first = await send(key, user, call, headers);
    expect(first.statusCode, first.body).toBe(200);
    const before = await rows();
    const second = await send(key, user, call, headers);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await rows()).toEqual(before);
    // Without it a crash between the work and its reply would let a repetition do the work again.
    const { committed } = await t.db
      .selectFrom('idempotency_keys')
      .select('committed')
      .where('key', '=', headers['idempotency-key'])
      .executeTakeFirstOrThrow();
    expect(committed, 'works in a transaction').toBe(true);
  },
);

it.each(posts.filter(([key, spec]) => spec.idempotency === 'natural' && called(key)))(
  '%s, twice, makes no second row',
  async (key, spec) => {
    const { call, user } = await callOf(key);
    const headers = spec.confirmed ? await t.confirmation(user) : {};
    const first = await send(key, user, call, headers);
    expect(first.statusCode, first.body).toBe(200);
    const before = await rows();
    const second = await send(key, user, call, headers);
    expect(second.statusCode, second.body).toBeLessThan(500);
    const after = await rows();
    expect(Object.keys(after).filter((name) => after[name]! > (before[name] ?? 0))).toEqual([]);
  },
);
