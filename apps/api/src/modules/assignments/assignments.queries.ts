/** SQL of assignments: the teacher or the learner is part of every predicate. */
import { fold } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, likePattern } from '#db';

export interface NewAssignment {
  readonly id: string;
  readonly ownerId: string;
  readonly examId: string;
  readonly examVersionId: string;
  readonly classId: string;
  readonly title: string;
  readonly subject: string;
  readonly questions: number;
  readonly skills: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly showScore: string;
  readonly note: string;
  readonly now: Date;
}

export async function insertAssignment(db: Db, one: NewAssignment): Promise<void> {
  await db.insertInto('assignments').values({
    id: one.id, owner_id: one.ownerId, exam_id: one.examId, exam_version_id: one.examVersionId, class_id: one.classId, title: one.title, subject: one.subject,
    question_count: one.questions, skills: [...one.skills], starts_at: one.startsAt, ends_at: one.endsAt, minutes: one.minutes, show_score: one.showScore, note: one.note, created_at: one.now,
  }).execute();
}

interface FactsRow {
  readonly id: string;
  readonly class_id: string;
  readonly class_name: string;
  readonly exam_version_id: string;
  readonly title: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly question_count: number;
  readonly skills: ('PR' | 'VO' | 'GR' | 'RE' | 'WR' | 'LI' | 'SP')[];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly minutes: number;
  readonly note: string;
}

export interface AssignmentRow extends FactsRow {
  readonly owner_id: string;
  readonly exam_id: string;
  readonly show_score: 'AFTER_SUBMIT' | 'AFTER_END';
  readonly created_at: Date;
  readonly cancelled_at: Date | null;
  readonly added_minutes: number;
  readonly students: number;
  readonly running: number;
  readonly submitted: number;
  readonly average: number | null;
}

const facts = sql.raw(`a.id, a.class_id, c.name AS class_name, a.exam_version_id, a.title, a.subject, a.question_count, a.skills, a.starts_at, a.ends_at, a.minutes, a.note`);

const latestMark = sql`LEFT JOIN LATERAL (SELECT r.mark FROM attempt_results r WHERE r.attempt_id = p.id ORDER BY r.revision DESC LIMIT 1) r ON true`;

const teacherColumns = sql`${facts}, a.owner_id, a.exam_id, a.show_score, a.created_at, a.cancelled_at, a.added_minutes,
  (SELECT count(*)::int FROM class_students m WHERE m.class_id = a.class_id AND m.removed_at IS NULL) AS students, n.running, n.submitted, n.average`;

const progress = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE p.status = 'RUNNING')::int AS running, count(*) FILTER (WHERE p.status <> 'RUNNING')::int AS submitted, round(avg(r.mark))::int AS average
    FROM attempts p ${latestMark} WHERE p.assignment_id = a.id) n ON true`;

const inTime = (status: TimeFilter, now: Date): RawBuilder<unknown> => {
  switch (status) {
    case 'UPCOMING': return sql`a.starts_at > ${now}`;
    case 'ONGOING': return sql`(a.starts_at <= ${now} AND a.ends_at > ${now})`;
    case 'ENDED': return sql`a.ends_at <= ${now}`;
    default: return sql`true`;
  }
};

export type TimeFilter = 'UPCOMING' | 'ONGOING' | 'ENDED' | undefined;

export interface AssignmentFilters {
  readonly search?: string | undefined;
  readonly status?: TimeFilter;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** Running ones first, what ends soonest on top; then what opens next; then the past, newest first. A cancelled one stays while it holds attempts. */
export async function listAssignments(db: Db, ownerId: string, classId: string, filters: AssignmentFilters): Promise<{ rows: AssignmentRow[]; total: number }> {
  const { now } = filters;
  const where = sql`
    FROM assignments a JOIN classes c ON c.id = a.class_id
    WHERE a.owner_id = ${ownerId} AND a.class_id = ${classId} AND ${inTime(filters.status, now)}
      AND ${filters.search ? sql`a.search LIKE ${likePattern(fold(filters.search))}` : sql`true`}
      AND (a.cancelled_at IS NULL OR (${filters.status === undefined || filters.status === 'ENDED'} AND EXISTS (SELECT 1 FROM attempts p WHERE p.assignment_id = a.id)))`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<AssignmentRow>`
    WITH page AS (
      SELECT a.id, CASE WHEN a.cancelled_at IS NOT NULL OR a.ends_at <= ${now} THEN 2 WHEN a.starts_at <= ${now} THEN 0 ELSE 1 END AS rank, a.starts_at, a.ends_at ${where}
      ORDER BY rank, CASE WHEN a.cancelled_at IS NULL AND a.ends_at > ${now} AND a.starts_at <= ${now} THEN a.ends_at END, CASE WHEN a.starts_at > ${now} THEN a.starts_at END, a.ends_at DESC, a.id
      LIMIT ${filters.size} OFFSET ${filters.page * filters.size})
    SELECT ${teacherColumns} FROM page JOIN assignments a ON a.id = page.id JOIN classes c ON c.id = a.class_id ${progress}
    ORDER BY page.rank, CASE WHEN page.rank = 0 THEN page.ends_at END, CASE WHEN page.rank = 1 THEN page.starts_at END, page.ends_at DESC, a.id`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalAssignment(db: Db, ownerId: string, assignmentId: string): Promise<AssignmentRow | undefined> {
  const { rows } = await sql<AssignmentRow>`
    SELECT ${teacherColumns} FROM assignments a JOIN classes c ON c.id = a.class_id ${progress} WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export async function lockAssignment(db: Db, ownerId: string, assignmentId: string): Promise<void> {
  await db.selectFrom('assignments').select('id').where('id', '=', assignmentId).where('owner_id', '=', ownerId).forUpdate().execute();
}

export interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly showScore: string;
  readonly note: string;
}

/** Running attempts follow the new window: min(start + duration, end) + what was added to each. */
export async function updateWindow(db: Db, ownerId: string, assignmentId: string, window: Window): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ starts_at: window.startsAt, ends_at: window.endsAt, minutes: window.minutes, show_score: window.showScore, note: window.note })
    .where('id', '=', assignmentId)
    .where('owner_id', '=', ownerId)
    .execute();
  await sql`
    UPDATE attempts SET deadline_at = least(started_at + make_interval(mins => ${window.minutes}), ${window.endsAt}::timestamptz) + make_interval(secs => extension_seconds)
    WHERE assignment_id = ${assignmentId} AND owner_id = ${ownerId} AND status = 'RUNNING'`.execute(db);
}

export async function markCancelled(db: Db, ownerId: string, assignmentId: string, now: Date): Promise<void> {
  await db.updateTable('assignments').set({ cancelled_at: now }).where('id', '=', assignmentId).where('owner_id', '=', ownerId).execute();
}

/** Minutes for everybody whose time is not over; how many got them. */
export async function extendRunning(db: Db, ownerId: string, assignmentId: string, minutes: number, now: Date, graceMs: number): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE attempts SET deadline_at = deadline_at + make_interval(mins => ${minutes}), extension_seconds = extension_seconds + ${minutes * 60}
    WHERE assignment_id = ${assignmentId} AND owner_id = ${ownerId} AND status = 'RUNNING'
      AND deadline_at + make_interval(secs => ${graceMs / 1000}) >= ${now}::timestamptz`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function addMinutes(db: Db, ownerId: string, assignmentId: string, minutes: number): Promise<void> {
  await sql`UPDATE assignments SET added_minutes = added_minutes + ${minutes} WHERE id = ${assignmentId} AND owner_id = ${ownerId}`.execute(db);
}

interface SystemTestUse {
  readonly ownerId: string;
  readonly examId: string;
  /** YYYY-MM-01 */
  readonly month: string;
}

export async function systemTestIsUsed(db: Db, { ownerId, examId, month }: SystemTestUse): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM system_test_uses WHERE owner_id = ${ownerId} AND month = ${month} AND exam_id = ${examId}`.execute(db);
  return rows.length > 0;
}

export async function insertSystemTestUse(db: Db, { ownerId, examId, month }: SystemTestUse, at: Date): Promise<void> {
  await sql`INSERT INTO system_test_uses (owner_id, exam_id, month, used_at) VALUES (${ownerId}, ${examId}, ${month}, ${at})`.execute(db);
}

export interface CellRow {
  readonly student_id: string;
  readonly name: string;
  readonly attempt_id: string | null;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly deadline_at: Date | null;
}

/** The class's learners, and whoever has an attempt, with where each stands. */
export async function liveCells(db: Db, assignmentId: string): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    SELECT u.id AS student_id, u.full_name AS name, p.id AS attempt_id, p.status, p.deadline_at
    FROM assignments a
    JOIN class_students m ON m.class_id = a.class_id
    JOIN users u ON u.id = m.student_id
    LEFT JOIN attempts p ON p.assignment_id = a.id AND p.student_id = u.id
    WHERE a.id = ${assignmentId} AND (m.removed_at IS NULL OR p.id IS NOT NULL)
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  return rows;
}

