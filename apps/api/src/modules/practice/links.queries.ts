/** SQL of what practice links ask. */
import type { Subject } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface LinkedTest {
  readonly name: string;
  readonly subject: Subject;
  readonly minutes: number;
  readonly totalQuestions: number;
}

/** Undefined for a test that was deleted or is being written again. */
export async function findLinkedTest(db: Db, examId: string): Promise<LinkedTest | undefined> {
  const { rows } = await sql<LinkedTest>`
    SELECT name, subject, minutes, total_questions AS "totalQuestions" FROM exams
    WHERE id = ${examId} AND deleted_at IS NULL AND status = 'READY'`.execute(db);
  return rows[0];
}

export async function managesLearner(db: Db, teacherId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM managed_students WHERE teacher_id = ${teacherId} AND student_id = ${studentId}`.execute(db);
  return rows.length > 0;
}
