/** What stands outside the package and outside the window: results after a package has ended, and who joins too late. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;

it('results are read, marked and corrected after the package has ended; nothing new is begun', async () => {
  const teacher = await t.createUser({
    role: 'TEACHER',
    package: 'ADVANCE',
    packageEndsAt: new Date(t.now() + 24 * hour),
  });
  const school = await createSchool(t, { teacher, codes: ['MC1', 'SA1'], endsIn: 2 * hour });
  const student = await school.student();
  const params = { id: school.assignmentId };
  const { id: attempt } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params });
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: {
      attemptId: attempt,
      clientId: 'the-only-client',
      entries: school.questions.map(({ id, code }, at) => ({
        seq: at + 1,
        question: id,
        base: 0,
        answer: samples[code].responses.wrong as never,
      })),
    },
  });
  await worker.round();
  t.advance(48 * hour);
  // Sessions of tests do not end with time; the package has.
  const as = t.as(teacher);
  await expect(as.call('DELETE /itf/classes/unit-tests/{id}', { params })).rejects.toMatchObject({
    status: 402,
    code: 'PACKAGE_REQUIRED',
  });

  expect(await as.call('GET /itf/classes/unit-test-assigned/{id}/teacher', { params })).toMatchObject(params);
  const question = school.questions[1]!;
  const at = { question: question.id, item: question.items[0]! };
  expect(
    (await as.call('GET /itf/classes/unit-tests-assigned/{id}/marking', { params, query: {} })).items,
  ).toHaveLength(1);
  const [work] = await as.call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params, query: at });
  await as.call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
    params,
    body: {
      marks: [{ attempt, ...at, entry: work!.entry, version: 0, scores: { whole: 100 }, comment: '', notes: [] }],
    },
  });
  expect(await as.call('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempt }, query: at })).toHaveLength(
    1,
  );
  expect(await as.call('GET /itf/classes/unit-tests-assigned/{id}/markers', { params })).toMatchObject({});
  expect(await as.call('GET /itf/classes/unit-tests-assigned/marking-invitations', {})).toEqual([]);
  const { after } = await as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', {
    params,
    query: { number: 1 },
  });
  const { changed } = await as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
    params,
    body: {
      number: 1,
      change: { kind: 'FULL' },
      scope: 'ASSIGNMENT',
      raiseOnly: false,
      reason: 'Đề sai',
      notify: false,
      after,
    },
  });
  expect(changed).toBe(1);
});

it('a running test is led to its end, and learners are helped, after the package has ended', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: new Date(t.now() + hour) });
  const school = await createSchool(t, { teacher, codes: ['MC1'], endsIn: 6 * hour, minutes: 300 });
  const student = await school.student();
  const params = { id: school.assignmentId };
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params });
  t.advance(2 * hour);
  const as = t.as(teacher);
  const attempt = { params: { id } };
  expect((await as.call('GET /itf/classes/unit-test-assigned/{id}/live', { params, query: {} })).cells).toHaveLength(1);
  await as.call('POST /itf/unit-tests-result/{id}/pause', attempt);
  await as.call('POST /itf/unit-tests-result/{id}/resume', attempt);
  await as.call('POST /itf/unit-tests-result/{id}/extend', { ...attempt, body: { minutes: 5 } });
  expect(await as.call('POST /itf/classes/unit-tests/{id}/pause', { params })).toEqual({ attempts: 1 });
  expect(await as.call('POST /itf/classes/unit-tests/{id}/resume', { params })).toEqual({ attempts: 1 });
  expect(await as.call('POST /itf/classes/unit-tests/{id}/extend', { params, body: { minutes: 5 } })).toMatchObject({
    attempts: 1,
  });
  await as.call('PUT /itf/classes/unit-test-assigned/{id}/extra-time', {
    params,
    body: { studentId: student.id, minutes: 10 },
  });
  await as.call('POST /itf/unit-tests-result/{id}/collect', attempt);
  await as.call('POST /itf/unit-tests-result/{id}/reopen', { ...attempt, body: { minutes: 10 } });
  expect(await as.call('POST /itf/classes/unit-tests/{id}/collect', { params })).toEqual({ attempts: 1 });
  await worker.round();

  await as.call('GET /itf/classes/unit-tests-assigned/{id}/certificates', { params });
  await as.call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', {
    params,
    body: { organisation: 'Trường THCS Hoa Sen', place: 'Huế', signerTitle: 'Hiệu trưởng', signerName: 'Lê Thị Hà' },
  });
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
  const learner = { params: { id: student.id } };
  expect(await as.call('GET /itf/students/{id}', learner)).toMatchObject({ id: student.id });
  expect(await as.call('GET /itf/students/{id}/classes', learner)).toHaveLength(1);
  expect((await as.call('GET /itf/students/{id}/results', { ...learner, query: {} })).items).toHaveLength(1);
  expect((await as.call('GET /itf/students/{id}/progress', learner)).marks).toHaveLength(1);
  expect(
    (
      await as.call('GET /itf/students/classes/{id}/unit-tests-assigned', {
        params: { id: school.classId },
        query: { studentId: student.id },
      })
    ).items,
  ).toHaveLength(1);
  // What begins something new, or changes the lists of learners, needs a package.
  await expect(as.call('GET /itf/students', { query: {} })).rejects.toMatchObject({ status: 402 });
});

it('who joins the class after a test has ended is not counted there as somebody who has not handed in', async () => {
  const school = await createSchool(t, { codes: ['MC1'], endsIn: 2 * hour });
  await school.student({ firstName: 'An' });
  t.advance(hour);
  await school.student({ firstName: 'Bình' });
  t.advance(hour);
  await school.student({ firstName: 'Chi' });
  const as = t.as(school.teacher);
  const params = { id: school.assignmentId };
  const { rows, stats } = await as.call('GET /itf/classes/unit-tests-assigned/{id}/results', {
    params,
    query: { sort: 'name' },
  });
  expect([rows.map(({ firstName }) => firstName), stats.enrolled]).toEqual([['An', 'Bình'], 2]);
  const { items } = await as.call('GET /itf/classes/unit-tests-assigned', { query: {} });
  expect(items).toMatchObject([{ students: 2 }]);
});

it('nor who joins the study group; with a later end the test is for them too', async () => {
  const school = await createSchool(t, { codes: ['MC1'], endsIn: 2 * hour });
  const [owner_id, group_id] = [school.teacher.id, randomUUID()];
  const member = async (firstName: string) => {
    const { id } = await t.createUser({ role: 'STUDENT', firstName });
    await t.db
      .insertInto('study_group_students')
      .values({ owner_id, group_id, student_id: id, joined_at: new Date(t.now()) })
      .execute();
  };
  await t.db
    .insertInto('study_groups')
    .values({ id: group_id, owner_id, name: 'Nhóm 1', created_at: new Date(t.now()), updated_at: new Date(t.now()) })
    .execute();
  const id = school.assignmentId;
  await t.db
    .updateTable('assignments')
    .set({ target: 'GROUP', class_id: null, group_id })
    .where('id', '=', id)
    .execute();
  await member('An');
  t.advance(2 * hour);
  await member('Bình');
  const names = async () => {
    const { rows, stats } = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
      params: { id },
      query: { sort: 'name' },
    });
    return [rows.map(({ firstName }) => firstName), stats.enrolled];
  };
  expect(await names()).toEqual([['An'], 1]);
  await t.db
    .updateTable('assignments')
    .set({ ends_at: new Date(t.now() + hour) })
    .where('id', '=', id)
    .execute();
  expect(await names()).toEqual([['An', 'Bình'], 2]);
});

it('a cancelled test says so at the start; one that was handed in says that', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [done, other, stranger] = [
    await school.student(),
    await school.student(),
    await t.createUser({ role: 'STUDENT' }),
  ];
  const params = { id: school.assignmentId };
  const start = (student: typeof done) =>
    t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params });
  await start(done);
  await t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params });
  await expect(start(done)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
  await expect(start(other)).rejects.toMatchObject({ status: 409, code: 'TEST_CANCELLED' });
  await expect(start(stranger)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
  const open = (student: typeof done) => t.as(student).call('GET /itf/classes/unit-test-assigned/{id}', { params });
  await expect(open(other)).rejects.toMatchObject({ code: 'TEST_CANCELLED' });
  await expect(open(stranger)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
});
