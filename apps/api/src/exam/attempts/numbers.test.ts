/** Several attempts at one test: their numbers, which one counts, and what a learner sees of them; practice. */
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, pointsPerItem, type School, type SchoolOptions } from '../../testing/school.ts';
import { startAttemptWorker } from './attempts.worker.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const item = (samples.MC1.content as ChoiceContent).items[0]!;
const right = samples.MC1.responses.right;
const wrong = samples.MC1.responses.wrong;

const start = (school: School, student: TestUser, number?: number) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
    body: number === undefined ? {} : { number },
  });
const resultOf = (school: School, student: TestUser, query: { number?: number } = {}) =>
  t.as(student).call('GET /student/unit-tests-assigned/{id}/result', { params: { id: school.assignmentId }, query });
const assigned = (school: School, student: TestUser) =>
  t.as(student).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: school.assignmentId } });
const save = (student: TestUser, attempt: string, seq: number, question: string, answer: unknown) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id: attempt },
    body: { clientId: 'client-one', entries: [{ seq, question, base: 0, answer: answer as never }] },
  });
const submit = (student: TestUser, attemptId: string) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });

/** Takes the test once with so many right answers. */
async function take(school: School, student: TestUser, number: number, rightOnes: number) {
  const { id } = await start(school, student, number);
  for (const [at, question] of school.questions.entries())
    await save(student, id, at + 1, question.id, at < rightOnes ? right : wrong);
  await submit(student, id);
  await worker.round();
  return id;
}

const codes = ['MC1', 'MC1', 'MC1', 'MC1'] as const;
/** Points of so many right answers: every item of the samples has one point. */
const marksOf = (rightOnes: number) => rightOnes * 250;
const twoItems = samples.MC1.expect.right.length;

