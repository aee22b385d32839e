/** SQL of the lists of tests of each grade. */
import { testListLabel, type ListableTest, type Subject, type TestListKind } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { testHoldsWords, type Db } from '#db';
import { poolOfTest } from '#content/exams';
import type { SubjectNames } from '#people/user-administration';

export interface ListKey {
  readonly kind: TestListKind;
  readonly gradeId: string;
}

export interface TestRow extends ListableTest {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly subject: Subject;
  readonly examType: number;
  readonly isInternational: boolean;
  readonly minutes: number;
  readonly totalQuestions: number;
}

const entries = (kind: TestListKind): RawBuilder<unknown> =>
  sql.table(kind === 'SAMPLE' ? 'sample_exams' : 'gift_exams');

const facts = sql`e.id, e.name, e.name_en AS "nameEn", e.subject, e.grade_id AS "gradeId", e.exam_type AS "examType",
  y.exam_group = 'INTERNATIONAL' AS "isInternational", e.minutes, e.total_questions AS "totalQuestions",
  e.deleted_at IS NOT NULL AS deleted, e.scope, e.status, ${poolOfTest('e')} AS pool, e.needs_code AS "needsCode"`;

/** The tests of the lists of a kind, in their order: of one grade, or of all. */
export async function listTests(
  db: Db,
  kind: TestListKind,
  gradeId: string | null,
): Promise<(TestRow & { readonly listGradeId: string })[]> {
  const { rows } = await sql<TestRow & { listGradeId: string }>`
    SELECT x.grade_id AS "listGradeId", ${facts} FROM ${entries(kind)} x JOIN exams e ON e.id = x.exam_id
    JOIN exam_types y ON y.code = e.exam_type
    WHERE ${gradeId}::text IS NULL OR x.grade_id = ${gradeId} ORDER BY x.grade_id, x.position`.execute(db);
  return rows;
}

