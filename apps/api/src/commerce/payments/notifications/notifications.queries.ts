/** SQL of the gateway's notifications: stored before they are answered, processed afterwards. */
import type { OrderState, ReviewReason } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { lockedOrder, type GatewayFacts, type OrderRow } from '../orders.queries.ts';

export interface GatewayResult extends GatewayFacts {
  readonly status: string;
}

export interface NewNotification extends GatewayResult {
  readonly reference: string;
  /** As the gateway wrote it, in hundredths of a dong. */
  readonly amount: string;
}

/**
 * The order that a notification is about, and whether the notification was stored. All null where no order has the
 * reference.
 */
export interface NotifiedOrder {
  readonly state: OrderState | null;
  readonly review: ReviewReason | null;
  readonly refunded: number | null;
  readonly rightAmount: boolean | null;
  /** False for a notification that was stored before. */
  readonly fresh: boolean;
}

/**
 * Stores notifications whose order exists and whose amount is right; at most one for each order in a call. Returns one
 * row for each, in their order.
 */
export async function storeNotifications(
  db: Db,
  given: readonly NewNotification[],
  at: Date,
): Promise<NotifiedOrder[]> {
  const { rows } = await sql<NotifiedOrder>`
    ${prepared} WITH told AS (
      SELECT n.*, o.id AS order_id, o.state, o.review, o.refunded, n.amount = (o.total::bigint * 100)::text AS "rightAmount"
      FROM unnest(${given.map(({ reference }) => reference)}::text[], ${given.map(({ amount }) => amount)}::text[],
        ${given.map(({ responseCode }) => responseCode)}::text[], ${given.map(({ status }) => status)}::text[],
        ${given.map(({ transactionNo }) => transactionNo)}::text[], ${given.map(({ bankCode }) => bankCode)}::text[])
        WITH ORDINALITY AS n (reference, amount, response_code, status, transaction_no, bank_code, place)
      LEFT JOIN orders o ON o.reference = n.reference
    ), stored AS (
      -- Sorted, so that two processes that store the same notifications do not deadlock.
      INSERT INTO payment_notifications (order_id, response_code, transaction_status, transaction_no, bank_code, received_at)
      SELECT order_id, response_code, status, transaction_no, bank_code, ${at} FROM told WHERE "rightAmount" ORDER BY order_id
      ON CONFLICT DO NOTHING RETURNING order_id
    )
    SELECT t.state, t.review, t.refunded, t."rightAmount", s.order_id IS NOT NULL AS fresh
    FROM told t LEFT JOIN stored s ON s.order_id = t.order_id ORDER BY t.place`.execute(db);
  return rows;
}

/** Orders with unprocessed notifications, the oldest notification first; without orders that wait for a job. */
export async function ordersWithNotifications(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    ${prepared} SELECT n.order_id AS "orderId" FROM payment_notifications n
    WHERE n.settled_at IS NULL AND n.tries = 0
      AND NOT EXISTS (SELECT FROM payment_notifications f WHERE f.order_id = n.order_id AND f.settled_at IS NULL AND f.tries > 0)
    ORDER BY n.id LIMIT ${limit}`.execute(db);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

/** Orders with a notification whose processing has failed. */
export async function ordersWithFailedNotifications(db: Db): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT DISTINCT order_id AS "orderId" FROM payment_notifications WHERE settled_at IS NULL AND tries > 0`.execute(
    db,
  );
  return rows.map(({ orderId }) => orderId);
}

export interface StoredNotification extends GatewayResult {
  readonly id: number;
}

/** The unprocessed notifications of an order that the caller has locked, in the order of their arrival. */
export async function openNotifications(db: Db, orderId: string): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    ${prepared} SELECT id, response_code AS "responseCode", transaction_status AS status, transaction_no AS "transactionNo", bank_code AS "bankCode"
    FROM payment_notifications WHERE order_id = ${orderId} AND settled_at IS NULL ORDER BY id`.execute(db);
  return rows;
}

/**
 * Locks an order that has unprocessed notifications. Undefined where it has none, or where another process has locked
 * it and `wait` is false.
 */
export const lockOrderWithNotifications = (db: Db, id: string, wait: boolean): Promise<OrderRow | undefined> =>
  lockedOrder(
    db,
    sql`o.id = ${id} AND EXISTS (SELECT FROM payment_notifications n WHERE n.order_id = o.id AND n.settled_at IS NULL)`,
    wait ? sql`` : sql`SKIP LOCKED`,
  );

export async function markSettled(db: Db, id: number, at: Date): Promise<void> {
  await sql`${prepared} UPDATE payment_notifications SET settled_at = ${at} WHERE id = ${id}`.execute(db);
}

/** False when it has been processed meanwhile. */
export async function markFailed(db: Db, id: number, error: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE payment_notifications SET tries = tries + 1, last_error = left(${error}, 1000) WHERE id = ${id} AND settled_at IS NULL RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
}
