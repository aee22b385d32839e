/** What a user can buy now, for staff who advise them: each price comes from the function that prices an order. */
import { AppError, offerOf, quote, type Actor, type Offer, type OfferCode, type PriceLine } from '@vumon/domain';
import { catalogueFor } from '#people/packages';
import { runningSale } from '#commerce/sales';
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

/** An offer with its price, as a quote states it. */
export interface QuotedOffer {
  readonly packageCode: OfferCode;
  readonly name: string;
  readonly nameEn: string;
  readonly months: number | null;
  readonly audience: Offer['audience'];
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** When the flash sale in the price ends. */
  readonly saleEndsAt: Date | null;
}

const quoted = (
  { code: packageCode, name, nameEn, months, audience }: Offer,
  { lines, total }: Pick<Priced, 'lines' | 'total'>,
  sale: { readonly endsAt: Date } | undefined,
): QuotedOffer => ({
  packageCode,
  name,
  nameEn,
  months,
  audience,
  lines,
  total,
  saleEndsAt: sale && lines.some(({ kind }) => kind === 'SALE') ? sale.endsAt : null,
});

/** What the checkout asks of this account for one. Errors: PACKAGE_NOT_SOLD, PACKAGE_AUDIENCE, PACKAGE_LOWER. */
export async function offerTo(staff: SignedInContext, buyer: Actor, packageCode: OfferCode): Promise<QuotedOffer> {
  const { db, now } = staff;
  const priced = await priceFor({ ...staff, actor: buyer }, { packageCode }, { db, hold: false });
  const offer = offerOf(await catalogueFor(staff), packageCode);
  return quoted(offer, priced, await runningSale(db, packageCode, new Date(now)));
}

/**
 * What it costs without regard to an account. `agreed` is the price of a package that has none in the catalogue, such as
 * that of a school. Errors: PACKAGE_NOT_SOLD, BODY_INVALID for an agreed price of a package that has its own.
 */
export async function listedOffer(
  { app, db, now }: SignedInContext,
  packageCode: OfferCode,
  agreed: number | null,
): Promise<QuotedOffer> {
  const offer = offerOf(await catalogueFor({ app, db }), packageCode);
  if (offer.price === null && agreed !== null)
    return quoted(offer, quote({ price: agreed, salePrice: null, voucher: null, unused: null }), undefined);
  if (agreed !== null) throw new AppError('BODY_INVALID', { fields: [{ path: 'items', code: 'invalid' }] });
  if ((offer.price ?? 0) <= 0) throw new AppError('PACKAGE_NOT_SOLD');
  const sale = await runningSale(db, packageCode, new Date(now));
  return quoted(
    offer,
    quote({ price: offer.price!, salePrice: sale?.price ?? null, voucher: null, unused: null }),
    sale,
  );
}
