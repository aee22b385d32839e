import { read, utils } from '@e965/xlsx';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School, type SchoolOptions } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

/** One learner whose answers to the two questions are right or wrong. */
async function take(school: School, right: readonly boolean[], learner?: TestUser) {
  const student = learner ?? (await school.student());
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.map(({ id: question, code }, at) => ({
    seq: at + 1,
    question,
    base: 0,
    answer: samples[code].responses[right[at] ? 'right' : 'wrong'] as never,
  }));
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  return student;
}

it('rank classes and learners, and count tests by week, for one teacher', async () => {
  const options: SchoolOptions = { codes: ['MC1', 'TF1'] };
  const first = await createSchool(t, options);
  const second = await createSchool(t, { ...options, teacher: first.teacher });
  const foreign = await createSchool(t, options);
  const best = await take(first, [true, true]);
  await take(first, [true, false]);
  await take(second, [false, false]);
  await take(foreign, [true, true]);
  await worker.round();
  const teacher = t.as(first.teacher);

  const all = await teacher.call('POST /itf/statistic/unit-tests', { body: {} });
  expect(all.weeks.length).toBeGreaterThanOrEqual(12);
  expect(all.weeks.reduce((sum, { tests }) => sum + tests, 0)).toBe(2);
  expect(all.weeks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(3);
  expect(all.ability).toEqual({ GOOD: 1, FAIR: 0, PASS: 1, FAIL: 1 });
  expect(all.classes.map(({ classId, students, average }) => [classId, students, average])).toEqual([
    [first.classId, 2, 750],
    [second.classId, 1, 0],
  ]);
  expect(await teacher.call('GET /itf/statistic/result-ranking/class', { query: {} })).toEqual(all.classes);

  const { items, page } = await teacher.call('GET /itf/statistic/result-ranking/student', { query: { size: 10 } });
  expect(page.total).toBe(3);
  expect(items[0]).toMatchObject({ studentId: best.id, average: 1000, tests: 1 });
  const reply = await teacher.raw({
    method: 'GET',
    url: '/api/itf/statistic/result-ranking/export',
    headers: { 'accept-language': 'vi' },
  });
  const book = read(reply.rawPayload, { type: 'buffer' });
  const [classRows, studentRows] = book.SheetNames.map((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 }),
  );
  expect(classRows!.slice(1).map((row) => row.slice(2))).toEqual([
    [2, 1, 7.5, 1, 0, 1, 0],
    [1, 1, 0, 0, 0, 0, 1],
  ]);
  expect(studentRows!.slice(1).map((row) => row.slice(6))).toEqual([
    [10, 'Tốt'],
    [5, 'Đạt'],
    [0, 'Chưa đạt'],
  ]);
  const own = await teacher.call('GET /itf/statistic/result-ranking/student', { query: { classId: second.classId } });
  expect(own.items.map(({ average }) => average)).toEqual([0]);
  const theirs = await teacher.call('GET /itf/statistic/result-ranking/student', {
    query: { classId: foreign.classId },
  });
  expect(theirs.items).toEqual([]);
  const ofOne = await teacher.call('POST /itf/statistic/unit-tests', { body: { classId: second.classId } });
  expect(ofOne.weeks.reduce((sum, { tests }) => sum + tests, 0)).toBe(1);
  expect(ofOne.ability).toEqual({ GOOD: 0, FAIR: 0, PASS: 0, FAIL: 1 });
  expect(ofOne.classes.map(({ classId }) => classId)).toEqual([second.classId]);
  const ofForeign = await teacher.call('POST /itf/statistic/unit-tests', { body: { classId: foreign.classId } });
  expect(ofForeign.classes).toEqual([]);
  expect(ofForeign.weeks.every(({ tests }) => tests === 0)).toBe(true);
});

it('give equal averages the same rank, and count a learner of two classes once', async () => {
  const options: SchoolOptions = { codes: ['MC1', 'TF1'] };
  const first = await createSchool(t, options);
  const second = await createSchool(t, { ...options, teacher: first.teacher });
  await take(first, [true, true]);
  const both = await take(first, [true, false]);
  await take(first, [false, true]);
  await take(first, [false, false]);
  await second.enrol(both);
  await take(second, [true, true], both);
  await worker.round();
  const teacher = t.as(first.teacher);
  const { items } = await teacher.call('GET /itf/statistic/result-ranking/student', { query: {} });
  expect(items.map(({ rank, average }) => [rank, average])).toEqual([
    [1, 1000],
    [1, 1000],
    [3, 500],
    [3, 500],
    [5, 0],
  ]);
  const next = await teacher.call('GET /itf/statistic/result-ranking/student', { query: { size: 10, page: 0 } });
  expect(next.items).toEqual(items);
  const reply = await teacher.raw({ method: 'GET', url: '/api/itf/statistic/result-ranking/export' });
  const book = read(reply.rawPayload, { type: 'buffer' });
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1]!]!, { header: 1 });
  expect(rows.slice(1).map(([rank]) => rank)).toEqual([1, 1, 3, 3, 5]);
  // The learner of two classes has the average 7.5 of 10 and 5, which is level FAIR.
  const { ability } = await teacher.call('POST /itf/statistic/unit-tests', { body: {} });
  expect(ability).toEqual({ GOOD: 1, FAIR: 1, PASS: 1, FAIL: 1 });
});

