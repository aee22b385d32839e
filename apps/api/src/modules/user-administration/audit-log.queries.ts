/** SQL that reads the log of who did what. Every filter walks an index from the newest entry back. */
import { fold, type Role } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, likePattern, startOfDay } from '#db';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly actor_role: Exclude<Role, 'ADMIN'> | null;
  readonly actor_is_admin: boolean | null;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly subject_name: string | null;
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
  /** The entry after which older ones are wanted. */
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
  if (filters.before) parts.push(sql`(a.at, a.id) < ((SELECT at FROM audit_log WHERE id = ${filters.before}::bigint), ${filters.before}::bigint)`);
  return sql.join(parts, sql` AND `);
}

const newest = (limit: number) => sql`ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`;

/** More people of one name than these are not looked through. */
const peopleBound = 100;

/** The entries of each person who is meant, from two indexes, instead of a walk through the whole log. */
async function matching(db: Db, search: string, where: RawBuilder<unknown>, limit: number): Promise<RawBuilder<unknown>> {
  const pattern = likePattern(fold(search));
  const { rows } = await sql<{ id: string }>`SELECT id FROM users u WHERE u.deleted_at IS NULL AND u.search_all LIKE ${pattern} LIMIT ${peopleBound}`.execute(db);
  const people = rows.map(({ id }) => id);
  return sql`(
    SELECT f.* FROM unnest(${people}::uuid[]) AS p (id) CROSS JOIN LATERAL (SELECT a.* FROM audit_log a WHERE a.actor_id = p.id AND ${where} ${newest(limit)}) f
    UNION
    SELECT f.* FROM unnest(${[...people, search]}::text[]) AS p (id) CROSS JOIN LATERAL (SELECT a.* FROM audit_log a WHERE a.subject_id = p.id AND ${where} ${newest(limit)}) f
  )`;
}

/** `limit` entries with the names of people; users are looked up for what is shown alone. */
export async function listAuditLog(db: Db, { search, ...filters }: AuditFilters, limit: number): Promise<AuditRow[]> {
  const where = conditions(filters);
  const source = search ? await matching(db, search, where, limit) : sql`audit_log`;
  const { rows } = await sql<AuditRow>`
    SELECT e.id::text AS id, e.at, e.actor_id, w.full_name AS actor_name, w.role AS actor_role, w.is_admin AS actor_is_admin, e.action, e.subject_kind, e.subject_id, e.details,
      CASE e.subject_kind
        WHEN 'user' THEN (SELECT full_name FROM users WHERE id = e.subject_uuid)
        WHEN 'class' THEN (SELECT name FROM classes WHERE id = e.subject_uuid)
        WHEN 'assignment' THEN (SELECT title FROM assignments WHERE id = e.subject_uuid)
        WHEN 'partner' THEN (SELECT name FROM partners WHERE id = e.subject_uuid)
      END AS subject_name
    FROM (
      SELECT a.id, a.at, a.actor_id, a.action, a.subject_kind, a.subject_id, a.details,
        CASE WHEN a.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN a.subject_id::uuid END AS subject_uuid
      FROM ${source} a WHERE ${where} ${newest(limit)}
    ) e
    LEFT JOIN users w ON w.id = e.actor_id
    ORDER BY e.at DESC, e.id DESC`.execute(db);
  return rows;
}

/** The different values of an indexed column, by jumps from one to the next instead of reading all rows. */
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
