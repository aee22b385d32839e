/** Quotes: what sales offer in writing. Prices are asked of the domain that prices orders. */
import type { ParsedInput, quoteRoutes, QuoteView, RouteReply } from '@vumon/contract';
import { addDays, AppError, dayInVietnam, productName, quoteBounds, type Actor } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { listedOffer, offerTo, type QuotedOffer } from '#commerce/payments';
import { actorOfUser } from '#people/accounts';
import { catalogueFor } from '#people/packages';
import { audit } from '#platform/audit';
import { expectRequest } from '#site/requests';
import { publicTexts } from '#site/texts';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import {
  findOptionalQuote,
  insertQuote,
  listQuotes,
  type About,
  type QuoteContent,
  type QuoteRow,
} from './quotes.queries.ts';
import { quoteFileName, quotePdf } from './quote.pdf.ts';

type Routes = typeof quoteRoutes;
type Wanted = ParsedInput<Routes['POST /itf/quotes']>['body'];

const viewOf = ({ content, madeAt, ...row }: QuoteRow): QuoteView => {
  const { recipient, organisation, locale, items, total, validUntil, note } = content;
  return { ...row, recipient, organisation, locale, items: [...items], total, validUntil, note, madeAt: iso(madeAt) };
};

/** Errors: BODY_INVALID unless exactly one of the two is given. */
function aboutOf({
  customerId,
  requestId,
}: {
  customerId?: string | undefined;
  requestId?: string | undefined;
}): About {
  if (customerId !== undefined && requestId === undefined) return { customerId };
  if (requestId !== undefined && customerId === undefined) return { requestId };
  throw new AppError('BODY_INVALID', { fields: [{ path: 'customerId', code: 'required' }] });
}

export const quotesAbout = async (
  { db }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/quotes']>['query'],
): Promise<QuoteView[]> => (await listQuotes(db, aboutOf(query))).map(viewOf);

/** All but what is given away. */
export const packagesToQuote = async (
  context: SignedInContext,
): Promise<RouteReply<Routes['GET /itf/quotes/packages']>> =>
  (await catalogueFor(context))
    .filter(({ price }) => price !== 0)
    .map(({ code, name, nameEn, audience, price }) => ({ packageCode: code, name, nameEn, audience, price }));

/** The teacher or learner who may buy; null for a request, whose writer may have no account. Errors: NOT_FOUND. */
async function buyerOf({ app, now }: SignedInContext, db: Db, about: About): Promise<Actor | null> {
  if ('requestId' in about) {
    await expectRequest(db, about.requestId);
    return null;
  }
  const buyer = await actorOfUser({ app, db, now }, about.customerId);
  if (buyer === null || (buyer.role !== 'TEACHER' && buyer.role !== 'STUDENT')) throw new AppError('NOT_FOUND');
  return buyer;
}

/**
 * One package for one account costs what the checkout asks of it, less its unused share. Several have the listed price:
 * the unused share can be credited once alone. Errors: PACKAGE_NOT_SOLD, PACKAGE_AUDIENCE, PACKAGE_LOWER, BODY_INVALID
 * for a price given for a package that has one.
 */
async function pricesOf(
  context: SignedInContext,
  buyer: Actor | null,
  items: Wanted['items'],
): Promise<QuoteContent['items']> {
  const [first] = items;
  const own = buyer !== null && items.length === 1 && first!.quantity === 1;
  const priced: QuotedOffer[] = [];
  for (const { packageCode, unitPrice } of items) {
    const offer =
      own && unitPrice === undefined
        ? await offerTo(context, buyer, packageCode)
        : await listedOffer(context, packageCode, unitPrice ?? null);
    if (buyer !== null && offer.audience !== (buyer.role === 'STUDENT' ? 'student' : 'teacher'))
      throw new AppError('PACKAGE_AUDIENCE');
    priced.push(offer);
  }
  return priced.map(({ audience: _, total: unitPrice, saleEndsAt, lines, ...offer }, at) => {
    const { quantity } = items[at]!;
    return {
      ...offer,
      quantity,
      lines: [...lines],
      unitPrice,
      total: unitPrice * quantity,
      saleEndsAt: isoOrNull(saleEndsAt),
    };
  });
}

/** Errors: NOT_FOUND, PERIOD_INVALID, BODY_INVALID, those of the prices. */
export async function giveQuote(
  context: SignedInContext,
  { items, validUntil, recipient, organisation, locale, note, ...rest }: Wanted,
): Promise<QuoteView> {
  const { app, actor, now } = context;
  const about = aboutOf(rest);
  const today = dayInVietnam(now);
  if (validUntil < today || validUntil > addDays(today, quoteBounds.days))
    throw new AppError('PERIOD_INVALID', { fields: [{ path: 'validUntil', code: 'PERIOD_INVALID' }] });
  return withTransaction(app.db, async (db) => {
    const buyer = await buyerOf(context, db, about);
    const priced = await pricesOf({ ...context, db }, buyer, items);
    const total = priced.reduce((sum, one) => sum + one.total, 0);
    const { value } = await publicTexts({ ...context, db });
    const id = app.newId();
    await insertQuote(db, {
      id,
      about,
      madeBy: actor.userId,
      madeAt: new Date(now),
      day: today.replaceAll('-', '').slice(2),
      content: {
        recipient,
        organisation,
        locale,
        note,
        validUntil,
        total,
        items: priced,
        product: productName,
        address: app.config.publicUrl.replace(/^https?:\/\//, ''),
        company: {
          company: value.company ?? '',
          address: value.address ?? '',
          taxCode: value.taxCode ?? '',
          hotline: value.hotline ?? '',
          email: value.email ?? '',
        },
      },
    });
    const made = (await findOptionalQuote(db, id))!;
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'quote-given',
      ...('customerId' in about ? { kind: 'user', id: about.customerId } : { kind: 'request', id: about.requestId }),
      details: { reference: made.number, amount: total },
    });
    return viewOf(made);
  });
}

/** Errors: NOT_FOUND. */
export async function fileOfQuote({ db }: SignedInContext, id: string): Promise<FileReply> {
  const row = await findOptionalQuote(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return { file: await quotePdf(row), name: quoteFileName(row), mime: 'application/pdf' };
}
