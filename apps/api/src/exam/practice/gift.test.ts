/** The welcome gift: its tests for each grade, and that it is received once. */
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';
import { addReadyExam } from '../../testing/content.ts';

const t = await testApp();
let tests: string[];

beforeAll(async () => {
  const operator = await t.createUser({ role: 'OPERATOR' });
  tests = [];
  for (let n = 0; n < 4; n += 1) tests.push((await addReadyExam(t, operator, { pool: 'PRACTICE' })).examId);
  await t.db
    .insertInto('gift_exams')
    .values(tests.map((exam_id, at) => ({ grade_id: 'G9', position: at + 1, exam_id })))
    .execute();
  await t.db.updateTable('exams').set({ exam_type: 19 }).where('id', '=', tests[0]!).execute();
  await t.db
    .updateTable('exams')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', tests[2]!)
    .execute();
  await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', tests[3]!).execute();
});

const take = (who: Parameters<typeof t.as>[0], gradeId = 'G9') =>
  t.as(who).call('POST /student', { body: { gradeId } });

it('lists the tests of every grade by kind; grades without a gift have none', async () => {
  const student = await t.createUser({ role: 'STUDENT' });
  const { received, grades } = await t.as(student).call('GET /student/gift');
  expect(received).toBe(false);
  expect(grades.map(({ id, tests }) => [id, tests.map(({ kind }) => kind)])).toEqual([
    ['G8', []],
    ['G9', ['INTERNATIONAL', 'PERIODIC']],
  ]);
  for (const gradeId of ['G8', 'G77'])
    await expect(take(student, gradeId)).rejects.toMatchObject({ code: 'GIFT_GRADE_EMPTY', status: 422 });
  expect((await t.as(student).call('GET /account/profile')).receivedGift).toBe(false);
});

it('begins with the grade of the learner’s class', async () => {
  const student = await t.createUser({ role: 'STUDENT' });
  const gradeOf = async () => (await t.as(student).call('GET /student/gift')).gradeId;
  expect(await gradeOf()).toBeNull();
  const school = await createSchool(t, { codes: ['MC1'] });
  await school.enrol(student);
  expect(await gradeOf()).toBe('G9');
});

it('is given once, also for concurrent requests, and counts no use', async () => {
  const student = await t.createUser({ role: 'STUDENT' });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => take(student)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toMatchObject([
    { value: { gradeId: 'G9', tests: 2 } },
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'GIFT_ALREADY_RECEIVED', status: 409 });
  const mine = t.as(student);
  expect((await mine.call('GET /account/profile')).receivedGift).toBe(true);
  expect(await mine.call('GET /student/gift')).toMatchObject({ received: true });
  const owned = await mine.call('GET /itf/unit-tests/owned', { query: { source: 'GIFT' } });
  expect(owned.items.map(({ id }) => id).toSorted()).toEqual(tests.slice(0, 2).toSorted());
  // An international test of the gift needs no package.
  const { id, origin, number } = await mine.call('POST /student/unit-tests/{id}/practise', {
    params: { id: tests[0]! },
    body: {},
  });
  expect([origin, number]).toEqual(['GIFT', 1]);
  expect(await mine.call('GET /student/unit-test-asset-result/{id}', { params: { id } })).toMatchObject({
    origin: 'GIFT',
    examId: tests[0],
    assignmentId: null,
  });
  expect(await mine.call('GET /student/practice')).toMatchObject({
    uses: { left: 10 },
    gift: { gradeId: 'G9', opened: 1, total: 2 },
    owned: 2,
  });
});

it('is not given on the international site', async () => {
  const intl = await testApp({ config: { site: 'intl' }, database: t.database });
  const student = await intl.createUser({ role: 'STUDENT' });
  for (const request of [
    () => intl.as(student).call('GET /student/gift'),
    () => intl.as(student).call('POST /student', { body: { gradeId: 'G9' } }),
  ])
    await expect(request()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('is for learners only', async () => {
  for (const role of ['TEACHER', 'OPERATOR'] as const)
    await expect(take(await t.createUser({ role }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
