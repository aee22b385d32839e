/** Notices to learners about their tests, and extra time that is given before the start. */
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '../attempts/attempts.worker.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { noticesFor, runJobs } from '../../testing/jobs.ts';
import { createSchool, type School, type SchoolOptions } from '../../testing/school.ts';
import { enqueue } from '#platform/jobs';
import { withTransaction } from '#db';
import { emit } from '#platform/events';
import { assignmentStartsSoon } from './assignments.events.ts';
import { tellResultsJob } from './results-ready.ts';
import { takeStarting } from './starting-soon.queries.ts';
import { tellStartsJob } from './starting-soon.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;

const told = async (user: TestUser) =>
  (await noticesFor(t, user)).notices.map(({ kind, params, link }) => ({
    kind,
    params,
    link,
  }));
const kinds = async (user: TestUser) => (await told(user)).map(({ kind }) => kind);
const start = (school: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const submit = (student: TestUser, attemptId: string) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });
async function tellResults() {
  await worker.round();
  await enqueue(t, tellResultsJob, {});
  await runJobs(t);
}

async function sitting(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30, endsIn: 60 * minute, ...options });
  const student = await school.student();
  return { school, student, id: (await start(school, student)).id };
}

it('a learner is notified of more time and of a reopened test', async () => {
  const { school, student, id } = await sitting();
  const link = `/assigned-unit-test/${school.assignmentId}`;
  const teacher = t.as(school.teacher);
  await teacher.call('POST /itf/unit-tests-result/{id}/extend', { params: { id }, body: { minutes: 5 } });
  expect(await told(student)).toEqual([{ kind: 'TIME_ADDED', params: { title: 'Kiểm tra giữa kỳ', count: 5 }, link }]);
  await submit(student, id);
  const { deadlineAt } = await teacher.call('POST /itf/unit-tests-result/{id}/reopen', {
    params: { id },
    body: { minutes: 90 },
  });
  const notices = await told(student);
  expect(notices[0]).toEqual({
    kind: 'ATTEMPT_REOPENED',
    params: { title: 'Kiểm tra giữa kỳ', endsAt: deadlineAt },
    link,
  });
  expect(notices).toHaveLength(2);
});

it('each working learner, and nobody else, is notified of more time for everybody', async () => {
  const { school, student } = await sitting();
  const [working, idle, done] = [await school.student(), await school.student(), await school.student()];
  await start(school, working);
  await submit(done, (await start(school, done)).id);
  await t.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/extend', {
    params: { id: school.assignmentId },
    body: { minutes: 10 },
  });
  const notice = {
    kind: 'TIME_ADDED',
    params: { title: 'Kiểm tra giữa kỳ', count: 10 },
    link: `/assigned-unit-test/${school.assignmentId}`,
  };
  for (const user of [student, working]) expect(await told(user)).toEqual([notice]);
  for (const user of [idle, done]) expect(await kinds(user)).toEqual([]);
});

it('learners who took the test are notified of results once, when nobody can work any more', async () => {
  const { school, student, id } = await sitting();
  const [idle, working] = [await school.student(), await school.student()];
  const other = await start(school, working);
  await submit(student, id);
  await tellResults();
  expect(await kinds(student)).toEqual([]);
  await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/pause', { params: { id: other.id } });
  t.advance(70 * minute);
  await tellResults();
  expect(await kinds(student)).toEqual([]);
  await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/collect', { params: { id: other.id } });
  for (let times = 0; times < 2; times += 1) await tellResults();
  const notice = { kind: 'RESULT_READY', params: { title: 'Kiểm tra giữa kỳ', className: '9A1' } };
  for (const user of [student, working]) expect(await told(user)).toMatchObject([notice]);
  expect(await kinds(idle)).toEqual([]);
});

it.each([
  ['a policy that shows nothing', { reviewAfter: 'OFF' }],
  ['practice', { mode: 'PRACTICE' }],
] as const)('%s sends no notice of results', async (_, options) => {
  const { student, id } = await sitting(options);
  await submit(student, id);
  t.advance(70 * minute);
  await tellResults();
  expect(await kinds(student)).toEqual([]);
});

