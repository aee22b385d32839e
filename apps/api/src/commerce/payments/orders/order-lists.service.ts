/** Orders for staff: lists with sums, one order with its events and ledger entries, and an export as a workbook. */
import type { paymentRoutes, ParsedInput, RouteReply } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { audit } from '#platform/audit';
import { dayRange, iso } from '../../../platform/clock.ts';
import type { FileReply, SignedInContext } from '../../../platform/http/context.ts';
import { mostFileRows } from '../../../platform/spreadsheet.ts';
import { ordersWorkbook } from './orders.workbook.ts';
import {
  eventsOf,
  findOptionalManagedOrder,
  ledgerOf,
  listOrders,
  sumOrders,
  type OrderFilter,
  type OrderSums,
} from './order-lists.queries.ts';
import { managedOrderView, orderView } from '../payments.view.ts';

type Routes = typeof paymentRoutes;
type Filters = ParsedInput<Routes['GET /itf/orders/sums']>['query'];

function filterOf(query: Filters): OrderFilter {
  const paid = dayRange('Asia/Ho_Chi_Minh', { from: query.paidFrom, to: query.paidTo });
  return {
    ...query,
    userId: null,
    ...dayRange('Asia/Ho_Chi_Minh', query),
    ...((query.paidFrom ?? query.paidTo) && { paid }),
  };
}

export async function ownOrders(
  { db, actor }: SignedInContext,
  { page, size, ...filter }: ParsedInput<Routes['GET /itf/orders/mine']>['query'],
) {
  const { rows, total } = await listOrders(db, { ...filter, userId: actor.userId }, { page, size });
  return { items: rows.map(orderView), page: { page, size, total } };
}

/** The newest orders of a customer, how many there are, and their sums by the ledger. */
export async function ordersOf({ db }: SignedInContext, userId: string, size: number) {
  const { rows } = await listOrders(db, { userId }, { page: 0, size });
  const { orders, paid, refunded } = await sumOrders(db, { userId });
  return { orders: rows.map(managedOrderView), orderCount: orders, paid, refunded };
}

export async function allOrders(
  { db }: SignedInContext,
  { page, size, sort, direction, ...filter }: ParsedInput<Routes['GET /itf/orders']>['query'],
) {
  const { rows, total } = await listOrders(db, filterOf(filter), { page, size, sort, direction });
  return { items: rows.map(managedOrderView), page: { page, size, total } };
}

export const sumsOfOrders = ({ db }: SignedInContext, query: Filters): Promise<OrderSums> =>
  sumOrders(db, filterOf(query));

/** Errors: NOT_FOUND. */
export async function recordOfOrder(
  { db }: SignedInContext,
  id: string,
): Promise<RouteReply<Routes['GET /itf/orders/{id}/record']>> {
  const order = await findOptionalManagedOrder(db, id);
  if (!order) throw new AppError('NOT_FOUND');
  const at = <Row extends { readonly at: Date }>(row: Row) => ({ ...row, at: iso(row.at) });
  return {
    order: managedOrderView(order),
    events: (await eventsOf(db, id)).map(at),
    ledger: (await ledgerOf(db, id)).map(at),
  };
}

export async function fileOfOrders({ db, actor, now, locale }: SignedInContext, query: Filters): Promise<FileReply> {
  const { rows } = await listOrders(db, filterOf(query), { page: 0, size: mostFileRows + 1 });
  // Audited, because the file contains names and contacts of customers.
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'orders-exported',
    kind: 'user',
    id: actor.userId,
    details: { rows: Math.min(rows.length, mostFileRows) },
  });
  return ordersWorkbook(rows, locale);
}
