/** SQL of results. The teacher or the learner is part of every predicate; one statement fills one screen. */
import { sql } from 'kysely';
import { fold } from '@vumon/domain';
import { type Db, likePattern } from '#db';
import type { ScoredItem } from '#modules/attempts';

export interface AssignmentFacts {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly classId: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly questions: number;
  readonly examVersionId: string;
}

const factColumns = sql.raw(`a.id, a.title, c.name AS "className", a.class_id AS "classId", a.subject, a.starts_at AS "startsAt", a.ends_at AS "endsAt",
  a.minutes, a.question_count AS questions, a.exam_version_id AS "examVersionId"`);

export async function findAssignment(db: Db, ownerId: string, assignmentId: string): Promise<AssignmentFacts | undefined> {
  const { rows } = await sql<AssignmentFacts>`
    SELECT ${factColumns} FROM assignments a JOIN classes c ON c.id = a.class_id WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export interface LearnerRow {
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly attemptId: string | null;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly mark: number | null;
  readonly points: number | null;
  readonly needsTeacher: boolean | null;
  readonly items: ScoredItem[] | null;
  readonly late: number;
}

/** Everybody in the class now, and whoever has an attempt though no longer in it. */
export async function learnersOf(db: Db, ownerId: string, assignmentId: string, sort: 'mark' | 'name'): Promise<LearnerRow[]> {
  const byName = sql`u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`;
  const { rows } = await sql<LearnerRow>`
    SELECT u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code, p.id AS "attemptId", p.status, p.started_at AS "startedAt",
      p.submitted_at AS "submittedAt", r.mark, r.points, r.needs_teacher AS "needsTeacher", r.items, coalesce(l.late, 0) AS late
    FROM assignments a
    JOIN class_students m ON m.class_id = a.class_id
    JOIN users u ON u.id = m.student_id
    LEFT JOIN attempts p ON p.assignment_id = a.id AND p.student_id = u.id
    LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = u.id
    LEFT JOIN LATERAL (SELECT mark, points, needs_teacher, items FROM attempt_results WHERE attempt_id = p.id ORDER BY revision DESC LIMIT 1) r ON true
    LEFT JOIN LATERAL (SELECT count(*)::int AS late FROM attempt_answers e WHERE e.attempt_id = p.id AND e.disposition = 'LATE') l ON true
    WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId} AND (m.removed_at IS NULL OR p.id IS NOT NULL)
    ORDER BY ${sort === 'mark' ? sql`r.mark DESC NULLS LAST, ${byName}` : byName}`.execute(db);
  return rows;
}

export interface GivenAnswer {
  readonly attempt: string;
  readonly answer: unknown;
}

/** The effective answers that everybody gave to one question. */
export async function answersTo(db: Db, ownerId: string, assignmentId: string, questionId: string): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    SELECT DISTINCT ON (e.attempt_id) e.attempt_id AS attempt, e.answer
    FROM attempts p JOIN attempt_answers e ON e.attempt_id = p.id AND e.question_id = ${questionId} AND e.disposition = 'ACCEPTED'
    WHERE p.assignment_id = ${assignmentId} AND p.owner_id = ${ownerId}
    ORDER BY e.attempt_id, e.id DESC`.execute(db);
  return rows;
}

export interface PaperRow extends AssignmentFacts {
  readonly attemptId: string;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly finishedBy: 'SUBMIT' | 'TIME' | null;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly deadlineAt: Date;
  readonly shuffleSeed: string;
  readonly windowStartsAt: Date;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
}

