import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, examFacts, smallFormat } from '../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let examId: string;
const format = {
  ...smallFormat,
  totalQuestions: 4,
  sections: [
    {
      ...smallFormat.sections[0]!,
      parts: [{ ...smallFormat.sections[0]!.parts[0]!, questions: 4, points: 1000, levels: { M1: 2, M2: 2 } }],
    },
  ],
};
const make = (body: { forms: number; [option: string]: unknown }, user = teacher) =>
  t.as(user).call('POST /itf/unit-tests/{id}/forms', { params: { id: examId }, body: body as { forms: number } });
const stored = (id: string) => t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id } });
const count = async () =>
  (
    await t.db
      .selectFrom('exams')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: format })).id;
  for (const difficulty of ['M1', 'M2'] as const)
    await Promise.all(Array.from({ length: 8 }, () => addQuestion(t.db, { difficulty })));
  examId = (
    await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: { ...examFacts, name: 'K'.repeat(100), formatId, parts: [] },
    })
  ).id;
});

describe('parallel forms', () => {
  test('are finished tests of the format with questions of their own, numbered and equally hard', async () => {
    const { forms, conflict } = await make({ forms: 4, seed: 3 });
    expect(conflict).toBeNull();
    expect(forms.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((n) => `${'K'.repeat(93)} – Đề ${n}`));
    expect(new Set(forms.map(({ expected }) => expected)).size).toBe(1);
    expect(forms.map(({ shared }) => shared)).toEqual([0, 0, 0, 0]);
    const tests = await Promise.all(forms.map(({ id }) => stored(id)));
    for (const one of tests) {
      expect(one).toMatchObject({ status: 'READY', examType: 7, minutes: 45, abilities: { edit: true } });
      expect(one.parts[0]!.questions.map(({ difficulty }) => difficulty).toSorted()).toEqual(['M1', 'M1', 'M2', 'M2']);
    }
    expect(new Set(tests.flatMap((one) => one.parts[0]!.questions.map(({ id }) => id))).size).toBe(16);
  });

  test('are not created when the bank is too small; the reply names what is missing and what would help', async () => {
    const before = await count();
    const { forms, conflict, parts } = await make({ forms: 5 });
    expect(forms).toEqual([]);
    expect(parts).toEqual([
      {
        partId: 'part1',
        missing: [
          { level: 'M1', topicId: null, count: 2, usable: 8 },
          { level: 'M2', topicId: null, count: 2, usable: 8 },
        ],
      },
    ]);
    expect(conflict).toMatchObject({ conditions: ['shared'], remedies: [{ condition: 'shared', missing: 0 }] });
    expect(await count()).toBe(before);
  });

  test('may have some questions in common', async () => {
    const { forms } = await make({ forms: 5, overlap: 50 });
    expect(forms).toHaveLength(5);
    expect(Math.max(...forms.map(({ shared }) => shared))).toBeLessThanOrEqual(2);
    expect(Math.min(...forms.map(({ shared }) => shared))).toBeGreaterThan(0);
  });

  test('are between 2 and 24, for users who may change the test and create tests', async () => {
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => expect.fail('was accepted'),
        (error: CallError) => error,
      );
    for (const forms of [1, 25]) expect(await failure(make({ forms }))).toMatchObject({ code: 'BODY_INVALID' });
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await failure(make({ forms: 2 }, other))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    expect(await failure(make({ forms: 2 }, basic))).toMatchObject({ code: 'PACKAGE_REQUIRED' });
  });
});
