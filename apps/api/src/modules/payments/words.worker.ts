/**
 * Acts on what the gateway said by itself: each word in a transaction of its own, with its order held, those about one order in the
 * order in which they came. Any number of processes may run it. A word that fails becomes a job, which is tried again later and
 * later and at last waits for an administrator.
 */
import { z } from 'zod';
import { isDatabaseBusy, isDatabaseUnavailable, withTransaction, type Db } from '#db';
import { defineJob, enqueue, isQueued } from '#modules/jobs';
import type { App } from '../../http/context.ts';
import { inboxOf } from './inbox.ts';
import { settleStored } from './settlement.service.ts';
import { markFailed, openWords, ordersWithFailedWords, ordersWithWords, takeOrderWithWords } from './words.queries.ts';

/** Words that another process stored wake nobody here. */
const lookMs = 500;
const batchSize = 50;

/** Thrown for a word on which acting failed. */
class WordFailed extends Error {
  readonly wordId: number;
  constructor(reference: string, wordId: number, cause: unknown) {
    super(`${reference}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.wordId = wordId;
  }
}

/** The oldest word about an order. False when it has none, or when another process is about it and is not waited for. */
async function settleOldest(app: App, orderId: string, wait: boolean): Promise<boolean> {
  return withTransaction(app.background, async (db) => {
    const order = await takeOrderWithWords(db, orderId, wait);
    const word = order && (await openWords(db, orderId))[0];
    if (!word) return false;
    await settleStored({ app, db, now: app.now() }, order, word).catch((error: unknown) => {
      throw new WordFailed(order.reference, word.id, error);
    });
    return true;
  });
}

/** What was said about an order and failed before. */
export const settleOrderJob = defineJob({
  kind: 'payments.settle-order',
  payload: z.strictObject({ orderId: z.uuid() }),
  async run({ app, db }, { orderId }) {
    try {
      while (await settleOldest(app, orderId, true));
    } catch (error) {
      if (error instanceof WordFailed) await markFailed(db, error.wordId, error.message);
      throw error;
    }
  },
});

const queue = (db: Db, orderId: string) =>
  enqueue(db, settleOrderJob, { orderId }, { key: `${settleOrderJob.kind} ${orderId}` });

/** What was said is never dropped: a job that somebody deleted, or that a restored database lacks, comes back. */
export async function queueFailedWords(db: Db): Promise<void> {
  for (const orderId of await ordersWithFailedWords(db))
    if (!(await isQueued(db, `${settleOrderJob.kind} ${orderId}`))) await queue(db, orderId);
}

/** Hands an order over to the queue. */
async function fail(app: App, orderId: string, error: WordFailed): Promise<void> {
  app.log.error({ err: error }, "a payment's notification could not be acted on");
  await withTransaction(app.background, async (db) => {
    if (await markFailed(db, error.wordId, error.message)) await queue(db, orderId);
  });
}

export interface WordsWorker {
  /** One round: acts on everything that waits. */
  round(): Promise<void>;
  /** Waits for the word under way. */
  stop(): Promise<void>;
}

export function startWordsWorker(app: App, { loop = true }: { loop?: boolean } = {}): WordsWorker {
  let stopped = false;
  let woken = false;
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  /** How many words about the order were acted on. */
  async function settleOrder(orderId: string): Promise<number> {
    let settled = 0;
    try {
      while (!stopped && (await settleOldest(app, orderId, false))) settled += 1;
    } catch (error) {
      const { cause } = error as Error;
      // Without a database nothing has failed: it is tried again as it is.
      if (!(error instanceof WordFailed) || (isDatabaseUnavailable(cause) && !isDatabaseBusy(cause))) throw error;
      await fail(app, orderId, error);
    }
    return settled;
  }

  async function round(): Promise<void> {
    for (;;) {
      woken = false;
      let settled = 0;
      const orders = await ordersWithWords(app.background, batchSize);
      for (const orderId of orders) settled += await settleOrder(orderId);
      if (stopped || settled === 0 || (orders.length < batchSize && !woken)) return;
    }
  }

  function run(): void {
    clearTimeout(timer);
    if (running || stopped || app.health.databaseAway) return again();
    running = true;
    current = round()
      .catch((error: unknown) => app.log.error({ err: error }, 'notifications could not be acted on'))
      .finally(() => {
        running = false;
        again();
      });
  }

  function again(): void {
    if (stopped || running || !loop) return;
    timer = setTimeout(run, lookMs);
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
