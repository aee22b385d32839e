/** SQL of schools and their members. */
import { fold, schoolEndsSoonDays, type SchoolRole, type SchoolState } from '@vumon/domain';
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

export interface SchoolFilters {
  readonly search?: string | undefined;
  readonly state?: SchoolState | undefined;
  readonly sort: 'created' | 'name' | 'members' | 'ends';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const orders = {
  created: sql`"createdAt"`,
  name: sql`name COLLATE vi_sort`,
  members: sql`members`,
  ends: sql`"endsAt"`,
} as const;

/** Schools are as many as contracts, some thousands at most: their rows are read whole to filter by what is computed. */
export async function listSchools(
  db: Db,
  { search, state, sort, direction, page, size }: SchoolFilters,
  now: Date,
): Promise<{ rows: SchoolRow[]; total: number }> {
  const like = search ? likePattern(fold(search)) : null;
  const states = {
    RUNNING: sql`runs`,
    ENDING: sql`runs AND "endsAt" <= ${now}::timestamptz + make_interval(days => ${schoolEndsSoonDays})`,
    ENDED: sql`NOT runs`,
    NONE: sql`runs IS NULL`,
  };
  const wanted = state ? states[state] : sql`true`;
  const from = sql`
    FROM (SELECT ${columns(now)} WHERE ${like}::text IS NULL OR fold(s.name) LIKE ${like}) listed WHERE ${wanted}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const way = sql.raw(direction === 'asc' ? 'ASC' : 'DESC');
  const { rows } = await sql<SchoolRow>`
    SELECT * ${from} ORDER BY ${orders[sort]} ${way} NULLS LAST, id ${way} LIMIT ${size} OFFSET ${page * size}`.execute(
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
  /** Active classes and learners in the own list: what counts against the caps. */
  readonly classes: number;
  readonly students: number;
}

/** At most as many as the package allows. */
export async function listMembers(db: Db, schoolId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT u.id AS "userId", u.full_name AS "fullName", u.email, u.phone, m.role, m.joined_at AS "joinedAt",
      (SELECT count(*)::int FROM classes c WHERE c.owner_id = u.id AND c.deleted_at IS NULL AND c.status = 'ACTIVE') AS classes,
      (SELECT count(*)::int FROM managed_students s WHERE s.teacher_id = u.id AND s.removed_at IS NULL) AS students
    FROM school_members m JOIN users u ON u.id = m.user_id
    WHERE m.school_id = ${schoolId} AND m.left_at IS NULL ORDER BY m.role, u.full_name COLLATE vi_sort, u.id`.execute(
    db,
  );
  return rows;
}

export async function countMembers(db: Db, schoolId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM school_members WHERE school_id = ${schoolId} AND left_at IS NULL`.execute(db);
  return rows[0]!.total;
}

export async function listFormerMembers(
  db: Db,
  schoolId: string,
): Promise<{ userId: string; fullName: string; joinedAt: Date; leftAt: Date }[]> {
  const { rows } = await sql<{ userId: string; fullName: string; joinedAt: Date; leftAt: Date }>`
    SELECT u.id AS "userId", u.full_name AS "fullName", m.joined_at AS "joinedAt", m.left_at AS "leftAt"
    FROM school_members m JOIN users u ON u.id = m.user_id
    WHERE m.school_id = ${schoolId} AND m.left_at IS NOT NULL ORDER BY m.left_at DESC, u.id LIMIT 100`.execute(db);
  return rows;
}

export interface SchoolPackageRow {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly givenAt: Date;
  readonly givenBy: string | null;
}

export async function packagesOf(db: Db, schoolId: string): Promise<SchoolPackageRow[]> {
  const { rows } = await sql<SchoolPackageRow>`
    SELECT m.id, m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.created_at AS "givenAt", g.full_name AS "givenBy"
    FROM memberships m LEFT JOIN users g ON g.id = m.granted_by
    WHERE m.school_id = ${schoolId} ORDER BY m.starts_at DESC, m.id DESC LIMIT 50`.execute(db);
  return rows;
}

/** A class of a member: no learners, tests or marks. */
export interface SchoolClassRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly schoolYear: number;
  readonly teacherId: string;
  readonly teacherName: string;
  readonly students: number;
}

export async function listClassesOf(
  db: Db,
  schoolId: string,
  { search, page, size }: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: SchoolClassRow[]; total: number }> {
  const like = search ? likePattern(fold(search)) : null;
  const from = sql`
    FROM school_members m JOIN users u ON u.id = m.user_id JOIN classes c ON c.owner_id = m.user_id
    WHERE m.school_id = ${schoolId} AND m.left_at IS NULL AND c.deleted_at IS NULL AND c.status = 'ACTIVE'
      AND (${like}::text IS NULL OR c.search LIKE ${like} OR fold(u.full_name) LIKE ${like})`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<SchoolClassRow>`
    SELECT p.id, p.name, p.code, g.name AS "gradeName", g.name_en AS "gradeNameEn", p."schoolYear", p."teacherId", p."teacherName",
      (SELECT count(*)::int FROM class_students k WHERE k.owner_id = p."teacherId" AND k.class_id = p.id AND k.removed_at IS NULL) AS students
    FROM (
      SELECT c.id, c.name, c.code, c.grade_id, c.school_year AS "schoolYear", u.id AS "teacherId", u.full_name AS "teacherName"
      ${from} ORDER BY c.name COLLATE vi_sort, c.id LIMIT ${size} OFFSET ${page * size}) p
    JOIN grades g ON g.id = p.grade_id ORDER BY p.name COLLATE vi_sort, p.id`.execute(db);
  return { rows, total: counted[0]!.total };
}

export interface Membership {
  readonly schoolId: string;
  readonly role: SchoolRole;
  readonly joinedAt: Date;
}

/** The school that a user belongs to; undefined when there is none. */
export async function findOptionalMembership(db: Db, userId: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('school_members')
    .select(['school_id as schoolId', 'role', 'joined_at as joinedAt'])
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

/** Ids of the administrators of a school. */
export async function administratorIds(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('school_members')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'ADMIN')
    .where('left_at', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}

/** The members with the addresses that they sign in with. */
export async function teachersOf(db: Db, schoolId: string): Promise<{ userId: string; email: string | null }[]> {
  const { rows } = await sql<{ userId: string; email: string | null }>`
    SELECT u.id AS "userId", lower(u.email) AS email FROM school_members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
    WHERE m.school_id = ${schoolId} AND m.left_at IS NULL`.execute(db);
  return rows;
}
