/** SQL of the outbox. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { enqueuedWithin, type Job } from '#platform/jobs';

export interface Stream {
  readonly listener: string;
  readonly subject: string;
}

/** What a listener hears of one event. */
export interface Delivery {
  readonly eventId: number;
  readonly listener: string;
}

export interface PendingEvent {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly at: Date;
}

/** Stores events in the given order, a delivery for each listener, and the job that delivers them, by one statement. */
export async function insertEvents(
  db: Db,
  events: readonly { readonly subject: string; readonly payload: unknown }[],
  {
    kind,
    at,
    listeners,
    wakes,
  }: {
    readonly kind: string;
    readonly at: Date;
    readonly listeners: readonly string[];
    readonly wakes: Job<Record<string, never>>;
  },
): Promise<void> {
  await sql`
    WITH emitted AS (
      INSERT INTO events (kind, subject, payload, at)
      SELECT ${kind}, e.subject, e.payload, ${at}
      FROM unnest(${events.map(({ subject }) => subject)}::text[], ${events.map(({ payload }) => JSON.stringify(payload))}::jsonb[])
        WITH ORDINALITY AS e (subject, payload, place)
      ORDER BY e.place
      RETURNING id, subject
    ), deliveries AS (
      INSERT INTO event_deliveries (event_id, listener, subject)
      SELECT e.id, l.listener, e.subject FROM emitted e CROSS JOIN unnest(${[...listeners]}::text[]) AS l (listener)
    )
    SELECT FROM ${enqueuedWithin(wakes, {})}`.execute(db);
}

/**
 * Streams after the given one whose first pending event has not failed, in the order of listener and subject. Each stream
 * costs one descent of the index of pending deliveries, however many events wait behind its first one.
 */
export async function pendingStreams(db: Db, after: Stream, most: number): Promise<Stream[]> {
  const { rows } = await sql<Stream>`
    WITH RECURSIVE heads AS (
      (SELECT d.listener, d.subject, d.set_aside_at FROM event_deliveries d
        WHERE d.delivered_at IS NULL AND (d.listener, d.subject) > (${after.listener}, ${after.subject})
        ORDER BY d.listener, d.subject, d.event_id LIMIT 1)
      UNION ALL
      SELECT next.* FROM heads h CROSS JOIN LATERAL (
        SELECT d.listener, d.subject, d.set_aside_at FROM event_deliveries d
        WHERE d.delivered_at IS NULL AND (d.listener, d.subject) > (h.listener, h.subject)
        ORDER BY d.listener, d.subject, d.event_id LIMIT 1) next
    )
    SELECT listener, subject FROM heads WHERE set_aside_at IS NULL LIMIT ${most}`.execute(db);
  return rows;
}

const lockKey = ({ listener, subject }: Stream) => sql`hashtextextended(${`${listener} ${subject}`}, 0)`;

/** Until the transaction ends; false when another one has it. */
export async function tryLockStream(db: Db, stream: Stream): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockKey(stream)}) AS locked`.execute(db);
  return rows[0]!.locked;
}

/** Waits for the transaction that has it. */
export async function lockStream(db: Db, stream: Stream): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey(stream)})`.execute(db);
}

/** The event that the stream's listener hears next. */
export async function findOptionalNext(db: Db, { listener, subject }: Stream): Promise<PendingEvent | undefined> {
  const { rows } = await sql<PendingEvent>`
    SELECT e.id, e.kind, e.payload, e.at
    FROM event_deliveries d JOIN events e ON e.id = d.event_id
    WHERE d.listener = ${listener} AND d.subject = ${subject} AND d.delivered_at IS NULL
    ORDER BY d.event_id LIMIT 1`.execute(db);
  return rows[0];
}

/** The subject of a delivery that is still pending. */
export async function findOptionalSubject(db: Db, { listener, eventId }: Delivery): Promise<string | undefined> {
  const row = await db
    .selectFrom('event_deliveries')
    .select('subject')
    .where('event_id', '=', eventId)
    .where('listener', '=', listener)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return row?.subject;
}

export async function markDelivered(db: Db, { listener, eventId }: Delivery, at: Date): Promise<void> {
  await db
    .updateTable('event_deliveries')
    .set({ delivered_at: at })
    .where('event_id', '=', eventId)
    .where('listener', '=', listener)
    .execute();
}

/** False when it is delivered or was set aside before. */
export async function setAside(db: Db, { listener, eventId }: Delivery, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_deliveries')
    .set({ set_aside_at: at })
    .where('event_id', '=', eventId)
    .where('listener', '=', listener)
    .where('delivered_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listSetAside(db: Db): Promise<Delivery[]> {
  return db
    .selectFrom('event_deliveries')
    .select(['event_id as eventId', 'listener'])
    .where('delivered_at', 'is', null)
    .where('set_aside_at', 'is not', null)
    .orderBy('event_id')
    .limit(1_000)
    .execute();
}

/** Deletes at most `batch` events from before a moment that none of these listeners waits for; returns how many. */
export async function deleteHeard(
  db: Db,
  {
    before,
    listeners,
    batch,
  }: { readonly before: Date; readonly listeners: readonly string[]; readonly batch: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM events WHERE id IN (
      SELECT e.id FROM events e WHERE e.at < ${before} AND NOT EXISTS (
        SELECT FROM event_deliveries d
        WHERE d.event_id = e.id AND d.delivered_at IS NULL AND d.listener = ANY (${[...listeners]}::text[]))
      ORDER BY e.at LIMIT ${batch})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
