/** Uses of learners' packages: each test counts once, and no more are counted than the package has. */
import { beforeEach, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { testApp, type TestUser } from '../../testing/app.ts';
import { countUse, grantMembership, usesFor } from './index.ts';

const t = await testApp();
let learner: TestUser;

beforeEach(async () => {
  learner = await t.createUser({ role: 'STUDENT' });
});

const use = (subject: string, userId = learner.id) =>
  withTransaction(t.app.db, (db) => countUse({ app: t.app, db, actor: null }, { userId, subject }));
const give = (packageCode: 'PREMIUM_PACKAGE' | 'CERTIFICATE_MASTER', uses?: number) =>
  withTransaction(t.app.db, (db) =>
    grantMembership(
      { app: t.app, db, now: t.now(), actor: null },
      { userId: learner.id, packageCode, source: 'GRANT', ...(uses !== undefined && { uses }) },
    ),
  );
const own = async () => (await t.as(learner).call('GET /account/profile')).membership;

it('the free package starts with the first use and ends with the tenth', async () => {
  expect(await own()).toMatchObject({ code: 'BEAT_FREE_EXAM', usesLeft: 10 });
  for (let left = 9; left >= 0; left -= 1)
    expect(await use(`test ${left}`)).toEqual({ packageCode: 'BEAT_FREE_EXAM', usesLeft: left });
  expect(await own()).toMatchObject({ code: 'BEAT_FREE_EXAM', usesLeft: 0 });
  await expect(use('one more')).rejects.toMatchObject({ code: 'PACKAGE_NO_USES_LEFT', status: 402 });
});

it('the same test counts once, also when it is started twenty times concurrently', async () => {
  await give('PREMIUM_PACKAGE');
  const results = await Promise.all(Array.from({ length: 20 }, () => use('attempt 1')));
  expect(results.filter((one) => one !== null)).toEqual([{ packageCode: 'PREMIUM_PACKAGE', usesLeft: 19 }]);
  expect(await own()).toMatchObject({ code: 'PREMIUM_PACKAGE', usesLeft: 19 });
});

it('of twenty different tests started concurrently, as many succeed as there are uses', async () => {
  await give('PREMIUM_PACKAGE', 3);
  await give('CERTIFICATE_MASTER', 4);
  const free = 10;
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => use(`attempt ${n}`)));
  // Uses are taken from the higher package, then the lower one, then the free one.
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4 + 3 + free);
  const rows = await t.db.selectFrom('membership_uses').selectAll().where('user_id', '=', learner.id).execute();
  expect(rows).toHaveLength(4 + 3 + free);
});

it('uses are shown with their total: all of an unused free package, the sum of two memberships', async () => {
  const uses = () => usesFor({ app: t.app, db: t.db, now: t.now() }, learner.id);
  expect(await uses()).toEqual({ packageCode: 'BEAT_FREE_EXAM', left: 10, total: 10 });
  await use('test 1');
  expect(await uses()).toEqual({ packageCode: 'BEAT_FREE_EXAM', left: 9, total: 10 });
  await give('PREMIUM_PACKAGE', 3);
  await give('PREMIUM_PACKAGE', 4);
  const { uses_left } = await t.db
    .selectFrom('memberships')
    .select('uses_left')
    .where('user_id', '=', learner.id)
    .where('package_code', '=', 'PREMIUM_PACKAGE')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(uses_left).toBe(3);
  expect(await use('test 2')).toMatchObject({ packageCode: 'PREMIUM_PACKAGE' });
  expect(await uses()).toEqual({ packageCode: 'PREMIUM_PACKAGE', left: 6, total: 7 });
});

it('teachers, administrators and unknown accounts have no uses', async () => {
  const chief = await t.createUser({ role: 'STUDENT' });
  await t.db.updateTable('users').set({ is_admin: true }).where('id', '=', chief.id).execute();
  await expect(use('x', chief.id)).rejects.toMatchObject({ code: 'USER_NOT_STUDENT' });
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await expect(use('x', teacher.id)).rejects.toMatchObject({ code: 'USER_NOT_STUDENT' });
  await expect(use('x', t.app.newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
