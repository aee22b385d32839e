/** A new teacher's first page: what it does, who may sit at its seat, and that its sample class counts nowhere. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { firstPageJobs } from './first-page.jobs.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
let operator: TestUser;
let admin: TestUser;

beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  admin = await t.createUser({ role: 'ADMIN' });
  const before = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
  expect(await page(before)).toMatchObject({ shown: false, test: null, given: null });
  const { examId } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
  await t.db.insertInto('gift_exams').values({ grade_id: 'G9', position: 1, exam_id: examId }).execute();
});

const newTeacher = () => t.createUser({ role: 'TEACHER', package: 'BASIC' });
const page = (who: TestUser) => t.as(who).call('GET /itf/first-page');
const assign = (who: TestUser) => t.as(who).call('POST /itf/first-page/assign');
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => ({ code: error.code, status: error.status }),
  );
let phones = 0;
/** Sits down with a code, from an address of its own, as a phone without a session. */
const sitWith = async (code: string, remoteAddress = `10.9.${++phones}.7`) => {
  const reply = await t.as(null).raw({ method: 'POST', url: '/api/first-page/sit', payload: { code }, remoteAddress });
  return {
    status: reply.statusCode,
    code: reply.json<{ code?: string }>().code,
    assignmentId: reply.json<{ data?: { assignmentId: string } }>().data?.assignmentId,
    learner: { id: '', token: reply.cookies.find(({ name }) => name === 'session')?.value ?? '' } as TestUser,
  };
};

it('offers a test of the grade that the teacher has classes of, and else of the middle, also where another is shorter', async () => {
  const { examId } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
  await t.db.updateTable('exams').set({ total_questions: 3 }).where('id', '=', examId).execute();
  await t.db
    .insertInto('grades')
    .values({ id: 'G2', name: 'Lớp 2', name_en: 'Grade 2', position: 2 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await t.db.insertInto('gift_exams').values({ grade_id: 'G2', position: 1, exam_id: examId }).execute();
  const teacher = await newTeacher();
  expect((await page(teacher)).test).toMatchObject({ questions: 7 });
  await t.db
    .insertInto('classes')
    .values({
      id: randomUUID(),
      owner_id: teacher.id,
      name: '3A',
      code: '3A',
      grade_id: 'G2',
      school_year: 2026,
      created_at: new Date(t.now()),
      updated_at: new Date(t.now()),
    })
    .execute();
  expect((await page(teacher)).test).toMatchObject({ questions: 3 });
  await t.db.deleteFrom('gift_exams').where('exam_id', '=', examId).execute();
});

it('assigns the ready test once, whoever asks how often, and its pupils are at work', async () => {
  const teacher = await newTeacher();
  expect(await page(teacher)).toMatchObject({
    shown: true,
    test: { questions: 7, minutes: 45 },
    given: null,
    cells: [],
  });
  const pages = await Promise.all([assign(teacher), assign(teacher), assign(teacher)]);
  expect(new Set(pages.map(({ given }) => given!.assignmentId)).size).toBe(1);
  const { cells, given, seat } = await page(teacher);
  expect(given).toMatchObject({ open: true });
  expect(seat?.code).toMatch(/^[A-Z\d]{6}$/);
  expect(cells.map(({ own, state }) => `${own} ${state}`).toSorted()).toEqual([
    'false RUNNING',
    'false RUNNING',
    'false RUNNING',
    'false RUNNING',
    'false SUBMITTED',
    'true NOT_STARTED',
  ]);
  expect(cells[0]!.own).toBe(true);
  for (const { own, state, answered } of cells) if (!own && state === 'RUNNING') expect(answered).toBeGreaterThan(1);
});

it('opens a session at the seat with the code, once, and the own cell fills from what the phone saves', async () => {
  const teacher = await newTeacher();
  const { seat } = await assign(teacher);
  const [first, second] = await Promise.all([sitWith(` ${seat!.code.toLowerCase()} `), sitWith(seat!.code)]);
  const outcomes = [first, second].toSorted((a, b) => a.status - b.status);
  expect(outcomes.map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [404, 'SEAT_CODE_INVALID'],
  ]);
  const { learner, assignmentId } = outcomes[0]!;
  expect((await page(teacher)).seat).toBeNull();
  // The session opens the sample test alone.
  expect(await failure(t.as(learner).call('GET /student/unit-tests-assigned', { query: {} }))).toMatchObject({
    status: 403,
  });
  const attempt = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId! } });
  const own = async () => (await page(teacher)).cells[0]!;
  expect(await own()).toMatchObject({ own: true, state: 'RUNNING', answered: 0 });
  await t.as(learner).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: attempt.id, clientId: 'phone-of-teacher', entries: [] },
  });
  expect(await own()).toMatchObject({ state: 'SUBMITTED' });
  await worker.round();
  // Results, as of any test of the teacher's: the own seat and the pupil who handed in.
  const results = await t
    .as(teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: { id: assignmentId! }, query: {} });
  expect(results.stats).toMatchObject({ enrolled: 6, submitted: 2, scored: 2 });
  // A new code leads to the same seat.
  const again = await t.as(teacher).call('POST /itf/first-page/code');
  expect((await sitWith(again.seat!.code)).assignmentId).toBe(assignmentId);
});

