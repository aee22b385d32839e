/** Orders of which no notification came: the gateway is asked 15 minutes after they ended there. And refunds to which it gave no answer. */
import { paymentMinutes } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#modules/jobs';
import { askAbout } from './gateway.ts';
import { findOptionalOrder, silentOrders } from './orders.queries.ts';
import { openRefunds } from './refunds.queries.ts';
import { sendRefund } from './refunds.service.ts';
import { queueFailedWords } from './words.worker.ts';
import { endUnheard, hearAnswer } from './settlement.service.ts';

const batch = 100;
/** The process that asked first has its answer by then, or is gone. */
const refundAgainMs = 5 * 60_000;

export const askAboutOrdersJob = defineJob({
  kind: 'payments.ask-about-orders',
  payload: z.object({}),
  async run({ app, db, now, log, signal }) {
    if (!app.config.payments) return;
    await queueFailedWords(db);
    for (const id of await silentOrders(db, new Date(now - paymentMinutes * 60_000), batch)) {
      if (signal.aborted) return;
      const order = await findOptionalOrder(db, id);
      if (order?.state !== 'PROCESSING') continue;
      // One that cannot be asked about waits for the next time and holds up no other.
      const answer = await askAbout(app, order, now).catch((error: unknown) => {
        log.warn({ err: error, order: order.reference }, 'the gateway did not tell about an order');
        return null;
      });
      if (!answer) continue;
      const { vnp_ResponseCode: asked, vnp_TransactionStatus: status = '' } = answer;
      // 91: it knows of none; 01: nobody has paid, and its page has long closed.
      if (asked === '91' || (asked === '00' && status === '01')) await endUnheard(app, id);
      else if (asked === '00')
        await hearAnswer(app, { ...answer, vnp_ResponseCode: status === '00' || status === '07' ? status : '99' });
    }
    for (const request of await openRefunds(db, new Date(now - refundAgainMs), batch)) {
      if (signal.aborted) return;
      await sendRefund(app, request, true);
    }
  },
});
