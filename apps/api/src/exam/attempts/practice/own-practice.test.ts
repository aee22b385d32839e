/** A learner's own practice of tests that are over: when it may be, what it holds, and that no mark of the class comes of it. */
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool, type School, type SchoolOptions } from '../../../testing/school.ts';
import { startAttemptWorker } from '../attempts.worker.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const { right, wrong } = samples.MC1.responses;

const save = (student: TestUser, attempt: string, seq: number, question: string, answer: unknown) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id: attempt },
    body: { clientId: 'client-one', entries: [{ seq, question, base: 0, answer: answer as never }] },
  });
const submit = (student: TestUser, attemptId: string) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });
const practise = (school: School, student: TestUser, only: 'ALL' | 'WRONG' = 'ALL') =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/practise', {
    params: { id: school.assignmentId },
    body: { only },
  });
const contentOf = (student: TestUser, id: string) =>
  t.as(student).call('GET /student/attempts/{id}/content', { params: { id } }) as Promise<{
    sections: { parts: { questions: { id: string; firstNumber: number }[] }[] }[];
  }>;
const check = (student: TestUser, id: string, question: string) =>
  t.as(student).call('POST /student/attempts/{id}/questions/{question}/check', { params: { id, question } });

const next = (student: TestUser, id: string, after: string) =>
  t.as(student).call('POST /student/attempts/{id}/next', { params: { id }, body: { after } });

/** Four questions, the first two answered right. */
async function taken(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1', 'MC1', 'MC1', 'MC1'], endsIn: 2 * hour, ...options });
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
  });
  for (const [at, question] of school.questions.entries())
    await save(student, id, at + 1, question.id, at < 2 ? right : wrong);
  await submit(student, id);
  await worker.round();
  return { school, student };
}

