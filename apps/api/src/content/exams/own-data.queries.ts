/** A user's tests: their part of the export, their number, their deletion. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';
import type { SubjectNames } from '#people/user-administration';

export const ownDataOfExams: OwnData = {
  parts: {
    tests: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT e.id AS cursor, e.id, e.name, e.name_en AS "nameEn", e.privacy, e.exam_type AS "examType", e.subject, e.grade_id AS "gradeId", e.minutes, e.status, e.sections,
          e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.deleted_at AS "deletedAt",
          (SELECT coalesce(jsonb_agg(jsonb_build_object('question', x.question_id, 'version', x.question_version, 'part', x.part_id) ORDER BY x.part_id, x.position), '[]') FROM exam_questions x WHERE x.exam_id = e.id) AS questions
        FROM exams e WHERE e.owner_id = ${userId} AND e.scope = 'USER' AND e.id > ${after ?? ownDataPage.lowest} ORDER BY e.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async count(db, userId) {
    const { rows } = await sql<{ exams: number }>`
      SELECT count(*)::int AS exams FROM exams WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
    return rows[0]!;
  },
  async erase(db, userId, now) {
    await sql`UPDATE exams SET deleted_at = ${now} WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
  },
};

export const namesOfExams: SubjectNames = {
  exam: (ids) => sql`
    SELECT e.id, e.name, u.full_name, CASE WHEN e.scope = 'SYSTEM' AND e.deleted_at IS NULL THEN e.id::text END
    FROM exams e LEFT JOIN users u ON u.id = e.owner_id AND e.scope = 'USER' WHERE e.id = ANY (${ids}::uuid[])`,
};
