/** Notices to buyers. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { findOptionalOrder } from './orders.queries.ts';
import { orderPaid, orderRefunded } from './payments.events.ts';

/** An amount formatted for Vietnamese and for English notices. */
const noticeMoney = (amount: number) => ({
  amount: amount.toLocaleString('vi-VN'),
  amountEn: amount.toLocaleString('en-US'),
});

// Not every buyer has a package that opens the list of transactions: a combo may be for other accounts only.
const linkTo = (orderId: string) => `/payment/results?order=${orderId}`;

export const tellBuyer: EventListener = {
  name: 'payments.tell-buyer',
  hears: [
    on(orderPaid, async (context, { orderId }) => {
      const order = await findOptionalOrder(context.db, orderId);
      if (!order) return;
      await notify(asOf(context), {
        users: [order.userId],
        kind: 'ORDER_PAID',
        params: {
          package: order.packageName,
          packageEn: order.packageNameEn,
          reference: order.reference,
          ...noticeMoney(order.total),
        },
        link: linkTo(orderId),
      });
    }),
    on(orderRefunded, async (context, { orderId, amount }) => {
      const order = await findOptionalOrder(context.db, orderId);
      if (!order) return;
      await notify(asOf(context), {
        users: [order.userId],
        kind: 'ORDER_REFUNDED',
        params: { reference: order.reference, ...noticeMoney(amount) },
        link: linkTo(orderId),
      });
    }),
  ],
};
