/** SQL of results. The teacher or the learner is part of every predicate; one statement fills one screen. */
import { sql } from 'kysely';
import { type AssignmentTarget, type AttemptMode, type Counting } from '@vumon/domain';
import { type Db, holdsWords } from '#db';
import {
  countedAttempt,
  countedMarksOf,
  itemsToMark,
  latestResult,
  learnersWithAttempts,
  logOf,
  markIsShown,
  somebodyWorks,
  type AttemptStatus,
} from '#exam/attempts';

export interface AssignmentFacts {
  readonly id: string;
  readonly title: string;
  readonly target: AssignmentTarget;
  readonly className: string;
  readonly classId: string | null;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly mode: AttemptMode;
  readonly attemptsAllowed: number | null;
  readonly counting: Counting;
  readonly questions: number;
  readonly examVersionId: string;
  /** Marks wait for the end of the window. */
  readonly scoredAtEnd: boolean;
}

const factColumns =
  sql.raw(`a.id, a.title, a.target, coalesce(g.name, c.name, ofp.name, '') AS "className", a.class_id AS "classId", a.subject, a.starts_at AS "startsAt",
  a.ends_at AS "endsAt", a.minutes, a.mode, a.attempts_allowed AS "attemptsAllowed", a.counting, a.question_count AS questions,
  a.exam_version_id AS "examVersionId", a.scored_at_end AS "scoredAtEnd"`);

/** The class or the group of the assignment `a`, where it has one. */
const withTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id LEFT JOIN partners ofp ON ofp.id = a.partner_id',
);

export async function findAssignment(
  db: Db,
  ownerId: string,
  assignmentId: string,
): Promise<AssignmentFacts | undefined> {
  const { rows } = await sql<AssignmentFacts>`
    SELECT ${factColumns} FROM assignments a ${withTarget} WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId}`.execute(
    db,
  );
  return rows[0];
}

export interface LearnerRow {
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly birthday: string | null;
  /** The contact that the teacher noted, or else the account's, if the learner is one of the teacher's. */
  readonly phone: string | null;
  readonly email: string | null;
  /** The attempt that counts. */
  readonly attemptId: string | null;
  readonly number: number | null;
  readonly attempts: number;
  readonly status: AttemptStatus | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly mark: number | null;
  readonly points: number | null;
  readonly needsTeacher: boolean | null;
  readonly itemStates: string | null;
  readonly itemPoints: number[] | null;
  readonly itemMax: number[] | null;
  readonly late: number;
}

/** Learners whom the assignment reaches now, and former ones who have an attempt. */
export async function learnersOf(
  db: Db,
  ownerId: string,
  assignmentId: string,
  sort: 'mark' | 'name',
): Promise<LearnerRow[]> {
  const byName = sql`u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`;
  const { rows } = await sql<LearnerRow>`
    SELECT u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code, u.birthday,
      CASE WHEN s.student_id IS NOT NULL AND s.removed_at IS NULL THEN coalesce(s.contact_phone, u.phone) END AS phone,
      CASE WHEN s.student_id IS NOT NULL AND s.removed_at IS NULL THEN coalesce(s.contact_email, u.email) END AS email,
      p.id AS "attemptId", p.number, coalesce(p.taken, 0) AS attempts, p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt", p.mark, p.points,
      p.needs_teacher AS "needsTeacher", p.item_states AS "itemStates", p.item_points AS "itemPoints", p.item_max AS "itemMax", coalesce(l.late, 0) AS late
    FROM assignments a
    JOIN assignment_learners m ON m.owner_id = a.owner_id AND m.assignment_id = a.id
    JOIN users u ON u.id = m.student_id
    ${countedAttempt(sql`m.student_id`)}
    LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = u.id
    LEFT JOIN LATERAL (SELECT count(*)::int AS late FROM attempt_answers e WHERE ${logOf} AND e.disposition = 'L') l ON true
    WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId} AND m.assignment_id = ${assignmentId} AND m.owner_id = ${ownerId}
      AND (m.member OR p.id IS NOT NULL)
    ORDER BY ${sort === 'mark' ? sql`p.mark DESC NULLS LAST, ${byName}` : byName}`.execute(db);
  return rows;
}