it('learners who wait for marks are notified when the last one is given', async () => {
  const { school, student, id } = await sitting({ codes: ['EW1'] });
  const question = school.questions[0]!;
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'client-one',
      entries: [{ seq: 1, question: question.id, base: 0, answer: samples.EW1.responses.right as never }],
    },
  });
  await submit(student, id);
  t.advance(70 * minute);
  await tellResults();
  expect(await kinds(student)).toEqual([]);
  const teacher = t.as(school.teacher);
  const params = { id: school.assignmentId };
  const works = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
    params,
    query: { question: question.id, item: question.items[0]! },
  });
  await teacher.call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
    params,
    body: {
      marks: [
        {
          attempt: id,
          question: question.id,
          item: question.items[0]!,
          entry: works[0]!.entry,
          version: 0,
          scores: { co: 400, or: 300, la: 250 },
          comment: '',
          notes: [],
        },
      ],
    },
  });
  expect(await kinds(student)).toEqual(['RESULT_READY']);
});

it('the teacher is told once how many answers wait, when everybody has finished', async () => {
  const { school, student, id } = await sitting({ codes: ['EW1', 'MC1'] });
  const question = school.questions[0]!;
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'client-one',
      entries: [{ seq: 1, question: question.id, base: 0, answer: samples.EW1.responses.right as never }],
    },
  });
  await submit(student, id);
  await tellResults();
  expect(await kinds(school.teacher)).toEqual([]);
  t.advance(70 * minute);
  for (let times = 0; times < 2; times += 1) await tellResults();
  expect(await told(school.teacher)).toEqual([
    {
      kind: 'ANSWERS_TO_MARK',
      params: { title: 'Kiểm tra giữa kỳ', className: '9A1', count: 1 },
      link: `/learning/${school.assignmentId}/marking`,
    },
  ]);
});