describe('attempts are numbered', () => {
  it('consecutively, as many as are allowed', async () => {
    const school = await createSchool(t, { codes, attemptsAllowed: 2 });
    const student = await school.student();
    expect(await assigned(school, student)).toMatchObject({ attemptsTaken: 0, attemptsLeft: 2, nextAttempt: 1 });
    const first = await start(school, student);
    expect(first).toMatchObject({ number: 1, origin: 'ASSIGNMENT', mode: 'TEST', clock: true });
    // A running attempt is gone on with, whatever number is asked for.
    expect((await start(school, student, 2)).id).toBe(first.id);
    expect(await assigned(school, student)).toMatchObject({ attemptsTaken: 1, attemptsLeft: 1, nextAttempt: null });
    await submit(student, first.id);
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
    await expect(start(school, student, 3)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await assigned(school, student)).toMatchObject({ nextAttempt: 2 });
    const second = await start(school, student, 2);
    expect(second.number).toBe(2);
    await submit(student, second.id);
    for (const number of [2, 3])
      await expect(start(school, student, number)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
    expect(await assigned(school, student)).toMatchObject({ attemptsTaken: 2, attemptsLeft: 0, nextAttempt: null });
  });

  it('once for fifty parallel requests for the second', async () => {
    const school = await createSchool(t, { codes: ['MC1'], attemptsAllowed: 10 });
    const student = await school.student();
    await submit(student, (await start(school, student)).id);
    const states = await Promise.all(Array.from({ length: 50 }, () => start(school, student, 2)));
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    const rows = await t.db
      .selectFrom('attempts')
      .select('number')
      .where('student_id', '=', student.id)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('also when the last has ended by the clock without being processed yet', async () => {
    const school = await createSchool(t, { codes: ['MC1'], attemptsAllowed: 2, minutes: 10 });
    const student = await school.student();
    await start(school, student);
    t.advance(11 * 60_000);
    await expect(start(school, student, 1)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
    expect((await start(school, student, 2)).number).toBe(2);
  });

  it('without a limit in practice', async () => {
    const school = await createSchool(t, { codes: ['MC1'], mode: 'PRACTICE', attemptsAllowed: null, minutes: null });
    const student = await school.student();
    for (const number of [1, 2, 3]) await submit(student, (await start(school, student, number)).id);
    // None is scored yet, so the last is shown.
    expect((await resultOf(school, student)).attempt?.number).toBe(3);
    expect(await assigned(school, student)).toMatchObject({ attemptsLeft: null, nextAttempt: 4, minutes: null });
  });
});

describe('the mark', () => {
  it.each([
    ['BEST', 2],
    ['LAST', 3],
    ['FIRST', 1],
  ] as const)('is of the %s attempt, everywhere', async (counting, number) => {
    const school = await createSchool(t, { codes, attemptsAllowed: 3, counting });
    const student = await school.student();
    const rightOnes = [1, 3, 2];
    const ids: string[] = [];
    for (const [at, count] of rightOnes.entries()) ids.push(await take(school, student, at + 1, count));
    const mark = marksOf(rightOnes[number - 1]!);
    const teacher = t.as(school.teacher);
    const params = { id: school.assignmentId };
    const own = await resultOf(school, student);
    expect(own.score?.mark).toBe(mark);
    expect(own.attempts.map(({ counts }) => counts)).toEqual([1, 2, 3].map((one) => one === number));
    expect((await assigned(school, student)).attempt?.mark).toBe(mark);
    expect((await t.as(student).call('GET /student/results', { query: {} })).items).toMatchObject([{ mark }]);
    const grid = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} });
    expect(grid.rows).toMatchObject([{ mark, number, attempts: 3, attemptId: ids[number - 1] }]);
    expect(grid.stats).toMatchObject({ average: mark, scored: 1, submitted: 1 });
    expect(await teacher.call('GET /itf/classes/unit-test-assigned/{id}/teacher', { params })).toMatchObject({
      average: mark,
      submitted: 1,
      running: 0,
    });
    expect((await teacher.call('GET /itf/classes/unit-tests-assigned', { query: {} })).items).toMatchObject([
      { average: mark, submitted: 1 },
    ]);
    expect((await teacher.call('GET /itf/statistic/teacher-home')).ranking).toMatchObject([{ average: mark }]);
    const paper = await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id: ids[0]! } });
    expect(paper.attempts.map(({ mark: one, counts }) => [one, counts])).toEqual(
      rightOnes.map((count, at) => [marksOf(count), at + 1 === number]),
    );
  });

  it('of practice does not count for the class', async () => {
    const school = await createSchool(t, { codes, mode: 'PRACTICE' });
    const student = await school.student();
    await take(school, student, 1, 4);
    expect((await t.as(school.teacher).call('GET /itf/statistic/teacher-home')).ranking).toEqual([]);
    expect((await t.as(student).call('GET /student/results', { query: {} })).items).toEqual([]);
    const { rows } = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
      params: { id: school.assignmentId },
      query: {},
    });
    expect(rows).toMatchObject([{ mark: 1000 }]);
  });
});

