import type { FormatSection } from '@vumon/contract';
import type { Difficulty, MatrixRow, Skill, Subject } from '@vumon/domain';
import { sql, type SelectQueryBuilder } from 'kysely';
import { type Db, holdsWords } from '#db';
import type { DB } from '../../db/types.generated.ts';

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
  readonly status: 'DRAFT' | 'READY';
  readonly randomIdsSeed: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly creator: string | null;
  readonly chosen: number;
  readonly assigned: number;
  /** Its place among the sample tests of a grade. */
  readonly sample: number | null;
  /** A learner can still take it, or questions of it: its creator has given them, and the window has not ended. */
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
  readonly sort: 'updated' | 'created' | 'name' | 'minutes';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const sortColumns = {
  updated: 'exams.updated_at',
  created: 'exams.created_at',
  name: sql`exams.name COLLATE vi_sort`,
  minutes: 'exams.minutes',
} as const;

type ExamQuery = SelectQueryBuilder<DB, 'exams', object>;

/**
 * Whether learners of the creator can still take the test, or one that holds questions of it (a copy, another form): until
 * then no other teacher sees it, whoever that is. Questions of the system are known to all who work with them.
 */
const stillGiven = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM assignments a
  WHERE a.owner_id = exams.owner_id AND a.cancelled_at IS NULL
    AND (a.ends_at > ${now} OR EXISTS (
      SELECT FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING'))
    AND (a.exam_id = exams.id OR EXISTS (
      SELECT FROM exam_version_questions v JOIN exam_questions e ON e.exam_id = exams.id AND e.question_id = v.question_id
      WHERE v.exam_version_id = a.exam_version_id AND v.owner_id IS NOT NULL)))`;

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
        sql<boolean>`exams.exam_type NOT IN (SELECT code FROM exam_types WHERE exam_group = 'INTERNATIONAL') AND NOT ${stillGiven(filters.now)}`,
      );
  if (filters.sample) query = query.where(sql<boolean>`EXISTS (SELECT FROM sample_exams s WHERE s.exam_id = exams.id)`);
  if (filters.search) query = query.where(holdsWords('exams.search', filters.search));
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
        // Sections of maths hold several strands: there the questions say which.
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
    .select(['exam_types.exam_group as examGroup', 'users.full_name as creator', 'formats.name as formatName'])
    .select(
      sql<number>`(SELECT coalesce(sum(e.items), 0) FROM exam_questions e WHERE e.exam_id = exams.id)`.as('chosen'),
    )
    .select(sql<number>`(SELECT count(*) FROM assignments a WHERE a.exam_id = exams.id)`.as('assigned'))
    .select(sql<number | null>`(SELECT s.position FROM sample_exams s WHERE s.exam_id = exams.id)`.as('sample'))
    .select(sql<boolean>`exams.scope = 'USER' AND exams.privacy = 'PUBLIC' AND ${stillGiven(now)}`.as('given'));

export async function listExams(
  db: Db,
  filters: ExamFilters,
  page: ExamPage,
): Promise<{ rows: ExamRow[]; total: number }> {
  const { total } = await matching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withFacts(matching(db, filters), filters.now)
    .$if(page.first !== undefined, (ordered) => ordered.orderBy(sql`(exams.subject = ${page.first}) DESC`))
    .$if(filters.sample === true && page.sort === 'updated', (ordered) =>
      ordered.orderBy(
        sql`(SELECT g.position * 100 + s.position FROM sample_exams s JOIN grades g ON g.id = s.grade_id WHERE s.exam_id = exams.id)`,
      ),
    )
    .orderBy(sortColumns[page.sort] as 'exams.updated_at', page.direction)
    .orderBy('exams.id', 'desc')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  return { rows: rows as unknown as ExamRow[], total };
}

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

/** A teacher's assignments of the test that are not cancelled. */
export async function assignmentsOfExam(db: Db, examId: string, ownerId: string) {
  return db
    .selectFrom('assignments as a')
    .leftJoin('classes as c', 'c.id', 'a.class_id')
    .leftJoin('study_groups as g', (join) =>
      join.onRef('g.owner_id', '=', 'a.owner_id').onRef('g.id', '=', 'a.group_id'),
    )
    .select((eb) => [
      'a.id',
      eb.fn.coalesce('g.name', 'c.name', sql<string>`''`).as('className'),
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
    ])
    .where('a.exam_id', '=', examId)
    .where('a.owner_id', '=', ownerId)
    .where('a.cancelled_at', 'is', null)
    .orderBy('a.created_at', 'desc')
    .limit(50)
    .execute();
}

// ---- storing

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

export async function markExamDeleted(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('exams').set({ deleted_at: now }).where('id', '=', id).execute();
}

export interface PinnedQuestion {
  readonly questionId: string;
  readonly version: number;
  readonly partId: string;
  readonly items: number;
  readonly skill: string;
  readonly difficulty: string;
}

/** Replaces the test's questions; the list is in paper order. */
export async function replaceExamQuestions(
  db: Db,
  examId: string,
  questions: readonly PinnedQuestion[],
): Promise<void> {
  await db.deleteFrom('exam_questions').where('exam_id', '=', examId).execute();
  if (questions.length === 0) return;
  await db
    .insertInto('exam_questions')
    .values(
      questions.map((one, position) => ({
        exam_id: examId,
        question_id: one.questionId,
        question_version: one.version,
        part_id: one.partId,
        position,
        items: one.items,
        skill: one.skill,
        difficulty: one.difficulty,
      })),
    )
    .execute();
}

export async function copyExamQuestions(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    INSERT INTO exam_questions (exam_id, question_id, question_version, part_id, position, items, skill, difficulty)
    SELECT ${toId}::uuid, question_id, question_version, part_id, position, items, skill, difficulty FROM exam_questions WHERE exam_id = ${fromId}`.execute(
    db,
  );
}