export async function findTests(db: Db, ids: readonly string[]): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    SELECT ${facts} FROM exams e JOIN exam_types y ON y.code = e.exam_type WHERE e.id = ANY (${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

export async function testNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM exams WHERE id = ANY (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface CandidateFilter {
  readonly search?: string | undefined;
  readonly subject?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** What `unfitFor` lets in, as a condition, without those that are in the list. */
export async function listCandidates(
  db: Db,
  { kind, gradeId }: ListKey,
  { search, subject, page, size }: CandidateFilter,
): Promise<{ rows: TestRow[]; total: number }> {
  const parts = [
    sql`e.scope = 'SYSTEM' AND e.deleted_at IS NULL AND e.status = 'READY'`,
    sql`NOT EXISTS (SELECT FROM ${entries(kind)} x WHERE x.exam_id = e.id AND x.grade_id = ${gradeId})`,
    kind === 'SAMPLE'
      ? sql`e.grade_id = ${gradeId} AND NOT EXISTS (SELECT FROM sample_exams s WHERE s.exam_id = e.id)`
      : sql`${poolOfTest('e')} = 'PRACTICE' AND NOT e.needs_code`,
  ];
  if (search) parts.push(sql`${testHoldsWords('e', search)}`);
  if (subject) parts.push(sql`e.subject = ${subject}`);
  const where = sql.join(parts, sql` AND `);
  // Tests of the grade come first.
  const { rows } = await sql<TestRow>`
    SELECT ${facts} FROM exams e JOIN exam_types y ON y.code = e.exam_type WHERE ${where}
    ORDER BY (e.grade_id = ${gradeId}) DESC, e.name COLLATE vi_sort, e.id LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM exams e WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

interface ListState {
  readonly revision: number;
  readonly changedAt: Date;
}

export async function findOptionalList(db: Db, { kind, gradeId }: ListKey): Promise<ListState | undefined> {
  const { rows } = await sql<ListState>`
    SELECT revision, changed_at AS "changedAt" FROM test_lists WHERE kind = ${kind} AND grade_id = ${gradeId}`.execute(
    db,
  );
  return rows[0];
}

/** Locks a list, so that its changes follow one another; returns its revision, 0 for one that nobody has changed. */
export async function lockList(db: Db, { kind, gradeId }: ListKey, at: Date): Promise<number> {
  await sql`
    INSERT INTO test_lists (kind, grade_id, changed_at) VALUES (${kind}, ${gradeId}, ${at}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const { rows } = await sql<{ revision: number }>`
    SELECT revision FROM test_lists WHERE kind = ${kind} AND grade_id = ${gradeId} FOR UPDATE`.execute(db);
  return rows[0]!.revision;
}

export async function idsOfList(db: Db, { kind, gradeId }: ListKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT exam_id AS id FROM ${entries(kind)} WHERE grade_id = ${gradeId} ORDER BY position`.execute(db);
  return rows.map(({ id }) => id);
}

/** Replaces the tests of a list. Violates a unique constraint for a sample test of another grade. */
export async function replaceList(db: Db, { kind, gradeId }: ListKey, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM ${entries(kind)} WHERE grade_id = ${gradeId}`.execute(db);
  await sql`
    INSERT INTO ${entries(kind)} (grade_id, position, exam_id)
    SELECT ${gradeId}, place.n, place.id FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS place (id, n)`.execute(db);
}

/** Puts a sample test at a place, which may leave gaps before it. Violates the primary key where another test has it. */
export async function placeTest(db: Db, gradeId: string, examId: string, position: number | null): Promise<void> {
  await sql`DELETE FROM sample_exams WHERE exam_id = ${examId}`.execute(db);
  if (position !== null)
    await sql`
      INSERT INTO sample_exams (grade_id, position, exam_id) VALUES (${gradeId}, ${position}, ${examId})`.execute(db);
}

/** The label of the list is on those of the tests that are in it, and on no other of them. */
export async function labelTests(db: Db, kind: TestListKind, ids: readonly string[]): Promise<void> {
  const label = testListLabel[kind];
  if (label === null) return;
  await sql`
    UPDATE exams e SET labels = CASE WHEN x.listed THEN array_append(e.labels, ${label}::text) ELSE array_remove(e.labels, ${label}::text) END
    FROM (SELECT t.id, EXISTS (SELECT FROM sample_exams s WHERE s.exam_id = t.id) AS listed FROM unnest(${[...ids]}::uuid[]) AS t (id)) x
    WHERE e.id = x.id AND x.listed <> (${label} = ANY (e.labels))`.execute(db);
}

interface ListChange {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export async function insertListChange(db: Db, { kind, gradeId }: ListKey, change: ListChange): Promise<void> {
  await sql`
    INSERT INTO test_list_changes (kind, grade_id, revision, at, actor_id, before, after)
    VALUES (${kind}, ${gradeId}, ${change.revision}, ${change.at}, ${change.actorId},
      ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb)`.execute(db);
  await sql`
    UPDATE test_lists SET revision = ${change.revision}, changed_at = ${change.at}
    WHERE kind = ${kind} AND grade_id = ${gradeId}`.execute(db);
}

/** The newest first. */
export async function changesOfList(
  db: Db,
  { kind, gradeId }: ListKey,
  limit = 100,
): Promise<(ListChange & { readonly actorName: string | null })[]> {
  const { rows } = await sql<ListChange & { actorName: string | null }>`
    SELECT c.revision, c.at, c.actor_id AS "actorId", u.full_name AS "actorName", c.before, c.after
    FROM test_list_changes c LEFT JOIN users u ON u.id = c.actor_id
    WHERE c.kind = ${kind} AND c.grade_id = ${gradeId} ORDER BY c.revision DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function allLists(db: Db): Promise<(ListKey & ListState)[]> {
  const { rows } = await sql<ListKey & ListState>`
    SELECT kind, grade_id AS "gradeId", revision, changed_at AS "changedAt" FROM test_lists`.execute(db);
  return rows;
}

/** An id is the kind and the grade: SAMPLE.G9. */
export const namesOfTestLists: SubjectNames = {
  'test-list': (ids) =>
    sql`SELECT i.id, g.name, NULL, i.id FROM unnest(${ids}::text[]) AS i (id) JOIN grades g ON g.id = split_part(i.id, '.', 2)`,
};
