/** Vouchers: checked for the chosen package, and used by an order until it ends unpaid. */
import type { ParsedInput, RouteReply, voucherRoutes } from '@vumon/contract';
import {
  AppError,
  itemKindOf,
  offerOf,
  voucherCodeOf,
  voucherDiscount,
  voucherRefusal,
  type ItemKind,
  type OfferCode,
  type VoucherTerms,
} from '@vumon/domain';
import { isDatabaseBusy, isDatabaseUnavailable, type Db } from '#db';
import { countFailure, refuseWhileBlocked } from '#people/accounts';
import { catalogueFor } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { changeUses, findOptionalVoucher, usesOfUser } from './vouchers.queries.ts';

type Routes = typeof voucherRoutes;

export interface UsableVoucher extends Pick<VoucherTerms, 'kind' | 'value' | 'ceiling'> {
  readonly id: string;
  readonly code: string;
}

export interface VoucherWish {
  readonly code: string | undefined;
  readonly itemKind: ItemKind;
  readonly packageCode: OfferCode | null;
  /** Counts a use. Requires a transaction `db` that has locked the buyer's row. */
  readonly hold: boolean;
}

/** Errors: one for each reason to refuse it, TOO_MANY_REQUESTS after several unknown codes. */
export async function applyVoucher(
  { actor, now, db: pool }: SignedInContext,
  db: Db,
  { code: typed, hold, ...item }: VoucherWish,
): Promise<UsableVoucher> {
  if (!typed?.trim()) throw new AppError('VOUCHER_CODE_MISSING');
  const attempted = { by: 'own', account: `voucher ${actor.userId}` } as const;
  await refuseWhileBlocked(db, attempted, now);
  const code = voucherCodeOf(typed);
  const row = code === null ? undefined : await findOptionalVoucher(db, code, hold);
  if (!row) {
    // Failures are not counted in an order's transaction, which would roll them back. The price with the code was
    // requested
    // before, and counted.
    if (!hold) await countFailure(pool, attempted, now);
    throw new AppError('VOUCHER_OUT_OF_SCOPE');
  }
  const refusal = voucherRefusal(
    { ...row, startsAt: ms(row.startsAt), endsAt: ms(row.endsAt), disabled: row.disabledAt !== null },
    { ...item, now, role: actor.role, uses: row.uses, usesOfUser: await usesOfUser(db, row.id, actor.userId) },
  );
  if (refusal) throw new AppError(refusal);
  if (hold) await changeUses(db, row.id, 1);
  return row;
}

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

/** Releases one use, in the transaction in which its order ends unpaid. */
export const releaseVoucher = ({ db }: { readonly db: Db }, voucherId: string): Promise<void> =>
  changeUses(db, voucherId, -1);

/** Errors: those of a voucher, and VOUCHER_UNKNOWN when the check itself failed. */
export async function validateVoucher(
  ...[context, given]: Parameters<typeof checkVoucher>
): ReturnType<typeof checkVoucher> {
  return checkVoucher(context, given).catch((error: unknown) => {
    // An unavailable or busy database has error codes of its own.
    if (error instanceof AppError || isDatabaseUnavailable(error) || isDatabaseBusy(error)) throw error;
    context.log.error({ err: error }, 'a voucher could not be checked');
    throw new AppError('VOUCHER_UNKNOWN');
  });
}

async function checkVoucher(
  context: SignedInContext,
  { voucher_code, packageCode }: ParsedInput<Routes['POST /itf/voucher/validate']>['body'],
): Promise<RouteReply<Routes['POST /itf/voucher/validate']>> {
  const offer = offerOf(await catalogueFor(context), packageCode);
  const wish = { code: voucher_code, itemKind: itemKindOf(offer), packageCode, hold: false };
  const voucher = await applyVoucher(context, context.db, wish);
  return {
    code: voucher.code,
    kind: voucher.kind,
    value: voucher.value,
    discount: voucherDiscount(voucher, offer.price ?? 0),
  };
}
