/** SQL of the offers to grade taken tests again by a key that staff corrected. */
import { sql } from 'kysely';
import type { Amendment } from '@vumon/question-types/amending';
import type { Db } from '#db';

export interface Correction {
  readonly questionId: string;
  /** The corrected version of the bank's question. */
  readonly version: number;
  /** Null where more than one answer's key has changed. */
  readonly amendment: Amendment | null;
  readonly reason: string;
}

/** Assigned tests that hold the question, apart from cancelled ones. */
const holding = (questionId: string) => sql`
  exam_version_questions v JOIN assignments a ON a.exam_version_id = v.exam_version_id
  WHERE v.question_id = ${questionId} AND a.cancelled_at IS NULL`;

/** An offer for each owner and published test that learners have taken; returns how many. */
export async function insertOffers(
  db: Db,
  { questionId, version, amendment, reason }: Correction,
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO regrade_offers (owner_id, id, exam_version_id, question_id, version, amendment, reason, made_at)
    SELECT h.owner_id, gen_random_uuid(), h.exam_version_id, ${questionId}, ${version},
      ${amendment === null ? null : JSON.stringify(amendment)}::jsonb, ${reason}, ${at}
    FROM (SELECT DISTINCT a.owner_id, a.exam_version_id FROM ${holding(questionId)}
      AND EXISTS (SELECT FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status <> 'RUNNING')) h
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length;
}

export interface QuestionUse {
  readonly tests: number;
  readonly owners: number;
  readonly attempts: number;
  /** Learners are taking one of the tests, or its window is open. */
  readonly running: boolean;
}

export async function usageOfQuestion(db: Db, questionId: string, now: Date): Promise<QuestionUse> {
  const { rows } = await sql<QuestionUse>`
    SELECT count(DISTINCT a.exam_id)::int AS tests, count(DISTINCT a.owner_id)::int AS owners,
      coalesce(sum((SELECT count(*) FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED')), 0)::int AS attempts,
      coalesce(bool_or(a.starts_at <= ${now} AND a.ends_at > ${now} OR EXISTS (
        SELECT FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING')), false) AS running
    FROM ${holding(questionId)}`.execute(db);
  return rows[0]!;
}

export interface OfferRow extends Correction {
  readonly id: string;
}

const columns = sql`o.id, o.question_id AS "questionId", o.version, o.amendment, o.reason`;

/** The newest offer without an answer. */
export async function findOpenOffer(
  db: Db,
  { ownerId, examVersionId, questionId }: { ownerId: string; examVersionId: string; questionId: string },
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    SELECT ${columns} FROM regrade_offers o
    WHERE o.owner_id = ${ownerId} AND o.exam_version_id = ${examVersionId} AND o.question_id = ${questionId} AND o.answer IS NULL
    ORDER BY o.version DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** An offer without an answer, locked. */
export async function lockOffer(
  db: Db,
  { ownerId, examVersionId, id }: { ownerId: string; examVersionId: string; id: string },
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    SELECT ${columns} FROM regrade_offers o
    WHERE o.owner_id = ${ownerId} AND o.id = ${id} AND o.exam_version_id = ${examVersionId} AND o.answer IS NULL FOR UPDATE`.execute(
    db,
  );
  return rows[0];
}

/** Answers the offer and the older ones for the same question of the test. */
export async function answerOffers(
  db: Db,
  { ownerId, examVersionId, questionId }: { ownerId: string; examVersionId: string; questionId: string },
  version: number,
  answer: 'ACCEPTED' | 'KEPT',
  at: Date,
): Promise<void> {
  await sql`
    UPDATE regrade_offers SET answer = ${answer}, answered_at = ${at}
    WHERE owner_id = ${ownerId} AND exam_version_id = ${examVersionId} AND question_id = ${questionId} AND version <= ${version} AND answer IS NULL`.execute(
    db,
  );
}

export interface OfferedTest {
  readonly ownerId: string;
  readonly examVersionId: string;
  /** The owner's last assignment of it. */
  readonly assignmentId: string;
  readonly title: string;
}

export async function offeredTests(db: Db, questionId: string, version: number): Promise<OfferedTest[]> {
  const { rows } = await sql<OfferedTest>`
    SELECT o.owner_id AS "ownerId", o.exam_version_id AS "examVersionId", a.id AS "assignmentId", a.title
    FROM regrade_offers o
    CROSS JOIN LATERAL (SELECT a.id, a.title FROM assignments a
      WHERE a.owner_id = o.owner_id AND a.exam_version_id = o.exam_version_id AND a.cancelled_at IS NULL ORDER BY a.ends_at DESC LIMIT 1) a
    WHERE o.question_id = ${questionId} AND o.version = ${version} AND o.answer IS NULL ORDER BY o.owner_id, o.id`.execute(
    db,
  );
  return rows;
}
