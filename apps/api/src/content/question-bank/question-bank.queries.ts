/** One question, its versions and keys. */
import type { Pool } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { questionColumns, type AuthorFacts, type QuestionRow } from './question-list.queries.ts';

/** Stored facts of a question besides its versions: those by the author, and values computed from the content. */
export interface QuestionFacts extends AuthorFacts {
  readonly privacy: string;
  readonly summary: string;
  readonly search: string;
  readonly items: number;
  readonly textHash: Buffer;
  readonly sketch: number[];
}

const columnsOf = (facts: QuestionFacts) => ({
  name: facts.name,
  grade_id: facts.gradeId,
  subject: facts.subject,
  skill: facts.skill,
  topic_id: facts.topicId,
  difficulty: facts.difficulty,
  cefr: facts.cefr,
  series_id: facts.seriesId,
  publisher: facts.publisher,
  exam_family: facts.examFamily,
  test_category: facts.testCategory,
  labels: facts.labels,
  keywords: facts.keywords,
  author: facts.author,
  privacy: facts.privacy,
  summary: facts.summary,
  search: facts.search,
  items: facts.items,
  text_hash: facts.textHash,
  sketch: facts.sketch,
});

export interface VersionContent {
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly answerKey: unknown;
  /** The template from which content and key were drawn, if any. */
  readonly template?: unknown;
}

export interface NewQuestion {
  readonly id: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string;
  readonly type: string;
  readonly facts: QuestionFacts;
  readonly version: VersionContent;
  readonly now: number;
  /** The import that created it. */
  readonly importId?: string;
  /** Of a question of the system; EXAM unless stated, null: workers decide. A copy keeps that of its original. */
  readonly pool?: Pool | null;
  /** A generated test takes one question of a family at most; null without a family. */
  readonly family?: string | null;
}

/** A question with a template starts a family, to which its copies belong. */
const familyOf = ({ id, family = null, version }: NewQuestion) => family ?? (version.template ? id : null);

const poolOf = ({ scope, pool }: NewQuestion) => (pool === undefined ? (scope === 'SYSTEM' ? 'EXAM' : null) : pool);

export async function insertQuestion(db: Db, question: NewQuestion): Promise<void> {
  const at = new Date(question.now);
  await db
    .insertInto('questions')
    .values({
      id: question.id,
      scope: question.scope,
      owner_id: question.ownerId,
      type: question.type,
      ...columnsOf(question.facts),
      family: familyOf(question),
      pool: poolOf(question),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await insertVersion(db, question.id, 1, question.version, { by: question.ownerId, now: question.now });
}

/** Like `insertQuestion` for many questions, in three statements. */
export async function insertQuestions(db: Db, questions: readonly NewQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  const at = ({ now }: NewQuestion) => new Date(now);
  await db
    .insertInto('questions')
    .values(
      questions.map((one) => ({
        id: one.id,
        scope: one.scope,
        owner_id: one.ownerId,
        type: one.type,
        ...columnsOf(one.facts),
        version: 1,
        import_id: one.importId ?? null,
        family: familyOf(one),
        pool: poolOf(one),
        created_at: at(one),
        updated_at: at(one),
      })),
    )
    .execute();
  await db
    .insertInto('question_versions')
    .values(
      questions.map((one) => ({
        question_id: one.id,
        version: 1,
        schema_version: one.version.schemaVersion,
        content: JSON.stringify(one.version.content),
        created_at: at(one),
        created_by: one.ownerId,
      })),
    )
    .execute();
  await db
    .insertInto('question_keys')
    .values(
      questions.map((one) => ({
        question_id: one.id,
        version: 1,
        answer_key: JSON.stringify(one.version.answerKey),
        template: templateText(one.version),
      })),
    )
    .execute();
}

const templateText = ({ template }: Pick<VersionContent, 'template'>) => (template ? JSON.stringify(template) : null);

/** Author and time of a version, and the older version that it restores. */
export interface Writing {
  /** Null for the product itself. */
  readonly by: string | null;
  readonly now: number;
  readonly restoredFrom?: number | null;
}

async function insertVersion(
  db: Db,
  questionId: string,
  version: number,
  { schemaVersion, content, answerKey, template }: VersionContent,
  { by, now, restoredFrom = null }: Writing,
): Promise<void> {
  await db
    .insertInto('question_versions')
    .values({
      question_id: questionId,
      version,
      schema_version: schemaVersion,
      content: JSON.stringify(content),
      created_at: new Date(now),
      created_by: by,
      restored_from: restoredFrom,
    })
    .execute();
  await db
    .insertInto('question_keys')
    .values({
      question_id: questionId,
      version,
      answer_key: JSON.stringify(answerKey),
      template: templateText({ template }),
    })
    .execute();
}

/** Writes version `expected + 1`; false when the question is no longer at `expected`. */
export async function updateQuestion(
  db: Db,
  id: string,
  expected: number,
  facts: QuestionFacts,
  content: VersionContent,
  writing: Writing,
): Promise<boolean> {
  const updated = await db
    .updateTable('questions')
    .set({
      ...columnsOf(facts),
      version: expected + 1,
      updated_at: new Date(writing.now),
      ...(content.template ? { family: sql<string>`coalesce(family, id::text)` } : {}),
    })
    .where('id', '=', id)
    .where('version', '=', expected)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return false;
  await insertVersion(db, id, expected + 1, content, writing);
  return true;
}

/** Adds version `current + 1` with another key to a locked question; its facts stay. */
export async function addKeyVersion(
  db: Db,
  id: string,
  current: number,
  content: VersionContent,
  writing: Writing,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ version: current + 1, updated_at: new Date(writing.now) })
    .where('id', '=', id)
    .execute();
  await insertVersion(db, id, current + 1, content, writing);
}

export async function findOptionalQuestion(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    SELECT ${questionColumns} FROM questions q LEFT JOIN users u ON u.id = q.owner_id
    WHERE q.id = ${id} AND q.deleted_at IS NULL ${lock ? sql`FOR UPDATE OF q` : sql``}`.execute(db);
  return rows[0];
}

/** Questions of the system that are of one family, with their current versions. */
export async function systemQuestionsOfFamily(db: Db, family: string): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'version'])
    .where('family', '=', family)
    .where('scope', '=', 'SYSTEM')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Content of one version, without its key. */
export async function contentOfVersion(
  db: Db,
  questionId: string,
  version: number,
): Promise<{ schemaVersion: number; content: unknown }> {
  return db
    .selectFrom('question_versions')
    .select(['schema_version as schemaVersion', 'content'])
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

export async function keyOfVersion(db: Db, questionId: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('question_keys')
    .select('answer_key as answerKey')
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.answerKey;
}

/** The template of a version; null for an ordinary question. It must be kept as secret as the key. */
export async function templateOfVersion(db: Db, questionId: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('question_keys')
    .select('template')
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.template;
}
