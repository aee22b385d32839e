/** Refunds through the gateway: of a part, or of everything, which also revokes what was sold. */
import { AppError, mayRefund } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { takeBackBoughtTest } from '#exam/practice';
import { releaseVoucher } from '#commerce/vouchers';
import type { App, SignedInContext } from '../../../platform/http/context.ts';
import { gatewayOf, requestRefund } from '../gateway/gateway.ts';
import {
  addRefunded,
  endUnpaid,
  findOptionalOrder,
  insertLedger,
  insertOrderEvent,
  lockBuyer,
  lockOptionalOrder,
  type OrderRow,
} from '../orders.queries.ts';
import {
  findOptionalCrediting,
  insertRefundRequest,
  isAllBack,
  lockGiven,
  settleRequest,
  revokeMembership,
  type RefundRequest,
} from './refunds.queries.ts';
import { orderRefunded } from '../payments.events.ts';
import type { VnpayParams } from '../gateway/vnpay.ts';

/**
 * The amount is reserved before the gateway is called, so that two people cannot refund it twice, and stays reserved
 * until the gateway has replied. Errors: NOT_FOUND, ORDER_NOT_PAID, REFUND_TOO_HIGH, ORDER_CREDITED, REFUND_REFUSED by
 * the gateway, REFUND_UNCERTAIN when it did not reply (a job asks again), PAYMENT_UNAVAILABLE.
 */
export async function refundOrder(
  { app, actor, now }: SignedInContext,
  id: string,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<OrderRow> {
  gatewayOf(app);
  const at = new Date(now);
  const request = { id: app.newId(), orderId: id, amount, reason, actorId: actor.userId, askedAt: at };
  await withTransaction(app.db, async (db) => {
    const order = await lockOptionalOrder(db, id);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.total === 0 || !mayRefund(order)) throw new AppError('ORDER_NOT_PAID');
    if (order.refunded + amount > order.total) throw new AppError('REFUND_TOO_HIGH');
    // An upgrade that credits this order locks the buyer too: either it sees this refund, or this refund sees it.
    await lockBuyer(db, order.userId);
    const crediting = await findOptionalCrediting(db, order);
    if (crediting && order.refunded + amount > order.total - crediting.credit)
      throw new AppError('ORDER_CREDITED', { params: { reference: crediting.reference } });
    await addRefunded(db, id, amount);
    await insertRefundRequest(db, request);
    const event = { kind: 'REFUND_ASKED', source: 'PERSON', at, actorId: actor.userId, amount, reason } as const;
    await insertOrderEvent(db, id, event);
  });
  const outcome = await sendRefund(app, request, false);
  if (outcome === 'UNCERTAIN') throw new AppError('REFUND_UNCERTAIN');
  if (outcome === 'REFUSED') throw new AppError('REFUND_REFUSED');
  return (await findOptionalOrder(app.db, id))!;
}

export type RefundOutcome = 'DONE' | 'REFUSED' | 'UNCERTAIN';

/**
 * Sends the request and stores the gateway's reply. `again`: the gateway may have received the same request before and
 * have refunded then.
 */
export async function sendRefund(app: App, request: RefundRequest, again: boolean): Promise<RefundOutcome> {
  const order = (await findOptionalOrder(app.db, request.orderId))!;
  const { id, amount, askedAt } = request;
  const answer = await requestRefund(app, order, { id, amount, by: 'admin', now: askedAt.getTime() }).catch(
    (error: unknown) => {
      app.log.error({ err: error, order: order.reference }, 'the gateway did not answer a refund request');
      return null;
    },
  );
  if (!answer) return 'UNCERTAIN';
  const code = answer['vnp_ResponseCode'] ?? '';
  // 94: the gateway has this request already.
  const done = code === '00' || (again && code === '94');
  await settleRefund(app, request, done ? answer : null, code);
  return done ? 'DONE' : 'REFUSED';
}

/** Settles a request once, however often the gateway replies to it. `answer` is null where the gateway refused. */
async function settleRefund(
  app: App,
  { id: requestId, orderId, amount, reason, actorId }: RefundRequest,
  answer: VnpayParams | null,
  code: string,
): Promise<void> {
  const now = app.now();
  const at = new Date(now);
  await withTransaction(app.db, async (db) => {
    const order = (await lockOptionalOrder(db, orderId))!;
    if (!(await settleRequest(db, requestId, at))) return;
    const event = { source: 'PERSON', at, actorId, amount, reason } as const;
    if (!answer) {
      await addRefunded(db, orderId, -amount);
      await insertOrderEvent(db, orderId, { ...event, kind: 'REFUND_REFUSED', code });
      return;
    }
    const { transactionNo, reference } = order;
    await insertLedger(db, { orderId, kind: 'PAID', amount: order.total, at, transactionNo });
    await insertLedger(db, {
      orderId,
      kind: 'REFUNDED',
      amount: -amount,
      at,
      transactionNo: answer['vnp_TransactionNo'] || null,
      actorId,
      reason,
    });
    await insertOrderEvent(db, orderId, { ...event, kind: 'REFUNDED' });
    if (await isAllBack(db, orderId)) await revokeSold({ db, now }, order, { actorId, reason });
    const details = { reference, reason, amount };
    await audit(db, { at: now, actorId, action: 'order-refunded', kind: 'order', id: orderId, details });
    await emit({ db, now }, orderRefunded, { orderId, userId: order.userId, requestId, amount });
  });
}

/** After a full refund: revokes what was sold, and ends an order that waited for staff. */
async function revokeSold(
  { db, now }: { readonly db: Db; readonly now: number },
  order: OrderRow,
  { actorId, reason }: { readonly actorId: string; readonly reason: string },
): Promise<void> {
  const { id, userId, examId, reference } = order;
  const at = new Date(now);
  const given = await lockGiven(db, order);
  if (examId !== null) await takeBackBoughtTest(db, { userId, examId, reference });
  for (const membershipId of given) await revokeMembership(db, membershipId, at);
  if (order.state !== 'PROCESSING') return;
  await endUnpaid(db, id, 'CANCEL', { by: 'PERSON', userId: actorId, reason, at });
  if (order.voucherHeld) await releaseVoucher({ db }, order.voucherId!);
}
