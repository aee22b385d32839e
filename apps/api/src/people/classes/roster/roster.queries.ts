/** SQL of classes that a school's system fills: many learners of many classes at once. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Place {
  readonly ownerId: string;
  readonly classId: string;
  readonly studentId: string;
  readonly code: string | null;
}

const placesOf = (places: readonly Place[]) => sql`
  unnest(${places.map(({ ownerId }) => ownerId)}::uuid[], ${places.map(({ classId }) => classId)}::uuid[],
    ${places.map(({ studentId }) => studentId)}::uuid[], ${places.map(({ code }) => code)}::text[]) AS p (owner_id, class_id, student_id, code)`;

/** Puts learners into the lists and classes of their teachers; a code that another learner of the teacher has is left out. */
export async function enterPlaces(db: Db, places: readonly Place[], at: Date): Promise<void> {
  await sql`
    INSERT INTO managed_students AS s (teacher_id, student_id, code, created_at)
    SELECT i.owner_id, i.student_id, CASE WHEN i.nth = 1 AND NOT EXISTS (
        SELECT 1 FROM managed_students o WHERE o.teacher_id = i.owner_id AND o.removed_at IS NULL AND lower(o.code) = lower(i.code)
      ) THEN i.code END, ${at}
    FROM (
      SELECT d.*, row_number() OVER (PARTITION BY owner_id, lower(code) ORDER BY student_id) AS nth
      FROM (SELECT DISTINCT ON (owner_id, student_id) owner_id, student_id, code FROM ${placesOf(places)} ORDER BY owner_id, student_id) d) i
    ON CONFLICT (teacher_id, student_id) DO UPDATE SET removed_at = NULL,
      code = CASE WHEN EXISTS (
        SELECT 1 FROM managed_students o WHERE o.teacher_id = s.teacher_id AND o.removed_at IS NULL AND lower(o.code) = lower(s.code)
      ) THEN NULL ELSE s.code END
    WHERE s.removed_at IS NOT NULL`.execute(db);
  await sql`
    INSERT INTO class_students AS m (owner_id, class_id, student_id, joined_at)
    SELECT DISTINCT p.owner_id, p.class_id, p.student_id, ${at}::timestamptz FROM ${placesOf(places)}
    ON CONFLICT (owner_id, class_id, student_id) DO UPDATE SET removed_at = NULL, joined_at = excluded.joined_at
    WHERE m.removed_at IS NOT NULL`.execute(db);
  await sql`
    UPDATE classes SET updated_at = ${at} WHERE id IN (SELECT p.class_id FROM ${placesOf(places)})`.execute(db);
}

/** Takes learners who are in none of the teacher's classes any more out of the teachers' lists. */
export async function leaveLists(
  db: Db,
  { teacherIds, studentIds }: { readonly teacherIds: readonly string[]; readonly studentIds: readonly string[] },
  at: Date,
): Promise<void> {
  await sql`
    UPDATE managed_students s SET removed_at = ${at}
    WHERE s.teacher_id = ANY (${[...teacherIds]}::uuid[]) AND s.student_id = ANY (${[...studentIds]}::uuid[]) AND s.removed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM class_students m WHERE m.owner_id = s.teacher_id AND m.student_id = s.student_id AND m.removed_at IS NULL)`.execute(
    db,
  );
}

/** Whether some class has the code, which is unique in the product. */
export async function codeIsTaken(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM classes WHERE lower(code) = lower(${code}) AND deleted_at IS NULL`.execute(db);
  return rows.length > 0;
}

export async function changeRosterFacts(
  db: Db,
  classId: string,
  facts: { readonly name: string; readonly gradeId: string; readonly schoolYear: number },
  at: Date,
): Promise<void> {
  await sql`
    UPDATE classes SET name = ${facts.name}, grade_id = ${facts.gradeId}, school_year = ${facts.schoolYear}, status = 'ACTIVE', updated_at = ${at}
    WHERE id = ${classId} AND deleted_at IS NULL`.execute(db);
}

/** The owner; undefined when the class was not active. */
export async function deactivate(db: Db, classId: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ ownerId: string }>`
    UPDATE classes SET status = 'DEACTIVATED', updated_at = ${at}
    WHERE id = ${classId} AND deleted_at IS NULL AND status = 'ACTIVE' RETURNING owner_id AS "ownerId"`.execute(db);
  return rows[0]?.ownerId;
}
