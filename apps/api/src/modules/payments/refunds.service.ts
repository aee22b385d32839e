/** Giving money back through the gateway: all of it, which takes back the package too, or a part. */
import { AppError, mayRefund } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#modules/audit';
import { notify } from '#modules/notices';
import { takeBackBoughtTest } from '#modules/practice';
import { giveBackVoucher } from '#modules/vouchers';
import type { SignedInContext } from '../../http/context.ts';
import { giveBack } from './gateway.ts';
import {
  addRefunded,
  endMembershipOf,
  endUnpaid,
  findOptionalOrder,
  insertLedger,
  insertOrderEvent,
  lockBuyer,
  lockOptionalOrder,
  type OrderRow,
} from './orders.queries.ts';
import { noticeMoney } from './settlement.service.ts';

/**
 * The amount is taken from what can be given back before the gateway is asked, so that two people cannot give back twice.
 * Errors: NOT_FOUND, ORDER_NOT_PAID, REFUND_TOO_HIGH, REFUND_REFUSED by the gateway, PAYMENT_UNAVAILABLE.
 */
export async function refundOrder(
  { app, actor, now }: SignedInContext,
  id: string,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<OrderRow> {
  const order = await withTransaction(app.db, async (db) => {
    const order = await lockOptionalOrder(db, id);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.paidAt === null || order.total === 0 || !mayRefund(order)) throw new AppError('ORDER_NOT_PAID');
    if (order.refunded + amount > order.total) throw new AppError('REFUND_TOO_HIGH');
    await addRefunded(db, id, amount);
    return order;
  });
  const answer = await giveBack(app, order, { amount, by: 'admin', now }).catch((error: unknown) => {
    app.log.error({ err: error, order: order.reference }, 'a refund could not be sent');
    return null;
  });
  return withTransaction(app.db, async (db) => {
    const held = (await lockOptionalOrder(db, id))!;
    const at = new Date(now);
    const event = { source: 'PERSON', at, actorId: actor.userId, amount, reason } as const;
    if (answer?.['vnp_ResponseCode'] !== '00') {
      await addRefunded(db, id, -amount);
      const code = answer?.['vnp_ResponseCode'] ?? null;
      await insertOrderEvent(db, id, { ...event, kind: 'REFUND_REFUSED', code });
      return null;
    }
    const transactionNo = held.transactionNo;
    await insertLedger(db, { orderId: id, kind: 'PAID', amount: held.total, at, transactionNo });
    await insertLedger(db, {
      orderId: id,
      kind: 'REFUNDED',
      amount: -amount,
      at,
      transactionNo: answer['vnp_TransactionNo'] || null,
      actorId: actor.userId,
      reason,
    });
    await insertOrderEvent(db, id, { ...event, kind: 'REFUNDED' });
    if (held.refunded === held.total) {
      await lockBuyer(db, held.userId);
      const { userId, examId, reference } = held;
      if (examId !== null) await takeBackBoughtTest(db, { userId, examId, reference });
      if (held.membershipId) await endMembershipOf(db, held.membershipId, at);
      if (held.state === 'PROCESSING') {
        await endUnpaid(db, id, 'CANCEL', { by: 'PERSON', userId: actor.userId, reason, at });
        if (held.voucherHeld) await giveBackVoucher(db, held.voucherId!);
      }
    }
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'order-refunded',
      kind: 'order',
      id,
      details: { reference: held.reference, reason, amount },
    });
    await notify(
      { app, db, now },
      {
        users: [held.userId],
        kind: 'ORDER_REFUNDED',
        params: { reference: held.reference, ...noticeMoney(amount) },
        link: '/users/info/transaction-history',
      },
    );
    return (await findOptionalOrder(db, id))!;
  }).then((changed) => {
    if (!changed) throw new AppError('REFUND_REFUSED');
    return changed;
  });
}
