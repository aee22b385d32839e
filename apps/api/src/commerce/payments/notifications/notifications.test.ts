/**
 * Processing of stored notifications: their order, several processes, failures, and queries made before the processing.
 */
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { enqueue } from '#platform/jobs';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { shop, testGateway } from '../../../testing/orders.ts';
import { lockOptionalOrder } from '../orders.queries.ts';
import { endNeverPaid, settleByAnswer } from '../settlement.service.ts';
import { askAboutOrdersJob } from '../ask-about-orders.job.ts';
import { startNotificationWorker } from './notification-worker.ts';

const t = await testApp({ config: { payments: testGateway } });
/** Another process of the product on the same database. */
const other = await testApp({ config: { payments: testGateway }, database: t.database });
const { order, quoteOf, resultOf, signed, ipn, settle, granted } = shop(t);
const minute = 60_000;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

type Order = Awaited<ReturnType<typeof order>>;
async function ordered(): Promise<Order> {
  user = await t.createUser({ role: 'TEACHER' });
  return order(user, 'BASIC');
}
const tell = (one: Order, code: string, more: Record<string, string> = {}) =>
  ipn(signed({ ...resultOf(one, code), ...more }));
const stored = ({ id }: Order) =>
  t.db
    .selectFrom('orders')
    .select(['state', 'review', 'response_code as code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const notificationsOf = ({ id }: Order) =>
  t.db
    .selectFrom('payment_notifications')
    .select(['response_code as code', 'tries', 'settled_at as settledAt', 'last_error as error'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

/** Makes all grants fail until `heal`. */
async function breakGrants(): Promise<void> {
  await sql`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`.execute(
    t.db,
  );
  await sql`CREATE TRIGGER die BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION die()`.execute(t.db);
}
const heal = () => sql`DROP FUNCTION IF EXISTS die() CASCADE`.execute(t.db);
afterEach(heal);

describe('a signed query that is no notification', () => {
  test("is refused: the pay request's own, and any that lacks a parameter or names another merchant", async () => {
    user = await t.createUser({ role: 'TEACHER' });
    const { total } = await quoteOf(user, 'BASIC');
    const body = { packageCode: 'BASIC' as const, method: 'VNPAYQR' as const, total };
    const { order: one, payUrl } = await t.as(user).call('POST /payment/create', { body });
    const pay = payUrl!.slice(payUrl!.indexOf('?') + 1);
    expect(pay).toMatch(/vnp_SecureHash=[0-9a-f]{128}$/);
    expect(await ipn(pay)).toBe('99');
    const whole = resultOf(one, '00');
    const lacking = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    for (const name of ['vnp_TmnCode', 'vnp_TxnRef', 'vnp_Amount', 'vnp_ResponseCode', 'vnp_TransactionStatus']) {
      expect(await ipn(signed(lacking(name))), name).toBe('99');
      expect(await ipn(signed({ ...whole, [name]: '' })), name).toBe('99');
    }
    expect(await ipn(signed({ ...whole, vnp_TmnCode: 'ANOTHER1' }))).toBe('99');
    expect(await ipn(signed({ ...whole, vnp_Command: 'pay' }))).toBe('99');
    expect(await notificationsOf(one)).toEqual([]);
    expect(await stored(one)).toMatchObject({ state: 'PROCESSING' });
    // Nor is it the gateway's redirect.
    const back = await t.as(user).raw({ method: 'GET', url: `/api/payment/return?${pay}` });
    expect(back.json()).toMatchObject({ code: 'PAYMENT_RETURN_INVALID' });
    expect(await ipn(signed(whole))).toBe('00');
  });
});

describe('notifications of one order', () => {
  test.each([
    [['51', '00'], { state: 'PROCESSING', review: 'LATE' }, 0],
    [['00', '51'], { state: 'SUCCESS', review: null }, 1],
    [['07', '00'], { state: 'PROCESSING', review: 'SUSPECTED' }, 0],
    [['24', '51'], { state: 'CANCEL', review: null }, 0],
  ] as const)('%j that arrive before any is processed are processed in this order', async (codes, end, grants) => {
    const one = await ordered();
    for (const code of codes) expect(await tell(one, code)).toBe('00');
    expect(await stored(one)).toMatchObject({ state: 'PROCESSING', review: null });
    await settle();
    expect(await stored(one)).toMatchObject({ ...end, code: codes[0] === '51' ? '00' : codes[0] });
    expect(await granted(one)).toBe(grants);
    expect((await notificationsOf(one)).map(({ code, settledAt }) => [code, settledAt !== null])).toEqual(
      codes.map((code) => [code, true]),
    );
  });

  test('five concurrent ones before and after the end, sent to two processes: one is confirmed, one grant', async () => {
    const one = await ordered();
    const url = `/api/payment/vnpay/ipn?${signed(resultOf(one, '00'))}`;
    const five = async () =>
      (await Promise.all([t, other, t, other, t].map((at) => at.as(null).raw({ method: 'GET', url }))))
        .map((reply) => reply.json().RspCode as string)
        .sort();
    expect(await five()).toEqual(['00', '02', '02', '02', '02']);
    await Promise.all([t, other, t, other].map(({ app }) => startNotificationWorker(app, { loop: false }).round()));
    await settle();
    expect(await five()).toEqual(['02', '02', '02', '02', '02']);
    await settle();
    expect(await granted(one)).toBe(1);
    expect(await notificationsOf(one)).toHaveLength(1);
  });

  test('are stored while the order is locked, and processed afterwards; other orders do not wait', async () => {
    const [one, two] = [await ordered(), await ordered()];
    await t.db.transaction().execute(async (db) => {
      await lockOptionalOrder(db, one.id);
      expect(await Promise.all([tell(one, '00'), tell(two, '00')])).toEqual(['00', '00']);
      await settle();
      expect([await granted(one), await granted(two)]).toEqual([0, 1]);
    });
    await settle();
    expect(await granted(one)).toBe(1);
  });
});

describe('a worker', () => {
  test('processes notifications of its own process at once, and those of another soon', async () => {
    const worker = startNotificationWorker(t.app);
    try {
      const one = await ordered();
      expect(await tell(one, '00')).toBe('00');
      await vi.waitFor(async () => expect(await granted(one)).toBe(1));
      const two = await ordered();
      const url = `/api/payment/vnpay/ipn?${signed(resultOf(two, '00'))}`;
      await other.as(null).raw({ method: 'GET', url });
      await vi.waitFor(async () => expect(await granted(two)).toBe(1), { timeout: 5_000 });
    } finally {
      await worker.stop();
    }
  });

  test('processes at its start what was stored before', async () => {
    const one = await ordered();
    await tell(one, '00');
    const worker = startNotificationWorker(other.app);
    try {
      await vi.waitFor(async () => expect(await granted(one)).toBe(1));
    } finally {
      await worker.stop();
    }
  });
});

describe('a notification that cannot be processed', () => {
  const failed = async () => (await t.as(admin).call('GET /itf/failed-jobs')).items;

  test('has no partial effect, is retried, and finally waits for an administrator, who retries it', async () => {
    const one = await ordered();
    await breakGrants();
    expect(await tell(one, '00')).toBe('00');
    await settle();
    expect(await stored(one)).toEqual({ state: 'PROCESSING', review: null, code: null });
    const entries = () => t.db.selectFrom('payment_ledger').select('amount').where('order_id', '=', one.id).execute();
    expect(await entries()).toEqual([]);
    expect(await notificationsOf(one)).toMatchObject([
      { tries: 1, settledAt: null, error: `${one.reference}: killed` },
    ]);
    // A later notification of the same order waits for it.
    expect(await tell(one, '51')).toBe('00');
    await settle();
    expect(await notificationsOf(one)).toMatchObject([{ tries: 1 }, { tries: 0, settledAt: null }]);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await failed()).toEqual([]);
      await runJobs(t);
      t.advance(60 * minute);
    }
    expect(await notificationsOf(one)).toMatchObject([{ tries: 9 }, { tries: 0 }]);
    const [job] = await failed();
    expect(job).toMatchObject({ kind: 'payments.settle-order', error: `${one.reference}: killed` });
    await heal();
    await t.as(admin).call('POST /itf/failed-jobs/retry', { body: { ids: [job!.id] } });
    await runJobs(t);
    expect(await stored(one)).toMatchObject({ state: 'SUCCESS', code: '00' });
    expect((await notificationsOf(one)).every(({ settledAt }) => settledAt !== null)).toBe(true);
    expect(await granted(one)).toBe(1);
    expect(await entries()).toHaveLength(1);
    expect(await tell(one, '00')).toBe('02');
  });

  test('delays no other order, and a deleted job is enqueued again', async () => {
    const [bad, good] = [await ordered(), await ordered()];
    await breakGrants();
    await tell(bad, '00');
    await settle();
    await heal();
    await tell(good, '00');
    await settle();
    expect([await granted(bad), await granted(good)]).toEqual([0, 1]);
    const jobs = async () =>
      (
        await sql<{ id: number }>`SELECT id FROM graphile_worker.jobs WHERE key LIKE 'payments.settle-order %'`.execute(
          t.db,
        )
      ).rows;
    const [job] = await jobs();
    const look = () => startNotificationWorker(t.app, { loop: false }).round();
    await look();
    expect(await granted(bad)).toBe(0);
    await sql`SELECT graphile_worker.complete_jobs(ARRAY[${job!.id}]::bigint[])`.execute(t.db);
    await enqueue(t, askAboutOrdersJob, {});
    await runJobs(t);
    expect(await granted(bad)).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  test('a notification that cannot be stored is answered 99; others of the same batch are stored', async () => {
    const [one, bad, two] = [await ordered(), await ordered(), await ordered()];
    const answers = await Promise.all([
      tell(one, '00'),
      tell(bad, '00', { vnp_BankCode: 'N\u0000B' }),
      tell(two, '00'),
    ]);
    expect(answers).toEqual(['00', '99', '00']);
    await settle();
    expect([await granted(one), await granted(bad), await granted(two)]).toEqual([1, 0, 1]);
    expect(await tell(bad, '00')).toBe('00');
  });
});

describe('an order with an unprocessed notification', () => {
  test('is neither queried nor ended', async () => {
    const one = await ordered();
    expect(await tell(one, '00')).toBe('00');
    t.advance(31 * minute);
    const asked = vi.spyOn(globalThis, 'fetch');
    await enqueue(t, askAboutOrdersJob, {});
    await runJobs(t);
    const questions = asked.mock.calls.filter(([, init]) => String(init?.body).includes(one.reference));
    asked.mockRestore();
    expect(questions).toEqual([]);
    // The gateway was being queried when the notification arrived.
    await endNeverPaid(t.app, one.id);
    expect(await stored(one)).toMatchObject({ state: 'PROCESSING', code: null });
    await settleByAnswer(t.app, resultOf(one, '51'));
    expect(await stored(one)).toMatchObject({ state: 'PROCESSING', code: null });
    await settle();
    expect(await stored(one)).toMatchObject({ state: 'SUCCESS', code: '00' });
  });
});
