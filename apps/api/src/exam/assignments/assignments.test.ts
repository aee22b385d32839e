import type { AssignmentView } from '@vumon/contract';
import { questionTypeCodes, type ChoiceContent } from '@vumon/question-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;
let teacher: TestUser;
let examId: string;
let classId: string;
let students: TestUser[];

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const at = (minutes: number) => new Date(t.now() + minutes * minute).toISOString();
let made = 0;

async function newClass(size: number, owner = teacher): Promise<{ id: string; students: TestUser[] }> {
  const { id } = await t
    .as(owner)
    .call('POST /itf/class', { body: { code: `GIAO-${++made}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 } });
  const pupils = await Promise.all(
    ['An', 'Bình', 'Chi', 'Dung'].slice(0, size).map((firstName) => t.createUser({ role: 'STUDENT', firstName })),
  );
  for (const { id: student_id } of pupils)
    await t.db
      .insertInto('class_students')
      .values({ owner_id: owner.id, class_id: id, student_id, joined_at: new Date(t.now()) })
      .execute();
  return { id, students: pupils };
}

beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà', lastName: 'Nguyễn Thu' });
  ({ examId } = await addReadyExam(t, teacher));
  ({ id: classId, students } = await newClass(3));
});

const assign = (changes: object = {}, to = classId, user = teacher): Promise<AssignmentView> =>
  t.as(user).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: to },
    body: { examId, startsAt: at(-1), endsAt: at(60), ...changes },
  });
const change = (id: string, body: object) =>
  t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body });
const list = async (query: object = {}, to = classId) =>
  (await t.as(teacher).call('GET /itf/classes/{id}/unit-tests', { params: { id: to }, query })).items;
const start = (id: string, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
const live = (id: string) =>
  t.as(teacher).call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id }, query: {} });
const assigned = async (student: TestUser, query: object = {}) =>
  (await t.as(student).call('GET /student/unit-tests-assigned', { query })).items;

async function answerFirst(student: TestUser, attemptId: string): Promise<void> {
  const { sections } = (
    await t.as(student).raw({ method: 'GET', url: `/api/student/attempts/${attemptId}/content` })
  ).json().data;
  const [{ id: question, content }] = sections[0].parts[0].questions;
  const [{ id: item, options }] = (content as ChoiceContent).items as [ChoiceContent['items'][number]];
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id: attemptId },
    body: {
      clientId: 'client-1',
      entries: [{ seq: 1, question, base: 0, answer: { [item]: [options[0]!.id] } }],
    },
  });
}

const auditOf = (id: string) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_kind', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

const submit = (student: TestUser, attemptId: string) =>
  t.as(student).call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-1', entries: [] } });

describe('assigning', () => {
  test('pins the published test with its name, size and skills', async () => {
    const one = await assign();
    expect(one).toMatchObject({
      title: 'Kiểm tra cuối kì I',
      questions: 7,
      minutes: 45,
      skills: ['GR', 'RE'],
      status: 'ONGOING',
      students: 3,
      submitted: 0,
      average: null,
      reviewOpen: 'OFF',
      reviewAfter: 'FREE',
      target: 'CLASS',
      mode: 'TEST',
      attemptsAllowed: 1,
      abilities: { edit: true, cancel: true },
    });
    const versions = await t.db.selectFrom('exam_versions').select('id').where('exam_id', '=', examId).execute();
    await assign();
    expect(await t.db.selectFrom('exam_versions').select('id').where('exam_id', '=', examId).execute()).toEqual(
      versions,
    );
    // Whether options are shuffled is a setting of the test, unless the teacher chooses.
    expect(one.shuffleOptions).toBe(true);
    expect(await assign({ shuffleOptions: false })).toMatchObject({ shuffleOptions: false });
    await t.db.updateTable('exams').set({ shuffle: false }).where('id', '=', examId).execute();
    expect(await assign()).toMatchObject({ shuffleOptions: false });
    await t.db.updateTable('exams').set({ shuffle: true }).where('id', '=', examId).execute();
  });

  test('has the Vietnamese name for its learners, also when the teacher works in English', async () => {
    const inLanguage = async (language: string) => {
      const reply = await t.as(teacher).raw({
        method: 'POST',
        url: `/api/itf/classes/${classId}/unit-tests`,
        headers: { 'accept-language': language },
        payload: { examId, startsAt: at(-1), endsAt: at(60) },
      });
      return (reply.json() as { data: AssignmentView }).data.title;
    };
    await t.db.updateTable('exams').set({ name_en: 'End-of-term test I' }).where('id', '=', examId).execute();
    expect(await inLanguage('en')).toBe('Kiểm tra cuối kì I');
    expect(await inLanguage('vi')).toBe('Kiểm tra cuối kì I');
    await t.db.updateTable('exams').set({ name_en: null }).where('id', '=', examId).execute();
  });

  test.each([
    [{ endsAt: 4 }, 'ASSIGNMENT_END_TOO_SOON'],
    [{ startsAt: 10, endsAt: 40 }, 'ASSIGNMENT_WINDOW_TOO_SHORT'],
    [{ startsAt: 100, endsAt: 60 }, 'ASSIGNMENT_END_BEFORE_START'],
    [{ minutes: 90, endsAt: 60 }, 'ASSIGNMENT_WINDOW_TOO_SHORT'],
  ])(
    '%j is refused at the end',
    async ({ startsAt = -1, endsAt, ...rest }: { startsAt?: number; endsAt: number }, code) => {
      expect(await failure(assign({ startsAt: at(startsAt), endsAt: at(endsAt), ...rest }))).toMatchObject({
        status: 422,
        code,
        reply: { errors: [{ path: 'endsAt', code }] },
      });
    },
  );

  test('allows only own active classes and tests that the package opens', async () => {
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await failure(assign({}, classId, other))).toMatchObject({ code: 'CLASS_NOT_FOUND' });
    const theirs = await newClass(0, other);
    expect(await failure(assign({}, theirs.id, other))).toMatchObject({ status: 404, code: 'UNIT_TEST_NOT_FOUND' });
    const off = await newClass(0);
    await t.as(teacher).call('PUT /itf/class', {
      body: { id: off.id, code: `TAT-${made}`, name: 'Tắt', gradeId: 'G9', schoolYear: 2026, status: 'DEACTIVATED' },
    });
    expect(await failure(assign({}, off.id))).toMatchObject({ code: 'CLASS_INACTIVE' });
    await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', examId).execute();
    expect(await failure(assign())).toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
    await t.db.updateTable('exams').set({ status: 'READY' }).where('id', '=', examId).execute();
  });

  test('counts ten system tests a month for a basic package, also in parallel', async () => {
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const system = await addReadyExam(t, teacher);
    await t.db.updateTable('exams').set({ scope: 'SYSTEM', owner_id: null }).where('id', '=', system.examId).execute();
    const { id } = await newClass(0, basic);
    const results = await Promise.allSettled(
      Array.from({ length: 14 }, () => assign({ examId: system.examId }, id, basic)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await failure(assign({ examId: system.examId }, id, basic))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_SYSTEM_TESTS',
      reply: { params: { a: 10 } },
    });
    // Own tests do not count.
    const own = await addReadyExam(t, teacher);
    await t.db.updateTable('exams').set({ owner_id: basic.id }).where('id', '=', own.examId).execute();
    expect(await assign({ examId: own.examId }, id, basic)).toMatchObject({ classId: id });
  });
});

describe("the teacher's list and changes", () => {
  test('lists running tests first, then planned, then past ones; searches by name and filters by status', async () => {
    const { id } = await newClass(1);
    const upcoming = await assign({ startsAt: at(60), endsAt: at(120) }, id);
    const late = await assign({ endsAt: at(300) }, id);
    const soon = await assign({}, id);
    expect((await list({}, id)).map((one) => one.id)).toEqual([soon.id, late.id, upcoming.id]);
    expect((await list({ status: 'UPCOMING' }, id)).map((one) => one.id)).toEqual([upcoming.id]);
    expect(await list({ search: 'cuoi ki' }, id)).toHaveLength(3);
    expect(await list({ search: 'giua ki' }, id)).toHaveLength(0);
    await t.as(teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: soon.id } });
    expect((await list({}, id)).map((one) => one.id)).toEqual([late.id, upcoming.id]);
  });

  test('allows every change before the first start; afterwards only a later end', async () => {
    const {
      id,
      students: [one],
    } = await newClass(1);
    const test = await assign({ endsAt: at(90) }, id);
    expect(await change(test.id, { minutes: 40, note: 'Mang máy tính' })).toMatchObject({
      minutes: 40,
      note: 'Mang máy tính',
    });
    expect((await auditOf(test.id)).at(-1)).toEqual({
      action: 'assignment-changed',
      actor_id: teacher.id,
      subject_kind: 'assignment',
      details: { before: test.endsAt, after: test.endsAt, minutes: 40 },
    });
    const { deadlineAt } = await start(test.id, one!);
    expect(await failure(change(test.id, { minutes: 30 }))).toMatchObject({ status: 409, code: 'ASSIGNMENT_STARTED' });
    expect(await failure(change(test.id, { endsAt: at(80) }))).toMatchObject({ code: 'ASSIGNMENT_STARTED' });
    expect(await change(test.id, { endsAt: at(200), reviewOpen: 'OFF' })).toMatchObject({
      reviewOpen: 'OFF',
      running: 1,
    });
    const { attempt } = await t.as(one!).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: test.id } });
    expect(attempt!.deadlineAt).toBe(deadlineAt);
  });

  test('restores the time that an earlier end had cut off when the end is moved later', async () => {
    const {
      id,
      students: [one],
    } = await newClass(1);
    const test = await assign({ startsAt: at(-40), endsAt: at(10) }, id);
    await start(test.id, one!);
    await change(test.id, { endsAt: at(120) });
    const { attempt } = await t.as(one!).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: test.id } });
    expect(Date.parse(attempt!.deadlineAt) - t.now()).toBeGreaterThan(44 * minute);
  });

  test('adds five minutes for everybody who works, within limits and in the audit log', async () => {
    const {
      id,
      students: [one, two],
    } = await newClass(2);
    const test = await assign({}, id);
    const extend = (minutes: number) =>
      t.as(teacher).call('POST /itf/classes/unit-tests/{id}/extend', { params: { id: test.id }, body: { minutes } });
    expect(await failure(extend(5))).toMatchObject({ code: 'ASSIGNMENT_NOBODY_WORKING' });
    const before = await start(test.id, one!);
    expect(await extend(5)).toEqual({ attempts: 1, addedMinutes: 5 });
    const after = await t.as(one!).call('GET /student/attempts/{id}', { params: { id: before.id } });
    expect(Date.parse(after.deadlineAt) - Date.parse(before.deadlineAt)).toBe(5 * minute);
    await start(test.id, two!);
    expect(await failure(extend(31))).toMatchObject({ status: 400 });
    await extend(30);
    expect(await failure(extend(26))).toMatchObject({
      code: 'ASSIGNMENT_EXTENSION_LIMIT',
      reply: { params: { a: 60 } },
    });
    expect(await extend(25)).toEqual({ attempts: 2, addedMinutes: 60 });
    const entries = await t.db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', test.id)
      .where('action', '=', 'assignment-extended')
      .orderBy('id')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([
      { minutes: 5, attempts: 1 },
      { minutes: 30, attempts: 2 },
      { minutes: 25, attempts: 2 },
    ]);
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(
      await failure(
        t.as(other).call('POST /itf/classes/unit-tests/{id}/extend', { params: { id: test.id }, body: { minutes: 5 } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test('shows a cell for each learner: not started, number answered, handed in', async () => {
    const {
      id,
      students: [one, two],
    } = await newClass(3);
    const test = await assign({}, id);
    const first = await start(test.id, one!);
    await answerFirst(one!, first.id);
    const second = await start(test.id, two!);
    await submit(two!, second.id);
    const { cells, questions } = await live(test.id);
    expect(questions).toBe(7);
    expect(cells.map(({ name, state, answered }) => [name, state, answered])).toEqual([
      ['Nguyễn Thị An', 'RUNNING', 1],
      ['Nguyễn Thị Bình', 'SUBMITTED', 0],
      ['Nguyễn Thị Chi', 'NOT_STARTED', 0],
    ]);
    expect(cells[0]!.lastSavedAt).not.toBeNull();
    await worker.round();
    expect(
      await t.as(teacher).call('GET /itf/classes/unit-test-assigned/{id}/teacher', { params: { id: test.id } }),
    ).toMatchObject({ running: 1, submitted: 1, average: 0, students: 3 });
  });

  test('cancelling hands in running attempts and closes the test; results stay', async () => {
    const {
      id,
      students: [one, two],
    } = await newClass(2);
    const test = await assign({}, id);
    const attempt = await start(test.id, one!);
    await answerFirst(one!, attempt.id);
    await t.as(teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: test.id } });
    expect(await t.as(one!).call('GET /student/attempts/{id}', { params: { id: attempt.id } })).toMatchObject({
      status: 'SUBMITTED',
    });
    expect(await failure(start(test.id, two!))).toBeInstanceOf(Error);
    expect(await assigned(two!)).toEqual([]);
    expect(await assigned(one!)).toMatchObject([{ id: test.id, open: false, attempt: { status: 'SUBMITTED' } }]);
    expect(await list({}, id)).toMatchObject([
      { id: test.id, cancelledAt: expect.any(String), abilities: { edit: false, cancel: false } },
    ]);
    expect(await failure(change(test.id, { endsAt: at(500) }))).toMatchObject({ status: 404 });
    const by = { actor_id: teacher.id, subject_kind: 'assignment' };
    expect(await auditOf(test.id)).toEqual([
      { ...by, action: 'test-assigned', details: { examVersionId: expect.any(String), classId: id } },
      { ...by, action: 'assignment-cancelled', details: { attempts: 1 } },
    ]);
  });

  test('deactivating the class and removing a learner end running attempts', async () => {
    const {
      id,
      students: [one, two],
    } = await newClass(2);
    const test = await assign({}, id);
    const attempts = [await start(test.id, one!), await start(test.id, two!)];
    await t
      .as(teacher)
      .call('POST /itf/classes/{id}/students/remove-list', { params: { id }, body: { studentIds: [one!.id] } });
    const status = async (student: TestUser, index: number) =>
      (await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempts[index]!.id } })).status;
    expect([await status(one!, 0), await status(two!, 1)]).toEqual(['SUBMITTED', 'RUNNING']);
    const { code, name } = await t.as(teacher).call('GET /itf/class/{id}', { params: { id } });
    await t
      .as(teacher)
      .call('PUT /itf/class', { body: { id, code, name, gradeId: 'G9', schoolYear: 2026, status: 'DEACTIVATED' } });
    expect(await status(two!, 1)).toBe('SUBMITTED');
  });
});

describe("the learner's view", () => {
  test('sorts by due date; shows scores as the teacher released them; contains nothing of a key', async () => {
    const {
      id,
      students: [one],
    } = await newClass(1);
    const upcoming = await assign({ startsAt: at(60), endsAt: at(200) }, id);
    const running = await assign({ endsAt: at(100) }, id);
    const due = await assign({ endsAt: at(50) }, id);
    const done = await assign({ endsAt: at(48), reviewOpen: 'OFF' }, id);
    await submit(one!, (await start(done.id, one!)).id);
    await worker.round();
    const items = await assigned(one!);
    expect(items.map((item) => item.id)).toEqual([due.id, running.id, upcoming.id, done.id]);
    expect(items[0]).toMatchObject({
      className: '9A1',
      teacherName: 'Nguyễn Thu Hà',
      status: 'ONGOING',
      open: true,
      attempt: null,
      questions: 7,
    });
    // What the player may load before the test starts.
    const opened = await t.as(one!).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: due.id } });
    expect(opened.types.length).toBeGreaterThan(0);
    expect(questionTypeCodes).toEqual(expect.arrayContaining(opened.types));
    expect(items[3]).toMatchObject({ attempt: { status: 'SCORED', mark: null } });
    expect((await assigned(one!, { status: 'UPCOMING' })).map((item) => item.id)).toEqual([upcoming.id]);
    t.advance(49 * minute);
    expect((await assigned(one!)).find((item) => item.id === done.id)).toMatchObject({
      status: 'ENDED',
      attempt: { mark: 0 },
    });
    expect(
      await t.as(one!).call('GET /student/classes/{id}/unit-tests-assigned', { params: { id }, query: {} }),
    ).toMatchObject({ page: { total: 4 } });
    expect(JSON.stringify(items)).not.toMatch(/correct|explanation|accepted|transcript/);
  });

  test('counts the progress of a running attempt by numbers on the paper', async () => {
    const {
      id,
      students: [one],
    } = await newClass(1);
    const test = await assign({}, id);
    await answerFirst(one!, (await start(test.id, one!)).id);
    expect(await assigned(one!)).toMatchObject([{ attempt: { status: 'RUNNING', answered: 1, mark: null } }]);
  });

  test('hides tests of other classes', async () => {
    const test = await assign();
    const stranger = await t.createUser({ role: 'STUDENT' });
    expect(
      await failure(t.as(stranger).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: test.id } })),
    ).toMatchObject({ status: 403, code: 'TEST_NO_PERMISSION' });
    expect(
      await failure(
        t.as(stranger).call('GET /student/classes/{id}/unit-tests-assigned', { params: { id: classId }, query: {} }),
      ),
    ).toMatchObject({ code: 'CLASS_NOT_FOUND' });
    expect(await assigned(stranger)).toEqual([]);
    expect(
      await failure(
        t
          .as(students[0]!)
          .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: test.id }, query: {} }),
      ),
    ).toMatchObject({ status: 403 });
    expect((await t.as(students[0]!).call('GET /student/classes')).items).toMatchObject([
      { id: classId, name: '9A1', teacherName: 'Nguyễn Thu Hà' },
    ]);
  });
});
