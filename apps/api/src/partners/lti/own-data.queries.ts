/** What learning platforms have said of an account, and the lists that a teacher took, in the export of one's own data. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';

export const ownDataOfLti: OwnData = {
  parts: {
    gradebooks: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT g.integrated_test_id AS cursor, t.title AS exam, p.issuer AS platform, g.subject AS "learnerId", g.launched_at AS "launchedAt"
        FROM lti_grades g JOIN integrated_tests t ON t.id = g.integrated_test_id JOIN lti_platforms p ON p.id = g.platform_id
        WHERE g.user_id = ${userId} AND g.integrated_test_id > ${after ?? ownDataPage.lowest}
        ORDER BY g.integrated_test_id LIMIT ${ownDataPage.size}`.execute(db),
    courses: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT x.* FROM (
          SELECT (m.class_id || ' ' || m.platform_id || ' ' || m.context_id) COLLATE "C" AS cursor, c.name AS class, p.issuer AS platform, m.context_id AS course, m.left_at AS "leftAt"
          FROM lti_roster_members m JOIN classes c ON c.id = m.class_id JOIN lti_platforms p ON p.id = m.platform_id
          WHERE m.user_id = ${userId}) x
        WHERE x.cursor > ${after ?? ''} ORDER BY x.cursor LIMIT ${ownDataPage.size}`.execute(db),
    coursesTaken: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT x.* FROM (
          SELECT (r.class_id || ' ' || r.platform_id || ' ' || r.context_id) COLLATE "C" AS cursor, c.name AS class, p.issuer AS platform, r.context_id AS course, r.taken_at AS "takenAt"
          FROM lti_rosters r JOIN classes c ON c.id = r.class_id JOIN lti_platforms p ON p.id = r.platform_id
          WHERE r.owner_id = ${userId}) x
        WHERE x.cursor > ${after ?? ''} ORDER BY x.cursor LIMIT ${ownDataPage.size}`.execute(db),
  },
};
