import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { deliverEvents } from '../../../testing/jobs.ts';
import { addCatalogue } from '../../../testing/content.ts';
import { createSchool } from '../../../testing/school.ts';

const t = await testApp();
let teacher: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hoa', lastName: 'Trần' });
  colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const secret = 'Conmeo2026';
let added = 0;

/** A learner without a contact who has signed in and chosen a password. */
async function learner(of: TestUser, firstName = 'Ánh') {
  const { studentId: id, signIn } = await t.as(of).call('POST /itf/students/add-new', {
    body: { lastName: 'Nguyễn Văn', firstName, code: `HS${++added}` },
  });
  const first = await firstSignIn(signIn.signInName, signIn.oneTimePassword, secret);
  return { id, signInName: signIn.signInName, token: first.accessToken! };
}
const enter = (username: string, password: string) =>
  t.as(null).call('POST /auth/login', { body: { username, password, tokensInBody: true } });
async function ticketOf(username: string, password: string): Promise<string> {
  const error = await failure(enter(username, password));
  expect(error.code).toBe('FIRST_LOGIN_REQUIRED');
  return (error.reply as unknown as { data: { ticket: string } }).data.ticket;
}
const setFirst = (ticket: string, password: string) =>
  t.as(null).call('POST /auth/first-login', { body: { ticket, password, tokensInBody: true } });
const firstSignIn = async (username: string, password: string, own: string) =>
  setFirst(await ticketOf(username, password), own);
const renew = (by: TestUser, studentIds: string[]) =>
  t.as(by).call('POST /itf/students/one-time-passwords', { body: { studentIds } });
const manage = (by: TestUser, id: string) =>
  t.db
    .insertInto('managed_students')
    .values({ teacher_id: by.id, student_id: id, created_at: new Date(t.now()) })
    .execute();
