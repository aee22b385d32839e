import { sql } from 'kysely';
import type { Db } from '#db';

interface Starting {
  readonly ownerId: string;
  readonly assignmentId: string;
  readonly startsAt: Date;
}

/**
 * Takes tests that open within an hour, each once for a start: a test that was assigned within the hour before it is not
 * taken, nor one that was moved by less than an hour after it had been taken.
 */
export async function takeStarting(db: Db, now: Date, limit: number): Promise<Starting[]> {
  const { rows } = await sql<Starting>`
    WITH due AS (
      SELECT a.owner_id, a.id FROM assignments a
      WHERE a.cancelled_at IS NULL AND a.mode = 'TEST' AND a.starts_at > ${now} AND a.starts_at <= ${now}::timestamptz + interval '1 hour'
        AND a.created_at <= a.starts_at - interval '1 hour'
        AND (a.start_told_for IS NULL OR a.start_told_for <= a.starts_at - interval '1 hour')
      ORDER BY a.starts_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE assignments a SET start_told_for = a.starts_at FROM due d WHERE a.owner_id = d.owner_id AND a.id = d.id
    RETURNING a.owner_id AS "ownerId", a.id AS "assignmentId", a.starts_at AS "startsAt"`.execute(db);
  return rows;
}

/** Whether the test is still to open at that moment. */
export async function opensAt(
  db: Db,
  { ownerId, assignmentId }: Pick<Starting, 'ownerId' | 'assignmentId'>,
  startsAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM assignments WHERE owner_id = ${ownerId} AND id = ${assignmentId} AND cancelled_at IS NULL AND starts_at = ${startsAt}`.execute(
    db,
  );
  return rows.length > 0;
}
