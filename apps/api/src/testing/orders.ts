/** Orders through the API and notifications of the payment gateway, for tests of purchases. */
import { createServer } from 'node:net';
import { sql } from 'kysely';
import type { Input } from '@vumon/contract/client';
import type { OfferCode } from '@vumon/domain';
import { simulatedGateway } from '../environment.ts';
import { canonical, signature } from '../commerce/payments/gateway/vnpay.ts';
import { startNotificationWorker } from '../commerce/payments/notifications/notification-worker.ts';
import type { TestApp, TestUser } from './app.ts';

/** Settings of a gateway for which no process runs: tests send its notifications themselves. */
export const testGateway = { ...simulatedGateway(1), simulated: false };

/** A free port for the simulator of the gateway, which is called over HTTP like the real gateway. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Orders that go through the simulator up to its notification, which the test sends by `hear` of `shop`. */
export function simulatedShop(t: TestApp) {
  const { hear } = shop(t);
  async function open(user: TestUser, body: Input<'POST /payment/create'>['body']) {
    const { order, payUrl } = await t.as(user).call('POST /payment/create', { body });
    if (payUrl) await t.as(null).raw({ method: 'GET', url: payUrl });
    return order;
  }
  type Order = Awaited<ReturnType<typeof open>>;
  const finish = ({ reference }: Order, code: string) =>
    t.as(null).raw({ method: 'GET', url: `/dev/vnpay/finish?ref=${reference}&code=${code}&lost=1` });
  /** Returns the reply to the notification. */
  async function pay(one: Order, code = '00'): Promise<string> {
    await finish(one, code);
    return hear(one, code);
  }
  return { open, pay };
}

export function shop(t: TestApp) {
  const quoteOf = (user: TestUser, packageCode: OfferCode, voucherCode?: string) =>
    t.as(user).call('POST /payment/quote', { body: { packageCode, ...(voucherCode && { voucherCode }) } });

  async function order(user: TestUser, packageCode: OfferCode, voucherCode?: string) {
    const { total } = await quoteOf(user, packageCode, voucherCode);
    const body = { packageCode, method: 'VNPAYQR' as const, total, ...(voucherCode && { voucherCode }) };
    return (await t.as(user).call('POST /payment/create', { body })).order;
  }
  type Order = Awaited<ReturnType<typeof order>>;

  const resultOf = (
    { reference, total }: Pick<Order, 'reference' | 'total'>,
    code: string,
  ): Record<string, string> => ({
    vnp_TmnCode: testGateway.tmnCode,
    vnp_Amount: String(total * 100),
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: `Thanh toan don hang ${reference}`,
    vnp_PayDate: '20261121100000',
    vnp_ResponseCode: code,
    vnp_TransactionNo: '14000001',
    vnp_TransactionStatus: code === '00' ? '00' : '02',
    vnp_TxnRef: reference,
  });
  const signed = (params: Record<string, string>) =>
    `${canonical(params)}&vnp_SecureHash=${signature(testGateway.secret, params)}`;
  const ipn = async (query: string): Promise<string> =>
    (await t.as(null).raw({ method: 'GET', url: `/api/payment/vnpay/ipn?${query}` })).json().RspCode;
  /** Processes every stored notification, as a worker does in production. */
  const settle = () => startNotificationWorker(t.app, { loop: false }).round();
  /** Sends a notification, processes it, and returns the reply. */
  const hear = async (one: Pick<Order, 'reference' | 'total'>, code: string): Promise<string> => {
    const answer = await ipn(signed(resultOf(one, code)));
    await settle();
    return answer;
  };
  const granted = async ({ reference }: Pick<Order, 'reference'>): Promise<number> =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM memberships WHERE reference = ${reference}`.execute(t.db))
      .rows[0]!.n;
  return { quoteOf, order, resultOf, signed, ipn, settle, hear, granted };
}
