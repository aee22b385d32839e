/** Applies the gateway's results to orders, in the transaction that stores the result; an order is fulfilled once. */
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
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { catalogueFor, grantMembership, type GrantContext } from '#people/packages';
import { grantOwnedTest, hasBoughtTest } from '#exam/practice';
import { releaseVoucher } from '#commerce/vouchers';
import { grantCombo, lockRecipients } from './combo/combo.service.ts';
import type { App, SignedInContext } from '../../platform/http/context.ts';
import {
  endPaid,
  endUnpaid,
  findOptionalOrder,
  heldMemberships,
  insertLedger,
  storeGatewayFacts,
  lockBuyer,
  lockOptionalByReference,
  lockOptionalOrder,
  putForReview,
  type GatewayFacts,
  type OrderEnd,
  type OrderRow,
} from './orders.queries.ts';
import { orderPaid } from './payments.events.ts';
import { resultOf, type VnpayParams } from './gateway/vnpay.ts';
import {
  markSettled,
  openNotifications,
  type GatewayResult,
  type StoredNotification,
} from './notifications/notifications.queries.ts';

export interface GatewayOutcome extends GatewayFacts {
  readonly outcome: ReturnType<typeof gatewayOutcome>;
}

type Context = Omit<GrantContext, 'actor'>;

/**
 * Processes the gateway's signed reply to a query of an order. An order with an unprocessed notification is left to
 * that notification.
 */
export async function settleByAnswer(app: App, params: VnpayParams): Promise<void> {
  const now = app.now();
  await withTransaction(app.db, async (db) => {
    const order = await lockOptionalByReference(db, params['vnp_TxnRef'] ?? '');
    if (!order || params['vnp_Amount'] !== String(order.total * 100)) return;
    if ((await openNotifications(db, order.id)).length > 0) return;
    await settle({ app, db, now }, order, outcomeOf(resultOf(params)), 'QUERY');
  });
}

/** Processes a stored notification. The caller's transaction has locked the order. */
export async function settleNotification(
  context: Context,
  order: OrderRow,
  notification: StoredNotification,
): Promise<void> {
  await settle(context, order, outcomeOf(notification), 'NOTIFICATION');
  await markSettled(context.db, notification.id, new Date(context.now));
}

const outcomeOf = ({ status, responseCode, transactionNo, bankCode }: GatewayResult): GatewayOutcome => ({
  outcome: gatewayOutcome(responseCode, status),
  responseCode,
  transactionNo,
  bankCode,
});

/**
 * Applies a result to an order that the caller's transaction has locked. Nothing changes when its end is known already.
 */
export async function settle(
  context: Context,
  order: OrderRow,
  { outcome, ...facts }: GatewayOutcome,
  by: 'NOTIFICATION' | 'QUERY' | 'FREE',
): Promise<void> {
  const { db, now } = context;
  const effect = hearingOf(order, outcome);
  if (!effect) return;
  await storeGatewayFacts(db, order.id, facts);
  const end: OrderEnd = { by, userId: null, reason: null, code: facts.responseCode, at: new Date(now) };
  if (effect.paid) await insertPaid(context, order, facts.transactionNo);
  if (effect.next === 'GRANT') await grantOrReview(context, order, end);
  else if (effect.next === 'LATE' || effect.next === 'SUSPECTED') await putForReview(db, order.id, effect.next, end);
  else await endWithout(context, order, effect.next, end);
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
  if (order.voucherHeld) await releaseVoucher({ db }, order.voucherId!);
}

/** Ends an order that, by the gateway's reply to a query, was never paid. */
export async function endNeverPaid(app: App, orderId: string): Promise<void> {
  const now = app.now();
  await withTransaction(app.db, async (db) => {
    const order = await lockOptionalOrder(db, orderId);
    if (order?.state !== 'PROCESSING' || order.review !== null) return;
    if ((await openNotifications(db, order.id)).length > 0) return;
    await storeGatewayFacts(db, order.id, { responseCode: '11', transactionNo: '', bankCode: '' });
    const end = { by: 'QUERY', userId: null, reason: null, code: '11', at: new Date(now) } as const;
    await endWithout({ app, db, now }, order, 'FAIL', end);
  });
}

/**
 * Whether the buyer's packages are still those by which the order was priced: otherwise the buyer would get too much or
 * too little.
 */
function stillHolds(catalogue: PackageCatalogue, order: OrderRow, held: readonly HeldMembership[]): boolean {
  // The accounts of a combo are checked when it is granted.
  if (order.packageCode === null || order.action === 'buy-combo') return true;
  if (order.action === 'upgrade') {
    if (held.map(({ id }) => id).join() !== [...order.basis].sort().join()) return false;
    // Tests started since then are no longer unused, and refunded money is not credited.
    const ordered = order.createdAt.getTime();
    return held.reduce((sum, one) => sum + unusedShare(one, ordered), 0) >= order.credit;
  }
  const same = ({ packageCode }: HeldMembership) => packageCode === order.packageCode;
  // A lower package beside the renewed one was there when the price was computed, and does not change it.
  if (order.action === 'renew' && held.some(same)) return true;
  return held.every((one) => same(one) || offerOf(catalogue, one.packageCode).price === 0);
}

/** False when nothing was granted, and the paid order waits for staff. */
async function grantOrReview(context: Context, order: OrderRow, end: OrderEnd): Promise<boolean> {
  const { app, db, now } = context;
  const there = await (order.action === 'buy-combo' ? lockRecipients({ db }, order) : lockBuyer(db, order.userId));
  const catalogue = await catalogueFor({ app, db });
  const held = await heldMemberships(db, order.userId, new Date(now));
  // Two orders for the same test were paid: the second one would grant nothing.
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
    // If the grant is no longer possible (another role, a deleted test), the order is paid all the same, so staff
    // decide.
    // The savepoint undoes partial grants.
    if (!(error instanceof AppError)) throw error;
    await putForReview(db, order.id, 'CHANGED', end);
    return false;
  }
}

/** Grants what was sold. Errors: those of `grantMembership`. */
async function grant(context: Context, order: OrderRow, end: OrderEnd): Promise<void> {
  const { db } = context;
  await endPaid(db, order.id, await give(context, order), end);
  await emit(context, orderPaid, { orderId: order.id, userId: order.userId });
}

/** Returns the granted membership; null for a test, and for a combo, whose accounts have one each. */
async function give(context: Context, order: OrderRow): Promise<string | null> {
  const { userId, examId, reference } = order;
  if (order.action === 'buy-combo') {
    await grantCombo(context, order);
    return null;
  }
  if (order.packageCode === null) {
    await grantOwnedTest(context, { userId, examId: examId!, uses: null, source: 'ORDER', reference });
    return null;
  }
  const { id } = await grantMembership(
    // With the buyer as actor no notice of a granted package is sent: the buyer gets one about the payment.
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
 * The decision of staff on a paid order that waits. `accept` grants the package; `reversed` means that the bank took
 * the money back.
 * Errors: NOT_FOUND, ORDER_NOT_IN_REVIEW, those of granting a package.
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
      // Staff cleared a suspicion of fraud without checking the account: if it has changed since the order, they decide
      // again.
      if (order.review === 'SUSPECTED') given = await grantOrReview(context, order, end);
      else await grant(context, order, end);
    } else {
      // The payment stays in the ledger; `mayReverse` requires that it was never entered or fully refunded.
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
