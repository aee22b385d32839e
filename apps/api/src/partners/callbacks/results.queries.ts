/** SQL of the attempts of partners' learners. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { StoredItems } from './parts.ts';

export interface PartnerAttempt {
  readonly attemptId: string;
  readonly examVersionId: string;
  readonly exam: string;
  readonly returns: 'STATE' | 'SCORE' | 'PARTS';
  readonly learner: string | null;
  readonly number: number;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
}

export interface PartnerResultRow extends StoredItems {
  readonly revision: number;
  readonly scoredAt: Date;
  readonly needsTeacher: boolean;
  readonly mark: number;
  readonly points: number;
  readonly maxPoints: number;
}

/** The attempt of a learner of the partner, and its owner; undefined for any other. */
export async function findOptionalAttempt(
  db: Db,
  partnerId: string,
  attemptId: string,
): Promise<(PartnerAttempt & { ownerId: string }) | undefined> {
  // An attempt is found by owner and id; the owners are the few teachers with an exam for this partner.
  const { rows } = await sql<PartnerAttempt & { ownerId: string }>`
    SELECT p.id AS "attemptId", p.owner_id AS "ownerId", p.exam_version_id AS "examVersionId", t.slug AS exam, t.returns,
      l.learner_id AS learner, p.number, p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt"
    FROM (SELECT DISTINCT owner_id FROM integrated_tests WHERE partner_id = ${partnerId}) o
    JOIN attempts p ON p.owner_id = o.owner_id AND p.id = ${attemptId} AND p.origin = 'PARTNER'
    JOIN integrated_tests t ON t.assignment_id = p.assignment_id AND t.partner_id = ${partnerId}
    LEFT JOIN partner_learners l ON l.user_id = p.student_id AND l.partner_id = t.partner_id`.execute(db);
  return rows[0];
}

/** A result of the attempt: that of the revision, or the one in force. */
export async function findOptionalResult(
  db: Db,
  { ownerId, attemptId, revision }: { ownerId: string; attemptId: string; revision: number | null },
): Promise<PartnerResultRow | undefined> {
  const { rows } = await sql<PartnerResultRow>`
    SELECT revision, scored_at AS "scoredAt", needs_teacher AS "needsTeacher", mark, points, max_points AS "maxPoints",
      item_states AS "itemStates", item_points AS "itemPoints", item_max AS "itemMax"
    FROM attempt_results WHERE owner_id = ${ownerId} AND attempt_id = ${attemptId}
      AND (${revision}::int IS NULL OR revision = ${revision}) ORDER BY revision DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function countPartnerWork(
  db: Db,
  partnerId: string,
  since: Date,
): Promise<{ tests: number; attempts: number }> {
  const { rows } = await sql<{ tests: number; attempts: number }>`
    SELECT (SELECT count(*)::int FROM integrated_tests WHERE partner_id = ${partnerId} AND state <> 'DRAFT') AS tests,
      (SELECT count(*)::int FROM integrated_tests t JOIN attempts p ON p.owner_id = t.owner_id AND p.assignment_id = t.assignment_id
        WHERE t.partner_id = ${partnerId} AND p.started_at >= ${since}) AS attempts`.execute(db);
  return rows[0]!;
}
