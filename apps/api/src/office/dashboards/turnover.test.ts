/** The turnover as a black box: random histories of orders and refunds through the API, compared with sums over the rows. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayInVietnam, type OfferCode } from '@vumon/domain';
import { read, utils } from '@e965/xlsx';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
let admin: TestUser;

interface Bought {
  readonly id: string;
  readonly total: number;
  readonly code: OfferCode;
  state: 'SUCCESS' | 'OTHER';
  paidAt: number;
}
const bought: Bought[] = [];
const refunds: { at: number; amount: number }[] = [];

/** A generator of its own, so that a failure can be repeated. */
let seed = 20_261_128;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
  const codes = ['BASIC', 'ADVANCE', 'INTERNATIONAL'] as const;
  for (let at = 0; at < 60; at++) {
    const code = codes[random(3)]!;
    const made = await order(await t.createUser({ role: 'TEACHER' }), code);
    const answer = (['00', '00', '00', '07', '24', '51'] as const)[random(6)]!;
    await hear(made, answer);
    bought.push({
      id: made.id,
      total: made.total,
      code,
      state: answer === '00' ? 'SUCCESS' : 'OTHER',
      paidAt: t.now(),
    });
    t.advance(random(40) * 3_600_000);
    const paid = bought.filter(({ state }) => state === 'SUCCESS');
    const chosen = paid[random(paid.length * 3)];
    if (!chosen || refunds.length >= 12) continue;
    const { refunded } = await t.as(admin).call('GET /itf/orders/detail/{id}', { params: { id: chosen.id } });
    if (refunded > 0) continue;
    const amount = 1 + random(chosen.total);
    // The gateway's confirmation of a refund, entered as the refund's service does.
    await sql`INSERT INTO payment_ledger (order_id, kind, amount, at, actor_id, reason)
      VALUES (${chosen.id}, 'REFUNDED', ${-amount}, ${new Date(t.now())}, ${admin.id}, 'Khách yêu cầu')`.execute(t.db);
    await sql`UPDATE orders SET refunded = refunded + ${amount} WHERE id = ${chosen.id}`.execute(t.db);
    refunds.push({ at: t.now(), amount });
  }
}, 120_000);

const turnover = (query: { from?: string; to?: string; by?: 'DAY' | 'MONTH' } = {}, user = admin) =>
  t.as(user).call('GET /itf/statistic/turnover', { query });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const within = (at: number, from: string, to: string) => dayInVietnam(at) >= from && dayInVietnam(at) <= to;

test('figures of any range equal the sums of its orders and refunds, and the parts add up to them', async () => {
  const today = dayInVietnam(t.now());
  const first = dayInVietnam(bought[0]!.paidAt);
  for (let round = 0; round < 25; round++) {
    const from = addDays(first, random(70) - 10);
    const to = addDays(from, random(60));
    const figures = await turnover({ from, to });
    const mine = bought.filter(({ state, paidAt }) => state === 'SUCCESS' && within(paidAt, from, to));
    const earlier = bought.filter(
      ({ state, paidAt }) => state === 'SUCCESS' && within(paidAt, figures.before.from, figures.before.to),
    );
    expect(figures.revenue, `${from} to ${to}`).toEqual({
      now: sum(mine.map(({ total }) => total)),
      before: sum(earlier.map(({ total }) => total)),
    });
    expect(figures.orders).toEqual({ now: mine.length, before: earlier.length });
    const back = refunds.filter(({ at }) => within(at, from, to));
    expect(figures.refunded.now).toBe(sum(back.map(({ amount }) => amount)));
    expect(figures.refunds.now).toBe(back.length);
    expect(figures.before.to).toBe(addDays(from, -1));
    for (const rows of [figures.parts, figures.packages, figures.methods]) {
      expect(sum(rows.map(({ revenue }) => revenue))).toBe(figures.revenue.now);
      expect(sum(rows.map(({ orders }) => orders))).toBe(figures.orders.now);
    }
    expect(sum(figures.parts.map(({ before }) => before))).toBe(figures.revenue.before);
    for (const { code, orders } of figures.packages)
      expect(orders).toBe(mine.filter((one) => one.code === code).length);
    // The rows behind a figure are those of the list of orders.
    const sums = await t.as(admin).call('GET /itf/orders/sums', { query: { paidFrom: from, paidTo: to } });
    expect(sums).toMatchObject({ orders: mine.length, paid: figures.revenue.now });
    const byMonth = await turnover({ from, to, by: 'MONTH' });
    expect(byMonth.revenue.now).toBe(figures.revenue.now);
    expect(sum(byMonth.parts.map(({ revenue }) => revenue))).toBe(figures.revenue.now);
    expect(sum(byMonth.parts.map(({ before }) => before))).toBe(byMonth.revenue.before);
  }
  expect((await turnover()).to).toBe(today);
});