export async function findPaper(db: Db, ownerId: string, attemptId: string): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`
    SELECT ${factColumns}, a.starts_at AS "windowStartsAt", p.id AS "attemptId", p.status, p.finished_by AS "finishedBy", p.started_at AS "startedAt",
      p.submitted_at AS "submittedAt", p.deadline_at AS "deadlineAt", p.shuffle_seed AS "shuffleSeed",
      u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code
    FROM attempts p
    JOIN assignments a ON a.id = p.assignment_id
    JOIN classes c ON c.id = a.class_id
    JOIN users u ON u.id = p.student_id
    LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = u.id
    WHERE p.id = ${attemptId} AND p.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export interface LogRow {
  readonly entry: number;
  readonly question: string;
  readonly answer: unknown;
  readonly receivedAt: Date;
  readonly disposition: 'ACCEPTED' | 'LATE';
  /** The late entry that this one, written by a teacher, lets count. */
  readonly accepts: number | null;
}

/** Accepted and late entries in server order. */
export async function answerLog(db: Db, ownerId: string, attemptId: string): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    SELECT e.id AS entry, e.question_id AS question, e.answer, e.received_at AS "receivedAt", e.disposition,
      CASE WHEN e.client_id LIKE 'teacher:%' THEN e.base_id END AS accepts
    FROM attempts p JOIN attempt_answers e ON e.attempt_id = p.id AND e.disposition IN ('ACCEPTED', 'LATE')
    WHERE p.id = ${attemptId} AND p.owner_id = ${ownerId} ORDER BY e.id`.execute(db);
  return rows;
}

export interface RevisionRow {
  readonly revision: number;
  readonly mark: number;
  readonly points: number;
  readonly items: ScoredItem[];
  readonly scoredAt: Date;
  readonly scoredBy: string | null;
  readonly cause: 'SCORED' | 'LATE' | 'MARKED';
  readonly reason: string | null;
}

export async function revisionsOf(db: Db, ownerId: string, attemptId: string): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    SELECT r.revision, r.mark, r.points, r.items, r.scored_at AS "scoredAt", u.full_name AS "scoredBy", r.cause, r.reason
    FROM attempts p JOIN attempt_results r ON r.attempt_id = p.id LEFT JOIN users u ON u.id = r.scored_by
    WHERE p.id = ${attemptId} AND p.owner_id = ${ownerId} ORDER BY r.revision DESC`.execute(db);
  return rows;
}

/** Serialises regrading of one attempt; false when it is not the teacher's or not scored yet. */
export async function lockScored(db: Db, ownerId: string, attemptId: string): Promise<boolean> {
  const row = await db.selectFrom('attempts').select('id').where('id', '=', attemptId).where('owner_id', '=', ownerId).where('status', '=', 'SCORED').forUpdate().executeTakeFirst();
  return row !== undefined;
}

export interface AcceptedLate {
  readonly question: string;
  readonly answer: unknown;
  /** The late entry it repeats. */
  readonly entry: number;
}

/** Repeats late entries as accepted ones under the teacher's name; one accepted before is left as it is. */
export async function insertAccepted(db: Db, attemptId: string, teacherId: string, accepted: readonly AcceptedLate[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO attempt_answers (attempt_id, client_id, client_seq, question_id, answer, base_id, received_at, disposition)
    SELECT ${attemptId}, ${`teacher:${teacherId}`}, i.entry, i.question, i.answer, i.entry, ${now}, 'ACCEPTED'
    FROM unnest(${accepted.map((one) => one.entry)}::int[], ${accepted.map((one) => one.question)}::uuid[], ${accepted.map((one) => JSON.stringify(one.answer))}::jsonb[]) AS i (entry, question, answer)
    ORDER BY i.entry
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export interface NewRevision {
  readonly attemptId: string;
  readonly engineVersion: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly mark: number;
  readonly needsTeacher: boolean;
  readonly items: readonly ScoredItem[];
  readonly now: Date;
  readonly teacherId: string;
  readonly cause: 'LATE' | 'MARKED';
  readonly reason: string | null;
}

export async function insertRevision(db: Db, one: NewRevision): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    INSERT INTO attempt_results (attempt_id, revision, engine_version, points, max_points, mark, needs_teacher, items, scored_at, scored_by, cause, reason)
    SELECT ${one.attemptId}, max(revision) + 1, ${one.engineVersion}, ${one.points}, ${one.maxPoints}, ${one.mark}, ${one.needsTeacher},
      ${JSON.stringify(one.items)}::jsonb, ${one.now}, ${one.teacherId}, ${one.cause}, ${one.reason}
    FROM attempt_results WHERE attempt_id = ${one.attemptId} RETURNING revision`.execute(db);
  return rows[0]!.revision;
}

