/** Guards of what a teacher does with an assigned test, each with the one request that gets through when the guard is missing. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { noticesFor } from '../testing/jobs.ts';
import { addCatalogue, addReadyExam } from '../testing/content.ts';
import { createSchool, type School, type SchoolOptions } from '../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const at = (minutes: number) => new Date(t.now() + minutes * minute).toISOString();
let mine: School;
let foreign: School;
let examId: string;

beforeAll(async () => {
  await addCatalogue(t.db);
  mine = await createSchool(t, { codes: ['MC1'] });
  foreign = await createSchool(t, { codes: ['MC1'] });
  ({ examId } = await addReadyExam(t, mine.teacher));
});

const assign = (target: object) =>
  t.as(mine.teacher).call('POST /itf/unit-tests/assign', {
    body: { examId, target: target as never, startsAt: at(-1), endsAt: at(120) },
  });
const change = ({ teacher }: School, id: string, body: object) =>
  t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body });
const start = ({ assignmentId }: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
const remove = ({ teacher, classId }: School, student: TestUser) =>
  t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', {
    params: { id: classId },
    body: { studentIds: [student.id] },
  });
const remind = ({ teacher, assignmentId }: School, studentIds?: string[]) =>
  t.as(teacher).call('POST /itf/unit-tests/send-email-to-student', {
    body: { assignmentId, ...(studentIds && { studentIds }) },
  });
const allow = ({ teacher, assignmentId }: School, student: TestUser) =>
  t.as(teacher).call('PUT /itf/classes/unit-test-assigned/{id}/extra-time', {
    params: { id: assignmentId },
    body: { studentId: student.id, minutes: 10 },
  });
const another = (options: SchoolOptions = {}) => createSchool(t, { codes: ['MC1'], teacher: mine.teacher, ...options });

async function managed(): Promise<TestUser> {
  const student = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: mine.teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
  return student;
}

describe('an assigned test', () => {
  const give = (id: string) =>
    t.as(mine.teacher).call('POST /itf/unit-tests/assign', {
      body: { examId: id, target: { kind: 'CLASS', classId: mine.classId }, startsAt: at(-1), endsAt: at(120) },
    });
  const ready = async (teacher: TestUser, change: object) => {
    const { examId: id } = await addReadyExam(t, teacher);
    await t.db.updateTable('exams').set(change).where('id', '=', id).execute();
    return id;
  };

  it('is complete, visible to the teacher, and of a kind that the package opens', async () => {
    await expect(give(await ready(mine.teacher, { status: 'DRAFT' }))).rejects.toMatchObject({
      code: 'TEST_CONTENT_INSUFFICIENT',
    });
    await expect(give(await ready(foreign.teacher, { privacy: 'PRIVATE' }))).rejects.toMatchObject({
      code: 'UNIT_TEST_NOT_FOUND',
    });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const { classId } = await createSchool(t, { codes: ['MC1'], teacher: basic });
    await expect(
      t.as(basic).call('POST /itf/unit-tests/assign', {
        body: {
          examId: await ready(mine.teacher, { exam_type: 10, owner_id: basic.id }),
          target: { kind: 'CLASS', classId },
          startsAt: at(-1),
          endsAt: at(120),
        },
      }),
    ).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED', status: 402 });
  });
});

describe('a test for some learners of a class', () => {
  it('is refused for a class of another teacher or an inactive one', async () => {
    const studentIds = [(await managed()).id];
    await expect(assign({ kind: 'STUDENTS', studentIds, classId: foreign.classId })).rejects.toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
    const closed = await another();
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', closed.classId).execute();
    await expect(assign({ kind: 'STUDENTS', studentIds, classId: closed.classId })).rejects.toMatchObject({
      code: 'CLASS_INACTIVE',
    });
    const [groupId, now] = [randomUUID(), new Date(t.now())];
    await t.db
      .insertInto('study_groups')
      .values({
        owner_id: mine.teacher.id,
        id: groupId,
        class_id: closed.classId,
        name: 'Nhóm 1',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await expect(assign({ kind: 'GROUP', groupId })).rejects.toMatchObject({ code: 'CLASS_INACTIVE' });
  });

  it('cannot get learners of another teacher later', async () => {
    const own = await managed();
    const { id } = await assign({ kind: 'STUDENTS', studentIds: [own.id] });
    const stranger = await foreign.student();
    await expect(change(mine, id, { studentIds: [own.id, stranger.id] })).rejects.toMatchObject({
      code: 'STUDENT_NOT_FOUND',
    });
    expect((await t.as(stranger).call('GET /student/unit-tests-assigned', { query: {} })).items).toHaveLength(1);
  });
});

describe('changing an assignment', () => {
  it('cannot produce what could not have been assigned', async () => {
    const school = await another({ minutes: 45, startsIn: 10 * minute, endsIn: 70 * minute });
    await expect(change(school, school.assignmentId, { minutes: null })).rejects.toMatchObject({
      code: 'BODY_INVALID',
    });
    for (const body of [{ endsAt: at(40) }, { startsAt: at(40) }, { minutes: 90 }])
      await expect(change(school, school.assignmentId, body), JSON.stringify(body)).rejects.toMatchObject({
        code: 'ASSIGNMENT_WINDOW_TOO_SHORT',
      });
    await expect(change(school, school.assignmentId, { attemptsAllowed: null })).rejects.toMatchObject({
      code: 'BODY_INVALID',
    });
  });

  it('without changing the window is allowed after the end too', async () => {
    const school = await another({ startsIn: -60 * minute, endsIn: -minute });
    expect(await change(school, school.assignmentId, { note: 'Chữa bài vào thứ Hai' })).toMatchObject({
      note: 'Chữa bài vào thứ Hai',
    });
  });

  it('of its start, or below the attempts already taken, is refused once somebody has started', async () => {
    const school = await another({ attemptsAllowed: 3 });
    const student = await school.student();
    for (const number of [1, 2]) {
      const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
        params: { id: school.assignmentId },
        body: { number },
      });
      await t.as(student).call('POST /itf/unit-tests-result/submit', {
        body: { attemptId: id, clientId: 'the-only-client', entries: [] },
      });
    }
    await expect(change(school, school.assignmentId, { startsAt: at(-30) })).rejects.toMatchObject({
      code: 'ASSIGNMENT_STARTED',
    });
    await expect(change(school, school.assignmentId, { attemptsAllowed: 1 })).rejects.toMatchObject({
      code: 'ASSIGNMENT_STARTED',
    });
    expect(await change(school, school.assignmentId, { attemptsAllowed: 2 })).toMatchObject({ attemptsAllowed: 2 });
  });
});

describe('a cancelled test', () => {
  it('gets no more time, for all or for one, is not collected and sends no reminder; cancelling it again does nothing', async () => {
    const school = await another();
    const student = await school.student();
    await start(school, student);
    const params = { id: school.assignmentId };
    const as = t.as(school.teacher);
    const cancel = () => as.call('DELETE /itf/classes/unit-tests/{id}', { params });
    await cancel();
    await expect(allow(school, student)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      as.call('POST /itf/classes/unit-tests/{id}/extend', { params, body: { minutes: 5 } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as.call('POST /itf/classes/unit-tests/{id}/collect', { params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(remind(school)).rejects.toMatchObject({ code: 'TEST_EXPIRED' });
    await cancel();
    const { notices } = await noticesFor(t, student);
    expect(notices.filter(({ kind }) => kind === 'ASSIGNMENT_CANCELLED')).toHaveLength(1);
  });
});

describe('a learner who has left the class', () => {
  it('is not notified of its cancellation', async () => {
    const school = await another();
    const [gone, there] = [await school.student(), await school.student()];
    await remove(school, gone);
    await t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId } });
    const told = async (student: TestUser) => (await noticesFor(t, student)).notices.map(({ kind }) => kind);
    expect(await told(there)).toContain('ASSIGNMENT_CANCELLED');
    expect(await told(gone)).not.toContain('ASSIGNMENT_CANCELLED');
  });

  it('gets no extra time, is not reminded, and is neither in the live room nor in its count', async () => {
    const school = await another();
    const [gone, there] = [await school.student(), await school.student()];
    await remove(school, gone);
    await expect(allow(school, gone)).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    await expect(remind(school, [gone.id])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    const params = { id: school.assignmentId };
    const as = t.as(school.teacher);
    const { cells } = await as.call('GET /itf/classes/unit-test-assigned/{id}/live', { params, query: {} });
    expect(cells.map(({ studentId }) => studentId)).toEqual([there.id]);
    expect(await change(school, school.assignmentId, { note: 'Mang theo giấy nháp' })).toMatchObject({ students: 1 });
  });
});
