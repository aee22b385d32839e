/** SQL of the teacher's first page: a handful of small statements, each bounded. */
import { sql } from 'kysely';
import type { Db } from '#db';

export async function endingSoon(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; endsAt: Date; missing: number }>`
    SELECT a.id, a.title, c.name AS "className", a.ends_at AS "endsAt", n.missing
    FROM assignments a JOIN classes c ON c.id = a.class_id
    JOIN LATERAL (
      SELECT count(*)::int AS missing FROM class_students m
      WHERE m.class_id = a.class_id AND m.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM attempts p WHERE p.assignment_id = a.id AND p.student_id = m.student_id AND p.status <> 'RUNNING')) n ON n.missing > 0
    WHERE a.owner_id = ${ownerId} AND a.cancelled_at IS NULL AND a.starts_at <= ${now} AND a.ends_at > ${now} AND a.ends_at < ${now}::timestamptz + interval '1 day'
    ORDER BY a.ends_at LIMIT 5`.execute(db);
  return rows;
}

export async function unfinishedDrafts(db: Db, ownerId: string) {
  const { rows } = await sql<{ id: string; name: string; missing: number }>`
    SELECT e.id, e.name, greatest(e.total_questions - n.chosen, 0)::int AS missing
    FROM exams e
    JOIN LATERAL (SELECT coalesce(sum(q.items), 0)::int AS chosen FROM exam_questions x JOIN questions q ON q.id = x.question_id WHERE x.exam_id = e.id) n ON true
    WHERE e.owner_id = ${ownerId} AND e.scope = 'USER' AND e.status = 'DRAFT' AND e.deleted_at IS NULL
    ORDER BY e.updated_at DESC LIMIT 3`.execute(db);
  return rows;
}

/** Attempts with answers that came too late, ended within the last two weeks, that no teacher has looked into yet. */
export async function lateAnswers(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ attemptId: string; assignmentId: string; student: string; title: string; answers: number }>`
    SELECT p.id AS "attemptId", a.id AS "assignmentId", u.full_name AS student, a.title, n.answers
    FROM assignments a
    JOIN attempts p ON p.assignment_id = a.id AND p.status = 'SCORED'
    JOIN users u ON u.id = p.student_id
    JOIN LATERAL (SELECT count(*)::int AS answers FROM attempt_answers e WHERE e.attempt_id = p.id AND e.disposition = 'LATE') n ON n.answers > 0
    WHERE a.owner_id = ${ownerId} AND a.ends_at > ${now}::timestamptz - interval '14 days'
      AND NOT EXISTS (SELECT 1 FROM attempt_results r WHERE r.attempt_id = p.id AND r.cause = 'LATE')
    ORDER BY p.submitted_at DESC LIMIT 5`.execute(db);
  return rows;
}

/** Tests of the last half year with works that only the teacher can judge. */
export async function worksToMark(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; works: number }>`
    SELECT a.id, a.title, c.name AS "className", n.works
    FROM assignments a JOIN classes c ON c.id = a.class_id
    JOIN LATERAL (
      SELECT count(*)::int AS works FROM attempts p
      JOIN LATERAL (SELECT needs_teacher, items FROM attempt_results WHERE attempt_id = p.id ORDER BY revision DESC LIMIT 1) r ON r.needs_teacher
      CROSS JOIN LATERAL jsonb_array_elements(r.items) i
      WHERE p.assignment_id = a.id AND p.status = 'SCORED' AND i ->> 'state' = 'needs-teacher') n ON n.works > 0
    WHERE a.owner_id = ${ownerId} AND a.ends_at > ${now}::timestamptz - interval '180 days'
    ORDER BY a.ends_at LIMIT 5`.execute(db);
  return rows;
}

export async function assignmentsBetween(db: Db, ownerId: string, from: Date, to: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; startsAt: Date; endsAt: Date }>`
    SELECT a.id, a.title, c.name AS "className", a.starts_at AS "startsAt", a.ends_at AS "endsAt"
    FROM assignments a JOIN classes c ON c.id = a.class_id
    WHERE a.owner_id = ${ownerId} AND a.cancelled_at IS NULL AND ((a.starts_at >= ${from} AND a.starts_at < ${to}) OR (a.ends_at >= ${from} AND a.ends_at < ${to}))
    ORDER BY a.starts_at LIMIT 40`.execute(db);
  return rows;
}

/** Attempts started by week; weeks begin on Monday in Vietnam. */
export async function attemptsByWeek(db: Db, ownerId: string, firstMonday: string) {
  const { rows } = await sql<{ monday: string; count: number }>`
    SELECT w.monday::date AS monday, (
      SELECT count(*)::int FROM assignments a JOIN attempts p ON p.assignment_id = a.id
      WHERE a.owner_id = ${ownerId}
        AND p.started_at >= w.monday::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AND p.started_at < (w.monday + interval '7 days')::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh') AS count
    FROM generate_series(${firstMonday}::date, ${firstMonday}::date + 42, interval '7 days') AS w (monday) ORDER BY 1`.execute(db);
  return rows;
}

/** Each learner's average mark by class, over everything scored in the class. */
export async function averagesByLearner(db: Db, ownerId: string) {
  const { rows } = await sql<{ classId: string; className: string; average: number }>`
    SELECT c.id AS "classId", c.name AS "className", round(avg(r.mark))::int AS average
    FROM classes c
    JOIN assignments a ON a.class_id = c.id
    JOIN attempts p ON p.assignment_id = a.id AND p.status = 'SCORED'
    JOIN LATERAL (SELECT mark FROM attempt_results WHERE attempt_id = p.id ORDER BY revision DESC LIMIT 1) r ON true
    WHERE c.owner_id = ${ownerId} AND c.deleted_at IS NULL AND c.status = 'ACTIVE'
    GROUP BY c.id, c.name, p.student_id`.execute(db);
  return rows;
}

export async function genderOf(db: Db, userId: string): Promise<'MALE' | 'FEMALE' | null> {
  const { gender } = await db.selectFrom('users').select('gender').where('id', '=', userId).executeTakeFirstOrThrow();
  return gender as 'MALE' | 'FEMALE' | null;
}

export async function countsOf(db: Db, ownerId: string) {
  const { rows } = await sql<{ classes: number; students: number; exams: number; assignments: number }>`
    SELECT (SELECT count(*)::int FROM classes WHERE owner_id = ${ownerId} AND deleted_at IS NULL) AS classes,
      (SELECT count(*)::int FROM managed_students WHERE teacher_id = ${ownerId} AND removed_at IS NULL) AS students,
      (SELECT count(*)::int FROM exams WHERE owner_id = ${ownerId} AND scope = 'USER' AND deleted_at IS NULL) AS exams,
      (SELECT count(*)::int FROM assignments WHERE owner_id = ${ownerId}) AS assignments`.execute(db);
  return rows[0]!;
}
