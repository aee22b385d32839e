import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExamContent } from '@vumon/contract';
import { sumOf } from '@vumon/domain';
import {
  itemsOf,
  questionType,
  type ChoiceContent,
  type ChoiceKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addReadyExam, editQuestion, examFacts } from '../../../testing/content.ts';
import { contentHash } from './canonical.ts';
import { buildContent } from '../exam-content.ts';
import type { QuestionRow } from '../exam-questions.queries.ts';
import { examVersionContent, examVersionKeys, findExamForAssigning, publishExam } from '../index.ts';

const t = await testApp();
let teacher: TestUser;
beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

const publish = async (examId: string) =>
  (await publishExam({ db: t.db, now: t.now(), app: t.app }, { exam: { id: examId } })).examVersionId;
const questionsOf = (content: ExamContent) =>
  content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));

describe('publishing', () => {
  test("gives options new ids and a new order, which reveal nothing of the author's", async () => {
    const { examId, questions } = await addReadyExam(t, teacher);
    const versionId = await publish(examId);
    const content = questionsOf(await examVersionContent(t.db, versionId)).find(({ id }) => id === questions[4])!
      .content as ChoiceContent;
    const written = samples.MC9.content as ChoiceContent;
    const given = new Set(written.items.flatMap((item) => item.options.map(({ id }) => id)));
    expect(content.items.flatMap((item) => item.options.filter(({ id }) => given.has(id)))).toEqual([]);
    for (const [at, { options }] of content.items.entries()) {
      const free = options.filter(({ lock }) => !lock).map(({ id }) => id);
      expect(free).toEqual(free.toSorted());
      expect(options.map(({ text }) => text).toSorted()).toEqual(
        written.items[at]!.options.map(({ text }) => text).toSorted(),
      );
    }
    const keys = await examVersionKeys(t.db, versionId);
    const { correct } = keys[questions[4]!] as ChoiceKey;
    const textOf = (of: ChoiceContent, item: number, id: string) =>
      of.items[item]!.options.find((option) => option.id === id)?.text;
    written.items.forEach(({ id: item }, at) =>
      expect(correct[item]!.map((id) => textOf(content, at, id))).toEqual(
        (samples.MC9.key as ChoiceKey).correct[item]!.map((id) => textOf(written, at, id)),
      ),
    );
  });

  test('stores content and keys separately; the version never changes', async () => {
    const { examId, questions } = await addReadyExam(t, teacher);
    const versionId = await publish(examId);
    const content = await examVersionContent(t.db, versionId);
    const keys = await examVersionKeys(t.db, versionId);
    expect(content).toMatchObject({ examId, version: 1, totalQuestions: 7, totalPoints: 1000 });
    expect(Object.keys(keys).toSorted()).toEqual(questions.toSorted());
    expect(keys[questions[4]!]).toMatchObject({ explanation: samples.MC9.key.explanation });
    expect(JSON.stringify(content)).not.toMatch(/"correct"|"accepted"|"explanation"|"transcript"/);
    await expect(
      t.db.updateTable('exam_versions').set({ content: '{}' }).where('id', '=', versionId).execute(),
    ).rejects.toThrow(/append-only/);
    await expect(
      t.db.deleteFrom('exam_version_keys').where('exam_version_id', '=', versionId).execute(),
    ).rejects.toThrow(/append-only/);
  });

  test('numbers continue and points add up', async () => {
    const { examId } = await addReadyExam(t, teacher);
    const content = await examVersionContent(t.db, await publish(examId));
    const questions = questionsOf(content);
    expect(questions.flatMap((question) => question.items.map((_, index) => question.firstNumber + index))).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(questions.flatMap((question) => question.items.map((item) => question.points[item]))).toEqual([
      125, 125, 125, 125, 166, 167, 167,
    ]);
  });

  test('repeated or concurrent requests give one version', async () => {
    const { examId } = await addReadyExam(t, teacher);
    const ids = await Promise.all(Array.from({ length: 8 }, () => publish(examId)));
    expect(new Set([...ids, await publish(examId)]).size).toBe(1);
    const stored = await t.db
      .selectFrom('exam_versions')
      .select(['content', 'content_hash'])
      .where('exam_id', '=', examId)
      .execute();
    expect(stored).toHaveLength(1);
    const { version: _, ...hashed } = stored[0]!.content as ExamContent;
    expect(stored[0]!.content_hash).toBe(contentHash(hashed));
  });

  test('a question edited afterwards changes neither the version nor the test that pins it', async () => {
    const { examId, questions } = await addReadyExam(t, teacher);
    const first = await publish(examId);
    const before = await examVersionContent(t.db, first);
    await editQuestion(t.db, questions[0]!, 'MC1', 'Hướng dẫn mới');
    expect(await publish(examId)).toBe(first);
    expect(await examVersionContent(t.db, first)).toEqual(before);
  });

  test('updating a question to its newest version creates the next test version, going back finds the old one', async () => {
    const { examId, formatId, questions } = await addReadyExam(t, teacher);
    const first = await publish(examId);
    await editQuestion(t.db, questions[0]!, 'MC1', 'Hướng dẫn mới');
    const read = () => t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: examId } });
    const exam = await read();
    expect(exam.parts[0]!.questions[0]).toMatchObject({ version: 1, latest: 2 });
    const parts = exam.parts.map((part) => ({
      partId: part.partId,
      questions: part.questions.map((question) => ({ id: question.id, version: question.latest })),
    }));
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: { ...examFacts, id: examId, formatId, parts, updatedAt: exam.updatedAt },
    });
    const second = await publish(examId);
    expect(second).not.toBe(first);
    const content = await examVersionContent(t.db, second);
    expect(content.version).toBe(2);
    expect(questionsOf(content)[0]!.content).toMatchObject({ instructions: 'Hướng dẫn mới' });
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: { ...examFacts, id: examId, formatId, parts, name: 'Tên khác', updatedAt: (await read()).updatedAt },
    });
    const third = await publish(examId);
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: { ...examFacts, id: examId, formatId, parts, updatedAt: (await read()).updatedAt },
    });
    expect(third).not.toBe(second);
    expect(await publish(examId)).toBe(second);
  });

  test('a changed key alone creates a new version', async () => {
    const { examId, questions } = await addReadyExam(t, teacher);
    const first = await publish(examId);
    await t.db
      .updateTable('question_keys')
      .set({ answer_key: JSON.stringify({ ...samples.MC1.key, correct: { q1: ['b'] } }) })
      .where('question_id', '=', questions[0]!)
      .execute();
    const second = await publish(examId);
    expect(second).not.toBe(first);
    expect(await examVersionKeys(t.db, first)).not.toEqual(await examVersionKeys(t.db, second));
  });

  test('only finished tests are published or found for assigning', async () => {
    const { examId, formatId } = await addReadyExam(t, teacher);
    const draft = await t.as(teacher).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId } });
    const actor = {
      userId: teacher.id,
      sessionId: '',
      role: 'TEACHER',
      packageCode: 'ADVANCE',
      features: [],
      packageEndsAt: null,
    } as const;
    await expect(publish(draft.id)).rejects.toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
    await expect(findExamForAssigning({ db: t.db, actor, now: t.now() }, draft.id)).rejects.toMatchObject({
      code: 'TEST_CONTENT_INSUFFICIENT',
    });
    expect(await findExamForAssigning({ db: t.db, actor, now: t.now() }, examId)).toMatchObject({
      id: examId,
      minutes: 45,
      totalPoints: 1000,
    });
    await expect(
      findExamForAssigning({ db: t.db, actor: { ...actor, userId: crypto.randomUUID() }, now: t.now() }, examId),
    ).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
  });
});

