import { expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { tellEndingsJob } from './endings.job.ts';

const t = await testApp();
const day = 86_400_000;
const told = async (user: TestUser) =>
  (await t.as(user).call('GET /notices', { query: {} })).notices
    .map(({ kind, params }) => [kind, params['count'] ?? null])
    .reverse();

test('an account is notified 7, 3 and 1 day before the end and on it, each once; a renewed one is not', async () => {
  const ends = new Date(t.now() + 10 * day);
  const user = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: ends });
  const renewed = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: ends });
  await t.db
    .insertInto('memberships')
    .values({
      id: t.app.newId(),
      user_id: renewed.id,
      package_code: 'BASIC',
      starts_at: ends,
      ends_at: new Date(ends.getTime() + 365 * day),
      source: 'ORDER',
      created_at: new Date(t.now()),
    })
    .execute();
  const others = [
    await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: ends }),
    await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: ends }),
  ];
  await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', others[0]!.id).execute();
  await t.db
    .updateTable('users')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', others[1]!.id)
    .execute();
  // The uses of this one are spent: its end is no end of anything.
  const spent = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('memberships')
    .values({
      id: t.app.newId(),
      user_id: spent.id,
      package_code: 'PREMIUM_PACKAGE',
      starts_at: new Date(t.now() - day),
      ends_at: ends,
      uses_total: 1,
      uses_left: 0,
      source: 'ORDER',
      created_at: new Date(t.now()),
    })
    .execute();
  const look = () =>
    tellEndingsJob.run(
      { app: t.app, db: t.db, now: t.now(), log: t.app.log, signal: new AbortController().signal } as never,
      {},
    );
  const seen = [];
  for (let at = 0; at < 12; at += 1) {
    // Several processes look at once, and more often than there is something to tell.
    await Promise.all([look(), look(), look()]);
    seen.push((await told(user)).length);
    t.advance(day);
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 4]);
  expect(await told(user)).toEqual([
    ['PACKAGE_ENDS', 7],
    ['PACKAGE_ENDS', 3],
    ['PACKAGE_ENDS', 1],
    ['PACKAGE_ENDED', null],
  ]);
  expect(await told(renewed)).toEqual([]);
  expect(await told(spent)).toEqual([]);
  const notices = await t.db.selectFrom('notices').select('owner_id').execute();
  expect(new Set(notices.map(({ owner_id }) => owner_id))).toEqual(new Set([user.id]));
});
