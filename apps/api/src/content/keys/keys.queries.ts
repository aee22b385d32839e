/** SQL for the decisions about keys. */
import type { AttemptMode, PackageCode, ReviewState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { prepared, type Db } from '#db';

/** The owner of each question of a published test; null for questions of the system. */
export async function ownersOfQuestions(db: Db, examVersionId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('exam_version_questions')
    .select(['question_id', 'owner_id'])
    .where('exam_version_id', '=', examVersionId)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row.owner_id]));
}

/** Whether the window of an assigned test has ended and nobody is taking it any more. */
export async function isClosed(db: Db, ownerId: string, assignmentId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    SELECT a.ends_at <= ${now} AND NOT EXISTS (
      SELECT 1 FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING') AS closed
    FROM assignments a
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId}`.execute(db);
  return rows[0]?.closed ?? false;
}

/** The packages that an account had running at some moments. */
export async function packagesAt(db: Db, userId: string, moments: readonly Date[]): Promise<PackageCode[]> {
  const { rows } = await sql<{ code: PackageCode }>`
    SELECT DISTINCT m.package_code AS code
    FROM unnest(${[...moments]}::timestamptz[]) AS at (moment)
    JOIN users u ON u.id = ${userId}
    CROSS JOIN LATERAL membership_in_force(u.id, at.moment) m WHERE m.runs`.execute(db);
  return rows.map(({ code }) => code);
}

export interface OtherTest {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface GivenQuestions {
  readonly ownerId: string;
  readonly assignmentId: string;
  readonly examVersionId: string;
  /** Null: any question of the version. */
  readonly question?: string | null;
}

/**
 * SQL: whether the test of `other` (an assignment or an attempt) contains a question of the published test `versionId`. The
 * scalar subquery is a look-up by the primary key, where a join would read all published tests that contain a question.
 */
const sharesQuestion = (
  versionId: string | RawBuilder<unknown>,
  question: string | null = null,
  other: 'a' | 'o' = 'a',
) => sql`EXISTS (
  SELECT 1 FROM exam_version_questions mine
  WHERE mine.exam_version_id = ${versionId} AND (${question}::uuid IS NULL OR mine.question_id = ${question}::uuid)
    AND (SELECT true FROM exam_version_questions theirs
      WHERE theirs.exam_version_id = ${sql.ref(`${other}.exam_version_id`)} AND theirs.question_id = mine.question_id))`;

/**
 * Other tests of the same teacher, running or in the future, that contain one of the questions; the last to end first.
 * Practice withholds no keys, because it shows them itself.
 */
export async function otherTests(
  db: Db,
  { ownerId, assignmentId, examVersionId, question = null }: GivenQuestions,
  now: Date,
  most: number,
): Promise<OtherTest[]> {
  const { rows } = await sql<OtherTest>`
    ${prepared} SELECT a.id, a.title, coalesce(g.name, c.name, '') AS "className", a.starts_at AS "startsAt", a.ends_at AS "endsAt"
    FROM assignments a
    LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id
    LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    WHERE a.owner_id = ${ownerId} AND a.id <> ${assignmentId} AND a.cancelled_at IS NULL AND a.mode = 'TEST'
      AND (a.ends_at > ${now} OR a.id IN (
        SELECT p.assignment_id FROM attempts p WHERE p.owner_id = ${ownerId} AND p.status = 'RUNNING'))
      AND ${sharesQuestion(examVersionId, question)}
    ORDER BY a.ends_at DESC, a.id LIMIT ${most}`.execute(db);
  return rows;
}

/** Whether the question is in a test that reaches the learner and has not ended, or that the learner is taking. */
export async function isInOpenTest(
  db: Db,
  { studentId, examVersionId, question }: { studentId: string; examVersionId: string; question: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    ${prepared} SELECT EXISTS (
      SELECT 1 FROM assignment_learners l JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
      WHERE l.student_id = ${studentId} AND l.open AND a.mode = 'TEST' AND a.ends_at > ${now}
        AND ${sharesQuestion(examVersionId, question)}
      UNION ALL
      SELECT 1 FROM attempts a
      WHERE a.student_id = ${studentId} AND a.mode = 'TEST' AND a.status = 'RUNNING'
        AND ${sharesQuestion(examVersionId, question)}) AS open`.execute(db);
  return rows[0]!.open;
}

/**
 * SQL: whether a learner may still take, or is taking, a test that contains a question of the published test `version` (a
 * column). Until then practice of it shows neither marks nor right and wrong.
 */
