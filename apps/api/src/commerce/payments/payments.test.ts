/**
 * Orders as a black box: their prices, the gateway's results in any sequence, at most one effect per order, and
 * upgrades.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addMonths, paymentMethods } from '@vumon/domain';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { noticesFor } from '../../testing/jobs.ts';
import { shop, testGateway } from '../../testing/orders.ts';
import { canonical } from './gateway/vnpay.ts';

const t = await testApp({ config: { payments: testGateway } });
let admin: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const teacher = (code?: 'BASIC' | 'ADVANCE' | 'TRIAL') =>
  t.createUser({ role: 'TEACHER', ...(code && { package: code }) });
const { quoteOf, order, resultOf, signed, ipn, settle, hear, granted } = shop(t);
type Order = Awaited<ReturnType<typeof order>>;

const back = (user: TestUser, one: Order, code: string) =>
  t.as(user).raw({ method: 'GET', url: `/api/payment/return?${signed(resultOf(one, code))}` });
const detail = (user: TestUser, { id }: Order) => t.as(user).call('GET /itf/orders/detail/{id}', { params: { id } });
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;
const ledger = async ({ id }: Order) =>
  (
    await sql<{
      kind: string;
      amount: number;
    }>`SELECT kind, amount FROM payment_ledger WHERE order_id = ${id} ORDER BY id`.execute(t.db)
  ).rows;

const notificationsOf = async ({ id }: Order) =>
  (
    await sql<{
      code: string;
      settled: boolean;
      tries: number;
      error: string | null;
    }>`SELECT response_code AS code, settled_at IS NOT NULL AS settled, tries, last_error AS error FROM payment_notifications WHERE order_id = ${id} ORDER BY id`.execute(
      t.db,
    )
  ).rows;

describe('an order', () => {
  test('is paid at a signed address, and its package is granted once the gateway confirms', async () => {
    const user = await teacher();
    const { lines, total, action } = await quoteOf(user, 'ADVANCE');
    expect({ lines, total, action }).toEqual({
      lines: [{ kind: 'PRICE', amount: 324_000, label: null }],
      total: 324_000,
      action: 'new',
    });
    for (const method of paymentMethods) {
      const { payUrl, order: made } = await t
        .as(user)
        .call('POST /payment/create', { body: { packageCode: 'ADVANCE', method, total } });
      const query = Object.fromEntries(new URL(payUrl!, 'http://x').searchParams);
      expect(query).toMatchObject({
        vnp_Amount: '32400000',
        vnp_BankCode: method,
        vnp_TxnRef: made.reference,
        vnp_Version: '2.1.0',
      });
      expect(made).toMatchObject({ state: 'PROCESSING', method });
    }
    const one = await order(user, 'ADVANCE');
    expect(await membership(user)).toBeNull();
    // The redirect shows the stored state and changes nothing.
    expect((await back(user, one, '00')).json().data).toMatchObject({ state: 'PROCESSING' });
    expect(await membership(user)).toBeNull();
    expect(await hear(one, '00')).toBe('00');
    // The granted package gives access to the list of one's own orders.
    const own = () => t.as(user).call('GET /itf/orders/mine', { query: { state: 'SUCCESS' } });
    expect((await vi.waitFor(own)).items).toMatchObject([{ id: one.id }]);
    expect((await back(user, one, '00')).json().data).toMatchObject({ state: 'SUCCESS', transactionNo: '14000001' });
    expect(await membership(user)).toMatchObject({ code: 'ADVANCE' });
    expect(await ledger(one)).toEqual([{ kind: 'PAID', amount: 324_000 }]);
    const notices = await noticesFor(t, user);
    expect(notices.notices.find(({ kind }) => kind === 'ORDER_PAID')).toMatchObject({
      params: { reference: one.reference, amount: '324.000', amountEn: '324,000' },
      link: `/payment/results?order=${one.id}`,
    });
  });

  test('is refused for a price that was not shown, an item that is not sold, or another audience', async () => {
    const user = await teacher();
    const body = { packageCode: 'BASIC', method: 'VNPAYQR', total: 1 } as const;
    expect(await failure(t.as(user).call('POST /payment/create', { body }))).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
    });
    expect(await failure(quoteOf(user, 'TRIAL'))).toMatchObject({ code: 'PACKAGE_NOT_SOLD' });
    expect(await failure(quoteOf(user, 'PREMIUM_PACKAGE'))).toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    expect(await failure(quoteOf(await t.createUser({ role: 'STUDENT' }), 'BASIC'))).toMatchObject({
      code: 'PACKAGE_AUDIENCE',
    });
  });

  test('is private: another user sees neither it nor its return page', async () => {
    const user = await teacher();
    const one = await order(user, 'BASIC');
    const other = await teacher();
    expect(await failure(detail(other, one))).toMatchObject({ status: 404 });
    expect((await back(other, one, '00')).statusCode).toBe(404);
    expect(await detail(admin, one)).toMatchObject({ reference: one.reference });
  });

  test('is refused when the account has five open orders', async () => {
    const user = await teacher();
    for (let i = 0; i < 5; i += 1) await order(user, 'BASIC');
    expect(await failure(order(user, 'BASIC'))).toMatchObject({ status: 429 });
  });
});

describe('an order that was left at the gateway', () => {
  test('is offered with its address until it ends or expires, to its buyer and for the same package', async () => {
    const user = await teacher();
    expect((await quoteOf(user, 'BASIC')).open).toBeNull();
    await order(user, 'BASIC');
    const { order: left, payUrl } = await t
      .as(user)
      .call('POST /payment/create', { body: { packageCode: 'BASIC', method: 'VNBANK', total: 216_000 } });
    const { id, reference, total, createdAt } = left;
    expect((await quoteOf(user, 'BASIC')).open).toEqual({ id, reference, total, createdAt, payUrl });
    expect((await quoteOf(user, 'ADVANCE')).open).toBeNull();
    expect((await quoteOf(await teacher(), 'BASIC')).open).toBeNull();
    await hear(left, '07');
    expect((await quoteOf(user, 'BASIC')).open).not.toMatchObject({ id });
    const last = await order(user, 'BASIC');
    t.advance(Date.parse(last.expiresAt) - Date.parse(last.createdAt) - 1000);
    expect((await quoteOf(user, 'BASIC')).open).toMatchObject({ id: last.id });
    t.advance(1000);
    expect((await quoteOf(user, 'BASIC')).open).toBeNull();
  });

  test('and paid beside a second one of the same package: the second year is added', async () => {
    const user = await teacher();
    const [one, other] = [await order(user, 'BASIC'), await order(user, 'BASIC')];
    await hear(one, '00');
    await hear(other, '00');
    const { packageEndsAt: first } = await detail(user, one);
    expect(await detail(user, other)).toMatchObject({
      state: 'SUCCESS',
      review: null,
      packageEndsAt: addMonths(new Date(first!), 12).toISOString(),
    });
    expect([...(await ledger(one)), ...(await ledger(other))]).toEqual([
      { kind: 'PAID', amount: 216_000 },
      { kind: 'PAID', amount: 216_000 },
    ]);
  });

  test('and paid beside one of another package: it waits for staff with its money in the ledger', async () => {
    const user = await teacher();
    const [one, other] = [await order(user, 'BASIC'), await order(user, 'ADVANCE')];
    await hear(one, '00');
    await hear(other, '00');
    expect(await detail(user, one)).toMatchObject({ state: 'SUCCESS' });
    expect(await detail(user, other)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
    expect(await ledger(other)).toEqual([{ kind: 'PAID', amount: 324_000 }]);
    const waiting = await t.as(admin).call('GET /itf/orders', { query: { review: 'true', search: other.reference } });
    expect(waiting.items).toMatchObject([{ id: other.id }]);
  });
});

describe('the notification', () => {
  test('is checked in order: signature, order, amount, already confirmed', async () => {
    const one = await order(await teacher(), 'BASIC');
    const params = resultOf(one, '00');
    const none = { vnp_TxnRef: 'VM-000000-000000' };
    const other = { vnp_Amount: '100' };
    expect(await ipn(`${canonical({ ...params, ...none })}&vnp_SecureHash=00`)).toBe('97');
    expect(await ipn(canonical(params))).toBe('97');
    expect(await ipn(signed({ ...params, ...none, ...other }))).toBe('01');
    expect(await ipn(signed({ ...params, ...other }))).toBe('04');
    expect(await notificationsOf(one)).toEqual([]);
    expect(await ipn(signed(params))).toBe('00');
    // A stored notification is answered 02 even before it is processed.
    expect(await ipn(signed(params))).toBe('02');
    expect(await granted(one)).toBe(0);
    await settle();
    expect(await granted(one)).toBe(1);
    expect(await ipn(signed(params))).toBe('02');
    expect(await ipn(signed({ ...params, ...other }))).toBe('04');
    await settle();
    expect(await granted(one)).toBe(1);
    expect(await notificationsOf(one)).toMatchObject([{ settled: true, tries: 0 }]);
  });

  test('has no effect when any of its parameters is changed', async () => {
    const one = await order(await teacher(), 'BASIC');
    const query = signed(resultOf(one, '51'));
    for (const name of Object.keys(resultOf(one, '51'))) {
      const changed = new URLSearchParams(query);
      changed.set(
        name,
        name === 'vnp_ResponseCode' || name === 'vnp_TransactionStatus' ? '00' : `${changed.get(name)}1`,
      );
      expect([name, await ipn(changed.toString())]).toEqual([name, '97']);
      changed.delete(name);
      expect([name, await ipn(changed.toString())]).toEqual([name, '97']);
    }
    await settle();
    expect(await notificationsOf(one)).toEqual([]);
    expect(await detail(admin, one)).toMatchObject({ state: 'PROCESSING' });
    expect(await granted(one)).toBe(0);
  });

  test('five concurrent ones and a redirect cause one grant', async () => {
    const user = await teacher();
    const one = await order(user, 'BASIC');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => hear(one, '00')),
      back(user, one, '00').then(() => 'redirect'),
    ]);
    expect(answers.sort()).toEqual(['00', '02', '02', '02', '02', 'redirect']);
    expect(await granted(one)).toBe(1);
    expect(await ledger(one)).toHaveLength(1);
  });

  test.each([
    ['24', 'CANCEL'],
    ['51', 'FAIL'],
    ['11', 'FAIL'],
  ])('%s ends the order as %s, is confirmed, and notified once', async (code, state) => {
    const user = await teacher();
    const one = await order(user, 'BASIC');
    expect(await hear(one, code)).toBe('00');
    expect(await hear(one, code)).toBe('02');
    expect(await detail(user, one)).toMatchObject({ state, responseCode: code });
    expect(await membership(user)).toBeNull();
    expect(await ledger(one)).toEqual([]);
  });

  test('of a payment after a failure: the order is not shown as failed, staff decides', async () => {
    const user = await teacher();
    const one = await order(user, 'BASIC');
    await hear(one, '51');
    expect(await hear(one, '00')).toBe('00');
    expect(await hear(one, '51')).toBe('02');
    expect(await detail(user, one)).toMatchObject({ state: 'PROCESSING', review: 'LATE' });
    expect(await ledger(one)).toEqual([{ kind: 'PAID', amount: 216_000 }]);
    expect(await granted(one)).toBe(0);
    // `reversed` (the bank took the money back) is allowed for suspected payments only.
    const reversed = t.as(admin).call('POST /itf/orders/{id}/review', {
      params: { id: one.id },
      body: { decision: 'reversed', reason: 'Ngân hàng' },
    });
    expect(await failure(reversed)).toMatchObject({ code: 'ORDER_NOT_IN_REVIEW' });
    expect(await detail(user, one)).toMatchObject({ state: 'PROCESSING', review: 'LATE' });
  });

  test('07 waits for staff, who grant the package or record that the bank took the money back', async () => {
    const decide = (one: Order, decision: 'accept' | 'reversed') =>
      t.as(admin).call('POST /itf/orders/{id}/review', {
        params: { id: one.id },
        body: { decision, reason: 'Đã gọi ngân hàng' },
      });
    const user = await teacher();
    const [one, other] = [await order(user, 'BASIC'), await order(user, 'BASIC')];
    for (const each of [one, other]) expect(await hear(each, '07')).toBe('00');
    expect(await detail(user, one)).toMatchObject({ state: 'PROCESSING', review: 'SUSPECTED' });
    const waiting = await t.as(admin).call('GET /itf/orders', { query: { review: 'true', search: one.reference } });
    expect(waiting.items).toMatchObject([{ id: one.id }]);
    expect(await decide(one, 'accept')).toMatchObject({ state: 'SUCCESS', review: null });
    expect(await membership(user)).toMatchObject({ code: 'BASIC' });
    expect(await ledger(one)).toEqual([{ kind: 'PAID', amount: 216_000 }]);
    expect(await failure(decide(one, 'accept'))).toMatchObject({ code: 'ORDER_NOT_IN_REVIEW' });
    expect(await decide(other, 'reversed')).toMatchObject({ state: 'CANCEL' });
    const noted = (id: string) =>
      t.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'subject_kind', 'details'])
        .where('subject_id', '=', id);
    for (const [each, action] of [
      [one, 'order-accepted'],
      [other, 'order-reversed'],
    ] as const)
      expect(await noted(each.id).execute()).toEqual([
        {
          action,
          actor_id: admin.id,
          subject_kind: 'order',
          details: { reference: each.reference, reason: 'Đã gọi ngân hàng' },
        },
      ]);
    // The bank has returned the money: it is not refunded a second time.
    const refund = { amount: 1000, reason: 'Khách hỏi' };
    expect(
      await failure(t.as(admin).call('POST /itf/orders/{id}/refund', { params: { id: other.id }, body: refund })),
    ).toMatchObject({ code: 'ORDER_NOT_PAID' });
    expect(
      await failure(
        t
          .as(user)
          .call('POST /itf/orders/{id}/review', { params: { id: one.id }, body: { decision: 'accept', reason: 'x' } }),
      ),
    ).toMatchObject({ status: 403 });
  });
});

describe('notifications in any order', () => {
  test('07 of an upgrade whose credit was used meanwhile: clearing it grants nothing, staff decide again', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    const [one, two] = [await order(user, 'ADVANCE'), await order(user, 'ADVANCE')];
    await hear(one, '07');
    await hear(two, '00');
    const accept = () =>
      t.as(admin).call('POST /itf/orders/{id}/review', {
        params: { id: one.id },
        body: { decision: 'accept', reason: 'Ngân hàng xác nhận' },
      });
    expect(await accept()).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
    expect(await granted(one)).toBe(0);
    // A second acceptance, with review CHANGED shown, grants the package.
    expect(await accept()).toMatchObject({ state: 'SUCCESS', review: null });
    expect(await granted(one)).toBe(1);
    const noted = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', one.id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['order-cleared', 'order-accepted']);
  });

  test('before the redirect, after it, failure after payment, payment after failure: one grant at most', async () => {
    const user = await teacher();
    const before = await order(user, 'BASIC');
    expect(await hear(before, '00')).toBe('00');
    expect((await back(user, before, '00')).json().data).toMatchObject({ state: 'SUCCESS' });
    // The same result is repeated, and other results arrive.
    for (const code of ['51', '24', '07', '00']) expect([code, await hear(before, code)]).toEqual([code, '02']);
    expect(await detail(user, before)).toMatchObject({ state: 'SUCCESS', responseCode: '00' });
    expect(await granted(before)).toBe(1);
    const after = await order(user, 'BASIC');
    expect((await back(user, after, '00')).json().data).toMatchObject({ state: 'PROCESSING' });
    expect(await granted(after)).toBe(0);
    expect(await hear(after, '00')).toBe('00');
    expect(await granted(after)).toBe(1);
  });
});

describe('upgrades', () => {
  test('credit the unused share of the price paid, and the rest of the old package ends', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    t.advance(1000);
    const { lines, total } = await quoteOf(user, 'ADVANCE');
    expect(lines).toEqual([
      { kind: 'PRICE', amount: 324_000, label: null },
      { kind: 'CREDIT', amount: -216_000, label: 'BASIC' },
    ]);
    expect(total).toBe(108_000);
    await hear(await order(user, 'ADVANCE'), '00');
    expect(await membership(user)).toMatchObject({ code: 'ADVANCE' });
    expect(await failure(quoteOf(user, 'BASIC'))).toMatchObject({ status: 409, code: 'PACKAGE_LOWER' });
    // The value of the new package includes the credit of the replaced one.
    expect((await quoteOf(user, 'INTERNATIONAL')).total).toBe(399_000 - 324_000);
  });

  test('credit nothing for a free package', async () => {
    expect((await quoteOf(await teacher('BASIC'), 'ADVANCE')).total).toBe(324_000);
    expect(await quoteOf(await teacher('TRIAL'), 'BASIC')).toMatchObject({ action: 'new', total: 216_000 });
  });

  test('a renewal continues from the current end', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    const first = (await membership(user))!.endDate!;
    const said = (await quoteOf(user, 'BASIC')).endsAt!;
    expect(said).toBe(addMonths(new Date(first), 12).toISOString());
    const again = await order(user, 'BASIC');
    expect(again.action).toBe('renew');
    await hear(again, '00');
    expect((await detail(user, again)).packageEndsAt).toBe(said);
  });

  test('after a renewal credits all unused time, says that the end moves, and charges what was shown', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    const first = (await quoteOf(user, 'ADVANCE')).endsAt!;
    expect((await quoteOf(user, 'ADVANCE')).endedAt).toBeNull();
    const renewal = await order(user, 'BASIC');
    await hear(renewal, '00');
    const { packageEndsAt } = await detail(user, renewal);
    const { total, lost, lines, endsAt, endedAt } = await quoteOf(user, 'INTERNATIONAL');
    expect(lines).toEqual([
      { kind: 'PRICE', amount: 399_000, label: null },
      { kind: 'CREDIT', amount: -399_000, label: 'BASIC' },
    ]);
    expect(total).toBe(0);
    // Two years were paid for, of which the new package takes one price.
    expect(lost).toBe(2 * 216_000 - 399_000);
    expect(endedAt).toBe(packageEndsAt);
    expect(endsAt!.slice(0, 10)).toBe(first.slice(0, 10));
    expect(Date.parse(endsAt!)).toBeLessThan(Date.parse(endedAt!));
  });

  test('cost what was shown also when the buyer thinks it over', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    t.advance(36 * 3_600_000);
    const { total } = await quoteOf(user, 'ADVANCE');
    expect(total).toBe(324_000 - Math.round((216_000 * 364) / 365));
    t.advance(2 * 3_600_000);
    const { order: made } = await t
      .as(user)
      .call('POST /payment/create', { body: { packageCode: 'ADVANCE', method: 'VNBANK', total } });
    expect(made.total).toBe(total);
  });

  test('a lower package that runs in parallel does not delay a renewal', async () => {
    const user = await teacher('BASIC');
    await hear(await order(user, 'ADVANCE'), '00');
    // The state after a combo or an activation code: the lower package continues in parallel.
    await sql`UPDATE memberships SET ends_at = NULL, ended_at = NULL WHERE user_id = ${user.id} AND package_code = 'BASIC'`.execute(
      t.db,
    );
    const again = await order(user, 'ADVANCE');
    expect(again.action).toBe('renew');
    await hear(again, '00');
    expect(await detail(user, again)).toMatchObject({ state: 'SUCCESS', review: null });
  });

  test('two tabs pay two upgrades concurrently: the share is credited once, the other waits for staff', async () => {
    const user = await teacher();
    await hear(await order(user, 'BASIC'), '00');
    const [one, other] = [await order(user, 'ADVANCE'), await order(user, 'INTERNATIONAL')];
    expect(await Promise.all([hear(one, '00'), hear(other, '00')])).toEqual(['00', '00']);
    const states = [await detail(user, one), await detail(user, other)].map(
      ({ state, review }) => `${state} ${review}`,
    );
    expect(states.sort()).toEqual(['PROCESSING CHANGED', 'SUCCESS null']);
    expect((await granted(one)) + (await granted(other))).toBe(1);
  });

  test('tests that a learner starts between order and payment are not credited', async () => {
    const user = await t.createUser({ role: 'STUDENT' });
    await hear(await order(user, 'PREMIUM_PACKAGE'), '00');
    const one = await order(user, 'CERTIFICATE_MASTER');
    expect(one.total).toBe(100_000);
    await sql`UPDATE memberships SET uses_left = 1 WHERE user_id = ${user.id}`.execute(t.db);
    await hear(one, '00');
    expect(await detail(user, one)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
  });
});
