/** A learner's own tests as files: the limit, permissions and content. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
let tests: string[];
let student: TestUser;

beforeAll(async () => {
  const operator = await t.createUser({ role: 'OPERATOR' });
  tests = [];
  for (let n = 0; n < 3; n += 1) tests.push((await addReadyExam(t, operator, { pool: 'PRACTICE' })).examId);
});
beforeEach(async () => {
  student = await t.createUser({ role: 'STUDENT' });
});

const practise = (id: string, who = student) =>
  t.as(who).call('POST /student/unit-tests/{id}/practise', { params: { id }, body: {} });
const take = (id: string, who = student) =>
  t.as(who).call('POST /student/unit-tests/{id}/download', { params: { id } });
const facts = (id: string, who = student) =>
  t.as(who).call('GET /student/unit-tests/{id}/download', { params: { id } });
const file = async (id: string, what: 'test' | 'solutions', who = student) => {
  const reply = await t.as(who).raw({ method: 'GET', url: `/api/student/unit-tests/${id}/download/${what}` });
  return reply.statusCode === 200 ? (await textOfPdf(reply.rawPayload)).text : `${reply.statusCode}`;
};

it('requires a test that the learner owns, and a confirmation before the download', async () => {
  await expect(take(tests[0]!)).rejects.toMatchObject({ code: 'TEST_NOT_OPENED', status: 422 });
  await practise(tests[0]!);
  expect(await facts(tests[0]!)).toEqual({ left: 5, total: 5, already: false, solutions: 0 });
  expect(await file(tests[0]!, 'test')).toBe('404');
  expect(await take(tests[0]!)).toEqual({ left: 4, total: 5, already: true, solutions: 0 });
  expect(await take(tests[0]!)).toMatchObject({ left: 4 });
  expect(await file(tests[0]!, 'test')).toContain('KIỂM TRA CUỐI KÌ I');
  const other = await t.createUser({ role: 'STUDENT' });
  expect(await file(tests[0]!, 'test', other)).toBe('422');
  await expect(take(tests[0]!, other)).rejects.toMatchObject({ code: 'TEST_NOT_OPENED' });
  await expect(facts(tests[0]!, other)).rejects.toMatchObject({ code: 'TEST_NOT_OPENED' });
  // Another learner has not downloaded it.
  await practise(tests[0]!, other);
  expect(await facts(tests[0]!, other)).toMatchObject({ left: 5, already: false });
});

it.each([
  ['is deleted', { deleted_at: new Date() }, { deleted_at: null }, 'UNIT_TEST_NOT_FOUND', 404],
  ['is being written again', { status: 'DRAFT' }, { status: 'READY' }, 'UNIT_TEST_NOT_FOUND', 404],
  [
    'opens by a code that the learner has not entered',
    { needs_code: true },
    { needs_code: false },
    'TEST_ACTIVE_CODE_REQUIRED',
    403,
  ],
])('is closed once the test %s', async (_, gone, back, code, status) => {
  await practise(tests[2]!);
  await take(tests[2]!);
  const put = (change: object) => t.db.updateTable('exams').set(change).where('id', '=', tests[2]!).execute();
  await put(gone);
  await expect(take(tests[2]!)).rejects.toMatchObject({ code, status });
  await expect(facts(tests[2]!)).rejects.toMatchObject({ code, status });
  expect(await file(tests[2]!, 'test')).toBe(`${status}`);
  await put(back);
});

it('says that a test needs a higher package, and nothing of tests that nobody practises', async () => {
  const put = (exam_type: number) => t.db.updateTable('exams').set({ exam_type }).where('id', '=', tests[2]!).execute();
  const before = await t.db
    .selectFrom('exams')
    .select('exam_type')
    .where('id', '=', tests[2]!)
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('exam_types')
    .values({ code: 27, name: 'TOEIC', name_en: 'TOEIC', exam_group: 'INTERNATIONAL', position: 27 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await put(27);
  await expect(facts(tests[2]!)).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED', status: 402 });
  await put(before.exam_type);
  const operator = await t.createUser({ role: 'OPERATOR' });
  const { examId } = await addReadyExam(t, operator, { pool: 'EXAM' });
  await expect(facts(examId)).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND', status: 404 });
});

it.each(['%20', '%20%09'])('says that no test is chosen for the id "%s"', async (id) => {
  const reply = await t.as(student).raw({ method: 'GET', url: `/api/student/unit-tests/${id}/download` });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'UNIT_TEST_ID_BLANK']);
});

it('says that taking a test requires signing in', async () => {
  const reply = await t
    .as(null)
    .raw({ method: 'POST', url: `/api/student/unit-tests/${tests[0]!}/practise`, payload: {} });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'TEST_SIGN_IN_REQUIRED']);
  const other = await t.as(null).raw({ method: 'GET', url: `/api/student/unit-tests/${tests[0]!}/download` });
  expect(other.json<{ code: string }>().code).toBe('UNAUTHORISED');
});

it('allows as many tests as configured, also for concurrent requests', async () => {
  await t.db.updateTable('settings').set({ value: 2 }).where('key', '=', 'practice-downloads').execute();
  try {
    for (const id of tests) await practise(id);
    const outcomes = await Promise.allSettled(tests.map((id) => take(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    // A test that was downloaded can be downloaded again.
    const taken = tests[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    expect(await take(taken)).toMatchObject({ left: 0, already: true });
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REACH_LIMIT_DOWNLOADS', status: 422 },
    });
  } finally {
    await t.db.updateTable('settings').set({ value: 5 }).where('key', '=', 'practice-downloads').execute();
  }
});

it('contains solutions of questions answered in practice only, and not while they are withheld', async () => {
  const { id } = await practise(tests[1]!);
  await take(tests[1]!);
  expect(await file(tests[1]!, 'solutions')).toBe('404');
  const content = (await t.as(student).call('GET /student/attempts/{id}/content', { params: { id } })) as unknown as {
    sections: { parts: { questions: { id: string; type: string; items: string[] }[] }[] }[];
  };
  const question = content.sections
    .flatMap(({ parts }) => parts.flatMap(({ questions }) => questions))
    .find(({ type }) => type === 'FB1')!;
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'client-one',
      entries: [{ seq: 1, question: question.id, base: 0, answer: { [question.items[0]!]: 'zzz' } }],
    },
  });
  expect(await facts(tests[1]!)).toMatchObject({ solutions: 1 });
  // An answer that was taken back opens no solution.
  const emptied = content.sections
    .flatMap(({ parts }) => parts.flatMap(({ questions }) => questions))
    .find(({ id: other }) => other !== question.id)!;
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: { clientId: 'client-one', entries: [{ seq: 2, question: emptied.id, base: 0, answer: null }] },
  });
  expect(await facts(tests[1]!)).toMatchObject({ solutions: 1 });
  // Mode TEST shows no keys, so there are no solutions yet.
  const examined = await t
    .as(student)
    .call('POST /student/unit-tests/{id}/practise', { params: { id: tests[0]! }, body: { mode: 'TEST' } });
  const [first] = (
    (await t.as(student).call('GET /student/attempts/{id}/content', {
      params: { id: examined.id },
    })) as unknown as typeof content
  ).sections
    .flatMap(({ parts }) => parts.flatMap(({ questions }) => questions))
    .filter(({ type }) => type === 'FB1');
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id: examined.id },
    body: {
      clientId: 'client-one',
      entries: [{ seq: 1, question: first!.id, base: 0, answer: { [first!.items[0]!]: 'zzz' } }],
    },
  });
  expect(await facts(tests[0]!)).toMatchObject({ solutions: 0 });
  const told = await file(tests[1]!, 'solutions');
  // Number 4 is the gap; each question that was not answered has a dash.
  expect(told.match(/–/g)?.length).toBe(6);
  const school = await createSchool(t, { codes: ['MC1'], startsIn: 3_600_000, endsIn: 7_200_000 });
  await t.db
    .insertInto('exam_version_questions')
    .values({ exam_version_id: school.examVersionId, question_id: question.id })
    .execute();
  await school.enrol(student);
  expect(await facts(tests[1]!)).toMatchObject({ solutions: 0 });
  expect(await file(tests[1]!, 'solutions')).toBe('404');
});