describe('a test that opens within an hour', () => {
  const wish = (user: TestUser, body: { notice?: boolean; push?: boolean }) =>
    t.as(user).call('PUT /notices/choices/{kind}', { params: { kind: 'TEST_STARTS' }, body });
  const ahead = async (options: SchoolOptions = {}) => {
    const school = await createSchool(t, { codes: ['MC1'], startsIn: 180 * minute, endsIn: 600 * minute, ...options });
    const [student, other] = [await school.student(), await school.student()];
    await wish(student, { notice: true });
    return { school, student, other };
  };
  const sweep = async () => {
    await enqueue(t, tellStartsJob, {});
    await runJobs(t);
  };
  const starts = async (user: TestUser) => (await told(user)).filter(({ kind }) => kind === 'TEST_STARTS');
  const startIn = (school: School, minutes: number) =>
    t.as(school.teacher).call('PUT /itf/classes/unit-tests/{id}', {
      params: { id: school.assignmentId },
      body: { startsAt: new Date(t.now() + minutes * minute).toISOString() },
    });

  it('is told once to those who wish it', async () => {
    const { school, student, other } = await ahead();
    t.advance(100 * minute);
    await sweep();
    expect(await starts(student)).toEqual([]);
    t.advance(25 * minute);
    for (let times = 0; times < 2; times += 1) await sweep();
    const params = { id: school.assignmentId };
    const { startsAt } = await t
      .as(school.teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/teacher', { params });
    expect(await starts(student)).toMatchObject([
      { params: { className: '9A1', startsAt }, link: `/assigned-unit-test/${school.assignmentId}` },
    ]);
    expect(await starts(other)).toEqual([]);
  });

  it('is told anew when it is moved by an hour or more, and not when it is moved by less', async () => {
    const { school, student } = await ahead();
    t.advance(130 * minute);
    await sweep();
    await startIn(school, 70);
    t.advance(30 * minute);
    await sweep();
    expect(await starts(student)).toHaveLength(1);
    await startIn(school, 170);
    await sweep();
    expect(await starts(student)).toHaveLength(1);
    t.advance(120 * minute);
    await sweep();
    expect(await starts(student)).toHaveLength(2);
  });

  it('is not told where it was assigned within the hour, is practice, was cancelled or has begun', async () => {
    const late = await ahead({ startsIn: 40 * minute });
    const practice = await ahead({ mode: 'PRACTICE' });
    const cancelled = await ahead();
    const begun = await ahead();
    await t.as(cancelled.school.teacher).call('DELETE /itf/classes/unit-tests/{id}', {
      params: { id: cancelled.school.assignmentId },
    });
    await sweep();
    t.advance(130 * minute);
    for (const { school } of [late, practice, cancelled]) expect(await takenOf(school)).toBeNull();
    // Taken before the start and delivered after it.
    await withTransaction(t.db, (db) => takeStarting(db, new Date(t.now()), 50));
    expect(await takenOf(begun.school)).not.toBeNull();
    const key = { ownerId: begun.school.teacher.id, assignmentId: begun.school.assignmentId };
    const startsAt = (await takenOf(begun.school))!.toISOString();
    await withTransaction(t.db, (db) =>
      emit({ db, now: t.now() }, assignmentStartsSoon, { ...key, studentIds: [begun.student.id], startsAt }),
    );
    t.advance(60 * minute);
    await sweep();
    for (const { student } of [late, practice, cancelled, begun]) expect(await starts(student)).toEqual([]);
  });

  const takenOf = async (school: School) =>
    (
      await t.db
        .selectFrom('assignments')
        .select('start_told_for')
        .where('id', '=', school.assignmentId)
        .executeTakeFirstOrThrow()
    ).start_told_for;
});

it("extra time that is set before the start lengthens only this learner's attempt", async () => {
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30, endsIn: 40 * minute, attemptsAllowed: 2 });
  const [slow, other] = [await school.student(), await school.student()];
  const allow = (student: { id: string }, minutes: number, who = school.teacher) =>
    t.as(who).call('PUT /itf/classes/unit-test-assigned/{id}/extra-time', {
      params: { id: school.assignmentId },
      body: { studentId: student.id, minutes },
    });
  const length = async (student: TestUser) => {
    const { startedAt, deadlineAt } = await start(school, student);
    return Math.round((Date.parse(deadlineAt) - Date.parse(startedAt)) / minute);
  };
  await allow(slow, 15);
  expect(await told(slow)).toMatchObject([{ kind: 'TIME_ADDED', params: { count: 15 } }]);
  const extra = async (student: TestUser) =>
    (await t.as(student).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: school.assignmentId } }))
      .extraMinutes;
  expect([await extra(slow), await extra(other)]).toEqual([15, 0]);
  expect([await length(slow), await length(other)]).toEqual([45, 30]);
  // It remains when the window is moved, and the grid shows it.
  await t.as(school.teacher).call('PUT /itf/classes/unit-tests/{id}', {
    params: { id: school.assignmentId },
    body: { endsAt: new Date(t.now() + 90 * minute).toISOString() },
  });
  expect(await length(slow)).toBe(45);
  const { cells } = await t.as(school.teacher).call('GET /itf/classes/unit-test-assigned/{id}/live', {
    params: { id: school.assignmentId },
    query: {},
  });
  expect(new Map(cells.map((cell) => [cell.studentId, [cell.extraMinutes, cell.addedMinutes]]))).toEqual(
    new Map([
      [slow.id, [15, 15]],
      [other.id, [0, 0]],
    ]),
  );
  await expect(allow(slow, 601)).rejects.toMatchObject({ code: 'BODY_INVALID' });
  await expect(allow({ id: t.app.newId() }, 5)).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await expect(allow(slow, 5, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await allow(slow, 0);
  const { cells: after } = await t.as(school.teacher).call('GET /itf/classes/unit-test-assigned/{id}/live', {
    params: { id: school.assignmentId },
    query: {},
  });
  expect(after.find((cell) => cell.studentId === slow.id)).toMatchObject({ extraMinutes: 0 });
  // Nobody is notified of no minutes; the audit log has both.
  expect((await kinds(slow)).filter((kind) => kind === 'TIME_ADDED')).toHaveLength(1);
  const log = await t.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', school.assignmentId)
    .where('action', '=', 'assignment-extended')
    .orderBy('id')
    .execute();
  expect(log.map(({ details }) => details)).toEqual([15, 0].map((minutes) => ({ minutes, studentIds: [slow.id] })));
});

it('all learners concerned, in a group its members, are notified of assigned and cancelled tests', async () => {
  await addCatalogue(t.db);
  const school = await createSchool(t, { codes: ['MC1'] });
  const { examId } = await addReadyExam(t, school.teacher);
  const [member, classmate] = [await school.student(), await school.student()];
  const teacher = t.as(school.teacher);
  const group = await teacher.call('POST /itf/class/{id}/group', {
    params: { id: school.classId },
    body: { name: 'Nhóm A', studentIds: [member.id] },
  });
  const { id, title, endsAt } = await teacher.call('POST /itf/unit-tests/assign', {
    body: {
      examId,
      target: { kind: 'GROUP', groupId: group.id },
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + 120 * minute).toISOString(),
    },
  });
  await teacher.call('DELETE /itf/classes/unit-tests/{id}', { params: { id } });
  const [params, link] = [{ title, className: 'Nhóm A' }, '/assigned-unit-test'];
  expect(await told(member)).toEqual([
    { kind: 'ASSIGNMENT_CANCELLED', params, link },
    { kind: 'TEST_ASSIGNED', params: { ...params, endsAt }, link },
  ]);
  expect(await kinds(classmate)).toEqual([]);
});