export interface PaperRow extends AssignmentFacts {
  readonly ownerId: string;
  readonly attemptId: string;
  readonly number: number;
  readonly status: AttemptStatus;
  readonly finishedBy: 'SUBMIT' | 'TIME' | 'TEACHER' | null;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly deadlineAt: Date;
  readonly pausedAt: Date | null;
  readonly shuffleSeed: string;
  readonly shuffleQuestions: boolean;
  readonly shuffleOptions: boolean;
  readonly cancelled: boolean;
  /** Events during attempts at the assignment are recorded. */
  readonly record: boolean;
  readonly windowStartsAt: Date;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  /** The draw of the assigned version that the learner had. */
  readonly takenVersionId: string;
}

export async function findPaper(db: Db, ownerId: string, attemptId: string): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`
    SELECT ${factColumns}, a.owner_id AS "ownerId", a.starts_at AS "windowStartsAt", a.shuffle_questions AS "shuffleQuestions",
      a.shuffle_options AS "shuffleOptions", a.cancelled_at IS NOT NULL AS cancelled, a.record, p.id AS "attemptId", p.number, p.status,
      p.finished_by AS "finishedBy", p.started_at AS "startedAt", p.submitted_at AS "submittedAt", p.deadline_at AS "deadlineAt",
      p.paused_at AS "pausedAt", p.shuffle_seed AS "shuffleSeed",
      u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code, p.exam_version_id AS "takenVersionId"
    FROM attempts p
    JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    ${withTarget}
    JOIN users u ON u.id = p.student_id
    LEFT JOIN managed_students s ON s.teacher_id = a.owner_id AND s.student_id = u.id
    WHERE p.id = ${attemptId} AND p.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export interface OtherAttemptRow {
  readonly id: string;
  readonly number: number;
  readonly status: AttemptStatus;
  readonly mark: number | null;
  readonly provisional: boolean;
}

/** All attempts of one learner at an assignment by number. */
export async function attemptsOf(
  db: Db,
  ownerId: string,
  assignmentId: string,
  studentId: string,
): Promise<OtherAttemptRow[]> {
  const { rows } = await sql<OtherAttemptRow>`
    SELECT p.id, p.number, p.status, r.mark, coalesce(r.needs_teacher, false) AS provisional FROM attempts p ${latestResult}
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId} AND p.student_id = ${studentId} ORDER BY p.number`.execute(
    db,
  );
  return rows;
}

export interface RevisionRow {
  readonly revision: number;
  readonly mark: number;
  readonly points: number;
  readonly itemStates: string;
  readonly itemPoints: number[];
  readonly itemMax: number[] | null;
  readonly scoredAt: Date;
  readonly scoredBy: string | null;
  readonly cause: 'SCORED' | 'LATE' | 'MARKED' | 'REGRADED';
  readonly reason: string | null;
}

export async function revisionsOf(db: Db, ownerId: string, attemptId: string): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    SELECT r.revision, r.mark, r.points, r.item_states AS "itemStates", r.item_points AS "itemPoints", r.item_max AS "itemMax", r.scored_at AS "scoredAt",
      u.full_name AS "scoredBy", r.cause, r.reason
    FROM attempt_results r LEFT JOIN users u ON u.id = r.scored_by
    WHERE r.owner_id = ${ownerId} AND r.attempt_id = ${attemptId} ORDER BY r.revision DESC`.execute(db);
  return rows;
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
  readonly gradeId?: string | undefined;
  readonly status?: 'UPCOMING' | 'ONGOING' | 'ENDED' | undefined;
  readonly sort: 'newest' | 'oldest' | 'average';
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

