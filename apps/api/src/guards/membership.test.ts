/** Who is in a class, and whose attempts end when somebody leaves one: what concerns others stays as it is. */
import { graceMs } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool, type School, type SchoolOptions } from '../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const hour = 60 * minute;

const makeSchool = (options: SchoolOptions = {}) => createSchool(t, { codes: ['MC1'], ...options });
const start = (school: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const submit = (student: TestUser, attemptId: string) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'last-client', entries: [] } });
const state = (student: TestUser, attemptId: string) =>
  t.as(student).call('GET /student/attempts/{id}', { params: { id: attemptId } });
const statusOf = async (student: TestUser, { id }: { id: string }) => (await state(student, id)).status;
const remove = ({ teacher, classId }: School, student: TestUser) =>
  t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', {
    params: { id: classId },
    body: { studentIds: [student.id] },
  });
const manage = ({ teacher }: School, student: TestUser) =>
  t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
const assigned = async (student: TestUser) =>
  (await t.as(student).call('GET /student/unit-tests-assigned', { query: {} })).items;

describe('a learner who is removed from a class', () => {
  it('no longer sees the class or its tests', async () => {
    const school = await makeSchool();
    const student = await school.student();
    expect(await assigned(student)).toHaveLength(1);
    expect((await t.as(student).call('GET /student/classes')).items).toHaveLength(1);
    await remove(school, student);
    expect(await assigned(student)).toEqual([]);
    expect((await t.as(student).call('GET /student/classes')).items).toEqual([]);
    await expect(
      t.as(student).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: school.assignmentId } }),
    ).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION', status: 403 });
  });

  it('has running attempts handed in; another learner, and the same one in another class, continue', async () => {
    const school = await makeSchool();
    const other = await makeSchool({ teacher: school.teacher });
    const [student, classmate] = [await school.student(), await school.student()];
    await other.enrol(student);
    const here = await start(school, student);
    const there = await start(other, student);
    const beside = await start(school, classmate);
    await remove(school, student);
    expect(await statusOf(student, here)).not.toBe('RUNNING');
    expect(await statusOf(student, there)).toBe('RUNNING');
    expect(await statusOf(classmate, beside)).toBe('RUNNING');
  });

  it("continues in classes and tests of another teacher, also when removed from the first one's whole list", async () => {
    const school = await makeSchool();
    const student = await school.student();
    const elsewhere = await makeSchool();
    await elsewhere.enrol(student);
    await manage(school, student);
    const here = await start(school, student);
    const there = await start(elsewhere, student);
    await t.as(school.teacher).call('DELETE /itf/students/{id}', { params: { id: student.id } });
    expect(await statusOf(student, here)).not.toBe('RUNNING');
    expect(await statusOf(student, there)).toBe('RUNNING');
    expect((await t.as(student).call('GET /student/classes')).items.map(({ id }) => id)).toEqual([elsewhere.classId]);
  });
});

describe('cancelling a test', () => {
  it("hands in its running attempts, and none of the class's other tests", async () => {
    const school = await makeSchool();
    const student = await school.student();
    const attempt = await start(school, student);
    const again = await t.as(school.teacher).call('POST /itf/classes/{id}/unit-tests', {
      params: { id: school.classId },
      body: {
        examId: school.examId,
        startsAt: new Date(t.now() - 1_000).toISOString(),
        endsAt: new Date(t.now() + hour).toISOString(),
        minutes: 45,
      },
    });
    const second = await start({ ...school, assignmentId: again.id }, student);
    await t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId } });
    expect(await statusOf(student, attempt)).not.toBe('RUNNING');
    expect(await statusOf(student, second)).toBe('RUNNING');
  });
});

describe('changing a test that some have finished', () => {
  it('gives more time only to those who still work', async () => {
    const school = await makeSchool({ minutes: 5, endsIn: 6 * hour });
    const [late, done, working] = [await school.student(), await school.student(), await school.student()];
    const over = await start(school, late);
    t.advance(5 * minute + graceMs + 1_000);
    const finished = await start(school, done);
    await submit(done, finished.id);
    const running = await start(school, working);
    expect(
      await t.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/extend', {
        params: { id: school.assignmentId },
        body: { minutes: 30 },
      }),
    ).toMatchObject({ attempts: 1 });
    expect(await state(working, running.id)).toMatchObject({ status: 'RUNNING' });
    expect(Date.parse((await state(working, running.id)).deadlineAt)).toBe(
      Date.parse(running.deadlineAt) + 30 * minute,
    );
    expect((await state(late, over.id)).deadlineAt).toBe(over.deadlineAt);
    expect(await statusOf(late, over)).not.toBe('RUNNING');
    expect((await state(done, finished.id)).deadlineAt).toBe(finished.deadlineAt);
  });

  it('with a later end moves the deadline of those who work, not of those who have handed in', async () => {
    const school = await makeSchool({ minutes: 90, endsIn: 100 * minute });
    t.advance(20 * minute);
    const [done, working] = [await school.student(), await school.student()];
    const finished = await start(school, done);
    const running = await start(school, working);
    await submit(done, finished.id);
    const endsAt = new Date(t.now() + 3 * hour).toISOString();
    await t
      .as(school.teacher)
      .call('PUT /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId }, body: { endsAt } });
    expect((await state(done, finished.id)).deadlineAt).toBe(finished.deadlineAt);
    expect(Date.parse((await state(working, running.id)).deadlineAt)).toBeGreaterThan(Date.parse(running.deadlineAt));
  });
});

describe('after handing in', () => {
  it('flags cannot be changed', async () => {
    const school = await makeSchool();
    const student = await school.student();
    const attempt = await start(school, student);
    const flag = (flags: string[]) =>
      t.as(student).call('POST /student/attempts/{id}/flags', { params: { id: attempt.id }, body: { flags } });
    const question = school.questions[0]!.id;
    await flag([question]);
    await submit(student, attempt.id);
    await flag([]);
    expect((await state(student, attempt.id)).flags).toEqual([question]);
  });
});

describe('a mark that is shown after the end', () => {
  it("is not in the learner's list while somebody still works with extra time", async () => {
    const worker = startAttemptWorker(t.app, { loop: false });
    const school = await makeSchool({ reviewOpen: 'OFF', minutes: 30, endsIn: 40 * minute });
    const [done, slow] = [await school.student(), await school.student()];
    await submit(done, (await start(school, done)).id);
    t.advance(15 * minute);
    await start(school, slow);
    await t.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/extend', {
      params: { id: school.assignmentId },
      body: { minutes: 20 },
    });
    await worker.round();
    const mark = async () => (await assigned(done))[0]!.attempt!.mark;
    t.advance(30 * minute);
    expect(await mark()).toBeNull();
    t.advance(30 * minute);
    await worker.round();
    expect(await mark()).toBe(0);
  });
});
