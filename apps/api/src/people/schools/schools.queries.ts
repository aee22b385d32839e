/** SQL of schools and their members. */
import { fold, type SchoolRole } from '@vumon/domain';
import { sql } from 'kysely';
import { type Db, likePattern } from '#db';

export interface SchoolRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly members: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly runs: boolean | null;
}

/** The school's running membership, or else the one that ended last. */
const columns = (now: Date) => sql`
  s.id, s.name, s.created_at AS "createdAt",
  (SELECT count(*)::int FROM school_members m WHERE m.school_id = s.id AND m.left_at IS NULL) AS members,
  p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.runs
  FROM schools s LEFT JOIN LATERAL (
    SELECT m.starts_at, m.ends_at, (m.ends_at IS NULL OR m.ends_at > ${now}) AS runs FROM memberships m
    WHERE m.school_id = s.id AND m.starts_at <= ${now} ORDER BY runs DESC, m.ends_at DESC NULLS FIRST, m.id DESC LIMIT 1
  ) p ON true`;

export async function listSchools(
  db: Db,
  { search, page, size }: { readonly search?: string | undefined; readonly page: number; readonly size: number },
  now: Date,
): Promise<{ rows: SchoolRow[]; total: number }> {
  const like = search ? likePattern(fold(search)) : null;
  const where = sql`(${like}::text IS NULL OR fold(s.name) LIKE ${like})`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM schools s WHERE ${where}`.execute(db);
  const { rows } = await sql<SchoolRow>`
    SELECT ${columns(now)} WHERE ${where} ORDER BY s.created_at DESC, s.id DESC LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  return { rows, total: counted[0]!.total };
}

export async function findOptionalSchool(db: Db, schoolId: string, now: Date): Promise<SchoolRow | undefined> {
  const { rows } = await sql<SchoolRow>`SELECT ${columns(now)} WHERE s.id = ${schoolId}`.execute(db);
  return rows[0];
}

export interface MemberRow {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly role: SchoolRole;
  readonly joinedAt: Date;
}

export async function listMembers(db: Db, schoolId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT u.id AS "userId", u.full_name AS "fullName", u.email, u.phone, m.role, m.joined_at AS "joinedAt"
    FROM school_members m JOIN users u ON u.id = m.user_id
    WHERE m.school_id = ${schoolId} AND m.left_at IS NULL ORDER BY m.role, u.full_name COLLATE vi_sort, u.id`.execute(
    db,
  );
  return rows;
}

export interface Membership {
  readonly schoolId: string;
  readonly role: SchoolRole;
}

/** The school that a user belongs to; undefined when there is none. */
export async function findOptionalMembership(db: Db, userId: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('school_members')
    .select(['school_id as schoolId', 'role'])
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row as Membership | undefined;
}

/** Locks a teacher, so that nobody joins two schools concurrently. */
export async function lockOptionalTeacher(
  db: Db,
  userId: string,
): Promise<{ readonly fullName: string; readonly locale: 'vi' | 'en' } | undefined> {
  return db
    .selectFrom('users')
    .select(['full_name as fullName', 'locale'])
    .where('id', '=', userId)
    .where('role', '=', 'TEACHER')
    .where('is_admin', '=', false)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<{ fullName: string; locale: 'vi' | 'en' } | undefined>;
}

export async function insertSchool(
  db: Db,
  school: { readonly id: string; readonly name: string; readonly at: Date; readonly createdBy: string | null },
): Promise<void> {
  await db
    .insertInto('schools')
    .values({ id: school.id, name: school.name, created_at: school.at, created_by: school.createdBy })
    .execute();
}

export async function renameSchool(db: Db, schoolId: string, name: string): Promise<void> {
  await db.updateTable('schools').set({ name }).where('id', '=', schoolId).execute();
}

/** Violates the constraint `school_members_one_school` for a member of another school. */
export async function insertMember(
  db: Db,
  member: { readonly schoolId: string; readonly userId: string; readonly role: SchoolRole; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('school_members')
    .values({ school_id: member.schoolId, user_id: member.userId, role: member.role, joined_at: member.at })
    .execute();
}

export async function setMemberRole(db: Db, schoolId: string, userId: string, role: SchoolRole): Promise<void> {
  await db
    .updateTable('school_members')
    .set({ role })
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .execute();
}

/** Ends the user's membership of a school; returns the school, or undefined when there was none. */
export async function endMember(db: Db, userId: string, at: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('school_members')
    .set({ left_at: sql<Date>`greatest(joined_at, ${at})` })
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .returning('school_id as schoolId')
    .executeTakeFirst();
  return row?.schoolId;
}

export async function countAdministrators(db: Db, schoolId: string): Promise<number> {
  const row = await db
    .selectFrom('school_members')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('school_id', '=', schoolId)
    .where('role', '=', 'ADMIN')
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
