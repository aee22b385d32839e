/** SQL that reads the audit log. Every filter scans an index backwards from the newest entry. */
import { fold, type AuditKind, type Role } from '@vumon/domain';
import { plainTextOf } from '@vumon/question-types';
import { sql, type RawBuilder } from 'kysely';
import { type Db, likePattern, startOfDay } from '#db';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorRole: Exclude<Role, 'ADMIN'> | null;
  readonly actorIsAdmin: boolean | null;
  readonly actorDeleted: boolean | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly details: Record<string, unknown>;
}

export interface AuditFilters {
  readonly search?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly kind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Id of the last entry of the previous page; only older entries are returned. */
  readonly before?: string | undefined;
}

function conditions(filters: AuditFilters): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filters.actorId) parts.push(sql`a.actor_id = ${filters.actorId}`);
  if (filters.action) parts.push(sql`a.action = ${filters.action}`);
  if (filters.kind) parts.push(sql`a.subject_kind = ${filters.kind}`);
  if (filters.subjectId) parts.push(sql`a.subject_id = ${filters.subjectId}`);
  if (filters.from) parts.push(sql`a.at >= ${startOfDay(filters.from)}`);
  if (filters.to) parts.push(sql`a.at < ${startOfDay(filters.to)} + interval '1 day'`);
  if (filters.before)
    parts.push(
      sql`(a.at, a.id) < ((SELECT at FROM audit_log WHERE id = ${filters.before}::bigint), ${filters.before}::bigint)`,
    );
  return sql.join(parts, sql` AND `);
}

const newest = (limit: number) => sql`ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`;

/** A search considers at most this many people whose names match. */
const peopleBound = 100;