it('leave out what is cancelled, practised, provisional, running or deleted, and learners of others', async () => {
  const options: SchoolOptions = { codes: ['MC1', 'TF1'] };
  const counted = await createSchool(t, options);
  const more = { ...options, teacher: counted.teacher };
  const cancelled = await createSchool(t, more);
  const practice = await createSchool(t, { ...more, mode: 'PRACTICE' });
  const closed = await createSchool(t, more);
  const essay = await createSchool(t, { ...more, codes: ['EW1'] });
  for (const school of [counted, cancelled, practice, closed, essay]) await take(school, [true, true]);
  await t
    .as(await counted.student())
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: counted.assignmentId } });
  await worker.round();
  const at = new Date(t.now());
  await t.db.updateTable('assignments').set({ cancelled_at: at }).where('id', '=', cancelled.assignmentId).execute();
  await t.db.updateTable('classes').set({ deleted_at: at }).where('id', '=', closed.classId).execute();
  const teacher = t.as(counted.teacher);
  const { weeks, classes, ability } = await teacher.call('POST /itf/statistic/unit-tests', { body: {} });
  expect(classes.map(({ classId }) => classId)).toEqual([counted.classId]);
  expect(ability).toEqual({ GOOD: 1, FAIR: 0, PASS: 0, FAIL: 0 });
  // The weeks count the tests of the deleted class and the essay, too, but not the running attempt.
  expect(weeks.reduce((sum, { tests }) => sum + tests, 0)).toBe(3);
  expect(weeks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(3);

  const foreign = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const [own, gone, theirs] = await Promise.all(Array.from({ length: 3 }, () => t.createUser({ role: 'STUDENT' })));
  const managed = (teacher_id: string, student: TestUser, removed_at: Date | null) => ({
    teacher_id,
    student_id: student.id,
    created_at: at,
    removed_at,
  });
  await t.db
    .insertInto('managed_students')
    .values([
      managed(counted.teacher.id, own!, null),
      managed(counted.teacher.id, gone!, at),
      managed(foreign.id, theirs!, null),
    ])
    .execute();
  expect(await teacher.call('GET /itf/statistic/count-students', { query: {} })).toEqual({ total: 1, added: 1 });
});

it('count within the range, whole classes only on request, and refuse an invalid range', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const other = await createSchool(t, { codes: ['MC1'], teacher: school.teacher });
  await t.db.updateTable('assignments').set({ target: 'STUDENTS' }).where('id', '=', other.assignmentId).execute();
  const teacher = t.as(school.teacher);
  const count = async (query: object) => (await teacher.call('GET /itf/statistic/count-unit-tests', { query })).total;
  expect(await count({})).toBe(2);
  expect(await count({ over: 'CLASS' })).toBe(1);
  expect(await count({ from: '2020-01-01', to: '2020-02-01' })).toBe(0);
  await expect(count({ from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  await expect(count({ from: '2020-01-01', to: '2026-01-01' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  await school.student();
  const students = await teacher.call('GET /itf/statistic/count-students', { query: {} });
  expect(students.added).toBeLessThanOrEqual(students.total);
  // The count can be limited to one class; for a class of another teacher it is zero.
  const inClass = (classId: string) => teacher.call('GET /itf/statistic/count-students', { query: { classId } });
  expect(await inClass(school.classId)).toEqual({ total: 1, added: 1 });
  expect(await inClass(other.classId)).toEqual({ total: 0, added: 0 });
  const foreign = await createSchool(t, { codes: ['MC1'] });
  await foreign.student();
  expect(await inClass(foreign.classId)).toEqual({ total: 0, added: 0 });
  const tests = await teacher.call('GET /itf/statistic/count-all-unit-tests');
  expect(tests.own).toBe(2);
  expect(await teacher.call('GET /itf/statistic/count-new-unit-tests', { query: {} })).toEqual({ total: 2 });
});