const outcome = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.submitted)::int AS submitted, round(avg(x.mark))::int AS average FROM ${learnersWithAttempts} x) n ON true
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(${itemsToMark}) FILTER (WHERE r.needs_teacher), 0)::int AS "toMark" FROM attempts p ${latestResult}
    WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id) w ON true`;
const enrolled = sql`(SELECT count(*)::int FROM assignment_learners l WHERE l.owner_id = a.owner_id AND l.assignment_id = a.id AND l.member) AS students`;

export async function listSummaries(
  db: Db,
  ownerId: string,
  filters: SummaryFilters,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const { now, status } = filters;
  const where = sql`WHERE a.owner_id = ${ownerId} AND a.target <> 'SAMPLE'
    AND (a.cancelled_at IS NULL OR EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id))
    AND ${filters.classId ? sql`a.class_id = ${filters.classId}` : sql`true`}
    AND ${filters.gradeId ? sql`coalesce(c.grade_id, (SELECT e.grade_id FROM exams e WHERE e.id = a.exam_id)) = ${filters.gradeId}` : sql`true`}
    AND ${filters.search ? sql`(${holdsWords('a.search', filters.search)} OR ${holdsWords('c.search', filters.search)} OR ${holdsWords('g.search', filters.search)})` : sql`true`}
    AND ${status === 'UPCOMING' ? sql`a.starts_at > ${now}` : status === 'ONGOING' ? sql`a.starts_at <= ${now} AND a.ends_at > ${now}` : status === 'ENDED' ? sql`a.ends_at <= ${now}` : sql`true`}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM assignments a ${withTarget} ${where}`.execute(db);
  const byAverage = filters.sort === 'average';
  const order = byAverage
    ? sql`m.average DESC NULLS LAST, a.starts_at DESC, a.id`
    : filters.sort === 'oldest'
      ? sql`a.starts_at, a.id`
      : sql`a.starts_at DESC, a.id`;
  // Sorts first, so that the data of the rows is looked up for one page only.
  const averages = byAverage
    ? sql`LEFT JOIN (SELECT assignment_id, round(avg(mark)) AS average FROM ${countedMarksOf(ownerId)} c GROUP BY 1) m ON m.assignment_id = a.id`
    : sql``;
  const { rows } = await sql<SummaryRow>`
    WITH page AS (
      SELECT a.id, row_number() OVER (ORDER BY ${order}) AS place FROM assignments a ${withTarget} ${averages} ${where}
      ORDER BY place LIMIT ${filters.size} OFFSET ${filters.page * filters.size})
    SELECT ${factColumns}, ${enrolled}, n.submitted, n.average, w."toMark"
    FROM page JOIN assignments a ON a.owner_id = ${ownerId} AND a.id = page.id ${withTarget} ${outcome} ORDER BY page.place`.execute(
    db,
  );
  return { rows, total: counted[0]!.total };
}

export interface OwnMarksQuery {
  /** Only tests whose review policy shows the keys. */
  readonly released?: boolean | undefined;
  readonly page: number;
  readonly size: number;
}

/** The counted marks that a learner may see, without practice. */
export async function visibleMarks(db: Db, studentId: string, { released, page, size }: OwnMarksQuery, now: Date) {
  const where = sql`FROM (SELECT DISTINCT owner_id, assignment_id FROM attempts WHERE student_id = ${studentId} AND status = 'SCORED' AND mode = 'TEST') t
    JOIN assignments a ON a.owner_id = t.owner_id AND a.id = t.assignment_id
    ${withTarget}
    ${countedAttempt(sql`${studentId}::uuid`)}
    WHERE p.mark IS NOT NULL AND ${markIsShown(now)}
      AND ${released ? sql`a.review_after = 'FREE' AND a.ends_at <= ${now} AND NOT ${somebodyWorks}` : sql`true`}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<{
    assignmentId: string;
    title: string;
    subject: 'ENGLISH' | 'MATH';
    className: string;
    submittedAt: Date;
    mark: number;
    provisional: boolean;
  }>`
    SELECT a.id AS "assignmentId", a.title, a.subject, coalesce(g.name, c.name, ofp.name, '') AS "className", p.submitted_at AS "submittedAt", p.mark, p.needs_teacher AS provisional ${where}
    ORDER BY p.submitted_at DESC, p.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted[0]!.total };
}
