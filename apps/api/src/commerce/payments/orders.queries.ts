/** SQL of orders, of the ledger, and of the packages that a buyer holds. */
import type {
  HeldMembership,
  ItemKind,
  OfferCode,
  OrderAction,
  OrderEventKind,
  OrderEventSource,
  OrderState,
  PaymentMethod,
  PriceLine,
  ReviewReason,
} from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { SubjectNames } from '#people/user-administration';

export interface OrderRow {
  readonly id: string;
  readonly reference: string;
  readonly userId: string;
  readonly userName: string;
  readonly action: OrderAction;
  readonly itemKind: ItemKind;
  readonly packageCode: OfferCode | null;
  readonly examId: string | null;
  readonly saleId: string | null;
  readonly packageName: string;
  readonly packageNameEn: string;
  readonly months: number | null;
  readonly days: number | null;
  readonly uses: number | null;
  readonly lines: readonly PriceLine[];
  readonly credit: number;
  readonly total: number;
  readonly basis: readonly string[];
  readonly voucherId: string | null;
  readonly voucherHeld: boolean;
  readonly method: PaymentMethod;
  readonly state: OrderState;
  readonly review: ReviewReason | null;
  readonly responseCode: string | null;
  readonly transactionNo: string | null;
  readonly bankCode: string | null;
  readonly paidAt: Date | null;
  /** The amount refunded, and the amount requested from the gateway. */
  readonly refunded: number;
  /** The part of it to which the gateway has not replied yet. */
  readonly refunding: number;
  readonly membershipId: string | null;
  readonly membershipEndsAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly reason: string | null;
  /** The recipients of a package for several accounts. */
  readonly accounts: readonly OrderAccountRow[];
}

export interface OrderAccountRow {
  readonly fullName: string;
  readonly phone: string | null;
  readonly opened: boolean | null;
  readonly endsAt: string | null;
}

/**
 * The end that membership `m` was granted with. One that a later order replaced has it in `ends_before`; for one that
 * was revoked it is null.
 */
const givenUntil = sql`CASE WHEN m.starts_before IS NOT NULL THEN m.ends_before WHEN m.ended_at IS NULL THEN m.ends_at END`;

export const orderColumns = sql`
  o.id, o.reference, o.user_id AS "userId", u.full_name AS "userName", o.action, o.package_code AS "packageCode",
  o.item_kind AS "itemKind", o.exam_id AS "examId", o.sale_id AS "saleId",
  o.package_name AS "packageName", o.package_name_en AS "packageNameEn", o.months, o.days, o.uses, o.lines, o.credit, o.total, o.basis,
  o.voucher_id AS "voucherId", o.voucher_held AS "voucherHeld", o.method, o.state, o.review, o.response_code AS "responseCode",
  o.transaction_no AS "transactionNo", o.bank_code AS "bankCode", o.paid_at AS "paidAt", o.refunded,
  CASE WHEN o.refunded = 0 THEN 0 ELSE (
    SELECT coalesce(sum(r.amount), 0)::int FROM refund_requests r WHERE r.order_id = o.id AND r.settled_at IS NULL) END AS refunding, o.membership_id AS "membershipId",
  (SELECT ${givenUntil} FROM memberships m WHERE m.id = o.membership_id) AS "membershipEndsAt",
  o.created_at AS "createdAt", o.expires_at AS "expiresAt", o.ended_at AS "endedAt", o.ended_by AS "endedBy", o.reason,
  CASE WHEN o.item_kind = 'COMBO_ACCOUNT' THEN (
    SELECT jsonb_agg(jsonb_build_object('fullName', a.full_name, 'phone', a.phone, 'opened', a.opened, 'endsAt', ${givenUntil}) ORDER BY a.position)
    FROM order_accounts a LEFT JOIN memberships m ON m.id = a.membership_id WHERE a.order_id = o.id
  ) ELSE '[]' END AS accounts`;

/**
 * Locks the buyer, so that orders and grants of one account are handled one after the other. False for a deleted
 * account.
 */
export async function lockBuyer(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`.execute(db);
  return rows.length > 0;
}

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM orders WHERE user_id = ${userId} AND state = 'PROCESSING' AND review IS NULL`.execute(
    db,
  );
  return rows[0]!.total;
}

/** The buyer's newest unpaid order of a package or test that the gateway still accepts a payment for. */
export const findOptionalUnpaidOrder = (
  db: Db,
  { userId, packageCode, examId, now }: Pick<OrderRow, 'userId' | 'packageCode' | 'examId'> & { readonly now: Date },
) =>
  one(
    db,
    sql`o.user_id = ${userId} AND o.package_code IS NOT DISTINCT FROM ${packageCode} AND o.exam_id IS NOT DISTINCT FROM ${examId}
      AND o.state = 'PROCESSING' AND o.review IS NULL AND o.expires_at > ${now} ORDER BY o.created_at DESC, o.reference DESC LIMIT 1`,
  );

