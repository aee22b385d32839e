/** SQL of the changes of tests and formats of the system. */
import type { ChangeManner, ContentKind, ContentState } from '@vumon/domain';
import { sql } from 'kysely';
import { holdsWords, type Db } from '#db';

interface ChangeFilter {
  readonly search?: string | undefined;
  readonly kind?: ContentKind | undefined;
  readonly manner?: ChangeManner | undefined;
  readonly of?: string | undefined;
}

export interface ContentChangeRow {
  readonly kind: ContentKind;
  readonly subjectId: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly deleted: boolean;
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly manner: ChangeManner;
  readonly before: ContentState | null;
  readonly after: ContentState;
  readonly last: boolean;
}

export async function listChanges(
  db: Db,
  { search, kind, manner, of }: ChangeFilter,
  { direction, page, size }: { readonly direction: 'asc' | 'desc'; readonly page: number; readonly size: number },
): Promise<{ rows: ContentChangeRow[]; total: number }> {
  const parts = [sql`c.kind IN ('EXAM', 'FORMAT')`];
  if (kind) parts.push(sql`c.kind = ${kind}`);
  if (manner) parts.push(sql`c.manner = ${manner}`);
  if (of) parts.push(sql`c.subject_id = ${of}`);
  if (search)
    parts.push(
      sql`(${holdsWords('e.search', search)} OR ${holdsWords('f.search', search)} OR ${holdsWords('f.search_en', search)} OR ${holdsWords('u.search', search)})`,
    );
  const found = sql`
    catalogue_changes c LEFT JOIN exams e ON c.kind = 'EXAM' AND e.id = c.subject_id
    LEFT JOIN formats f ON c.kind = 'FORMAT' AND f.id = c.subject_id LEFT JOIN users u ON u.id = c.actor_id
    WHERE ${sql.join(parts, sql` AND `)}`;
  const order = sql.raw(
    direction === 'asc' ? 'c.at, c.subject_id, c.revision' : 'c.at DESC, c.subject_id DESC, c.revision DESC',
  );
  const { rows } = await sql<ContentChangeRow>`
    SELECT c.kind, c.subject_id AS "subjectId", coalesce(e.name, f.name) AS name, coalesce(e.name_en, f.name_en) AS "nameEn",
      coalesce(e.deleted_at, f.deleted_at) IS NOT NULL AS deleted, c.revision, c.at, c.actor_id AS "actorId",
      u.full_name AS "actorName", c.manner, c.before, c.after,
      NOT EXISTS (SELECT FROM catalogue_changes l WHERE l.kind = c.kind AND l.subject_id = c.subject_id AND l.revision > c.revision) AS last
    FROM ${found} ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${found}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** The first words of questions as markup. */
export async function stemsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; stem: string }>`
    SELECT q.id, coalesce(nullif(q.summary, ''), q.name) AS stem FROM questions q WHERE q.id = ANY (${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, stem }) => [id, stem]));
}

export async function formatNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT f.id, f.name FROM formats f WHERE f.id = ANY (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