// ---- questions

export interface BankQuestion {
  readonly id: string;
  readonly version: number;
  readonly items: number;
  readonly skill: string;
  readonly difficulty: string;
  readonly subject: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
  readonly privacy: 'PRIVATE' | 'PUBLIC';
  readonly deleted: boolean;
}

export async function findBankQuestions(db: Db, ids: readonly string[]): Promise<Map<string, BankQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select([
      'id',
      'version',
      'items',
      'skill',
      'difficulty',
      'subject',
      'scope',
      'owner_id as ownerId',
      'privacy',
      sql<boolean>`deleted_at IS NOT NULL`.as('deleted'),
    ])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row as BankQuestion]));
}

export async function pinnedQuestions(db: Db, examId: string): Promise<PinnedQuestion[]> {
  return db
    .selectFrom('exam_questions')
    .select([
      'question_id as questionId',
      'question_version as version',
      'part_id as partId',
      'items',
      'skill',
      'difficulty',
    ])
    .where('exam_id', '=', examId)
    .orderBy('position')
    .execute();
}

/** Topics of questions that have one. */
export async function topicsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'topic_id as topicId'])
    .where('id', 'in', [...ids])
    .where('topic_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, topicId }) => [id, topicId!]));
}

/** A question of one version with its content, for showing and publishing. */
export interface QuestionRow {
  readonly id: string;
  readonly partId: string | null;
  readonly version: number;
  readonly latest: number;
  readonly type: string;
  readonly name: string;
  readonly items: number;
  readonly skill: Skill;
  readonly topicId: string | null;
  readonly difficulty: Difficulty;
  readonly cefr: string;
  readonly schemaVersion: number;
  readonly content: unknown;
}

export async function questionsOfExam(db: Db, examId: string): Promise<QuestionRow[]> {
  const rows = await db
    .selectFrom('exam_questions as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'e.question_id').onRef('v.version', '=', 'e.question_version'),
    )
    .select([
      'q.id',
      'e.part_id as partId',
      'e.question_version as version',
      'q.version as latest',
      'q.type',
      'q.name',
      'e.items',
      'e.skill',
      'q.topic_id as topicId',
      'e.difficulty',
      'q.cefr',
      'v.schema_version as schemaVersion',
      'v.content',
    ])
    .where('e.exam_id', '=', examId)
    .orderBy('e.position')
    .execute();
  return rows as QuestionRow[];
}

