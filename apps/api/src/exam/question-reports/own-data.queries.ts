/** A user's reports of questions: their part of the export, their deletion. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';

export const ownDataOfQuestionReports: OwnData = {
  parts: {
    questionReports: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT r.id AS cursor, r.question_id AS "questionId", r.kind, r.words, r.made_at AS "madeAt" FROM question_reports r
        WHERE r.reporter_id = ${userId} AND r.id > ${after ?? ownDataPage.lowest} ORDER BY r.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async erase(db, userId) {
    await db.deleteFrom('question_reports').where('reporter_id', '=', userId).execute();
  },
};
