/** SQL of assignments as their learners see them. The learner is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { countedAttempt, markIsShown, type AttemptStatus } from '#exam/attempts';
import { facts, inTime, withTarget, type FactsRow, type TimeFilter } from './assignments.queries.ts';

export interface AssignedRow extends FactsRow {
  readonly ownerId: string;
  readonly teacherName: string;
  readonly partnerPage: string | null;
  readonly partnerLogo: string | null;
  readonly inRoom: boolean;
  readonly open: boolean;
  readonly lacksCode: boolean;
  readonly extraMinutes: number;
  /** Number of attempts so far. The next fields describe the running attempt, or else the last one. */
  readonly taken: number;
  readonly attemptId: string | null;
  readonly number: number | null;
  readonly attemptStatus: AttemptStatus | null;
  readonly deadlineAt: Date | null;
  readonly pausedAt: Date | null;
  readonly submittedAt: Date | null;
  /** The counted mark; null unless it may be seen at `now`. */
  readonly mark: number | null;
  /** Items of the counted attempt still have to be marked by the teacher; false unless the mark may be seen. */
  readonly provisional: boolean;
}

const assignedColumns = (
  now: Date,
) => sql`${facts}, a.owner_id AS "ownerId", t.full_name AS "teacherName", a.partner_page AS "partnerPage", ofp.logo_media AS "partnerLogo", a.in_room AS "inRoom", l.open, coalesce(o.taken, 0) AS taken,
  o.id IS NULL AND lacks_code(a.exam_id, l.student_id) AS "lacksCode", coalesce((SELECT e.minutes FROM assignment_extra_time e
    WHERE e.owner_id = a.owner_id AND e.assignment_id = a.id AND e.student_id = l.student_id), 0) AS "extraMinutes", o.id AS "attemptId", o.number, o.status AS "attemptStatus",
  o.deadline_at AS "deadlineAt", o.paused_at AS "pausedAt", o.submitted_at AS "submittedAt", CASE WHEN ${markIsShown(now)} THEN p.mark END AS mark,
  coalesce(p.needs_teacher AND ${markIsShown(now)}, false) AS provisional`;

const assignedJoins = sql`
  JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
  LEFT JOIN LATERAL (
    SELECT x.*, (count(*) OVER ())::int AS taken FROM attempts x
    WHERE x.owner_id = a.owner_id AND x.assignment_id = a.id AND x.student_id = l.student_id
    ORDER BY x.status = 'RUNNING' DESC, x.number DESC LIMIT 1) o ON true`;

const assignedRows = sql`${assignedJoins} ${withTarget} JOIN users t ON t.id = a.owner_id ${countedAttempt(sql`l.student_id`)}`;

export interface AssignedFilters {
  readonly studentId: string;
  readonly classId?: string | undefined;
  readonly status?: TimeFilter;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** Order: open tests by their end, then those that open next, then those handed in, then past ones. */
export async function listAssigned(db: Db, filters: AssignedFilters): Promise<{ rows: AssignedRow[]; total: number }> {
  const { now } = filters;
  const where = sql`FROM assignment_learners l ${assignedJoins}
    WHERE l.student_id = ${filters.studentId} AND (l.open OR o.id IS NOT NULL) AND ${inTime(filters.status, now)} AND ${filters.classId ? sql`a.class_id = ${filters.classId}` : sql`true`}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const rank = sql`CASE WHEN o.status = 'RUNNING' THEN 0 WHEN a.ends_at <= ${now} OR NOT l.open THEN 3 WHEN a.starts_at > ${now} THEN 1 WHEN o.id IS NULL THEN 0 ELSE 2 END`;
  const { rows } = await sql<AssignedRow>`
    WITH page AS (
      SELECT x.*, row_number() OVER (ORDER BY x.rank, CASE WHEN x.rank = 0 THEN coalesce(x.deadline_at, x.ends_at) END,
        CASE WHEN x.rank = 1 THEN x.starts_at END, x.ends_at DESC, x.id) AS place
      FROM (SELECT a.owner_id, a.id, ${rank} AS rank, o.deadline_at, a.starts_at, a.ends_at ${where}) x
      ORDER BY place LIMIT ${filters.size} OFFSET ${filters.page * filters.size})
    SELECT ${assignedColumns(now)}
    FROM page JOIN assignment_learners l ON l.owner_id = page.owner_id AND l.assignment_id = page.id AND l.student_id = ${filters.studentId}
    ${assignedRows} ORDER BY page.place`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalAssigned(
  db: Db,
  assignmentId: string,
  studentId: string,
  now: Date,
): Promise<AssignedRow | undefined> {
  const { rows } = await sql<AssignedRow>`
    SELECT ${assignedColumns(now)} FROM assignment_learners l ${assignedRows}
    WHERE l.student_id = ${studentId} AND l.assignment_id = ${assignmentId} AND (l.open OR o.id IS NOT NULL)`.execute(
    db,
  );
  return rows[0];
}

/** Whether the assignment reaches the learner, but is cancelled. */
export async function isCancelled(db: Db, assignmentId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM assignment_learners l JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
    WHERE l.assignment_id = ${assignmentId} AND l.student_id = ${studentId} AND l.member AND a.cancelled_at IS NOT NULL`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a learner is, or was, in a class. */
export async function isOfClass(db: Db, classId: string, studentId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('class_students')
      .select('class_id')
      .where('class_id', '=', classId)
      .where('student_id', '=', studentId)
      .executeTakeFirst()) !== undefined
  );
}
