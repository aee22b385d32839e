/** SQL of the teacher's dashboards. Every statement reads the rows of one teacher. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { countedMarksOf } from '#exam/attempts';

/** A time range; `to` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface Chosen extends Span {
  readonly ownerId: string;
  /** Only tests that were given to a whole class. */
  readonly wholeClass: boolean;
  /** Only tests of this class; null for all. */
  readonly classId: string | null;
}

const assignedIn = ({
  ownerId,
  from,
  to,
  wholeClass,
  classId,
}: Chosen) => sql`a.owner_id = ${ownerId} AND a.target <> 'SAMPLE' AND a.cancelled_at IS NULL
  AND (${classId}::uuid IS NULL OR a.class_id = ${classId}::uuid)
  AND a.mode = 'TEST' AND a.starts_at >= ${from} AND a.starts_at < ${to} AND (NOT ${wholeClass}::boolean OR a.target = 'CLASS')`;

/** The teacher's learners, or those of one class, and how many of them were added in the range. */
export async function studentCounts(db: Db, { ownerId, classId, from, to }: Chosen) {
  const came = (at: string) =>
    sql`count(*)::int AS total, (count(*) FILTER (WHERE ${sql.ref(at)} >= ${from} AND ${sql.ref(at)} < ${to}))::int AS added`;
  const { rows } = await sql<{ total: number; added: number }>`
    SELECT ${
      classId === null
        ? sql`${came('created_at')} FROM managed_students WHERE teacher_id = ${ownerId} AND removed_at IS NULL`
        : sql`${came('joined_at')} FROM class_students WHERE owner_id = ${ownerId} AND class_id = ${classId} AND removed_at IS NULL`
    }`.execute(db);
  return rows[0]!;
}

export async function assignedCount(db: Db, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM assignments a WHERE ${assignedIn(chosen)}`.execute(db);
  return rows[0]!.total;
}

export async function testCounts(db: Db, ownerId: string): Promise<{ own: number; system: number }> {
  const { rows } = await sql<{ own: number; system: number }>`
    SELECT (SELECT count(*)::int FROM exams WHERE owner_id = ${ownerId} AND scope = 'USER' AND deleted_at IS NULL) AS own,
      (SELECT count(*)::int FROM exams WHERE scope = 'SYSTEM' AND status = 'READY' AND deleted_at IS NULL) AS system`.execute(
    db,
  );
  return rows[0]!;
}

export async function newTestCount(db: Db, ownerId: string, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM exams
    WHERE owner_id = ${ownerId} AND scope = 'USER' AND deleted_at IS NULL AND created_at >= ${from} AND created_at < ${to}`.execute(
    db,
  );
  return rows[0]!.total;
}

export interface LearnerAverage {
  readonly classId: string;
  readonly className: string;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly tests: number;
  /** Sum of the marks. */
  readonly points: number;
  readonly average: number;
}

/**
 * Each learner's average of final counted marks by class; best first. A teacher has as many as the package's caps
 * allow.
 */
export async function learnerAverages(db: Db, chosen: Chosen): Promise<LearnerAverage[]> {
  const { rows } = await sql<LearnerAverage>`
    SELECT n."classId", c.name AS "className", n."studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code,
      n.tests, n.points, n.average
    FROM (
      SELECT m.class_id AS "classId", m.student_id AS "studentId", count(*)::int AS tests, sum(m.mark)::int AS points, round(avg(m.mark))::int AS average
      FROM ${countedMarksOf(chosen.ownerId, assignedIn(chosen))} m
      WHERE m.mark IS NOT NULL
      GROUP BY 1, 2) n
    JOIN classes c ON c.id = n."classId" AND c.owner_id = ${chosen.ownerId} AND c.deleted_at IS NULL
    JOIN users u ON u.id = n."studentId"
    LEFT JOIN managed_students s ON s.teacher_id = ${chosen.ownerId} AND s.student_id = u.id
    ORDER BY n.average DESC, u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id, n."classId"`.execute(db);
  return rows;
}

/**
 * Number of tests by week and of their attempts that were handed in. A week lasts from its Monday to the next Monday in
 * the list.
 */
export async function testsByWeek(
  db: Db,
  chosen: Chosen,
  mondays: readonly { readonly date: string; readonly at: Date }[],
): Promise<{ monday: string; tests: number; submitted: number }[]> {
  const starts = mondays.slice(0, -1);
  const { rows } = await sql<{ monday: string; tests: number; submitted: number }>`
    SELECT w.monday, count(a.id)::int AS tests, coalesce(sum(p.submitted), 0)::int AS submitted
    FROM unnest(${starts.map(({ date }) => date)}::text[], ${starts.map(({ at }) => at)}::timestamptz[],
      ${mondays.slice(1).map(({ at }) => at)}::timestamptz[]) AS w (monday, starts_at, ends_at)
    LEFT JOIN assignments a ON a.starts_at >= w.starts_at AND a.starts_at < w.ends_at AND ${assignedIn(chosen)}
    LEFT JOIN LATERAL (
      SELECT count(*) AS submitted FROM attempts p
      WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status <> 'RUNNING') p ON true
    GROUP BY w.monday ORDER BY w.monday`.execute(db);
  return rows;
}
