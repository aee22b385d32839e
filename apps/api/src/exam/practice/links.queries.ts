/** SQL of practice links. */
import type { Pool, Subject } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { poolOfTest } from '#content/exams';

export interface LinkedTest {
  readonly name: string;
  readonly subject: Subject;
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly pool: Pool | null;
}

/** Undefined for a test that was deleted or is not ready. */
export async function findLinkedTest(db: Db, examId: string): Promise<LinkedTest | undefined> {
  const { rows } = await sql<LinkedTest>`
    SELECT name, subject, minutes, total_questions AS "totalQuestions", ${poolOfTest('exams')} AS pool FROM exams
    WHERE id = ${examId} AND deleted_at IS NULL AND status = 'READY'`.execute(db);
  return rows[0];
}

export async function managesLearner(db: Db, teacherId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM managed_students
    WHERE teacher_id = ${teacherId} AND student_id = ${studentId} AND removed_at IS NULL`.execute(db);
  return rows.length > 0;
}

/** Learners to send a link to: those of the class, or else all of the teacher; limited to `studentIds` if given. */
export async function learnersToSend(
  db: Db,
  { ownerId, classId, studentIds }: { ownerId: string; classId: string | null; studentIds: readonly string[] | null },
): Promise<{ id: string; hasMail: boolean }[]> {
  const own = classId
    ? sql`SELECT student_id FROM class_students WHERE owner_id = ${ownerId} AND class_id = ${classId} AND removed_at IS NULL`
    : sql`SELECT student_id FROM managed_students WHERE teacher_id = ${ownerId} AND removed_at IS NULL`;
  const { rows } = await sql<{ id: string; hasMail: boolean }>`
    SELECT u.id, u.email IS NOT NULL AS "hasMail" FROM users u
    WHERE u.id IN (${own}) AND u.deleted_at IS NULL AND u.role = 'STUDENT'
      AND (${studentIds}::uuid[] IS NULL OR u.id = ANY (${studentIds}::uuid[]))
    ORDER BY u.id`.execute(db);
  return rows;
}

/** Serialises one teacher's requests, so that concurrent ones cannot exceed the daily limit. */
export const lockMails = (db: Db, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`practice mails:${ownerId}`}, 0))`.execute(db);

export async function countMailsSince(db: Db, ownerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM practice_mails WHERE owner_id = ${ownerId} AND sent_at > ${since}`.execute(db);
  return rows[0]!.count;
}

/** Stores the time of sending for learners to whom the test was not sent since `before`, and returns these learners. */
export async function recordMails(
  db: Db,
  { ownerId, examId, studentIds }: { ownerId: string; examId: string; studentIds: readonly string[] },
  at: Date,
  before: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO practice_mails AS m (owner_id, exam_id, student_id, sent_at)
    SELECT ${ownerId}, ${examId}, id, ${at} FROM unnest(${[...studentIds]}::uuid[]) AS id
    ON CONFLICT (owner_id, exam_id, student_id) DO UPDATE SET sent_at = excluded.sent_at WHERE m.sent_at <= ${before}
    RETURNING student_id AS id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The teacher's name as their learners see it. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? '';
}
