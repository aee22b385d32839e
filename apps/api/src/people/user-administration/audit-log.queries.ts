/** SQL that reads the audit log. Every filter scans an index backwards from the newest entry. */
import { fold, type Role } from '@vumon/domain';
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
