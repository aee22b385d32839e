/** SQL of practice of a learner's own: the learner is the owner of the attempt. */
import { sql } from 'kysely';
import type { Db } from '#db';

interface NewPractice {
  readonly id: string;
  readonly studentId: string;
  /** The assignment whose test is practised. */
  readonly assignmentId: string;
  readonly examVersionId: string;
  readonly questionIds: readonly string[] | null;
  readonly shuffleSeed: string;
  readonly now: Date;
  readonly endsAt: Date;
}

/** The id of the attempt that runs now: the new one, or the one that was running. */
export async function insertPractice(db: Db, one: NewPractice): Promise<string> {
  await sql`
    INSERT INTO attempts (id, owner_id, student_id, exam_version_id, origin, target_id, number, mode, clock, shuffle_seed, started_at,
      deadline_at, question_ids)
    SELECT ${one.id}, ${one.studentId}, ${one.studentId}, ${one.examVersionId}, 'PRACTICE', ${one.assignmentId},
      1 + coalesce((SELECT max(x.number) FROM attempts x WHERE x.owner_id = ${one.studentId} AND x.target_id = ${one.assignmentId}
        AND x.student_id = ${one.studentId} AND x.origin = 'PRACTICE'), 0),
      'PRACTICE', false, ${one.shuffleSeed}, ${one.now}, ${one.endsAt}, ${one.questionIds}::uuid[]
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM attempts WHERE owner_id = ${one.studentId} AND student_id = ${one.studentId} AND target_id = ${one.assignmentId}
      AND origin = 'PRACTICE' ORDER BY status = 'RUNNING' DESC, number DESC LIMIT 1`.execute(db);
  return rows[0]!.id;
}

export interface Practice {
  readonly assignmentId: string;
  readonly questionIds: string[] | null;
}

export async function findPractice(db: Db, studentId: string, attemptId: string): Promise<Practice | undefined> {
  const { rows } = await sql<Practice>`
    SELECT target_id AS "assignmentId", question_ids AS "questionIds" FROM attempts
    WHERE id = ${attemptId} AND student_id = ${studentId} AND origin = 'PRACTICE'`.execute(db);
  return rows[0];
}
