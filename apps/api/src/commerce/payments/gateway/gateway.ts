/** Requests to the gateway: the payment page's address, the query of an order, the refund. */
import { AppError, paymentMinutes } from '@vumon/domain';
import { languagePrefix, type PaymentConfig } from '../../../config.ts';
import type { App } from '../../../platform/http/context.ts';
import type { OrderRow } from '../orders.queries.ts';
import { callSignature, isCallSigned, signedUrl, vnpayTime, type VnpayParams } from './vnpay.ts';

/** Errors: PAYMENT_UNAVAILABLE where no gateway is configured. */
export function gatewayOf(app: App): PaymentConfig {
  const { payments } = app.config;
  if (!payments) throw new AppError('PAYMENT_UNAVAILABLE');
  return payments;
}

/** The payer's IP address; the gateway requires 7 to 45 characters. */
const payer = (address: string): string => (/^.{7,45}$/.test(address) ? address : '127.0.0.1');
/** What the payer reads at the gateway and on the statement of the card. */
const orderInfo = ({ reference }: OrderRow, locale: 'vi' | 'en'): string =>
  locale === 'en' ? `Payment of order ${reference}` : `Thanh toan don hang ${reference}`;

export function payAddress(app: App, order: OrderRow, { address, locale }: { address: string; locale: 'vi' | 'en' }) {
  const { payUrl, tmnCode, secret } = gatewayOf(app);
  const created = order.createdAt.getTime();
  const prefix = languagePrefix(app.config, locale);
  return signedUrl(payUrl, secret, {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: tmnCode,
    vnp_Amount: String(order.total * 100),
    vnp_BankCode: order.method,
    vnp_CreateDate: vnpayTime(created),
    vnp_ExpireDate: vnpayTime(created + paymentMinutes * 60_000),
    vnp_CurrCode: 'VND',
    vnp_Locale: locale === 'en' ? 'en' : 'vn',
    vnp_IpAddr: payer(address),
    vnp_OrderInfo: orderInfo(order, locale),
    vnp_OrderType: 'other',
    vnp_ReturnUrl: `${app.config.publicUrl}${prefix}/payment/results`,
    vnp_TxnRef: order.reference,
  });
}

const timeoutMs = 20_000;

async function ask(app: App, kind: 'querydr' | 'refund', body: VnpayParams): Promise<VnpayParams> {
  const { apiUrl, secret } = gatewayOf(app);
  const reply = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, vnp_SecureHash: callSignature(secret, kind, body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const given = (await reply.json()) as Record<string, unknown>;
  const answer = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value ?? '')]));
  if (!isCallSigned(secret, `${kind}Answer`, answer)) throw new Error(`the gateway's answer to ${kind} is not signed`);
  return answer;
}

const common = (app: App, order: OrderRow, now: number, requestId: string) => ({
  vnp_RequestId: requestId.replaceAll('-', ''),
  vnp_Version: '2.1.0',
  vnp_TmnCode: gatewayOf(app).tmnCode,
  vnp_TxnRef: order.reference,
  vnp_TransactionDate: vnpayTime(order.createdAt.getTime()),
  vnp_CreateDate: vnpayTime(now),
  vnp_IpAddr: '127.0.0.1',
});

/** The state of an order at the gateway. Throws when it cannot be reached or its reply is not signed. */
export const queryOrder = (
  { app, now }: { readonly app: App; readonly now: number },
  order: OrderRow,
): Promise<VnpayParams> =>
  ask(app, 'querydr', {
    ...common(app, order, now, app.newId()),
    vnp_Command: 'querydr',
    vnp_OrderInfo: `Hoi ve don hang ${order.reference}`,
  });

/** Requests a refund. Sending the same id again does not refund twice. */
export const requestRefund = (
  app: App,
  order: OrderRow,
  { id, amount, by, now }: { id: string; amount: number; by: string; now: number },
): Promise<VnpayParams> =>
  ask(app, 'refund', {
    ...common(app, order, now, id),
    vnp_Command: 'refund',
    vnp_TransactionType: amount === order.total ? '02' : '03',
    vnp_Amount: String(amount * 100),
    vnp_TransactionNo: order.transactionNo ?? '',
    vnp_CreateBy: by,
    vnp_OrderInfo: `Hoan tien don hang ${order.reference}`,
  });