/** The entries of each person that the search finds, from two indexes, instead of scanning the whole log. */
async function matching(
  db: Db,
  search: string,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<RawBuilder<unknown>> {
  const pattern = likePattern(fold(search));
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM users u WHERE u.deleted_at IS NULL AND u.search_all LIKE ${pattern} LIMIT ${peopleBound}`.execute(
    db,
  );
  const people = rows.map(({ id }) => id);
  return sql`(
    SELECT f.* FROM unnest(${people}::uuid[]) AS p (id) CROSS JOIN LATERAL (SELECT a.* FROM audit_log a WHERE a.actor_id = p.id AND ${where} ${newest(limit)}) f
    UNION
    SELECT f.* FROM unnest(${[...people, search]}::text[]) AS p (id) CROSS JOIN LATERAL (SELECT a.* FROM audit_log a WHERE a.subject_id = p.id AND ${where} ${newest(limit)}) f
  )`;
}

/** The newest `limit` entries with their actors, who are only looked up for these entries. */
export async function listAuditLog(db: Db, { search, ...filters }: AuditFilters, limit: number): Promise<AuditRow[]> {
  const where = conditions(filters);
  const source = search ? await matching(db, search, where, limit) : sql`audit_log`;
  const { rows } = await sql<AuditRow>`
    SELECT e.id::text AS id, e.at, e.actor_id AS "actorId", w.full_name AS "actorName", w.role AS "actorRole", w.is_admin AS "actorIsAdmin",
      w.deleted_at IS NOT NULL AS "actorDeleted", e.action, e.subject_kind AS "subjectKind", e.subject_id AS "subjectId", e.details
    FROM (SELECT a.id, a.at, a.actor_id, a.action, a.subject_kind, a.subject_id, a.details FROM ${source} a WHERE ${where} ${newest(limit)}) e
    LEFT JOIN users w ON w.id = e.actor_id
    ORDER BY e.at DESC, e.id DESC`.execute(db);
  return rows;
}

export interface SubjectRow {
  readonly kind: AuditKind;
  readonly id: string;
  readonly name: string;
  /** The name of the owner, or where the object belongs. */
  readonly context: string | null;
  /** Parameter of the link to the administrator's page: an id, or a search text for a list; null without a page. */
  readonly opens: string | null;
}

/** All kinds except server and setting, which have no name in the database, and job, whose name is in the details. */
export type NamedKind = Exclude<AuditKind, 'server' | 'setting' | 'job'>;

type Source = (ids: readonly string[]) => RawBuilder<unknown>;

const account: Source = (ids) =>
  sql`SELECT id, full_name, NULL, CASE WHEN deleted_at IS NULL THEN id::text END FROM users WHERE id = ANY (${ids}::uuid[])`;

/**
 * Queries by kind for id, name, context and `opens`, which is null for teachers' own content: there is no page for it.
 */
const sources: Readonly<Record<NamedKind, Source>> = {
  user: account,
  student: account,
  session: (ids) =>
    sql`SELECT s.id, u.full_name, NULL, CASE WHEN u.deleted_at IS NULL THEN u.id::text END FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ANY (${ids}::uuid[])`,
  class: (ids) =>
    sql`SELECT c.id, c.name, u.full_name, NULL FROM classes c JOIN users u ON u.id = c.owner_id WHERE c.id = ANY (${ids}::uuid[])`,
  group: (ids) =>
    sql`SELECT g.id, g.name, coalesce(c.name, u.full_name), NULL FROM study_groups g JOIN users u ON u.id = g.owner_id LEFT JOIN classes c ON c.id = g.class_id WHERE g.id = ANY (${ids}::uuid[])`,
  'activation-code': (ids) =>
    sql`SELECT id, batch_name, NULL, batch_name FROM activation_codes WHERE id = ANY (${ids}::uuid[])`,
  'activation-batch': (ids) =>
    sql`SELECT b.id, c.batch_name, NULL, c.batch_name FROM unnest(${ids}::uuid[]) AS b (id) CROSS JOIN LATERAL (SELECT batch_name FROM activation_codes WHERE batch_id = b.id LIMIT 1) c`,
  partner: (ids) => sql`SELECT id, name, '/' || slug, slug FROM partners WHERE id = ANY (${ids}::uuid[])`,
  banner: (ids) => sql`SELECT id, name, NULL, id::text FROM banners WHERE id = ANY (${ids}::uuid[])`,
  series: (ids) => sql`SELECT id, name, NULL, name FROM series WHERE id = ANY (${ids}::text[])`,
  topic: (ids) => sql`SELECT id, name, NULL, NULL FROM topics WHERE id = ANY (${ids}::text[])`,
  package: (ids) => sql`SELECT code, name, NULL, NULL FROM packages WHERE code = ANY (${ids}::text[])`,
  order: (ids) => sql`SELECT id, reference, package_name, NULL FROM orders WHERE id = ANY (${ids}::uuid[])`,
  voucher: (ids) => sql`SELECT id, code, name, NULL FROM vouchers WHERE id = ANY (${ids}::uuid[])`,
  sale: (ids) => sql`SELECT id, name, package_code, NULL FROM sales WHERE id = ANY (${ids}::uuid[])`,
  school: (ids) => sql`SELECT id, name, NULL, NULL FROM schools WHERE id = ANY (${ids}::uuid[])`,
  question: (ids) => sql`
    SELECT q.id, coalesce(nullif(q.name, ''), q.summary), u.full_name, CASE WHEN q.scope = 'SYSTEM' AND q.deleted_at IS NULL THEN q.id::text END
    FROM questions q LEFT JOIN users u ON u.id = q.owner_id AND q.scope = 'USER' WHERE q.id = ANY (${ids}::uuid[])`,
  'question-import': (ids) => sql`
    SELECT i.id, i.file_name, CASE WHEN NOT x.staff THEN u.full_name END, CASE WHEN x.staff THEN i.id::text END
    FROM question_imports i JOIN users u ON u.id = i.owner_id CROSS JOIN LATERAL (SELECT u.is_admin OR u.role = 'OPERATOR' AS staff) x WHERE i.id = ANY (${ids}::uuid[])`,
  exam: (ids) => sql`
    SELECT e.id, e.name, u.full_name, CASE WHEN e.scope = 'SYSTEM' AND e.deleted_at IS NULL THEN e.id::text END
    FROM exams e LEFT JOIN users u ON u.id = e.owner_id AND e.scope = 'USER' WHERE e.id = ANY (${ids}::uuid[])`,
  assignment: (ids) =>
    sql`SELECT a.id, a.title, coalesce(g.name, c.name, ''), NULL FROM assignments a LEFT JOIN classes c ON c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id WHERE a.id = ANY (${ids}::uuid[])`,
  attempt: (ids) => sql`
    SELECT DISTINCT t.id, a.title, u.full_name, NULL
    FROM audit_log l JOIN attempts t ON t.owner_id = l.actor_id AND t.id = l.subject_id::uuid
    JOIN assignments a ON a.owner_id = t.owner_id AND a.id = t.assignment_id JOIN users u ON u.id = t.student_id
    WHERE l.subject_kind = 'attempt' AND l.subject_id = ANY (${ids}::text[])`,
};

export const hasNames = (kind: string): kind is NamedKind => Object.hasOwn(sources, kind);

/** The names of these objects, in one statement. Deleted objects and those without a name are missing. */
export async function listSubjects(db: Db, wanted: ReadonlyMap<NamedKind, ReadonlySet<string>>): Promise<SubjectRow[]> {
  if (wanted.size === 0) return [];
  const parts = [...wanted].map(
    ([kind, ids]) =>
      sql`SELECT ${kind}::text AS kind, f.id::text AS id, f.name::text AS name, f.context::text AS context, f.opens::text AS opens FROM (${sources[kind]([...ids])}) AS f (id, name, context, opens)`,
  );
  const { rows } =
    await sql<SubjectRow>`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) found WHERE name <> ''`.execute(db);
  // A question without a name is shown by its text, whose formulas are markup.
  return rows.map((row) => (row.kind === 'question' ? { ...row, name: plainTextOf(row.name) } : row));
}

/** The distinct values of an indexed column, by a loose index scan instead of reading all rows. */
async function different(db: Db, column: 'action' | 'subject_kind'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    WITH RECURSIVE jumps (value) AS (
      (SELECT ${name} FROM audit_log ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM audit_log WHERE ${name} > j.value ORDER BY ${name} LIMIT 1) FROM jumps j WHERE j.value IS NOT NULL
    )
    SELECT value FROM jumps WHERE value IS NOT NULL`.execute(db);
  return rows.map(({ value }) => value);
}

export const differentActions = (db: Db): Promise<string[]> => different(db, 'action');
export const differentKinds = (db: Db): Promise<string[]> => different(db, 'subject_kind');

/** Deletes at most `limit` of the oldest entries before `before`; returns how many. */
export async function deleteEntriesBefore(db: Db, before: Date, limit: number): Promise<number> {
  // Only for this transaction: a trigger forbids deleting entries otherwise.
  await sql`SELECT set_config('vumon.erasing', 'yes', true)`.execute(db);
  const { numAffectedRows } =
    await sql`DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log WHERE at < ${before} ORDER BY at LIMIT ${limit})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0n);
}
