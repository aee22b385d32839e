/** SQL of the questions of a test, and of the bank that they come from. */
import type { Difficulty, Skill } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { statementsOf } from '#content/assembly';

export interface PinnedQuestion {
  readonly questionId: string;
  readonly version: number;
  readonly partId: string;
  readonly items: number;
  readonly skill: string;
  readonly difficulty: string;
  /** The level of each statement of a cluster; empty for other types. */
  readonly statements: readonly string[];
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

export interface BankQuestion {
  readonly id: string;
  readonly version: number;
  readonly items: number;
  readonly skill: string;
  readonly difficulty: string;
  readonly statements: readonly string[];
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
      statementsOf(sql.ref('questions.id'), sql.ref('questions.version'), sql.ref('questions.difficulty')).as(
        'statements',
      ),
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
      statementsOf(
        sql.ref('exam_questions.question_id'),
        sql.ref('exam_questions.question_version'),
        sql.ref('exam_questions.difficulty'),
      ).as('statements'),
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

export interface KeyedQuestionRow {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly answerKey: unknown;
  readonly template: unknown;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
}

/** The questions of a saved test with their keys, for printing; `#content/keys` decides who may see each. */
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

/** For publishing, which copies keys to the keys of the version. */
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