describe('a result', () => {
  it('names the test and every attempt; shown is the running one, else the one that counts, else the last', async () => {
    const school = await createSchool(t, { codes, attemptsAllowed: 3, counting: 'FIRST', reviewAfter: 'REVIEW' });
    const student = await school.student();
    const before = await resultOf(school, student);
    expect(before).toEqual({
      attempt: null,
      attempts: [],
      exam: {
        name: 'Kiểm tra giữa kỳ',
        gradeId: 'G9',
        minutes: 45,
        totalQuestions: 4 * twoItems,
        totalPoints: 400 * twoItems,
      },
      className: '9A1',
      mode: 'TEST',
      counting: 'FIRST',
      attemptsAllowed: 3,
      endsAt: before.endsAt,
      keysAt: before.endsAt,
      reviewState: 'ON',
      reviewAfter: 'REVIEW',
      scoreState: 'NOT_SUBMITTED',
      score: null,
      review: null,
    });
    await expect(resultOf(school, student, { number: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await t.createUser({ role: 'STUDENT' });
    await expect(resultOf(school, stranger)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    const first = await start(school, student);
    await submit(student, first.id);
    const second = await start(school, student, 2);
    await submit(student, second.id);
    // None has a mark yet.
    expect(await resultOf(school, student)).toMatchObject({ attempt: { id: second.id }, scoreState: 'BEING_SCORED' });
    await worker.round();
    const third = await start(school, student, 3);
    const running = await resultOf(school, student);
    expect(running).toMatchObject({ attempt: { id: third.id }, scoreState: 'NOT_SUBMITTED', score: null });
    const taken = (await t.db
      .selectFrom('attempts')
      .select(['id', 'submitted_at as at'])
      .where('student_id', '=', student.id)
      .execute()) as { id: string; at: Date | null }[];
    const submittedAt = ({ id }: { id: string }) => taken.find((one) => one.id === id)!.at?.toISOString() ?? null;
    const shown = { status: 'SCORED', mark: 0, provisional: false };
    expect(running.attempts).toEqual([
      { id: first.id, number: 1, startedAt: first.startedAt, submittedAt: submittedAt(first), ...shown, counts: true },
      {
        id: second.id,
        number: 2,
        startedAt: second.startedAt,
        submittedAt: submittedAt(second),
        ...shown,
        counts: false,
      },
      {
        id: third.id,
        number: 3,
        startedAt: third.startedAt,
        submittedAt: null,
        status: 'RUNNING',
        mark: null,
        provisional: false,
        counts: false,
      },
    ]);
    await submit(student, third.id);
    expect(await resultOf(school, student)).toMatchObject({ attempt: { id: first.id }, scoreState: 'SHOWN' });
    expect(await resultOf(school, student, { number: 2 })).toMatchObject({ attempt: { id: second.id } });
  });

  it('is under way until it is scored, and the average is for afterwards', async () => {
    const school = await createSchool(t, { codes: ['MC1'], reviewOpen: 'REVIEW', endsIn: 2 * hour });
    const student = await school.student();
    await submit(student, (await start(school, student)).id);
    expect(await resultOf(school, student)).toMatchObject({ reviewState: 'REVIEW', score: null, review: null });
    await worker.round();
    const max = pointsPerItem * twoItems;
    const score = { mark: 0, points: 0, maxPoints: max, needsTeacher: false, classAverage: null };
    expect((await resultOf(school, student)).score).toEqual(score);
    t.advance(3 * hour);
    expect((await resultOf(school, student)).score).toEqual({ ...score, classAverage: 0 });
  });

  it('of practice has keys afterwards and no average', async () => {
    const school = await createSchool(t, { codes: ['MC1'], mode: 'PRACTICE', reviewAfter: 'OFF', endsIn: 2 * hour });
    const student = await school.student();
    await take(school, student, 1, 1);
    t.advance(3 * hour);
    expect(await resultOf(school, student)).toMatchObject({ reviewAfter: 'FREE', score: { classAverage: null } });
  });

  it('that a teacher has yet to mark may change, and what the teacher gave comes with the review', async () => {
    const facts = { codes: ['EW1'], reviewOpen: 'OFF', attemptsAllowed: 2, endsIn: 2 * hour } as const;
    const school = await createSchool(t, facts);
    const student = await school.student();
    const [question] = school.questions;
    const { id } = await start(school, student);
    await save(student, id, 1, question!.id, samples.EW1.responses.right);
    await submit(student, id);
    // The second says nothing, so that nobody has to mark it.
    await submit(student, (await start(school, student, 2)).id);
    await worker.round();
    expect((await resultOf(school, student)).attempts).toMatchObject([{ provisional: false }, { provisional: false }]);
    t.advance(3 * hour);
    expect(await resultOf(school, student, { number: 1 })).toMatchObject({
      attempts: [{ provisional: true }, { provisional: false }],
      score: { needsTeacher: true },
      review: { marks: [] },
    });
    const [teacher, params] = [t.as(school.teacher), { id: school.assignmentId }];
    const what = { question: question!.id, item: question!.items[0]! };
    const [work] = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
      params,
      query: what,
    });
    const mark = { ...what, scores: { co: 400, or: 300, la: 250 }, comment: 'Tốt', notes: [] };
    await teacher.call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params,
      body: { marks: [{ ...mark, attempt: id, entry: work!.entry, version: 0 }] },
    });
    const marked = await resultOf(school, student, { number: 1 });
    expect(marked).toMatchObject({
      attempts: [{ provisional: false }, { provisional: false }],
      score: { needsTeacher: false },
    });
    expect(marked.review!.marks).toEqual([mark]);
  });
});

