/** Practice links: what anybody can see, who may start, and that neither a test nor a result reveals a key. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { startAttemptWorker } from '#exam/attempts';
import { encryptLinkToken } from '../../platform/crypto/link-token.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const day = 24 * 3_600_000;

let teacher: TestUser;
let named: TestUser;
let other: TestUser;
let examId: string;

beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  named = await t.createUser({ role: 'STUDENT' });
  other = await t.createUser({ role: 'STUDENT' });
  ({ examId } = await addReadyExam(t, teacher));
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: named.id, code: 'A1', created_at: new Date(t.now()) })
    .execute();
});

const link = async (studentId: string | null = null, who = teacher, id = examId) => {
  const { url } = await t
    .as(who)
    .call('POST /itf/unit-tests/{id}/practice-link', { params: { id }, body: { studentId } });
  return url.split('/practice-test/')[1]!;
};
const behind = (token: string, who: TestUser | null = null) =>
  t.as(who).call('GET /practice-test/{token}', { params: { token } });
const start = (token: string, who: TestUser) =>
  t.as(who).call('POST /practice-test/{token}/start', { params: { token } });
const finish = async (attemptId: string, who: TestUser) => {
  await t
    .as(who)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });
  await worker.round();
};

it('leads to the practice site, with the prefix of the language', async () => {
  const { url } = await t
    .as(teacher)
    .call('POST /itf/unit-tests/{id}/practice-link', { params: { id: examId }, body: {} });
  expect(url).toMatch(/^http:\/\/practice\.test\/practice-test\/1\.[\w-]+$/);
});

describe('a link to a test', () => {
  it('shows its start screen to anyone, and is started only by the learner it names', async () => {
    const token = await link(named.id);
    expect(await behind(token)).toMatchObject({ variant: 'test', state: 'SIGN_IN', attemptId: null, minutes: 45 });
    expect(JSON.stringify(await behind(token))).not.toContain(named.id);
    for (const who of [other, teacher]) expect(await behind(token, who)).toMatchObject({ state: 'NOT_YOURS' });
    await expect(start(token, other)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    await expect(start(token, teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await behind(token, named)).toMatchObject({ state: 'READY' });
    const started = await Promise.all(Array.from({ length: 10 }, () => start(token, named)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(started[0]).toMatchObject({ origin: 'LINK', mode: 'TEST', clock: true });
    expect(await behind(token, named)).toMatchObject({ state: 'RUNNING', attemptId: started[0]!.id });
    await finish(started[0]!.id, named);
    // Starting again continues the same attempt.
    expect((await start(token, named)).id).toBe(started[0]!.id);
    expect(await behind(token, named)).toMatchObject({ state: 'DONE' });
  });

  it('returns no key and no right or wrong, and counts no use', async () => {
    const token = await link();
    const { id } = await start(token, other);
    const content = (await t.as(other).call('GET /student/attempts/{id}/content', { params: { id } })) as {
      sections: { parts: { questions: { id: string }[] }[] }[];
    };
    const question = content.sections[0]!.parts[0]!.questions[0]!.id;
    expect(JSON.stringify(content)).not.toMatch(/explanation|"correct"/);
    const check = () =>
      t.as(other).call('POST /student/attempts/{id}/questions/{question}/check', { params: { id, question } });
    await expect(check()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await finish(id, other);
    await expect(check()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const result = await t.as(other).call('GET /student/unit-test-asset-result/{id}', { params: { id } });
    expect(result).toMatchObject({ origin: 'LINK', status: 'SCORED', answers: [], examId: null, assignmentId: null });
    await expect(
      t.as(other).call('POST /student/unit-tests/{id}/practise', { params: { id: examId }, body: { only: 'WRONG' } }),
    ).rejects.toMatchObject({ code: 'PRACTICE_NOTHING_WRONG' });
    expect((await t.as(other).call('GET /student/practice')).uses.left).toBe(10);
  });

  it('is created by users who may see the keys of the system, for own learners and available tests', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const operator = await t.createUser({ role: 'OPERATOR' });
    const system = (await addReadyExam(t, operator, { pool: 'PRACTICE' })).examId;
    await expect(link(null, trial, system)).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED', status: 402 });
    await expect(link(null, trial)).rejects.toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    await expect(link(other.id)).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    const uses = () =>
      t.db.selectFrom('system_test_uses').select('exam_id').where('owner_id', '=', teacher.id).execute();
    expect(await uses()).toEqual([]);
    await expect(behind(await link(null, teacher, system))).resolves.toMatchObject({ variant: 'test' });
    expect(await uses()).toEqual([{ exam_id: system }]);
    // A package is required for own tests, too.
    const own = (await addReadyExam(t, teacher)).examId;
    await t.db.updateTable('exams').set({ owner_id: trial.id }).where('id', '=', own).execute();
    await expect(link(null, trial, own)).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED' });
    // The learner of a colleague.
    const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const theirs = (await addReadyExam(t, colleague)).examId;
    await expect(link(named.id, colleague, theirs)).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  });

  it.each([
    ['deleted', { deleted_at: new Date() }, 'UNIT_TEST_NOT_FOUND'],
    ['being written again', { status: 'DRAFT' }, 'TEST_CONTENT_INSUFFICIENT'],
  ])('is invalid and cannot be created once its test is %s', async (_, gone, code) => {
    const { examId: id } = await addReadyExam(t, teacher);
    const token = await link(null, teacher, id);
    await t.db.updateTable('exams').set(gone).where('id', '=', id).execute();
    await expect(behind(token, other)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });
    await expect(start(token, other)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });
    await expect(link(null, teacher, id)).rejects.toMatchObject({ code });
  });

  it("to another teacher's test ends when that is no longer shared, and rests while its learners can take it", async () => {
    const author = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { examId: id } = await addReadyExam(t, author);
    const share = (privacy: 'PRIVATE' | 'PUBLIC') =>
      t.as(author).call('PUT /itf/unit-tests/{id}/privacy', { params: { id }, body: { privacy } });
    await share('PUBLIC');
    const [token, own] = [await link(null, teacher, id), await link(null, author, id)];
    const opens = async (one: string) =>
      (await behind(one, other).catch(({ code }: { code: string }) => code)) !== 'PRACTICE_LINK_INVALID';
    expect([await opens(token), await opens(own)]).toEqual([true, true]);

    await share('PRIVATE');
    expect([await opens(token), await opens(own)]).toEqual([false, true]);
    await expect(start(token, other)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });

    await share('PUBLIC');
    const school = await createSchool(t, { codes: ['MC1'], teacher: author });
    await t.as(author).call('POST /itf/classes/{id}/unit-tests', {
      params: { id: school.classId },
      body: {
        examId: id,
        startsAt: new Date(t.now() + day).toISOString(),
        endsAt: new Date(t.now() + 2 * day).toISOString(),
        reviewOpen: 'OFF',
        reviewAfter: 'FREE',
      },
    });
    expect([await opens(token), await opens(own)]).toEqual([false, true]);
    await expect(start(token, other)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });
    t.advance(2 * day + 1);
    expect(await opens(token)).toBe(true);
    expect(await start(token, other)).toMatchObject({ origin: 'LINK' });
  });

  it('to a test that requires an activation code is started after the learner has entered one', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const learner = await t.createUser({ role: 'STUDENT' });
    const { examId: id } = await addReadyExam(t, await t.createUser({ role: 'OPERATOR' }), { pool: 'PRACTICE' });
    await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', id).execute();
    const token = await link(null, teacher, id);
    expect(await behind(token, learner)).toMatchObject({ state: 'READY' });
    await expect(start(token, learner)).rejects.toMatchObject({ code: 'TEST_ACTIVE_CODE_REQUIRED', status: 403 });
    expect(await behind(token, learner)).toMatchObject({ state: 'READY', attemptId: null });
    await t.as(admin).call('POST /itf/active-codes', {
      body: {
        kind: 'TEST',
        name: 'Mã thi thử',
        count: 1,
        usesAllowed: 1,
        expiresAt: null,
        partnerId: null,
        examId: id,
        examType: null,
      },
    });
    const { items } = await t.as(admin).call('GET /itf/active-codes', { query: {} });
    await t.as(learner).call('POST /itf/active-codes/active', { body: { code: items[0]!.code! } });
    expect(await start(token, learner)).toMatchObject({ origin: 'LINK', status: 'RUNNING' });
  });

  it('starts an attempt of its own beside practice of the same test from a package', async () => {
    const operator = await t.createUser({ role: 'OPERATOR' });
    const learner = await t.createUser({ role: 'STUDENT' });
    const { examId: id } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    const own = await t
      .as(learner)
      .call('POST /student/unit-tests/{id}/practise', { params: { id }, body: { mode: 'PRACTICE' } });
    const linked = await start(await link(null, teacher, id), learner);
    expect(linked).toMatchObject({ origin: 'LINK', mode: 'TEST', number: 1 });
    expect(linked.id).not.toBe(own.id);
  });
});

describe('a link to a result', () => {
  it('is not created before there is a result', async () => {
    const learner = await t.createUser({ role: 'STUDENT' });
    const { id } = await start(await link(), learner);
    await expect(
      t.as(learner).call('POST /student/unit-test-asset-result/{id}/link', { params: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows only that result', async () => {
    const { id } = await start(await link(), named);
    await finish(id, named);
    await expect(
      t.as(other).call('POST /student/unit-test-asset-result/{id}/link', { params: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { url } = await t.as(named).call('POST /student/unit-test-asset-result/{id}/link', { params: { id } });
    const token = url.split('/practice-test/')[1]!;
    expect(Object.keys(await behind(token)).toSorted()).toEqual(
      ['items', 'mark', 'name', 'right', 'submittedAt', 'variant'].toSorted(),
    );
    for (const who of [named, other])
      await expect(start(token, who)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });
  });
});

describe('a token', () => {
  it('is refused when changed, issued for another purpose or expired', async () => {
    const token = await link();
    const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    const [, body] = token.split('.');
    const foreign = encryptLinkToken(
      t.app.config.secret,
      'something else',
      { test: examId, user: null, until: 9e15 },
      (bytes) => t.app.random(bytes),
    );
    for (const wrong of [flipped, `2.${body}`, body!, 'x', `1.${'A'.repeat(60)}`, foreign])
      await expect(behind(wrong)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID', status: 404 });
    t.advance(91 * day);
    await expect(behind(token)).rejects.toMatchObject({ code: 'PRACTICE_LINK_INVALID' });
  });
});

describe('sending links', () => {
  const send = (body: { classId?: string; studentIds?: string[] }, who = teacher, id = examId) =>
    t.as(who).call('POST /itf/unit-tests/{id}/practice-link/send', { params: { id }, body });
  const sentTo = async (who: TestUser) =>
    (await t.as(who).call('GET /notices', { query: {} })).notices.filter(({ kind }) => kind === 'PRACTICE_SENT');

  it('sends each learner an own link, by notice and by mail to the practice site, once an hour', async () => {
    t.advance(2 * 3_600_000);
    expect(await send({ studentIds: [named.id] })).toEqual({ told: 1, withoutMail: 0 });
    const [notice] = await sentTo(named);
    const token = notice!.link!.split('/practice-test/')[1]!;
    expect(await behind(token, other)).toMatchObject({ state: 'NOT_YOURS' });
    await runJobs(t);
    const mails = await t.db.selectFrom('outbox_messages').select('body').execute();
    expect(mails.filter(({ body }) => body.includes(`http://practice.test/practice-test/${token}`))).toHaveLength(1);
    await expect(send({ studentIds: [named.id] })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    const refused = await t.as(teacher).raw({
      method: 'POST',
      url: `/api/itf/unit-tests/${examId}/practice-link/send`,
      payload: { studentIds: [named.id] },
    });
    // The dialog recognises by this error that these learners have their link already.
    expect(refused.headers['retry-after']).toBe('3600');
    t.advance(3_600_001);
    expect(await send({ studentIds: [named.id] })).toMatchObject({ told: 1 });
  });

  it('reaches the whole class, and concurrent requests notify each learner once', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const learners = [await school.student(), await school.student()];
    const gone = [await school.student(), await school.student(), await school.student()];
    const leave = (at: number) => ({ at: new Date(t.now()), id: gone[at]!.id });
    const [left, deleted, teaches] = [leave(0), leave(1), leave(2)];
    await t.db.updateTable('class_students').set({ removed_at: left.at }).where('student_id', '=', left.id).execute();
    await t.db.updateTable('users').set({ deleted_at: deleted.at }).where('id', '=', deleted.id).execute();
    await t.db.updateTable('users').set({ role: 'TEACHER' }).where('id', '=', teaches.id).execute();
    const { examId: own } = await addReadyExam(t, school.teacher);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => send({ classId: school.classId }, school.teacher, own)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of learners) expect(await sentTo(one)).toHaveLength(1);
    const told = await t.db.selectFrom('practice_mails').select('student_id').where('exam_id', '=', own).execute();
    expect(told.map(({ student_id }) => student_id).toSorted()).toEqual(learners.map(({ id }) => id).toSorted());
    await expect(send({ classId: school.classId })).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
    await t.db
      .insertInto('managed_students')
      .values({
        teacher_id: school.teacher.id,
        student_id: learners[0]!.id,
        code: 'B1',
        created_at: new Date(t.now()),
      })
      .execute();
    // The learner of a colleague.
    await expect(send({ studentIds: [learners[0]!.id] })).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    await t.db
      .updateTable('class_students')
      .set({ removed_at: new Date(t.now()) })
      .where('class_id', '=', school.classId)
      .execute();
    await expect(send({ classId: school.classId }, school.teacher, own)).rejects.toMatchObject({
      code: 'PRACTICE_NOBODY_TO_SEND',
    });
  });

  it('is refused for learners of others, without learners, and beyond the daily limit', async () => {
    await expect(send({ studentIds: [other.id] })).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    await expect(send({})).rejects.toMatchObject({ code: 'BODY_INVALID' });
    const gone = await t.createUser({ role: 'STUDENT' });
    await t.db
      .insertInto('managed_students')
      .values({
        teacher_id: teacher.id,
        student_id: gone.id,
        code: 'A2',
        created_at: new Date(t.now()),
        removed_at: new Date(t.now()),
      })
      .execute();
    await expect(send({ studentIds: [gone.id] })).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    await expect(link(gone.id)).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    t.advance(2 * day);
    // Simulates that links were sent to three hundred learners.
    await withTransaction(t.app.db, async (db) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(db);
      await sql`INSERT INTO practice_mails SELECT ${teacher.id}, ${examId}, gen_random_uuid(), ${new Date(t.now())}
        FROM generate_series(1, 300)`.execute(db);
    });
    await expect(send({ studentIds: [named.id] })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await sentTo(named)).toHaveLength(2);
    // The limit is per teacher and day.
    const school = await createSchool(t, { codes: ['MC1'] });
    await school.student();
    const { examId: own } = await addReadyExam(t, school.teacher);
    expect(await send({ classId: school.classId }, school.teacher, own)).toMatchObject({ told: 1 });
    t.advance(day + 1);
    expect(await send({ studentIds: [named.id] })).toMatchObject({ told: 1 });
  });
});
