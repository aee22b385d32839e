/** Prices and orders: what a package costs this account now, and the order that is paid at the gateway. */
import {
  addMonths,
  AppError,
  dayOf,
  endsSooner,
  itemKindOf,
  offerOf,
  paymentMinutes,
  purchaseOf,
  quote,
  unusedShare,
  type ItemKind,
  type OfferCode,
  type OrderAction,
  type PaymentMethod,
  type PriceLine,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { catalogueFor, codeInForce } from '#people/packages';
import { hasBoughtTest } from '#exam/practice';
import { runningSale, soldTest } from '#commerce/sales';
import { applyVoucher, type UsableVoucher } from '#commerce/vouchers';
import { dayMs } from '../../../platform/clock.ts';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { insertOrderAccounts } from '../combo/combo.queries.ts';
import { checkAccounts, type CheckedAccount } from '../combo/combo.service.ts';
import { gatewayOf, payAddress } from '../gateway/gateway.ts';
import {
  countOpenOrders,
  findOptionalByReference,
  findOptionalOrder,
  findOptionalOwnOrder,
  findOptionalUnpaidOrder,
  heldMemberships,
  insertOrder,
  lockBuyer,
  type OrderRow,
} from '../orders.queries.ts';
import { settle } from '../settlement.service.ts';
import { isResult, isSigned } from '../gateway/vnpay.ts';

/** Maximum number of open orders per account, because each open order reserves a use of its voucher. */
const openOrders = 5;
const minuteMs = 60_000;

/** What is sold, as it is stored in the order. */
interface Article {
  readonly itemKind: ItemKind;
  readonly packageCode: OfferCode | null;
  readonly examId: string | null;
  readonly name: string;
  readonly nameEn: string;
  readonly months: number | null;
  readonly days: number | null;
  readonly uses: number | null;
}

export interface Priced extends Article {
  readonly action: OrderAction;
  readonly lines: readonly PriceLine[];
  readonly credit: number;
  readonly lost: number;
  readonly total: number;
  readonly basis: readonly string[];
  readonly voucher: UsableVoucher | null;
  readonly saleId: string | null;
}

/** Exactly one of `packageCode` and `examId`; `accounts` only for a package for several accounts. */
export interface Wanted {
  readonly packageCode?: OfferCode | undefined;
  readonly examId?: string | undefined;
  readonly accounts?: readonly { readonly fullName: string; readonly phone: string }[] | undefined;
  readonly voucherCode?: string | undefined;
}

interface Pricing {
  readonly db: Db;
  /** True for an order: counts a use of the voucher. Requires a transaction that has locked the buyer. */
  readonly hold: boolean;
}

/**
 * The lines of the calculation. Errors: PACKAGE_NOT_SOLD, PACKAGE_AUDIENCE, PACKAGE_LOWER, UNIT_TEST_NOT_FOUND,
 * TEST_OWNED, those of a voucher.
 */
export async function priceFor(context: SignedInContext, wanted: Wanted, pricing: Pricing): Promise<Priced> {
  const { packageCode, examId, voucherCode } = wanted;
  if (packageCode !== undefined && examId === undefined)
    return priceOfPackage(context, packageCode, voucherCode, pricing);
  if (examId !== undefined && packageCode === undefined) return priceOfTest(context, examId, voucherCode, pricing);
  throw new AppError('BODY_INVALID', { fields: [{ path: 'packageCode', code: 'required' }] });
}

async function priceOfPackage(
  context: SignedInContext,
  packageCode: OfferCode,
  voucherCode: string | undefined,
  { db, hold }: Pricing,
): Promise<Priced> {
  const { app, actor, now } = context;
  const catalogue = await catalogueFor({ app, db });
  const at = new Date(now);
  const current = (await codeInForce(db, actor.userId, at)) ?? null;
  const purchase = purchaseOf(catalogue, actor.role === 'STUDENT' ? 'student' : 'teacher', current, packageCode);
  if ('refusal' in purchase) throw new AppError(purchase.refusal);
  const offer = offerOf(catalogue, packageCode);
  const held = purchase.action === 'upgrade' ? await heldMemberships(db, actor.userId, at) : [];
  const sale = await runningSale(db, offer.code, at);
  const voucher = voucherCode
    ? await applyVoucher(context, db, {
        code: voucherCode,
        itemKind: itemKindOf(offer),
        packageCode: offer.code,
        hold,
      })
    : null;
  const priced = quote({
    price: offer.price!,
    salePrice: sale?.price ?? null,
    voucher,
    unused:
      current === null || purchase.action !== 'upgrade'
        ? null
        : { packageCode: current, amount: held.reduce((sum, one) => sum + unusedShare(one, now), 0) },
  });
  return {
    itemKind: itemKindOf(offer),
    action: purchase.action,
    packageCode: offer.code,
    examId: null,
    name: offer.name,
    nameEn: offer.nameEn,
    months: offer.months,
    days: offer.days,
    uses: offer.uses,
    ...priced,
    basis: held.map(({ id }) => id),
    voucher,
    saleId: sale?.id ?? null,
  };
}

/** The price of a test of the system, which a learner buys to take it any number of times. */
async function priceOfTest(
  context: SignedInContext,
  examId: string,
  voucherCode: string | undefined,
  { db, hold }: Pricing,
): Promise<Priced> {
  const { actor } = context;
  if (actor.role !== 'STUDENT') throw new AppError('PACKAGE_AUDIENCE');
  const test = await soldTest(db, examId);
  if (!test) throw new AppError('UNIT_TEST_NOT_FOUND');
  if (await hasBoughtTest(db, { userId: actor.userId, examId })) throw new AppError('TEST_OWNED');
  const voucher = voucherCode
    ? await applyVoucher(context, db, { code: voucherCode, itemKind: 'UNIT_TEST', packageCode: null, hold })
    : null;
  return {
    itemKind: 'UNIT_TEST',
    action: 'new',
    packageCode: null,
    examId,
    name: test.name,
    nameEn: test.nameEn,
    months: null,
    days: null,
    uses: null,
    ...quote({ price: test.price, salePrice: null, voucher, unused: null }),
    basis: [],
    voucher,
    saleId: null,
  };
}

/**
 * When the package would end if it were paid now; null if it has no end date. A renewal starts at the current end. An
 * upgrade starts at once: where what it replaces would have ended later, `before` is that end.
 */
export async function endIfPaidNow(
  { db, actor, now }: SignedInContext,
  priced: Priced,
): Promise<{ readonly endsAt: Date | null; readonly before: Date | null }> {
  const { action, packageCode, months, days } = priced;
  // The accounts of a combo have different ends.
  if (action === 'buy-combo' || priced.examId !== null) return { endsAt: null, before: null };
  const held = action === 'new' ? [] : await heldMemberships(db, actor.userId, new Date(now));
  const renewed = action === 'renew' ? held.filter((one) => one.packageCode === packageCode) : [];
  const from = Math.max(now, ...renewed.map((one) => one.endsAt ?? now));
  const endsAt =
    months !== null ? addMonths(new Date(from), months) : days !== null ? new Date(from + days * dayMs) : null;
  const before = action === 'upgrade' ? endsSooner(held, endsAt?.getTime() ?? null) : null;
  return { endsAt, before: before === null ? null : new Date(before) };
}

/**
 * Checks the accounts of a package for several accounts; returns none for anything else. Unless `required`, they may be
 * missing, because a price is also shown before they are entered. Errors: those of `checkAccounts`, PACKAGE_AUDIENCE,
 * BODY_INVALID for accounts given for an item that is not for several.
 */
export async function accountsWanted(
  context: SignedInContext,
  { packageCode, accounts }: Wanted,
  required: boolean,
): Promise<CheckedAccount[]> {
  const offer = packageCode && offerOf(await catalogueFor(context), packageCode);
  if (!offer || offer.accounts === 1) {
    if (accounts !== undefined)
      throw new AppError('BODY_INVALID', { fields: [{ path: 'accounts', code: 'unknownField' }] });
    return [];
  }
  if (context.actor.role !== 'TEACHER') throw new AppError('PACKAGE_AUDIENCE');
  return accounts === undefined && !required ? [] : checkAccounts(context, offer, accounts ?? []);
}

/**
 * Errors: PAYMENT_UNAVAILABLE, BODY_INVALID for a method that this site does not offer, PRICE_CHANGED when the buyer saw another total, TOO_MANY_REQUESTS with too many open
 * orders, those of the price.
 */
export async function createOrder(
  context: SignedInContext,
  { method, total, ...wanted }: Wanted & { readonly method: PaymentMethod; readonly total: number },
): Promise<{ order: OrderRow; payUrl: string | null }> {
  const { app, actor, now, address, locale } = context;
  if (!gatewayOf(app).methods.includes(method))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'method', code: 'invalid' }] });
  const accounts = await accountsWanted(context, wanted, true);
  const order = await withTransaction(app.db, async (db) => {
    await lockBuyer(db, actor.userId);
    const open = await countOpenOrders(db, actor.userId);
    if (open >= openOrders) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 * paymentMinutes * 60 });
    const priced = await priceFor(context, wanted, { db, hold: true });
    if (priced.total !== total) throw new AppError('PRICE_CHANGED');
    const id = app.newId();
    await insertOrder(db, {
      id,
      userId: actor.userId,
      itemKind: priced.itemKind,
      action: priced.action,
      packageCode: priced.packageCode,
      examId: priced.examId,
      saleId: priced.saleId,
      packageName: priced.name,
      packageNameEn: priced.nameEn,
      months: priced.months,
      days: priced.days,
      uses: priced.uses,
      lines: priced.lines,
      credit: priced.credit,
      total: priced.total,
      basis: priced.basis,
      voucherId: priced.voucher?.id ?? null,
      method,
      day: dayOf('Asia/Ho_Chi_Minh', now).replaceAll('-', '').slice(2),
      createdAt: new Date(now),
      expiresAt: new Date(now + paymentMinutes * minuteMs),
    });
    await insertOrderAccounts(db, id, accounts);
    const inserted = (await findOptionalOrder(db, id))!;
    // An order of 0 dong needs no payment, so it succeeds at once without the gateway.
    if (inserted.total === 0)
      await settle(
        { app, db, now },
        inserted,
        { outcome: 'PAID', responseCode: '00', transactionNo: '', bankCode: '' },
        'FREE',
      );
    return (await findOptionalOrder(db, id))!;
  });
  return { order, payUrl: order.total === 0 ? null : payAddress(app, order, { address, locale }) };
}

