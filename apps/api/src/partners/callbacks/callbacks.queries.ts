/** SQL of deliveries: what partners are told, and how its sending goes. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { DeliveryKind, DeliveryState, Next } from './schedule.ts';

export const daysTried = 3;

/** Stores a delivery about a result, unless nobody is to be told; the same result once. A gradebook takes no state. */
export async function insertResultDelivery(
  db: Db,
  result: { ownerId: string; attemptId: string; revision: number; kind: DeliveryKind },
  now: Date,
): Promise<void> {
  const { ownerId, attemptId, revision, kind } = result;
  await sql`
    INSERT INTO callback_deliveries (partner_id, owner_id, attempt_id, kind, revision, made_at, next_at, give_up_at, to_gradebook)
    SELECT p.id, a.owner_id, a.id, ${kind}, ${revision}, ${now}, ${now}, ${now}::timestamptz + make_interval(days => ${daysTried}), g.user_id IS NOT NULL
    FROM attempts a JOIN integrated_tests t ON t.assignment_id = a.assignment_id JOIN partners p ON p.id = t.partner_id
    LEFT JOIN lti_grades g ON g.integrated_test_id = t.id AND g.user_id = a.student_id AND t.returns <> 'STATE'
    WHERE a.owner_id = ${ownerId} AND a.id = ${attemptId} AND (p.callback_url IS NOT NULL OR g.user_id IS NOT NULL)
    ON CONFLICT (owner_id, attempt_id, revision) WHERE revision IS NOT NULL DO NOTHING`.execute(db);
}

/** Whether the result needs a teacher, and whether a score of the attempt was told before; undefined without the result. */
export async function findOptionalFacts(
  db: Db,
  { ownerId, attemptId, revision }: { ownerId: string; attemptId: string; revision: number },
): Promise<{ needsTeacher: boolean; told: boolean } | undefined> {
  const { rows } = await sql<{ needsTeacher: boolean; told: boolean }>`
    SELECT r.needs_teacher AS "needsTeacher", EXISTS (
      SELECT FROM callback_deliveries d WHERE d.owner_id = r.owner_id AND d.attempt_id = r.attempt_id AND d.revision < r.revision) AS told
    FROM attempt_results r WHERE r.owner_id = ${ownerId} AND r.attempt_id = ${attemptId} AND r.revision = ${revision}`.execute(
    db,
  );
  return rows[0];
}

/** Partners to whom something can be sent now. */
export async function partnersWithDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM partners p WHERE p.status = 'ACTIVE' AND EXISTS (
      SELECT FROM callback_deliveries d WHERE d.partner_id = p.id AND d.state = 'PENDING' AND d.next_at <= ${now} AND (d.to_gradebook OR p.callback_url IS NOT NULL)
        AND (d.claimed_until IS NULL OR d.claimed_until <= ${now}))`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly place: number;
  readonly partnerId: string;
  readonly attemptId: string;
  readonly kind: DeliveryKind;
  readonly revision: number | null;
  readonly toGradebook: boolean;
  readonly madeAt: Date;
  readonly giveUpAt: Date;
  readonly inRow: number;
}

/**
 * Takes deliveries to send, none before an earlier one of its attempt has been received. They are the caller's until
 * `until`; then another process takes them, because this one has died.
 */
export async function claimDue(
  db: Db,
  partnerId: string,
  { now, until, most, callbacks }: { now: Date; until: Date; most: number; callbacks: boolean },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    WITH due AS (
      SELECT d.id FROM callback_deliveries d
      WHERE d.partner_id = ${partnerId} AND d.state = 'PENDING' AND d.next_at <= ${now} AND (d.claimed_until IS NULL OR d.claimed_until <= ${now})
        AND (d.to_gradebook OR ${callbacks})
        AND NOT EXISTS (SELECT FROM callback_deliveries e
          WHERE e.attempt_id = d.attempt_id AND e.place < d.place AND e.state <> 'DELIVERED' AND e.to_gradebook = d.to_gradebook)
      ORDER BY d.next_at, d.place LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE callback_deliveries d SET claimed_until = ${until} FROM due WHERE d.id = due.id
    RETURNING d.id, d.place::float8 AS place, d.partner_id AS "partnerId", d.attempt_id AS "attemptId", d.kind, d.revision, d.to_gradebook AS "toGradebook",
      d.made_at AS "madeAt", d.give_up_at AS "giveUpAt", d.tries_in_row::int AS "inRow"`.execute(db);
  return rows;
}

export interface TriedDelivery extends Next {
  readonly id: string;
  readonly answer: string;
  readonly ms: number;
  readonly retryAfter: number | null;
}

/** Stores a try and what follows from it. One that was received meanwhile, by another process, stays received. */
export async function recordTry(db: Db, tried: TriedDelivery, now: Date): Promise<void> {
  const next = tried.nextAt === null ? null : new Date(tried.nextAt);
  await sql`
    WITH d AS (
      UPDATE callback_deliveries SET tries = tries + 1, tries_in_row = tries_in_row + 1, answer = ${tried.answer}, ms = ${tried.ms},
        claimed_until = NULL, state = ${tried.state}, next_at = coalesce(${next}::timestamptz, next_at),
        ended_at = CASE WHEN ${tried.state} = 'PENDING' THEN NULL ELSE ${now}::timestamptz END
      WHERE id = ${tried.id} AND state = 'PENDING' RETURNING id, tries
    )
    INSERT INTO callback_tries (delivery_id, number, at, answer, ms, retry_after)
    SELECT id, tries, ${now}, ${tried.answer}, ${tried.ms}, ${tried.retryAfter}::int FROM d`.execute(db);
}