describe('the review policy', () => {
  const school = (options: SchoolOptions) => createSchool(t, { codes: ['MC1'], endsIn: 2 * hour, ...options });

  it('shows only the score while attempts are left, and more once none is', async () => {
    const one = await school({ attemptsAllowed: 2, reviewOpen: 'REVIEW' });
    const student = await one.student();
    await take(one, student, 1, 1);
    expect(await resultOf(one, student)).toMatchObject({ reviewState: 'ON', review: null, score: { mark: 1000 } });
    await take(one, student, 2, 0);
    const after = await resultOf(one, student);
    expect(after).toMatchObject({ reviewState: 'REVIEW', review: { keys: null } });
    expect(after.review?.items.map(({ state }) => state)).toEqual(Array.from({ length: twoItems }, () => 'right'));
    expect((await resultOf(one, student, { number: 2 })).review?.items[0]).toMatchObject({ state: 'wrong' });
  });

  it('releases keys when the window has ended and no stopped clock delays it', async () => {
    const one = await school({ reviewOpen: 'FREE' });
    const [done, working] = [await one.student(), await one.student()];
    await take(one, done, 1, 1);
    const attempt = await start(one, working);
    const control = (action: 'pause' | 'collect') =>
      t.as(one.teacher).call(`POST /itf/unit-tests-result/{id}/${action}`, { params: { id: attempt.id } });
    await control('pause');
    expect(await resultOf(one, done)).toMatchObject({ reviewState: 'REVIEW', review: { keys: null } });
    t.advance(3 * hour);
    await worker.round();
    expect(await resultOf(one, done)).toMatchObject({ reviewState: 'REVIEW', review: { keys: null } });
    await control('collect');
    const free = await resultOf(one, done);
    expect(free.reviewState).toBe('FREE');
    expect(free.review?.keys).toHaveProperty(one.questions[0]!.id);
  });

  it('shows right and wrong of every type without anything of a key', async () => {
    const one = await createSchool(t, { canary: 'tell-tale', reviewOpen: 'REVIEW', reviewAfter: 'REVIEW' });
    const student = await one.student();
    const { id } = await start(one, student);
    await t.as(student).call('POST /student/attempts/{id}/answers', {
      params: { id },
      body: {
        clientId: 'client-one',
        entries: one.questions.map(({ id: question, code }, at) => ({
          seq: at + 1,
          question,
          base: 0,
          answer: samples[code].responses.wrong as never,
        })),
      },
    });
    await submit(student, id);
    await worker.round();
    const { review, reviewState } = await resultOf(one, student);
    expect(reviewState).toBe('REVIEW');
    expect(JSON.stringify(review)).not.toContain('tell-tale');
    // Nothing but the test as it was taken, how each item came out and what the teacher wrote.
    expect(review).toEqual({ content: one.content, keys: null, items: expect.any(Array), marks: [] });
    expect(review!.items).toHaveLength(one.content.totalQuestions);
    for (const item of review!.items)
      expect(Object.keys(item).toSorted()).toEqual(['item', 'max', 'number', 'points', 'question', 'state']);
    expect(new Set(review!.items.map(({ state }) => state))).toContain('wrong');
  });

  it('OFF shows nothing, before and after the end', async () => {
    const one = await school({ reviewOpen: 'OFF', reviewAfter: 'OFF' });
    const student = await one.student();
    await take(one, student, 1, 1);
    const hidden = { reviewState: 'OFF', score: null, review: null, attempts: [{ mark: null, counts: false }] };
    expect(await resultOf(one, student)).toMatchObject(hidden);
    t.advance(3 * hour);
    expect(await resultOf(one, student)).toMatchObject(hidden);
    expect((await assigned(one, student)).attempt?.mark).toBeNull();
    expect((await t.as(student).call('GET /student/results', { query: {} })).items).toEqual([]);
  });
});

