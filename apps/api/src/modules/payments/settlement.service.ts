/** What a payment does: one effect an order, in the transaction that stores the gateway's word. */
import {
  AppError,
  gatewayOutcome,
  hearingOf,
  mayReverse,
  offerOf,
  unusedShare,
  type HeldMembership,
  type PackageCatalogue,
  type PackageCode,
} from '@vumon/domain';
import { withSavepoint, withTransaction } from '#db';
import { audit } from '#modules/audit';
import { notify } from '#modules/notices';
import { catalogueFor, grantMembership, type GrantContext } from '#modules/packages';
import { grantOwnedTest, hasBoughtTest } from '#modules/practice';
import { giveBackVoucher } from '#modules/vouchers';
import { giveCombo, lockReceivers } from './combo.service.ts';
import type { App, SignedInContext } from '../../http/context.ts';
import {
  endPaid,
  endUnpaid,
  findOptionalOrder,
  heldMemberships,
  insertLedger,
  keepGatewayFacts,
  lockBuyer,
  lockOptionalByReference,
  lockOptionalOrder,
  putForReview,
  type GatewayFacts,
  type OrderEnd,
  type OrderRow,
} from './orders.queries.ts';
import { wordsOf, type VnpayParams } from './vnpay.ts';
import { markSettled, openWords, type GatewayWords, type StoredWord } from './words.queries.ts';

export interface GatewayWord extends GatewayFacts {
  readonly outcome: ReturnType<typeof gatewayOutcome>;
}

/** A sum as a Vietnamese and an English reader write it. */
export const noticeMoney = (amount: number) => ({
  amount: amount.toLocaleString('vi-VN'),
  amountEn: amount.toLocaleString('en-US'),
});

type Context = Omit<GrantContext, 'actor'>;

/**
 * The gateway's signed answer to a question about an order. An order of which it has spoken by itself meanwhile is left to what it
 * said then.
 */
export async function hearAnswer(app: App, params: VnpayParams): Promise<void> {
  const now = app.now();
  await withTransaction(app.db, async (db) => {
    const order = await lockOptionalByReference(db, params['vnp_TxnRef'] ?? '');
    if (!order || params['vnp_Amount'] !== String(order.total * 100)) return;
    if ((await openWords(db, order.id)).length > 0) return;
    await settle({ app, db, now }, order, wordOf(wordsOf(params)), 'QUERY');
  });
}

/** What was said by itself, of an order that the caller's transaction holds. */
export async function settleStored(context: Context, order: OrderRow, word: StoredWord): Promise<void> {
  await settle(context, order, wordOf(word), 'NOTIFICATION');
  await markSettled(context.db, word.id, new Date(context.now));
}

const wordOf = ({ status, responseCode, transactionNo, bankCode }: GatewayWords): GatewayWord => ({
  outcome: gatewayOutcome(responseCode, status),
  responseCode,
  transactionNo,
  bankCode,
});

/** The order is held by the caller's transaction. Nothing changes when its end is known already. */
export async function settle(
  context: Context,
  order: OrderRow,
  { outcome, ...facts }: GatewayWord,
  by: 'NOTIFICATION' | 'QUERY' | 'FREE',
): Promise<void> {
  const { db, now } = context;
  const heard = hearingOf(order, outcome);
  if (!heard) return;
  await keepGatewayFacts(db, order.id, facts);
  const end: OrderEnd = { by, userId: null, reason: null, code: facts.responseCode, at: new Date(now) };
  if (heard.paid) await insertPaid(context, order, facts.transactionNo);
  if (heard.next === 'GRANT') await grantOrReview(context, order, end);
  else if (heard.next === 'LATE' || heard.next === 'SUSPECTED') await putForReview(db, order.id, heard.next, end);
  else await endWithout(context, order, heard.next, end);
}

const insertPaid = ({ db, now }: Context, order: OrderRow, transactionNo: string | null) =>
  insertLedger(db, {
    orderId: order.id,
    kind: 'PAID',
    amount: order.total,
    at: new Date(now),
    transactionNo: transactionNo || null,
  });

async function endWithout({ db }: Context, order: OrderRow, state: 'FAIL' | 'CANCEL', end: OrderEnd): Promise<void> {
  await endUnpaid(db, order.id, state, end);
  if (order.voucherHeld) await giveBackVoucher(db, order.voucherId!);
}

/** Ends an order of which the gateway says that it was never paid. */
export async function endUnheard(app: App, orderId: string): Promise<void> {
  const now = app.now();
  await withTransaction(app.db, async (db) => {
    const order = await lockOptionalOrder(db, orderId);
    if (order?.state !== 'PROCESSING' || order.review !== null) return;
    if ((await openWords(db, order.id)).length > 0) return;
    await keepGatewayFacts(db, order.id, { responseCode: '11', transactionNo: '', bankCode: '' });
    const end = { by: 'QUERY', userId: null, reason: null, code: '11', at: new Date(now) } as const;
    await endWithout({ app, db, now }, order, 'FAIL', end);
  });
}

