/** SQL of learners whose passwords a teacher or an administrator of their school may replace. */
import { sql } from 'kysely';
import { type Db, holdsWords } from '#db';

export interface RenewableLearner {
  readonly id: string;
  readonly fullName: string;
  /** The code that the teacher noted; null for learners of other teachers. */
  readonly code: string | null;
  readonly signInName: string | null;
  readonly locked: boolean;
  readonly managed: boolean;
  readonly inOwnSchool: boolean;
}

/** In the list of a teacher who belongs to a school that `userId` administers now. */
const inSchoolOf = (userId: string) => sql`EXISTS (
  SELECT 1 FROM school_members a
  JOIN school_members m ON m.school_id = a.school_id AND m.left_at IS NULL
  JOIN managed_students s ON s.teacher_id = m.user_id AND s.removed_at IS NULL
  WHERE a.user_id = ${userId} AND a.role = 'ADMIN' AND a.left_at IS NULL AND s.student_id = u.id)`;

/** Those of the learners whom the teacher manages, or whose school the teacher administers; in order of names. */
export async function renewableLearners(
  db: Db,
  teacherId: string,
  studentIds: readonly string[],
): Promise<RenewableLearner[]> {
  const { rows } = await sql<RenewableLearner>`
    SELECT * FROM (
      SELECT u.id, u.full_name AS "fullName", s.code, u.sign_in_name AS "signInName", u.status = 'LOCK' AS locked,
        s.student_id IS NOT NULL AS managed, ${inSchoolOf(teacherId)} AS "inOwnSchool", u.first_name, u.last_name
      FROM users u LEFT JOIN managed_students s ON s.teacher_id = ${teacherId} AND s.student_id = u.id AND s.removed_at IS NULL
      WHERE u.id = ANY (${studentIds}::uuid[]) AND u.role = 'STUDENT' AND NOT u.is_admin AND u.deleted_at IS NULL
    ) l WHERE l.managed OR l."inOwnSchool"
    ORDER BY l.first_name COLLATE vi_sort, l.last_name COLLATE vi_sort, l.id`.execute(db);
  return rows;
}

export async function nameOfUser(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('full_name as fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.fullName ?? '';
}

/** The teachers who have the learners in their lists, except one, each with the learners. */
export async function teachersOf(
  db: Db,
  studentIds: readonly string[],
  except: string,
): Promise<{ teacherId: string; students: string[] }[]> {
  const { rows } = await sql<{ teacherId: string; students: string[] }>`
    SELECT s.teacher_id AS "teacherId", array_agg(s.student_id::text ORDER BY s.student_id) AS students
    FROM managed_students s
    WHERE s.student_id = ANY (${studentIds}::uuid[]) AND s.removed_at IS NULL AND s.teacher_id <> ${except}
    GROUP BY s.teacher_id`.execute(db);
  return rows;
}

/** The school that the user administers now. */
export async function administeredSchool(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('school_members')
    .select('school_id as schoolId')
    .where('user_id', '=', userId)
    .where('role', '=', 'ADMIN')
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.schoolId ?? null;
}

export interface SchoolLearnerRow {
  id: string;
  fullName: string;
  signInName: string;
  teachers: string[];
}

/** Learners who sign in by name, in the lists of the teachers of a school. */
export async function listSchoolLearners(
  db: Db,
  schoolId: string,
  { search, page, size }: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: SchoolLearnerRow[]; total: number }> {
  const from = sql`
    FROM school_members m
    JOIN managed_students s ON s.teacher_id = m.user_id AND s.removed_at IS NULL
    JOIN users t ON t.id = m.user_id
    JOIN users u ON u.id = s.student_id AND u.deleted_at IS NULL AND u.sign_in_name IS NOT NULL AND u.email IS NULL AND u.phone IS NULL
    WHERE m.school_id = ${schoolId} AND m.left_at IS NULL AND ${search ? holdsWords('u.search', search) : sql`true`}`;
  const counted = await sql<{ total: number }>`SELECT count(DISTINCT u.id)::int AS total ${from}`.execute(db);
  const { rows } = await sql<SchoolLearnerRow>`
    SELECT u.id, u.full_name AS "fullName", u.sign_in_name AS "signInName",
      array_agg(t.full_name ORDER BY t.full_name COLLATE vi_sort) AS teachers
    ${from} GROUP BY u.id
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}
