/** The simulator over HTTP, as the product uses the gateway: redirect, notification, queries of orders, refunds. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { simulatedGateway } from '../../../environment.ts';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { testDatabase } from '../../../testing/database.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { freePort } from '../../../testing/orders.ts';
import { enqueue } from '#platform/jobs';
import { askAboutOrdersJob } from '../ask-about-orders.job.ts';
import { startNotificationWorker } from '../notifications/notification-worker.ts';

const port = await freePort();
const database = await testDatabase();
const t = await testApp({ database, config: { port, payments: simulatedGateway(port) } });
const worker = startNotificationWorker(t.app);
afterAll(() => worker.stop());
let admin: TestUser;
beforeAll(async () => {
  await t.server.listen({ port, host: '127.0.0.1' });
  admin = await t.createUser({ role: 'ADMIN' });
});

const get = (url: string) => t.as(null).raw({ method: 'GET', url });
async function ordered(user: TestUser, method: 'VNPAYQR' | 'VNBANK' | 'INTCARD' = 'VNPAYQR') {
  const body = { packageCode: 'BASIC', method, total: 216_000 } as const;
  const { order, payUrl } = await t.as(user).call('POST /payment/create', { body });
  return { id: order.id, ref: order.reference, page: await get(payUrl!) };
}
const finish = (ref: string, query: string) => get(`/dev/vnpay/finish?ref=${ref}&${query}`);
const detail = (user: TestUser, id: string) => t.as(user).call('GET /itf/orders/detail/{id}', { params: { id } });
const ended = (user: TestUser, id: string) =>
  vi.waitFor(async () => {
    const order = await detail(user, id);
    expect(order.endedAt ?? order.review).not.toBeNull();
    return order;
  });

describe('paying', () => {
  test.each([
    ['VNPAYQR', 'code=00', 'SUCCESS', '00'],
    ['VNBANK', 'card=9704198526191432198&otp=123456', 'SUCCESS', '00'],
    ['VNBANK', 'card=9704198526191432198&otp=1', 'FAIL', '13'],
    ['VNBANK', 'card=9704195798459170488&otp=123456', 'FAIL', '51'],
    ['INTCARD', 'card=4456530000001005', 'SUCCESS', '00'],
    ['INTCARD', 'code=24', 'CANCEL', '24'],
    ['VNBANK', 'code=07', 'PROCESSING', '07'],
  ] as const)('%s with %s: %s', async (method, query, state, responseCode) => {
    const user = await t.createUser({ role: 'TEACHER' });
    const { id, ref, page } = await ordered(user, method);
    expect(page.body).toContain('216.000');
    const { statusCode, headers } = await finish(ref, query);
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/payment\/results\?vnp_/);
    expect(await ended(user, id)).toMatchObject({ state, responseCode });
    const back = await t.as(user).raw({ method: 'GET', url: `/api/payment/return?${headers.location!.split('?')[1]}` });
    expect(back.json().data).toMatchObject({ id });
    expect((await finish(ref, 'code=00')).statusCode).toBe(200);
  });

  test('in the language that the shop names, abroad in English alone', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const inEnglish = { method: 'POST', url: '/api/payment/create', headers: { 'accept-language': 'en' } } as const;
    const payload = { packageCode: 'BASIC', method: 'INTCARD', total: 216_000 };
    const { order, payUrl } = (await t.as(user).raw({ ...inEnglish, payload })).json().data;
    const page = await get(payUrl);
    expect(page.body).toContain('<h1>216,000\u{a0}₫</h1>');
    expect(page.body).not.toMatch(/[à-ỹđ]/i);
    await finish(order.reference, 'code=24');
    expect((await finish(order.reference, 'code=24')).body).toContain('does not exist or has ended');

    const abroad = await testApp({ database, config: { site: 'intl', port, payments: simulatedGateway(port) } });
    const forged = { method: 'GET', url: '/dev/vnpay/paymentv2/vpcpay.html?vnp_Locale=vn' } as const;
    expect((await t.as(null).raw(forged)).body).toContain('Sai chữ ký');
    expect((await abroad.as(null).raw(forged)).body).toContain('Wrong signature (97)');
  });

  test('at a changed address is refused', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const body = { packageCode: 'BASIC', method: 'VNPAYQR', total: 216_000 } as const;
    const { payUrl } = await t.as(user).call('POST /payment/create', { body });
    expect((await get(payUrl!.replace('vnp_Amount=21600000', 'vnp_Amount=100'))).body).toContain('97');
  });
});

describe('without a notification', () => {
  const askLater = async () => {
    t.advance(31 * 60_000);
    await enqueue(t, askAboutOrdersJob, {});
    await runJobs(t);
  };
  test('the gateway is queried: paid, not paid, never opened', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const [paid, failed, open] = [await ordered(user), await ordered(user), await ordered(user)];
    await finish(paid.ref, 'code=00&lost=1');
    await finish(failed.ref, 'code=51&lost=1');
    expect(await detail(user, paid.id)).toMatchObject({ state: 'PROCESSING' });
    await enqueue(t, askAboutOrdersJob, {});
    await runJobs(t);
    expect(await detail(user, paid.id)).toMatchObject({ state: 'PROCESSING' });
    await askLater();
    expect(await detail(user, paid.id)).toMatchObject({ state: 'SUCCESS' });
    expect(await detail(user, failed.id)).toMatchObject({ state: 'FAIL' });
    expect(await detail(user, open.id)).toMatchObject({ state: 'FAIL', responseCode: '11' });
  });
});

describe('a refund', () => {
  const refund = (id: string, amount: number) =>
    t.as(admin).call('POST /itf/orders/{id}/refund', { params: { id }, body: { amount, reason: 'Khách đổi ý' } });
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('was accepted'),
      (error: CallError) => error,
    );
  test('of a part keeps the package, of everything revokes it, and never more than was paid', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const { id, ref } = await ordered(user);
    expect(await failure(refund(id, 1000))).toMatchObject({ code: 'ORDER_NOT_PAID' });
    await finish(ref, 'code=00');
    await ended(user, id);
    expect(await refund(id, 16_000)).toMatchObject({ state: 'SUCCESS', refunded: 16_000 });
    expect((await t.as(user).call('GET /account/profile')).membership).toMatchObject({ isExpired: false });
    const results = await Promise.allSettled([refund(id, 200_000), refund(id, 200_000)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await detail(user, id)).toMatchObject({ refunded: 216_000 });
    expect((await t.as(user).call('GET /account/profile')).membership).toMatchObject({ isExpired: true });
    expect(await failure(refund(id, 1))).toMatchObject({ status: 422, code: 'REFUND_TOO_HIGH' });
  });

  test('of suspected money ends its order as cancelled', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const { id, ref } = await ordered(user);
    await finish(ref, 'code=07');
    await ended(user, id);
    expect(await refund(id, 216_000)).toMatchObject({ state: 'CANCEL', review: null, refunded: 216_000 });
  });
});

test('is refused in production', async () => {
  await expect(testApp({ database, config: { production: true, payments: simulatedGateway(port) } })).rejects.toThrow(
    'development machines only',
  );
});