/** Whether what the order was priced by still stands: else its buyer would be given too much or too little. */
function stillHolds(catalogue: PackageCatalogue, order: OrderRow, held: readonly HeldMembership[]): boolean {
  // Of a combo the accounts are looked at when it is given.
  if (order.packageCode === null || order.action === 'buy-combo') return true;
  if (order.action === 'upgrade') {
    if (held.map(({ id }) => id).join() !== [...order.basis].sort().join()) return false;
    // Tests that were started meanwhile are no longer unused, and refunded money is not credited.
    const ordered = order.createdAt.getTime();
    return held.reduce((sum, one) => sum + unusedShare(one, ordered), 0) >= order.credit;
  }
  const same = ({ packageCode }: HeldMembership) => packageCode === order.packageCode;
  // A lower one that runs beside what is renewed ran when the price was made: it has no part in it.
  if (order.action === 'renew' && held.some(same)) return true;
  return held.every((one) => same(one) || offerOf(catalogue, one.packageCode).price === 0);
}

/** False when nothing was given, and the paid order waits for a person. */
async function grantOrReview(context: Context, order: OrderRow, end: OrderEnd): Promise<boolean> {
  const { app, db, now } = context;
  const there = await (order.action === 'buy-combo' ? lockReceivers(db, order) : lockBuyer(db, order.userId));
  const catalogue = await catalogueFor({ app, db });
  const held = await heldMemberships(db, order.userId, new Date(now));
  // Bought twice: the second one gives nothing more.
  const { userId, examId } = order;
  const has = examId !== null && (await hasBoughtTest(db, { userId, examId }));
  if (!there || has || !stillHolds(catalogue, order, held)) {
    await putForReview(db, order.id, 'CHANGED', end);
    return false;
  }
  try {
    await withSavepoint(db, () => grant(context, order, end));
    return true;
  } catch (error) {
    // What can be given no more (another role, a test that is gone) is money all the same: a person decides. Nothing is given by half.
    if (!(error instanceof AppError)) throw error;
    await putForReview(db, order.id, 'CHANGED', end);
    return false;
  }
}

/** Gives what was sold, and tells the buyer. Errors: those of `grantMembership`. */
async function grant(context: Context, order: OrderRow, end: OrderEnd): Promise<void> {
  const { db } = context;
  await endPaid(db, order.id, await give(context, order), end);
  await notify(context, {
    users: [order.userId],
    kind: 'ORDER_PAID',
    params: {
      package: order.packageName,
      packageEn: order.packageNameEn,
      reference: order.reference,
      ...noticeMoney(order.total),
    },
    // Not every buyer has a package that opens the list of transactions: a combo may be for others alone.
    link: `/payment/results?order=${order.id}`,
  });
}

/** The membership that came of it; null for a test, and for a combo, whose accounts have one each. */
async function give(context: Context, order: OrderRow): Promise<string | null> {
  const { userId, examId, reference } = order;
  if (order.action === 'buy-combo') {
    await giveCombo(context, order);
    return null;
  }
  if (order.packageCode === null) {
    await grantOwnedTest(context, { userId, examId: examId!, uses: null, source: 'ORDER', reference });
    return null;
  }
  const { id } = await grantMembership(
    // The buyer gives it to themselves: who bought it is told of the payment instead.
    { ...context, actor: { userId: order.userId } },
    {
      userId: order.userId,
      packageCode: order.packageCode as PackageCode,
      source: 'ORDER',
      amount: order.total,
      reference: order.reference,
      replace: order.action === 'upgrade',
      ...(order.months !== null ? { length: { months: order.months } } : {}),
      ...(order.days !== null ? { length: { days: order.days } } : {}),
      ...(order.uses !== null ? { uses: order.uses } : {}),
    },
  );
  return id;
}

/**
 * A person's decision on a paid order that waits. `accept` gives the package; `reversed` says that the bank took the money back.
 * Errors: NOT_FOUND, ORDER_NOT_IN_REVIEW, those of giving a package.
 */
export async function reviewOrder(
  { app, actor, now }: SignedInContext,
  id: string,
  { decision, reason }: { readonly decision: 'accept' | 'reversed'; readonly reason: string },
): Promise<OrderRow> {
  return withTransaction(app.db, async (db) => {
    const order = await lockOptionalOrder(db, id);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.review === null) throw new AppError('ORDER_NOT_IN_REVIEW');
    const context = { app, db, now };
    const end: OrderEnd = { by: 'PERSON', userId: actor.userId, reason, at: new Date(now) };
    let given = true;
    if (decision === 'accept') {
      await insertPaid(context, order, order.transactionNo);
      // Whoever clears a suspicion has not looked at the account: what has changed there meanwhile is put before them.
      if (order.review === 'SUSPECTED') given = await grantOrReview(context, order, end);
      else await grant(context, order, end);
    } else {
      // What stands in the ledger stays: its other half is what went back.
      if (!mayReverse(order)) throw new AppError('ORDER_NOT_IN_REVIEW');
      await endWithout(context, order, 'CANCEL', end);
    }
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: decision === 'reversed' ? 'order-reversed' : given ? 'order-accepted' : 'order-cleared',
      kind: 'order',
      id,
      details: { reference: order.reference, reason },
    });
    return (await findOptionalOrder(db, id))!;
  });
}
