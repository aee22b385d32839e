/** A user's questions: their part of the export, their number, their deletion. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';

export const ownDataOfQuestionBank: OwnData = {
  parts: {
    questions: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT q.id AS cursor, q.id, q.type, q.name, q.privacy, q.grade_id AS "gradeId", q.subject, q.skill, q.difficulty, q.cefr, q.labels, q.keywords, q.author, q.version,
          v.schema_version AS "schemaVersion", v.content, k.answer_key AS "answerKey", q.created_at AS "createdAt", q.updated_at AS "updatedAt", q.deleted_at AS "deletedAt"
        FROM questions q
        LEFT JOIN question_versions v ON v.question_id = q.id AND v.version = q.version
        LEFT JOIN question_keys k ON k.question_id = q.id AND k.version = q.version
        WHERE q.owner_id = ${userId} AND q.scope = 'USER' AND q.id > ${after ?? ownDataPage.lowest} ORDER BY q.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async count(db, userId) {
    const { rows } = await sql<{ questions: number }>`
      SELECT count(*)::int AS questions FROM questions WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
    return rows[0]!;
  },
  async erase(db, userId, now) {
    await sql`UPDATE questions SET deleted_at = ${now} WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
    await db.deleteFrom('question_imports').where('owner_id', '=', userId).execute();
  },
};