/** The packages that the user owns and that run or will run, with the amount paid and not refunded. */
export async function heldMemberships(db: Db, userId: string, now: Date): Promise<HeldMembership[]> {
  const { rows } = await sql<Omit<HeldMembership, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date | null }>`
    SELECT m.id, m.package_code AS "packageCode", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.uses_total AS "usesTotal",
      m.uses_left AS "usesLeft", coalesce(o.total - o.refunded + o.credit, m.amount - coalesce(m.amount::bigint * c.refunded / nullif(c.total, 0), 0), 0)::int AS value
    FROM memberships m LEFT JOIN orders o ON o.membership_id = m.id
      LEFT JOIN order_accounts a ON a.membership_id = m.id LEFT JOIN orders c ON c.id = a.order_id
    WHERE m.user_id = ${userId} AND (m.ends_at IS NULL OR m.ends_at > ${now}) AND m.uses_left IS DISTINCT FROM 0 ORDER BY m.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt?.getTime() ?? null }));
}

export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'userId'
  | 'action'
  | 'itemKind'
  | 'packageCode'
  | 'examId'
  | 'saleId'
  | 'packageName'
  | 'packageNameEn'
  | 'months'
  | 'days'
  | 'uses'
  | 'lines'
  | 'credit'
  | 'total'
  | 'basis'
  | 'voucherId'
  | 'method'
  | 'createdAt'
  | 'expiresAt'
> & {
  /** yymmdd in Vietnam, part of the reference. */
  readonly day: string;
};

export async function insertOrder(db: Db, o: NewOrder): Promise<void> {
  await sql`
    INSERT INTO orders (id, reference, user_id, action, item_kind, exam_id, sale_id, package_code, package_name, package_name_en, months, days, uses, lines,
      credit, total, basis, voucher_id, voucher_held, method, state, created_at, expires_at)
    VALUES (${o.id}, 'VM-' || ${o.day} || '-' || lpad(nextval('order_numbers')::text, 6, '0'), ${o.userId}, ${o.action}, ${o.itemKind}, ${o.examId}, ${o.saleId},
      ${o.packageCode}, ${o.packageName}, ${o.packageNameEn}, ${o.months}, ${o.days}, ${o.uses}, ${JSON.stringify(o.lines)}::jsonb,
      ${o.credit}, ${o.total}, ${[...o.basis]}::uuid[], ${o.voucherId}, ${o.voucherId !== null}, ${o.method}, 'PROCESSING',
      ${o.createdAt}, ${o.expiresAt})`.execute(db);
  await insertOrderEvent(db, o.id, { kind: 'ORDERED', source: 'BUYER', at: o.createdAt, actorId: o.userId });
}

type Sql = ReturnType<typeof sql>;

async function one(db: Db, where: Sql, lock: Sql = sql``): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${orderColumns} FROM orders o JOIN users u ON u.id = o.user_id WHERE ${where} ${lock}`.execute(db);
  return rows[0];
}

/** FOR NO KEY UPDATE still lets a notification that refers to the locked order be stored. */
export const lockedOrder = (db: Db, where: Sql, wait: Sql = sql``): Promise<OrderRow | undefined> =>
  one(db, where, sql`FOR NO KEY UPDATE OF o ${wait}`);

export const findOptionalOrder = (db: Db, id: string) => one(db, sql`o.id = ${id}`);
export const findOptionalOwnOrder = (db: Db, id: string, userId: string) =>
  one(db, sql`o.id = ${id} AND o.user_id = ${userId}`);
export const findOptionalByReference = (db: Db, reference: string, userId: string) =>
  one(db, sql`o.reference = ${reference} AND o.user_id = ${userId}`);
export const lockOptionalOrder = (db: Db, id: string) => lockedOrder(db, sql`o.id = ${id}`);
export const lockOptionalByReference = (db: Db, reference: string) => lockedOrder(db, sql`o.reference = ${reference}`);

