import { expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { tellEndingsJob } from './endings.job.ts';

const t = await testApp();
const day = 86_400_000;
/** Notices of a user, the oldest first. */
const noticesOf = async (user: TestUser) => (await t.as(user).call('GET /notices', { query: {} })).notices.toReversed();
const announced = async (user: TestUser) =>
  (await noticesOf(user)).map(({ kind, params }) => [kind, params['count'] ?? null]);
const runJob = (signal = new AbortController().signal) =>
  tellEndingsJob.run({ app: t.app, db: t.db, now: t.now(), log: t.app.log, signal } as never, {});

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
  // This learner's uses are all used, so the package has ended already.
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
  const seen = [];
  for (let at = 0; at < 12; at += 1) {
    // Runs the job three times concurrently, as several processes may.
    await Promise.all([runJob(), runJob(), runJob()]);
    seen.push((await announced(user)).length);
    t.advance(day);
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 4]);
  expect(await announced(user)).toEqual([
    ['PACKAGE_ENDS', 7],
    ['PACKAGE_ENDS', 3],
    ['PACKAGE_ENDS', 1],
    ['PACKAGE_ENDED', null],
  ]);
  expect(await announced(renewed)).toEqual([]);
  expect(await announced(spent)).toEqual([]);
  const notices = await t.db.selectFrom('notices').select('owner_id').execute();
  expect(new Set(notices.map(({ owner_id }) => owner_id))).toEqual(new Set([user.id]));
});

test('a notice names the package and its end, and links to the upgrades', async () => {
  const endsAt = new Date(t.now() + day);
  const user = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: endsAt });
  await runJob();
  t.advance(day);
  await runJob();
  const basic = { package: 'Cơ bản', packageEn: 'Basic' };
  const link = '/payment?type=upgrade';
  expect(await noticesOf(user)).toMatchObject([
    { kind: 'PACKAGE_ENDS', params: { ...basic, count: 1, endsAt: endsAt.toISOString() }, link },
    { kind: 'PACKAGE_ENDED', params: basic, link },
  ]);
});

test('a job that is being stopped announces nothing more', async () => {
  const user = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: new Date(t.now() + day) });
  await runJob(AbortSignal.abort());
  expect(await noticesOf(user)).toEqual([]);
  await runJob();
  expect(await noticesOf(user)).toHaveLength(1);
});
