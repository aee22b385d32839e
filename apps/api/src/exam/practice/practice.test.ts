/** A learner's own practice: which tests may be started, how uses are counted, and that keys are not sent too early. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { startAttemptWorker } from '#exam/attempts';
import { grantMembership } from '#people/packages';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { createSchool } from '../../testing/school.ts';
import { grantOwnedTest, type OwnedTestGrant } from './index.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const unknown = '00000000-0000-4000-8000-000000000000';

let operator: TestUser;
let student: TestUser;
/** Tests of the system; the last one is international. */
let tests: string[];

beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  tests = [];
  for (let n = 0; n < 4; n += 1) tests.push((await addReadyExam(t, operator, { pool: 'PRACTICE' })).examId);
  await t.db
    .insertInto('exam_types')
    .values({ code: 27, name: 'TOEIC', name_en: 'TOEIC', exam_group: 'INTERNATIONAL', position: 27 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await t.db.updateTable('exams').set({ exam_type: 27 }).where('id', '=', tests[3]!).execute();
});
beforeEach(async () => {
  student = await t.createUser({ role: 'STUDENT' });
});

const practise = (examId: string, body: { mode?: 'TEST' | 'PRACTICE'; only?: 'ALL' | 'WRONG' } = {}, who = student) =>
  t.as(who).call('POST /student/unit-tests/{id}/practise', { params: { id: examId }, body });
const overview = (who = student) => t.as(who).call('GET /student/practice');
const owned = async (query = {}, who = student) =>
  (await t.as(who).call('GET /itf/unit-tests/owned', { query })).items as { id: string }[];
const grant = (given: Partial<OwnedTestGrant> = {}) =>
  withTransaction(t.app.db, (db) =>
    grantOwnedTest(
      { db, now: t.now() },
      { userId: student.id, examId: tests[0]!, uses: null, source: 'ORDER', reference: 'VM1', ...given },
    ),
  );
const membership = (packageCode: 'PREMIUM_PACKAGE' | 'CERTIFICATE_MASTER', uses?: number) =>
  withTransaction(t.app.db, (db) =>
    grantMembership(
      { app: t.app, db, now: t.now(), actor: null },
      { userId: student.id, packageCode, source: 'GRANT', ...(uses !== undefined && { uses }) },
    ),
  );
const optionsIn = (question: unknown) =>
  [...JSON.stringify(question).matchAll(/"id":"([^"]+)","text"/g)].map(([, id]) => id!);
const questionsOf = async (id: string) => {
  const content = (await t.as(student).call('GET /student/attempts/{id}/content', { params: { id } })) as {
    sections: { parts: { questions: { id: string; type: string }[] }[] }[];
  };
  return content.sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions));
};
const save = (id: string, seq: number, question: string, answer: unknown) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: { clientId: 'client-one', entries: [{ seq, question, base: 0, answer: answer as never }] },
  });
const submit = async (attemptId: string) => {
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });
  await worker.round();
};
const result = (id: string, who = student) =>
  t.as(who).call('GET /student/unit-test-asset-result/{id}', { params: { id } });

