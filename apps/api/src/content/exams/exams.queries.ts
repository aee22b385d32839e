/** SQL of tests: lists, one test, what a save stores. */
import type { FormatSection } from '@vumon/contract';
import type { MatrixRow, Pool, Subject } from '@vumon/domain';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { type Db, testHoldsWords } from '#db';
import { stillGiven, usesOfExam } from '#content/hooks';
import type { DB } from '../../platform/db/types.generated.ts';
import { poolOfTest } from './pools/pools.queries.ts';

export interface ExamRow {
  readonly id: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
  readonly privacy: 'PRIVATE' | 'PUBLIC';
  readonly name: string;
  readonly nameEn: string | null;
  readonly examType: number;
  readonly examGroup: string;
  readonly subject: Subject;
  readonly gradeId: string;
  readonly seriesId: string | null;
  readonly formatId: string | null;
  readonly formatName: string | null;
  readonly formatNameEn: string | null;
  readonly sections: FormatSection[];
  readonly rows: MatrixRow[];
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly totalPoints: number;
  readonly mode: 'TEST' | 'PRACTICE';
  readonly rounding: '0.1' | '0.25' | 'none';
  readonly shuffle: boolean;
  readonly labels: string[];
  readonly publisher: string;
  readonly needsCode: boolean;
  /** Null for tests of teachers. */
  readonly pool: Pool | null;
  readonly status: 'DRAFT' | 'READY';
  readonly randomIdsSeed: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly creator: string | null;
  readonly chosen: number;
  readonly assigned: number;
  /** Its place among the sample tests of a grade. */
  readonly sample: number | null;
  /**
   * Learners can still take the test, or another one with its questions: its creator has assigned it, and the window
   * has not ended.
   */
  readonly given: boolean;
}

const examColumns = [
  'exams.id',
  'exams.scope',
  'exams.owner_id as ownerId',
  'exams.privacy',
  'exams.name',
  'exams.name_en as nameEn',
  'exams.exam_type as examType',
  'exams.subject',
  'exams.grade_id as gradeId',
  'exams.series_id as seriesId',
  'exams.format_id as formatId',
  'exams.sections',
  'exams.rows',
  'exams.minutes',
  'exams.total_questions as totalQuestions',
  'exams.total_points as totalPoints',
  'exams.mode',
  'exams.rounding',
  'exams.shuffle',
  'exams.labels',
  'exams.publisher',
  'exams.needs_code as needsCode',
  'exams.status',
  'exams.random_ids_seed as randomIdsSeed',
  'exams.created_at as createdAt',
  'exams.updated_at as updatedAt',
] as const;

export interface ExamFilters {
  readonly scope: 'system' | 'mine' | 'shared';
  readonly sample?: boolean | undefined;
  readonly now: Date;
  readonly ownerId: string;
  /** System drafts are visible to staff only. */
  readonly withSystemDrafts: boolean;
  readonly search?: string | undefined;
  readonly gradeId?: string[] | undefined;
  readonly seriesId?: string[] | undefined;
  readonly skill?: string[] | undefined;
  readonly subject?: string | undefined;
  readonly status?: string | undefined;
  readonly examType?: number[] | undefined;
  /** Changed at or after this moment. */
  readonly since?: Date | undefined;
}

