/** Lists and counts of the bank. Every statement is bounded: it stops after as many hits as the screen can use. */
import type { ParsedInput, questionBankRoutes, QuestionScope } from '@vumon/contract';
import { enoughAnswers, fold, type ItemFlag, type Pool, type Skill } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, likePattern } from '#db';
import { givenNow } from '#content/keys';
import { searchPatterns } from './search-text.ts';

type ListQuery = ParsedInput<(typeof questionBankRoutes)['GET /itf/questions']>['query'];
export type QuestionSort = ListQuery['sort'];
export type QuestionFilter = Omit<ListQuery, 'first' | 'firstGrade' | 'sort' | 'page' | 'size'>;

/**
 * Totals are exact and pages can be reached up to these bounds. A search reads table pages, a filter only an index, and
 * one's own bank is small.
 */
export const exactTotal = { filtered: 2_000, searched: 500, mine: 10_000 } as const;
/** An unfiltered scope has a higher bound because counting it reads only an index. */
const exactScope: Readonly<Record<QuestionScope, number>> = { system: 15_000, mine: 15_000, shared: 2_000 };
/** Skills are counted only if at most this many questions match. */
const mostSkillCounted = 2_000;

const everything = sql`true`;

/** A LIKE pattern for a part of a name; null for an empty search. */
function namePattern(search: string | undefined): string | null {
  const text = fold(search ?? '').trim();
  return text === '' ? null : likePattern(text);
}

/** The user who reads the bank, and the current time. */
export interface BankReader {
  readonly userId: string;
  readonly now: number;
}

function scopeCondition(scope: QuestionScope, { userId, now }: BankReader): RawBuilder<unknown> {
  if (scope === 'system') return sql`q.scope = 'SYSTEM' AND q.deleted_at IS NULL`;
  if (scope === 'mine') return sql`q.scope = 'USER' AND q.owner_id = ${userId} AND q.deleted_at IS NULL`;
  return sql`q.scope = 'USER' AND q.privacy = 'PUBLIC' AND q.owner_id <> ${userId} AND q.deleted_at IS NULL AND NOT ${givenNow(new Date(now))}`;
}

export function conditions(filter: QuestionFilter, reader: BankReader): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [scopeCondition(filter.scope, reader)];
  const oneOf = (column: string, values: readonly string[] | undefined) => {
    if (values?.length)
      all.push(
        values.length === 1
          ? sql`${sql.ref(`q.${column}`)} = ${values[0]}`
          : sql`${sql.ref(`q.${column}`)} = ANY (${values})`,
      );
  };
  oneOf('skill', filter.skill);
  oneOf('topic_id', filter.topic);
  oneOf('difficulty', filter.level);
  oneOf('grade_id', filter.grade);
  oneOf('type', filter.type);
  oneOf('cefr', filter.cefr);
  oneOf('subject', filter.subjects);
  oneOf('series_id', filter.series);
  oneOf('publisher', filter.publisher);
  oneOf('exam_family', filter.standard);
  oneOf('test_category', filter.category);
  oneOf('privacy', filter.privacy);
  if (filter.creator?.length) all.push(sql`q.owner_id = ANY (${filter.creator}::uuid[])`);
  if (filter.label?.length) all.push(sql`q.labels && ${filter.label}::text[]`);
  if (filter.import?.length) all.push(sql`q.import_id = ANY (${filter.import}::uuid[])`);
  const author = namePattern(filter.author);
  if (author !== null) all.push(sql`q.author_search <> '' AND q.author_search LIKE ${author}`);
  for (const pattern of searchPatterns(filter.search)) all.push(sql`q.search LIKE ${pattern}`);
  return sql.join(all, sql` AND `);
}

const orders: Record<QuestionSort, RawBuilder<unknown>> = {
  '-updatedAt': sql`updated_at DESC, id DESC`,
  updatedAt: sql`updated_at, id`,
  '-uses': sql`uses DESC, updated_at DESC, id DESC`,
};

export interface QuestionPage {
  readonly rows: QuestionRow[];
  readonly total: number;
  readonly more: boolean;
}

