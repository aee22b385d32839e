import { sql } from 'kysely';
import type { Db } from '#db';

/**
 * Questions of one number on the topic, level and type of a question of the bank: what learners may practise, and the
 * owner's own. Without those of the test itself and of tests of the owner that have not ended, because the class sees
 * them with their keys. They follow the question by id, so that two questions of a test rarely lead to the same one.
 */
export async function listSimilar(
  db: Db,
  of: { ownerId: string; questionId: string; examVersionId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM questions o JOIN questions q
      ON q.topic_id = o.topic_id AND q.difficulty = o.difficulty AND q.type = o.type AND q.deleted_at IS NULL
    WHERE o.id = ${of.questionId} AND q.subject = o.subject AND q.grade_id = o.grade_id AND q.items = 1
      AND ((q.scope = 'SYSTEM' AND q.pool = 'PRACTICE') OR (q.scope = 'USER' AND q.owner_id = ${of.ownerId}))
      AND NOT EXISTS (SELECT FROM exam_version_questions v WHERE v.question_id = q.id AND (v.exam_version_id = ${of.examVersionId}
        OR EXISTS (SELECT FROM assignments a WHERE a.exam_version_id = v.exam_version_id AND a.owner_id = ${of.ownerId}
          AND a.cancelled_at IS NULL AND (a.ends_at > ${of.now} OR EXISTS (SELECT FROM attempts w
            WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING')))))
    ORDER BY q.id < o.id, q.id LIMIT 5`.execute(db);
  return rows.map(({ id }) => id);
}
