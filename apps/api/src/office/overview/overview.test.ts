/** The home page of staff as a black box: what each role is told, and that its figures are those of the rows. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayInVietnam } from '@vumon/domain';
import { testApp } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
const admin = await t.createUser({ role: 'ADMIN' });
const overview = async (user = admin) => t.as(user).call('GET /itf/office/overview');

test('paid orders that wait for a decision are told to administrators and sales, with their sum and the oldest', async () => {
  await addCatalogue(t.db);
  expect((await overview()).tasks).toEqual([]);
  const teacher = await t.createUser({ role: 'TEACHER' });
  const first = await order(teacher, 'ADVANCE');
  expect(await hear(first, '07')).toBe('00');
  t.advance(60_000);
  const second = await order(await t.createUser({ role: 'TEACHER' }), 'BASIC');
  await hear(second, '07');
  const told = {
    kind: 'ORDER_REVIEW',
    count: 2,
    amount: first.total + second.total,
    oldestAt: first.createdAt,
  };
  expect((await overview()).tasks).toEqual([told]);
  expect((await overview(await t.createUser({ role: 'SALE' }))).tasks).toEqual([told]);
  // Orders are no business of an operator.
  expect((await overview(await t.createUser({ role: 'OPERATOR' }))).tasks).toEqual([]);
});

test('today’s figures stand beside those of the same weekday up to the same time', async () => {
  const before = (await overview()).today!;
  const teacher = await t.createUser({ role: 'TEACHER' });
  const paid = await order(teacher, 'ADVANCE');
  await hear(paid, '00');
  const { today } = await overview();
  expect(today!.revenue.now - before.revenue.now).toBe(paid.total);
  expect(today!.orders.now - before.orders.now).toBe(1);
  expect(today!.registered.now - before.registered.now).toBe(1);
  expect(today!.comparedWith).toBe(dayInVietnam(t.now() - 7 * 86_400_000));
  // A week later at an earlier time of the day, the order had not been paid; at a later time it had.
  const { paidAt } = await t.as(teacher).call('GET /itf/orders/detail/{id}', { params: { id: paid.id } });
  const week = 7 * 86_400_000;
  await sql`UPDATE orders SET paid_at = ${new Date(Date.parse(paidAt!) - week + 60_000)} WHERE id = ${paid.id}`.execute(
    t.db,
  );
  const early = (await overview()).today!.revenue.before;
  t.advance(120_000);
  expect((await overview()).today!.revenue.before - early).toBe(paid.total);
});

test('administrators are told how the system is; others get neither figures nor health', async () => {
  const { health } = await overview();
  expect(health!.map(({ part }) => part)).toEqual(['database', 'saves', 'queue', 'disk']);
  expect(health!.find(({ part }) => part === 'saves')).toMatchObject({ state: 'well', value: 0 });
  await t.app.health
    .saving(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
    .catch(() => undefined);
  expect((await overview()).health!.find(({ part }) => part === 'saves')).toMatchObject({ state: 'bad', value: 1 });
  await t.app.health.saving(() => Promise.resolve());
  for (const role of ['OPERATOR', 'SALE'] as const)
    expect(await overview(await t.createUser({ role }))).toMatchObject({ today: null, health: null });
});
