/** SQL of exports that were checked and carried out, and of what is known of their rows. */
import { fold, type RosterFate, type RosterKind, type RosterRefusal, type RosterState } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';
import { keyOf, type KnownRecord, type PlannedRow, type RosterData, type RosterFacts } from './plan.ts';

/** Of an account that was deleted, the target is null. */
export async function knownRecords(db: Db, schoolId: string): Promise<Map<string, KnownRecord>> {
  const { rows } = await sql<KnownRecord & { readonly kind: RosterKind; readonly id: string }>`
    SELECT r.kind, r.sourced_id AS id, r.data, r.active, CASE WHEN u.deleted_at IS NULL THEN r.target END AS target
    FROM roster_records r LEFT JOIN users u ON r.kind = 'USER' AND u.id = r.target WHERE r.school_id = ${schoolId}`.execute(
    db,
  );
  return new Map(rows.map(({ kind, id, ...record }) => [keyOf(kind, id), record]));
}

/** Accounts that sign in with one of the addresses; `own` for learners in the list of one of the teachers. */
export async function accountsAt(
  db: Db,
  emails: readonly string[],
  teacherIds: readonly string[],
): Promise<Map<string, { userId: string; own: boolean }>> {
  const { rows } = await sql<{ email: string; userId: string; own: boolean }>`
    SELECT lower(u.email) AS email, u.id AS "userId", EXISTS (
      SELECT 1 FROM managed_students s WHERE s.student_id = u.id AND s.teacher_id = ANY (${[...teacherIds]}::uuid[]) AND s.removed_at IS NULL) AS own
    FROM users u WHERE u.deleted_at IS NULL AND lower(u.email) = ANY (${[...emails]}::text[])`.execute(db);
  return new Map(rows.map(({ email, ...account }) => [email, account]));
}

/**
 * Those of the accounts with a contact of their own, with the teachers of the school who have them: their other teachers
 * would be shown the contact, which a file cannot allow in their place. A school with the consent for a learner whom one
 * of its teachers has may give the learner to another.
 */
export async function guardedLearners(
  db: Db,
  { schoolId, teacherIds }: { readonly schoolId: string; readonly teacherIds: readonly string[] },
  userIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ userId: string; teachers: string[] }>`
    SELECT u.id AS "userId", l.teachers
    FROM users u, LATERAL (
      SELECT coalesce(array_agg(s.teacher_id::text), '{}') AS teachers FROM managed_students s
      WHERE s.student_id = u.id AND s.teacher_id = ANY (${[...teacherIds]}::uuid[]) AND s.removed_at IS NULL) l
    WHERE u.id = ANY (${[...userIds]}::uuid[]) AND (u.email IS NOT NULL OR u.phone IS NOT NULL)
      AND NOT (l.teachers <> '{}' AND EXISTS (SELECT FROM school_consents c WHERE c.user_id = u.id AND c.school_id = ${schoolId}))`.execute(
    db,
  );
  return new Map(rows.map(({ userId, teachers }) => [userId, new Set(teachers)]));
}

