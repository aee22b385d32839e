/** SQL of how far attempts are. The owner is part of the predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface LogEnd {
  readonly attemptId: string;
  /** The last accepted entry, and when it came. */
  readonly entry: number;
  readonly savedAt: Date;
}

export async function logEnds(db: Db, ownerId: string, attemptIds: readonly string[]): Promise<LogEnd[]> {
  const { rows } = await sql<LogEnd>`
    SELECT e.attempt_id AS "attemptId", max(e.entry)::int AS entry, max(e.received_at) AS "savedAt"
    FROM attempt_answers e
    WHERE e.owner_id = ${ownerId} AND e.attempt_id = ANY (${attemptIds}::uuid[]) AND e.disposition = 'A' GROUP BY 1`.execute(
    db,
  );
  return rows;
}
