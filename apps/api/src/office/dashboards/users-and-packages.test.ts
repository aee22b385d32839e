/** Figures of users and of service packages as a black box, compared with what was done. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayInVietnam } from '@vumon/domain';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
const dayMs = 86_400_000;
let admin: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
});

const today = () => dayInVietnam(t.now());
const users = (query: { from?: string; to?: string } = {}) => t.as(admin).call('GET /itf/statistic/users', { query });
const packages = (query: { from?: string; to?: string } = {}) =>
  t.as(admin).call('GET /itf/statistic/service-packages', { query });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const signIn = (user: TestUser, at: number) =>
  sql`INSERT INTO sign_ins (user_id, at, outcome, handheld, address) VALUES (${user.id}, ${new Date(at)}, 'SIGNED_IN', false, '')`.execute(
    t.db,
  );
async function buy(user: TestUser, code: 'BASIC' | 'ADVANCE' | 'INTERNATIONAL') {
  const made = await order(user, code);
  await hear(made, '00');
  return made;
}
/** The moments of all memberships of a user, moved together. */
const move = (user: TestUser, days: number) =>
  sql`UPDATE memberships SET created_at = created_at + make_interval(days => ${days}), starts_at = starts_at + make_interval(days => ${days}),
    ends_at = ends_at + make_interval(days => ${days}) WHERE user_id = ${user.id}`.execute(t.db);

test('accounts are counted by day, role and province; each sum is the same', async () => {
  const [hanoi] = (
    await sql<{ code: string }>`SELECT code FROM provinces WHERE version = '2025' ORDER BY code LIMIT 1`.execute(t.db)
  ).rows;
  const before = await users();
  const teacher = await t.createUser({ role: 'TEACHER' });
  const student = await t.createUser({ role: 'STUDENT' });
  if (hanoi) await sql`UPDATE users SET province_code = ${hanoi.code} WHERE id = ${student.id}`.execute(t.db);
  await sql`UPDATE users SET created_at = ${new Date(t.now() - 3 * dayMs)} WHERE id = ${teacher.id}`.execute(t.db);
  const deleted = await t.createUser({ role: 'STUDENT' });
  await sql`UPDATE users SET deleted_at = now() WHERE id = ${deleted.id}`.execute(t.db);
  const figures = await users();
  expect(figures.registered.now - before.registered.now).toBe(2);
  expect(figures.total.now - before.total.now).toBe(2);
  expect(figures.parts.find(({ day }) => day === addDays(today(), -3))!.registered).toBe(1);
  const role = (of: typeof figures, name: string) => of.roles.find((row) => row.role === name)?.total ?? 0;
  expect(role(figures, 'TEACHER') - role(before, 'TEACHER')).toBe(1);
  expect(role(figures, 'ADMIN')).toBe(1);
  for (const rows of [figures.roles, figures.provinces]) {
    expect(sum(rows.map(({ total }) => total))).toBe(figures.total.now);
    expect(sum(rows.map(({ registered }) => registered))).toBe(figures.registered.now);
  }
  expect(sum(figures.parts.map(({ registered }) => registered))).toBe(figures.registered.now);
  if (hanoi) expect(figures.provinces.find(({ code }) => code === hanoi.code)).toMatchObject({ total: 1 });
});

test('who signs in on two days counts once in the range and once on each day; the period before stands beside it', async () => {
  const [from, to] = ['2026-05-01', '2026-05-10'];
  const one = await t.createUser({ role: 'TEACHER' });
  const other = await t.createUser({ role: 'STUDENT' });
  const at = (day: string, time = '08:00') => Date.parse(`${day}T${time}:00+07:00`);
  await signIn(one, at('2026-05-01', '00:00'));
  await signIn(one, at('2026-05-01', '23:59'));
  await signIn(one, at('2026-05-10', '23:59'));
  await signIn(other, at('2026-05-10'));
  await signIn(other, at('2026-05-11', '00:00'));
  await signIn(other, at('2026-04-21'));
  const figures = await users({ from, to });
  expect(figures.signedIn).toEqual({ now: 2, before: 1 });
  expect(figures.parts.map(({ signedIn }) => signedIn)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(figures.before).toEqual({ from: '2026-04-21', to: '2026-04-30' });
});

test('packages are counted as sold, in force, ending without a successor, and renewed', async () => {
  const before = await packages();
  const [stays, ends, renews] = [
    await t.createUser({ role: 'TEACHER' }),
    await t.createUser({ role: 'TEACHER' }),
    await t.createUser({ role: 'TEACHER' }),
  ];
  for (const user of [stays, ends, renews]) await buy(user, 'ADVANCE');
  // They end in ten days; one of them has a successor.
  const left = (
    await sql<{
      days: number;
    }>`SELECT floor(extract(epoch FROM ends_at - ${new Date(t.now())}::timestamptz) / 86400)::int AS days
    FROM memberships WHERE user_id = ${ends.id} AND package_code = 'ADVANCE'`.execute(t.db)
  ).rows[0]!.days;
  await move(ends, 10 - left);
  await move(renews, 10 - left);
  await buy(renews, 'ADVANCE');
  const figures = await packages();
  const of = (all: typeof figures, code: string) => all.packages.find((row) => row.code === code);
  expect(figures.active.now - before.active.now).toBe(3);
  expect(of(figures, 'ADVANCE')).toMatchObject({ active: 3, ending: 1 });
  expect(figures.endings).toMatchObject([
    { accounts: 0 },
    { accounts: 0 },
    { accounts: 0 },
    { from: 8, to: 30, accounts: 1 },
  ]);
  const { data, page } = await t
    .as(admin)
    .call('GET /itf/statistic/service-packages/ending', { query: { first: 8, last: 30 } })
    .then(({ items, page }) => ({ data: items, page }));
  expect(data).toMatchObject([{ id: ends.id, packageCode: 'ADVANCE' }]);
  expect(page.total).toBe(1);
  // The two memberships of the past: sold outside of the range; that of today inside.
  expect(of(figures, 'ADVANCE')!.sold).toBe(2);
  // When the ten days are over, two packages were due and one was renewed, in its last two weeks but more than a week before.
  t.advance(12 * dayMs);
  const later = await packages();
  expect(later.due).toEqual({ all: 2, early: 1, late: 0 });
  expect(of(later, 'ADVANCE')).toMatchObject({ due: 2, renewed: 1, active: 2, ending: 0 });
});

test('a trial that ended and was followed by an order counts as paid', async () => {
  const trial = async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    await sql`INSERT INTO memberships (id, user_id, package_code, starts_at, ends_at, created_at, source)
      VALUES (gen_random_uuid(), ${user.id}, 'TRIAL', ${new Date(t.now() - 31 * dayMs)}, ${new Date(t.now() - dayMs)}, ${new Date(t.now() - 31 * dayMs)}, 'TRIAL')`.execute(
      t.db,
    );
    return user;
  };
  const before = (await packages()).trials;
  const buyer = await trial();
  await trial();
  await buy(buyer, 'BASIC');
  expect((await packages()).trials).toEqual({ all: before.all + 2, paid: before.paid + 1 });
});

test('the workbooks are for administrators', async () => {
  for (const name of ['users', 'service-packages']) {
    const url = `/api/itf/statistic/${name}/file`;
    const own = await t.as(admin).raw({ method: 'GET', url });
    expect(own.headers['content-type']).toContain('spreadsheetml');
    const foreign = await t.as(await t.createUser({ role: 'SALE' })).raw({ method: 'GET', url });
    expect(foreign.statusCode).toBe(403);
  }
});
