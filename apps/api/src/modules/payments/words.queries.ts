/** SQL of what the gateway said by itself: stored before it is answered, acted on afterwards. */
import type { OrderState, ReviewReason } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { lockedOrder, type GatewayFacts, type OrderRow } from './orders.queries.ts';

export interface GatewayWords extends GatewayFacts {
  readonly status: string;
}

export interface NewWord extends GatewayWords {
  readonly reference: string;
  /** As the gateway wrote it, in hundredths of a dong. */
  readonly amount: string;
}

/** The order that a word is about, and whether the word is kept. */
export interface HeardOrder {
  readonly state: OrderState | null;
  readonly review: ReviewReason | null;
  readonly refunded: number | null;
  readonly rightAmount: boolean | null;
  /** False for what had been said before. */
  readonly fresh: boolean;
}

/** Stores words of which the order is found and the amount is right; at most one about each order. What became of each, in their order. */
export async function storeWords(db: Db, words: readonly NewWord[], at: Date): Promise<HeardOrder[]> {
  const { rows } = await sql<HeardOrder>`
    ${prepared} WITH heard AS (
      SELECT w.*, o.id AS order_id, o.state, o.review, o.refunded, w.amount = (o.total::bigint * 100)::text AS "rightAmount"
      FROM unnest(${words.map(({ reference }) => reference)}::text[], ${words.map(({ amount }) => amount)}::text[],
        ${words.map(({ responseCode }) => responseCode)}::text[], ${words.map(({ status }) => status)}::text[],
        ${words.map(({ transactionNo }) => transactionNo)}::text[], ${words.map(({ bankCode }) => bankCode)}::text[])
        WITH ORDINALITY AS w (reference, amount, response_code, status, transaction_no, bank_code, place)
      LEFT JOIN orders o ON o.reference = w.reference
    ), stored AS (
      -- In one order, so that processes that are told the same at once do not wait for each other in a circle.
      INSERT INTO gateway_words (order_id, response_code, transaction_status, transaction_no, bank_code, received_at)
      SELECT order_id, response_code, status, transaction_no, bank_code, ${at} FROM heard WHERE "rightAmount" ORDER BY order_id
      ON CONFLICT DO NOTHING RETURNING order_id
    )
    SELECT h.state, h.review, h.refunded, h."rightAmount", s.order_id IS NOT NULL AS fresh
    FROM heard h LEFT JOIN stored s ON s.order_id = h.order_id ORDER BY h.place`.execute(db);
  return rows;
}

/** Orders with words that nobody has acted on yet, the longest waiting first; not those that wait for a job. */
export async function ordersWithWords(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    ${prepared} SELECT w.order_id AS "orderId" FROM gateway_words w
    WHERE w.settled_at IS NULL AND w.tries = 0
      AND NOT EXISTS (SELECT FROM gateway_words f WHERE f.order_id = w.order_id AND f.settled_at IS NULL AND f.tries > 0)
    ORDER BY w.id LIMIT ${limit}`.execute(db);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

/** Orders with a word on which acting has failed. */
export async function ordersWithFailedWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT DISTINCT order_id AS "orderId" FROM gateway_words WHERE settled_at IS NULL AND tries > 0`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

export interface StoredWord extends GatewayWords {
  readonly id: number;
}

/** What nobody has acted on, in the order in which it came. The order is held, so that nobody else does. */
export async function openWords(db: Db, orderId: string): Promise<StoredWord[]> {
  const { rows } = await sql<StoredWord>`
    ${prepared} SELECT id, response_code AS "responseCode", transaction_status AS status, transaction_no AS "transactionNo", bank_code AS "bankCode"
    FROM gateway_words WHERE order_id = ${orderId} AND settled_at IS NULL ORDER BY id`.execute(db);
  return rows;
}

/** An order that has words to act on, held; undefined where it has none, or where another process holds it and is not waited for. */
export const takeOrderWithWords = (db: Db, id: string, wait: boolean): Promise<OrderRow | undefined> =>
  lockedOrder(
    db,
    sql`o.id = ${id} AND EXISTS (SELECT FROM gateway_words w WHERE w.order_id = o.id AND w.settled_at IS NULL)`,
    wait ? sql`` : sql`SKIP LOCKED`,
  );

export async function markSettled(db: Db, id: number, at: Date): Promise<void> {
  await sql`${prepared} UPDATE gateway_words SET settled_at = ${at} WHERE id = ${id}`.execute(db);
}

/** False when somebody has acted on it meanwhile. */
export async function markFailed(db: Db, id: number, error: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE gateway_words SET tries = tries + 1, last_error = left(${error}, 1000) WHERE id = ${id} AND settled_at IS NULL RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
}
