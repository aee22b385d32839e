/** SQL of the columns of gradebooks that scores go to. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { GradeColumn } from './claims.ts';

export interface NewGrade extends GradeColumn {
  readonly integratedTestId: string;
  readonly userId: string;
  readonly platformId: string;
  readonly subject: string;
  readonly resourceLinkId: string;
}

/** A launch by another course or link moves the learner's column; one that was made for the same link is kept. */
export async function storeGrade(db: Db, one: NewGrade, now: Date): Promise<void> {
  await sql`
    INSERT INTO lti_grades AS g (integrated_test_id, user_id, platform_id, subject, resource_link_id, line_item, line_items, launched_at)
    VALUES (${one.integratedTestId}, ${one.userId}, ${one.platformId}, ${one.subject}, ${one.resourceLinkId}, ${one.lineItem}, ${one.lineItems}, ${now})
    ON CONFLICT (integrated_test_id, user_id) DO UPDATE SET platform_id = excluded.platform_id, subject = excluded.subject,
      resource_link_id = excluded.resource_link_id, line_items = excluded.line_items, launched_at = excluded.launched_at,
      line_item = coalesce(excluded.line_item, CASE
        WHEN g.platform_id = excluded.platform_id AND g.resource_link_id = excluded.resource_link_id THEN g.line_item END)`.execute(
    db,
  );
}

/** A launch without a gradebook: what came before it tells nobody any more. */
export async function deleteGrade(db: Db, integratedTestId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('lti_grades')
    .where('integrated_test_id', '=', integratedTestId)
    .where('user_id', '=', userId)
    .execute();
}

export interface GradeRow extends GradeColumn {
  readonly integratedTestId: string;
  readonly examSlug: string;
  readonly title: string;
  readonly platformId: string;
  readonly subject: string;
  readonly resourceLinkId: string;
  /** In hundredths: the best of the learner's attempts that are marked completely. */
  readonly mark: number | null;
}

/** The column of the learner of an attempt, and what goes there; undefined once the platform was removed. */
export async function findOptionalGrade(db: Db, partnerId: string, attemptId: string): Promise<GradeRow | undefined> {
  const { rows } = await sql<GradeRow>`
    SELECT t.id AS "integratedTestId", t.slug AS "examSlug", t.title, g.platform_id AS "platformId", g.subject,
      g.resource_link_id AS "resourceLinkId", g.line_item AS "lineItem", g.line_items AS "lineItems", m.mark
    FROM (SELECT DISTINCT owner_id FROM integrated_tests WHERE partner_id = ${partnerId}) o
    JOIN attempts p ON p.owner_id = o.owner_id AND p.id = ${attemptId}
    JOIN integrated_tests t ON t.assignment_id = p.assignment_id AND t.partner_id = ${partnerId}
    JOIN lti_grades g ON g.integrated_test_id = t.id AND g.user_id = p.student_id
    LEFT JOIN LATERAL (
      SELECT max(r.mark) AS mark FROM attempts a JOIN LATERAL (
        SELECT x.mark, x.needs_teacher FROM attempt_results x
        WHERE x.owner_id = a.owner_id AND x.attempt_id = a.id ORDER BY x.revision DESC LIMIT 1) r ON NOT r.needs_teacher
      WHERE a.owner_id = p.owner_id AND a.assignment_id = p.assignment_id AND a.student_id = p.student_id AND a.status <> 'RUNNING') m ON true`.execute(
    db,
  );
  return rows[0];
}

/** For every learner of the same link, so that one column is made for all. */
export async function storeLineItem(
  db: Db,
  { integratedTestId, platformId, resourceLinkId }: GradeRow,
  lineItem: string,
): Promise<void> {
  await sql`
    UPDATE lti_grades SET line_item = ${lineItem}
    WHERE integrated_test_id = ${integratedTestId} AND platform_id = ${platformId} AND resource_link_id = ${resourceLinkId}`.execute(
    db,
  );
}
