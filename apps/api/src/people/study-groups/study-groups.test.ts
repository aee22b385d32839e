/** Study groups over HTTP: access, members, and what a deletion ends. */
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
let names = 0;

beforeAll(async () => {
  await addCatalogue(t.db);
  school = await createSchool(t, { codes: ['MC1'] });
  teacher = school.teacher;
  ({ examId } = await addReadyExam(t, teacher));
});

const make = (members: readonly TestUser[], name = `Nhóm ${++names}`, who = teacher) =>
  t.as(who).call('POST /itf/class/{id}/group', {
    params: { id: school.classId },
    body: { name, studentIds: members.map(({ id }) => id) },
  });
const change = (id: string, body: { name?: string; studentIds?: string[] }, who = teacher) =>
  t.as(who).call('PUT /itf/class/group/{id}', { params: { id }, body });
const remove = (id: string, who = teacher) => t.as(who).call('DELETE /itf/class/group/{id}', { params: { id } });
const get = (id: string, who = teacher) => t.as(who).call('GET /itf/class/group/{id}', { params: { id } });
const list = (query: object = {}, who = teacher) =>
  t.as(who).call('GET /itf/class/{id}/group', { params: { id: school.classId }, query });
const assign = (groupId: string, more: object = {}) =>
  t.as(teacher).call('POST /itf/unit-tests/assign', {
    body: { examId, target: { kind: 'GROUP', groupId }, startsAt: at(-1), endsAt: at(120), ...more },
  });
const start = (student: TestUser, id: string) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
const statusOf = async (student: TestUser, id: string) =>
  (await t.as(student).call('GET /student/attempts/{id}', { params: { id } })).status;

describe('a group', () => {
  test('is created, found by name without diacritics, renamed, and listed in Vietnamese order', async () => {
    const [one, two] = [await school.student(), await school.student()];
    const { id, ...made } = await make([one, two], 'Ôn học sinh giỏi');
    expect(made).toMatchObject({ classId: school.classId, students: 2, ongoing: 0, upcoming: 0 });
    expect(made.members.map((member) => member.id).toSorted()).toEqual([one.id, two.id].toSorted());
    const other = await make([], 'Kèm thêm');
    expect((await list({ search: 'on hoc sinh' })).items).toMatchObject([{ id, students: 2 }]);
    const order = (await list()).items.map((group) => group.id);
    expect(order.indexOf(other.id)).toBeLessThan(order.indexOf(id));
    expect(await change(id, { name: '  Ôn thi   vào 10 ' })).toMatchObject({ name: 'Ôn thi vào 10', students: 2 });
  });

  test('has a unique name in its class, and a deleted one releases its name', async () => {
    const { id } = await make([], 'Nhóm A');
    const refused = await make([], 'nhóm a').catch((error: { reply: unknown }) => error.reply);
    expect(refused).toMatchObject({ code: 'STUDY_GROUP_EXISTED', errors: [{ path: 'name' }] });
    const other = await make([], 'Nhóm B');
    await expect(change(other.id, { name: 'Nhóm A' })).rejects.toMatchObject({ code: 'STUDY_GROUP_EXISTED' });
    await remove(id);
    expect((await change(other.id, { name: 'Nhóm A' })).name).toBe('Nhóm A');
  });

  test.each([[{ name: ' ' }], [{ name: 'x'.repeat(226) }], [{ studentIds: ['no-id'] }]])(
    '%j is refused',
    async (body) => {
      const { id } = await make([]);
      await expect(change(id, body)).rejects.toMatchObject({ code: 'BODY_INVALID' });
    },
  );

  test('accepts the learners of the class and others of the teacher, and nobody else', async () => {
    const [classmate, mine, stranger] = [
      await school.student(),
      await t.createUser({ role: 'STUDENT' }),
      await t.createUser({ role: 'STUDENT' }),
    ];
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: mine.id, created_at: new Date(t.now()) })
      .execute();
    const { id, members } = await make([classmate, mine]);
    expect(new Map(members.map((one) => [one.id, one.inClass]))).toEqual(
      new Map([
        [classmate.id, true],
        [mine.id, false],
      ]),
    );
    await expect(change(id, { studentIds: [classmate.id, stranger.id] })).rejects.toMatchObject({
      code: 'STUDENT_NOT_FOUND',
    });
    expect((await get(id)).students).toBe(2);
    await expect(make([stranger])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    // A learner who has left the class is refused as well.
    const left = await school.student();
    await t.db
      .updateTable('class_students')
      .set({ removed_at: new Date(t.now()) })
      .where('student_id', '=', left.id)
      .execute();
    await expect(make([left])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    const removed = await t.createUser({ role: 'STUDENT' });
    const now = new Date(t.now());
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: removed.id, created_at: now, removed_at: now })
      .execute();
    await expect(make([removed])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    const gone = await make([]);
    await remove(gone.id);
    expect((await list()).items.map((group) => group.id)).not.toContain(gone.id);
    // A learner of a colleague is refused, too.
    const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: colleague.id, student_id: stranger.id, created_at: new Date(t.now()) })
      .execute();
    await expect(make([stranger])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    await t.db
      .updateTable('users')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', classmate.id)
      .execute();
    expect((await get(id)).members.map((one) => one.id)).toEqual([mine.id]);
  });

  test('is private to its teacher', async () => {
    const { id } = await make([await school.student()]);
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    for (const work of [() => get(id, other), () => change(id, { name: 'Mine' }, other), () => remove(id, other)])
      await expect(work()).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
    for (const work of [() => list({}, other), () => make([], 'Theirs', other)])
      await expect(work()).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
    const student = await school.student();
    await expect(get(id, student)).rejects.toMatchObject({ code: 'TEACHER_ONLY' });
  });

  test("shows its members' results in its tests, without practice", async () => {
    const [done, idle] = [await school.student(), await school.student()];
    const { id } = await make([done, idle]);
    const test = await assign(id);
    await assign(id, { mode: 'PRACTICE' });
    await assign(id, { startsAt: at(60), endsAt: at(180) });
    const attempt = await start(done, test.id);
    await t.as(done).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: attempt.id, clientId: 'client-one', entries: [] },
    });
    const { members, ...group } = await get(id);
    expect(group).toMatchObject({ ongoing: 2, upcoming: 1 });
    expect(new Map(members.map((one) => [one.id, [one.given, one.submitted]]))).toEqual(
      new Map([
        [done.id, [1, 1]],
        [idle.id, [1, 0]],
      ]),
    );
  });

  test('lists the learners of the class who are in no group', async () => {
    const [grouped, free] = [await school.student(), await school.student()];
    const { id } = await make([grouped]);
    const ungrouped = async () =>
      (
        await t.as(teacher).call('GET /itf/classes/{id}/students', {
          params: { id: school.classId },
          query: { ungrouped: 'true', size: 100 },
        })
      ).items.map((one) => one.id);
    expect(await ungrouped()).toContain(free.id);
    expect(await ungrouped()).not.toContain(grouped.id);
    await remove(id);
    expect(await ungrouped()).toContain(grouped.id);
  });
});

