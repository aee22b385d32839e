/** SQL of requests to join a class: the teacher or the learner is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';

export type JoinStatus = 'PENDING' | 'ACCEPTED' | 'REJECTED';

/** A class as people who are not in it see it. */
export interface ClassFacts {
  readonly className: string;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly schoolYear: number;
  readonly teacherName: string;
}

export const classFacts = sql.raw(
  `c.name AS "className", g.name AS "gradeName", g.name_en AS "gradeNameEn", c.school_year AS "schoolYear", t.full_name AS "teacherName"`,
);
export const classParts = sql.raw('JOIN grades g ON g.id = c.grade_id JOIN users t ON t.id = c.owner_id');

/** The owner of the class, `t`, is a teacher who can sign in: a role may have been changed, and an account locked. */
export const stillTeaches = sql.raw(
  `t.deleted_at IS NULL AND t.status <> 'LOCK' AND t.role = 'TEACHER' AND NOT t.is_admin`,
);

export interface JoinableRow extends ClassFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly code: string;
  readonly state: 'OPEN' | 'PENDING' | 'MEMBER';
}

/** The class with this code, if it accepts requests. */
export async function findOptionalJoinable(db: Db, studentId: string, code: string): Promise<JoinableRow | undefined> {
  const { rows } = await sql<JoinableRow>`
    SELECT c.id, c.owner_id AS "ownerId", c.code, ${classFacts},
      CASE
        WHEN EXISTS (SELECT 1 FROM class_students m WHERE m.owner_id = c.owner_id AND m.class_id = c.id AND m.student_id = ${studentId} AND m.removed_at IS NULL) THEN 'MEMBER'
        WHEN EXISTS (SELECT 1 FROM join_requests r WHERE r.owner_id = c.owner_id AND r.class_id = c.id AND r.student_id = ${studentId} AND r.status = 'PENDING') THEN 'PENDING'
        ELSE 'OPEN' END AS state
    FROM classes c ${classParts}
    WHERE lower(c.code) = lower(${code}) AND c.deleted_at IS NULL AND c.status = 'ACTIVE' AND c.join_open
      AND ${stillTeaches}`.execute(db);
  return rows[0];
}

/** Locks the account, so that of two concurrent requests the second sees the first. */
export async function lockLearner(db: Db, studentId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', studentId).forNoKeyUpdate().execute();
}

/** How many requests the learner has made since a moment, how many of them for this class, and how many are pending in all. */
export async function countRequests(
  db: Db,
  studentId: string,
  classId: string,
  since: Date,
): Promise<{ asked: number; here: number; waiting: number }> {
  const { rows } = await sql<{ asked: number; here: number; waiting: number }>`
    SELECT count(*) FILTER (WHERE requested_at > ${since})::int AS asked,
      count(*) FILTER (WHERE requested_at > ${since} AND class_id = ${classId})::int AS here,
      count(*) FILTER (WHERE status = 'PENDING')::int AS waiting
    FROM join_requests WHERE student_id = ${studentId}`.execute(db);
  return rows[0]!;
}

/** Whether there are recent requests of others for a class, of which its teacher has been notified. */
export async function hasRecentRequest(db: Db, ownerId: string, classId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM join_requests WHERE owner_id = ${ownerId} AND class_id = ${classId} AND requested_at > ${since} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function insertRequest(
  db: Db,
  one: { id: string; ownerId: string; classId: string; studentId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('join_requests')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      class_id: one.classId,
      student_id: one.studentId,
      requested_at: one.at,
    })
    .execute();
}

export interface OwnRequestRow extends ClassFacts {
  readonly id: string;
  readonly status: JoinStatus;
  readonly requestedAt: Date;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
}