test('an order is counted on its day in Vietnam, to the second', async () => {
  const midnight = Date.parse('2027-06-30T17:00:00Z');
  const [one] = bought.filter(({ state }) => state === 'SUCCESS');
  const at = (ms: number) => sql`UPDATE orders SET paid_at = ${new Date(ms)} WHERE id = ${one!.id}`.execute(t.db);
  await at(midnight - 1);
  expect((await turnover({ from: '2027-06-30', to: '2027-06-30' })).revenue.now).toBe(one!.total);
  expect((await turnover({ from: '2027-07-01', to: '2027-07-01' })).revenue.now).toBe(0);
  await at(midnight);
  expect((await turnover({ from: '2027-06-30', to: '2027-06-30' })).revenue.now).toBe(0);
  expect((await turnover({ from: '2027-07-01', to: '2027-07-31', by: 'MONTH' })).parts).toMatchObject([
    { from: '2027-07-01', to: '2027-07-31', orders: 1, revenue: one!.total },
  ]);
  // A whole month is compared with the whole month before it, however long that is.
  expect((await turnover({ from: '2027-03-01', to: '2027-03-31', by: 'MONTH' })).before).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect((await turnover({ from: '2027-01-10', to: '2027-02-15', by: 'MONTH' })).before).toEqual({
    from: '2026-11-10',
    to: '2026-12-15',
  });
  await at(one!.paidAt);
});

test('the workbook has the figures of the page and each refund', async () => {
  const query = { from: dayInVietnam(bought[0]!.paidAt), to: addDays(dayInVietnam(bought[0]!.paidAt), 100) };
  const figures = await turnover(query);
  const { rawPayload } = await t.as(admin).raw({
    method: 'GET',
    url: `/api/itf/statistic/turnover/file?${new URLSearchParams(query)}`,
  });
  const book = read(rawPayload);
  const sheets = book.SheetNames.map((name) => ({
    name,
    rows: utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 }),
  }));
  expect(sheets.map(({ name }) => name)).toEqual(['Theo thời gian', 'Theo gói', 'Theo cách trả', 'Hoàn tiền']);
  expect(sum(sheets[0]!.rows.slice(1).map((row) => Number(row[3])))).toBe(figures.revenue.now);
  expect(sheets[3]!.rows).toHaveLength(1 + figures.refunds.now);
});

test('impossible ranges are refused with the field, and nobody but an administrator sees money', async () => {
  const fields = (query: { from: string; to: string }) =>
    turnover(query).then(
      () => expect.fail('was accepted'),
      (error: CallError) => [error.status, error.reply.errors?.map(({ path }) => path)],
    );
  expect(await fields({ from: '2026-12-02', to: '2026-12-01' })).toEqual([400, ['to']]);
  expect(await fields({ from: '2025-11-30', to: '2026-12-02' })).toEqual([400, ['from']]);
  expect((await turnover({ from: '2025-12-02', to: '2026-12-02' })).parts).toHaveLength(366);
  for (const role of ['OPERATOR', 'SALE', 'TEACHER'] as const)
    await expect(turnover({}, await t.createUser({ role }))).rejects.toMatchObject({ status: 403 });
});