describe('practice', () => {
  const check = (student: TestUser, id: string, question: string) =>
    t.as(student).call('POST /student/attempts/{id}/questions/{question}/check', { params: { id, question } });

  it('returns the key of a question once its answer is stored, and of no other', async () => {
    const school = await createSchool(t, {
      codes: ['MC1', 'FB1'],
      mode: 'PRACTICE',
      minutes: null,
      canary: 'canary-1',
    });
    const student = await school.student();
    const attempt = await start(school, student);
    expect(attempt).toMatchObject({ mode: 'PRACTICE', clock: false });
    const [first, second] = school.questions;
    await expect(check(student, attempt.id, first!.id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    await save(student, attempt.id, 1, first!.id, { [item.id]: [item.options[0]!.id] });
    const checked = await check(student, attempt.id, first!.id);
    expect(checked).toMatchObject({ question: first!.id, items: [{ question: first!.id }] });
    expect(JSON.stringify(checked.key)).toContain('canary-1 because');
    await expect(check(student, attempt.id, t.app.newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(check(student, attempt.id, second!.id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    // The key has been shown: what is saved now does not count.
    for (const [seq, answer] of [
      [2, null],
      [3, right],
    ] as const) {
      await save(student, attempt.id, seq, first!.id, answer);
      expect((await check(student, attempt.id, first!.id)).items).toEqual(checked.items);
    }
    const other = await school.student();
    await expect(check(other, attempt.id, first!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('returns no key of a test', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const student = await school.student();
    const attempt = await start(school, student);
    await save(student, attempt.id, 1, school.questions[0]!.id, right);
    await expect(check(student, attempt.id, school.questions[0]!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      t.as(student).call('POST /student/attempts/{id}/next', {
        params: { id: attempt.id },
        body: { after: school.questions[0]!.id },
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('returns no key while the same version is in an open test of the learner', async () => {
    const practice = await createSchool(t, { codes: ['MC1'], mode: 'PRACTICE', attemptsAllowed: null });
    const student = await practice.student();
    const question = practice.questions[0]!.id;
    const attempt = await start(practice, student);
    await save(student, attempt.id, 1, question, right);
    const testId = await openTestOf(practice);
    await expect(check(student, attempt.id, question)).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    await submit(student, attempt.id);
    await worker.round();
    // Not even the mark, because practice may be repeated without limit.
    expect(await resultOf(practice, student)).toMatchObject({ reviewState: 'OFF', review: null });
    await t.db
      .updateTable('assignments')
      .set({ cancelled_at: new Date(t.now()) })
      .where('id', '=', testId)
      .execute();
    expect(await resultOf(practice, student)).toMatchObject({ reviewState: 'FREE' });
  });

  /** The same version as a test of the same class, for the day after tomorrow. */
  async function openTestOf(school: School): Promise<string> {
    const id = t.app.newId();
    await t.db
      .insertInto('assignments')
      .values({
        id,
        owner_id: school.teacher.id,
        exam_id: school.examId,
        exam_version_id: school.examVersionId,
        class_id: school.classId,
        starts_at: new Date(t.now() + 48 * hour),
        ends_at: new Date(t.now() + 50 * hour),
        minutes: 45,
        created_at: new Date(t.now()),
      })
      .execute();
    return id;
  }
});
