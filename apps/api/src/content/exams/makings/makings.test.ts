import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { addCatalogue, addQuestion, examFacts, smallFormat } from '../../../testing/content.ts';
import { runJobs } from '../../../testing/jobs.ts';

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
type Asked = { forms: number; [option: string]: unknown };
const ask = (body: Asked, user = teacher) =>
  t.as(user).call('POST /itf/unit-tests/{id}/forms', { params: { id: examId }, body: body as { forms: number } });
const making = (id: string, user = teacher) => t.as(user).call('GET /itf/unit-tests/makings/{id}', { params: { id } });
const makings = (user = teacher) => t.as(user).call('GET /itf/unit-tests/makings');
const drop = (id: string, user = teacher) => t.as(user).call('DELETE /itf/unit-tests/makings/{id}', { params: { id } });
/** Requests the forms, runs the job and returns the result. */
const make = async (body: Asked) => {
  const { id } = await ask(body);
  await runJobs(t);
  return (await making(id)).outcome!;
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
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
    for (const forms of [1, 25]) expect(await failure(ask({ forms }))).toMatchObject({ code: 'BODY_INVALID' });
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await failure(ask({ forms: 2 }, other))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    expect(await failure(ask({ forms: 2 }, basic))).toMatchObject({ code: 'PACKAGE_REQUIRED' });
  });
});

describe('tests that are being made', () => {
  const later = async () => {
    t.advance(60_000);
    await runJobs(t);
  };
  const clear = async () => {
    for (const { id } of await makings()) await drop(id);
  };

  test('are listed as being created until all are finished, and no test exists before', async () => {
    await clear();
    t.advance(60_000);
    const before = await count();
    const { id, ...asked } = await ask({ forms: 3, seed: 5, overlap: 100 });
    expect(asked).toMatchObject({ examId, forms: 3, done: 0, state: 'CREATING', problem: null, outcome: null });
    expect(await makings()).toMatchObject([{ id, state: 'CREATING', name: 'K'.repeat(100) }]);
    expect(await count()).toBe(before);
    await runJobs(t);
    const made = await making(id);
    expect(made).toMatchObject({ state: 'READY', done: 3, outcome: { conflict: null, seed: 5 } });
    expect(await count()).toBe(before + 3);
    // The job that is run again, as after the loss of a worker, creates no further tests.
    await later();
    expect(await count()).toBe(before + 3);
    expect(await makings()).toHaveLength(1);
    const { items } = await t.as(teacher).call('GET /itf/unit-tests', { query: { scope: 'mine' } });
    expect(items.slice(0, 3).map((one) => one.id)).toEqual(made.outcome!.forms.map((one) => one.id));
    await drop(id);
    expect(await makings()).toEqual([]);
    expect(await count()).toBe(before + 3);
  });

  test('that the rules do not allow end as failed, with the reason and what was asked for', async () => {
    await clear();
    const { id } = await ask({ forms: 24, mine: true });
    await runJobs(t);
    expect(await making(id)).toMatchObject({
      state: 'FAILED',
      problem: null,
      outcome: { forms: [], conflict: { conditions: expect.arrayContaining(['mine']) as string[] } },
      asked: { forms: 24, mine: true, overlap: 0 },
    });
  });

  test('end with the reason when the test is deleted in between', async () => {
    await clear();
    const copy = await t
      .as(teacher)
      .call('POST /itf/unit-tests/{id}/copy', { params: { id: examId }, body: { name: 'Bản sao' } });
    const { id } = await t
      .as(teacher)
      .call('POST /itf/unit-tests/{id}/forms', { params: { id: copy.id }, body: { forms: 2 } });
    await t.as(teacher).call('DELETE /itf/unit-tests/{id}', { params: { id: copy.id } });
    await runJobs(t);
    expect(await making(id)).toMatchObject({ state: 'FAILED', problem: 'UNIT_TEST_NOT_FOUND', outcome: null });
  });

  test('can be cancelled; then no test is created, and none is listed as being created', async () => {
    await clear();
    const before = await count();
    const { id } = await ask({ forms: 2 });
    await drop(id);
    await later();
    expect(await count()).toBe(before);
    expect(await makings()).toEqual([]);
  });

  test('are limited to three requests of a teacher at a time', async () => {
    await clear();
    for (let n = 0; n < 3; n += 1) await ask({ forms: 2 });
    expect(await failure(ask({ forms: 2 }))).toMatchObject({ status: 429 });
    await runJobs(t);
    await ask({ forms: 2 });
    await later();
    await clear();
  });

  test('can be seen, cancelled and hidden by their owner only', async () => {
    await clear();
    const { id } = await ask({ forms: 2 });
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await makings(other)).toEqual([]);
    expect(await failure(making(id, other))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failure(drop(id, other))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await making(id)).toMatchObject({ state: 'CREATING' });
    await runJobs(t);
    expect(await making(id)).toMatchObject({ state: 'READY' });
  });

  test('are refused at once for a class that is not one’s own', async () => {
    expect(await failure(ask({ forms: 2, classId: '0190a000-0000-7000-8000-000000000001' }))).toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
  });

  test('are no longer listed after a week', async () => {
    await clear();
    await ask({ forms: 2 });
    await runJobs(t);
    expect(await makings()).toHaveLength(1);
    t.advance(8 * 86_400_000);
    expect(await makings()).toEqual([]);
  });
});
