/** What a pooler in transaction mode breaks, and how the product finds out. */
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { databasePooler } from '../../testing/pooler.ts';
import { databaseProxy } from '../../testing/proxy.ts';
import { createProduct } from '../../product.ts';
import { expectDirect } from './direct.ts';
import { createDatabase, createPool, Listener, type Database } from './index.ts';
import { migrate, MigrationError } from './migrate.ts';

const t = await testApp();
const { url } = t.database;
const pooled = await databasePooler(url, 2);

test('readiness fails while prepared statements do, and not without them', async () => {
  const ready = async (options: { prepared: boolean }) => {
    const db = createDatabase(createPool({ url: pooled, max: 1, ...options }));
    let at = t.now();
    const product = await createProduct({ config: t.app.config, db, now: () => at, checkReplies: true });
    const ask = async () => (await product.server.inject({ url: '/health/ready' })).statusCode;
    const holder = new pg.Client({ connectionString: pooled });
    await holder.connect();
    try {
      const first = await ask();
      // Somebody else works on the connection that knows the statements.
      await holder.query('BEGIN');
      at += 1_000;
      return [first, await ask()];
    } finally {
      await holder.query('ROLLBACK');
      await holder.end();
      await product.close();
      await db.destroy();
    }
  };
  expect((await ready({ prepared: true })).at(-1)).not.toBe(200);
  expect(await ready({ prepared: false })).toEqual([200, 200]);
});

test('a listener behind the pooler knows that it hears nothing, and one at the server that it does', async () => {
  const [db, direct] = [pooled, url].map((url) => createDatabase(createPool({ url, max: 1 }))) as [Database, Database];
  const hears = async (options: { url: string; pool: Database }) => {
    const heard: string[] = [];
    const listener = new Listener({
      ...options,
      channel: 'planted',
      proofWithinMs: 500,
      onMessage: (message) => heard.push(message),
      onLost: () => {},
    });
    await listener.start();
    const { listening } = listener;
    await sql`SELECT pg_notify('planted', 'told')`.execute(direct);
    if (listening) await vi.waitFor(() => expect(heard).toEqual(['told']));
    await listener.stop();
    return listening;
  };
  try {
    expect(await hears({ url: pooled, pool: db })).toBe(false);
    // Also when what is sent goes by the pooler.
    expect(await hears({ url, pool: db })).toBe(true);
    expect(await hears({ url, pool: direct })).toBe(true);
  } finally {
    await Promise.all([db.destroy(), direct.destroy()]);
  }
});

test.each([
  ['without the address of the server', pooled],
  ['with it', url],
])('a session that is signed out behind the pooler ends at once, %s', async (_, directUrl) => {
  const db = createDatabase(createPool({ url: pooled, max: 2, prepared: false }));
  const product = await createProduct({
    config: { ...t.app.config, directUrl, prepared: false },
    db,
    now: t.now,
    checkReplies: true,
  });
  const user = await t.createUser({ role: 'TEACHER' });
  const ask = async () =>
    (
      await product.server.inject({
        url: '/api/auth/getUser',
        headers: { 'user-authorization': `Bearer ${user.token}` },
      })
    ).statusCode;
  try {
    expect([await ask(), await ask()]).toEqual([200, 200]);
    // Another process signs the user out.
    await t.as(user).call('POST /auth/logout');
    await vi.waitFor(async () => expect(await ask()).toBe(401), { timeout: 5_000, interval: 20 });
  } finally {
    await product.close();
    await db.destroy();
  }
});

test('a listener whose connection no longer hears says so', async () => {
  const proxy = await databaseProxy(url);
  const db = createDatabase(createPool({ url, max: 1 }));
  let lost = 0;
  const listener = new Listener({
    url: proxy.url,
    pool: db,
    channel: 'planted',
    onMessage: () => {},
    onLost: () => (lost += 1),
    proveEveryMs: 50,
    proofWithinMs: 100,
  });
  try {
    await listener.start();
    expect(listener.listening).toBe(true);
    proxy.freeze();
    await vi.waitFor(() => expect([listener.listening, lost]).toEqual([false, 1]));
    proxy.thaw();
    await vi.waitFor(() => expect(listener.listening).toBe(true));
  } finally {
    await listener.stop();
    await db.destroy();
  }
});

test('migrating by the pooler is refused, and leaves no lock', async () => {
  await expect(migrate({ url: pooled })).rejects.toThrow(MigrationError);
  await expect(migrate({ url: pooled })).rejects.toThrow(/DATABASE_DIRECT_URL/);
  const { rows } = await sql`SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(t.db);
  expect(rows).toEqual([]);
});

test('a process does not start with a pooler for the server', async () => {
  await expect(expectDirect(pooled)).rejects.toThrow(/DATABASE_DIRECT_URL/);
  await expect(expectDirect(await databasePooler(url, 1))).rejects.toThrow(/DATABASE_DIRECT_URL/);
  await expectDirect(url);
  // Whether it is one shows when the server answers; until then the listeners say that they hear nothing.
  await expectDirect('postgres://nobody@127.0.0.1:1/gone');
});
