/** SQL of lists of orders: one's own, and all orders with their sums for staff. */
import type { OfferCode, OrderEventKind, OrderEventSource, OrderKind, OrderState, PaymentMethod } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, likePattern, type Db } from '#db';
import { orderColumns, type OrderRow } from '../orders.queries.ts';

export interface OrderFilter {
  /** Null for the orders of all users. */
  readonly userId: string | null;
  readonly state?: OrderState | undefined;
  readonly review?: boolean | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly kind?: OrderKind | undefined;
  readonly packageCode?: OfferCode | undefined;
  readonly voucher?: string | undefined;
  readonly from?: Date | null;
  readonly before?: Date | null;
  /** Leaves successful orders that were paid within these moments. */
  readonly paid?: { readonly from: Date | null; readonly before: Date | null };
  /** An order's number; in the list of all orders also a customer's name, e-mail or phone. */
  readonly search?: string | undefined;
}

export interface ManagedOrderRow extends OrderRow {
  readonly contact: string | null;
  readonly voucherCode: string | null;
  readonly endedByName: string | null;
}

function buyerMatches(search: string): RawBuilder<unknown> {
  const digits = search.replace(/[\s.()+-]/g, '');
  const byPhone = /^\d{3,}$/.test(digits) ? sql`OR b.search_all LIKE ${likePattern(digits.replace(/^84/, ''))}` : sql``;
  return sql`o.user_id IN (SELECT b.id FROM users b WHERE b.deleted_at IS NULL AND (${holdsWords('b.search_all', search)} ${byPhone}))`;
}

/** Uses indexed columns; orders of tests and combos are few. */
function kindIs(kind: OrderKind): RawBuilder<unknown> {
  if (kind === 'test') return sql`o.item_kind = 'UNIT_TEST'`;
  if (kind === 'buy-combo') return sql`o.item_kind = 'COMBO_ACCOUNT'`;
  return sql`o.action = ${kind} AND o.item_kind <> 'UNIT_TEST'`;
}

function conditions(f: OrderFilter): RawBuilder<unknown> {
  const number = f.search && /^vm-[\d-]*$/i.test(f.search) ? f.search.toUpperCase() : null;
  const parts = [
    ...(f.userId === null ? [] : [sql`o.user_id = ${f.userId}`]),
    ...(f.state === undefined ? [] : [sql`o.state = ${f.state}`]),
    ...(f.review ? [sql`o.review IS NOT NULL`] : []),
    ...(f.method === undefined ? [] : [sql`o.method = ${f.method}`]),
    ...(f.kind === undefined ? [] : [kindIs(f.kind)]),
    ...(f.packageCode === undefined ? [] : [sql`o.package_code = ${f.packageCode}`]),
    ...(f.voucher === undefined
      ? []
      : [sql`o.voucher_id = (SELECT v.id FROM vouchers v WHERE v.code = upper(${f.voucher}))`]),
    ...(f.from ? [sql`o.created_at >= ${f.from}`] : []),
    ...(f.before ? [sql`o.created_at < ${f.before}`] : []),
    ...(f.paid ? [sql`o.state = 'SUCCESS'`] : []),
    ...(f.paid?.from ? [sql`o.paid_at >= ${f.paid.from}`] : []),
    ...(f.paid?.before ? [sql`o.paid_at < ${f.paid.before}`] : []),
    ...(f.search === undefined || f.search === ''
      ? []
      : number !== null || f.userId !== null
        ? [sql`o.reference = ${number ?? f.search.toUpperCase()}`]
        : [buyerMatches(f.search)]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

const managed = sql`
  coalesce(u.email, u.phone) AS contact, (SELECT v.code FROM vouchers v WHERE v.id = o.voucher_id) AS "voucherCode",
  (SELECT e.full_name FROM users e WHERE e.id = o.ended_by_user) AS "endedByName"`;

interface Part {
  readonly page: number;
  readonly size: number;
  readonly sort?: keyof typeof sorts;
  readonly direction?: 'asc' | 'desc';
}
const sorts = {
  created: { asc: 'o.created_at, o.id', desc: 'o.created_at DESC, o.id DESC' },
  total: { asc: 'o.total, o.id', desc: 'o.total DESC, o.id DESC' },
} as const;

/** The newest first by default. `total` is at most 10,000. The page is chosen first, so that orders before it are not joined. */
export async function listOrders(
  db: Db,
  f: OrderFilter,
  { page, size, sort = 'created', direction = 'desc' }: Part,
): Promise<{ rows: ManagedOrderRow[]; total: number }> {
  const where = conditions(f);
  const order = sql.raw(sorts[sort][direction]);
  const { rows } = await sql<ManagedOrderRow>`
    SELECT ${orderColumns}, ${managed}
    FROM (SELECT * FROM orders o WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}) o JOIN users u ON u.id = o.user_id
    ORDER BY ${order}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM orders o WHERE ${where} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalManagedOrder(db: Db, id: string): Promise<ManagedOrderRow | undefined> {
  const { rows } = await sql<ManagedOrderRow>`
    SELECT ${orderColumns}, ${managed} FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = ${id}`.execute(db);
  return rows[0];
}

export interface OrderSums {
  readonly orders: number;
  readonly succeeded: number;
  readonly waiting: number;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * Sums of payments and refunds as in the ledger, whatever the state of the orders. The ledger is read only where the
 * order's row does not say the amount: the payment of a successful order is its total, and an unpaid order has none.
 */
export async function sumOrders(db: Db, f: OrderFilter): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    SELECT count(*)::int AS orders, count(*) FILTER (WHERE o.state = 'SUCCESS')::int AS succeeded,
      count(*) FILTER (WHERE o.review IS NOT NULL)::int AS waiting,
      coalesce(sum(CASE WHEN o.state = 'SUCCESS' THEN o.total WHEN o.paid_at IS NULL THEN 0 ELSE (
        SELECT l.amount FROM payment_ledger l WHERE l.order_id = o.id AND l.kind = 'PAID') END), 0)::float8 AS paid,
      coalesce(sum(CASE WHEN o.refunded > 0 THEN (
        SELECT -sum(l.amount)::int FROM payment_ledger l WHERE l.order_id = o.id AND l.kind = 'REFUNDED') END), 0)::float8 AS refunded
    FROM orders o WHERE ${conditions(f)}`.execute(db);
  return rows[0]!;
}

export interface EventRow {
  readonly kind: OrderEventKind;
  readonly source: OrderEventSource;
  readonly at: Date;
  readonly by: string | null;
  readonly code: string | null;
  readonly amount: number | null;
  readonly reason: string | null;
}

export async function eventsOf(db: Db, orderId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT e.kind, e.source, e.at, u.full_name AS by, e.code, e.amount, e.reason
    FROM order_events e LEFT JOIN users u ON u.id = e.actor_id WHERE e.order_id = ${orderId} ORDER BY e.id LIMIT 200`.execute(
    db,
  );
  return rows;
}

export interface LedgerRow {
  readonly kind: 'PAID' | 'REFUNDED';
  readonly amount: number;
  readonly at: Date;
  readonly transactionNo: string | null;
  readonly by: string | null;
  readonly reason: string | null;
}

export async function ledgerOf(db: Db, orderId: string): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    SELECT l.kind, l.amount, l.at, l.transaction_no AS "transactionNo", u.full_name AS by, l.reason
    FROM payment_ledger l LEFT JOIN users u ON u.id = l.actor_id WHERE l.order_id = ${orderId} ORDER BY l.id LIMIT 200`.execute(
    db,
  );
  return rows;
}
