/** SQL of merging an answer that was given without knowledge of a newer one. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey } from '../attempts.queries.ts';
import { logOf } from '../counted.queries.ts';

/** Locks a running attempt until the transaction ends; false when it has ended or is paused. */
export async function lockRunning(db: Db, { ownerId, id }: AttemptKey): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM attempts WHERE owner_id = ${ownerId} AND id = ${id} AND status = 'RUNNING' AND paused_at IS NULL
    FOR NO KEY UPDATE`.execute(db);
  return rows.length > 0;
}

export interface AcceptedRow {
  readonly entry: number;
  readonly client: string;
  readonly seq: number;
  readonly answer: unknown;
  readonly receivedAt: Date;
}

/** The accepted entries of one question in server order. */
export async function acceptedEntries(db: Db, { ownerId, id }: AttemptKey, position: number): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    SELECT e.entry, p.clients[e.client] AS client, e.client_seq AS seq, e.answer, e.received_at AS "receivedAt"
    FROM attempts p JOIN attempt_answers e ON ${logOf} AND e.question = ${position} AND e.disposition = 'A'
    WHERE p.owner_id = ${ownerId} AND p.id = ${id} ORDER BY e.entry`.execute(db);
  return rows;
}

/** Adds an accepted entry to an attempt that is locked by then; its place in the log. */
export async function addAccepted(
  db: Db,
  { ownerId, id }: AttemptKey,
  { client, seq, position, answer, now }: { client: string; seq: number; position: number; answer: unknown; now: Date },
): Promise<number> {
  await sql`
    UPDATE attempts SET clients = clients || ${client}::text
    WHERE owner_id = ${ownerId} AND id = ${id} AND NOT ${client} = ANY (clients)`.execute(db);
  const { rows } = await sql<{ entry: number }>`
    INSERT INTO attempt_answers (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
    SELECT p.owner_id, p.id, last.entry + 1, array_position(p.clients, ${client}), ${seq}, ${position}, ${now}, 'A', ${JSON.stringify(answer)}::jsonb
    FROM attempts p
    CROSS JOIN LATERAL (SELECT coalesce(max(e.entry), 0) AS entry FROM attempt_answers e WHERE ${logOf}) last
    WHERE p.owner_id = ${ownerId} AND p.id = ${id}
    RETURNING entry`.execute(db);
  return rows[0]!.entry;
}
