/** Whom a test reaches: a class, a study group or named learners, also after learners join or leave. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const at = (minutes: number) => new Date(t.now() + minutes * minute).toISOString();
let school: School;
let teacher: TestUser;
let examId: string;

beforeAll(async () => {
  await addCatalogue(t.db);
  school = await createSchool(t, { codes: ['MC1'] });
  teacher = school.teacher;
  ({ examId } = await addReadyExam(t, teacher));
});

async function managed(): Promise<TestUser> {
  const student = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
  return student;
}

async function group(members: readonly TestUser[], classId: string | null = null): Promise<string> {
  const [id, now] = [randomUUID(), new Date(t.now())];
  await t.db
    .insertInto('study_groups')
    .values({ owner_id: teacher.id, id, class_id: classId, name: 'Nhóm 1', created_at: now, updated_at: now })
    .execute();
  for (const { id: student_id } of members)
    await t.db
      .insertInto('study_group_students')
      .values({ owner_id: teacher.id, group_id: id, student_id, joined_at: now })
      .execute();
  return id;
}

type Target =
  | { kind: 'CLASS'; classId: string }
  | { kind: 'GROUP'; groupId: string }
  | { kind: 'STUDENTS'; studentIds: string[]; classId?: string };
const assign = (target: Target, more: object = {}, who = teacher) =>
  t.as(who).call('POST /itf/unit-tests/assign', {
    body: { examId, target, startsAt: at(-1), endsAt: at(120), ...more },
  });
const start = (student: TestUser, id: string) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
const listOf = async (student: TestUser) =>
  (await t.as(student).call('GET /student/unit-tests-assigned', { query: {} })).items.map(({ id }) => id);
const targetInAudit = async (id: string) => {
  const { details } = await t.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', id)
    .where('action', '=', 'test-assigned')
    .executeTakeFirstOrThrow();
  const { examVersionId: _, ...target } = details as Record<string, unknown>;
  return target;
};
const statusOf = async (student: TestUser, attempt: string) =>
  (await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt } })).status;

describe('learners by name', () => {
  test('are reached, and nobody else', async () => {
    const [named, other] = [await managed(), await managed()];
    const { id, ...view } = await assign({ kind: 'STUDENTS', studentIds: [named.id] });
    expect(view).toMatchObject({ target: 'STUDENTS', classId: null, className: '', students: 1 });
    expect(await targetInAudit(id)).toEqual({ studentIds: [named.id] });
    expect(await listOf(named)).toContain(id);
    expect(await listOf(other)).not.toContain(id);
    await expect(start(other, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    expect((await start(named, id)).status).toBe('RUNNING');
  });

  test('must be learners of the teacher', async () => {
    const stranger = await t.createUser({ role: 'STUDENT' });
    const mine = await managed();
    await expect(assign({ kind: 'STUDENTS', studentIds: [mine.id, stranger.id] })).rejects.toMatchObject({
      code: 'STUDENT_NOT_FOUND',
    });
  });

  test('hand in when they are no longer named, start when named later, continue when named again', async () => {
    const [first, second] = [await managed(), await managed()];
    const { id } = await assign({ kind: 'STUDENTS', studentIds: [first.id] });
    const attempt = await start(first, id);
    const change = (studentIds: string[]) =>
      t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body: { studentIds } });
    expect(await change([second.id])).toMatchObject({ students: 1, submitted: 1, running: 0 });
    expect(await statusOf(first, attempt.id)).not.toBe('RUNNING');
    expect((await start(second, id)).status).toBe('RUNNING');
    expect(await listOf(first)).toContain(id);
    expect(await change([first.id, second.id])).toMatchObject({ students: 2 });
    const live = await t
      .as(teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id }, query: {} });
    expect(live.cells.map(({ studentId, state }) => [studentId, state]).toSorted()).toEqual(
      [
        [first.id, 'SUBMITTED'],
        [second.id, 'RUNNING'],
      ].toSorted(),
    );
  });

  test('are not reached once the teacher has removed them', async () => {
    const named = await managed();
    const { id } = await assign({ kind: 'STUDENTS', studentIds: [named.id] });
    await t.as(teacher).call('DELETE /itf/students/{id}', { params: { id: named.id } });
    await expect(start(named, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
  });

  test('keep a test that names them when they leave its class', async () => {
    const named = await school.student();
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: named.id, created_at: new Date(t.now()) })
      .execute();
    const { id } = await assign({ kind: 'STUDENTS', studentIds: [named.id], classId: school.classId });
    const attempt = await start(named, id);
    await t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', {
      params: { id: school.classId },
      body: { studentIds: [named.id] },
    });
    expect(await statusOf(named, attempt.id)).toBe('RUNNING');
  });

  test('can be changed for such a test only', async () => {
    const one = await managed();
    const { id } = await assign({ kind: 'CLASS', classId: school.classId });
    await expect(
      t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body: { studentIds: [one.id] } }),
    ).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'studentIds', code: 'invalid' }] },
    });
  });
});

describe('a study group', () => {
  test('is reached with its current members', async () => {
    const [stays, leaves, joins] = [await managed(), await managed(), await managed()];
    const groupId = await group([stays, leaves]);
    const { id, ...view } = await assign({ kind: 'GROUP', groupId });
    expect(view).toMatchObject({ target: 'GROUP', groupId, className: 'Nhóm 1', students: 2 });
    expect(await targetInAudit(id)).toEqual({ groupId });
    await expect(start(joins, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    const member = t.db.updateTable('study_group_students').set({ removed_at: new Date(t.now()) });
    await member.where('group_id', '=', groupId).where('student_id', '=', leaves.id).execute();
    await t.db
      .insertInto('study_group_students')
      .values({ owner_id: teacher.id, group_id: groupId, student_id: joins.id, joined_at: new Date(t.now()) })
      .execute();
    await expect(start(leaves, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    for (const student of [stays, joins]) expect((await start(student, id)).status).toBe('RUNNING');
  });

  test('of a class loses learners who leave the class, and its tests close with the class', async () => {
    const [leaves, stays] = [await school.student(), await school.student()];
    const groupId = await group([leaves, stays], school.classId);
    const { id } = await assign({ kind: 'GROUP', groupId });
    const attempt = await start(leaves, id);
    await t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', {
      params: { id: school.classId },
      body: { studentIds: [leaves.id] },
    });
    expect(await statusOf(leaves, attempt.id)).not.toBe('RUNNING');
    const { students } = await t
      .as(teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/teacher', { params: { id } });
    expect(students).toBe(1);
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', school.classId).execute();
    await expect(start(stays, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    await t.db.updateTable('classes').set({ status: 'ACTIVE' }).where('id', '=', school.classId).execute();
  });

  test.each([
    ['an inactive class', { status: 'DEACTIVATED' }],
    ['a deleted class', { deleted_at: new Date() }],
  ] as const)('of %s does not start tests, nor do learners named in it', async (_, change) => {
    const own = await createSchool(t, { codes: ['MC1'], teacher });
    const member = await own.student();
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: member.id, created_at: new Date(t.now()) })
      .execute();
    const { classId } = own;
    const tests = [
      await assign({ kind: 'GROUP', groupId: await group([member], classId) }),
      await assign({ kind: 'STUDENTS', studentIds: [member.id], classId }),
    ];
    // A test that names the learner without a class does not depend on the class.
    const apart = await assign({ kind: 'STUDENTS', studentIds: [member.id] });
    await t.db.updateTable('classes').set(change).where('id', '=', classId).execute();
    for (const { id } of tests) {
      await expect(start(member, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
      expect(await listOf(member)).not.toContain(id);
    }
    expect((await start(member, apart.id)).status).toBe('RUNNING');
  });

  test('that is deleted or belongs to another teacher is unknown, and a deleted one reaches nobody', async () => {
    const one = await managed();
    const groupId = await group([one]);
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const foreign = addReadyExam(t, other).then(({ examId: own }) =>
      assign({ kind: 'GROUP', groupId }, { examId: own }, other),
    );
    await expect(foreign).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
    const { id } = await assign({ kind: 'GROUP', groupId });
    await t.db
      .updateTable('study_groups')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', groupId)
      .execute();
    await expect(start(one, id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    await expect(assign({ kind: 'GROUP', groupId })).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
  });
});

test('a learner may load the views of all types in the test, also of those inside other questions', async () => {
  const mixed = await createSchool(t, { codes: ['MIX1', 'FB1', 'FB1'], teacher });
  const { types } = await t
    .as(await mixed.student())
    .call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: mixed.assignmentId } });
  const inside = (samples.MIX1.content as unknown as { parts: { type: string }[] }).parts.map(({ type }) => type);
  expect(inside.length).toBeGreaterThan(0);
  expect(types).toEqual([...new Set(['MIX1', 'FB1', ...inside])].toSorted());
});

describe('settings', () => {
  test.each([
    [{ minutes: null }, 'minutes'],
    [{ attemptsAllowed: null }, 'attemptsAllowed'],
  ])('%j are allowed for practice only', async (settings, path) => {
    const target = { kind: 'CLASS', classId: school.classId } as const;
    const refused = await assign(target, settings).catch((error: { reply: unknown }) => error.reply);
    expect(refused).toMatchObject({ code: 'BODY_INVALID', errors: [{ path }] });
    expect(await assign(target, { mode: 'PRACTICE', ...settings })).toMatchObject({ mode: 'PRACTICE', ...settings });
  });

  test('allow tools, which reach the attempt and may change while it runs', async () => {
    const student = await school.student();
    const target = { kind: 'CLASS', classId: school.classId } as const;
    expect(await assign(target)).toMatchObject({ tools: [] });
    const { id, tools } = await assign(target, { tools: ['NOTES', 'CALCULATOR'] });
    expect(tools).toEqual(['NOTES', 'CALCULATOR']);
    const attempt = await start(student, id);
    const state = () => t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt.id } });
    expect((await state()).tools).toEqual(['NOTES', 'CALCULATOR']);
    await t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body: { tools: ['RULER'] } });
    expect((await state()).tools).toEqual(['RULER']);
    for (const wrong of [['PHONE'], ['NOTES', 'NOTES']])
      await expect(assign(target, { tools: wrong as never })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  });

  test('stay as they were for a running attempt; attempts, counting and reviews may change', async () => {
    const student = await school.student();
    const { id } = await assign({ kind: 'CLASS', classId: school.classId }, { attemptsAllowed: 2 });
    const change = (body: object) => t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body });
    expect(await change({ mode: 'PRACTICE' })).toMatchObject({ mode: 'PRACTICE' });
    expect(await change({ mode: 'TEST', minutes: 30 })).toMatchObject({ mode: 'TEST', minutes: 30 });
    await start(student, id);
    for (const body of [{ mode: 'PRACTICE' }, { minutes: 40 }, { shuffleQuestions: true }, { shuffleOptions: false }])
      await expect(change(body), JSON.stringify(body)).rejects.toMatchObject({ code: 'ASSIGNMENT_STARTED' });
    const allowed = { attemptsAllowed: 3, counting: 'LAST', reviewOpen: 'ON', reviewAfter: 'REVIEW' };
    expect(await change(allowed)).toMatchObject(allowed);
    expect(await change({ attemptsAllowed: 1 })).toMatchObject({ attemptsAllowed: 1 });
  });
});
