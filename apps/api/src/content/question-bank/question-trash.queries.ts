/** SQL that removes questions from the trash for good. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Overdue {
  readonly id: string;
  /** The timestamp as PostgreSQL prints it, because a `Date` would lose microseconds. */
  readonly deleted: string;
}

/**
 * Locks and returns the oldest deleted questions before `before` (keyset: after `after`) that no test uses; skips
 * locked rows.
 */
export async function lockOverdue(db: Db, before: Date, after: Overdue | null, most: number): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    SELECT q.id, q.deleted_at::text AS deleted FROM questions q
    WHERE q.deleted_at < ${before} ${after === null ? sql`` : sql`AND (q.deleted_at, q.id) > (${after.deleted}::timestamptz, ${after.id}::uuid)`}
      AND NOT EXISTS (SELECT FROM exam_questions e WHERE e.question_id = q.id)
    ORDER BY q.deleted_at, q.id LIMIT ${most} FOR UPDATE OF q SKIP LOCKED`.execute(db);
  return rows;
}

/**
 * Removes locked questions with their versions and keys, except those that a test has used meanwhile. Returns the
 * removed ids.
 */
export async function removeForGood(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH free AS MATERIALIZED (SELECT t.id FROM unnest(${ids}::uuid[]) AS t (id) WHERE NOT EXISTS (SELECT FROM exam_questions e WHERE e.question_id = t.id)),
      their_keys AS (DELETE FROM question_keys k USING free WHERE k.question_id = free.id),
      their_versions AS (DELETE FROM question_versions v USING free WHERE v.question_id = free.id)
    DELETE FROM questions q USING free WHERE q.id = free.id RETURNING q.id`.execute(db);
  return rows.map(({ id }) => id);
}