test('after 10,000 histories of orders with refunds the figures of a range equal SQL over its rows', async () => {
  // Before all other orders, so that no other test sees them. Each step is one statement over a random part of them.
  await sql`SELECT setseed(0.32)`.execute(t.db);
  const buyers = sql`ARRAY(SELECT user_id FROM orders ORDER BY id LIMIT 50)`;
  await sql`
    INSERT INTO orders (id, reference, user_id, action, item_kind, package_code, package_name, package_name_en, months, lines, credit, total,
      basis, voucher_held, method, state, paid_at, created_at, expires_at, ended_at, ended_by)
    SELECT gen_random_uuid(), 'H' || n, (${buyers})[1 + n % 50], 'new', 'MEMBERSHIP', (ARRAY['BASIC', 'ADVANCE', 'INTERNATIONAL'])[1 + n % 3], 'Gói', 'Package', 12,
      '[]', 0, 1000 + (random() * 900000)::int, '{}', false, (ARRAY['VNPAYQR', 'VNBANK', 'INTCARD'])[1 + n % 3], 'PROCESSING', NULL,
      at, at + interval '1 day', NULL, NULL
    FROM generate_series(1, 10000) n CROSS JOIN LATERAL (SELECT '2021-01-01'::timestamptz + n % 700 * interval '1 day' + random() * interval '1 day' AS at) m`.execute(
    t.db,
  );
  const mine = sql`reference ~ '^H[0-9]+$'`;
  const pay = sql`UPDATE orders SET state = 'SUCCESS', paid_at = created_at + random() * interval '6 hours', ended_at = created_at, ended_by = 'QUERY'`;
  await sql`${pay} WHERE ${mine} AND random() < 0.7`.execute(t.db);
  await sql`UPDATE orders SET total = total - 500 WHERE ${mine} AND state = 'SUCCESS' AND random() < 0.1`.execute(t.db);
  await sql`UPDATE orders SET state = 'CANCEL', ended_at = created_at, ended_by = 'PERSON' WHERE ${mine} AND random() < 0.2`.execute(
    t.db,
  );
  await sql`${pay} WHERE ${mine} AND state <> 'SUCCESS' AND random() < 0.3`.execute(t.db);
  await sql`
    INSERT INTO payment_ledger (order_id, kind, amount, at, actor_id, reason)
    SELECT id, 'REFUNDED', -1 - (random() * (total - 1))::int, paid_at + random() * interval '40 days', ${admin.id}, 'Khách yêu cầu'
    FROM orders WHERE ${mine} AND state = 'SUCCESS' AND random() < 0.2`.execute(t.db);
  for (const [from, to] of [
    ['2021-01-01', '2021-12-31'],
    ['2021-03-05', '2021-03-05'],
    ['2021-11-20', '2022-02-10'],
    ['2022-06-01', '2022-12-31'],
  ] as const) {
    const figures = await turnover({ from, to, by: 'MONTH' });
    const { rows } = await sql<Record<'orders' | 'revenue' | 'refunds' | 'refunded', number>>`
      SELECT o.*, r.* FROM
        (SELECT count(*)::int AS orders, sum(total)::int AS revenue FROM orders
          WHERE state = 'SUCCESS' AND day_in_vietnam(paid_at) BETWEEN ${from} AND ${to}) o,
        (SELECT count(*)::int AS refunds, sum(-amount)::int AS refunded FROM payment_ledger
          WHERE kind = 'REFUNDED' AND day_in_vietnam(at) BETWEEN ${from} AND ${to}) r`.execute(t.db);
    expect(rows[0]!.orders).toBeGreaterThan(5);
    expect({
      orders: figures.orders.now,
      revenue: figures.revenue.now,
      refunds: figures.refunds.now,
      refunded: figures.refunded.now,
    }).toEqual(rows[0]);
    expect(sum(figures.packages.map(({ revenue }) => revenue))).toBe(rows[0]!.revenue);
  }
});