export interface UnpaidOrder {
  readonly order: OrderRow;
  readonly payUrl: string;
}

/**
 * The order of the same thing that the buyer left at the gateway. The gateway accepts a payment for it until it expires,
 * so a second order could be paid beside it.
 */
export async function unpaidOrder(
  { app, db, actor, now, address, locale }: SignedInContext,
  { packageCode, examId }: Priced,
): Promise<UnpaidOrder | null> {
  if (!app.config.payments) return null;
  const order = await findOptionalUnpaidOrder(db, { userId: actor.userId, packageCode, examId, now: new Date(now) });
  return order ? { order, payUrl: payAddress(app, order, { address, locale }) } : null;
}

/** Errors: NOT_FOUND, also for another user's order. */
export async function orderDetail({ db, actor }: SignedInContext, id: string): Promise<OrderRow> {
  const everybodys = actor.role === 'ADMIN' || actor.role === 'SALE';
  const order = await (everybodys ? findOptionalOrder(db, id) : findOptionalOwnOrder(db, id, actor.userId));
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/**
 * The order that the gateway's redirect names. Read-only. Errors: PAYMENT_RETURN_INVALID, NOT_FOUND for another user's.
 */
export async function returnedOrder(
  { app, db, actor }: SignedInContext,
  given: Readonly<Record<string, unknown>>,
): Promise<OrderRow> {
  const { secret, tmnCode } = gatewayOf(app);
  if (!isSigned(secret, given) || !isResult(tmnCode, given)) throw new AppError('PAYMENT_RETURN_INVALID');
  const order = await findOptionalByReference(db, String(given['vnp_TxnRef']), actor.userId);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}
