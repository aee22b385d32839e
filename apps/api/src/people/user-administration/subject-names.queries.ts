/** The names of what entries of the audit log are about. Each domain registers the queries of its own tables. */
import type { AuditKind } from '@vumon/domain';
import { plainTextOf } from '@vumon/question-types';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

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
export type NamedKind = Exclude<AuditKind, 'server' | 'setting' | 'job' | 'bulk-change'>;

/** A query for id, name, context and `opens`, which is null for teachers' own content: there is no page for it. */
type Source = (ids: readonly string[]) => RawBuilder<unknown>;
export type SubjectNames = Readonly<Partial<Record<NamedKind, Source>>>;

const account: Source = (ids) =>
  sql`SELECT id, full_name, NULL, CASE WHEN deleted_at IS NULL THEN id::text END FROM users WHERE id = ANY (${ids}::uuid[])`;

/** What this area and those below it own. */
const ownNames: SubjectNames = {
  user: account,
  student: account,
  session: (ids) =>
    sql`SELECT s.id, u.full_name, NULL, CASE WHEN u.deleted_at IS NULL THEN u.id::text END FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ANY (${ids}::uuid[])`,
  class: (ids) =>
    sql`SELECT c.id, c.name, u.full_name, NULL FROM classes c JOIN users u ON u.id = c.owner_id WHERE c.id = ANY (${ids}::uuid[])`,
  group: (ids) =>
    sql`SELECT g.id, g.name, coalesce(c.name, u.full_name), NULL FROM study_groups g JOIN users u ON u.id = g.owner_id LEFT JOIN classes c ON c.owner_id = g.owner_id AND c.id = g.class_id WHERE g.id = ANY (${ids}::uuid[])`,
  partner: (ids) => sql`SELECT id, name, '/' || slug, slug FROM partners WHERE id = ANY (${ids}::uuid[])`,
  series: (ids) => sql`SELECT id, name, NULL, name FROM series WHERE id = ANY (${ids}::text[])`,
  choice: (ids) => sql`
    SELECT i.id, c.name, NULL, NULL FROM unnest(${ids}::text[]) AS i (id) JOIN (
      SELECT 'grades.' || id AS id, name FROM grades UNION ALL SELECT 'exam-types.' || code, name FROM exam_types
      UNION ALL SELECT 'publishers.' || code, name FROM publishers UNION ALL SELECT 'labels.' || code, name FROM labels) c USING (id)`,
  topic: (ids) => sql`SELECT id, name, NULL, NULL FROM topics WHERE id = ANY (${ids}::text[])`,
  package: (ids) => sql`SELECT code, name, NULL, NULL FROM packages WHERE code = ANY (${ids}::text[])`,
  school: (ids) => sql`SELECT id, name, NULL, NULL FROM schools WHERE id = ANY (${ids}::uuid[])`,
};

const sources = new Map<string, Source>(Object.entries(ownNames));
export const registerSubjectNames = (names: SubjectNames): void => {
  for (const [kind, source] of Object.entries(names)) sources.set(kind, source);
};

export const hasNames = (kind: string): kind is NamedKind => sources.has(kind);

/** The names of these objects, in one statement. Deleted objects and those without a name are missing. */
export async function listSubjects(db: Db, wanted: ReadonlyMap<NamedKind, ReadonlySet<string>>): Promise<SubjectRow[]> {
  if (wanted.size === 0) return [];
  const parts = [...wanted].map(
    ([kind, ids]) =>
      sql`SELECT ${kind}::text AS kind, f.id::text AS id, f.name::text AS name, f.context::text AS context, f.opens::text AS opens FROM (${sources.get(kind)!([...ids])}) AS f (id, name, context, opens)`,
  );
  const { rows } =
    await sql<SubjectRow>`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) found WHERE name <> ''`.execute(db);
  // A question without a name is shown by its text, whose formulas are markup.
  return rows.map((row) => (row.kind === 'question' ? { ...row, name: plainTextOf(row.name) } : row));
}