export interface AnswerRow {
  readonly attempt_id: string;
  readonly question_id: string;
  readonly answer: unknown;
  readonly received_at: Date;
}

/** The answers in force of attempts that were found through their teacher or learner. */
export async function answersOf(db: Db, attemptIds: readonly string[]): Promise<AnswerRow[]> {
  if (attemptIds.length === 0) return [];
  const { rows } = await sql<AnswerRow>`
    SELECT DISTINCT ON (attempt_id, question_id) attempt_id, question_id, answer, received_at
    FROM attempt_answers WHERE attempt_id = ANY (${attemptIds}::uuid[]) AND disposition = 'ACCEPTED'
    ORDER BY attempt_id, question_id, id DESC`.execute(db);
  return rows;
}

// ---- the learner's side

export interface AssignedRow extends FactsRow {
  readonly teacher_name: string;
  readonly open: boolean;
  readonly lacks_code: boolean;
  readonly attempt_id: string | null;
  readonly attempt_status: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly deadline_at: Date | null;
  readonly submitted_at: Date | null;
  /** Null unless it may be seen at `now`. */
  readonly mark: number | null;
}

const openTo = sql`(a.cancelled_at IS NULL AND c.status = 'ACTIVE' AND c.deleted_at IS NULL AND m.removed_at IS NULL)`;

/** The score waits for the end when the teacher says so: until the window is over and nobody works any more. */
const assignedColumns = (now: Date) => sql`${facts}, t.full_name AS teacher_name, ${openTo} AS open, p.id IS NULL AND lacks_code(a.exam_id, m.student_id) AS lacks_code, p.id AS attempt_id, p.status AS attempt_status, p.deadline_at, p.submitted_at,
  CASE WHEN p.status = 'SCORED' AND (a.show_score = 'AFTER_SUBMIT'
    OR (a.ends_at <= ${now} AND NOT EXISTS (SELECT 1 FROM attempts o WHERE o.assignment_id = a.id AND o.status = 'RUNNING'))) THEN r.mark END AS mark`;

const assignedFrom = (studentId: string) => sql`
  FROM class_students m
  JOIN classes c ON c.id = m.class_id
  JOIN assignments a ON a.class_id = c.id
  JOIN users t ON t.id = a.owner_id
  LEFT JOIN attempts p ON p.assignment_id = a.id AND p.student_id = m.student_id
  ${latestMark}
  WHERE m.student_id = ${studentId} AND (${openTo} OR p.id IS NOT NULL)`;

export interface AssignedFilters {
  readonly studentId: string;
  readonly classId?: string | undefined;
  readonly status?: TimeFilter;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** What is to be done and due first comes first; then what opens next; then what is handed in; then the past. */
export async function listAssigned(db: Db, filters: AssignedFilters): Promise<{ rows: AssignedRow[]; total: number }> {
  const { now } = filters;
  const from = sql`${assignedFrom(filters.studentId)} AND ${inTime(filters.status, now)} AND ${filters.classId ? sql`a.class_id = ${filters.classId}` : sql`true`}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const rank = sql`CASE WHEN p.status = 'RUNNING' THEN 0 WHEN a.ends_at <= ${now} OR NOT ${openTo} THEN 3 WHEN a.starts_at > ${now} THEN 1 WHEN p.id IS NULL THEN 0 ELSE 2 END`;
  const { rows } = await sql<AssignedRow>`
    SELECT * FROM (SELECT ${assignedColumns(now)}, ${rank} AS rank ${from}) x
    ORDER BY rank, CASE WHEN rank = 0 THEN coalesce(deadline_at, ends_at) END, CASE WHEN rank = 1 THEN starts_at END, ends_at DESC, id
    LIMIT ${filters.size} OFFSET ${filters.page * filters.size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalAssigned(db: Db, assignmentId: string, studentId: string, now: Date): Promise<AssignedRow | undefined> {
  const { rows } = await sql<AssignedRow>`SELECT ${assignedColumns(now)} ${assignedFrom(studentId)} AND a.id = ${assignmentId}`.execute(db);
  return rows[0];
}

/** Whether a learner is, or was, in a class. */
export async function isOfClass(db: Db, classId: string, studentId: string): Promise<boolean> {
  return (await db.selectFrom('class_students').select('class_id').where('class_id', '=', classId).where('student_id', '=', studentId).executeTakeFirst()) !== undefined;
}