it('refuses codes that are over, replaced or guessed', async () => {
  const teacher = await newTeacher();
  const { seat } = await assign(teacher);
  const { seat: next } = await t.as(teacher).call('POST /itf/first-page/code');
  expect(await sitWith(seat!.code)).toMatchObject({ status: 404 });
  t.advance(16 * 60_000);
  expect(await sitWith(next!.code)).toMatchObject({ status: 404, code: 'SEAT_CODE_INVALID' });
  const guesses = [];
  for (let n = 0; n < 7; n += 1) guesses.push((await sitWith('zzzzzz', '10.1.1.1')).status);
  expect(guesses.at(0)).toBe(404);
  expect(guesses.at(-1)).toBe(429);
});

it('counts in no list, cap, figure or statistic', async () => {
  const teacher = await newTeacher();
  const figures = async () => ({
    users: (await t.as(admin).call('GET /itf/users/summary')).users,
    sums: (await sql`SELECT coalesce(sum(accounts), 0)::int AS n FROM user_sums`.execute(t.db)).rows,
    learners: (await t.as(admin).call('GET /itf/users', { query: { role: 'STUDENT' } })).page.total,
    signIns: (await sql`SELECT count(*)::int AS n FROM sign_ins`.execute(t.db)).rows,
  });
  const before = await figures();
  const { seat, given } = await assign(teacher);
  const { learner } = await sitWith(seat!.code);
  await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: given!.assignmentId } });
  expect(await figures()).toEqual(before);
  const home = await t.as(teacher).call('GET /itf/statistic/teacher-home');
  expect(home).toMatchObject({ ending: [], week: [], counts: { classes: 0, students: 0, assignments: 0 } });
  expect(home.attemptsByWeek.every(({ count }) => count === 0)).toBe(true);
  const day = (ms: number) => new Date(t.now() + ms).toISOString();
  const span = { from: day(-10 * 24 * hour), to: day(10 * 24 * hour) };
  expect(await t.as(teacher).call('GET /itf/classes/unit-tests-assigned/calendar', { query: span as never })).toEqual(
    [],
  );
  expect((await t.as(teacher).call('GET /itf/classes/unit-tests-assigned', { query: {} })).items).toEqual([]);
  expect(
    (await sql<{ origin: string }>`SELECT DISTINCT origin FROM attempts WHERE owner_id = ${teacher.id}`.execute(t.db))
      .rows,
  ).toEqual([{ origin: 'SAMPLE' }]);
  // The routes of assignments do not change it.
  const params = { id: given!.assignmentId };
  expect(await failure(t.as(teacher).call('DELETE /itf/classes/unit-tests/{id}', { params }))).toMatchObject({
    status: 404,
  });
  // What is measured of questions comes from real classes.
  await worker.round();
  t.advance(25 * hour);
  await worker.round();
  await runJobs(t);
  expect(
    (await sql`SELECT count(*)::int AS n FROM item_sums WHERE owner_id = ${teacher.id}`.execute(t.db)).rows,
  ).toEqual([{ n: 0 }]);
  // Its window is over: the same class can be given a new one.
  expect((await page(teacher)).given).toMatchObject({ open: false });
  const anew = await assign(teacher);
  expect(anew.given).toMatchObject({ open: true });
  expect(anew.given!.assignmentId).not.toBe(given!.assignmentId);
  expect(anew.cells).toHaveLength(6);
});

it('returns once after it was put away, and then no more', async () => {
  const teacher = await newTeacher();
  const later = () => t.as(teacher).call('POST /itf/first-page/later');
  expect((await later()).shown).toBe(false);
  // A double click is no second time.
  await later();
  t.advance(21 * hour);
  expect((await page(teacher)).shown).toBe(true);
  expect((await later()).shown).toBe(false);
  t.advance(240 * hour);
  expect((await page(teacher)).shown).toBe(false);
});

it('ends after a week, with its accounts', async () => {
  const teacher = await newTeacher();
  const { given, seat } = await assign(teacher);
  const { learner } = await sitWith(seat!.code);
  await runJobs(t, firstPageJobs);
  expect((await page(teacher)).shown).toBe(true);
  t.advance(8 * 24 * hour);
  await firstPageJobs[0]!.run({ app: t.app, now: t.now() } as never, {} as never);
  expect(await page(teacher)).toMatchObject({ shown: false, given: { open: false }, seat: null });
  const { rows } = await sql<{ names: string[] }>`
    SELECT array_agg(DISTINCT u.full_name) AS names FROM users u JOIN assignment_students s ON s.student_id = u.id
    WHERE s.assignment_id = ${given!.assignmentId} AND u.deleted_at IS NOT NULL`.execute(t.db);
  expect(rows[0]!.names).toEqual(['']);
  await expect(
    t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: given!.assignmentId } }),
  ).rejects.toThrow();
  expect(await failure(assign(teacher))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
});
