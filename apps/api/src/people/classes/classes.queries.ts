/** SQL of classes. The owner is part of every predicate. */
import { sql } from 'kysely';
import { type Db, holdsWords } from '#db';
import { testsOfClass } from '#people/hooks';

export type ClassStatus = 'ACTIVE' | 'DEACTIVATED';

export interface ClassRow {
  readonly id: string;
  readonly ownerId: string;
  readonly code: string;
  readonly name: string;
  readonly gradeId: string;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly schoolYear: number;
  readonly status: ClassStatus;
  readonly logoMedia: string | null;
  /** Whether students may ask to join by the class's code. */
  readonly joinOpen: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly students: number;
  readonly assignments: number;
  readonly requests: number;
}

export interface ClassFilters {
  readonly ownerId: string;
  readonly search?: string | undefined;
  readonly gradeId?: string | undefined;
  readonly schoolYear?: number | undefined;
  readonly status?: ClassStatus | undefined;
  readonly sort: 'updated' | 'name' | 'schoolYear' | 'students';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const studentCount = sql<number>`(SELECT count(*)::int FROM class_students m WHERE m.owner_id = classes.owner_id AND m.class_id = classes.id AND m.removed_at IS NULL)`;
const requestCount = sql<number>`(SELECT count(*)::int FROM join_requests r WHERE r.owner_id = classes.owner_id AND r.class_id = classes.id AND r.status = 'PENDING')`;

const sortKeys = {
  updated: sql`classes.updated_at`,
  name: sql`classes.name COLLATE vi_sort`,
  schoolYear: sql`classes.school_year`,
  students: studentCount,
};

const ofOwner = (db: Db, ownerId: string) =>
  db.selectFrom('classes').where('classes.owner_id', '=', ownerId).where('classes.deleted_at', 'is', null);

const withFacts = (query: ReturnType<typeof ofOwner>) =>
  query
    .innerJoin('grades', 'grades.id', 'classes.grade_id')
    .select([
      'classes.id',
      'classes.owner_id as ownerId',
      'classes.code',
      'classes.name',
      'classes.grade_id as gradeId',
      'grades.name as gradeName',
      'grades.name_en as gradeNameEn',
      'classes.school_year as schoolYear',
      'classes.status',
      'classes.logo_media as logoMedia',
      'classes.join_open as joinOpen',
      'classes.created_at as createdAt',
      'classes.updated_at as updatedAt',
      studentCount.as('students'),
      testsOfClass.of().as('assignments'),
      requestCount.as('requests'),
    ]);

export async function listClasses(db: Db, filters: ClassFilters): Promise<{ rows: ClassRow[]; total: number }> {
  let query = ofOwner(db, filters.ownerId);
  if (filters.search) query = query.where(holdsWords('classes.search', filters.search));
  if (filters.gradeId) query = query.where('classes.grade_id', '=', filters.gradeId);
  if (filters.schoolYear) query = query.where('classes.school_year', '=', filters.schoolYear);
  if (filters.status) query = query.where('classes.status', '=', filters.status);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await withFacts(query)
    .orderBy(sortKeys[filters.sort], filters.direction)
    .orderBy('classes.id', 'desc')
    .limit(filters.size)
    .offset(filters.page * filters.size)
    .execute();
  return { rows: rows as ClassRow[], total };
}

export async function findOptionalClass(db: Db, ownerId: string, classId: string): Promise<ClassRow | undefined> {
  return (await withFacts(ofOwner(db, ownerId)).where('classes.id', '=', classId).executeTakeFirst()) as
    | ClassRow
    | undefined;
}

/** Locks the class until the transaction ends, so that its member list cannot change concurrently. */
export async function lockClass(db: Db, ownerId: string, classId: string): Promise<void> {
  await ofOwner(db, ownerId).select('classes.id').where('classes.id', '=', classId).forNoKeyUpdate().execute();
}

export interface ClassValues {
  readonly code: string;
  readonly name: string;
  readonly gradeId: string;
  readonly schoolYear: number;
}

const columnsOf = ({ code, name, gradeId, schoolYear }: ClassValues) => ({
  code,
  name,
  grade_id: gradeId,
  school_year: schoolYear,
});

/** Violates the constraint `classes_code` when the code is taken. */
export async function insertClass(
  db: Db,
  one: { id: string; ownerId: string; now: Date; carriedFrom?: { id: string; logo: string | null } },
  values: ClassValues,
): Promise<void> {
  await db
    .insertInto('classes')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      created_at: one.now,
      updated_at: one.now,
      ...columnsOf(values),
      ...(one.carriedFrom && { carried_from: one.carriedFrom.id, logo_media: one.carriedFrom.logo }),
    })
    .execute();
}

/** Violates the constraint `classes_code` when the code is taken. */
export async function updateClass(
  db: Db,
  ownerId: string,
  classId: string,
  values: ClassValues & { status: ClassStatus },
  now: Date,
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ ...columnsOf(values), status: values.status, updated_at: now })
    .where('id', '=', classId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function setClassLogo(
  db: Db,
  ownerId: string,
  classId: string,
  mediaId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ logo_media: mediaId, updated_at: now })
    .where('id', '=', classId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function markClassDeleted(db: Db, ownerId: string, classId: string, now: Date): Promise<void> {
  await db
    .updateTable('classes')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', classId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function touchClass(db: Db, classId: string, now: Date): Promise<void> {
  await db.updateTable('classes').set({ updated_at: now }).where('id', '=', classId).execute();
}

export interface StudentClassRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly schoolYear: number;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly teacherName: string;
}

/** Active classes a learner is in. */
export async function classesOfStudent(db: Db, studentId: string): Promise<StudentClassRow[]> {
  const { rows } = await sql<StudentClassRow>`
    SELECT c.id, c.name, c.code, c.school_year AS "schoolYear", g.name AS "gradeName", g.name_en AS "gradeNameEn", t.full_name AS "teacherName"
    FROM class_students m
    JOIN classes c ON c.owner_id = m.owner_id AND c.id = m.class_id AND c.deleted_at IS NULL AND c.status = 'ACTIVE'
    JOIN grades g ON g.id = c.grade_id
    JOIN users t ON t.id = c.owner_id
    WHERE m.student_id = ${studentId} AND m.removed_at IS NULL
    ORDER BY c.school_year DESC, c.name COLLATE vi_sort`.execute(db);
  return rows;
}

/** Also of a class that was deleted since. */
export async function findOptionalClassName(db: Db, classId: string): Promise<string | undefined> {
  const row = await db.selectFrom('classes').select('name').where('id', '=', classId).executeTakeFirst();
  return row?.name;
}
