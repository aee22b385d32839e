/** SQL about assigned tests inside queries of lower areas, and reads for them; registered in `wiring.ts`. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import type { SubjectNames } from '#people/user-administration';
import { learnersWithAttempts } from '#exam/attempts';

// ---- for classes and groups

export const testsOfClass = (): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::int FROM assignments a WHERE a.class_id = classes.id AND a.cancelled_at IS NULL)`;

export const openTestsOfGroup = (now: Date): RawBuilder<unknown> => sql`(
    SELECT count(*) FILTER (WHERE a.starts_at <= ${now})::int AS ongoing, count(*) FILTER (WHERE a.starts_at > ${now})::int AS upcoming
    FROM assignments a
    WHERE a.owner_id = g.owner_id AND a.group_id = g.id AND a.cancelled_at IS NULL AND a.ends_at > ${now})`;

/** At most the latest 200 tests. */
export const resultsOfGroup = (ownerId: string, groupId: string, now: Date): RawBuilder<unknown> => sql`tests AS (
      SELECT a.* FROM assignments a
      WHERE a.owner_id = ${ownerId} AND a.group_id = ${groupId} AND a.cancelled_at IS NULL AND a.starts_at <= ${now} AND a.mode = 'TEST'
      ORDER BY a.starts_at DESC LIMIT 200),
    done AS (
      SELECT n.student_id, count(*) FILTER (WHERE n.submitted)::int AS submitted, round(avg(n.mark))::int AS average
      FROM tests a CROSS JOIN LATERAL ${learnersWithAttempts} n GROUP BY n.student_id)`;

// ---- for tests and questions

/** Two look-ups by the owner instead of all that the owner ever assigned, and each published test once. */
export const stillGiven = (now: Date): RawBuilder<boolean> => {
  const open = sql`a.owner_id = exams.owner_id AND a.cancelled_at IS NULL AND a.ends_at > ${now}`;
  const underWay = sql`a.owner_id = exams.owner_id AND a.cancelled_at IS NULL AND a.id IN (
    SELECT w.assignment_id FROM attempts w WHERE w.owner_id = exams.owner_id AND w.status = 'RUNNING')`;
  // The scalar subquery is a look-up by the primary key, where a join would read all tests that contain a question.
  return sql<boolean>`(EXISTS (SELECT FROM assignments a WHERE a.exam_id = exams.id AND ((${open}) OR (${underWay})))
    OR EXISTS (
      SELECT FROM (SELECT a.exam_version_id AS id FROM assignments a WHERE ${open}
        UNION SELECT a.exam_version_id FROM assignments a WHERE ${underWay}) given
      CROSS JOIN exam_questions e WHERE e.exam_id = exams.id
        AND (SELECT v.owner_id FROM exam_version_questions v WHERE v.exam_version_id = given.id AND v.question_id = e.question_id) IS NOT NULL))`;
};

export const usesOfExam = (): RawBuilder<number> =>
  sql<number>`(SELECT count(*) FROM assignments a WHERE a.exam_id = exams.id AND a.target <> 'SAMPLE')`;

export const isInOpenTest = (question: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM exam_version_questions v JOIN assignments a ON a.exam_version_id = v.exam_version_id
  WHERE v.question_id = ${question} AND a.cancelled_at IS NULL AND a.mode = 'TEST' AND a.ends_at > ${now})`;

export async function assignmentsOfExam(db: Db, examId: string, ownerId: string) {
  return db
    .selectFrom('assignments as a')
    .leftJoin('classes as c', (join) => join.onRef('c.owner_id', '=', 'a.owner_id').onRef('c.id', '=', 'a.class_id'))
    .leftJoin('study_groups as g', (join) =>
      join.onRef('g.owner_id', '=', 'a.owner_id').onRef('g.id', '=', 'a.group_id'),
    )
    .select((eb) => [
      'a.id',
      eb.fn.coalesce('g.name', 'c.name', sql<string>`''`).as('className'),
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
    ])
    .where('a.exam_id', '=', examId)
    .where('a.owner_id', '=', ownerId)
    .where('a.cancelled_at', 'is', null)
    .orderBy('a.created_at', 'desc')
    .limit(50)
    .execute();
}

export async function questionsGivenToClass(
  db: Db,
  { ownerId, classId, since }: { readonly ownerId: string; readonly classId: string; readonly since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT v.question_id AS id FROM assignments a
    LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    JOIN exam_version_questions v ON v.exam_version_id = a.exam_version_id
    WHERE a.owner_id = ${ownerId} AND a.ends_at >= ${since} AND a.cancelled_at IS NULL AND coalesce(a.class_id, g.class_id) = ${classId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function untakenVersions(db: Db, now: Date, most: number) {
  // Materialized, so that attempts are read only if there is such a version: joined at once they are all read.
  const { rows } = await sql<{ readonly id: string; readonly examId: string; readonly randomIdsSeed: string }>`
    WITH old AS MATERIALIZED (
      SELECT DISTINCT v.id, v.exam_id FROM assignments a JOIN exam_versions v ON v.id = a.exam_version_id AND NOT v.has_random_ids
      WHERE a.ends_at > ${now})
    SELECT old.id, e.id AS "examId", e.random_ids_seed AS "randomIdsSeed" FROM old JOIN exams e ON e.id = old.exam_id
    WHERE NOT EXISTS (SELECT 1 FROM attempts p WHERE p.exam_version_id = old.id)
    LIMIT ${most}`.execute(db);
  return rows;
}

export async function moveAssignments(db: Db, from: string, to: string): Promise<number> {
  await sql`SELECT 1 FROM assignments WHERE exam_version_id = ${from} FOR UPDATE`.execute(db);
  const { numAffectedRows } = await sql`
    UPDATE assignments SET exam_version_id = ${to}
    WHERE exam_version_id = ${from} AND NOT EXISTS (SELECT 1 FROM attempts p WHERE p.exam_version_id = ${from})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

// ---- for the audit log

export const namesOfAssignments: SubjectNames = {
  assignment: (ids) =>
    sql`SELECT a.id, a.title, coalesce(g.name, c.name, ''), NULL FROM assignments a LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id WHERE a.id = ANY (${ids}::uuid[])`,
  attempt: (ids) => sql`
    SELECT DISTINCT t.id, a.title, u.full_name, NULL
    FROM audit_log l JOIN attempts t ON t.owner_id = l.actor_id AND t.id = l.subject_id::uuid
    JOIN assignments a ON a.owner_id = t.owner_id AND a.id = t.assignment_id JOIN users u ON u.id = t.student_id
    WHERE l.subject_kind = 'attempt' AND l.subject_id = ANY (${ids}::text[])`,
};
