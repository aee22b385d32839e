/**
 * Refunds as a black box: what is revoked and restored, and that money is returned once whatever the gateway replies.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { OfferCode } from '@vumon/domain';
import { withTransaction } from '#db';
import { enqueue } from '#platform/jobs';
import { countUse } from '#people/packages';
import { simulatedGateway } from '../../../environment.ts';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../../testing/content.ts';
import { noticesFor, runJobs } from '../../../testing/jobs.ts';
import { freePort, shop, simulatedShop } from '../../../testing/orders.ts';
import { openRefunds } from './refunds.queries.ts';
import { sendRefund } from './refunds.service.ts';
import { askAboutOrdersJob } from '../ask-about-orders.job.ts';

const port = await freePort();
const t = await testApp({ config: { port, payments: simulatedGateway(port) } });
const { quoteOf } = shop(t);
const { open, pay } = simulatedShop(t);
const day = 86_400_000;
let admin: TestUser;
beforeAll(async () => {
  await t.server.listen({ port, host: '127.0.0.1' });
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
});

async function bought(user: TestUser, packageCode: OfferCode) {
  const { total } = await quoteOf(user, packageCode);
  const one = await open(user, { packageCode, method: 'VNBANK', total });
  expect(await pay(one)).toBe('00');
  return one;
}
type Order = Awaited<ReturnType<typeof bought>>;
const refund = ({ id }: Order, amount: number) =>
  t.as(admin).call('POST /itf/orders/{id}/refund', { params: { id }, body: { amount, reason: 'Khách đổi ý' } });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;
const endOf = async (user: TestUser) => Date.parse((await membership(user))!.endDate!);
const detail = (user: TestUser, { id }: Order) => t.as(user).call('GET /itf/orders/detail/{id}', { params: { id } });
const ledger = async ({ id }: Order) =>
  (
    await sql<{ amount: number }>`SELECT amount FROM payment_ledger WHERE order_id = ${id} ORDER BY id`.execute(t.db)
  ).rows.map(({ amount }) => amount);
const askAgain = async () => {
  t.advance(6 * 60_000);
  await enqueue(t, askAboutOrdersJob, {});
  await runJobs(t);
};

describe('a refund', () => {
  test('of a package with renewals moves the renewals forward, so that all time paid for remains', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const [first, second, third] = [
      await bought(user, 'BASIC'),
      await bought(user, 'BASIC'),
      await bought(user, 'BASIC'),
    ];
    t.advance(100 * day);
    const [years, now] = [await endOf(user), t.now()];
    await refund(first, 216_000);
    expect(await membership(user)).toMatchObject({ code: 'BASIC', isExpired: false });
    // Two years remain, starting today.
    expect(Math.abs(years - (await endOf(user)) - 265 * day)).toBeLessThanOrEqual(day);
    expect(await endOf(user)).toBeGreaterThan(now + 729 * day);
    // Refunding a membership that has not begun also moves the following one forward.
    await refund(second, 216_000);
    expect(Math.abs((await endOf(user)) - now - 365 * day)).toBeLessThanOrEqual(2 * day);
    await refund(third, 216_000);
    expect(await membership(user)).toMatchObject({ isExpired: true });
  });

  test('of an upgrade: the replaced package runs again; a credited package cannot be refunded before', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const basic = await bought(user, 'BASIC');
    const end = await endOf(user);
    t.advance(1000);
    const advance = await bought(user, 'ADVANCE');
    expect(advance.total).toBe(108_000);
    expect(await failure(refund(basic, 216_000))).toMatchObject({
      code: 'ORDER_CREDITED',
      reply: { params: { reference: advance.reference } },
    });
    expect(await failure(refund(basic, 1))).toMatchObject({ code: 'ORDER_CREDITED' });
    t.advance(30 * day);
    // After a partial refund the package stays, and with it the credit.
    await refund(advance, 8_000);
    expect(await membership(user)).toMatchObject({ code: 'ADVANCE' });
    await refund(advance, 100_000);
    expect(await membership(user)).toMatchObject({ code: 'BASIC', isExpired: false });
    expect(await endOf(user)).toBe(end);
    // The remaining time of the restored package is credited again.
    const { lines } = await quoteOf(user, 'ADVANCE');
    expect(lines[1]!.amount / -591.8).toBeCloseTo((end - t.now()) / day, -1);
    await refund(basic, 216_000);
    expect(await membership(user)).toMatchObject({ isExpired: true });
  });

  test('of a package that an open upgrade would credit: the upgrade waits for staff', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const basic = await bought(user, 'BASIC');
    const { total } = await quoteOf(user, 'ADVANCE');
    const upgrade = await open(user, { packageCode: 'ADVANCE', method: 'VNBANK', total });
    await refund(basic, 100_000);
    expect(await pay(upgrade)).toBe('00');
    expect(await detail(user, upgrade)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
    expect(await membership(user)).toMatchObject({ code: 'BASIC' });
  });

  test('of tests for a learner: the remaining ones, and never those of another order', async () => {
    const learner = await t.createUser({ role: 'STUDENT' });
    const one = await bought(learner, 'PREMIUM_PACKAGE');
    const use = (subject: string) =>
      withTransaction(t.app.db, (db) => countUse({ app: t.app, db, actor: null }, { userId: learner.id, subject }));
    expect(await use('a')).toMatchObject({ packageCode: 'PREMIUM_PACKAGE', usesLeft: 19 });
    await refund(one, 99_000);
    expect(await use('b')).toMatchObject({ packageCode: 'BEAT_FREE_EXAM', usesLeft: 9 });
  });

  test('of a single test: the test, which can then be bought again', async () => {
    const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
    await t.db
      .updateTable('exams')
      .set({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE' })
      .where('id', '=', examId)
      .execute();
    await t.as(admin).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: 29_000 } });
    const learner = await t.createUser({ role: 'STUDENT' });
    const buy = () => open(learner, { examId, method: 'VNPAYQR', total: 29_000 });
    const one = await buy();
    await pay(one);
    const owned = async () =>
      (await t.as(learner).call('GET /itf/unit-tests/owned', { query: {} })).items.map(({ id }) => id);
    expect(await owned()).toEqual([examId]);
    await refund(one, 9_000);
    expect(await owned()).toEqual([examId]);
    await refund(one, 20_000);
    expect(await owned()).toEqual([]);
    expect(await ledger(one)).toEqual([29_000, -9_000, -20_000]);
    // Paid twice from two tabs: the test is granted once, and the second payment waits for staff.
    const tabs = [await buy(), await buy()];
    for (const each of tabs) await pay(each);
    expect(await owned()).toEqual([examId]);
    expect(await detail(learner, tabs[0]!)).toMatchObject({ state: 'SUCCESS' });
    expect(await detail(learner, tabs[1]!)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
  });
});

test('of an order that waits for a decision: it ends, and its voucher is free again', async () => {
  const id = t.app.newId();
  const voucher = { id, code: 'HOANTIEN', name: 'Hoàn tiền', kind: 'PERCENT', value: 10, created_by: admin.id };
  await t.db
    .insertInto('vouchers')
    .values({ ...voucher, created_at: new Date(t.now()) })
    .execute();
  const uses = async () =>
    (await t.db.selectFrom('vouchers').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses;
  const user = await t.createUser({ role: 'TEACHER' });
  const wanted = { packageCode: 'BASIC', voucherCode: 'HOANTIEN' } as const;
  const one = await open(user, { ...wanted, method: 'VNBANK', total: 194_400 });
  expect(await failure(refund(one, 1000))).toMatchObject({ code: 'ORDER_NOT_PAID' });
  await pay(one, '07');
  expect(await uses()).toBe(1);
  await refund(one, 100_000);
  expect(await detail(user, one)).toMatchObject({ state: 'PROCESSING', review: 'SUSPECTED' });
  await refund(one, 94_400);
  expect(await detail(user, one)).toMatchObject({ state: 'CANCEL', review: null, refunded: 194_400 });
  expect(await uses()).toBe(0);
  expect(await membership(user)).toBeNull();
});

test('users whose package has ended can still open the orders, and the notices link to them', async () => {
  const user = await t.createUser({ role: 'TEACHER' });
  const one = await bought(user, 'BASIC');
  await refund(one, 216_000);
  expect(await membership(user)).toMatchObject({ isExpired: true });
  const { items } = await t.as(user).call('GET /itf/orders/mine', { query: {} });
  expect(items).toMatchObject([{ reference: one.reference, refunded: 216_000 }]);
  const { notices } = await noticesFor(t, user);
  expect(notices.map(({ kind, link }) => [kind, link]).sort()).toEqual([
    ['ORDER_PAID', `/payment/results?order=${one.id}`],
    ['ORDER_REFUNDED', `/payment/results?order=${one.id}`],
  ]);
});

describe('a refund without a clear reply', () => {
  const lost = (reaches: boolean) => {
    const real = globalThis.fetch;
    return vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...given) => {
      if (reaches) await real(...given);
      throw new Error('connection lost');
    });
  };

  test.each([
    ['that the gateway has carried out', true],
    ['that never reached it', false],
  ])('%s: stays pending, is queried again, and is executed once', async (_, reaches) => {
    const user = await t.createUser({ role: 'TEACHER' });
    const one = await bought(user, 'BASIC');
    const spy = lost(reaches);
    expect(await failure(refund(one, 216_000))).toMatchObject({ code: 'REFUND_UNCERTAIN' });
    spy.mockRestore();
    // The reserved amount cannot be refunded again, and nothing is refunded or revoked yet.
    expect(await failure(refund(one, 1000))).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    expect(await ledger(one)).toEqual([216_000]);
    expect(await membership(user)).toMatchObject({ isExpired: false });
    // A requested refund is shown as pending, not as refunded.
    expect(await detail(user, one)).toMatchObject({ refunded: 0, refunding: 216_000 });
    await askAgain();
    expect(await detail(user, one)).toMatchObject({ refunded: 216_000, refunding: 0 });
    expect(await ledger(one)).toEqual([216_000, -216_000]);
    expect(await membership(user)).toMatchObject({ isExpired: true });
    await askAgain();
    expect(await ledger(one)).toEqual([216_000, -216_000]);
    const { events } = await t.as(admin).call('GET /itf/orders/{id}/record', { params: { id: one.id } });
    expect(events.map(({ kind }) => kind)).toEqual(['ORDERED', 'SUCCESS', 'REFUND_ASKED', 'REFUNDED']);
  });

  test('queried twice concurrently: is in the ledger once', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const one = await bought(user, 'BASIC');
    const spy = lost(true);
    expect(await failure(refund(one, 16_000))).toMatchObject({ code: 'REFUND_UNCERTAIN' });
    spy.mockRestore();
    const [request] = await openRefunds(t.db, new Date(t.now() + 1), 1);
    expect(await Promise.all([1, 2].map(() => sendRefund(t.app, request!, true)))).toEqual(['DONE', 'DONE']);
    expect(await ledger(one)).toEqual([216_000, -16_000]);
    expect(await detail(user, one)).toMatchObject({ refunded: 16_000, refunding: 0 });
  });

  test('beside a confirmed one: the package is revoked only when both are done', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const one = await bought(user, 'BASIC');
    const spy = lost(false);
    expect(await failure(refund(one, 16_000))).toMatchObject({ code: 'REFUND_UNCERTAIN' });
    spy.mockRestore();
    await refund(one, 200_000);
    expect(await membership(user)).toMatchObject({ isExpired: false });
    await askAgain();
    expect(await membership(user)).toMatchObject({ isExpired: true });
    expect(await ledger(one)).toEqual([216_000, -200_000, -16_000]);
  });

  test('that is refused releases the amount', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const { total } = await quoteOf(user, 'BASIC');
    const one = await open(user, { packageCode: 'BASIC', method: 'VNBANK', total });
    // A notification of a payment that the gateway does not know, because nobody has paid at its page.
    const { hear } = shop(t);
    expect(await hear(one, '00')).toBe('00');
    expect(await failure(refund(one, 216_000))).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await detail(user, one)).toMatchObject({ state: 'SUCCESS', refunded: 0 });
    expect(await ledger(one)).toEqual([216_000]);
    expect(await membership(user)).toMatchObject({ isExpired: false });
  });
});
