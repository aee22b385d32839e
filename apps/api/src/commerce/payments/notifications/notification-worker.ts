/**
 * Processes the stored notifications of the gateway: each in a transaction of its own that locks its order, those about
 * one order in the order in which they arrived. Any number of processes may run it. A notification that fails becomes a
 * job, which is retried with growing delays and finally waits for an administrator.
 */
import { z } from 'zod';
import { isDatabaseBusy, isDatabaseUnavailable, withTransaction, type Db } from '#db';
import { defineJob, enqueue, isQueued } from '#platform/jobs';
import type { App } from '../../../platform/http/context.ts';
import { inboxOf } from './inbox.ts';
import { settleNotification } from '../settlement.service.ts';
import {
  markFailed,
  openNotifications,
  ordersWithFailedNotifications,
  ordersWithNotifications,
  lockOrderWithNotifications,
} from './notifications.queries.ts';

/** How often to look for notifications that another process stored: they do not wake this one. */
const pollMs = 500;
const batchSize = 50;

/** Thrown for a notification that could not be processed. */
class NotificationFailed extends Error {
  readonly notificationId: number;
  constructor(reference: string, notificationId: number, cause: unknown) {
    super(`${reference}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.notificationId = notificationId;
  }
}

/**
 * Processes the oldest notification of an order. False when there is none, or when another process has locked the order
 * and `wait` is false.
 */
async function settleOldest(app: App, orderId: string, wait: boolean): Promise<boolean> {
  return withTransaction(app.background, async (db) => {
    const order = await lockOrderWithNotifications(db, orderId, wait);
    const notification = order && (await openNotifications(db, orderId))[0];
    if (!notification) return false;
    await settleNotification({ app, db, now: app.now() }, order, notification).catch((error: unknown) => {
      throw new NotificationFailed(order.reference, notification.id, error);
    });
    return true;
  });
}

/** Processes the notifications of an order of which one has failed before. */
export const settleOrderJob = defineJob({
  kind: 'payments.settle-order',
  againAfterDeath: true,
  payload: z.strictObject({ orderId: z.uuid() }),
  async run({ app, db }, { orderId }) {
    try {
      while (await settleOldest(app, orderId, true));
    } catch (error) {
      if (error instanceof NotificationFailed) await markFailed(db, error.notificationId, error.message);
      throw error;
    }
  },
});

const queue = (db: Db, orderId: string) =>
  enqueue({ db }, settleOrderJob, { orderId }, { key: `${settleOrderJob.kind} ${orderId}` });

/**
 * A notification is never dropped: a job that somebody deleted, or that a restored database lacks, is enqueued again.
 */
export async function queueFailedNotifications({ db }: { readonly db: Db }): Promise<void> {
  for (const orderId of await ordersWithFailedNotifications(db))
    if (!(await isQueued(db, `${settleOrderJob.kind} ${orderId}`))) await queue(db, orderId);
}

/** Stores the failure and enqueues a job that tries again. */
async function fail(app: App, orderId: string, error: NotificationFailed): Promise<void> {
  app.log.error({ err: error }, "a payment's notification could not be processed");
  await withTransaction(app.background, async (db) => {
    if (await markFailed(db, error.notificationId, error.message)) await queue(db, orderId);
  });
}

export interface NotificationWorker {
  /** One round: processes everything that waits. */
  round(): Promise<void>;
  /** Waits until the notification in progress is processed. */
  stop(): Promise<void>;
}

export function startNotificationWorker(app: App, { loop = true }: { loop?: boolean } = {}): NotificationWorker {
  let stopped = false;
  let woken = false;
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  /** Returns how many notifications of the order were processed. */
  async function settleOrder(orderId: string): Promise<number> {
    let settled = 0;
    try {
      while (!stopped && (await settleOldest(app, orderId, false))) settled += 1;
    } catch (error) {
      const { cause } = error as Error;
      // While the database is unavailable nothing is stored as failed: the next round tries again.
      if (!(error instanceof NotificationFailed) || (isDatabaseUnavailable(cause) && !isDatabaseBusy(cause)))
        throw error;
      await fail(app, orderId, error);
    }
    return settled;
  }

  async function round(): Promise<void> {
    for (;;) {
      woken = false;
      let settled = 0;
      const orders = await ordersWithNotifications(app.background, batchSize);
      for (const orderId of orders) settled += await settleOrder(orderId);
      if (stopped || settled === 0 || (orders.length < batchSize && !woken)) return;
    }
  }

  function run(): void {
    clearTimeout(timer);
    if (running || stopped || app.health.databaseAway) return again();
    running = true;
    current = round()
      .catch((error: unknown) => app.log.error({ err: error }, 'notifications could not be processed'))
      .finally(() => {
        running = false;
        again();
      });
  }

  function again(): void {
    if (stopped || running || !loop) return;
    timer = setTimeout(run, pollMs);
  }

  if (loop) {
    inboxOf(app).onStored = () => {
      woken = true;
      run();
    };
    run();
  }

  return {
    round,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      inboxOf(app).onStored = () => {};
      await current;
    },
  };
}