export async function ownRequests(
  db: Db,
  studentId: string,
  { since, classId }: { since: Date; classId?: string },
): Promise<OwnRequestRow[]> {
  const { rows } = await sql<OwnRequestRow>`
    SELECT r.id, ${classFacts}, r.status, r.requested_at AS "requestedAt", r.reviewed_at AS "reviewedAt", r.reason
    FROM join_requests r JOIN classes c ON c.owner_id = r.owner_id AND c.id = r.class_id ${classParts}
    WHERE r.student_id = ${studentId} AND r.status <> 'WITHDRAWN' AND r.requested_at > ${since} AND c.deleted_at IS NULL
      AND (${classId ?? null}::uuid IS NULL OR r.class_id = ${classId ?? null})
    ORDER BY r.requested_at DESC LIMIT 50`.execute(db);
  return rows;
}

/** False when the learner has no pending request with this id. */
export async function markWithdrawn(db: Db, studentId: string, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE join_requests SET status = 'WITHDRAWN', reviewed_at = ${now} WHERE student_id = ${studentId} AND id = ${id} AND status = 'PENDING'`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export interface RequestRow {
  readonly id: string;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly status: JoinStatus;
  readonly requestedAt: Date;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
  readonly code: string | null;
}

export async function listRequests(
  db: Db,
  ownerId: string,
  { classId, status, page, size }: { classId: string; status: 'PENDING' | 'ANSWERED'; page: number; size: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const where = sql`
    FROM join_requests r JOIN users u ON u.id = r.student_id AND u.deleted_at IS NULL
    LEFT JOIN managed_students s ON s.teacher_id = r.owner_id AND s.student_id = r.student_id AND s.removed_at IS NULL
    WHERE r.owner_id = ${ownerId} AND r.class_id = ${classId}
      AND ${status === 'PENDING' ? sql`r.status = 'PENDING'` : sql`r.status IN ('ACCEPTED', 'REJECTED')`}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  // Contacts of a refused learner are no longer shown to the teacher.
  const shown = (column: string) => sql`CASE WHEN r.status = 'REJECTED' THEN NULL ELSE ${sql.raw(column)} END`;
  const { rows } = await sql<RequestRow>`
    SELECT r.id, r.student_id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", u.full_name AS "fullName",
      ${shown('u.birthday')} AS birthday, ${shown('u.phone')} AS phone, ${shown('u.email')} AS email, r.status, r.requested_at AS "requestedAt",
      r.reviewed_at AS "reviewedAt", r.reason, s.code ${where}
    ORDER BY ${status === 'PENDING' ? sql`r.requested_at, r.id` : sql`r.reviewed_at DESC, r.id`} LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}

export interface EnteredRow {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly code: string | null;
  readonly birthday: string | null;
  readonly phone: string | null;
}

/** Learners whom a teacher entered and who have never signed in, with one of these folded names or phones; no other teacher has them. */
export async function enteredLike(
  db: Db,
  ownerId: string,
  { names, phones }: { names: readonly string[]; phones: readonly string[] },
): Promise<EnteredRow[]> {
  const { rows } = await sql<EnteredRow>`
    SELECT u.id, u.last_name AS "lastName", u.first_name AS "firstName", u.full_name AS "fullName", s.code, u.birthday, s.contact_phone AS phone
    FROM managed_students s JOIN users u ON u.id = s.student_id
    WHERE s.teacher_id = ${ownerId} AND s.removed_at IS NULL AND ${neverCame}
      AND (u.search = ANY (${names}::text[]) OR s.contact_phone = ANY (${phones}::text[]))
    LIMIT 500`.execute(db);
  return rows;
}

const neverCame = sql`u.deleted_at IS NULL AND u.status = 'INACTIVE' AND u.first_login_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM managed_students o WHERE o.student_id = u.id AND o.teacher_id <> s.teacher_id AND o.removed_at IS NULL)`;

/** Locks the requests of these ids until the transaction ends. */
export async function lockRequests(
  db: Db,
  ownerId: string,
  classId: string,
  ids: readonly string[],
): Promise<{ id: string; studentId: string; status: string }[]> {
  const { rows } = await sql<{ id: string; studentId: string; status: string }>`
    SELECT r.id, r.student_id AS "studentId", r.status FROM join_requests r
    WHERE r.owner_id = ${ownerId} AND r.class_id = ${classId} AND r.id = ANY (${ids}::uuid[]) ORDER BY r.id FOR NO KEY UPDATE`.execute(
    db,
  );
  return rows;
}

export async function markAnswered(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  answer: { status: 'ACCEPTED' | 'REJECTED'; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    UPDATE join_requests SET status = ${answer.status}, reason = ${answer.reason}, reviewed_at = ${answer.at}
    WHERE owner_id = ${ownerId} AND id = ANY (${ids}::uuid[])`.execute(db);
}

