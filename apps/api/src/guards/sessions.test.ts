/** Sessions that a process has cached, and changes between two steps of a sign-in: each test forces a race. */
import { randomFillSync, createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { uuidv7 } from '@vumon/domain';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, createPool } from '#db';
import { testApp, type TestUser } from '../testing/app.ts';
import { untilBlocked } from '../testing/blocked.ts';
import { testDatabase } from '../testing/database.ts';
import { databaseProxy } from '../testing/proxy.ts';

/** The product's queries and its listening connection each go by a proxy; `direct` does not. */
const direct = await testDatabase();
const queries = await databaseProxy(direct.url);
const notifications = await databaseProxy(direct.url);
const pool = createPool({ url: queries.url, max: 6 });
const db = createDatabase(pool);
afterAll(() => db.destroy());
const t = await testApp({ database: { ...direct, pool, db }, config: { directUrl: notifications.url } });
const origin = await t.server.listen({ port: 0, host: '127.0.0.1' });

const isLetIn = async ({ token }: TestUser) => {
  const { statusCode } = await t.as({ id: '', token }).raw({ method: 'GET', url: '/api/auth/getUser' });
  expect([200, 401]).toContain(statusCode);
  return statusCode === 200;
};
const within = { timeout: 20_000, interval: 10 };
const outOf = (user: TestUser) => vi.waitFor(async () => expect(await isLetIn(user)).toBe(false), within);
const revoke = (user: TestUser) =>
  direct.db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', user.id).execute();

/** One more device of a user. */
async function anotherDevice({ id }: TestUser): Promise<TestUser> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const far = new Date(Date.now() + 86_400_000);
  await direct.db
    .insertInto('sessions')
    .values({
      id: uuidv7(Date.now(), (bytes) => randomFillSync(bytes)),
      user_id: id,
      access_hash: createHash('sha256').update(token).digest(),
      access_expires_at: far,
      refresh_hash: randomBytes(32),
      rotated_at: now,
      refresh_expires_at: far,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return { id, token };
}

/** An open stream is accepted only while the process receives notifications. */
async function hears(user: TestUser): Promise<boolean> {
  const stop = new AbortController();
  const reply = await fetch(`${origin}/api/account/sessions/watch`, {
    headers: { 'user-authorization': `Bearer ${user.token}` },
    signal: stop.signal,
  });
  stop.abort();
  return reply.status === 200;
}

/** Cuts the notifications, and waits until the process has noticed it. */
async function deafen(): Promise<void> {
  const known = await t.createUser({ role: 'TEACHER' });
  await vi.waitFor(async () => expect(await hears(known)).toBe(true), within);
  expect(await isLetIn(known)).toBe(true);
  notifications.cut();
  await revoke(known);
  await outOf(known);
}

describe('a cached session', () => {
  afterEach(() => notifications.restore());

  it('is dropped when it ends while it is being read', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const other = await anotherDevice(user);
    expect(await isLetIn(other)).toBe(true);
    const held = queries.holdNextReply();
    const asking = isLetIn(user);
    await held.arrived;
    await revoke(user);
    // The session of the other device is cached: when it is refused, the process has handled the change.
    await outOf(other);
    held.release();
    expect(await asking).toBe(true);
    expect(await isLetIn(user)).toBe(false);
  });

  it('is dropped when the process loses its notifications, and none is cached meanwhile', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    await deafen();
    expect(await isLetIn(user)).toBe(true);
    await revoke(user);
    expect(await isLetIn(user)).toBe(false);
  });

  it('is not cached when it was read before notifications were restored', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const other = await t.createUser({ role: 'TEACHER' });
    await deafen();
    const held = queries.holdNextReply();
    const asking = isLetIn(user);
    await held.arrived;
    await revoke(user);
    notifications.restore();
    await vi.waitFor(async () => expect(await hears(other)).toBe(true), within);
    held.release();
    expect(await asking).toBe(true);
    expect(await isLetIn(user)).toBe(false);
  });
});

describe('an account that is locked between the check of its password and the creation of its session', () => {
  const password = 'Ban-Mai-2031x';

  it('gets no session', async () => {
    const { id } = await t.createUser({ role: 'TEACHER' });
    const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
    await direct.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await direct.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    const client = new pg.Client({ connectionString: direct.url });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
      const signingIn = t
        .as(null)
        .call('POST /auth/login', { body: { username: `${id}@example.invalid`, password, tokensInBody: true } });
      const outcome = signingIn.then(
        () => 'OK',
        (error: unknown) => (error as { code?: string }).code,
      );
      // The password was right: the sign-in waits for the account's row.
      await untilBlocked(direct.db);
      await client.query(`UPDATE users SET status = 'LOCK' WHERE id = $1`, [id]);
      await client.query('COMMIT');
      expect(await outcome).toBe('LOCK_ACCOUNT');
    } finally {
      await client.end();
    }
    const sessions = await direct.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
    expect(sessions).toEqual([]);
  });
});
