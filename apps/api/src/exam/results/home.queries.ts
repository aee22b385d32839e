/** SQL of the teacher's home page: a few small statements with limits. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { countedMarksOf, latestResult } from '#exam/attempts';

/** The class or the group of the assignment `a`, where it has one. */
const withTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id',
);
const targetName = sql.raw(`coalesce(g.name, c.name, '') AS "className"`);

export async function endingSoon(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; endsAt: Date; missing: number }>`
    SELECT a.id, a.title, ${targetName}, a.ends_at AS "endsAt", n.missing
    FROM assignments a ${withTarget}
    CROSS JOIN LATERAL (
      SELECT ((SELECT count(*) FROM assignment_learners m WHERE m.owner_id = a.owner_id AND m.assignment_id = a.id AND m.member AND NOT EXISTS (
        SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.student_id = m.student_id AND p.status <> 'RUNNING')))::int AS missing) n
    WHERE n.missing > 0 AND a.owner_id = ${ownerId} AND a.target <> 'SAMPLE' AND a.cancelled_at IS NULL AND a.starts_at <= ${now} AND a.ends_at > ${now} AND a.ends_at < ${now}::timestamptz + interval '1 day'
    ORDER BY a.ends_at LIMIT 5`.execute(db);
  return rows;
}

/** Classes whose teacher has not yet answered some requests to join, the longest waiting first. */
export async function waitingToJoin(db: Db, ownerId: string) {
  const { rows } = await sql<{ classId: string; className: string; requests: number }>`
    SELECT c.id AS "classId", c.name AS "className", count(*)::int AS requests
    FROM join_requests r JOIN classes c ON c.owner_id = r.owner_id AND c.id = r.class_id
    WHERE r.owner_id = ${ownerId} AND r.status = 'PENDING' AND c.deleted_at IS NULL
    GROUP BY c.id ORDER BY min(r.requested_at) LIMIT 5`.execute(db);
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

/** Scored attempts with late answers that were not accepted, at tests that ended at most two weeks ago. */
export async function lateAnswers(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{
    attemptId: string;
    assignmentId: string;
    student: string;
    title: string;
    answers: number;
  }>`
    SELECT p.id AS "attemptId", a.id AS "assignmentId", u.full_name AS student, a.title, n.answers
    FROM (SELECT e.attempt_id, count(*)::int AS answers FROM attempt_answers e
      WHERE e.owner_id = ${ownerId} AND e.disposition = 'L' GROUP BY e.attempt_id) n
    JOIN attempts p ON p.owner_id = ${ownerId} AND p.id = n.attempt_id AND p.status = 'SCORED'
    JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    JOIN users u ON u.id = p.student_id
    WHERE a.ends_at > ${now}::timestamptz - interval '14 days'
      AND NOT EXISTS (SELECT 1 FROM attempt_results r WHERE r.owner_id = p.owner_id AND r.attempt_id = p.id AND r.cause = 'LATE')
    ORDER BY p.submitted_at DESC LIMIT 5`.execute(db);
  return rows;
}

/**
 * Tests of the last half year with answers that wait for the teacher's marks. They are sorted before the answers are
 * counted, so that counting stops after the fifth test.
 */
export async function worksToMark(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; works: number }>`
    SELECT a.id, a.title, ${targetName}, n.works
    FROM (SELECT * FROM assignments x
      WHERE x.owner_id = ${ownerId} AND x.ends_at > ${now}::timestamptz - interval '180 days' ORDER BY x.ends_at) a
    CROSS JOIN LATERAL (
      SELECT sum(length(r.item_states) - length(replace(r.item_states, 'N', '')))::int AS works
      FROM attempts p ${latestResult}
      WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED' AND p.latest_needs_teacher) n
    ${withTarget}
    WHERE n.works > 0
    ORDER BY a.ends_at LIMIT 5`.execute(db);
  return rows;
}

export async function assignmentsBetween(db: Db, ownerId: string, from: Date, to: Date) {
  const { rows } = await sql<{ id: string; title: string; className: string; startsAt: Date; endsAt: Date }>`
    SELECT a.id, a.title, ${targetName}, a.starts_at AS "startsAt", a.ends_at AS "endsAt"
    FROM assignments a ${withTarget}
    WHERE a.owner_id = ${ownerId} AND a.target <> 'SAMPLE' AND a.cancelled_at IS NULL AND ((a.starts_at >= ${from} AND a.starts_at < ${to}) OR (a.ends_at >= ${from} AND a.ends_at < ${to}))
    ORDER BY a.starts_at LIMIT 40`.execute(db);
  return rows;
}

/** Attempts started by week; a week runs from its Monday to the next in the list. */
export async function attemptsByWeek(
  db: Db,
  ownerId: string,
  mondays: readonly { readonly date: string; readonly at: Date }[],
) {
  const { rows } = await sql<{ monday: string; count: number }>`
    SELECT w.monday, (
      SELECT count(*)::int FROM attempts p
      WHERE p.owner_id = ${ownerId} AND p.origin = 'ASSIGNMENT' AND p.started_at >= w.starts_at AND p.started_at < w.ends_at) AS count
    FROM unnest(${mondays.slice(0, -1).map(({ date }) => date)}::date[], ${mondays.slice(0, -1).map(({ at }) => at)}::timestamptz[],
      ${mondays.slice(1).map(({ at }) => at)}::timestamptz[]) AS w (monday, starts_at, ends_at) ORDER BY 1`.execute(db);
  return rows;
}

/** Each learner's average of the counted marks by class, over all tests of the class; practice does not count. */
export async function averagesByLearner(db: Db, ownerId: string) {
  const { rows } = await sql<{ classId: string; className: string; average: number }>`
    SELECT c.id AS "classId", c.name AS "className", n.average
    FROM (SELECT m.class_id, round(avg(m.mark))::int AS average FROM ${countedMarksOf(ownerId, sql`a.mode = 'TEST'`)} m
      GROUP BY m.class_id, m.student_id HAVING count(m.mark) > 0) n
    JOIN classes c ON c.id = n.class_id AND c.owner_id = ${ownerId} AND c.deleted_at IS NULL AND c.status = 'ACTIVE'`.execute(
    db,
  );
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
      (SELECT count(*)::int FROM assignments WHERE owner_id = ${ownerId} AND target <> 'SAMPLE') AS assignments`.execute(
    db,
  );
  return rows[0]!;
}
