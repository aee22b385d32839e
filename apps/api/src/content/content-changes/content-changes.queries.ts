/** SQL of the changes of tests and formats of the system. */
import type { ChangeManner, ContentKind, ContentState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, testHoldsWords, type Db } from '#db';

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

/**
 * Changes of tests and formats whose names hold every word of a search, and by people whose names do. Both are few beside
 * the changes: every test and format begins with revision 1, and people are found by a loose scan of the index of actors.
 */
async function matching(db: Db, search: string): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ person: boolean; id: string }>`
    WITH RECURSIVE actors (id) AS (
      (SELECT c.actor_id FROM catalogue_changes c WHERE c.kind IN ('EXAM', 'FORMAT') AND c.actor_id IS NOT NULL
      ORDER BY c.actor_id LIMIT 1)
      UNION ALL SELECT (SELECT c.actor_id FROM catalogue_changes c WHERE c.kind IN ('EXAM', 'FORMAT') AND c.actor_id > a.id
      ORDER BY c.actor_id LIMIT 1) FROM actors a WHERE a.id IS NOT NULL)
    SELECT true AS person, u.id FROM actors a JOIN users u USING (id) WHERE ${holdsWords('u.search', search)}
    UNION ALL SELECT false, e.id FROM catalogue_changes c JOIN exams e ON e.id = c.subject_id
    WHERE c.kind = 'EXAM' AND c.revision = 1 AND ${testHoldsWords('e', search)}
    UNION ALL SELECT false, f.id FROM catalogue_changes c JOIN formats f ON f.id = c.subject_id
    WHERE c.kind = 'FORMAT' AND c.revision = 1
      AND (${holdsWords('f.search', search)} OR ${holdsWords('f.search_en', search)})`.execute(db);
  const ids = (person: boolean) => rows.filter((row) => row.person === person).map(({ id }) => id);
  return sql`(c.subject_id = ANY (${ids(false)}::uuid[]) OR c.actor_id = ANY (${ids(true)}::uuid[]))`;
}

export async function listChanges(
  db: Db,
  { search, kind, manner, of }: ChangeFilter,
  { direction, page, size }: { readonly direction: 'asc' | 'desc'; readonly page: number; readonly size: number },
): Promise<{ rows: ContentChangeRow[]; total: number }> {
  const parts: RawBuilder<unknown>[] = [sql`c.kind IN ('EXAM', 'FORMAT')`];
  if (kind) parts.push(sql`c.kind = ${kind}`);
  if (manner) parts.push(sql`c.manner = ${manner}`);
  if (of) parts.push(sql`c.subject_id = ${of}`);
  if (search) parts.push(await matching(db, search));
  const where = sql.join(parts, sql` AND `);
  const order = sql.raw(
    direction === 'asc' ? 'c.at, c.subject_id, c.revision' : 'c.at DESC, c.subject_id DESC, c.revision DESC',
  );
  // The keys of a page and their number are read from an index alone: the rows hold the states.
  const { rows } = await sql<ContentChangeRow>`
    WITH shown AS (
      SELECT c.kind, c.subject_id, c.revision FROM catalogue_changes c WHERE ${where}
      ORDER BY ${order} LIMIT ${size} OFFSET ${page * size})
    SELECT c.kind, c.subject_id AS "subjectId", coalesce(e.name, f.name) AS name, coalesce(e.name_en, f.name_en) AS "nameEn",
      coalesce(e.deleted_at, f.deleted_at) IS NOT NULL AS deleted, c.revision, c.at, c.actor_id AS "actorId",
      u.full_name AS "actorName", c.manner, c.before, c.after,
      NOT EXISTS (SELECT FROM catalogue_changes l WHERE l.kind = c.kind AND l.subject_id = c.subject_id AND l.revision > c.revision) AS last
    FROM shown JOIN catalogue_changes c USING (kind, subject_id, revision)
    LEFT JOIN exams e ON c.kind = 'EXAM' AND e.id = c.subject_id
    LEFT JOIN formats f ON c.kind = 'FORMAT' AND f.id = c.subject_id LEFT JOIN users u ON u.id = c.actor_id
    ORDER BY ${order}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM catalogue_changes c WHERE ${where}`.execute(db);
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
