/** The route for the gateway's notifications. It is not part of the contract, because the gateway defines the reply. */
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/http/context.ts';
import { inboxOf, notificationAnswers, type NotificationAnswer } from './inbox.ts';
import { isResult, isSigned, type VnpayParams } from '../gateway/vnpay.ts';

export const notificationPath = '/api/payment/vnpay/ipn';

export function registerPaymentNotifications(server: FastifyInstance, app: App): void {
  server.get(notificationPath, async (request, reply) => {
    const given = request.query as Readonly<Record<string, unknown>>;
    const code = await answerTo(app, given).catch((error: unknown): NotificationAnswer => {
      app.log.error({ err: error }, 'a notification of the gateway could not be stored');
      return '99';
    });
    return reply.header('Cache-Control', 'no-store').send({ RspCode: code, Message: notificationAnswers[code] });
  });
}

async function answerTo(app: App, given: Readonly<Record<string, unknown>>): Promise<NotificationAnswer> {
  const { payments } = app.config;
  if (!payments || !isSigned(payments.secret, given)) return '97';
  if (!isResult(payments.tmnCode, given)) return '99';
  return inboxOf(app).receive(given as VnpayParams);
}
