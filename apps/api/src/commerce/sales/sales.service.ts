/** Sales: current prices by the server's clock, and the administration of sales. */
import type { ManagedSale, ParsedInput, RouteReply, saleRoutes } from '@vumon/contract';
import { AppError, itemKindOf, offerOf, saleState, type Offer } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { catalogueFor, changesOf, historyView, insertChange } from '#people/packages';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import {
  currentSales,
  findOptionalSale,
  insertSale,
  listSales,
  lockOptionalTestPrice,
  lockPackageOfSales,
  overlaps,
  putTestPrice,
  soldTests,
  stopSale,
  updateSale,
  type ManagedSaleRow,
  type SaleRow,
  type SaleTerms,
} from './sales.queries.ts';

type Routes = typeof saleRoutes;
type Items = RouteReply<Routes['GET /sale-item']>['items'];

const stateOf = (row: SaleRow, now: number) =>
  saleState({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime(), stopped: row.stoppedAt !== null }, now);

const shownSale = (row: SaleRow, now: number) => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  price: row.price,
  startsAt: iso(row.startsAt),
  endsAt: iso(row.endsAt),
  state: stateOf(row, now),
});

const itemOf = (offer: Offer, sale: SaleRow | undefined, now: number): Items[number] => ({
  itemKind: itemKindOf(offer),
  packageCode: offer.code,
  name: offer.name,
  nameEn: offer.nameEn,
  audience: offer.audience,
  accounts: offer.accounts,
  price: offer.price ?? 0,
  months: offer.months,
  tests: offer.uses,
  sale: sale && sale.price < (offer.price ?? 0) ? shownSale(sale, now) : null,
});

/** Packages with a price, with their current sales. */
export async function itemsOnSale({ app, db, now }: Pick<RequestContext, 'app' | 'db' | 'now'>): Promise<Items> {
  const sales = await currentSales(db, new Date(now));
  return (await catalogueFor({ app, db }))
    .filter(({ price }) => (price ?? 0) > 0)
    .map((offer) =>
      itemOf(
        offer,
        sales.find(({ packageCode }) => packageCode === offer.code),
        now,
      ),
    );
}

export async function testsOnSale(
  { db }: Pick<RequestContext, 'db'>,
  query: ParsedInput<Routes['GET /sale-asset']>['query'],
) {
  const { rows, total } = await soldTests(db, query);
  return { items: rows, page: { page: query.page, size: query.size, total } };
}

/** Errors: UNIT_TEST_NOT_FOUND, TEST_FOR_EXAMS: only what learners practise is sold. */
export async function priceTest({ app, actor, now }: SignedInContext, id: string, price: number | null): Promise<null> {
  return withTransaction(app.db, async (db) => {
    const test = await lockOptionalTestPrice(db, id);
    if (!test) throw new AppError('UNIT_TEST_NOT_FOUND');
    const before = { price: test.price };
    if (before.price === price) return null;
    if (price !== null && test.pool !== 'PRACTICE') throw new AppError('TEST_FOR_EXAMS');
    const at = new Date(now);
    await putTestPrice(db, id, price, actor.userId, at);
    await insertChange(db, { kind: 'TEST_PRICE', subjectId: id, at, actorId: actor.userId, before, after: { price } });
    const details = { before: before.price, after: price };
    await audit(db, { at: now, actorId: actor.userId, action: 'test-price-changed', kind: 'exam', id, details });
    return null;
  });
}

// ---- administration

/** A sale as its history stores it. */
const storedTerms = ({ name, nameEn, packageCode, price, startsAt, endsAt }: SaleTerms, stopped: boolean) => ({
  packageCode,
  name,
  nameEn,
  price,
  startsAt,
  endsAt,
  stopped,
});

export const historyOfSale = async ({ db }: SignedInContext, id: string) =>
  (await changesOf(db, 'SALE', id)).map(historyView);
export const historyOfTestPrice = async ({ db }: SignedInContext, id: string) =>
  (await changesOf(db, 'TEST_PRICE', id)).map(historyView);

async function managedView({ app, now }: SignedInContext, db: Db, row: ManagedSaleRow): Promise<ManagedSale> {
  return {
    ...shownSale(row, now),
    packageCode: row.packageCode,
    fullPrice: offerOf(await catalogueFor({ app, db }), row.packageCode).price,
    stoppedAt: isoOrNull(row.stoppedAt),
    revision: row.revision,
    orders: row.orders,
    createdBy: row.createdBy,
  };
}

export async function salesPage(context: SignedInContext, query: ParsedInput<Routes['GET /itf/sales']>['query']) {
  const { rows, total } = await listSales(context.db, { ...query, now: new Date(context.now) });
  const items = await Promise.all(rows.map((row) => managedView(context, context.db, row)));
  return { items, page: { page: query.page, size: query.size, total } };
}