it('a new time is announced to learners who have not handed in, a changed target to those affected', async () => {
  await addCatalogue(t.db);
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30, endsIn: 180 * minute });
  const [done, waiting, gone] = [await school.student(), await school.student(), await school.student()];
  await submit(done, (await start(school, done)).id);
  await t.db
    .updateTable('class_students')
    .set({ removed_at: new Date(t.now()) })
    .where('student_id', '=', gone.id)
    .execute();
  const teacher = t.as(school.teacher);
  const change = (id: string, body: object) =>
    teacher.call('PUT /itf/classes/unit-tests/{id}', { params: { id }, body });
  await change(school.assignmentId, { note: 'Mang thước kẻ' });
  expect(await kinds(waiting)).toEqual([]);
  const endsAt = new Date(t.now() + 240 * minute).toISOString();
  await change(school.assignmentId, { endsAt });
  const { startsAt } = await teacher.call('GET /itf/classes/unit-test-assigned/{id}/teacher', {
    params: { id: school.assignmentId },
  });
  expect(await told(waiting)).toEqual([
    {
      kind: 'TEST_MOVED',
      params: { title: 'Kiểm tra giữa kỳ', className: '9A1', startsAt, endsAt },
      link: `/assigned-unit-test/${school.assignmentId}`,
    },
  ]);
  for (const user of [done, gone]) expect(await kinds(user)).toEqual([]);

  const [first, second] = [await school.student(), await school.student()];
  for (const { id: student_id } of [first, second])
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: school.teacher.id, student_id, created_at: new Date(t.now()) })
      .execute();
  const { examId } = await addReadyExam(t, school.teacher);
  const named = await teacher.call('POST /itf/unit-tests/assign', {
    body: {
      examId,
      target: { kind: 'STUDENTS', studentIds: [first.id] },
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + 120 * minute).toISOString(),
    },
  });
  await change(named.id, { studentIds: [second.id], endsAt: new Date(t.now() + 150 * minute).toISOString() });
  expect(await kinds(first)).toEqual(['ASSIGNMENT_CANCELLED', 'TEST_ASSIGNED']);
  expect(await kinds(second)).toEqual(['TEST_ASSIGNED']);
  t.advance(160 * minute);
  await change(named.id, { studentIds: [first.id, second.id] });
  expect(await kinds(first)).toEqual(['ASSIGNMENT_CANCELLED', 'TEST_ASSIGNED']);
});

it('learners who have not handed in are reminded, once an hour, while the window is open', async () => {
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30, endsIn: 180 * minute });
  const [done, waiting] = [await school.student(), await school.student()];
  await submit(done, (await start(school, done)).id);
  const stranger = await t.createUser({ role: 'STUDENT' });
  await t.db.updateTable('users').set({ email: null }).where('id', '=', waiting.id).execute();
  const remind = (studentIds?: string[]) =>
    t.as(school.teacher).call('POST /itf/unit-tests/send-email-to-student', {
      body: { assignmentId: school.assignmentId, ...(studentIds && { studentIds }) },
    });
  await expect(remind([stranger.id])).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  const gone = await school.student();
  await t.db
    .updateTable('users')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', gone.id)
    .execute();
  expect(await remind()).toEqual({ told: 1, withoutMail: 1 });
  expect(await told(waiting)).toMatchObject([
    { kind: 'TEST_REMINDER', link: `/assigned-unit-test/${school.assignmentId}` },
  ]);
  expect(await kinds(done)).not.toContain('TEST_REMINDER');
  await expect(remind()).rejects.toMatchObject({ status: 429 });
  t.advance(60 * minute);
  expect(await remind([done.id])).toEqual({ told: 1, withoutMail: 0 });
  await runJobs(t);
  const mails = await t.db.selectFrom('outbox_messages').selectAll().execute();
  expect(mails.filter((one) => JSON.stringify(one).includes(`${done.id}@example.invalid`))).toHaveLength(1);
  await expect(
    t.as((await createSchool(t, { codes: ['MC1'] })).teacher).call('POST /itf/unit-tests/send-email-to-student', {
      body: { assignmentId: school.assignmentId },
    }),
  ).rejects.toMatchObject({ status: 404 });
  t.advance(60 * minute);
  await submit(waiting, (await start(school, waiting)).id);
  await expect(remind()).rejects.toMatchObject({ code: 'ASSIGNMENT_NOBODY_TO_REMIND' });
  t.advance(70 * minute);
  await expect(remind()).rejects.toMatchObject({ code: 'TEST_EXPIRED' });
});
