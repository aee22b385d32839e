/** SQL of one learner's tests for one teacher. Teacher and learner are part of every predicate. */
import type { AttemptMode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { countedAttempt, learnersWithAttempts, somebodyWorks, type AttemptStatus } from '#exam/attempts';

export interface LearnerTestRow {
  readonly id: string;
  readonly title: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly className: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: AttemptMode;
  readonly attemptId: string | null;
  readonly attempts: number;
  readonly status: AttemptStatus | null;
  readonly submittedAt: Date | null;
  readonly mark: number | null;
  readonly needsTeacher: boolean | null;
}

const withTarget = sql`LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id
  LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id`;

/** Tests that reach the learner now, and those with an attempt of theirs; newest first. */
export async function listLearnerTests(
  db: Db,
  ownerId: string,
  studentId: string,
  { classId, page, size }: { readonly classId?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: LearnerTestRow[]; total: number }> {
  const from = sql`FROM assignments a
    JOIN assignment_learners m ON m.owner_id = a.owner_id AND m.assignment_id = a.id AND m.student_id = ${studentId}
    WHERE a.owner_id = ${ownerId} AND m.owner_id = ${ownerId}
      AND ${classId ? sql`a.class_id = ${classId}` : sql`true`}
      AND ((m.member AND a.cancelled_at IS NULL) OR EXISTS (
        SELECT 1 FROM attempts x WHERE x.owner_id = a.owner_id AND x.assignment_id = a.id AND x.student_id = ${studentId}))`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<LearnerTestRow>`
    WITH page AS (SELECT a.id ${from} ORDER BY a.starts_at DESC, a.id LIMIT ${size} OFFSET ${page * size})
    SELECT a.id, a.title, a.subject, coalesce(g.name, c.name, '') AS "className", a.starts_at AS "startsAt", a.ends_at AS "endsAt",
      a.mode, p.id AS "attemptId", coalesce(p.taken, 0) AS attempts, p.status, p.submitted_at AS "submittedAt", p.mark,
      p.needs_teacher AS "needsTeacher"
    FROM page JOIN assignments a ON a.owner_id = ${ownerId} AND a.id = page.id ${withTarget}
    ${countedAttempt(sql`${studentId}::uuid`)}
    ORDER BY a.starts_at DESC, a.id`.execute(db);
  return { rows, total: counted[0]!.total };
}

export interface LearnerMarkRow {
  readonly assignmentId: string;
  readonly examVersionId: string;
  readonly title: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly submittedAt: Date;
  readonly mark: number;
  /** Average of all final marks of the test. */
  readonly average: number;
  /** The window has ended and no attempt is running, so results by item may be shown to whoever may see the keys. */
  readonly closed: boolean;
  readonly itemStates: string;
  readonly itemPoints: number[];
  readonly itemMax: number[] | null;
}

/** The latest final marks of a learner, the oldest of them first, without practice. */
export async function latestLearnerMarks(
  db: Db,
  ownerId: string,
  studentId: string,
  most: number,
  now: Date,
): Promise<LearnerMarkRow[]> {
  const { rows } = await sql<LearnerMarkRow>`
    WITH latest AS (
      SELECT a.id, p.submitted_at, p.mark, p.item_states, p.item_points, p.item_max
      FROM (SELECT DISTINCT assignment_id FROM attempts
        WHERE student_id = ${studentId} AND owner_id = ${ownerId} AND status = 'SCORED' AND mode = 'TEST') t
      JOIN assignments a ON a.owner_id = ${ownerId} AND a.id = t.assignment_id
      ${countedAttempt(sql`${studentId}::uuid`)}
      WHERE p.mark IS NOT NULL AND NOT p.needs_teacher
      ORDER BY p.submitted_at DESC LIMIT ${most})
    SELECT a.id AS "assignmentId", a.exam_version_id AS "examVersionId", a.title, a.subject, l.submitted_at AS "submittedAt", l.mark,
      n.average, a.ends_at <= ${now} AND NOT ${somebodyWorks} AS closed,
      l.item_states AS "itemStates", l.item_points AS "itemPoints", l.item_max AS "itemMax"
    FROM latest l JOIN assignments a ON a.owner_id = ${ownerId} AND a.id = l.id
    CROSS JOIN LATERAL (SELECT round(avg(x.mark))::int AS average FROM ${learnersWithAttempts} x) n
    ORDER BY l.submitted_at, a.id`.execute(db);
  return rows;
}

export interface Filed {
  readonly skill: string;
  /** Name in the table of topics, or else the question's first keyword. */
  readonly topic: string | null;
}

/** Current skill and topic of each question, because published versions contain no topic, and older ones no strand. */
export async function filedUnder(
  db: Db,
  questionIds: readonly string[],
  locale: 'vi' | 'en',
): Promise<ReadonlyMap<string, Filed>> {
  const { rows } = await sql<Filed & { id: string }>`
    SELECT q.id, q.skill, coalesce(${locale === 'en' ? sql`t.name_en` : sql`t.name`}, nullif(q.keywords[1], '')) AS topic
    FROM questions q LEFT JOIN topics t ON t.id = q.topic_id WHERE q.id = ANY (${questionIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...filed }) => [id, filed]));
}
