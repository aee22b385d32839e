/** SQL of refunds: the requests to the gateway, and revoking what was sold. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { OrderRow } from '../orders.queries.ts';

export interface RefundRequest {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly reason: string;
  readonly actorId: string;
  readonly askedAt: Date;
}

export async function insertRefundRequest(db: Db, r: RefundRequest): Promise<void> {
  await sql`
    INSERT INTO refund_requests (id, order_id, amount, reason, actor_id, asked_at)
    VALUES (${r.id}, ${r.orderId}, ${r.amount}, ${r.reason}, ${r.actorId}, ${r.askedAt})`.execute(db);
}

const columns = sql`id, order_id AS "orderId", amount, reason, actor_id AS "actorId", asked_at AS "askedAt"`;

/** Requests to which the gateway has not replied yet. */
export async function openRefunds(db: Db, before: Date, limit: number): Promise<RefundRequest[]> {
  const { rows } = await sql<RefundRequest>`
    SELECT ${columns} FROM refund_requests WHERE settled_at IS NULL AND asked_at < ${before} ORDER BY asked_at LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** False when it was settled before. */
export async function settleRequest(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE refund_requests SET settled_at = ${at} WHERE id = ${id} AND settled_at IS NULL RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Whether an order is fully refunded by the ledger, which only has refunds that the gateway confirmed. */
export async function isAllBack(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    SELECT coalesce(sum(amount), 0)::int AS left FROM payment_ledger WHERE order_id = ${orderId}`.execute(db);
  return rows[0]!.left === 0;
}

/**
 * The order that credits the unused share of this one, while it is in force: what was credited there cannot be refunded
 * here.
 */
export async function findOptionalCrediting(
  db: Db,
  { membershipId }: OrderRow,
): Promise<{ readonly reference: string; readonly credit: number } | undefined> {
  if (membershipId === null) return undefined;
  const { rows } = await sql<{ reference: string; credit: number }>`
    SELECT reference, credit FROM orders WHERE basis @> ARRAY[${membershipId}]::uuid[] AND credit > 0 AND state = 'SUCCESS'
      AND (total = 0 OR refunded < total) ORDER BY created_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/**
 * The memberships that an order granted: one, or one for each account of a combo. Locks their owners and the buyer, in
 * the order of their ids.
 */
export async function lockGiven(db: Db, { id, userId, membershipId }: OrderRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM memberships m WHERE m.id = ${membershipId}
    UNION ALL SELECT membership_id FROM order_accounts WHERE order_id = ${id} AND membership_id IS NOT NULL`.execute(
    db,
  );
  const ids = rows.map((row) => row.id);
  await sql`
    SELECT FROM users WHERE id = ${userId} OR id IN (SELECT m.user_id FROM memberships m WHERE m.id = ANY (${ids}::uuid[]))
    ORDER BY id FOR UPDATE`.execute(db);
  return ids;
}

/**
 * Ends a membership that an order granted. Renewals that follow it without a gap are moved forward to its new end, so
 * that there is no interruption of what was paid for. Memberships that it had replaced run again until their own end.
 */
export async function revokeMembership(db: Db, membershipId: string, at: Date): Promise<void> {
  await sql`
    WITH RECURSIVE taken AS (
      SELECT id, user_id, package_code, ends_at, ends_at - greatest(starts_at, ${at}) AS rest FROM memberships
      WHERE id = ${membershipId} AND ends_at > ${at}
    ), later AS (
      SELECT m.id, m.ends_at, t.user_id, t.package_code, t.rest FROM taken t
      JOIN memberships m ON m.user_id = t.user_id AND m.package_code = t.package_code AND m.starts_at = t.ends_at AND m.id <> t.id
      UNION
      SELECT m.id, m.ends_at, l.user_id, l.package_code, l.rest FROM later l
      JOIN memberships m ON m.user_id = l.user_id AND m.package_code = l.package_code AND m.starts_at = l.ends_at AND m.id <> l.id
    )
    UPDATE memberships m SET starts_at = m.starts_at - l.rest, ends_at = m.ends_at - l.rest FROM later l WHERE m.id = l.id`.execute(
    db,
  );
  await sql`
    UPDATE memberships SET starts_at = least(starts_at, ${at}), ends_at = ${at}, ended_at = ${at}
    WHERE id = ${membershipId} AND (ends_at IS NULL OR ends_at > ${at})`.execute(db);
  // If another order has replaced it, revoking that order must not bring it back.
  await sql`UPDATE memberships SET replaced_by = NULL WHERE id = ${membershipId} AND replaced_by IS NOT NULL`.execute(
    db,
  );
  await sql`
    UPDATE memberships SET starts_at = starts_before, ends_at = ends_before, ended_at = NULL, replaced_by = NULL, starts_before = NULL, ends_before = NULL
    WHERE replaced_by = ${membershipId}`.execute(db);
}
