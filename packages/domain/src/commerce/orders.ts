/** Orders: what may be bought, the lines of a price, and the states of an order. Money is in whole dong. */
import {
  offerOf,
  upgradeTargets,
  type Offer,
  type OfferCode,
  type PackageCatalogue,
  type PackageCode,
} from '../people/packages.ts';
import { voucherDiscount, type ItemKind, type VoucherTerms } from './vouchers.ts';

export const paymentMethods = ['VNPAYQR', 'VNBANK', 'INTCARD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const orderStates = ['PROCESSING', 'SUCCESS', 'FAIL', 'CANCEL'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why staff must review a paid order: suspected fraud, a change of the account meanwhile, or the order had ended. */
export const reviewReasons = ['SUSPECTED', 'CHANGED', 'LATE'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Events of an order, and their sources: its buyer, a notification of the gateway, its reply to a query, nobody (FREE:
 * nothing was left to pay), or staff.
 */
export const orderEventKinds = [
  'ORDERED',
  'SUCCESS',
  'FAIL',
  'CANCEL',
  'REVIEW',
  'REFUND_ASKED',
  'REFUNDED',
  'REFUND_REFUSED',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
export const orderEventSources = ['BUYER', 'NOTIFICATION', 'QUERY', 'FREE', 'PERSON'] as const;
export type OrderEventSource = (typeof orderEventSources)[number];

export const orderActions = ['new', 'renew', 'upgrade', 'buy-combo'] as const;
export type OrderAction = (typeof orderActions)[number];

/** The kinds by which staff filter orders: how a package was bought, or a single test. */
export const orderKinds = [...orderActions, 'test'] as const;
export type OrderKind = (typeof orderKinds)[number];
export const orderKindOf = ({
  action,
  examId,
}: {
  readonly action: OrderAction;
  readonly examId: string | null;
}): OrderKind => (examId === null ? action : 'test');

/** A membership that has not ended, with its value. */
export interface HeldMembership {
  readonly id: string;
  readonly packageCode: PackageCode;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly usesTotal: number | null;
  readonly usesLeft: number | null;
  /** The price paid for it in dong, including the credit of an upgrade; 0 for a gift, a trial or a code. */
  readonly value: number;
}

/**
 * The unused share of a membership's value in dong: by time, or by the uses of a learner's package. Time counts in whole
 * days, a begun day as unused, so that the price that a buyer sees is still the price some minutes later.
 */
export function unusedShare(held: HeldMembership, now: number): number {
  const { value, startsAt, endsAt, usesTotal, usesLeft } = held;
  if (usesTotal !== null && usesLeft !== null) return share(value, usesLeft, usesTotal);
  if (endsAt === null) return 0;
  const days = (from: number): number => Math.ceil((endsAt - from) / dayMs);
  return share(value, days(Math.max(now, startsAt)), days(startsAt));
}

const dayMs = 86_400_000;

const share = (value: number, left: number, total: number): number =>
  total <= 0 ? 0 : Math.round(value * Math.min(1, Math.max(0, left / total)));

/**
 * The day on which what the buyer holds would have ended, where an upgrade replaces it by a package that ends sooner, as
 * after a renewal; null where nothing ends sooner.
 */
export function endsSooner(held: readonly HeldMembership[], endsAt: number | null): number | null {
  const before = Math.max(...held.map((one) => one.endsAt ?? -Infinity));
  return endsAt !== null && before > endsAt ? before : null;
}

export type PurchaseRefusal = 'PACKAGE_NOT_SOLD' | 'PACKAGE_AUDIENCE' | 'PACKAGE_LOWER';
export type Purchase = { readonly action: OrderAction } | { readonly refusal: PurchaseRefusal };

/**
 * What buying `wanted` means for a user of this audience whose package in force is `current` (null: none, or it has ended).
 * With a trial or the free package it is a new purchase; with a paid package only a renewal or an upgrade along the ladder.
 */
export function purchaseOf(
  catalogue: PackageCatalogue,
  audience: 'teacher' | 'student',
  current: PackageCode | null,
  wanted: OfferCode,
): Purchase {
  const offer = offerOf(catalogue, wanted);
  if ((offer.price ?? 0) <= 0) return { refusal: 'PACKAGE_NOT_SOLD' };
  if (offer.audience !== audience) return { refusal: 'PACKAGE_AUDIENCE' };
  // A combo is for other accounts, so the buyer's own package does not matter.
  if (offer.accounts > 1) return { action: 'buy-combo' };
  if (current === wanted) return { action: 'renew' };
  if (current === null || offerOf(catalogue, current).price === 0) return { action: 'new' };
  return upgradeTargets(catalogue, current).some(({ code }) => code === wanted)
    ? { action: 'upgrade' }
    : { refusal: 'PACKAGE_LOWER' };
}

/** The kind of item that an offer is in an order. */
export const itemKindOf = ({ accounts }: Pick<Offer, 'accounts'>): ItemKind =>
  accounts > 1 ? 'COMBO_ACCOUNT' : 'SERVICE_PACKAGE';

/** Divides a sum into whole parts that differ by a dong at most. */
export const sharesOf = (total: number, parts: number): readonly number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor(total / parts) + (at < total % parts ? 1 : 0));

/** Lines of the calculation: the first is the price, the others are deductions and negative. */
export const priceLineKinds = ['PRICE', 'SALE', 'CREDIT', 'VOUCHER'] as const;
export interface PriceLine {
  readonly kind: (typeof priceLineKinds)[number];
  readonly amount: number;
  /** CREDIT: whose unused share; VOUCHER: its code. */
  readonly label: string | null;
}

export interface Quote {
  readonly lines: readonly PriceLine[];
  /** The deduction for the unused share. */
  readonly credit: number;
  /** What of the unused share is more than the price that is left: it is lost, because nothing is paid out. */
  readonly lost: number;
  readonly total: number;
}

/**
 * The price of an order. A sale's price replaces the package's where it is lower. From it the voucher's discount is deducted,
 * then the unused share, at most what is left, so that the total is never negative.
 */
export function quote({
  price,
  salePrice,
  voucher,
  unused,
}: {
  readonly price: number;
  readonly salePrice: number | null;
  readonly voucher: (Pick<VoucherTerms, 'kind' | 'value' | 'ceiling'> & { readonly code: string }) | null;
  readonly unused: { readonly packageCode: PackageCode; readonly amount: number } | null;
}): Quote {
  const lines: PriceLine[] = [{ kind: 'PRICE', amount: price, label: null }];
  let total = price;
  const takeOff = (kind: PriceLine['kind'], amount: number, label: string | null): number => {
    const off = Math.min(amount, total);
    if (off <= 0) return 0;
    lines.push({ kind, amount: -off, label });
    total -= off;
    return off;
  };
  if (salePrice !== null) takeOff('SALE', price - salePrice, null);
  const reduced = voucher ? voucherDiscount(voucher, total) : 0;
  // The unused share is listed before the voucher, although the voucher is deducted first.
  const credit = unused ? Math.max(0, Math.min(unused.amount, total - reduced)) : 0;
  takeOff('CREDIT', credit, unused?.packageCode ?? null);
  takeOff('VOUCHER', reduced, voucher?.code ?? null);
  return { lines, credit, lost: (unused?.amount ?? 0) - credit, total };
}

/** Codes of the gateway that have a message of their own; any other is shown as 99. */
export const gatewayCodes = ['00', '07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'] as const;
export type GatewayCode = (typeof gatewayCodes)[number];
export const gatewayCodeOf = (code: string): GatewayCode =>
  (gatewayCodes as readonly string[]).includes(code) ? (code as GatewayCode) : '99';

/** Debited, but the payment is not completed: reversed, being refunded, suspected, or a rejected refund. */
const debited = ['04', '05', '06', '07', '09'];

/** The outcome by the gateway's codes: paid only if both are 00, and never failed if money was debited. */
export function gatewayOutcome(responseCode: string, status: string): 'PAID' | 'SUSPECTED' | 'CANCEL' | 'FAIL' {
  if (responseCode === '00' && status === '00') return 'PAID';
  if (responseCode === '07' || debited.includes(status)) return 'SUSPECTED';
  return responseCode === '24' ? 'CANCEL' : 'FAIL';
}

export type GatewayOutcome = ReturnType<typeof gatewayOutcome>;

/** The effect of a payment's outcome on its order: whether money is entered into the ledger, and what follows. */
export interface Hearing {
  readonly paid: boolean;
  /** GRANT: grant the item, or hold the order for review as CHANGED if that is no longer possible. */
  readonly next: 'GRANT' | 'FAIL' | 'CANCEL' | 'SUSPECTED' | 'LATE';
}

/** Null if nothing changes. Debited money for an order that has failed or was cancelled gives LATE. */
export function hearingOf(
  order: { readonly state: OrderState; readonly review: ReviewReason | null; readonly refunded: number },
  outcome: GatewayOutcome,
): Hearing | null {
  if (order.state === 'SUCCESS' || order.review !== null || order.refunded > 0) return null;
  const paid = outcome === 'PAID';
  if (order.state !== 'PROCESSING') return paid || outcome === 'SUSPECTED' ? { paid, next: 'LATE' } : null;
  return { paid, next: outcome === 'PAID' ? 'GRANT' : outcome };
}

type Decided = { readonly state: OrderState; readonly review: ReviewReason | null; readonly refunded: number };

/** Whether there is money of the order to refund; what the bank took back cannot be refunded as well. */
export const mayRefund = ({ state, review }: Decided): boolean => state === 'SUCCESS' || review !== null;

/** Whether staff may record that the bank returned the whole sum: not after a refund of a part. */
export const mayReverse = ({ review, refunded }: Decided): boolean => review === 'SUSPECTED' && refunded === 0;

/** Minutes until the gateway's page expires, after which the gateway is queried about an order without a result. */
export const paymentMinutes = 15;