/** Sends again what has ended without being received, and at once what waits for its next try. How many. */
export async function sendAgain(db: Db, partnerId: string, ids: readonly string[] | null, now: Date): Promise<number> {
  const chosen = ids
    ? sql`id = ANY (${[...ids]}::uuid[]) AND state <> 'DELIVERED'`
    : sql`state IN ('WAITING', 'STOPPED')`;
  const { rows } = await sql`
    UPDATE callback_deliveries SET state = 'PENDING', next_at = ${now}, ended_at = NULL, tries_in_row = 0,
      give_up_at = ${now}::timestamptz + make_interval(days => ${daysTried})
    WHERE partner_id = ${partnerId} AND ${chosen} RETURNING id`.execute(db);
  return rows.length;
}

/** Those that nothing could be sent for, such as while the partner was disabled, wait for a person too. */
export async function giveUp(db: Db, now: Date): Promise<void> {
  await sql`
    UPDATE callback_deliveries SET state = 'WAITING', ended_at = ${now}
    WHERE state = 'PENDING' AND give_up_at < ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})`.execute(db);
}

export async function deleteMadeBefore(db: Db, before: Date, batch: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM callback_deliveries WHERE id IN (SELECT id FROM callback_deliveries WHERE made_at < ${before} LIMIT ${batch})
    RETURNING id`.execute(db);
  return rows.length;
}

export interface DeliveryRow {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly attemptId: string;
  readonly learner: string;
  readonly exam: string;
  readonly state: DeliveryState;
  readonly madeAt: Date;
  readonly nextAt: Date;
  readonly giveUpAt: Date;
  readonly tries: number;
  readonly answer: string | null;
  readonly ms: number | null;
}

export interface DeliveryPage {
  readonly show: 'ALL' | 'RETRYING' | 'ENDED';
  readonly kind?: DeliveryKind | undefined;
  readonly attemptId?: string | undefined;
  readonly page: number;
  readonly size: number;
}

const shown = {
  ALL: sql`true`,
  RETRYING: sql`d.state = 'PENDING' AND d.tries > 0`,
  ENDED: sql`d.state IN ('WAITING', 'STOPPED')`,
} as const;
const mostCounted = 10_000;

export async function listDeliveries(
  db: Db,
  partnerId: string,
  { show, kind, attemptId, page, size }: DeliveryPage,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where = sql`d.partner_id = ${partnerId} AND ${shown[show]} AND ${kind ? sql`d.kind = ${kind}` : sql`true`}
    AND ${attemptId ? sql`d.attempt_id = ${attemptId}` : sql`true`}`;
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM callback_deliveries d WHERE ${where} LIMIT ${mostCounted}) d`.execute(
    db,
  );
  const { rows } = await sql<DeliveryRow>`
    SELECT d.id, d.kind, d.attempt_id AS "attemptId", u.full_name AS learner, t.title AS exam, d.state, d.made_at AS "madeAt",
      d.next_at AS "nextAt", d.give_up_at AS "giveUpAt", d.tries, d.answer, d.ms
    FROM callback_deliveries d
    JOIN attempts a ON a.owner_id = d.owner_id AND a.id = d.attempt_id
    JOIN users u ON u.id = a.student_id
    JOIN integrated_tests t ON t.assignment_id = a.assignment_id
    WHERE ${where} ORDER BY d.place DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export interface TryRow {
  readonly number: number;
  readonly at: Date;
  readonly answer: string;
  readonly ms: number;
  readonly retryAfter: number | null;
}

/** The newest tries of a delivery of the partner, in their order. */
export async function listTries(db: Db, partnerId: string, deliveryId: string): Promise<TryRow[]> {
  const { rows } = await sql<TryRow>`
    SELECT t.number, t.at, t.answer, t.ms, t.retry_after AS "retryAfter"
    FROM callback_tries t JOIN callback_deliveries d ON d.id = t.delivery_id
    WHERE d.partner_id = ${partnerId} AND d.id = ${deliveryId} ORDER BY t.number DESC LIMIT 50`.execute(db);
  return rows.toReversed();
}

export interface Counts {
  readonly made: number;
  readonly received: number;
  readonly receivedAtOnce: number;
  readonly retrying: number;
  readonly waiting: number;
}

export async function countDeliveries(db: Db, partnerId: string, today: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT t.*, o.* FROM (
      SELECT count(*)::int AS made, count(*) FILTER (WHERE state = 'DELIVERED')::int AS received,
        count(*) FILTER (WHERE state = 'DELIVERED' AND tries = 1)::int AS "receivedAtOnce"
      FROM callback_deliveries WHERE partner_id = ${partnerId} AND made_at >= ${today}) t,
    (SELECT count(*) FILTER (WHERE state = 'PENDING' AND tries > 0)::int AS retrying,
        count(*) FILTER (WHERE state IN ('WAITING', 'STOPPED'))::int AS waiting
      FROM callback_deliveries WHERE partner_id = ${partnerId} AND state <> 'DELIVERED') o`.execute(db);
  return rows[0]!;
}

export async function countErrors(
  db: Db,
  partnerId: string,
  since: Date,
): Promise<{ answer: string; count: number }[]> {
  const { rows } = await sql<{ answer: string; count: number }>`
    SELECT t.answer, count(*)::int AS count FROM callback_tries t JOIN callback_deliveries d ON d.id = t.delivery_id
    WHERE d.partner_id = ${partnerId} AND t.at >= ${since} AND t.answer !~ '^2'
    GROUP BY t.answer ORDER BY count DESC, t.answer LIMIT 10`.execute(db);
  return rows;
}