describe('practice of a past test', () => {
  it.each([
    ['before its window has ended', {}, 0],
    ['when the policy opens no keys', { reviewAfter: 'REVIEW' as const }, 3],
  ])('is refused %s', async (_, options, hours) => {
    const { school, student } = await taken(options);
    t.advance(hours * hour);
    await expect(practise(school, student)).rejects.toMatchObject({ code: 'PRACTICE_NOT_RELEASED' });
    expect((await t.as(student).call('GET /student/results', { query: { released: 'true' } })).items).toEqual([]);
  });

  it('covers the whole test, without a clock, and resumes where it was', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    expect((await t.as(student).call('GET /student/results', { query: { released: 'true' } })).items).toMatchObject([
      { assignmentId: school.assignmentId },
    ]);
    const first = await practise(school, student);
    expect(first).toMatchObject({ origin: 'PRACTICE', mode: 'PRACTICE', clock: false, number: 1, assignmentId: null });
    expect((await Promise.all([1, 2, 3].map(() => practise(school, student)))).map(({ id }) => id)).toEqual(
      [1, 2, 3].map(() => first.id),
    );
    const asked = (await contentOf(student, first.id)).sections.flatMap(({ parts }) => parts);
    expect(asked.flatMap(({ questions }) => questions)).toHaveLength(4);
    const question = school.questions[3]!.id;
    await expect(check(student, first.id, question)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    await save(student, first.id, 1, question, right);
    expect((await check(student, first.id, question)).key).toBeTruthy();
    await submit(student, first.id);
    expect((await practise(school, student)).number).toBe(2);
  });

  it('counts the answer whose key was shown, whatever is answered afterwards', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const { id, checked } = await practise(school, student);
    expect(checked).toEqual([]);
    const [first, second] = school.questions.map((question) => question.id) as [string, string];
    await save(student, id, 1, first, wrong);
    await save(student, id, 2, second, wrong);
    const shown = await check(student, id, first);
    expect(shown.answer).toEqual(wrong);
    // Another page, which does not know that the key was shown, answers right.
    await save(student, id, 3, first, right);
    await save(student, id, 4, second, right);
    expect(await check(student, id, first)).toEqual({ ...shown, serverTime: expect.any(String) });
    const state = await t.as(student).call('GET /student/attempts/{id}', { params: { id } });
    expect(state.checked).toEqual([first]);
    expect(Object.fromEntries(state.answers.map(({ question, answer }) => [question, answer]))).toEqual({
      [first]: wrong,
      [second]: right,
    });
    await submit(student, id);
    await worker.round();
    const result = await t.as(student).call('GET /student/unit-test-asset-result/{id}', { params: { id } });
    expect(result).toMatchObject({ status: 'SCORED', right: school.questions[0]!.items.length });
  });

  it('may still change an answer whose key is withheld', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const { id } = await practise(school, student);
    const question = school.questions[0]!.id;
    await save(student, id, 1, question, wrong);
    const { search: _, ...row } = await t.db
      .selectFrom('assignments')
      .selectAll()
      .where('id', '=', school.assignmentId)
      .executeTakeFirstOrThrow();
    await t.db
      .insertInto('assignments')
      .values({ ...row, id: t.app.newId(), ends_at: new Date(t.now() + hour) })
      .execute();
    await expect(check(student, id, question)).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    await save(student, id, 2, question, right);
    const state = await t.as(student).call('GET /student/attempts/{id}', { params: { id } });
    expect([state.checked, state.answers[0]!.answer]).toEqual([[], right]);
  });

  it('of wrong answers has only these questions, and is scored by them', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const { id } = await practise(school, student, 'WRONG');
    const asked = (await contentOf(student, id)).sections.flatMap(({ parts }) =>
      parts.flatMap(({ questions }) => questions),
    );
    const wrongOnes = school.questions.slice(2).map((question) => question.id);
    expect(asked.map((question) => question.id)).toEqual(wrongOnes);
    expect(asked[0]!.firstNumber).toBe(1);
    await save(student, id, 1, wrongOnes[0]!, right);
    const elsewhere = school.questions[0]!.id;
    await save(student, id, 2, elsewhere, right);
    await expect(check(student, id, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(next(student, id, wrongOnes[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await submit(student, id);
    await worker.round();
    const result = await t.as(student).call('GET /student/unit-test-asset-result/{id}', { params: { id } });
    const each = school.questions[0]!.items.length;
    expect(result).toMatchObject({ status: 'SCORED', mark: 500, items: 2 * each, right: each, partial: 0 });
    expect(result).toMatchObject({ assignmentId: school.assignmentId, examId: null, needsTeacher: false });
    expect(result.submittedAt).not.toBeNull();
  });

  it('of some wrong answers has only these; none that was right is included', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const some = (questions: string[], only: 'ALL' | 'WRONG' = 'WRONG') =>
      t.as(student).call('POST /student/unit-tests-assigned/{id}/practise', {
        params: { id: school.assignmentId },
        body: { only, questions },
      });
    const [right, , , last] = school.questions.map(({ id }) => id);
    await expect(some([right!])).rejects.toMatchObject({ code: 'PRACTICE_NOTHING_WRONG' });
    await expect(some([last!], 'ALL')).rejects.toMatchObject({ code: 'BODY_INVALID' });
    const { id } = await some([right!, last!]);
    const asked = (await contentOf(student, id)).sections.flatMap(({ parts }) =>
      parts.flatMap(({ questions }) => questions),
    );
    expect(asked.map((question) => question.id)).toEqual([last]);
  });

  it('is refused where everything was right', async () => {
    const { school, student } = await taken({ codes: ['MC1', 'MC1'] });
    t.advance(3 * hour);
    await expect(practise(school, student, 'WRONG')).rejects.toMatchObject({ code: 'PRACTICE_NOTHING_WRONG' });
    expect(await practise(school, student)).toMatchObject({ mode: 'PRACTICE' });
  });

  it('counts partially right answers, and says whether a teacher has to mark some', async () => {
    const school = await createSchool(t, { codes: ['MR1', 'EW1'], endsIn: 2 * hour });
    const student = await school.student();
    const { id: attempt } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
      params: { id: school.assignmentId },
    });
    await submit(student, attempt);
    await worker.round();
    t.advance(3 * hour);
    const { id } = await practise(school, student);
    const params = { id };
    expect(await t.as(student).call('GET /student/unit-test-asset-result/{id}', { params })).toMatchObject({
      status: 'RUNNING',
      submittedAt: null,
      mark: null,
      items: 0,
      needsTeacher: false,
    });
    const [several, essay] = school.questions;
    await save(student, id, 1, several!.id, samples.MR1.responses.partial);
    await save(student, id, 2, essay!.id, samples.EW1.responses.right);
    await submit(student, id);
    await worker.round();
    expect(await t.as(student).call('GET /student/unit-test-asset-result/{id}', { params })).toMatchObject({
      items: 2,
      right: 0,
      partial: 1,
      needsTeacher: true,
      heldBack: false,
    });
  });

  it('has a result of its own; the attempt at the test has none there', async () => {
    const { school, student } = await taken();
    const { attempt } = await t.as(student).call('GET /student/unit-tests-assigned/{id}/result', {
      params: { id: school.assignmentId },
      query: {},
    });
    await expect(
      t.as(student).call('GET /student/unit-test-asset-result/{id}', { params: { id: attempt!.id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is private, and no mark of the class', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const before = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
      params: { id: school.assignmentId },
      query: {},
    });
    const { id } = await practise(school, student);
    await submit(student, id);
    await worker.round();
    const params = { id: school.assignmentId };
    const after = await t
      .as(school.teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} });
    expect(after).toEqual(before);
    expect((await t.as(student).call('GET /student/results', { query: {} })).items).toHaveLength(1);
    await expect(
      t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await school.student();
    await expect(practise(school, other)).rejects.toMatchObject({ code: 'PRACTICE_NOT_RELEASED' });
    await expect(
      t.as(other).call('GET /student/unit-test-asset-result/{id}', { params: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await t.createUser({ role: 'STUDENT' });
    await expect(practise(school, stranger)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
  });

  it('returns no key while the teacher gives the test to another class', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const { id } = await practise(school, student);
    const question = school.questions[0]!.id;
    await save(student, id, 1, question, right);
    const classId = t.app.newId();
    const at = new Date(t.now());
    await t.db
      .insertInto('classes')
      .values({
        id: classId,
        owner_id: school.teacher.id,
        code: `C${classId.slice(-8)}`,
        name: '9A2',
        grade_id: 'G9',
        school_year: 2026,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const { search: _, ...row } = await t.db
      .selectFrom('assignments')
      .selectAll()
      .where('id', '=', school.assignmentId)
      .executeTakeFirstOrThrow();
    await t.db
      .insertInto('assignments')
      .values({ ...row, id: t.app.newId(), class_id: classId, ends_at: new Date(t.now() + hour) })
      .execute();
    await expect(check(student, id, question)).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
  });

  it('returns no key once the teacher has assigned the test again', async () => {
    const { school, student } = await taken();
    t.advance(3 * hour);
    const { id } = await practise(school, student);
    const question = school.questions[0]!.id;
    await save(student, id, 1, question, right);
    const assignment = await t.db
      .selectFrom('assignments')
      .selectAll()
      .where('id', '=', school.assignmentId)
      .executeTakeFirstOrThrow();
    const { search: _, ...row } = assignment;
    await t.db
      .insertInto('assignments')
      .values({ ...row, id: t.app.newId(), ends_at: new Date(t.now() + hour) })
      .execute();
    await expect(check(student, id, question)).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    await expect(practise(school, student)).rejects.toMatchObject({ code: 'PRACTICE_NOT_RELEASED' });
    // Its result would tell right from wrong too.
    await submit(student, id);
    await worker.round();
    const result = () => t.as(student).call('GET /student/unit-test-asset-result/{id}', { params: { id } });
    expect(await result()).toMatchObject({ heldBack: true, status: 'SCORED', mark: null, right: 0, answers: [] });
    t.advance(hour + 1);
    expect(await result()).toMatchObject({ heldBack: false, right: school.questions[0]!.items.length });
  });
});
