/** SQL of the log of answers. Questions are positions among the published test's questions, from 1. */
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import type { AttemptKey } from '../attempts.queries.ts';
import { logOf } from '../counted.queries.ts';

export interface EffectiveRow {
  readonly attemptId: string;
  readonly examVersionId: string;
  readonly position: number;
  readonly answer: unknown;
  readonly entry: number;
  readonly receivedAt: Date;
  readonly client: string;
}

/**
 * The last accepted entry of each question, or of the one at `position`. In practice, the one whose key was shown: later
 * ones do not count.
 */
export async function effectiveEntries(
  db: Db,
  keys: readonly AttemptKey[],
  position: number | null = null,
): Promise<EffectiveRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<EffectiveRow>`
    ${prepared} SELECT DISTINCT ON (e.attempt_id, e.question) e.attempt_id AS "attemptId", p.exam_version_id AS "examVersionId", e.question AS position,
      e.answer, e.entry, e.received_at AS "receivedAt", p.clients[e.client] AS client
    FROM unnest(${keys.map(({ ownerId }) => ownerId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]) AS i (owner_id, id)
    JOIN attempts p ON p.owner_id = i.owner_id AND p.id = i.id
    JOIN attempt_answers e ON ${logOf} AND e.disposition = 'A' AND (${position}::int IS NULL OR e.question = ${position}::int)
      AND e.entry <= coalesce((p.checked ->> e.question::text)::int, e.entry)
    ORDER BY e.attempt_id, e.question, e.entry DESC`.execute(db);
  return rows;
}

export interface LaterRow {
  readonly attemptId: string;
  readonly position: number;
  readonly answer: unknown;
  /** False in practice for what was answered after its key was shown. */
  readonly counts: boolean;
  /** The attempt's last accepted entry, and when it came. */
  readonly lastEntry: number;
  readonly savedAt: Date;
}

/** Of each question the last accepted entry after one that is known, of attempts of one owner. */
export async function entriesAfter(
  db: Db,
  ownerId: string,
  known: readonly { readonly id: string; readonly entry: number }[],
): Promise<LaterRow[]> {
  if (known.length === 0) return [];
  const { rows } = await sql<LaterRow>`
    ${prepared} SELECT DISTINCT ON (e.attempt_id, e.question) e.attempt_id AS "attemptId", e.question AS position, e.answer, c.counts,
      max(e.entry) OVER of_attempt AS "lastEntry", max(e.received_at) OVER of_attempt AS "savedAt"
    FROM unnest(${known.map(({ id }) => id)}::uuid[], ${known.map(({ entry }) => entry)}::int[]) AS i (id, entry)
    JOIN attempts p ON p.owner_id = ${ownerId} AND p.id = i.id
    JOIN attempt_answers e ON ${logOf} AND e.disposition = 'A' AND e.entry > i.entry
    CROSS JOIN LATERAL (SELECT e.entry <= coalesce((p.checked ->> e.question::text)::int, e.entry) AS counts) c
    WINDOW of_attempt AS (PARTITION BY e.attempt_id)
    ORDER BY e.attempt_id, e.question, c.counts DESC, e.entry DESC`.execute(db);
  return rows;
}

export interface LogRow {
  readonly entry: number;
  readonly position: number;
  readonly answer: unknown;
  readonly receivedAt: Date;
  readonly late: boolean;
  /** The late entry that a teacher accepted with this entry. */
  readonly accepts: number | null;
}

/** Accepted and late entries in server order. */
export async function logRows(db: Db, { ownerId, id }: AttemptKey): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    SELECT e.entry, e.question AS position, e.answer, e.received_at AS "receivedAt", e.disposition = 'L' AS late,
      CASE WHEN p.clients[e.client] LIKE 'teacher:%' THEN e.client_seq END AS accepts
    FROM attempts p JOIN attempt_answers e ON ${logOf} AND e.disposition IN ('A', 'L')
    WHERE p.owner_id = ${ownerId} AND p.id = ${id} ORDER BY e.entry`.execute(db);
  return rows;
}

/** Repeats late entries as accepted ones under the teacher's name; one accepted before is left as it is. The attempt is locked by then. */
export async function repeatAsAccepted(
  db: Db,
  { ownerId, id }: AttemptKey,
  entries: readonly number[],
  now: Date,
): Promise<number> {
  const client = `teacher:${ownerId}`;
  await sql`
    UPDATE attempts SET clients = clients || ${client}::text
    WHERE owner_id = ${ownerId} AND id = ${id} AND NOT ${client} = ANY (clients)`.execute(db);
  const { numAffectedRows } = await sql`
    INSERT INTO attempt_answers (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
    SELECT e.owner_id, e.attempt_id, last.entry + row_number() OVER (ORDER BY e.entry),
      array_position(p.clients, ${client}), e.entry, e.question, ${now}, 'A', e.answer
    FROM attempts p
    JOIN attempt_answers e ON ${logOf} AND e.disposition = 'L' AND e.entry = ANY (${entries}::int[])
    CROSS JOIN LATERAL (SELECT max(e.entry) AS entry FROM attempt_answers e WHERE ${logOf}) last
    WHERE p.owner_id = ${ownerId} AND p.id = ${id}
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