/** Unpaid orders that have expired at the gateway and have no unprocessed notification. */
export async function ordersToAskAbout(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders o WHERE state = 'PROCESSING' AND review IS NULL AND expires_at < ${before}
      AND NOT EXISTS (SELECT FROM payment_notifications n WHERE n.order_id = o.id AND n.settled_at IS NULL)
    ORDER BY expires_at LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface GatewayFacts {
  readonly responseCode: string;
  readonly transactionNo: string;
  readonly bankCode: string;
}

export async function storeGatewayFacts(db: Db, id: string, facts: GatewayFacts): Promise<void> {
  await sql`
    UPDATE orders SET response_code = nullif(${facts.responseCode}, ''), transaction_no = nullif(${facts.transactionNo}, ''),
      bank_code = nullif(${facts.bankCode}, '') WHERE id = ${id}`.execute(db);
}

export interface OrderEvent {
  readonly kind: OrderEventKind;
  readonly source: OrderEventSource;
  readonly at: Date;
  readonly actorId?: string | null;
  readonly code?: string | null;
  readonly amount?: number;
  readonly reason?: string | null;
}

export async function insertOrderEvent(db: Db, orderId: string, e: OrderEvent): Promise<void> {
  await sql`
    INSERT INTO order_events (order_id, kind, at, source, actor_id, code, amount, reason)
    VALUES (${orderId}, ${e.kind}, ${e.at}, ${e.source}, ${e.actorId ?? null}, nullif(${e.code ?? null}, ''), ${e.amount ?? null}, ${e.reason ?? null})`.execute(
    db,
  );
}

export interface OrderEnd {
  readonly by: 'NOTIFICATION' | 'QUERY' | 'FREE' | 'PERSON';
  readonly userId: string | null;
  readonly reason: string | null;
  /** The gateway's response code. */
  readonly code?: string;
  readonly at: Date;
}

export async function endPaid(db: Db, id: string, membershipId: string | null, end: OrderEnd): Promise<void> {
  await sql`
    UPDATE orders SET state = 'SUCCESS', review = NULL, membership_id = ${membershipId}, paid_at = coalesce(paid_at, ${end.at}),
      ended_at = ${end.at}, ended_by = ${end.by}, ended_by_user = ${end.userId}, reason = ${end.reason} WHERE id = ${id}`.execute(
    db,
  );
  await insertEnd(db, id, 'SUCCESS', end);
}

const insertEnd = (db: Db, id: string, kind: 'SUCCESS' | 'FAIL' | 'CANCEL', { by, userId, ...end }: OrderEnd) =>
  insertOrderEvent(db, id, { ...end, kind, source: by, actorId: userId });

export async function endUnpaid(db: Db, id: string, state: 'FAIL' | 'CANCEL', end: OrderEnd): Promise<void> {
  await sql`
    UPDATE orders SET state = ${state}, review = NULL, voucher_held = false, ended_at = ${end.at}, ended_by = ${end.by},
      ended_by_user = ${end.userId}, reason = ${end.reason} WHERE id = ${id}`.execute(db);
  // Where the buyer's account was deleted while the order was open, the people whom the buyer named are erased too.
  await sql`
    UPDATE order_accounts SET full_name = '', phone = NULL WHERE order_id = ${id}
      AND EXISTS (SELECT FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = ${id} AND u.deleted_at IS NOT NULL)`.execute(
    db,
  );
  await insertEnd(db, id, state, end);
}

/** Marks an order for a decision by staff; an order that had ended is open again. */
export async function putForReview(db: Db, id: string, review: ReviewReason, { by, at }: OrderEnd): Promise<void> {
  await sql`
    UPDATE orders SET state = 'PROCESSING', review = ${review}, paid_at = ${at}, ended_at = NULL, ended_by = NULL, ended_by_user = NULL,
      reason = NULL WHERE id = ${id}`.execute(db);
  await insertOrderEvent(db, id, { kind: 'REVIEW', source: by, at, code: review });
}

export async function addRefunded(db: Db, id: string, amount: number): Promise<void> {
  await sql`UPDATE orders SET refunded = refunded + ${amount} WHERE id = ${id}`.execute(db);
}

export interface LedgerEntry {
  readonly orderId: string;
  readonly kind: 'PAID' | 'REFUNDED';
  readonly amount: number;
  readonly at: Date;
  readonly transactionNo: string | null;
  readonly actorId?: string;
  readonly reason?: string;
}

/** A payment is entered in the ledger once, however often the gateway reports it. */
export async function insertLedger(db: Db, e: LedgerEntry): Promise<void> {
  await sql`
    INSERT INTO payment_ledger (order_id, kind, amount, at, transaction_no, actor_id, reason)
    VALUES (${e.orderId}, ${e.kind}, ${e.amount}, ${e.at}, ${e.transactionNo}, ${e.actorId ?? null}, ${e.reason ?? null})
    ON CONFLICT (order_id) WHERE kind = 'PAID' DO NOTHING`.execute(db);
}

export const namesOfOrders: SubjectNames = {
  order: (ids) => sql`SELECT id, reference, package_name, NULL FROM orders WHERE id = ANY (${ids}::uuid[])`,
};