/** A page of questions in order, and how many there are in all, exact up to a bound. */
export async function listQuestions(
  db: Db,
  reader: BankReader,
  filter: QuestionFilter,
  { first, firstGrade, sort, page, size }: Pick<ListQuery, 'first' | 'firstGrade' | 'sort' | 'page' | 'size'>,
): Promise<QuestionPage> {
  const bound = boundOf(filter);
  const from = page * size;
  const order = orders[sort];
  /** Hits of one group in the index's order, so that listing one group first needs no sorting of the whole bank. */
  const hitsOf = (group: RawBuilder<unknown>, rank: number) => sql`(
      SELECT q.id, q.updated_at ${sort === '-uses' ? sql`, q.uses` : sql``}, ${sql.lit(rank)} AS rank FROM questions q
      WHERE ${conditions(filter, reader)} ${group}
      ORDER BY ${order} LIMIT ${bound + 1})`;
  const ofSubject = first === undefined || filter.subjects?.length ? undefined : first;
  const ofGrade =
    firstGrade?.length && !filter.grade?.length ? sql`q.grade_id = ANY (${firstGrade}::text[])` : undefined;
  const own = ofSubject === undefined ? sql`` : sql`AND q.subject = ${ofSubject}`;
  const groups = [
    ...(ofGrade ? [sql`${own} AND ${ofGrade}`, sql`${own} AND ${ofGrade} IS NOT TRUE`] : [own]),
    ...(ofSubject === undefined ? [] : [sql`AND q.subject <> ${ofSubject}`]),
  ];
  const hits = sql.join(
    groups.map((group, rank) => hitsOf(group, rank)),
    sql` UNION ALL `,
  );
  const { rows } = await sql<{ total: number; ids: string[] }>`
    WITH hits AS MATERIALIZED (${hits})
    SELECT (SELECT count(*)::int FROM hits) AS total,
      ARRAY(SELECT id FROM hits ORDER BY rank, ${order} OFFSET ${from} LIMIT ${Math.max(0, Math.min(size, bound - from))}) AS ids`.execute(
    db,
  );
  const { total, ids } = rows[0]!;
  return { rows: await questionsInOrder(db, ids), total: Math.min(total, bound), more: total > bound };
}

/** Facts of a question as its author writes them. */
export interface AuthorFacts {
  readonly name: string;
  readonly gradeId: string | null;
  readonly subject: string;
  readonly skill: string;
  readonly topicId: string | null;
  readonly difficulty: string;
  readonly cefr: string;
  readonly seriesId: string | null;
  readonly publisher: string;
  readonly examFamily: string;
  readonly testCategory: string;
  readonly labels: string[];
  readonly keywords: string[];
  readonly author: string;
}

/** How a question came out in tests that have ended. */
export interface Measured {
  /** Per cent of the points. */
  readonly share: number;
  readonly learners: number;
  readonly tests: number;
  readonly flags: readonly ItemFlag[];
}

export interface QuestionRow extends AuthorFacts {
  readonly id: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly privacy: 'PRIVATE' | 'PUBLIC';
  readonly type: string;
  readonly summary: string;
  readonly items: number;
  readonly family: string | null;
  readonly pool: Pool | null;
  readonly version: number;
  readonly uses: number;
  /** Null while too few learners have answered it as it is now. */
  readonly measured: Measured | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** It is drawn from a template. */
  readonly drawn: boolean;
}

/** Columns of a `QuestionRow` from `questions q` and its owner `u`. */
export const questionColumns = sql.raw(
  `q.id, q.scope, q.owner_id AS "ownerId", u.full_name AS "ownerName", q.privacy, q.type, q.name, q.grade_id AS "gradeId", q.subject, q.skill, q.topic_id AS "topicId", q.difficulty, q.cefr, q.series_id AS "seriesId", q.publisher, q.exam_family AS "examFamily", q.test_category AS "testCategory", q.labels, q.keywords, q.author, q.summary, q.items, q.family, q.pool, q.version, q.uses, q.created_at AS "createdAt", q.updated_at AS "updatedAt",
  (SELECT jsonb_build_object('share', round(100 * d.share::numeric), 'learners', d.n, 'tests', d.tests, 'flags', d.flags) FROM question_statistics d
    WHERE d.question_id = q.id AND d.version = q.version AND d.n >= ${enoughAnswers}) AS measured,
  EXISTS (SELECT FROM question_keys k WHERE k.question_id = q.id AND k.version = q.version AND k.template IS NOT NULL) AS drawn`,
);

