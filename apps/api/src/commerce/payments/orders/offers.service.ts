/** What a user can buy now, for staff who advise them: each price comes from the function that prices an order. */
import { AppError, type Actor, type OfferCode } from '@vumon/domain';
import { catalogueFor } from '#people/packages';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { endIfPaidNow, priceFor, type Priced } from './orders.service.ts';

export interface PricedOffer {
  readonly packageCode: OfferCode;
  readonly priced: Priced;
  readonly end: { readonly endsAt: Date | null; readonly before: Date | null };
}

const refusals: readonly string[] = ['PACKAGE_NOT_SOLD', 'PACKAGE_AUDIENCE', 'PACKAGE_LOWER'];

/** The catalogue's offers that `buyer` would not be refused, in its order, without a voucher. */
export async function offersTo(staff: SignedInContext, buyer: Actor): Promise<PricedOffer[]> {
  const context = { ...staff, actor: buyer };
  const offers: PricedOffer[] = [];
  for (const { code } of await catalogueFor(staff)) {
    try {
      const priced = await priceFor(context, { packageCode: code }, { db: staff.db, hold: false });
      offers.push({ packageCode: code, priced, end: await endIfPaidNow(context, priced) });
    } catch (error) {
      if (!(error instanceof AppError && refusals.includes(error.code))) throw error;
    }
  }
  return offers;
}
