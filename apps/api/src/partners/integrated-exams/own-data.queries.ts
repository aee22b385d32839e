/** A teacher's integrated exams in the export of one's own data. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';

export const ownDataOfIntegratedTests: OwnData = {
  parts: {
    integratedExams: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT t.id AS cursor, t.id, t.title, p.name AS partner, t.state, t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.minutes, t.created_at AS "createdAt"
        FROM integrated_tests t JOIN partners p ON p.id = t.partner_id
        WHERE t.owner_id = ${userId} AND t.id > ${after ?? ownDataPage.lowest} ORDER BY t.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
};
