/**
 * Queries the gateway for orders without a notification, 15 minutes after they have expired, and repeats refund
 * requests without a reply.
 */
import { paymentMinutes } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#platform/jobs';
import { queryOrder } from './gateway/gateway.ts';
import { findOptionalOrder, ordersToAskAbout } from './orders.queries.ts';
import { openRefunds } from './refunds/refunds.queries.ts';
import { sendRefund } from './refunds/refunds.service.ts';
import { queueFailedNotifications } from './notifications/notification-worker.ts';
import { endNeverPaid, settleByAnswer } from './settlement.service.ts';

const batch = 100;
/** After this time the process that sent the request has its reply or has ended. */
const refundAgainMs = 5 * 60_000;

export const askAboutOrdersJob = defineJob({
  kind: 'payments.ask-about-orders',
  cron: '*/5 * * * *',
  payload: z.object({}),
  async run({ app, db, now, log, signal }) {
    if (!app.config.payments) return;
    await queueFailedNotifications({ db });
    for (const id of await ordersToAskAbout(db, new Date(now - paymentMinutes * 60_000), batch)) {
      if (signal.aborted) return;
      const order = await findOptionalOrder(db, id);
      if (order?.state !== 'PROCESSING') continue;
      // An order for which the query fails is queried again at the next run, and does not delay the others.
      const answer = await queryOrder({ app, now }, order).catch((error: unknown) => {
        log.warn({ err: error, order: order.reference }, 'the gateway did not answer a query of an order');
        return null;
      });
      if (!answer) continue;
      const { vnp_ResponseCode: asked, vnp_TransactionStatus: status = '' } = answer;
      // 91: the gateway knows no such order; 01: not paid, and its payment page has expired.
      if (asked === '91' || (asked === '00' && status === '01')) await endNeverPaid(app, id);
      else if (asked === '00')
        await settleByAnswer(app, { ...answer, vnp_ResponseCode: status === '00' || status === '07' ? status : '99' });
    }
    for (const request of await openRefunds(db, new Date(now - refundAgainMs), batch)) {
      if (signal.aborted) return;
      await sendRefund(app, request, true);
    }
  },
});