export interface SummaryRow extends AssignmentFacts {
  readonly students: number;
  readonly submitted: number;
  readonly toMark: number;
  readonly average: number | null;
}

export interface SummaryFilters {
  readonly search?: string | undefined;
  readonly classId?: string | undefined;
  readonly status?: 'UPCOMING' | 'ONGOING' | 'ENDED' | undefined;
  readonly sort: 'newest' | 'oldest' | 'average';
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

const outcome = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE p.status <> 'RUNNING')::int AS submitted, round(avg(r.mark))::int AS average,
      coalesce(sum((SELECT count(*) FROM jsonb_array_elements(r.items) i WHERE r.needs_teacher AND i ->> 'state' = 'needs-teacher')), 0)::int AS "toMark"
    FROM attempts p LEFT JOIN LATERAL (SELECT mark, needs_teacher, items FROM attempt_results WHERE attempt_id = p.id ORDER BY revision DESC LIMIT 1) r ON true
    WHERE p.assignment_id = a.id) n ON true`;
const enrolled = sql`(SELECT count(*)::int FROM class_students m WHERE m.class_id = a.class_id AND m.removed_at IS NULL) AS students`;

export async function listSummaries(db: Db, ownerId: string, filters: SummaryFilters): Promise<{ rows: SummaryRow[]; total: number }> {
  const { now, status } = filters;
  const pattern = filters.search ? likePattern(fold(filters.search)) : null;
  const where = sql`WHERE a.owner_id = ${ownerId}
    AND (a.cancelled_at IS NULL OR EXISTS (SELECT 1 FROM attempts p WHERE p.assignment_id = a.id))
    AND ${filters.classId ? sql`a.class_id = ${filters.classId}` : sql`true`}
    AND ${pattern ? sql`(a.search LIKE ${pattern} OR c.search LIKE ${pattern})` : sql`true`}
    AND ${status === 'UPCOMING' ? sql`a.starts_at > ${now}` : status === 'ONGOING' ? sql`a.starts_at <= ${now} AND a.ends_at > ${now}` : status === 'ENDED' ? sql`a.ends_at <= ${now}` : sql`true`}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM assignments a JOIN classes c ON c.id = a.class_id ${where}`.execute(db);
  const order = filters.sort === 'average' ? sql`n.average DESC NULLS LAST, a.starts_at DESC, a.id` : filters.sort === 'oldest' ? sql`a.starts_at, a.id` : sql`a.starts_at DESC, a.id`;
  const { rows } = await sql<SummaryRow>`
    SELECT ${factColumns}, ${enrolled}, n.submitted, n.average, n."toMark"
    FROM assignments a JOIN classes c ON c.id = a.class_id ${outcome} ${where}
    ORDER BY ${order} LIMIT ${filters.size} OFFSET ${filters.page * filters.size}`.execute(db);
  return { rows, total: counted[0]!.total };
}

/** Marks a learner may see: the window has ended with nobody at work, or the teacher shows scores at once. */
export async function visibleMarks(db: Db, studentId: string, page: number, size: number, now: Date) {
  const where = sql`FROM attempts p
    JOIN assignments a ON a.id = p.assignment_id
    JOIN classes c ON c.id = a.class_id
    JOIN LATERAL (SELECT mark FROM attempt_results WHERE attempt_id = p.id ORDER BY revision DESC LIMIT 1) r ON true
    WHERE p.student_id = ${studentId} AND p.status = 'SCORED'
      AND (a.show_score = 'AFTER_SUBMIT' OR (a.ends_at <= ${now} AND NOT EXISTS (SELECT 1 FROM attempts o WHERE o.assignment_id = a.id AND o.status = 'RUNNING')))`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<{ assignmentId: string; title: string; subject: 'ENGLISH' | 'MATH'; className: string; submittedAt: Date; mark: number }>`
    SELECT a.id AS "assignmentId", a.title, a.subject, c.name AS "className", p.submitted_at AS "submittedAt", r.mark ${where}
    ORDER BY p.submitted_at DESC, p.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted[0]!.total };
}
