/** Exam sessions in the export of one's own data, their names in the audit log, and what is erased with an account. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';
import type { SubjectNames } from '#people/user-administration';

export const ownDataOfExamSessions: OwnData = {
  parts: {
    examSessions: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT e.id AS cursor, e.id, e.title, e.school, e.created_at AS "createdAt", e.cancelled_at AS "cancelledAt" FROM exam_sessions e
        WHERE e.owner_id = ${userId} AND e.id > ${after ?? ownDataPage.lowest} ORDER BY e.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
    examSeats: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT c.exam_session_id AS cursor, e.title, c.number, c.class_name AS class, c.entered_at AS "enteredAt" FROM exam_candidates c
        JOIN exam_sessions e ON e.owner_id = c.owner_id AND e.id = c.exam_session_id
        WHERE c.student_id = ${userId} AND c.exam_session_id > ${after ?? ownDataPage.lowest} ORDER BY c.exam_session_id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async erase(db, userId) {
    await sql`UPDATE exam_session_events SET text = '' WHERE student_id = ${userId}`.execute(db);
  },
};

export const namesOfExamSessions: SubjectNames = {
  'exam-session': (ids) =>
    sql`SELECT e.id, e.title, e.school, NULL FROM exam_sessions e WHERE e.id = ANY (${ids}::uuid[])`,
};