/**
 * The caller has locked the package's row. Errors: PACKAGE_NOT_SOLD, SALE_OVERLAPS, BODY_INVALID at each invalid field.
 */
async function expectFits(context: SignedInContext, db: Db, terms: SaleTerms, but: string | null): Promise<void> {
  const { price } = offerOf(await catalogueFor({ app: context.app, db }), terms.packageCode);
  if ((price ?? 0) <= 0) throw new AppError('PACKAGE_NOT_SOLD');
  const fields = [
    ...(terms.price >= price! ? [{ path: 'price', code: 'tooBig', params: { limit: price! - 1 } }] : []),
    ...(terms.endsAt <= terms.startsAt ? [{ path: 'endsAt', code: 'endsBeforeStart' }] : []),
    ...(terms.endsAt.getTime() <= context.now ? [{ path: 'endsAt', code: 'dateInPast' }] : []),
  ];
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  if (await overlaps(db, terms, but)) throw new AppError('SALE_OVERLAPS');
}

export async function makeSale(
  context: SignedInContext,
  given: ParsedInput<Routes['POST /itf/sales']>['body'],
): Promise<ManagedSale> {
  const { app, actor, now } = context;
  const terms = { ...given, startsAt: new Date(given.startsAt), endsAt: new Date(given.endsAt) };
  return withTransaction(app.db, async (db) => {
    await lockPackageOfSales(db, terms.packageCode);
    await expectFits(context, db, terms, null);
    const id = app.newId();
    const at = new Date(now);
    await insertSale(db, id, terms, actor.userId, at);
    const after = storedTerms(terms, false);
    await insertChange(db, { kind: 'SALE', subjectId: id, at, actorId: actor.userId, before: null, after });
    const { name, packageCode, price } = terms;
    const details = { name, package: packageCode, amount: price, from: terms.startsAt, endsAt: terms.endsAt };
    await audit(db, { at: now, actorId: actor.userId, action: 'sale-made', kind: 'sale', id, details });
    return managedView(context, db, (await findOptionalSale(db, id))!);
  });
}

/** Errors: NOT_FOUND, VERSION_CONFLICT, those of making one. */
export async function changeSale(
  context: SignedInContext,
  id: string,
  { revision, ...given }: ParsedInput<Routes['PUT /itf/sales/{id}']>['body'],
): Promise<ManagedSale> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const found = await findOptionalSale(db, id);
    if (!found) throw new AppError('NOT_FOUND');
    await lockPackageOfSales(db, found.packageCode);
    const sale = (await findOptionalSale(db, id))!;
    if (sale.revision !== revision || sale.stoppedAt !== null) throw new AppError('VERSION_CONFLICT');
    const { packageCode } = sale;
    const terms = { ...given, packageCode, startsAt: new Date(given.startsAt), endsAt: new Date(given.endsAt) };
    await expectFits(context, db, terms, id);
    const changed = (['name', 'nameEn', 'price', 'startsAt', 'endsAt'] as const).filter(
      (name) => JSON.stringify(terms[name]) !== JSON.stringify(sale[name]),
    );
    if (changed.length === 0) return managedView(context, db, sale);
    await updateSale(db, id, terms);
    const [before, after] = [storedTerms(sale, false), storedTerms(terms, false)];
    await insertChange(db, { kind: 'SALE', subjectId: id, at: new Date(now), actorId: actor.userId, before, after });
    const details = { name: terms.name, changed, before: sale.price, after: terms.price };
    await audit(db, { at: now, actorId: actor.userId, action: 'sale-changed', kind: 'sale', id, details });
    return managedView(context, db, (await findOptionalSale(db, id))!);
  });
}

/** Errors: NOT_FOUND. */
export async function endSale(context: SignedInContext, id: string): Promise<ManagedSale> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    const found = await findOptionalSale(db, id);
    if (!found) throw new AppError('NOT_FOUND');
    await lockPackageOfSales(db, found.packageCode);
    const sale = (await findOptionalSale(db, id))!;
    if (sale.stoppedAt !== null) return managedView(context, db, sale);
    const at = new Date(now);
    await stopSale(db, id, at);
    const [before, after] = [storedTerms(sale, false), storedTerms(sale, true)];
    await insertChange(db, { kind: 'SALE', subjectId: id, at, actorId: actor.userId, before, after });
    const details = { name: sale.name };
    await audit(db, { at: now, actorId: actor.userId, action: 'sale-stopped', kind: 'sale', id, details });
    return managedView(context, db, (await findOptionalSale(db, id))!);
  });
}
