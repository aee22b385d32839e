import { sql } from 'kysely';
import type { Db } from '#db';
import { itemsToMark, latestResult, somebodyWorks } from '#exam/attempts';

interface ReadyResults {
  readonly ownerId: string;
  readonly assignmentId: string;
  /** Learners whose mark is complete; the others get a notice when the teacher has marked. */
  readonly studentIds: string[];
  /** Answers that wait for the teacher. */
  readonly toMark: number;
}

/**
 * Takes assignments that have ended for everybody, each once; `studentIds` is empty for practice and where the review
 * policy shows nothing. Assignments with attempts that still run or wait to be scored are left for the next run of the
 * job.
 */
export async function takeResultsToTell(db: Db, now: Date, limit: number): Promise<ReadyResults[]> {
  const { rows } = await sql<ReadyResults>`
    WITH taken AS (
      SELECT a.owner_id, a.id FROM assignments a
      WHERE a.results_told_at IS NULL AND a.cancelled_at IS NULL AND a.ends_at <= ${now} AND NOT ${somebodyWorks}
        AND NOT EXISTS (SELECT 1 FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'SUBMITTED')
      ORDER BY a.ends_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    told AS (
      UPDATE assignments a SET results_told_at = ${now} FROM taken t WHERE a.owner_id = t.owner_id AND a.id = t.id
      RETURNING a.*)
    SELECT a.owner_id AS "ownerId", a.id AS "assignmentId",
      CASE WHEN a.mode = 'PRACTICE' OR a.review_after = 'OFF' THEN '{}'::uuid[] ELSE ARRAY(
        SELECT p.student_id FROM attempts p ${latestResult}
        WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED'
        GROUP BY p.student_id HAVING NOT bool_or(r.needs_teacher)) END AS "studentIds",
      (SELECT coalesce(sum(${itemsToMark}) FILTER (WHERE r.needs_teacher), 0)::int FROM attempts p ${latestResult}
        WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id) AS "toMark"
    FROM told a`.execute(db);
  return rows;
}
