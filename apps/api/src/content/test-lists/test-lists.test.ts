/** The lists of sample tests and gifts as operators keep them: what teachers and learners get follows at once. */
import { beforeAll, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';

const t = await testApp();
const key = (kind: 'SAMPLE' | 'GIFT', gradeId = 'G9') => ({ kind, gradeId });
let operator: TestUser;
let practice: string[];
let exam: string;
beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  practice = [];
  for (let n = 0; n < 3; n += 1) practice.push((await addReadyExam(t, operator, { pool: 'PRACTICE' })).examId);
  exam = (await addReadyExam(t, operator, { pool: 'EXAM' })).examId;
  await t.db.insertInto('labels').values({ code: 'SAMPLE', name: 'Đề mẫu', name_en: 'Sample', position: 1 }).execute();
  await t.db.updateTable('exams').set({ name: 'Đề Ánh Dương' }).where('id', '=', exam).execute();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    ({ code }: CallError) => code,
  );
const read = (kind: 'SAMPLE' | 'GIFT', gradeId?: string) =>
  t.as(operator).call('GET /itf/test-lists/{kind}/{gradeId}', { params: key(kind, gradeId) });
const put = async (kind: 'SAMPLE' | 'GIFT', tests: readonly string[], revision?: number, gradeId?: string) =>
  t.as(operator).call('PUT /itf/test-lists/{kind}/{gradeId}', {
    params: key(kind, gradeId),
    body: { revision: revision ?? (await read(kind, gradeId)).revision, tests: [...tests] },
  });
const undo = (kind: 'SAMPLE' | 'GIFT', revision: number) =>
  t.as(operator).call('POST /itf/test-lists/{kind}/{gradeId}/undo', { params: key(kind), body: { revision } });
const labelsOf = async (id: string) =>
  (await t.db.selectFrom('exams').select('labels').where('id', '=', id).executeTakeFirstOrThrow()).labels;

test('teachers see the sample tests in the order of the list, which carry its label', async () => {
  const [one, two] = practice as [string, string];
  expect(await put('SAMPLE', [one, exam, two])).toMatchObject({
    revision: 1,
    tests: [{ id: one }, { id: exam }, { id: two }],
  });
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const seen = async () =>
    (await t.as(teacher).call('GET /itf/unit-tests', { query: { sample: 'true' } })).items.map(({ id }) => id);
  expect(await seen()).toEqual([one, exam, two]);
  expect(await labelsOf(exam)).toEqual(['SAMPLE']);
  await put('SAMPLE', [two, one]);
  expect(await seen()).toEqual([two, one]);
  expect(await labelsOf(exam)).toEqual([]);
});

test('learners get the gift as it is now, and only what may be practised enters it', async () => {
  const [one, two] = practice as [string, string];
  await put('GIFT', [one, two]);
  const learner = await t.createUser({ role: 'STUDENT' });
  const gift = async () =>
    (await t.as(learner).call('GET /student/gift')).grades.find(({ id }) => id === 'G9')!.tests.map(({ id }) => id);
  expect(await gift()).toEqual([one, two]);
  expect(await failure(put('GIFT', [exam]))).toBe('TEST_LIST_UNFIT');
  await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', practice[2]!).execute();
  expect(await failure(put('GIFT', [practice[2]!]))).toBe('TEST_LIST_UNFIT');
  await t.db.updateTable('exams').set({ needs_code: false }).where('id', '=', practice[2]!).execute();
  // A gift may have tests of another grade, sample tests may not.
  expect((await put('GIFT', [one], undefined, 'G8')).tests).toHaveLength(1);
  expect(await failure(put('SAMPLE', [practice[2]!], undefined, 'G8'))).toBe('TEST_LIST_UNFIT');
  await put('GIFT', [two]);
  expect(await gift()).toEqual([two]);
});

test('a test of a teacher, an unknown one, one twice and eleven are refused, and an old form too', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const own = (await addReadyExam(t, teacher)).examId;
  const unknown = '00000000-0000-7000-8000-000000000001';
  for (const id of [own, unknown]) expect(await failure(put('SAMPLE', [id]))).toBe('TEST_LIST_UNFIT');
  expect(await failure(put('SAMPLE', [practice[0]!, practice[0]!]))).toBe('BODY_INVALID');
  expect(
    await failure(
      put(
        'SAMPLE',
        Array.from({ length: 11 }, () => unknown),
      ),
    ),
  ).toBe('BODY_INVALID');
  const { revision } = await read('SAMPLE');
  const [first, second] = await Promise.all(
    [[practice[0]!], [practice[1]!]].map((ids) =>
      put('SAMPLE', ids, revision).then(
        () => 'stored',
        ({ code }: CallError) => code,
      ),
    ),
  );
  expect([first, second].toSorted()).toEqual(['VERSION_CONFLICT', 'stored']);
  expect(await failure(read('SAMPLE', 'G77'))).toBe('NOT_FOUND');
});

test('a test that is no longer ready stays in its list, says why nobody gets it, and can be moved', async () => {
  await put('SAMPLE', [practice[0]!, exam]);
  await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', exam).execute();
  expect((await read('SAMPLE')).tests.map(({ unfit }) => unfit)).toEqual([null, 'NOT_READY']);
  const totals = await t.as(operator).call('GET /itf/test-lists');
  expect(totals.find(({ kind, gradeId }) => kind === 'SAMPLE' && gradeId === 'G9')).toMatchObject({
    tests: 2,
    unfit: 1,
  });
  expect((await put('SAMPLE', [exam, practice[0]!])).tests[0]!.id).toBe(exam);
  await t.db.updateTable('exams').set({ status: 'READY' }).where('id', '=', exam).execute();
});

test('every change is a revision with the names by place, and the last one is taken back', async () => {
  await put('SAMPLE', [practice[0]!]);
  const { revision } = await put('SAMPLE', [exam, practice[0]!]);
  const history = await t.as(operator).call('GET /itf/test-lists/{kind}/{gradeId}/history', { params: key('SAMPLE') });
  expect(history[0]).toMatchObject({ revision, by: { id: operator.id }, after: { 1: 'Đề Ánh Dương', 3: null } });
  expect((await undo('SAMPLE', revision)).tests.map(({ id }) => id)).toEqual([practice[0]]);
  expect(await failure(undo('SAMPLE', revision))).toBe('VERSION_CONFLICT');
  // The place in the form of one test is the same list.
  await t.as(operator).call('PUT /itf/unit-tests/{id}/sample', { params: { id: exam }, body: { position: 4 } });
  expect((await undo('SAMPLE', revision + 2)).tests.map(({ id }) => id)).toEqual([practice[0]]);
});

test('candidates are those that fit and are not in the list, found without diacritics', async () => {
  await put('SAMPLE', [practice[0]!]);
  const found = async (kind: 'SAMPLE' | 'GIFT', search?: string) =>
    (
      await t.as(operator).call('GET /itf/test-lists/{kind}/{gradeId}/candidates', {
        params: key(kind),
        query: { ...(search !== undefined && { search }) },
      })
    ).items.map(({ id }) => id);
  expect(await found('SAMPLE', 'anh duong')).toEqual([exam]);
  expect(await found('SAMPLE')).not.toContain(practice[0]);
  expect(await found('GIFT', 'anh duong')).toEqual([]);
  for (const role of ['TEACHER', 'STUDENT', 'SALE'] as const) {
    const call = t.as(await t.createUser({ role })).call('GET /itf/test-lists');
    expect(await failure(call)).toBe('FORBIDDEN');
  }
});