test('undoing a removal from the class restores the group memberships, adding the learner again does not', async () => {
  const student = await school.student();
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
  const [stays, left, gone] = [await make([student]), await make([student]), await make([student])];
  const params = { id: school.classId };
  const takeOut = () =>
    t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', { params, body: { studentIds: [student.id] } });
  const comeBack = (undo: boolean) =>
    t.as(teacher).call('POST /itf/classes/{id}/students/add-list', {
      params,
      body: { studentIds: [student.id], undo },
    });
  const memberOf = async (id: string) => (await get(id)).members.length === 1;
  await change(left.id, { studentIds: [] });
  t.advance(minute);
  await takeOut();
  await remove(gone.id);
  await comeBack(true);
  expect([await memberOf(stays.id), await memberOf(left.id)]).toEqual([true, false]);
  await takeOut();
  await comeBack(false);
  expect(await memberOf(stays.id)).toBe(false);
});

describe('access follows membership', () => {
  test("a removed member's attempt is handed in, a new member may start", async () => {
    const [leaves, stays, comes] = [await school.student(), await school.student(), await school.student()];
    const { id } = await make([leaves, stays]);
    const test = await assign(id);
    const [one, two] = [await start(leaves, test.id), await start(stays, test.id)];
    await change(id, { studentIds: [stays.id, comes.id] });
    expect(await statusOf(leaves, one.id)).not.toBe('RUNNING');
    expect(await statusOf(stays, two.id)).toBe('RUNNING');
    expect((await start(comes, test.id)).status).toBe('RUNNING');
    await expect(start(await school.student(), test.id)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
  });

  test('deleting a group ends its tests and keeps the results', async () => {
    const student = await school.student();
    const { id } = await make([student]);
    const test = await assign(id);
    const attempt = await start(student, test.id);
    await remove(id);
    expect(await statusOf(student, attempt.id)).not.toBe('RUNNING');
    await expect(get(id)).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
    await expect(remove(id)).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
    await expect(assign(id)).rejects.toMatchObject({ code: 'STUDY_GROUP_NOT_FOUND' });
    const { rows } = await t.as(teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
      params: { id: test.id },
      query: {},
    });
    expect(rows.map(({ studentId }) => studentId)).toEqual([student.id]);
  });

  // Each round starts attempts and withdraws access concurrently, by one of the ways to withdraw it.
  test.each([
    ['the group is deleted', (id: string) => remove(id)],
    ['members are set', (id: string) => change(id, { studentIds: [] })],
    [
      'the test is cancelled',
      (_: string, test: string) => t.as(teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: test } }),
    ],
  ])('no attempt keeps running when it is started at the moment when %s', async (_, takeAway) => {
    for (let round = 0; round < 8; round += 1) {
      const students = await Promise.all(Array.from({ length: 4 }, () => school.student()));
      const { id } = await make(students);
      const test = await assign(id);
      const starts = students.map((student) => start(student, test.id).catch(() => undefined));
      await Promise.all([...starts, takeAway(id, test.id)]);
      const left = await t.db
        .selectFrom('attempts')
        .select('id')
        .where('assignment_id', '=', test.id)
        .where('status', '=', 'RUNNING')
        .execute();
      expect(left).toEqual([]);
    }
  });
});
