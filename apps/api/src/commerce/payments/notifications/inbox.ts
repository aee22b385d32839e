/**
 * Receives the gateway's notifications. Concurrent ones are stored in a batch with one statement, and answered after
 * the commit; `notification-worker` processes them afterwards.
 */
import { gatewayOutcome, hearingOf } from '@vumon/domain';
import { isDatabaseUnavailable, isLockTimeout } from '#db';
import { Batcher } from '../../../platform/batcher.ts';
import type { App } from '../../../platform/http/context.ts';
import { resultOf, type VnpayParams } from '../gateway/vnpay.ts';
import { storeNotifications, type NotifiedOrder, type NewNotification } from './notifications.queries.ts';

/** Codes and messages of the reply to a notification, in the order of the checks. */
export const notificationAnswers = {
  '97': 'Invalid Checksum',
  '01': 'Order not Found',
  '04': 'Invalid Amount',
  '02': 'Order already confirmed',
  '00': 'Confirm Success',
  '99': 'Unknown error',
} as const;
export type NotificationAnswer = keyof typeof notificationAnswers;

/** 02 for a notification that is stored already, and for an order that no notification can change any more. */
function answerFor({ responseCode, status }: NewNotification, order: NotifiedOrder): NotificationAnswer {
  const { state, review, refunded } = order;
  if (state === null) return '01';
  if (!order.rightAmount) return '04';
  const outcome = gatewayOutcome(responseCode, status);
  return order.fresh && hearingOf({ state, review, refunded: refunded! }, outcome) ? '00' : '02';
}

export class Inbox {
  readonly #batcher: Batcher<NewNotification, NotificationAnswer>;
  /** Called when a notification was stored. */
  onStored: () => void = () => {};

  constructor(app: App) {
    this.#batcher = new Batcher<NewNotification, NotificationAnswer>({
      run: async (notifications) => {
        const orders = await storeNotifications(app.saving, notifications, new Date(app.now()));
        if (orders.some(({ fresh }) => fresh)) this.onStored();
        return notifications.map((notification, at) => answerFor(notification, orders[at]!));
      },
      keysOf: ({ reference }) => [reference],
      maxItems: 200,
      lanes: 1,
      // A notification that cannot be stored, or whose order is locked, is retried alone, so that it does not delay the
      // others.
      isItemError: (error) => !isDatabaseUnavailable(error) || isLockTimeout(error),
    });
  }

  get waiting(): number {
    return this.#batcher.waiting;
  }

  /** Stores a signed notification and returns its answer after the commit. Throws when it could not be stored. */
  receive(params: VnpayParams): Promise<NotificationAnswer> {
    return this.#batcher.submit({
      reference: params['vnp_TxnRef'] ?? '',
      amount: params['vnp_Amount'] ?? '',
      ...resultOf(params),
    });
  }
}

const instances = new WeakMap<App, Inbox>();

export function inboxOf(app: App): Inbox {
  let inbox = instances.get(app);
  if (!inbox) instances.set(app, (inbox = new Inbox(app)));
  return inbox;
}
