/** What a teacher sees of a running test. */
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();

const start = async (school: School, student: TestUser) =>
  (await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } }))
    .id;
const save = (student: TestUser, id: string, seq: number, { id: question, code }: School['questions'][number]) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'the-only-client',
      entries: [{ seq, question, base: 0, answer: samples[code].responses.right as never }],
    },
  });
const look = async (school: School) => {
  const live = await t
    .as(school.teacher)
    .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: school.assignmentId } });
  return new Map(live.cells.map((cell) => [cell.studentId, cell]));
};

it('counts what was answered at every look, also when only some have gone on', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1', 'TF1'] });
  const [a, b, c] = await Promise.all([school.student(), school.student(), school.student()]);
  const [first, second] = [await start(school, a), await start(school, b)];
  await save(a, first, 1, school.questions[0]!);
  const before = await look(school);
  expect([a, b, c].map(({ id }) => before.get(id)?.answered)).toEqual([1, 0, 0]);
  expect(before.get(c.id)).toMatchObject({ state: 'NOT_STARTED', lostSince: null, submittedAt: null });
  await save(a, first, 2, school.questions[1]!);
  await save(b, second, 1, school.questions[2]!);
  const after = await look(school);
  expect([a, b].map(({ id }) => after.get(id)?.answered)).toEqual([2, 1]);
});

it('tells who has not been heard of, until the page asks for its clock again or saves', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'], minutes: 45 });
  const [reads, saves, gone] = await Promise.all([school.student(), school.student(), school.student()]);
  const ids = [await start(school, reads), await start(school, saves), await start(school, gone)];
  t.advance(80_000);
  await t.as(reads).call('GET /student/attempts/{id}', { params: { id: ids[0]! } });
  await save(saves, ids[1]!, 1, school.questions[0]!);
  t.advance(20_000);
  const cells = await look(school);
  expect(cells.get(reads.id)?.lostSince).toBeNull();
  expect(cells.get(saves.id)?.lostSince).toBeNull();
  expect(cells.get(gone.id)?.lostSince).toEqual(expect.any(String));
  await t.as(gone).call('GET /student/attempts/{id}', { params: { id: ids[2]! } });
  expect((await look(school)).get(gone.id)?.lostSince).toBeNull();
});

it('tells who was collected from who handed in', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [a, b] = await Promise.all([school.student(), school.student()]);
  const [first, second] = [await start(school, a), await start(school, b)];
  await t.as(a).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: first, clientId: 'the-only-client', entries: [] },
  });
  await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/collect', { params: { id: second } });
  const cells = await look(school);
  expect(cells.get(a.id)).toMatchObject({ state: 'SUBMITTED', finishedBy: 'SUBMIT', submittedAt: expect.any(String) });
  expect(cells.get(b.id)).toMatchObject({ state: 'SUBMITTED', finishedBy: 'TEACHER', lostSince: null });
});

it('gives everybody who looks on at once the same answer', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  await start(school, await school.student());
  const all = await Promise.all(Array.from({ length: 5 }, () => look(school)));
  expect(new Set(all.map((cells) => JSON.stringify([...cells]))).size).toBe(1);
  const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await expect(
    t.as(other).call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: school.assignmentId } }),
  ).rejects.toMatchObject({ status: 404 });
});
