/** Which actors a process caches, for how long, and what makes it read them again. Queries of the database are counted. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packageStoreOf } from '#people/packages';
import type { RequestContext } from '../../../platform/http/context.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { actorOfUser, Authenticator } from './authenticate.ts';

const t = await testApp();
let statements = 0;
/** Runs with the next statement. */
let onStatement = () => {};
const db = t.db.withPlugin({
  transformQuery({ node }) {
    statements += 1;
    onStatement();
    onStatement = () => {};
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});
const app = { ...t.app, db };
const watch = { changed: vi.fn((_: string) => Promise.resolve()), closeAll: vi.fn() };
const authenticator = new Authenticator(app, watch, 2);
await authenticator.listen();
afterAll(() => authenticator.stop());

const within = { timeout: 20_000, interval: 10 };
type Names = Record<string, string>;
const requestOf = (headers: Names, now = t.now(), cookies: Names = {}) =>
  ({ now, header: (name) => headers[name], cookie: (name) => cookies[name] }) as RequestContext;
const authenticate = (headers: Names, now?: number, cookies?: Names) =>
  authenticator.authenticate(requestOf(headers, now, cookies));
const actorOf = ({ token }: TestUser, now?: number) => authenticate({ 'user-authorization': `Bearer ${token}` }, now);

async function asksTheDatabase(work: () => Promise<unknown>): Promise<boolean> {
  const before = statements;
  await work();
  return statements > before;
}
const isReadAnew = (user: TestUser, now?: number) => asksTheDatabase(() => actorOf(user, now));
async function teacher(packageEndsAt?: number): Promise<TestUser> {
  const user = await t.createUser({
    role: 'TEACHER',
    package: 'ADVANCE',
    ...(packageEndsAt !== undefined && { packageEndsAt: new Date(packageEndsAt) }),
  });
  // Messages arrive in order: after the marker, all messages about creating the user have been handled.
  const marker = randomUUID();
  await sql`SELECT pg_notify('actors_changed', ${marker})`.execute(t.db);
  await vi.waitFor(() => expect(watch.changed).toHaveBeenCalledWith(marker), within);
  return user;
}
const lose = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%actors_changed%'`.execute(t.db);
const hears = () => vi.waitFor(() => expect(authenticator.listening).toBe(true), within);

describe('an actor', () => {
  it('is read once', async () => {
    const user = await teacher();
    expect(await isReadAnew(user)).toBe(true);
    expect(await isReadAnew(user)).toBe(false);
    expect(await actorOf(user)).toMatchObject({ userId: user.id, role: 'TEACHER', packageCode: 'ADVANCE' });
  });

  it('is evicted when it was used longest ago', async () => {
    const [first, second, third] = [await teacher(), await teacher(), await teacher()];
    for (const user of [first, second, first, third]) await actorOf(user);
    expect(await isReadAnew(first)).toBe(false);
    expect(await isReadAnew(third)).toBe(false);
    expect(await isReadAnew(second)).toBe(true);
  });

  it('is gone from the moment at which its token expires', async () => {
    const user = await teacher();
    const endsAt = t.now() + 60_000;
    await t.db
      .updateTable('sessions')
      .set({ access_expires_at: new Date(endsAt) })
      .where('user_id', '=', user.id)
      .execute();
    expect(await actorOf(user, endsAt - 1)).not.toBeNull();
    expect(await isReadAnew(user, endsAt - 1)).toBe(false);
    expect(await actorOf(user, endsAt)).toBeNull();
  });

  it('is read again when its package ends', async () => {
    const endsAt = t.now() + 60_000;
    const user = await teacher(endsAt);
    expect(await actorOf(user)).toMatchObject({ packageEndsAt: endsAt });
    expect(await isReadAnew(user, endsAt - 1)).toBe(false);
    expect(await isReadAnew(user, endsAt)).toBe(true);
  });

  it.each([0, 60_000])('stays in memory when its package ended %d ms ago', async (ago) => {
    const endedAt = t.now() - 1_000;
    const user = await teacher(endedAt);
    await actorOf(user, endedAt + ago);
    expect(await isReadAnew(user, endedAt + ago)).toBe(false);
  });
});

describe('the actor of a user without a session', () => {
  const context = () => ({ app: t.app, db: t.db, now: t.now() });

  it('has the role and the package that the user has in a session, and no session', async () => {
    const packageEndsAt = t.now() + 60_000;
    const user = await teacher(packageEndsAt);
    const signedIn = await actorOf(user);
    expect(signedIn).toMatchObject({ role: 'TEACHER', packageCode: 'ADVANCE', packageEndsAt });
    expect(signedIn!.features).toContain('manage-classes');
    expect(await actorOfUser(context(), user.id)).toEqual({ ...signedIn, sessionId: '' });
  });

  it('does not exist for locked, deleted and unknown users', async () => {
    const [locked, deleted] = [await teacher(), await teacher()];
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', locked.id).execute();
    await t.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute();
    for (const id of [locked.id, deleted.id, randomUUID()]) expect(await actorOfUser(context(), id)).toBeNull();
  });
});

describe('a token', () => {
  it('is read from the header after `Bearer` only', async () => {
    const { token } = await teacher();
    expect(await authenticate({ 'user-authorization': `Bearer ${token}` })).not.toBeNull();
    expect(await authenticate({ 'user-authorization': `Digest ${token}` })).toBeNull();
  });

  it('is taken from the cookie where there is no header', async () => {
    const { id, token } = await teacher();
    expect(await authenticate({}, undefined, { session: token })).toMatchObject({ userId: id });
    expect(await authenticate({}, undefined, { refresh: token })).toBeNull();
    expect(await authenticate({})).toBeNull();
  });

  it('longer than any valid one is refused without a database query', async () => {
    const bearer = (length: number) => () => authenticate({ 'user-authorization': `Bearer ${'a'.repeat(length)}` });
    expect(await asksTheDatabase(bearer(200))).toBe(true);
    expect(await asksTheDatabase(bearer(201))).toBe(false);
  });
});

describe('actors in memory', () => {
  it('stay while others change', async () => {
    const [changed, other] = [await teacher(), await teacher()];
    for (const user of [changed, other]) await actorOf(user);
    await t.db.updateTable('users').set({ is_admin: true }).where('id', '=', changed.id).execute();
    await vi.waitFor(async () => expect(await actorOf(changed)).toMatchObject({ role: 'ADMIN' }), within);
    expect(await isReadAnew(other)).toBe(false);
    expect(watch.changed).toHaveBeenCalledWith(changed.id);
  });

  it("are dropped when packages change, because they contain the package's features", async () => {
    const user = await teacher();
    await actorOf(user);
    packageStoreOf(app).forget();
    expect(await isReadAnew(user)).toBe(true);
  });

  it('do not contain one that was read before a change and returned after it', async () => {
    const user = await teacher();
    onStatement = () => packageStoreOf(app).forget();
    expect(await isReadAnew(user)).toBe(true);
    expect(await isReadAnew(user)).toBe(true);
    expect(await isReadAnew(user)).toBe(false);
  });

  it('are none in a process that receives no notifications', async () => {
    const user = await teacher();
    const deaf = new Authenticator(app, watch);
    const read = () => deaf.authenticate(requestOf({ 'user-authorization': `Bearer ${user.token}` }));
    expect(await read()).not.toBeNull();
    expect(await asksTheDatabase(read)).toBe(true);
  });

  it('are dropped when the process loses its notifications; its open streams are closed', async () => {
    const user = await teacher();
    await actorOf(user);
    watch.closeAll.mockClear();
    await lose();
    await vi.waitFor(() => expect(watch.closeAll).toHaveBeenCalledOnce(), within);
    expect(await isReadAnew(user)).toBe(true);
    await hears();
  });
});
