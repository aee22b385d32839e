/**
 * Simulates the payment gateway for development and tests: payment pages, redirects and notifications signed like the
 * real ones, queries and refunds. It stores payments in memory and moves no money, so it refuses to run in production.
 * /
 */
import { gatewayCodes, gatewayOutcome, paymentMinutes } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentConfig } from '../../../config.ts';
import type { App } from '../../../platform/http/context.ts';
import { isForwarded } from '../../../platform/http/forwarded.ts';
import { notificationPath } from '../notifications/notifications.ts';
import {
  callSignature,
  canonical,
  isCallSigned,
  isSigned,
  signature,
  vnpayTime,
  type VnpayParams,
} from '../gateway/vnpay.ts';
import { cards, messagePage, paymentPage } from './pages.ts';

interface Payment {
  readonly params: VnpayParams;
  /** Null while the customer is at the page. */
  code: string | null;
  transactionNo: string;
  payDate: string;
  refunded: number;
  /** Ids of the refund requests received so far. */
  readonly asked: Set<string>;
}

const prefix = '/dev/vnpay';
/** Like the real gateway, it sends a notification up to 10 times; the first pause is a second here. */
const calls = 10;
const retryMs = 1000;

export function registerGatewaySimulator(server: FastifyInstance, app: App): void {
  const { payments: config, production, development } = app.config;
  if (!config?.simulated) return;
  if (production || !development)
    throw new Error('the simulator of the payment gateway runs on development machines only');
  const simulator = new Simulator(app, config);
  server.addHook('onClose', () => simulator.stop());
  const local = (headers: Parameters<typeof isForwarded>[0]) => !isForwarded(headers);
  const html = (reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .send(page);

  server.get(`${prefix}/paymentv2/vpcpay.html`, (request, reply) => {
    if (!local(request.headers)) return reply.callNotFound();
    const params = request.query as Record<string, string>;
    if (!isSigned(config.secret, params)) return html(reply, messagePage('forged', simulator.localeOf(params)));
    return html(reply, simulator.open(params));
  });
  server.get(`${prefix}/finish`, (request, reply) => {
    if (!local(request.headers)) return reply.callNotFound();
    const { ref = '', code, card, otp, lost } = request.query as Record<string, string | undefined>;
    const end = simulator.finish(ref, code || codeOfCard(card ?? '', otp ?? ''), lost === '1');
    return end ? reply.redirect(end) : html(reply, messagePage('unknown', simulator.localeOf(simulator.paramsOf(ref))));
  });
  server.post(`${prefix}/merchant_webapi/api/transaction`, (request) => {
    const body = request.body as VnpayParams;
    return body['vnp_Command'] === 'refund' ? simulator.refund(body) : simulator.query(body);
  });
}

/** The response code of a payment with a test card. */
function codeOfCard(card: string, otp: string): string {
  const known = cards.find(({ number }) => number === card.replace(/\s/g, ''));
  if (!known) return '10';
  return known.code === '00' && known.otp !== null && otp !== known.otp ? '13' : known.code;
}

class Simulator {
  readonly #app: App;
  readonly #config: PaymentConfig;
  readonly #payments = new Map<string, Payment>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #number = 14_000_000;

  constructor(app: App, config: PaymentConfig) {
    this.#app = app;
    this.#config = config;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  paramsOf(ref: string): VnpayParams {
    return this.#payments.get(ref)?.params ?? {};
  }

  /** The language that the shop has named; the international site has English alone. */
  localeOf(params: VnpayParams): Locale {
    return this.#app.config.site === 'intl' || params['vnp_Locale'] === 'en' ? 'en' : 'vi';
  }

  open(params: VnpayParams): string {
    const ref = params['vnp_TxnRef'] ?? '';
    const payment = this.#payments.get(ref);
    const locale = this.localeOf(params);
    if (payment?.code) return messagePage('ended', locale);
    if (vnpayTime(this.#app.now()) > (params['vnp_ExpireDate'] ?? '')) return messagePage('late', locale);
    this.#payments.set(ref, { params, code: null, transactionNo: '0', payDate: '', refunded: 0, asked: new Set() });
    return paymentPage({
      locale,
      ref,
      bank: params['vnp_BankCode'] ?? '',
      amount: Number(params['vnp_Amount']) / 100,
      about: params['vnp_OrderInfo'] ?? '',
      minutes: paymentMinutes,
      codes: gatewayCodes,
    });
  }

  /** Ends a payment: sends the notification unless it is to be lost, and returns the path of the signed redirect. */
  finish(ref: string, code: string, lost: boolean): string | null {
    const payment = this.#payments.get(ref);
    if (!payment || payment.code !== null) return null;
    payment.code = code;
    const debited = gatewayOutcome(code, code === '00' ? '00' : '02');
    payment.transactionNo = debited === 'PAID' || debited === 'SUSPECTED' ? String((this.#number += 1)) : '0';
    payment.payDate = vnpayTime(this.#app.now());
    const params = this.#result(payment);
    if (!lost) void this.#notify(params, 1);
    const back = new URL(payment.params['vnp_ReturnUrl'] ?? '');
    // Without the host, so that the browser stays on the address where its session cookie is valid.
    return `${back.pathname}?${canonical(params)}&vnp_SecureHash=${signature(this.#config.secret, params)}`;
  }

  #result({ params, code, transactionNo, payDate }: Payment): VnpayParams {
    return {
      vnp_TmnCode: this.#config.tmnCode,
      vnp_Amount: params['vnp_Amount'] ?? '',
      vnp_BankCode: params['vnp_BankCode'] === 'INTCARD' ? 'VISA' : 'NCB',
      vnp_CardType: params['vnp_BankCode'] === 'VNPAYQR' ? 'QRCODE' : 'ATM',
      vnp_OrderInfo: params['vnp_OrderInfo'] ?? '',
      vnp_PayDate: payDate,
      vnp_ResponseCode: code ?? '',
      vnp_TransactionNo: transactionNo,
      vnp_TransactionStatus: statusOf(code),
      vnp_TxnRef: params['vnp_TxnRef'] ?? '',
    };
  }

  async #notify(params: VnpayParams, call: number): Promise<void> {
    const origin = new URL(this.#config.apiUrl).origin;
    const query = `${canonical(params)}&vnp_SecureHash=${signature(this.#config.secret, params)}`;
    const code = await fetch(`${origin}${notificationPath}?${query}`)
      .then(async (reply) => ((await reply.json()) as { RspCode?: string }).RspCode)
      .catch(() => undefined);
    if (code === '00' || code === '02' || call === calls) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#notify(params, call + 1);
    }, retryMs * call);
    this.#timers.add(timer);
  }

  query(body: VnpayParams): VnpayParams {
    if (!isCallSigned(this.#config.secret, 'querydr', body))
      return this.#answer('querydr', body, { vnp_ResponseCode: '97' });
    const payment = this.#payments.get(body['vnp_TxnRef'] ?? '');
    if (!payment) return this.#answer('querydr', body, { vnp_ResponseCode: '91' });
    return this.#answer('querydr', body, {
      vnp_ResponseCode: '00',
      vnp_Amount: payment.params['vnp_Amount'] ?? '',
      vnp_BankCode: 'NCB',
      vnp_PayDate: payment.payDate,
      vnp_TransactionNo: payment.transactionNo,
      vnp_TransactionType: '01',
      vnp_TransactionStatus: statusOf(payment.code),
    });
  }

  refund(body: VnpayParams): VnpayParams {
    if (!isCallSigned(this.#config.secret, 'refund', body))
      return this.#answer('refund', body, { vnp_ResponseCode: '97' });
    const payment = this.#payments.get(body['vnp_TxnRef'] ?? '');
    const amount = Number(body['vnp_Amount']);
    if (!payment) return this.#answer('refund', body, { vnp_ResponseCode: '91' });
    const id = body['vnp_RequestId'] ?? '';
    if (payment.asked.has(id)) return this.#answer('refund', body, { vnp_ResponseCode: '94' });
    const paid = payment.code === '00' || payment.code === '07' ? Number(payment.params['vnp_Amount']) : 0;
    if (payment.refunded + amount > paid) return this.#answer('refund', body, { vnp_ResponseCode: '95' });
    payment.refunded += amount;
    payment.asked.add(id);
    return this.#answer('refund', body, {
      vnp_ResponseCode: '00',
      vnp_Amount: String(amount),
      vnp_TransactionNo: String((this.#number += 1)),
      vnp_TransactionType: body['vnp_TransactionType'] ?? '',
      vnp_TransactionStatus: '05',
    });
  }

  #answer(kind: 'querydr' | 'refund', body: VnpayParams, facts: VnpayParams): VnpayParams {
    const answer = {
      vnp_ResponseId: this.#app.newId().replaceAll('-', ''),
      vnp_Command: kind,
      vnp_Message: facts['vnp_ResponseCode'] === '00' ? 'Success' : 'Refused',
      vnp_TmnCode: this.#config.tmnCode,
      vnp_TxnRef: body['vnp_TxnRef'] ?? '',
      vnp_OrderInfo: body['vnp_OrderInfo'] ?? '',
      ...facts,
    };
    return { ...answer, vnp_SecureHash: callSignature(this.#config.secret, `${kind}Answer`, answer) };
  }
}

/** 01: nobody has paid yet; 02: it failed; 07: debited and suspected. */
const statusOf = (code: string | null): string =>
  code === null ? '01' : code === '00' ? '00' : code === '07' ? '07' : '02';