export const heldBack = (studentId: string, version: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`(
  EXISTS (
    SELECT 1 FROM assignment_learners l JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
    WHERE l.student_id = ${studentId} AND l.open AND a.mode = 'TEST' AND a.ends_at > ${now} AND ${sharesQuestion(version)})
  OR EXISTS (
    SELECT 1 FROM attempts a
    WHERE a.student_id = ${studentId} AND a.mode = 'TEST' AND a.status = 'RUNNING' AND a.owner_id <> ${studentId}
      AND ${sharesQuestion(version)}))`;

/**
 * SQL: whether an open test withholds what tells right from wrong in the attempt `p` (student_id, exam_version_id) at the
 * assignment `a`: another test that reaches the learner or that the learner is taking, of whichever teacher, or another one of
 * the same teacher for other learners, unless this teacher has released the keys. This is the one decision for the player, for
 * reviews and for lists. Null: any question.
 */
export const withheld = (now: Date, question: string | null = null): RawBuilder<boolean> => {
  const shares = sharesQuestion(sql`p.exam_version_id`, question, 'o');
  return sql`(
  EXISTS (
    SELECT 1 FROM assignment_learners l JOIN assignments o ON o.owner_id = l.owner_id AND o.id = l.assignment_id
    WHERE l.student_id = p.student_id AND l.open AND o.mode = 'TEST' AND o.ends_at > ${now} AND o.id <> a.id
      AND NOT (o.owner_id = a.owner_id AND a.keys_released_at IS NOT NULL) AND ${shares})
  OR EXISTS (
    SELECT 1 FROM attempts o
    WHERE o.student_id = p.student_id AND o.mode = 'TEST' AND o.status = 'RUNNING' AND o.assignment_id IS DISTINCT FROM a.id
      AND ${shares})
  OR a.keys_released_at IS NULL AND EXISTS (
    SELECT 1 FROM assignments o
    WHERE o.owner_id = a.owner_id AND o.id <> a.id AND o.cancelled_at IS NULL AND o.mode = 'TEST'
      AND (o.ends_at > ${now} OR o.id IN (
        SELECT w.assignment_id FROM attempts w WHERE w.owner_id = a.owner_id AND w.status = 'RUNNING'))
      AND ${shares}))`;
};

/** `withheld` for one learner; true for an assignment that does not exist. */
export async function isWithheld(
  db: Db,
  { ownerId, assignmentId, studentId, examVersionId, question = null }: GivenQuestions & { studentId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ withheld: boolean }>`
    ${prepared} SELECT ${withheld(now, question)} AS withheld
    FROM assignments a CROSS JOIN (SELECT ${studentId}::uuid AS student_id, ${examVersionId}::uuid AS exam_version_id) p
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId}`.execute(db);
  return rows[0]?.withheld ?? true;
}

/** When the window of the last test ends that withholds keys by `withheld`; null for none. */
export async function findWithheldUntil(
  db: Db,
  { ownerId, assignmentId, studentId, examVersionId }: Omit<GivenQuestions, 'question'> & { studentId: string },
  now: Date,
): Promise<Date | null> {
  const shares = sharesQuestion(sql`${examVersionId}::uuid`, null, 'o');
  const { rows } = await sql<{ until: Date | null }>`
    ${prepared} SELECT max(ends_at) AS until FROM (
      SELECT o.ends_at FROM assignments a JOIN assignments o ON o.owner_id = a.owner_id AND o.id <> a.id
      WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId} AND a.keys_released_at IS NULL
        AND o.cancelled_at IS NULL AND o.mode = 'TEST' AND o.ends_at > ${now} AND ${shares}
      UNION ALL
      SELECT o.ends_at FROM assignment_learners l JOIN assignments o ON o.owner_id = l.owner_id AND o.id = l.assignment_id
      WHERE l.student_id = ${studentId} AND l.open AND l.owner_id <> ${ownerId} AND o.mode = 'TEST' AND o.ends_at > ${now}
        AND ${shares}) o`.execute(db);
  return rows[0]?.until ?? null;
}

export async function isHeldBack(db: Db, studentId: string, examVersionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    SELECT ${heldBack(studentId, sql`${examVersionId}::uuid`, now)} AS held`.execute(db);
  return rows[0]!.held;
}

/**
 * SQL: whether learners of its owner can still take, or are taking, a test that contains the question `q`. Until then no other
 * teacher sees it, even if it is shared, because a learner may have a second account as a teacher. A scalar subquery, so that
 * a page of questions needs one index look-up for each question and never a join of the whole tables.
 */
export const givenNow = (now: Date): RawBuilder<boolean> => sql<boolean>`coalesce((
  SELECT true FROM exam_version_questions v JOIN assignments a ON a.exam_version_id = v.exam_version_id
  WHERE v.question_id = q.id AND a.owner_id = q.owner_id AND a.cancelled_at IS NULL AND a.mode = 'TEST'
    AND (a.ends_at > ${now} OR EXISTS (
      SELECT FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING'))
  LIMIT 1), false)`;

/** Those of the questions for which `givenNow` is true. */
export async function givenQuestions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM questions q WHERE q.id = ANY (${ids}::uuid[]) AND ${givenNow(now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface ReleaseRow {
  readonly releasedAt: Date | null;
  readonly examVersionId: string;
  readonly reviewAfter: ReviewState;
  readonly mode: AttemptMode;
}

/** What the release of an assignment's keys depends on. */
export async function findRelease(db: Db, ownerId: string, assignmentId: string): Promise<ReleaseRow | undefined> {
  const { rows } = await sql<ReleaseRow>`
    ${prepared} SELECT keys_released_at AS "releasedAt", exam_version_id AS "examVersionId", review_after AS "reviewAfter", mode
    FROM assignments WHERE owner_id = ${ownerId} AND id = ${assignmentId}`.execute(db);
  return rows[0];
}

export async function markReleased(db: Db, ownerId: string, assignmentId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE assignments SET keys_released_at = ${now}
    WHERE owner_id = ${ownerId} AND id = ${assignmentId} AND keys_released_at IS NULL`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
