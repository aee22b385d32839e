/** Vouchers: their discounts, and why a code may be refused. */
import type { Role } from '../platform/roles.ts';
import type { OfferCode } from '../people/packages.ts';

/** What an order can contain. */
export const itemKinds = ['SERVICE_PACKAGE', 'COMBO', 'MEMBERSHIP', 'UNIT_TEST', 'COMBO_ACCOUNT'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const voucherRefusals = [
  'VOUCHER_CODE_MISSING',
  'VOUCHER_OUT_OF_SCOPE',
  'VOUCHER_USER_LIMIT',
  'VOUCHER_EXPIRED',
  'VOUCHER_NOT_APPLICABLE',
  'VOUCHER_UNKNOWN',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

/** The status of a voucher in lists: it can be used, has not started, has expired, is used up or stopped. */
export const voucherStatuses = ['USABLE', 'UPCOMING', 'EXPIRED', 'USED_UP', 'STOPPED'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

export function voucherStatus(
  {
    startsAt,
    endsAt,
    usesAllowed,
    uses,
    disabled,
  }: Pick<VoucherTerms, 'startsAt' | 'endsAt' | 'usesAllowed' | 'disabled'> & { readonly uses: number },
  now: number,
): VoucherStatus {
  if (disabled) return 'STOPPED';
  if (endsAt !== null && now >= endsAt) return 'EXPIRED';
  if (usesAllowed !== null && uses >= usesAllowed) return 'USED_UP';
  return startsAt !== null && now < startsAt ? 'UPCOMING' : 'USABLE';
}

export interface VoucherTerms {
  /** Percent (1 to 100) or dong. */
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: number;
  /** The maximal discount of a percentage, in dong. */
  readonly ceiling: number | null;
  /** Null: any. */
  readonly itemKinds: readonly ItemKind[] | null;
  readonly packages: readonly OfferCode[] | null;
  readonly roles: readonly Role[] | null;
  /** Milliseconds since the epoch. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly usesAllowed: number | null;
  readonly usesPerUser: number | null;
  readonly disabled: boolean;
}

/** Codes are compared in capitals and without blanks at the ends; null for a text that cannot be one. */
export function voucherCodeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9_-]{3,30}$/.test(code) ? code : null;
}

/** Limits of the vouchers that sales staff create. */
export interface VoucherLimits {
  readonly percent: number;
  readonly amount: number;
  readonly uses: number;
  readonly days: number;
}

type VoucherProblem = {
  readonly path: string;
  readonly code: 'required' | 'invalid' | 'tooBig';
  readonly limit?: number;
};

/** Problems of a voucher, field by field; with `limits` also what only an administrator may exceed. */
export function voucherProblems(
  terms: Pick<VoucherTerms, 'kind' | 'value' | 'ceiling' | 'startsAt' | 'endsAt' | 'usesAllowed'>,
  now: number,
  limits: VoucherLimits | null,
): readonly VoucherProblem[] {
  const { kind, value, ceiling, startsAt, endsAt, usesAllowed } = terms;
  const problems: VoucherProblem[] = [];
  const atMost = (path: string, given: number, limit: number) => {
    if (given > limit) problems.push({ path, code: 'tooBig', limit });
  };
  if (kind === 'PERCENT') atMost('value', value, Math.min(100, limits?.percent ?? 100));
  if (kind === 'AMOUNT' && ceiling !== null) problems.push({ path: 'ceiling', code: 'invalid' });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) problems.push({ path: 'endsAt', code: 'invalid' });
  if (!limits) return problems;
  if (kind === 'AMOUNT') atMost('value', value, limits.amount);
  else if (ceiling === null) problems.push({ path: 'ceiling', code: 'required' });
  else atMost('ceiling', ceiling, limits.amount);
  if (usesAllowed === null) problems.push({ path: 'usesAllowed', code: 'required' });
  else atMost('usesAllowed', usesAllowed, limits.uses);
  if (endsAt === null) problems.push({ path: 'endsAt', code: 'required' });
  else if (endsAt - Math.max(now, startsAt ?? now) > limits.days * 86_400_000)
    problems.push({ path: 'endsAt', code: 'tooBig', limit: limits.days });
  return problems;
}

export interface VoucherUse {
  readonly now: number;
  readonly role: Role;
  readonly itemKind: ItemKind;
  /** Null for a single test. */
  readonly packageCode: OfferCode | null;
  /** Orders with it that were paid or still may be: of all users, and of this one. */
  readonly uses: number;
  readonly usesOfUser: number;
}

/** Why a voucher that exists cannot be used, or null. The limit for each user is checked before the limit for all. */
export function voucherRefusal(terms: VoucherTerms, use: VoucherUse): VoucherRefusal | null {
  const { now, role, itemKind, packageCode, uses, usesOfUser } = use;
  if (terms.disabled || (terms.startsAt !== null && now < terms.startsAt)) return 'VOUCHER_OUT_OF_SCOPE';
  if (terms.roles !== null && !terms.roles.includes(role)) return 'VOUCHER_OUT_OF_SCOPE';
  if (terms.usesPerUser !== null && usesOfUser >= terms.usesPerUser) return 'VOUCHER_USER_LIMIT';
  if ((terms.endsAt !== null && now >= terms.endsAt) || (terms.usesAllowed !== null && uses >= terms.usesAllowed))
    return 'VOUCHER_EXPIRED';
  if (terms.itemKinds !== null && !terms.itemKinds.includes(itemKind)) return 'VOUCHER_NOT_APPLICABLE';
  if (terms.packages !== null && (packageCode === null || !terms.packages.includes(packageCode)))
    return 'VOUCHER_NOT_APPLICABLE';
  return null;
}

/** The discount on `price` in whole dong, never more than the price or the ceiling. */
export function voucherDiscount(
  { kind, value, ceiling }: Pick<VoucherTerms, 'kind' | 'value' | 'ceiling'>,
  price: number,
) {
  const off = kind === 'AMOUNT' ? value : Math.floor((price * value) / 100);
  return Math.max(0, Math.min(off, ceiling ?? off, price));
}
