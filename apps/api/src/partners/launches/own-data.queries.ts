/** What partners have said of an account, in the export of one's own data. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';

export const ownDataOfPartners: OwnData = {
  parts: {
    partnerAccounts: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT p.id AS cursor, p.name AS partner, l.learner_id AS "learnerId", l.created_at AS "since", l.launched_at AS "launchedAt"
        FROM partner_learners l JOIN partners p ON p.id = l.partner_id
        WHERE l.user_id = ${userId} AND p.id > ${after ?? ownDataPage.lowest} ORDER BY p.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
};
