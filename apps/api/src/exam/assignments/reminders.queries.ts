/** SQL of reminders. The owner is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';

/** False when the last reminder is younger than `before`. */
export async function markReminded(
  db: Db,
  ownerId: string,
  assignmentId: string,
  at: Date,
  before: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE assignments SET reminded_at = ${at}
    WHERE owner_id = ${ownerId} AND id = ${assignmentId} AND (reminded_at IS NULL OR reminded_at <= ${before})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function learnersToRemind(
  db: Db,
  ownerId: string,
  assignmentId: string,
): Promise<{ id: string; handedIn: boolean; hasMail: boolean }[]> {
  const { rows } = await sql<{ id: string; handedIn: boolean; hasMail: boolean }>`
    SELECT u.id, u.email IS NOT NULL AS "hasMail", EXISTS (
      SELECT 1 FROM attempts p WHERE p.owner_id = l.owner_id AND p.assignment_id = l.assignment_id AND p.student_id = u.id AND p.status <> 'RUNNING') AS "handedIn"
    FROM assignment_learners l JOIN users u ON u.id = l.student_id AND u.deleted_at IS NULL
    WHERE l.owner_id = ${ownerId} AND l.assignment_id = ${assignmentId} AND l.open`.execute(db);
  return rows;
}