describe('any combination of parts', () => {
  const types = ['MC1', 'MC9', 'MC10', 'TF5', 'FB1', 'FB2', 'FB8'] as const satisfies readonly QuestionTypeCode[];
  const counts = new Map(types.map((type) => [type, itemsOf(type, samples[type].content).length]));
  const row = (type: QuestionTypeCode, partId: string): QuestionRow => ({
    id: crypto.randomUUID(),
    partId: partId,
    version: 1,
    latest: 1,
    topicId: null,
    type,
    name: '',
    items: counts.get(type as (typeof types)[number])!,
    skill: 'RE',
    difficulty: 'M1',
    cefr: 'NA',
    schemaVersion: questionType(type).schemaVersion,
    content: samples[type].content,
  });

  test('all points of every part are distributed exactly, and numbers run from 1 without a gap', () => {
    const part = fc.record({
      types: fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 12 }),
      points: fc.integer({ min: 200, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const sizes = parts.map((one) => sumOf(one.types.map((type) => counts.get(type)!)));
        const sections = [
          {
            id: 'section',
            skill: 'RE' as const,
            parts: parts.map((one, index) => ({
              id: `part${index}`,
              name: 'P',
              instructions: '',
              questions: sizes[index]!,
              points: one.points,
            })),
          },
        ];
        const rows = parts.flatMap((one, index) => one.types.map((type) => row(type, `part${index}`)));
        const content = buildContent(
          {
            id: crypto.randomUUID(),
            name: 'x',
            subject: 'ENGLISH',
            gradeId: 'G9',
            minutes: 1,
            totalQuestions: sumOf(sizes),
            totalPoints: sumOf(parts.map((one) => one.points)),
            rounding: '0.1',
            shuffle: true,
            sections,
          },
          rows,
          1,
        );
        content.sections[0]!.parts.forEach((built, index) => {
          expect(sumOf(built.questions.flatMap((question) => Object.values(question.points)))).toBe(
            parts[index]!.points,
          );
        });
        const numbers = questionsOf(content).flatMap((question) =>
          question.items.map((_, index) => question.firstNumber + index),
        );
        expect(numbers).toEqual(Array.from({ length: content.totalQuestions }, (_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });
});
