/** Guards of certificates, each with the one request that gets through when the guard is missing. */
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { untilBlocked } from '../testing/blocked.ts';
import { createSchool, type School, type SchoolOptions } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const organisation = 'Trường THCS Bình Minh';

/** A test with two learners who have taken it, by name. */
async function ground(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1'], ...options });
  const students = [await school.student({ firstName: 'An' }), await school.student({ firstName: 'Yến' })] as const;
  for (const student of students) await take(school, student);
  await worker.round();
  return { school, students };
}

async function take({ assignmentId, questions }: School, student: TestUser): Promise<void> {
  const as = t.as(student);
  const { id } = await as.call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
  const entries = questions.map(({ id: question, code }, at) => ({
    seq: at + 1,
    question,
    base: 0,
    answer: samples[code].responses['right'] as never,
  }));
  await as.call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: id, clientId: 'the-only-client', entries },
  });
}

const give = ({ teacher, assignmentId }: School, more: object = {}) =>
  t.as(teacher).call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', {
    params: { id: assignmentId },
    body: { organisation, firstNumber: 100, ...more },
  });
const list = ({ teacher, assignmentId }: School) =>
  t.as(teacher).call('GET /itf/classes/unit-tests-assigned/{id}/certificates', { params: { id: assignmentId } });
const check = (code: string) => t.as(null).call('GET /certificates/{code}', { params: { code } });
const numbersOf = ({ given }: Pick<Awaited<ReturnType<typeof list>>, 'given'>) =>
  given.map(({ firstName, candidateNumber }) => [firstName, candidateNumber]);

/** The mark of the test is provisional again, as after a reopened attempt with another text. */
const needsTeacher = ({ assignmentId }: School, student: TestUser, needs_teacher: boolean) =>
  t.db
    .updateTable('attempt_results')
    .set({ needs_teacher })
    .where('attempt_id', 'in', (query) =>
      query
        .selectFrom('attempts')
        .select('id')
        .where('assignment_id', '=', assignmentId)
        .where('student_id', '=', student.id),
    )
    .execute();

it('numbers do not exceed six digits', async () => {
  const { school } = await ground();
  await expect(give(school, { firstNumber: 999_999 })).rejects.toMatchObject({
    code: 'BODY_INVALID',
    reply: { errors: [{ path: 'firstNumber', code: 'tooBig' }] },
  });
  expect((await list(school)).given).toEqual([]);
  expect(numbersOf(await give(school, { firstNumber: 999_998 }))).toEqual([
    ['An', '999998'],
    ['Yến', '999999'],
  ]);
});

it('no number is given while certificates are off', async () => {
  const { school } = await ground();
  await give(school, { firstNumber: 500, active: false });
  await list(school);
  expect(numbersOf(await give(school))).toEqual([
    ['An', '000100'],
    ['Yến', '000101'],
  ]);
});

it('no number is given for a provisional mark, and a certificate is invalid while its mark is provisional', async () => {
  const { school, students } = await ground();
  const [an] = students;
  await needsTeacher(school, an, true);
  expect(numbersOf(await give(school))).toEqual([['Yến', '000100']]);
  await needsTeacher(school, an, false);
  const { given } = await list(school);
  expect(numbersOf({ given })).toEqual([
    ['Yến', '000100'],
    ['An', '000101'],
  ]);
  const { code } = given[1]!;
  expect(await check(code)).toMatchObject({ candidateNumber: '000101' });
  await needsTeacher(school, an, true);
  expect(numbersOf(await list(school))).toEqual([['Yến', '000100']]);
  await expect(check(code)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
});

it('the certificate of an erased account is invalid', async () => {
  const { school, students } = await ground();
  const { code } = (await give(school)).given[0]!;
  await t.db
    .updateTable('users')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', students[0].id)
    .execute();
  await expect(check(code)).rejects.toMatchObject({ code: 'NO_CERTIFICATE' });
  expect(numbersOf(await list(school))).toEqual([['Yến', '000101']]);
});

it("a teacher's first certificates do not start with the texts of another teacher", async () => {
  const { school } = await ground();
  await give(school);
  const stranger = await createSchool(t, { codes: ['MC1'] });
  expect((await list(stranger)).series).toMatchObject({ organisation: '', active: false });
});

it("another teacher neither sees, gives, changes nor downloads a test's certificates", async () => {
  const { school } = await ground();
  await give(school);
  const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const theirs = { ...school, teacher: stranger };
  await expect(list(theirs)).rejects.toMatchObject({ status: 404 });
  await expect(give(theirs, { organisation: 'Trường khác' })).rejects.toMatchObject({ status: 404 });
  const url = `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/certificates/file`;
  expect((await t.as(stranger).raw({ method: 'GET', url })).statusCode).toBe(404);
  expect((await list(school)).series.organisation).toBe(organisation);
});

it('a reader waits while numbers are being given, and no number is given twice', async () => {
  const { school } = await ground();
  await give(school, { active: false });
  await t.db
    .updateTable('certificate_series')
    .set({ active: true })
    .where('assignment_id', '=', school.assignmentId)
    .execute();
  const lists = await t.db.transaction().execute(async (db) => {
    // Both have read who is due once they wait here, unless one waits for the other before.
    await sql`LOCK TABLE certificates IN SHARE MODE`.execute(db);
    const asked = [list(school), list(school)];
    for (const one of asked) void one.catch(() => undefined);
    await untilBlocked(t.db, asked.length);
    return asked;
  });
  for (const one of await Promise.all(lists)) expect(numbersOf(one)).toHaveLength(2);
});