describe('uses', () => {
  it('are counted once, at the first start of a test, which then belongs to the learner', async () => {
    expect((await overview()).uses).toMatchObject({ packageCode: 'BEAT_FREE_EXAM', left: 10, total: 10 });
    const first = await practise(tests[0]!);
    expect(first).toMatchObject({ origin: 'PACKAGE', mode: 'PRACTICE', clock: false, number: 1 });
    expect((await practise(tests[0]!)).id).toBe(first.id);
    await submit(first.id);
    expect((await practise(tests[0]!)).number).toBe(2);
    expect((await overview()).uses).toMatchObject({ left: 9, total: 10, mayUpgrade: true });
    expect(await owned()).toMatchObject([
      { id: tests[0], owned: { sources: ['PACKAGE'], usesLeft: null }, attempts: 2 },
    ]);
  });

  it('are counted once for twenty concurrent starts, which create one attempt', async () => {
    const started = await Promise.all(Array.from({ length: 20 }, () => practise(tests[0]!)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect((await overview()).uses.left).toBe(9);
  });

  it('limit concurrent starts of several tests; refused starts store nothing', async () => {
    await membership('PREMIUM_PACKAGE', 1);
    await t.db
      .insertInto('memberships')
      .values({
        id: t.app.newId(),
        user_id: student.id,
        package_code: 'BEAT_FREE_EXAM',
        starts_at: new Date(t.now()),
        uses_total: 1,
        uses_left: 1,
        source: 'GRANT',
        created_at: new Date(t.now()),
      })
      .execute();
    const outcomes = await Promise.allSettled(tests.slice(0, 3).map((id) => practise(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PACKAGE_NO_USES_LEFT', status: 402 },
    });
    expect(await owned()).toHaveLength(2);
    const attempts = await t.db.selectFrom('attempts').select('id').where('student_id', '=', student.id).execute();
    expect(attempts).toHaveLength(2);
  });

  it('are counted separately for a bought test, and the same order grants it once', async () => {
    expect(await grant({ uses: 1 })).toBe(true);
    expect(await grant({ uses: 1 })).toBe(false);
    const { id } = await practise(tests[0]!);
    await submit(id);
    expect((await overview()).uses.left).toBe(10);
    expect(await owned()).toMatchObject([{ owned: { sources: ['ORDER'], usesLeft: 0 } }]);
    // The next attempt counts a use of the package.
    await practise(tests[0]!);
    expect((await overview()).uses.left).toBe(9);
  });

  it('are refused for a test whose use was counted and whose grant was revoked since', async () => {
    await submit((await practise(tests[0]!)).id);
    await t.db.deleteFrom('exam_grants').where('user_id', '=', student.id).execute();
    await expect(practise(tests[0]!)).rejects.toMatchObject({ code: 'PACKAGE_NO_USES_LEFT' });
    expect((await overview()).uses.left).toBe(9);
  });

  it('of a test bought once are counted once for ten concurrent starts', async () => {
    await grant({ uses: 1 });
    await Promise.all(Array.from({ length: 10 }, () => practise(tests[0]!)));
    expect((await overview()).uses.left).toBe(10);
    const rows = await t.db.selectFrom('exam_grants').selectAll().where('user_id', '=', student.id).execute();
    expect(rows).toMatchObject([{ source: 'ORDER', uses_left: 0 }]);
  });
});

describe('the choice of tests', () => {
  it('is refused unless it is a ready test of the system', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { examId } = await addReadyExam(t, teacher);
    for (const id of [examId, unknown])
      await expect(practise(id)).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    for (const examId of [unknown, (await addReadyExam(t, teacher)).examId])
      await expect(grant({ examId })).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    await expect(grant({ userId: teacher.id })).rejects.toMatchObject({ code: 'USER_NOT_STUDENT' });
    for (const gone of [{ is_admin: true }, { deleted_at: new Date(t.now()) }]) {
      const { id: userId } = await t.createUser({ role: 'STUDENT' });
      await t.db.updateTable('users').set(gone).where('id', '=', userId).execute();
      await expect(grant({ userId })).rejects.toMatchObject({ code: 'USER_NOT_STUDENT' });
    }
    for (const gone of [{ deleted_at: new Date(t.now()) }, { status: 'DRAFT' }]) {
      const { examId: id } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
      await t.db.updateTable('exams').set(gone).where('id', '=', id).execute();
      await expect(practise(id)).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
      await expect(grant({ examId: id })).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    }
    await expect(practise(tests[0]!, {}, teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await overview()).uses.left).toBe(10);
  });

  it('requires a package with international tests, unless the test was bought', async () => {
    const listed = await t.as(student).call('GET /student/practice/tests', { query: { examType: ['27'] } as never });
    expect(listed.items).toMatchObject([{ id: tests[3], needs: 'package', owned: null }]);
    await membership('PREMIUM_PACKAGE');
    await expect(practise(tests[3]!)).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED', status: 402 });
    await grant({ examId: tests[3]!, uses: 1 });
    await submit((await practise(tests[3]!)).id);
    await expect(practise(tests[3]!)).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED' });
    await membership('CERTIFICATE_MASTER');
    await practise(tests[3]!);
    expect((await overview()).uses).toMatchObject({ packageCode: 'CERTIFICATE_MASTER', left: 19, total: 20 });
  });

  it('requires the activation code of a test with one', async () => {
    const { examId } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', examId).execute();
    await expect(practise(examId)).rejects.toMatchObject({ code: 'TEST_ACTIVE_CODE_REQUIRED' });
    expect((await overview()).uses.left).toBe(10);
  });

  it('is filtered by text, subject, grade, source and state', async () => {
    await grant();
    await practise(tests[1]!);
    const ids = async (query: object) => (await owned(query)).map(({ id }) => id);
    // Running tests are listed first.
    expect(await ids({})).toEqual([tests[1], tests[0]]);
    expect(await ids({ source: 'ORDER' })).toEqual([tests[0]]);
    expect(await ids({ state: 'NEW' })).toEqual([tests[0]]);
    expect(await ids({ state: 'RUNNING' })).toEqual([tests[1]]);
    expect(await ids({ state: 'DONE' })).toEqual([]);
    expect(await ids({ search: 'cuoi ki' })).toHaveLength(2);
    for (const none of [{ search: 'zzz' }, { subject: 'MATH' }, { gradeId: 'G1' }, { skill: 'LI' }, { seriesId: 'x' }])
      expect(await ids(none)).toEqual([]);
    expect(await owned({ page: 1, size: 10 })).toEqual([]);
    const other = await t.createUser({ role: 'STUDENT' });
    expect(await owned({}, other)).toEqual([]);
  });
});

/** A case in which the learner has another test with one of the questions. */
interface HoldingTest {
  readonly left?: boolean;
  readonly mode?: 'PRACTICE';
  readonly working?: boolean;
  readonly own?: boolean;
}

describe('an attempt', () => {
  it('explains an answer once it is stored, and its result names what to practise again', async () => {
    const { id, examVersionId } = await practise(tests[0]!);
    const questions = (await questionsOf(id)).filter(({ type }) => type === 'MC1');
    const check = (question: string) =>
      t.as(student).call('POST /student/attempts/{id}/questions/{question}/check', { params: { id, question } });
    await expect(check(questions[0]!.id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    // A removed answer counts as no answer.
    await save(id, 3, questions[2]!.id, null);
    await expect(check(questions[2]!.id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    expect(JSON.stringify(await questionsOf(id))).not.toMatch(/explanation|correct/i);
    const options = optionsIn(questions[1]);
    expect(options.length).toBeGreaterThan(1);
    const answers = await answersOf(examVersionId);
    await save(id, 1, questions[0]!.id, answers.right(questions[0]!.id));
    expect((await check(questions[0]!.id)).items.every(({ state }) => state === 'right')).toBe(true);
    await save(id, 2, questions[1]!.id, answers.wrong(questions[1]!.id, options));
    expect((await check(questions[1]!.id)).items.some(({ state }) => state === 'wrong')).toBe(true);
    await expect(practise(tests[0]!, { only: 'WRONG' })).resolves.toMatchObject({ id });
    await submit(id);
    const came = await result(id);
    expect(came).toMatchObject({ examId: tests[0], assignmentId: null, status: 'SCORED', mode: 'PRACTICE' });
    expect(came.answers).toHaveLength(came.items);
    expect(came.answers.map(({ number }) => number)).toEqual(came.answers.map((_, at) => at + 1));

    const again = await practise(tests[0]!, { only: 'WRONG', mode: 'TEST' });
    expect(again).toMatchObject({ mode: 'PRACTICE', number: 2 });
    expect((await questionsOf(again.id)).map((question) => question.id)).not.toContain(questions[0]!.id);
    expect((await overview()).uses.left).toBe(9);
    // The progress counts the items of the questions that are asked again, not those of the whole test.
    const running = await t.as(student).call('GET /student/practice/tests', { query: {} });
    expect(running.items.find((test) => test.id === tests[0])!.progress).toEqual({
      answered: 0,
      of: came.answers.filter(({ state }) => state !== 'right').length,
    });
    const listed = await t.as(student).call('GET /student/practice/results', { query: {} });
    expect(listed.items).toMatchObject([{ id, partial: false, mode: 'PRACTICE', mark: came.mark }]);
  });

  it('reveals nothing until the learner can no longer take a test with the same questions', async () => {
    const { id, examVersionId } = await practise(tests[0]!, { mode: 'TEST' });
    const [question] = (await questionsOf(id)).filter(({ type }) => type === 'MC1');
    await save(id, 1, question!.id, (await answersOf(examVersionId)).right(question!.id));
    await submit(id);
    expect(await result(id)).toMatchObject({ heldBack: false, status: 'SCORED', mark: expect.any(Number) as number });

    // A teacher assigns a test with one of its questions.
    const school = await createSchool(t, { codes: ['MC1'], startsIn: 3_600_000, endsIn: 7_200_000 });
    await t.db
      .insertInto('exam_version_questions')
      .values({ exam_version_id: school.examVersionId, question_id: question!.id })
      .execute();
    await school.enrol(student);
    const seen = async () => {
      const [one] = (await t.as(student).call('GET /student/practice/results', { query: {} })).items;
      const listed = await t.as(student).call('GET /student/practice/tests', { query: {} });
      const { last, best } = listed.items.find((test) => test.id === tests[0])!;
      const { mark, right, answers, heldBack } = await result(id);
      return { marks: [one!.mark, last!.mark, best, mark], right, answers: answers.length, heldBack };
    };
    expect(await seen()).toEqual({ marks: [null, null, null, null], right: 0, answers: 0, heldBack: true });
    await expect(practise(tests[0]!, { only: 'WRONG' })).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    t.advance(7_300_000);
    const after = await seen();
    expect(after.marks.every((mark) => mark !== null)).toBe(true);
    expect(after).toMatchObject({ right: 1, heldBack: false });
  });

  it('with only right answers leaves nothing to practise again', async () => {
    const { id, examVersionId } = await practise(tests[0]!);
    const [question] = (await questionsOf(id)).filter(({ type }) => type === 'MC1');
    await t.db
      .updateTable('attempts')
      .set({ question_ids: [question!.id] })
      .where('id', '=', id)
      .execute();
    await save(id, 1, question!.id, (await answersOf(examVersionId)).right(question!.id));
    await submit(id);
    await expect(practise(tests[0]!, { only: 'WRONG' })).rejects.toMatchObject({ code: 'PRACTICE_NOTHING_WRONG' });
  });

  it.each([
    ['that the learner has left', { left: true }, false],
    ['that is practice', { mode: 'PRACTICE' as const }, false],
    ['at which the learner works beyond its window', { working: true }, true],
    ['of the learner’s own that runs', { own: true }, false],
  ])('and a test with the same question %s', async (_, { left, mode, working, own }: HoldingTest, held) => {
    const { id, examVersionId } = await practise(tests[0]!, { mode: 'TEST' });
    await submit(id);
    const school = await createSchool(t, {
      codes: ['MC1'],
      endsIn: working ? 3_600_000 : 7_200_000,
      ...(mode && { mode }),
    });
    const [question] = await t.db
      .selectFrom('exam_version_questions')
      .select('question_id')
      .where('exam_version_id', '=', examVersionId)
      .execute();
    await t.db
      .insertInto('exam_version_questions')
      .values({ exam_version_id: school.examVersionId, question_id: question!.question_id })
      .execute();
    if (own) await practise(tests[0]!, { mode: 'TEST' });
    else await school.enrol(student);
    if (left)
      await t.db
        .updateTable('class_students')
        .set({ removed_at: new Date(t.now()) })
        .where('student_id', '=', student.id)
        .execute();
    if (working) {
      const started = await t
        .as(student)
        .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
      await t.db
        .updateTable('attempts')
        .set({ deadline_at: new Date(t.now() + 90_000_000) })
        .where('id', '=', started.id)
        .execute();
      t.advance(7_200_000);
    }
    expect((await result(id)).heldBack).toBe(held);
  });

  it('in mode TEST has the test’s clock, returns no key while it runs, and ends automatically', async () => {
    const started = await practise(tests[0]!, { mode: 'TEST' });
    expect(started).toMatchObject({ mode: 'TEST', clock: true });
    expect(Date.parse(started.deadlineAt) - Date.parse(started.startedAt)).toBe(45 * 60_000);
    const [question] = (await questionsOf(started.id)).filter(({ type }) => type === 'MC1');
    await save(started.id, 1, question!.id, (await answersOf(started.examVersionId)).right(question!.id));
    await expect(
      t.as(student).call('POST /student/attempts/{id}/questions/{question}/check', {
        params: { id: started.id, question: question!.id },
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    t.advance(46 * 60_000);
    expect((await practise(tests[0]!)).id).not.toBe(started.id);
    await worker.round();
    expect(await result(started.id)).toMatchObject({ status: 'SCORED', mode: 'TEST' });
  });

  it('is private for users of all roles', async () => {
    const { id } = await practise(tests[0]!);
    await submit(id);
    const other = await t.createUser({ role: 'STUDENT' });
    await expect(result(id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(t.as(operator).call('GET /itf/unit-tests-result/{id}', { params: { id } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(practise(tests[1]!, { only: 'WRONG' })).rejects.toMatchObject({ code: 'PRACTICE_NOTHING_WRONG' });
  });
});

/** Every published version has its own option ids, so the right answers are read from its keys. */
async function answersOf(versionId: string) {
  const { keys } = (await t.db
    .selectFrom('exam_version_keys')
    .select('keys')
    .where('exam_version_id', '=', versionId)
    .executeTakeFirstOrThrow()) as unknown as { keys: Record<string, { correct: Record<string, string[]> }> };
  return {
    right: (question: string) => keys[question]!.correct,
    wrong: (question: string, options: readonly string[]) => {
      const [item, correct] = Object.entries(keys[question]!.correct)[0]!;
      return { [item]: [options.find((one) => !correct.includes(one))!] };
    },
  };
}

it("lists all tests of the system that are ready, with the learner's progress", async () => {
  await practise(tests[0]!);
  const listed = await t.as(student).call('GET /student/practice/tests', { query: { page: 0, size: 20 } });
  expect(listed.items.length).toBe(listed.page.total);
  // Tests of teachers, deleted and unfinished tests are not listed.
  const found = await t.db
    .selectFrom('exams')
    .select('id')
    .where('scope', '=', 'SYSTEM')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'READY')
    .execute();
  const all = await t.db.selectFrom('exams').select(['scope', 'status', 'deleted_at']).execute();
  expect(all.some(({ scope }) => scope === 'USER')).toBe(true);
  expect(all.some(({ scope, status }) => scope === 'SYSTEM' && status === 'DRAFT')).toBe(true);
  expect(all.some(({ scope, deleted_at }) => scope === 'SYSTEM' && deleted_at !== null)).toBe(true);
  expect(listed.items.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  expect(listed.items.find(({ id }) => id === tests[0])).toMatchObject({
    owned: { sources: ['PACKAGE'] },
    attempts: 1,
  });
  expect(listed.items.find(({ id }) => id === tests[1])).toMatchObject({ owned: null, runningId: null, last: null });
});
