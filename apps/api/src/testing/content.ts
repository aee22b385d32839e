/** Questions, formats and tests for test files, made of the types' samples. */
import { randomFillSync } from 'node:crypto';
import { uuidv7, type Level, type Pool, type Skill } from '@vumon/domain';
import {
  itemsOf,
  questionType,
  searchTextOf,
  summaryOf,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { Db } from '#db';
import type { TestApp, TestUser } from './app.ts';

const newId = () => uuidv7(Date.now(), (bytes) => randomFillSync(bytes));

/** One grade, one publisher and a few exam types: what content refers to. */
export async function addCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('grades')
    .values([
      { id: 'G9', name: 'Lớp 9', name_en: 'Grade 9', position: 9 },
      { id: 'G8', name: 'Lớp 8', name_en: 'Grade 8', position: 8 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('publishers')
    .values({ code: 'NA', name: 'NA', position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('exam_types')
    .values([
      { code: 4, name: 'Kiểm tra thường xuyên', name_en: 'Regular exam', exam_group: 'EXAM', position: 4 },
      { code: 7, name: 'Cuối kì', name_en: 'End of term', exam_group: 'EXAM', position: 7 },
      { code: 10, name: 'Tốt nghiệp', name_en: 'Graduation', exam_group: 'PREP', position: 10 },
      { code: 19, name: 'IELTS Academic', name_en: 'IELTS Academic', exam_group: 'INTERNATIONAL', position: 19 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface QuestionOptions {
  /** Of a question that a published test already names. */
  readonly id?: string;
  readonly type?: QuestionTypeCode;
  /** Null: a question of the system that nobody owns. */
  readonly owner?: TestUser | null;
  /** One of the system that its owner wrote. */
  readonly system?: boolean;
  readonly privacy?: 'PRIVATE' | 'PUBLIC';
  readonly skill?: Skill;
  readonly topicId?: string | null;
  readonly difficulty?: Level | 'NA';
  readonly gradeId?: string;
  readonly subject?: 'ENGLISH' | 'MATH';
  readonly family?: string;
  /** Default: the type's sample. The key stays the sample's. */
  readonly content?: QuestionContent;
}

export async function addQuestion(
  db: Db,
  {
    type = 'MC1',
    owner = null,
    system = false,
    privacy = 'PRIVATE',
    difficulty = 'M1',
    gradeId = 'G9',
    subject = 'ENGLISH',
    skill = subject === 'MATH' ? 'NU' : 'GR',
    topicId = null,
    family,
    content = samples[type].content,
    id = newId(),
  }: QuestionOptions = {},
): Promise<string> {
  const now = new Date();
  const { key } = samples[type];
  await db
    .insertInto('questions')
    .values({
      id,
      scope: owner && !system ? 'USER' : 'SYSTEM',
      owner_id: owner?.id ?? null,
      privacy,
      type,
      grade_id: gradeId,
      subject,
      ...(family !== undefined && { family }),
      skill,
      topic_id: topicId,
      difficulty,
      summary: summaryOf(type, content),
      search: searchTextOf(type, content).toLowerCase(),
      items: itemsOf(type, content).length,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await addVersion(db, id, 1, type, content, key);
  return id;
}

/** A next version of a question whose content says something else. */
export async function editQuestion(db: Db, id: string, type: QuestionTypeCode, instructions: string): Promise<void> {
  const { version } = await db
    .updateTable('questions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await addVersion(db, id, version, type, { ...samples[type].content, instructions }, samples[type].key);
}

async function addVersion(
  db: Db,
  id: string,
  version: number,
  type: QuestionTypeCode,
  content: unknown,
  key: unknown,
): Promise<void> {
  await db
    .insertInto('question_versions')
    .values({
      question_id: id,
      version,
      schema_version: questionType(type).schemaVersion,
      content: JSON.stringify(content),
      created_at: new Date(),
    })
    .execute();
  await db
    .insertInto('question_keys')
    .values({ question_id: id, version, answer_key: JSON.stringify(key) })
    .execute();
}

export const smallFormat = {
  name: 'Định dạng nhỏ',
  gradeId: 'G9',
  subject: 'ENGLISH' as const,
  minutes: 45,
  totalQuestions: 7,
  totalPoints: 1000,
  cognition: 'SPECIFIED' as const,
  sections: [
    {
      id: 'grammar',
      skill: 'GR' as const,
      parts: [{ id: 'part1', name: 'Ngữ pháp', instructions: '', questions: 4, points: 500, levels: { M1: 3, M2: 1 } }],
    },
    {
      id: 'reading',
      skill: 'RE' as const,
      parts: [{ id: 'part2', name: 'Đọc hiểu', instructions: '', questions: 3, points: 500, levels: { M2: 3 } }],
    },
  ],
};

export const examFacts = { name: 'Kiểm tra cuối kì I', examType: 7, gradeId: 'G9', minutes: 45 };

export interface ReadyExam {
  readonly examId: string;
  readonly formatId: string;
  /** Four one-number questions (MC1, MC1, MC1, FB1) and a passage with three (MC9). */
  readonly questions: readonly string[];
}

/**
 * A finished test of a teacher (ADVANCE or above), or of the system for its staff, with questions of their own: seven
 * numbers, ten points. A test of the system is for exams unless another pool is chosen.
 */
export async function addReadyExam(
  t: TestApp,
  teacher: TestUser,
  chosen: { readonly pool?: Pool } = {},
): Promise<ReadyExam> {
  await addCatalogue(t.db);
  const owner = teacher;
  const { role } = await t.db.selectFrom('users').select('role').where('id', '=', teacher.id).executeTakeFirstOrThrow();
  const system = role !== 'TEACHER';
  const grammar = [
    await addQuestion(t.db, { owner, system }),
    await addQuestion(t.db, { owner, system }),
    await addQuestion(t.db, { owner, system }),
    await addQuestion(t.db, { owner, system, type: 'FB1', difficulty: 'M2' }),
  ];
  const reading = await addQuestion(t.db, { owner, system, type: 'MC9', skill: 'RE', difficulty: 'M2' });
  const format = await t.as(teacher).call('POST /itf/unit-test-templates', { body: smallFormat });
  const parts = [
    { partId: 'part1', questions: grammar.map((id) => ({ id })) },
    { partId: 'part2', questions: [{ id: reading }] },
  ];
  const made = await t
    .as(teacher)
    .call('POST /itf/unit-tests/create', { body: { ...examFacts, ...chosen, formatId: format.id, parts } });
  await t.as(teacher).call('PUT /itf/unit-tests/update', {
    body: { ...examFacts, id: made.id, formatId: format.id, parts, updatedAt: made.updatedAt, finish: true },
  });
  return { examId: made.id, formatId: format.id, questions: [...grammar, reading] };
}