/** Bank questions at their newest version, in the order of `ids`. */
export async function newestQuestions(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select([
      'q.id',
      sql<null>`NULL`.as('partId'),
      'q.version',
      'q.version as latest',
      'q.type',
      'q.name',
      'q.items',
      'q.skill',
      'q.topic_id as topicId',
      'q.difficulty',
      'q.cefr',
      'v.schema_version as schemaVersion',
      'v.content',
    ])
    .where('q.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row as QuestionRow]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

// ---- published versions

export interface VersionRow {
  readonly id: string;
  readonly version: number;
  readonly contentHash: string;
  readonly keys: unknown;
}

export async function findVersionsByHash(db: Db, examId: string, hash: string): Promise<VersionRow[]> {
  return db
    .selectFrom('exam_versions as v')
    .innerJoin('exam_version_keys as k', 'k.exam_version_id', 'v.id')
    .select(['v.id', 'v.version', 'v.content_hash as contentHash', 'k.keys'])
    .where('v.exam_id', '=', examId)
    .where('v.content_hash', '=', hash)
    .where('v.drawn_from', 'is', null)
    .orderBy('v.version', 'desc')
    .execute();
}

export async function latestVersionNumber(db: Db, examId: string): Promise<number> {
  const row = await db
    .selectFrom('exam_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function insertExamVersion(
  db: Db,
  version: {
    id: string;
    examId: string;
    version: number;
    content: unknown;
    hash: string;
    keys: unknown;
    hasRandomIds: boolean;
    now: Date;
    /** A further draw of another version, which names how many there are. */
    drawnFrom?: string;
    draw?: number;
    draws?: number;
  },
): Promise<void> {
  await db
    .insertInto('exam_versions')
    .values({
      id: version.id,
      exam_id: version.examId,
      version: version.version,
      content: JSON.stringify(version.content),
      content_hash: version.hash,
      has_random_ids: version.hasRandomIds,
      drawn_from: version.drawnFrom ?? null,
      draw: version.draw ?? 0,
      draws: version.draws ?? 1,
      published_at: version.now,
    })
    .execute();
  await db
    .insertInto('exam_version_keys')
    .values({ exam_version_id: version.id, keys: JSON.stringify(version.keys) })
    .execute();
}

export interface UntakenVersion {
  readonly id: string;
  readonly examId: string;
  readonly randomIdsSeed: string;
}

/** Versions under the names that authors gave, which an assignment that has not ended holds and nobody has taken. */
export async function untakenVersions(db: Db, now: Date, most: number): Promise<UntakenVersion[]> {
  const { rows } = await sql<UntakenVersion>`
    SELECT DISTINCT v.id, v.exam_id AS "examId", e.random_ids_seed AS "randomIdsSeed" FROM assignments a
    JOIN exam_versions v ON v.id = a.exam_version_id AND NOT v.has_random_ids
    JOIN exams e ON e.id = v.exam_id
    WHERE a.ends_at > ${now} AND NOT EXISTS (SELECT 1 FROM attempts p WHERE p.exam_version_id = v.id)
    LIMIT ${most}`.execute(db);
  return rows;
}

/** Assignments of a version that nobody has taken go on with another; how many. Learners who start meanwhile wait. */
export async function moveAssignments(db: Db, from: string, to: string): Promise<number> {
  await sql`SELECT 1 FROM assignments WHERE exam_version_id = ${from} FOR UPDATE`.execute(db);
  const { numAffectedRows } = await sql`
    UPDATE assignments SET exam_version_id = ${to}
    WHERE exam_version_id = ${from} AND NOT EXISTS (SELECT 1 FROM attempts p WHERE p.exam_version_id = ${from})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function findVersionContent(db: Db, versionId: string): Promise<unknown> {
  return (await db.selectFrom('exam_versions').select('content').where('id', '=', versionId).executeTakeFirst())
    ?.content;
}

export async function findVersionKeys(db: Db, versionId: string): Promise<unknown> {
  return (
    await db.selectFrom('exam_version_keys').select('keys').where('exam_version_id', '=', versionId).executeTakeFirst()
  )?.keys;
}

export interface KeyedQuestionRow {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly answerKey: unknown;
  readonly template: unknown;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
}

/** The questions of a saved test with their keys, for whoever prints them: who may see each is decided in `#modules/keys`. */
export async function keyedQuestionsOfExam(db: Db, examId: string): Promise<KeyedQuestionRow[]> {
  return db
    .selectFrom('exam_questions as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'e.question_id').onRef('v.version', '=', 'e.question_version'),
    )
    .innerJoin('question_keys as k', (join) =>
      join.onRef('k.question_id', '=', 'e.question_id').onRef('k.version', '=', 'e.question_version'),
    )
    .select([
      'q.id',
      'q.type',
      'v.schema_version as schemaVersion',
      'k.answer_key as answerKey',
      'k.template',
      'q.scope',
      'q.owner_id as ownerId',
    ])
    .where('e.exam_id', '=', examId)
    .orderBy('e.position')
    .execute() as Promise<KeyedQuestionRow[]>;
}

/** Publishing reads keys too: they go from one key table to the other. */
export async function keysOfExamQuestions(
  db: Db,
  examId: string,
): Promise<{ id: string; answerKey: unknown; template: unknown }[]> {
  return db
    .selectFrom('exam_questions as e')
    .innerJoin('question_keys as k', (join) =>
      join.onRef('k.question_id', '=', 'e.question_id').onRef('k.version', '=', 'e.question_version'),
    )
    .select(['e.question_id as id', 'k.answer_key as answerKey', 'k.template'])
    .where('e.exam_id', '=', examId)
    .execute();
}

export async function countUseOfQuestions(db: Db, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length > 0)
    await db
      .updateTable('questions')
      .set({ uses: sql`uses + 1` })
      .where('id', 'in', [...questionIds])
      .execute();
}

/** The newest published version that is the test as it is saved now; of a deleted test the last one. */
export async function findCurrentVersion(db: Db, examId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('exam_versions as v')
    .innerJoin('exams as e', 'e.id', 'v.exam_id')
    .select('v.id')
    .where('v.exam_id', '=', examId)
    .where((eb) => eb.or([eb('e.deleted_at', 'is not', null), eb('v.published_at', '>=', eb.ref('e.updated_at'))]))
    .where('v.drawn_from', 'is', null)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