/** What the teacher gave as the reason of a refusal. */
export async function reasonOf(db: Db, ownerId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('join_requests')
    .select('reason')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reason ?? '';
}

/** Marks pending requests of learners who were added to the class otherwise as accepted. */
export async function settleRequests(
  db: Db,
  ownerId: string,
  classId: string,
  studentIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE join_requests SET status = 'ACCEPTED', reviewed_at = ${at}
    WHERE owner_id = ${ownerId} AND class_id = ${classId} AND student_id = ANY (${studentIds}::uuid[]) AND status = 'PENDING'`.execute(
    db,
  );
}

/** Locks a learner whom the teacher entered, who has never signed in and has no other teacher; undefined for anybody else. */
export async function lockEntered(db: Db, ownerId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM users u JOIN managed_students s ON s.student_id = u.id
    WHERE s.teacher_id = ${ownerId} AND s.student_id = ${studentId} AND s.removed_at IS NULL AND ${neverCame} FOR NO KEY UPDATE OF u`.execute(
    db,
  );
  return rows.length > 0;
}

/** Replaces an entered learner by an account in the teacher's list, classes, groups and assignments. */
export async function replaceEntered(db: Db, ownerId: string, entered: string, account: string): Promise<void> {
  const places = [
    { table: 'class_students', place: sql`x.class_id = o.class_id` },
    { table: 'study_group_students', place: sql`x.group_id = o.group_id` },
    { table: 'assignment_students', place: sql`x.assignment_id = o.assignment_id` },
    { table: 'assignment_extra_time', place: sql`x.assignment_id = o.assignment_id` },
  ] as const;
  for (const { table, place } of places) {
    // An ended row of the account is replaced; where the account has an active row, the entered learner's row stays as it is.
    if (table !== 'assignment_extra_time')
      await sql`
        DELETE FROM ${sql.table(table)} x USING ${sql.table(table)} o
        WHERE x.owner_id = ${ownerId} AND x.student_id = ${account} AND x.removed_at IS NOT NULL
          AND o.owner_id = ${ownerId} AND o.student_id = ${entered} AND o.removed_at IS NULL AND ${place}`.execute(db);
    await sql`
      UPDATE ${sql.table(table)} o SET student_id = ${account}
      WHERE o.owner_id = ${ownerId} AND o.student_id = ${entered}
        AND NOT EXISTS (SELECT 1 FROM ${sql.table(table)} x WHERE x.owner_id = ${ownerId} AND x.student_id = ${account} AND ${place})`.execute(
      db,
    );
  }
  const { rows } = await sql<{ code: string | null; phone: string | null; email: string | null }>`
    UPDATE managed_students SET removed_at = created_at WHERE teacher_id = ${ownerId} AND student_id = ${entered}
    RETURNING code, contact_phone AS phone, contact_email AS email`.execute(db);
  const had = rows[0]!;
  await sql`
    UPDATE managed_students SET code = coalesce(code, ${had.code}), contact_phone = coalesce(contact_phone, ${had.phone}), contact_email = coalesce(contact_email, ${had.email})
    WHERE teacher_id = ${ownerId} AND student_id = ${account}`.execute(db);
}

export async function setJoining(
  db: Db,
  ownerId: string,
  classId: string,
  { open, code, at }: { open: boolean | undefined; code: string | undefined; at: Date },
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ ...(open !== undefined && { join_open: open }), ...(code !== undefined && { code }), updated_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', '=', classId)
    .execute();
}
