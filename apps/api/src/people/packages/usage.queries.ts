/** SQL that counts what caps limit, and the locks that make counting and adding atomic. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { countAssignedSystemTests } from '#people/hooks';

/** The school that the user belongs to. */
export async function findOptionalSchoolId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('school_members')
    .select('school_id')
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.school_id;
}

/** Ids of the members of the school. */
export async function memberIds(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('school_members')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Locks the members of a school before the school itself, because changing its package updates the members' package
 * periods.
 */
export async function lockMembers(db: Db, schoolId: string): Promise<void> {
  await sql`
    SELECT FROM users WHERE id IN (SELECT user_id FROM school_members WHERE school_id = ${schoolId}) ORDER BY id FOR NO KEY UPDATE`.execute(
    db,
  );
}

/**
 * Locks a school until the transaction ends, so that changes that count against its caps are serialised; false if
 * unknown.
 */
export async function lockSchool(db: Db, schoolId: string): Promise<boolean> {
  const row = await db
    .selectFrom('schools')
    .select('id')
    .where('id', '=', schoolId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** As `lockSchool`, for the caps of one teacher. */
export async function lockTeacher(db: Db, teacherId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', teacherId).forNoKeyUpdate().execute();
}

/** Counts active classes; those of the last school year are deactivated. */
export async function countClasses(db: Db, ownerIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM classes WHERE owner_id = ANY (${ownerIds}::uuid[]) AND deleted_at IS NULL AND status = 'ACTIVE'`.execute(
    db,
  );
  return rows[0]!.total;
}

/** Counts learners; one whom two teachers of a school have counts once. A deleted account was removed from its teachers' lists. */
export async function countStudents(db: Db, ownerIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(DISTINCT s.student_id)::int AS total FROM managed_students s
    WHERE s.teacher_id = ANY (${ownerIds}::uuid[]) AND s.removed_at IS NULL`.execute(db);
  return rows[0]!.total;
}

/**
 * Counts system tests that were assigned (also if cancelled later), printed or exported in the month that begins with
 * this day in Vietnam.
 */
export async function countSystemTests(db: Db, ownerIds: readonly string[], month: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM system_test_uses WHERE owner_id = ANY (${ownerIds}::uuid[]) AND month = ${month}::date`.execute(
    db,
  );
  return rows[0]!.total + (await countAssignedSystemTests.call(db, ownerIds, month));
}
