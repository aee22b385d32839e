/** SQL of reports. */
import type { ReportKind } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** The reports of one user follow one another, so that they are counted right. */
export async function lockReporter(db: Db, reporterId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`question-reports ${reporterId}`}, 0))`.execute(db);
}

export async function countReports(db: Db, reporterId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM question_reports WHERE reporter_id = ${reporterId} AND made_at > ${since}`.execute(
    db,
  );
  return rows[0]!.n;
}

export interface NewReport {
  readonly id: string;
  readonly questionId: string;
  readonly reporterId: string;
  readonly role: 'STUDENT' | 'TEACHER';
  readonly kind: ReportKind;
  readonly words: string;
  readonly at: Date;
}

export interface Reported {
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
  /** False where it replaces the words of a report that still waits. */
  readonly isNew: boolean;
}

/** A user has one waiting report of a question: another one replaces its words. Undefined if the question does not exist. */
export async function putReport(db: Db, report: NewReport): Promise<Reported | undefined> {
  const { id, questionId, reporterId, role, kind, words, at } = report;
  const { rows } = await sql<Reported>`
    WITH put AS (
      INSERT INTO question_reports (id, question_id, version, reporter_id, role, kind, words, made_at)
      SELECT ${id}, q.id, q.version, ${reporterId}, ${role}, ${kind}, ${words}, ${at} FROM questions q WHERE q.id = ${questionId}
      ON CONFLICT (question_id, reporter_id) WHERE verdict_id IS NULL DO UPDATE
        SET kind = excluded.kind, words = excluded.words, version = excluded.version
      RETURNING id, question_id)
    SELECT q.scope, q.owner_id AS "ownerId", put.id = ${id}::uuid AS "isNew" FROM put JOIN questions q ON q.id = put.question_id`.execute(
    db,
  );
  return rows[0];
}

export interface OwnAttempt {
  readonly status: string;
  readonly ownerId: string;
  readonly assignmentId: string | null;
  readonly title: string | null;
}

/** The learner's attempt, if its test holds the question. */
export async function findOwnAttempt(
  db: Db,
  studentId: string,
  attemptId: string,
  questionId: string,
): Promise<OwnAttempt | undefined> {
  const { rows } = await sql<OwnAttempt>`
    SELECT p.status, p.owner_id AS "ownerId", a.id AS "assignmentId", a.title
    FROM attempts p LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    WHERE p.id = ${attemptId} AND p.student_id = ${studentId} AND EXISTS (
      SELECT FROM exam_version_questions v WHERE v.exam_version_id = p.exam_version_id AND v.question_id = ${questionId})`.execute(
    db,
  );
  return rows[0];
}