const noticesOf = async (id: string) => {
  await deliverEvents(t);
  return t.db
    .selectFrom('notices')
    .select(['kind', 'params', 'link'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
};
const works = async (token: string) =>
  (await t.as({ id: '', token }).raw({ method: 'GET', url: '/api/account/sessions' })).statusCode === 200;

describe('a learner without contact who forgot the password', () => {
  test('gets one from a teacher whose package has ended', async () => {
    const { id, signInName } = await learner(teacher);
    const ended = await t.createUser({
      role: 'TEACHER',
      package: 'BASIC',
      packageEndsAt: new Date(t.now() - 60_000),
    });
    await manage(ended, id);
    const { renewed } = await renew(ended, [id]);
    expect(renewed).toMatchObject([{ id, signInName }]);
    // A teacher who does not manage the learner still gets nothing.
    expect((await failure(renew(stranger, [id]))).code).toBe('STUDENT_NOT_FOUND');
  });

  test('gets a one-time password from a teacher who manages them; the old password and sessions end', async () => {
    const { id, signInName, token } = await learner(teacher);
    await manage(colleague, id);
    expect(await works(token)).toBe(true);
    const { renewed, left } = await renew(colleague, [id]);
    expect(left).toEqual([]);
    expect(renewed).toEqual([
      {
        id,
        fullName: 'Nguyễn Văn Ánh',
        code: null,
        signInName,
        oneTimePassword: expect.stringMatching(/^[a-z2-9]{8}$/),
        validUntil: expect.any(String),
      },
    ]);
    await vi.waitFor(async () => expect(await works(token)).toBe(false));
    expect((await failure(enter(signInName, secret))).code).toBe('WRONG_USERNAME_PASSWORD');
    await firstSignIn(signInName, renewed[0]!.oneTimePassword, 'Hoasen2026');
    expect((await enter(signInName, 'Hoasen2026')).userId).toBe(id);
    expect((await failure(enter(signInName, renewed[0]!.oneTimePassword))).code).toBe('WRONG_USERNAME_PASSWORD');
  });

  test('is told, as are the other teachers; the audit log keeps it', async () => {
    const first = await learner(teacher, 'Bảo');
    const second = await learner(teacher, 'Chi');
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const former = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    for (const id of [first.id, second.id]) await manage(other, id);
    await manage(former, first.id);
    await t.db
      .updateTable('managed_students')
      .set({ removed_at: new Date(t.now()) })
      .where('teacher_id', '=', former.id)
      .execute();
    const before = (await noticesOf(teacher.id)).length;
    await renew(teacher, [first.id, second.id]);
    for (const { id } of [first, second]) {
      expect(await noticesOf(id)).toEqual([
        { kind: 'PASSWORD_RENEWED', params: { teacher: 'Trần Hoa' }, link: '/users/info' },
      ]);
      const log = await t.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', id)
        .execute();
      expect(log).toContainEqual({ action: 'learner-password-renewed', actor_id: teacher.id });
    }
    expect(await noticesOf(other.id)).toEqual([
      { kind: 'LEARNER_PASSWORDS_RENEWED', params: { teacher: 'Trần Hoa', count: 2 }, link: '/students/info' },
    ]);
    expect(await noticesOf(former.id)).toEqual([]);
    expect(await noticesOf(teacher.id)).toHaveLength(before);
    await renew(teacher, [second.id]);
    expect((await noticesOf(other.id)).at(-1)).toMatchObject({ params: { count: 1 }, link: `/students/${second.id}` });
  });

  test('keeps the running attempt', async () => {
    const { id, signInName, token } = await learner(teacher, 'Dũng');
    const school = await createSchool(t, { codes: ['MC1'], teacher });
    await school.enrol({ id, token });
    const attempt = await t
      .as({ id, token })
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const { renewed } = await renew(teacher, [id]);
    const again = await firstSignIn(signInName, renewed[0]!.oneTimePassword, 'Hoasen2026');
    const state = await t
      .as({ id, token: again.accessToken! })
      .call('GET /student/attempts/{id}', { params: { id: attempt.id } });
    expect(state).toMatchObject({ status: 'RUNNING', deadlineAt: attempt.deadlineAt });
  });

  test('does not wait for guesses of the forgotten password before using the new one', async () => {
    const { id, signInName } = await learner(teacher, 'Em');
    for (let guess = 0; guess < 5; guess += 1) await failure(enter(signInName, `Doanmo${guess}a`));
    expect((await failure(enter(signInName, secret))).code).toBe('TOO_MANY_REQUESTS');
    const { renewed } = await renew(teacher, [id]);
    await firstSignIn(signInName, renewed[0]!.oneTimePassword, 'Hoasen2026');
  });

  test('a second renewal ends what the first one opened, tickets too', async () => {
    const { id, signInName } = await learner(teacher, 'Giang');
    const first = (await renew(teacher, [id])).renewed[0]!.oneTimePassword;
    const ticket = await ticketOf(signInName, first);
    const second = (await renew(teacher, [id])).renewed[0]!.oneTimePassword;
    expect((await failure(setFirst(ticket, 'Hoasen2026'))).code).toBe('TICKET_EXPIRED');
    expect((await failure(enter(signInName, first))).code).toBe('WRONG_USERNAME_PASSWORD');
    await firstSignIn(signInName, second, 'Hoasen2026');
  });
});

describe('nobody else', () => {
  test('learners of others are unknown, and then nothing changes', async () => {
    const mine = await learner(stranger, 'Hà');
    const theirs = await learner(teacher, 'Khoa');
    for (const ids of [[theirs.id], [mine.id, theirs.id], [randomUUID()], [teacher.id]])
      expect(await failure(renew(stranger, ids))).toMatchObject({ status: 404, code: 'STUDENT_NOT_FOUND' });
    for (const { signInName, id } of [mine, theirs]) expect((await enter(signInName, secret)).userId).toBe(id);
    await t.db
      .updateTable('managed_students')
      .set({ removed_at: new Date(t.now()) })
      .where('student_id', '=', mine.id)
      .execute();
    expect((await failure(renew(stranger, [mine.id]))).code).toBe('STUDENT_NOT_FOUND');
  });

  test('without the own password confirmed', async () => {
    const { id, signInName } = await learner(teacher, 'Lan');
    const reply = await t
      .as(teacher)
      .raw({ method: 'POST', url: '/api/itf/students/one-time-passwords', payload: { studentIds: [id] } });
    expect(reply.json()).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    expect((await enter(signInName, secret)).userId).toBe(id);
  });

  test.each(['email', 'phone'] as const)('a learner with an own %s uses the code instead', async (kind) => {
    const { id, signInName } = await learner(teacher, 'Minh');
    const other = await learner(teacher, 'Nam');
    await t.db
      .updateTable('users')
      .set({ [kind]: kind === 'email' ? `${id}@example.com` : '84912345678' })
      .where('id', '=', id)
      .execute();
    const { renewed, left } = await renew(teacher, [id, other.id]);
    expect(renewed.map((one) => one.id)).toEqual([other.id]);
    expect(left).toEqual([{ id, fullName: 'Nguyễn Văn Minh', reason: 'OWN_CONTACT' }]);
    expect((await enter(signInName, secret)).userId).toBe(id);
    expect(await noticesOf(id)).toEqual([]);
  });

  test('an account with a contact that the learner opened is left alone too, and a locked one', async () => {
    const own = await t.createUser({ role: 'STUDENT' });
    await manage(teacher, own.id);
    const locked = await learner(teacher, 'Oanh');
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', locked.id).execute();
    const { renewed, left } = await renew(teacher, [own.id, locked.id]);
    expect(renewed).toEqual([]);
    expect(left.map(({ id, reason }) => [id, reason]).toSorted()).toEqual(
      [
        [own.id, 'OWN_CONTACT'],
        [locked.id, 'LOCKED'],
      ].toSorted(),
    );
  });

  test('reads the new password later: the sheet of first passwords leaves it out', async () => {
    const { id, signInName } = await learner(teacher, 'Phúc');
    const classes = await t.as(teacher).call('POST /itf/class', {
      body: { code: `MK-${added}`, name: 'Lớp 9A1', gradeId: 'G9', schoolYear: 2026 },
    });
    const params = { id: classes.id };
    await t.as(teacher).call('POST /itf/classes/{id}/students/add-list', { params, body: { studentIds: [id] } });
    const { renewed } = await renew(teacher, [id]);
    const sheet = await t.as(teacher).call('GET /itf/classes/{id}/students/sign-in-sheet', { params });
    expect(sheet.students).toEqual([expect.objectContaining({ id, oneTimePassword: null, validUntil: null })]);
    // Without the own password it is not replaced either.
    expect(await t.as(teacher).call('POST /itf/classes/{id}/students/first-passwords', { params, body: {} })).toEqual({
      renewed: 0,
    });
    await firstSignIn(signInName, renewed[0]!.oneTimePassword, 'Hoasen2026');
  });
});

describe('the administrator of a school', () => {
  test('renews for learners of its teachers, while both belong to it', async () => {
    const head = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const { school_id } = await t.db
      .selectFrom('school_members')
      .select('school_id')
      .where('user_id', '=', head.id)
      .executeTakeFirstOrThrow();
    const member = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const second = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const mine = await learner(member, 'Quân');
    expect((await failure(renew(head, [mine.id]))).code).toBe('STUDENT_NOT_FOUND');
    for (const user of [member, second])
      await t.db
        .insertInto('school_members')
        .values({ school_id, user_id: user.id, role: 'TEACHER', joined_at: new Date(t.now()) })
        .execute();
    expect((await failure(renew(second, [mine.id]))).code).toBe('STUDENT_NOT_FOUND');
    const listed = await t.as(head).call('GET /itf/students/of-school', { query: { search: 'quan' } });
    expect(listed.items).toEqual([
      { id: mine.id, fullName: 'Nguyễn Văn Quân', signInName: mine.signInName, teachers: ['Nguyễn Thị An'] },
    ]);
    expect(await failure(t.as(second).call('GET /itf/students/of-school', { query: {} }))).toMatchObject({
      status: 403,
      code: 'SCHOOL_ADMIN_ONLY',
    });
    const { renewed } = await renew(head, [mine.id]);
    expect(renewed).toMatchObject([{ id: mine.id, code: null }]);
    expect((await noticesOf(member.id)).map(({ kind }) => kind)).toEqual(['LEARNER_PASSWORDS_RENEWED']);
    await t.db
      .updateTable('school_members')
      .set({ left_at: new Date(t.now()) })
      .where('user_id', '=', member.id)
      .execute();
    expect((await failure(renew(head, [mine.id]))).code).toBe('STUDENT_NOT_FOUND');
    expect((await t.as(head).call('GET /itf/students/of-school', { query: {} })).items).toEqual([]);
  });
});