export interface ExamPage {
  readonly first?: string | undefined;
  readonly firstGrade?: string[] | undefined;
  readonly sort: 'updated' | 'created' | 'name' | 'minutes';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const sortColumns = {
  updated: sql`exams.updated_at`,
  created: sql`exams.created_at`,
  name: sql`exams.name COLLATE vi_sort`,
  minutes: sql`exams.minutes`,
} as const;

type ExamQuery = SelectQueryBuilder<DB, 'exams', object>;

/** Whether a teacher may use the test now: one of the system, an own one, or one that is shared and that nobody can still take. */
export async function isUsableBy(db: Db, id: string, teacherId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('exams')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('scope', '=', 'SYSTEM'),
        eb('owner_id', '=', teacherId),
        sql<boolean>`(privacy = 'PUBLIC' AND NOT ${stillGiven.of(now)})`,
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

function matching(db: Db, filters: ExamFilters): ExamQuery {
  let query: ExamQuery = db.selectFrom('exams').where('exams.deleted_at', 'is', null);
  if (filters.scope === 'system') {
    query = query.where('exams.scope', '=', 'SYSTEM');
    if (!filters.withSystemDrafts) query = query.where('exams.status', '=', 'READY');
  } else if (filters.scope === 'mine') query = query.where('exams.owner_id', '=', filters.ownerId);
  else
    query = query
      .where('exams.scope', '=', 'USER')
      .where('exams.privacy', '=', 'PUBLIC')
      .where('exams.status', '=', 'READY')
      .where('exams.owner_id', '<>', filters.ownerId)
      .where(
        sql<boolean>`exams.exam_type NOT IN (SELECT code FROM exam_types WHERE exam_group = 'INTERNATIONAL') AND NOT ${stillGiven.of(filters.now)}`,
      );
  if (filters.sample) query = query.where(sql<boolean>`EXISTS (SELECT FROM sample_exams s WHERE s.exam_id = exams.id)`);
  if (filters.search) query = query.where(testHoldsWords('exams', filters.search));
  if (filters.gradeId?.length) query = query.where('exams.grade_id', 'in', filters.gradeId);
  if (filters.seriesId?.length) query = query.where('exams.series_id', 'in', filters.seriesId);
  if (filters.examType?.length) query = query.where('exams.exam_type', 'in', filters.examType);
  if (filters.subject) query = query.where('exams.subject', '=', filters.subject);
  if (filters.status) query = query.where('exams.status', '=', filters.status);
  if (filters.since) query = query.where('exams.updated_at', '>=', filters.since);
  const { skill } = filters;
  if (skill?.length)
    query = query.where((eb) =>
      eb.or([
        ...skill.map((one) => sql<boolean>`exams.sections @> ${JSON.stringify([{ skill: one }])}::jsonb`),
        // A section of maths has several strands, so the strands of its questions are compared.
        sql<boolean>`exams.subject = 'MATH' AND EXISTS (SELECT 1 FROM exam_questions e WHERE e.exam_id = exams.id AND e.skill = ANY (${skill}::text[]))`,
      ]),
    );
  return query;
}

const withFacts = (query: ExamQuery, now: Date) =>
  query
    .innerJoin('exam_types', 'exam_types.code', 'exams.exam_type')
    .leftJoin('users', 'users.id', 'exams.owner_id')
    .leftJoin('formats', 'formats.id', 'exams.format_id')
    .select(examColumns)
    .select(poolOfTest('exams').as('pool'))
    .select(['exam_types.exam_group as examGroup', 'users.full_name as creator'])
    .select(['formats.name as formatName', 'formats.name_en as formatNameEn'])
    .select(
      sql<number>`(SELECT coalesce(sum(e.items), 0) FROM exam_questions e WHERE e.exam_id = exams.id)`.as('chosen'),
    )
    .select(usesOfExam.of().as('assigned'))
    .select(sql<number | null>`(SELECT s.position FROM sample_exams s WHERE s.exam_id = exams.id)`.as('sample'))
    .select(sql<boolean>`exams.scope = 'USER' AND exams.privacy = 'PUBLIC' AND ${stillGiven.of(now)}`.as('given'));

export async function listExams(
  db: Db,
  filters: ExamFilters,
  page: ExamPage,
): Promise<{ rows: ExamRow[]; total: number }> {
  const { total } = await matching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const byPlace = sql`(SELECT g.position * 100 + s.position FROM sample_exams s JOIN grades g ON g.id = s.grade_id WHERE s.exam_id = exams.id)`;
  const order = sql.join([
    ...(page.first === undefined ? [] : [sql`(exams.subject = ${page.first}) DESC`]),
    ...(page.firstGrade === undefined ? [] : [sql`(exams.grade_id = ANY (${page.firstGrade}::text[])) DESC`]),
    ...(filters.sample === true && page.sort === 'updated' ? [byPlace] : []),
    sql`${sortColumns[page.sort]} ${sql.raw(page.direction)}`,
    sql`exams.id DESC`,
  ]);
  // The page is chosen first, so that nothing is counted for the tests before it.
  const chosen = matching(db, filters)
    .select('exams.id')
    .orderBy(order)
    .limit(page.size)
    .offset(page.page * page.size);
  const rows = await withFacts(db.selectFrom('exams').where('exams.id', 'in', chosen), filters.now)
    .orderBy(order)
    .execute();
  return { rows: rows as unknown as ExamRow[], total };
}

/** SQL: the tests of the system that filters choose, as `id` and `place`, at most `most`. */
export const chosenExams = (
  db: Db,
  filters: Omit<ExamFilters, 'scope' | 'withSystemDrafts'>,
  most: number,
): RawBuilder<unknown> =>
  sql`${matching(db, { ...filters, scope: 'system', withSystemDrafts: true })
    .select(['exams.id', 'exams.updated_at as place'])
    .limit(most)}`;

export async function countExamsByType(db: Db, filters: ExamFilters): Promise<{ examType: number; count: number }[]> {
  return matching(db, filters)
    .select((eb) => ['exams.exam_type as examType', eb.fn.countAll<number>().as('count')])
    .groupBy('exams.exam_type')
    .orderBy('exams.exam_type')
    .execute();
}

export async function findOptionalExam(db: Db, id: string, now: Date = new Date(0)): Promise<ExamRow | undefined> {
  const query = db.selectFrom('exams').where('exams.deleted_at', 'is', null).where('exams.id', '=', id);
  return (await withFacts(query, now).executeTakeFirst()) as unknown as ExamRow | undefined;
}

/** Locks the row until the transaction ends, so that saves and publishing cannot overlap. */
export async function lockExam(db: Db, id: string): Promise<void> {
  await db.selectFrom('exams').select('id').where('id', '=', id).forUpdate().execute();
}

export async function findExamGroup(db: Db, examType: number): Promise<string | null> {
  return (
    (await db.selectFrom('exam_types').select('exam_group').where('code', '=', examType).executeTakeFirst())
      ?.exam_group ?? null
  );
}

export async function seriesExists(db: Db, seriesId: string): Promise<boolean> {
  return (await db.selectFrom('series').select('id').where('id', '=', seriesId).executeTakeFirst()) !== undefined;
}

/** What a save stores of a test, besides its questions. */
export interface ExamFacts {
  readonly name: string;
  readonly nameEn: string | null;
  readonly examType: number;
  readonly subject: string;
  readonly gradeId: string;
  readonly seriesId: string | null;
  readonly formatId: string | null;
  readonly sections: readonly FormatSection[];
  readonly rows: readonly MatrixRow[];
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly totalPoints: number;
  readonly mode: string;
  readonly rounding: string;
  readonly shuffle: boolean;
  readonly labels: string[];
  readonly publisher: string;
  readonly needsCode: boolean;
  readonly pool: Pool | null;
  readonly status: 'DRAFT' | 'READY';
}

const columnsOf = (facts: ExamFacts) => ({
  name: facts.name,
  name_en: facts.nameEn,
  exam_type: facts.examType,
  subject: facts.subject,
  grade_id: facts.gradeId,
  series_id: facts.seriesId,
  format_id: facts.formatId,
  sections: JSON.stringify(facts.sections),
  rows: JSON.stringify(facts.rows),
  minutes: facts.minutes,
  total_questions: facts.totalQuestions,
  total_points: facts.totalPoints,
  mode: facts.mode,
  rounding: facts.rounding,
  shuffle: facts.shuffle,
  labels: facts.labels,
  publisher: facts.publisher,
  needs_code: facts.needsCode,
  pool: facts.pool,
  status: facts.status,
});

export async function insertExam(
  db: Db,
  exam: { id: string; scope: 'SYSTEM' | 'USER'; ownerId: string; now: Date },
  facts: ExamFacts,
): Promise<void> {
  await db
    .insertInto('exams')
    .values({
      ...columnsOf(facts),
      id: exam.id,
      scope: exam.scope,
      owner_id: exam.ownerId,
      created_at: exam.now,
      updated_at: exam.now,
    })
    .execute();
}

export async function updateExam(db: Db, id: string, facts: ExamFacts, now: Date): Promise<void> {
  await db
    .updateTable('exams')
    .set({ ...columnsOf(facts), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setNeedsCode(db: Db, id: string, needed: boolean, now: Date): Promise<void> {
  await db.updateTable('exams').set({ needs_code: needed, updated_at: now }).where('id', '=', id).execute();
}

/** Null restores the test. */
export async function markExamDeleted(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('exams').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** SQL: the number of tests of the system that are ready, inside a query of `series`. */
export const readyTestsOfSeries = (): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::int FROM exams e WHERE e.series_id = series.id AND e.scope = 'SYSTEM' AND e.status = 'READY' AND e.deleted_at IS NULL)`;

export async function findOutsideIds(
  db: Db,
  { gradeId, seriesId }: { readonly gradeId: string; readonly seriesId: string | null },
): Promise<{ gradeEduhomeId: string | null; seriesEduhomeId: string | null }> {
  const { rows } = await sql<{ gradeEduhomeId: string | null; seriesEduhomeId: string | null }>`
    SELECT (SELECT eduhome_id FROM grades WHERE id = ${gradeId}) AS "gradeEduhomeId",
      (SELECT eduhome_id FROM series WHERE id = ${seriesId}) AS "seriesEduhomeId"`.execute(db);
  return rows[0]!;
}