/** Learners in each active class of the teachers. */
export async function learnersPerClass(db: Db, teacherIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT m.class_id AS id, count(*)::int AS count FROM class_students m
    WHERE m.owner_id = ANY (${[...teacherIds]}::uuid[]) AND m.removed_at IS NULL GROUP BY m.class_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export type FateCounts = Readonly<Record<RosterFate, number>>;

export interface ImportRow {
  readonly id: string;
  readonly schoolId: string;
  readonly fileName: string;
  readonly state: RosterState;
  readonly code: string | null;
  readonly counts: FateCounts;
  readonly done: number;
  readonly total: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export async function insertImport(
  db: Db,
  one: Pick<ImportRow, 'id' | 'schoolId' | 'fileName' | 'counts'> & { readonly createdBy: string; readonly at: Date },
  rows: readonly PlannedRow[],
): Promise<void> {
  await sql`
    INSERT INTO roster_imports (id, school_id, created_by, file_name, state, counts, total, created_at)
    VALUES (${one.id}, ${one.schoolId}, ${one.createdBy}, ${one.fileName}, 'CHECKED', ${JSON.stringify(one.counts)}::jsonb, ${rows.length}, ${one.at})`.execute(
    db,
  );
  await sql`
    INSERT INTO roster_import_rows (import_id, n, kind, line, sourced_id, name, fate, code, data, facts, target)
    SELECT ${one.id}, r.n, r.kind, r.line, r.id, r.name, r.fate, r.code, r.data, r.facts, r.target
    FROM jsonb_to_recordset(${JSON.stringify(rows.map((row, index) => ({ ...row, n: index + 1 })))}::jsonb)
      AS r (n int, kind text, line int, id text, name text, fate text, code text, data jsonb, facts jsonb, target uuid)`.execute(
    db,
  );
}

const columns = sql`
  i.id, i.school_id AS "schoolId", i.file_name AS "fileName", i.state, i.code, i.counts, i.done, i.total,
  i.created_at AS "createdAt", i.started_at AS "startedAt", i.finished_at AS "finishedAt"`;

export async function findOptionalImport(db: Db, schoolId: string, id: string): Promise<ImportRow | undefined> {
  return (
    await sql<ImportRow>`SELECT ${columns} FROM roster_imports i WHERE i.school_id = ${schoolId} AND i.id = ${id}`.execute(
      db,
    )
  ).rows[0];
}

export async function findOptionalNewest(db: Db, schoolId: string): Promise<ImportRow | undefined> {
  return (
    await sql<ImportRow>`
      SELECT ${columns} FROM roster_imports i WHERE i.school_id = ${schoolId} ORDER BY i.created_at DESC, i.id DESC LIMIT 1`.execute(
      db,
    )
  ).rows[0];
}

/** Whether another file was begun after this one was checked, or is being carried out. */
export async function isStale(db: Db, one: ImportRow): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM roster_imports i WHERE i.school_id = ${one.schoolId} AND i.id <> ${one.id}
      AND (i.started_at >= ${one.createdAt} OR i.state = 'RUNNING') LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function markStarted(db: Db, id: string, at: Date): Promise<void> {
  await sql`UPDATE roster_imports SET state = 'RUNNING', started_at = ${at} WHERE id = ${id}`.execute(db);
}

export async function markEnded(
  db: Db,
  id: string,
  state: 'DONE' | 'FAILED',
  code: string | null,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE roster_imports SET state = ${state}, code = ${code}, finished_at = ${at} WHERE id = ${id} AND state = 'RUNNING'`.execute(
    db,
  );
}

export interface ListedRow {
  readonly n: number;
  readonly kind: RosterKind;
  readonly line: number | null;
  readonly sourcedId: string;
  readonly name: string;
  readonly fate: RosterFate;
  readonly code: RosterRefusal | null;
}

export interface RowPage {
  readonly fate?: RosterFate | undefined;
  /** Part of the name or the id. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export async function listRows(
  db: Db,
  importId: string,
  { fate, search, page, size }: RowPage,
): Promise<{ rows: ListedRow[]; total: number }> {
  const like = search ? likePattern(fold(search)) : null;
  const where = sql`r.import_id = ${importId} AND ${fate ? sql`r.fate = ${fate}` : sql`true`}
    AND (${like}::text IS NULL OR fold(r.name || ' ' || r.sourced_id) LIKE ${like})`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM roster_import_rows r WHERE ${where}`.execute(db);
  const { rows } = await sql<ListedRow>`
    SELECT r.n, r.kind, r.line, r.sourced_id AS "sourcedId", r.name, r.fate, r.code FROM roster_import_rows r
    WHERE ${where} ORDER BY r.n LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted[0]!.total };
}

export interface BatchRow {
  readonly n: number;
  readonly kind: RosterKind;
  readonly id: string;
  readonly fate: RosterFate;
  readonly data: RosterData;
  readonly facts: RosterFacts;
  readonly target: string | null;
}

/** Locks the import; undefined when it is not being carried out. */
export async function lockRunning(db: Db, id: string): Promise<ImportRow | undefined> {
  return (
    await sql<ImportRow>`SELECT ${columns} FROM roster_imports i WHERE i.id = ${id} AND i.state = 'RUNNING' FOR UPDATE`.execute(
      db,
    )
  ).rows[0];
}

export async function batchAfter(db: Db, importId: string, done: number, size: number): Promise<BatchRow[]> {
  return (
    await sql<BatchRow>`
      SELECT r.n, r.kind, r.sourced_id AS id, r.fate, r.data, r.facts, r.target FROM roster_import_rows r
      WHERE r.import_id = ${importId} AND r.n > ${done} ORDER BY r.n LIMIT ${size}`.execute(db)
  ).rows;
}

export async function setDone(db: Db, id: string, done: number): Promise<void> {
  await sql`UPDATE roster_imports SET done = ${done} WHERE id = ${id}`.execute(db);
}

export async function storeRecords(
  db: Db,
  schoolId: string,
  records: readonly {
    readonly kind: RosterKind;
    readonly id: string;
    readonly data: RosterData;
    readonly active: boolean;
    readonly target: string | null;
  }[],
): Promise<void> {
  await sql`
    INSERT INTO roster_records AS o (school_id, kind, sourced_id, data, active, target)
    SELECT ${schoolId}, r.kind, r.id, r.data, r.active, r.target
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r (kind text, id text, data jsonb, active boolean, target uuid)
    ON CONFLICT (school_id, kind, sourced_id) DO UPDATE
    SET data = excluded.data, active = excluded.active, target = coalesce(excluded.target, o.target)`.execute(db);
}

/**
 * The classes and accounts of enrolments of learners, where the class goes on and its teacher is in the school. Each is
 * looked up by its key: in the transaction that has just written the rows the planner knows nothing of how many there are.
 */
export async function placesOf(
  db: Db,
  { schoolId, importId }: { readonly schoolId: string; readonly importId: string },
  enrolments: readonly { readonly classId: string; readonly userId: string }[],
): Promise<
  { ownerId: string; classId: string; studentId: string; code: string | null; active: boolean; enrolled: boolean }[]
> {
  const { rows } = await sql<{
    ownerId: string;
    classId: string;
    studentId: string;
    code: string | null;
    active: boolean;
    enrolled: boolean;
  }>`
    SELECT k.owner_id AS "ownerId", k.id AS "classId", u.id AS "studentId", f.code, p.active, o.n IS NOT NULL AS enrolled
    FROM (SELECT DISTINCT * FROM unnest(${enrolments.map(({ classId }) => classId)}::text[], ${enrolments.map(({ userId }) => userId)}::text[]) AS x (class_id, user_id)) e
    JOIN LATERAL (
      SELECT r.target FROM roster_records r
      WHERE r.school_id = ${schoolId} AND r.kind = 'CLASS' AND r.sourced_id = e.class_id AND r.active OFFSET 0) c ON true
    JOIN LATERAL (
      SELECT q.id, q.owner_id FROM classes q WHERE q.id = c.target AND q.deleted_at IS NULL AND q.status = 'ACTIVE' OFFSET 0) k ON true
    JOIN school_members m ON m.school_id = ${schoolId} AND m.user_id = k.owner_id AND m.left_at IS NULL
    JOIN LATERAL (
      SELECT r.target, r.active FROM roster_records r
      WHERE r.school_id = ${schoolId} AND r.kind = 'USER' AND r.sourced_id = e.user_id OFFSET 0) p ON true
    JOIN LATERAL (SELECT q.id FROM users q WHERE q.id = p.target AND q.deleted_at IS NULL AND q.role = 'STUDENT' OFFSET 0) u ON true
    LEFT JOIN LATERAL (
      SELECT 1 AS n FROM roster_records r
      WHERE r.school_id = ${schoolId} AND r.kind = 'ENROLLMENT' AND r.active AND r.data ->> 'userId' = e.user_id
        AND r.data ->> 'classId' = e.class_id AND r.data ->> 'role' = 'student' LIMIT 1) o ON true
    LEFT JOIN LATERAL (
      SELECT CASE WHEN length(r.facts ->> 'code') <= 10 THEN r.facts ->> 'code' END AS code FROM roster_import_rows r
      WHERE r.import_id = ${importId} AND r.kind = 'USER' AND r.sourced_id = e.user_id LIMIT 1) f ON true`.execute(db);
  return rows;
}

/** Rows hold names: they go a week after the check, whole files that nobody carried out too. */
export async function deleteOldRows(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM roster_import_rows WHERE import_id IN (SELECT id FROM roster_imports WHERE created_at < ${before} AND state <> 'RUNNING')`.execute(
    db,
  );
  await sql`DELETE FROM roster_imports WHERE created_at < ${before} AND state = 'CHECKED'`.execute(db);
}
