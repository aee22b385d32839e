/** SQL of learners as their teacher manages them. The teacher is part of every predicate. */
import { fold } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, holdsWords, likePattern } from '#db';

export interface StudentRow {
  readonly id: string;
  readonly code: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly status: 'INACTIVE' | 'ACTIVE' | 'LOCK';
  readonly signInName: string | null;
  readonly provinceCode: string | null;
  readonly ownContact: boolean;
}

export interface ClassStudentRow extends StudentRow {
  readonly joinedAt: Date;
}

export interface ManagedStudentRow extends StudentRow {
  readonly teacherId: string;
  readonly createdAt: Date;
  readonly classes: { id: string; name: string; code: string }[];
}

export interface StudentOrder {
  readonly sort: 'name' | 'code' | 'birthday';
  readonly direction: 'asc' | 'desc';
}

export interface StudentPage extends StudentOrder {
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

// A contact noted by the teacher takes precedence over the account's own.
const facts =
  sql.raw(`u.id, s.code, u.last_name AS "lastName", u.first_name AS "firstName", u.full_name AS "fullName", u.gender, u.birthday,
  coalesce(s.contact_phone, u.phone) AS phone, coalesce(s.contact_email, u.email) AS email, u.status, u.sign_in_name AS "signInName",
  u.province_code AS "provinceCode", (u.phone IS NOT NULL OR u.email IS NOT NULL) AS "ownContact"`);

/** Given name first, then the rest, in Vietnamese order. */
function orderOf({ sort, direction }: StudentOrder): RawBuilder<unknown> {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  const byName = sql`u.first_name COLLATE vi_sort ${way}, u.last_name COLLATE vi_sort ${way}, u.id ${way}`;
  if (sort === 'code') return sql`s.code ${way} NULLS LAST, ${byName}`;
  return sort === 'birthday' ? sql`u.birthday ${way} NULLS LAST, ${byName}` : byName;
}

/** Searches by name without diacritics, code, and phone with or without blanks. */
function matches(search: string | undefined): RawBuilder<unknown> {
  if (!search) return sql`true`;
  const digits = search.replace(/[\s.+-]/g, '');
  const byPhone = /^\d{3,}$/.test(digits)
    ? sql`OR coalesce(s.contact_phone, u.phone, '') LIKE ${likePattern(digits.replace(/^84/, ''))}`
    : sql``;
  return sql`(${holdsWords('u.search', search)} OR lower(coalesce(s.code, '')) LIKE ${likePattern(fold(search))} ${byPhone})`;
}

const inClass = (classId: string) => sql`
  FROM classes c
  JOIN class_students m ON m.owner_id = c.owner_id AND m.class_id = c.id
  JOIN users u ON u.id = m.student_id
  LEFT JOIN managed_students s ON s.teacher_id = c.owner_id AND s.student_id = u.id
  WHERE c.id = ${classId} AND m.removed_at IS NULL`;

const inNoGroup = sql`NOT EXISTS (
  SELECT 1 FROM study_groups g JOIN study_group_students x ON x.owner_id = g.owner_id AND x.group_id = g.id
  WHERE g.owner_id = c.owner_id AND g.class_id = c.id AND g.deleted_at IS NULL AND x.student_id = u.id AND x.removed_at IS NULL)`;

/** The caller must have checked that the actor owns the class. */
export async function listClassStudents(
  db: Db,
  classId: string,
  page: StudentPage & { ungrouped?: boolean | undefined },
): Promise<{ rows: ClassStudentRow[]; total: number }> {
  const where = sql`${inClass(classId)} AND ${matches(page.search)} AND ${page.ungrouped ? inNoGroup : sql`true`}`;
  const counted = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<ClassStudentRow>`
    SELECT ${facts}, m.joined_at AS "joinedAt" ${where}
    ORDER BY ${orderOf(page)} LIMIT ${page.size} OFFSET ${page.page * page.size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function allClassStudents(db: Db, classId: string): Promise<ClassStudentRow[]> {
  const { rows } = await sql<ClassStudentRow>`
    SELECT ${facts}, m.joined_at AS "joinedAt" ${inClass(classId)} ORDER BY ${orderOf({ sort: 'name', direction: 'asc' })}`.execute(
    db,
  );
  return rows;
}

const managed = (teacherId: string) => sql`
  FROM managed_students s JOIN users u ON u.id = s.student_id AND u.deleted_at IS NULL
  WHERE s.teacher_id = ${teacherId} AND s.removed_at IS NULL`;

/** The same for whole lists. OFFSET 0 keeps the planner from scanning the names of all users until it has a page of this teacher's learners. */
const managedList = (teacherId: string) => sql`
  FROM managed_students s CROSS JOIN LATERAL (SELECT * FROM users WHERE id = s.student_id AND deleted_at IS NULL OFFSET 0) u
  WHERE s.teacher_id = ${teacherId} AND s.removed_at IS NULL`;

const classesOf = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'code', c.code) ORDER BY c.name COLLATE vi_sort), '[]')
  FROM class_students m JOIN classes c ON c.id = m.class_id AND c.owner_id = s.teacher_id AND c.deleted_at IS NULL
  WHERE m.owner_id = s.teacher_id AND m.student_id = s.student_id AND m.removed_at IS NULL)`;

const isIn = (classId: string) =>
  sql`EXISTS (SELECT 1 FROM class_students m WHERE m.owner_id = s.teacher_id AND m.class_id = ${classId} AND m.student_id = s.student_id AND m.removed_at IS NULL)`;

export async function listManagedStudents(
  db: Db,
  teacherId: string,
  filters: StudentPage & {
    classId?: string | undefined;
    notInClassId?: string | undefined;
    status?: string | undefined;
  },
): Promise<{ rows: ManagedStudentRow[]; total: number }> {
  const where = sql`${managedList(teacherId)} AND ${matches(filters.search)}
    AND ${filters.classId ? isIn(filters.classId) : sql`true`} AND ${filters.notInClassId ? sql`NOT ${isIn(filters.notInClassId)}` : sql`true`}
    AND ${filters.status ? sql`u.status = ${filters.status}` : sql`true`}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<ManagedStudentRow>`
    SELECT ${facts}, s.teacher_id AS "teacherId", s.created_at AS "createdAt", ${classesOf} AS classes ${where}
    ORDER BY ${orderOf(filters)} LIMIT ${filters.size} OFFSET ${filters.page * filters.size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalManagedStudent(
  db: Db,
  teacherId: string,
  studentId: string,
): Promise<ManagedStudentRow | undefined> {
  const { rows } = await sql<ManagedStudentRow>`
    SELECT ${facts}, s.teacher_id AS "teacherId", s.created_at AS "createdAt", ${classesOf} AS classes ${managed(teacherId)} AND u.id = ${studentId}`.execute(
    db,
  );
  return rows[0];
}

/** A learner of the teacher, for matching the rows of a spreadsheet. */
export interface KnownStudent {
  readonly id: string;
  readonly code: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly inClass: boolean;
}

const knownColumns = sql`
  u.id, s.code, u.last_name AS "lastName", u.first_name AS "firstName", u.birthday, coalesce(s.contact_phone, u.phone) AS phone,
  lower(coalesce(s.contact_email, u.email)) AS email`;

/** Without a class everybody in the list counts as being in it. */
export async function knownStudents(db: Db, teacherId: string, classId: string | null): Promise<KnownStudent[]> {
  const { rows } = await sql<KnownStudent>`
    SELECT ${knownColumns}, ${classId === null ? sql`true` : isIn(classId)} AS "inClass"
    ${managed(teacherId)}`.execute(db);
  return rows;
}

/** Learners whom the teacher removed and who never signed in: a row with the same code and name, or name and birthday, brings them back. */
export async function formerStudents(
  db: Db,
  teacherId: string,
  { codes, birthdays }: { readonly codes: readonly string[]; readonly birthdays: readonly string[] },
): Promise<KnownStudent[]> {
  const { rows } = await sql<KnownStudent>`
    SELECT ${knownColumns}, false AS "inClass"
    FROM managed_students s JOIN users u ON u.id = s.student_id AND u.deleted_at IS NULL AND u.status = 'INACTIVE'
    WHERE s.teacher_id = ${teacherId} AND s.removed_at IS NOT NULL
      AND (lower(s.code) = ANY (${codes.map((code) => code.toLowerCase())}::text[]) OR u.birthday = ANY (${birthdays}::date[]))
    ORDER BY s.removed_at DESC`.execute(db);
  return rows;
}

/** The names of a teacher's learners who were born on a day. */
export async function namesBornOn(
  db: Db,
  teacherId: string,
  birthday: string,
): Promise<{ lastName: string; firstName: string }[]> {
  const { rows } = await sql<{
    lastName: string;
    firstName: string;
  }>`SELECT u.last_name AS "lastName", u.first_name AS "firstName" ${managed(teacherId)} AND u.birthday = ${birthday}::date`.execute(
    db,
  );
  return rows;
}

export async function countClassStudents(db: Db, classId: string): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM classes c JOIN class_students m ON m.owner_id = c.owner_id AND m.class_id = c.id
    WHERE c.id = ${classId} AND m.removed_at IS NULL`.execute(db);
  return rows[0]!.total;
}

/** Which of these contacts an account other than `except` signs in with. */
export async function accountContacts(
  db: Db,
  phones: readonly string[],
  emails: readonly string[],
  except: string | null,
): Promise<{ phones: Set<string>; emails: Set<string> }> {
  const { rows } = await sql<{ phone: string | null; email: string | null }>`
    SELECT phone, lower(email) AS email FROM users
    WHERE deleted_at IS NULL AND (phone = ANY (${phones}::text[]) OR lower(email) = ANY (${emails}::text[])) AND id IS DISTINCT FROM ${except}::uuid`.execute(
    db,
  );
  return {
    phones: new Set(rows.flatMap((row) => row.phone ?? [])),
    emails: new Set(rows.flatMap((row) => row.email ?? [])),
  };
}

/** Which of these two contacts a learner in the teacher's own list signs in with. */
export async function ownLearnerWith(
  db: Db,
  teacherId: string,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
  except: string | null,
): Promise<'phone' | 'email' | null> {
  if (phone === null && email === null) return null;
  const { rows } = await sql<{ byPhone: boolean }>`
    SELECT coalesce(u.phone = ${phone}, false) AS "byPhone" FROM users u JOIN managed_students s ON s.student_id = u.id AND s.teacher_id = ${teacherId} AND s.removed_at IS NULL
    WHERE u.deleted_at IS NULL AND (u.phone = ${phone} OR lower(u.email) = ${email}) AND u.id IS DISTINCT FROM ${except}::uuid LIMIT 1`.execute(
    db,
  );
  return rows[0] ? (rows[0].byPhone ? 'phone' : 'email') : null;
}

/** Whether another learner of the teacher has this phone. */
export async function phoneIsShared(db: Db, teacherId: string, phone: string, except: string | null): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 ${managed(teacherId)} AND coalesce(s.contact_phone, u.phone) = ${phone} AND u.id IS DISTINCT FROM ${except}::uuid LIMIT 1`.execute(
      db,
    );
  return rows.length > 0;
}

export interface ManagedValues {
  readonly code: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Violates the constraint `managed_students_code` when the teacher already uses the code. */
export async function insertManagedStudents(
  db: Db,
  teacherId: string,
  students: readonly (ManagedValues & { id: string })[],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO managed_students (teacher_id, student_id, code, contact_phone, contact_email, created_at)
    SELECT ${teacherId}, i.id, i.code, i.phone, i.email, ${now}
    FROM unnest(${students.map((s) => s.id)}::uuid[], ${students.map((s) => s.code)}::text[], ${students.map((s) => s.phone)}::text[], ${students.map((s) => s.email)}::text[])
      AS i (id, code, phone, email)
    ON CONFLICT (teacher_id, student_id) DO UPDATE SET removed_at = NULL, code = excluded.code, contact_phone = excluded.contact_phone, contact_email = excluded.contact_email`.execute(
    db,
  );
}

/** Gives codes to learners of the list who have none. */
export async function fillCodes(
  db: Db,
  teacherId: string,
  codes: readonly { readonly id: string; readonly code: string }[],
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    UPDATE managed_students s SET code = i.code
    FROM unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ code }) => code)}::text[]) AS i (id, code)
    WHERE s.teacher_id = ${teacherId} AND s.student_id = i.id AND s.removed_at IS NULL AND s.code IS NULL`.execute(db);
}

/** Adds learners' accounts to a teacher's list. A learner who was removed before gets the old code back, unless another has it now. */
export async function manageAccounts(db: Db, teacherId: string, accounts: readonly string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO managed_students AS s (teacher_id, student_id, created_at)
    SELECT ${teacherId}, u.id, ${now} FROM users u
    WHERE u.id = ANY (${accounts}::uuid[]) AND u.deleted_at IS NULL AND u.role = 'STUDENT' AND NOT u.is_admin
    ON CONFLICT (teacher_id, student_id) DO UPDATE SET removed_at = NULL,
      code = CASE WHEN EXISTS (
        SELECT 1 FROM managed_students o WHERE o.teacher_id = s.teacher_id AND o.removed_at IS NULL AND lower(o.code) = lower(s.code)
      ) THEN NULL ELSE s.code END
    WHERE s.removed_at IS NOT NULL`.execute(db);
}

/** Null for a contact that is the account's own: without a note of the teacher it follows the account when the learner changes it. */
const note = (column: 'phone' | 'email', value: string | null, studentId: string) =>
  sql<
    string | null
  >`nullif(${value}, (SELECT ${sql.raw(column === 'phone' ? 'u.phone' : 'lower(u.email)')} FROM users u WHERE u.id = ${studentId}))`;

/** Violates the constraint `managed_students_code` when the teacher already uses the code. */
export async function updateManagedStudent(
  db: Db,
  teacherId: string,
  studentId: string,
  values: Partial<ManagedValues>,
): Promise<void> {
  await db
    .updateTable('managed_students')
    .set({
      ...('code' in values && { code: values.code }),
      ...(values.phone !== undefined && { contact_phone: note('phone', values.phone, studentId) }),
      ...(values.email !== undefined && { contact_email: note('email', values.email, studentId) }),
    })
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', studentId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Adds students to a class or restores them; returns how many were not in it before. */
export async function insertClassStudents(
  db: Db,
  ownerId: string,
  classId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO class_students AS m (owner_id, class_id, student_id, joined_at)
    SELECT ${ownerId}, ${classId}, id, ${now} FROM unnest(${studentIds}::uuid[]) AS i (id)
    ON CONFLICT (owner_id, class_id, student_id) DO UPDATE SET removed_at = NULL, joined_at = excluded.joined_at WHERE m.removed_at IS NOT NULL`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Removes learners from the class and its groups; returns those who were in the class. */
export async function removeClassStudents(
  db: Db,
  ownerId: string,
  classId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<string[]> {
  await sql`
    UPDATE study_group_students m SET removed_at = ${now} FROM study_groups g
    WHERE g.owner_id = m.owner_id AND g.id = m.group_id AND g.owner_id = ${ownerId} AND g.class_id = ${classId}
      AND m.student_id = ANY (${studentIds}::uuid[]) AND m.removed_at IS NULL`.execute(db);
  const { rows } = await sql<{ studentId: string }>`
    UPDATE class_students SET removed_at = ${now} WHERE owner_id = ${ownerId} AND class_id = ${classId} AND student_id = ANY (${studentIds}::uuid[]) AND removed_at IS NULL
    RETURNING student_id AS "studentId"`.execute(db);
  return rows.map(({ studentId }) => studentId);
}

/** Puts learners back into the groups from which `removeClassStudents` removed them. To be called before they are in the class again. */
export async function restoreGroups(
  db: Db,
  ownerId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE study_group_students m SET removed_at = NULL FROM study_groups g, class_students c
    WHERE g.owner_id = ${ownerId} AND g.class_id = ${classId} AND g.deleted_at IS NULL
      AND c.owner_id = ${ownerId} AND c.class_id = ${classId} AND c.student_id = ANY (${studentIds}::uuid[])
      AND m.owner_id = ${ownerId} AND m.group_id = g.id AND m.student_id = c.student_id AND m.removed_at = c.removed_at`.execute(
    db,
  );
}

/** Removes the student from the teacher's list and from all the teacher's classes and groups; returns which classes. */
export async function removeManagedStudent(db: Db, teacherId: string, studentId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ classId: string }>`
    UPDATE class_students SET removed_at = ${now} WHERE owner_id = ${teacherId} AND student_id = ${studentId} AND removed_at IS NULL
    RETURNING class_id AS "classId"`.execute(db);
  await sql`
    UPDATE study_group_students SET removed_at = ${now} WHERE owner_id = ${teacherId} AND student_id = ${studentId} AND removed_at IS NULL`.execute(
    db,
  );
  await sql`UPDATE managed_students SET removed_at = ${now} WHERE teacher_id = ${teacherId} AND student_id = ${studentId}`.execute(
    db,
  );
  return rows.map(({ classId }) => classId);
}

/** Those of the ids that are in the teacher's list. */
export async function filterManaged(db: Db, teacherId: string, studentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT u.id ${managed(teacherId)} AND u.id = ANY (${studentIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