export async function questionsInOrder(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QuestionRow>`
    SELECT ${questionColumns} FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, number)
    JOIN questions q ON q.id = wanted.id LEFT JOIN users u ON u.id = q.owner_id ORDER BY wanted.number`.execute(db);
  return rows;
}

export interface Count {
  readonly total: number;
  readonly more: boolean;
}

function boundOf(filter: QuestionFilter): number {
  if (searchPatterns(filter.search).length > 0) return exactTotal.searched;
  return filter.scope === 'mine' ? exactTotal.mine : exactTotal.filtered;
}

/** Number of matches, exact up to the bound of `listQuestions`. */
export const countQuestions = (db: Db, reader: BankReader, filter: QuestionFilter): Promise<Count> =>
  countUpTo(db, conditions(filter, reader), boundOf(filter));

/** Number of questions in a scope. */
export async function countScope(db: Db, reader: BankReader, scope: QuestionScope): Promise<Count> {
  return countUpTo(db, scopeCondition(scope, reader), exactScope[scope]);
}

async function countUpTo(db: Db, condition: RawBuilder<unknown>, bound: number): Promise<Count> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT q.updated_at FROM questions q WHERE ${condition} ORDER BY q.updated_at DESC, q.id DESC LIMIT ${bound + 1}
    ) AS hits`.execute(db);
  const { total } = rows[0]!;
  return { total: Math.min(total, bound), more: total > bound };
}

/** Number of matches by skill, ignoring the filter's skills; null if there are too many to count. */
export async function countBySkill(
  db: Db,
  reader: BankReader,
  filter: QuestionFilter,
): Promise<Partial<Record<Skill, number>> | null> {
  const bound = searchPatterns(filter.search).length > 0 ? exactTotal.searched : mostSkillCounted;
  const { rows } = await sql<{ skill: Skill; count: number }>`
    SELECT skill, count(*)::int AS count FROM (
      SELECT q.skill FROM questions q WHERE ${conditions({ ...filter, skill: undefined }, reader)} ORDER BY q.updated_at DESC, q.id DESC LIMIT ${bound + 1}
    ) AS hits GROUP BY skill`.execute(db);
  if (rows.reduce((sum, row) => sum + row.count, 0) > bound) return null;
  return Object.fromEntries(rows.map((row) => [row.skill, row.count]));
}

/** The creators of the system's questions: few people among many users, found by a loose scan of `questions_system_owner`. */
const systemCreators = sql`(
  WITH RECURSIVE creators (id) AS (
    (SELECT owner_id FROM questions WHERE scope = 'SYSTEM' AND deleted_at IS NULL AND owner_id IS NOT NULL ORDER BY owner_id LIMIT 1)
    UNION ALL
    SELECT n.owner_id FROM creators c CROSS JOIN LATERAL (
      SELECT owner_id FROM questions WHERE scope = 'SYSTEM' AND deleted_at IS NULL AND owner_id > c.id ORDER BY owner_id LIMIT 1) n)
  SELECT id FROM creators)`;

/** Up to 20 accounts that made questions of a scope, by name. Questions of deleted accounts are deleted too. */
export async function listCreators(
  db: Db,
  reader: BankReader,
  scope: QuestionScope,
  search: string | undefined,
): Promise<{ id: string; fullName: string }[]> {
  const name = namePattern(search);
  const created =
    scope === 'system'
      ? sql`u.id IN ${systemCreators}`
      : sql`EXISTS (SELECT 1 FROM questions q WHERE q.owner_id = u.id AND ${scopeCondition(scope, reader)})`;
  const { rows } = await sql<{ id: string; fullName: string }>`
    SELECT u.id, u.full_name AS "fullName" FROM users u
    WHERE u.role IN ('TEACHER', 'OPERATOR') AND u.deleted_at IS NULL AND ${name === null ? everything : sql`u.search LIKE ${name}`}
      AND ${created}
    ORDER BY u.full_name COLLATE vi_sort, u.id LIMIT 20`.execute(db);
  return rows;
}
