/** SQL of carrying classes over. The owner is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';

/** More than a package allows a single teacher. */
const mostClasses = 200;

export async function activeYears(db: Db, ownerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('school_year')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('school_year', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ school_year }) => school_year);
}

export interface YearClassRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly gradeId: string;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly students: number;
  readonly carriedInto: { readonly id: string; readonly name: string } | null;
}

export async function classesOfYear(db: Db, ownerId: string, year: number, to: number): Promise<YearClassRow[]> {
  const { rows } = await sql<YearClassRow>`
    SELECT c.id, c.name, c.code, c.grade_id AS "gradeId", g.name AS "gradeName", g.name_en AS "gradeNameEn",
      (SELECT count(*)::int FROM class_students m WHERE m.owner_id = c.owner_id AND m.class_id = c.id AND m.removed_at IS NULL) AS students,
      (SELECT jsonb_build_object('id', n.id, 'name', n.name) FROM classes n
       WHERE n.carried_from = c.id AND n.owner_id = c.owner_id AND n.deleted_at IS NULL AND n.school_year = ${to} LIMIT 1) AS "carriedInto"
    FROM classes c JOIN grades g ON g.id = c.grade_id
    WHERE c.owner_id = ${ownerId} AND c.deleted_at IS NULL AND c.status = 'ACTIVE' AND c.school_year = ${year}
    ORDER BY g.position, c.name COLLATE vi_sort, c.id LIMIT ${mostClasses}`.execute(db);
  return rows;
}

/** Those of the codes that a class has already, in lower case. */
export async function takenCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const lower = codes.map((code) => code.toLowerCase());
  const { rows } = await sql<{ code: string }>`
    SELECT lower(code) AS code FROM classes WHERE lower(code) = ANY (${lower}::text[]) AND deleted_at IS NULL`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}

export async function wasCarriedOver(db: Db, ownerId: string, classId: string, to: number): Promise<boolean> {
  const row = await db
    .selectFrom('classes')
    .select('id')
    .where('carried_from', '=', classId)
    .where('owner_id', '=', ownerId)
    .where('school_year', '=', to)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Learners who are in a class and in its teacher's list. */
export async function classMembers(db: Db, ownerId: string, classId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.student_id AS id FROM class_students m
    JOIN managed_students s ON s.teacher_id = m.owner_id AND s.student_id = m.student_id AND s.removed_at IS NULL
    JOIN users u ON u.id = m.student_id AND u.deleted_at IS NULL
    WHERE m.owner_id = ${ownerId} AND m.class_id = ${classId} AND m.removed_at IS NULL`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deactivate(db: Db, ownerId: string, classId: string, now: Date): Promise<void> {
  await db
    .updateTable('classes')
    .set({ status: 'DEACTIVATED', updated_at: now })
    .where('id', '=', classId)
    .where('owner_id', '=', ownerId)
    .execute();
}
