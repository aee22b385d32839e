/**
 * A learner of one cell with classes in another one: joining, lists, tests and files without a second sign-in, what a
 * guest may not do, and that only the learner's own cell can speak for them.
 */
import { samples } from '@vumon/question-types/samples';
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { opensToGuests, routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { describe, expect, test, vi } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { hashPassword } from '#people/accounts';
import { forgetDeleted } from '#people/guests';
import { signCall } from '#platform/cells';
import { ask, testCells, type Asked, type TestCell } from '../testing/cells.ts';
import { createSchool } from '../testing/school.ts';
import { testApp } from '../testing/app.ts';
import type { TestUser } from '../testing/users.ts';

const { cells } = await testCells(['c01', 'c07', 'c08']);
const [home, far, third] = cells as [TestCell, TestCell, TestCell];
const password = 'Trang-giay-69';
const hash = await hashPassword(password);

let made = 0;
type Cookies = Record<string, string>;
const cookiesOf = (reply: LightMyRequestResponse): Cookies =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));

/** A learner of a cell, signed in with a password as in a browser. */
async function learnerAt(
  t: TestCell,
  name: { firstName: string; lastName: string } = { lastName: 'Lê', firstName: 'Na' },
) {
  const { id } = await t.createUser({ role: 'STUDENT', ...name });
  const phone = `09${String(40_000_000 + ++made)}`;
  await t.db
    .updateTable('users')
    .set({ phone, password_hash: hash, birthday: '2010-05-04' })
    .where('id', '=', id)
    .execute();
  await t.tell();
  const { reply } = await ask(cells, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: phone, password },
  });
  const cookies = cookiesOf(reply);
  const call = (method: Asked['method'], url: string, payload?: object) =>
    ask(cells, { method, url: `/api${url}`, cookies, ...(payload && { payload }) });
  return { id, phone, cookies, call };
}

/** A school whose class is open for requests by its code. */
async function openSchoolAt(t: TestCell) {
  const school = await createSchool(t, { codes: ['MC1'] });
  const code = `MA${++made}X`;
  await t.db.updateTable('classes').set({ code, join_open: true }).where('id', '=', school.classId).execute();
  await t.tell();
  const answer = async (student: string, status: 'ACCEPTED' | 'REJECTED' = 'ACCEPTED') => {
    const as = t.as(school.teacher);
    const { items } = await as.call('GET /itf/join_class_request', { query: { classId: school.classId } });
    const request = items.find(({ studentId }) => studentId === student)!;
    await as.call('PUT /itf/join_class_request', {
      body: { classId: school.classId, ids: [request.id], status, ...(status === 'REJECTED' && { reason: 'Lớp đủ' }) },
    });
    return request;
  };
  return { ...school, code, answer };
}

const join = (learner: { call: Awaited<ReturnType<typeof learnerAt>>['call'] }, classCode: string) =>
  learner.call('POST', '/itf/join_class_request', { classCode });

/** A learner of home in a class of another cell. */
async function guestAt(t: TestCell) {
  const school = await openSchoolAt(t);
  const learner = await learnerAt(home);
  expect((await join(learner, school.code)).reply.json().result).toBe(true);
  await school.answer(learner.id);
  return { school, learner };
}

describe('joining a class of another cell', () => {
  test('shows the class, asks there, and makes an account without a way to sign in', async () => {
    const school = await openSchoolAt(far);
    const learner = await learnerAt(home, { lastName: 'Đỗ', firstName: 'Thư' });
    const users = async () =>
      (await far.db.selectFrom('users').select('id').where('id', '=', learner.id).execute()).length;
    const shown = await learner.call('GET', `/itf/join_class_request/class?classCode=${school.code.toLowerCase()}`);
    expect([shown.path, shown.reply.json().data.state]).toEqual([['c01'], 'OPEN']);
    // Looking makes nobody a guest.
    expect(await users()).toBe(0);

    const asked = await join(learner, school.code);
    expect([asked.path, asked.reply.json().data.status]).toEqual([['c01', 'c07'], 'PENDING']);
    expect(await users()).toBe(1);
    const request = await school.answer(learner.id);
    expect(request).toMatchObject({ fullName: 'Đỗ Thư', birthday: '2010-05-04', phone: null, email: null });
    const guest = await far.db.selectFrom('users').selectAll().where('id', '=', learner.id).executeTakeFirstOrThrow();
    expect(guest).toMatchObject({
      password_hash: null,
      one_time_password: null,
      phone: null,
      email: null,
      sign_in_name: null,
    });

    const { reply } = await learner.call('GET', '/student/classes');
    expect(reply.json()).toMatchObject({ data: [{ code: school.code }], page: { total: 1 } });
    expect(reply.json().page.incomplete).toBeUndefined();
    const own = (await learner.call('GET', '/student/join-requests')).reply.json();
    expect(own.data).toMatchObject([{ status: 'ACCEPTED' }]);
  });

  test('can be taken back, and a code that no class has is counted as a guess', async () => {
    const school = await openSchoolAt(far);
    const learner = await learnerAt(home);
    const { id } = (await join(learner, school.code)).reply.json().data;
    const withdrawn = await learner.call('DELETE', `/student/join-requests/${id}`);
    expect([withdrawn.path, withdrawn.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    const codes = new Set<string>();
    for (let at = 0; at < 30; at += 1) codes.add((await join(learner, `KHONG-${at}`)).reply.json().code);
    expect(codes).toEqual(new Set(['CLASS_NOT_FOUND', 'TOO_MANY_REQUESTS']));
  });

  test('is refused to learners of three other cells', async () => {
    const school = await openSchoolAt(far);
    const learner = await learnerAt(home);
    for (const cell of ['c11', 'c12', 'c13'])
      await sql`INSERT INTO guest_stays (user_id, cell, since) VALUES (${learner.id}, ${cell}, now())`.execute(home.db);
    expect((await join(learner, school.code)).reply.json().code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a test of another cell', () => {
  test('is taken there from its first request to its result, with one sign-in at home', async () => {
    const { school, learner } = await guestAt(far);
    const listed = (await learner.call('GET', '/student/unit-tests-assigned')).reply.json();
    expect(listed).toMatchObject({ data: [{ id: school.assignmentId, nextAttempt: 1 }], page: { total: 1 } });
    const opened = await learner.call('GET', `/itf/classes/unit-test-assigned/${school.assignmentId}`);
    expect([opened.path, opened.reply.json().data.id]).toEqual([['c01', 'c07'], school.assignmentId]);
    const started = await learner.call('POST', `/student/unit-tests-assigned/${school.assignmentId}/start`);
    expect(started.path).toEqual(['c01', 'c07']);
    const attemptId = started.reply.json().data.id as string;
    const entry = { seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.MC1.responses.right };
    const saved = await learner.call('POST', `/student/attempts/${attemptId}/answers`, {
      clientId: 'the-only-client',
      entries: [entry],
    });
    expect([saved.path, saved.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    const handed = await learner.call('POST', '/itf/unit-tests-result/submit', {
      attemptId,
      clientId: 'the-only-client',
      entries: [],
    });
    expect([handed.path, handed.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    await startAttemptWorker(far.app, { loop: false }).round();
    const result = await learner.call('GET', `/student/unit-tests-assigned/${school.assignmentId}/result`);
    expect([result.path, result.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    const marks = (await learner.call('GET', '/student/results')).reply.json();
    expect(marks.data).toMatchObject([{ assignmentId: school.assignmentId, mark: 1000 }]);
    const week = { from: new Date(home.now() - 86_400_000), to: new Date(home.now() + 6 * 86_400_000) };
    const span = new URLSearchParams({ from: week.from.toISOString(), to: week.to.toISOString() });
    const calendar = (await learner.call('GET', `/student/unit-tests/calendar?${span.toString()}`)).reply.json();
    expect(calendar.data).toMatchObject([{ id: school.assignmentId }]);
    // Its keys are open once the window has ended.
    await sql`UPDATE assignments SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      WHERE id = ${school.assignmentId}`.execute(far.db);
    const practised = await learner.call('POST', `/student/unit-tests-assigned/${school.assignmentId}/practise`);
    expect(practised.path).toEqual(['c01', 'c07']);
    const { id } = practised.reply.json().data;
    const checked = await learner.call('GET', `/student/attempts/${id}/content`);
    expect([checked.path, checked.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    const { rows } = await sql`SELECT FROM attempts WHERE student_id = ${learner.id}`.execute(home.db);
    expect(rows).toEqual([]);
  });

  test('stands in one list with those at home, in the order of what is due', async () => {
    const { school, learner } = await guestAt(far);
    const own = await createSchool(home, { codes: ['MC1'], endsIn: 60_000 });
    await own.enrol({ id: learner.id, token: '' });
    const late = await createSchool(home, { codes: ['MC1'], endsIn: 40 * 86_400_000 });
    await late.enrol({ id: learner.id, token: '' });
    const page = async (at: number, size: number) =>
      (await learner.call('GET', `/student/unit-tests-assigned?page=${at}&size=${size}`)).reply.json();
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const all = await page(0, 20);
    expect([ids(all), all.page]).toEqual([
      [own.assignmentId, school.assignmentId, late.assignmentId],
      { page: 0, size: 20, total: 3 },
    ]);
    expect(ids(await page(1, 10))).toEqual([]);
  });

  test('of one of two other cells is found in that one', async () => {
    const { school, learner } = await guestAt(far);
    const other = await openSchoolAt(third);
    await join(learner, other.code);
    await other.answer(learner.id);
    for (const [of, cell] of [
      [school, 'c07'],
      [other, 'c08'],
    ] as const) {
      const opened = await learner.call('GET', `/itf/classes/unit-test-assigned/${of.assignmentId}`);
      expect([opened.path, opened.reply.statusCode]).toEqual([['c01', cell], 200]);
    }
    const nowhere = await learner.call('GET', `/itf/classes/unit-test-assigned/${randomUUID()}`);
    expect([nowhere.path, nowhere.reply.json().code]).toEqual([['c01'], 'TEST_NO_PERMISSION']);
    expect((await learner.call('GET', '/student/classes')).reply.json().data).toHaveLength(2);
  });

  test('is nothing to learners with classes at home alone', async () => {
    const { school } = await guestAt(far);
    const stranger = await learnerAt(home);
    const opened = await stranger.call('GET', `/itf/classes/unit-test-assigned/${school.assignmentId}`);
    expect([opened.path, opened.reply.json().code]).toEqual([['c01'], 'TEST_NO_PERMISSION']);
  });
});

test('a cell that is silent is said to be missing, and keeps nobody from the rest', async () => {
  const { learner } = await guestAt(far);
  const own = await createSchool(home, { codes: ['MC1'] });
  await own.enrol({ id: learner.id, token: '' });
  await sql`INSERT INTO guest_stays (user_id, cell, since) VALUES (${learner.id}, 'c22', now())`.execute(home.db);
  const list = (await learner.call('GET', '/student/unit-tests-assigned')).reply.json();
  expect([list.data.length, list.page.incomplete]).toEqual([2, true]);
  expect((await learner.call('GET', '/student/classes')).reply.json().page.incomplete).toBe(true);
  // What is not here may be there: the player keeps its answers and asks again.
  const saved = await learner.call('POST', `/student/attempts/${randomUUID()}/answers`, {
    clientId: 'the-only-client',
    entries: [{ seq: 1, question: randomUUID(), base: 0, answer: samples.MC1.responses.right }],
  });
  expect([saved.reply.statusCode, saved.reply.json().code]).toEqual([503, 'SERVER_BUSY']);
});

describe('a guest', () => {
  /** The session that the home cell was given for the learner. */
  async function passOf(learner: { id: string; cookies: Cookies }, school: { assignmentId: string }) {
    const reply = await home.server.inject({
      method: 'GET',
      url: `/api/itf/classes/unit-test-assigned/${school.assignmentId}`,
      cookies: learner.cookies,
    });
    return reply.cookies.find(({ name }) => name === 'guest')!;
  }

  test('gets a session for the address of that cell alone, which ends within minutes', async () => {
    const { school, learner } = await guestAt(far);
    const pass = await passOf(learner, school);
    expect(pass).toMatchObject({ path: '/at/c07/', httpOnly: true, sameSite: 'Lax' });
    expect(pass.value).toMatch(/^c07\.[\w-]{43}$/);
    expect(pass.maxAge).toBeLessThanOrEqual(15 * 60);
    const classes = (url: string) => far.server.inject({ method: 'GET', url, cookies: { guest: pass.value } });
    expect((await classes('/at/c07/api/student/classes')).statusCode).toBe(200);
    // Elsewhere a browser does not send it, and it counts for nothing.
    expect((await classes('/api/student/classes')).statusCode).toBe(401);
    far.advance(15 * 60_000);
    try {
      expect((await classes('/at/c07/api/student/classes')).statusCode).toBe(401);
    } finally {
      far.advance(-15 * 60_000);
    }
  });

  test('may call nothing but what is declared for guests', async () => {
    const { school, learner } = await guestAt(far);
    const token = (await passOf(learner, school)).value;
    let refused = 0;
    for (const [route, spec] of Object.entries(routes) as [RouteKey, RouteSpec][]) {
      if (spec.access === 'public' || opensToGuests(spec)) continue;
      const [method, path] = route.split(' ') as [Asked['method'], string];
      const reply = await far.server.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, learner.id)}`,
        headers: { 'user-authorization': `Bearer ${token}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect([route, reply.statusCode]).toEqual([route, 403]);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(300);
    const codes = await far.server.inject({
      method: 'POST',
      url: '/api/auth/sms-otp',
      headers: { 'user-authorization': `Bearer ${token}` },
      payload: { username: '0912000999', purpose: 'CHANGE_PHONE' },
    });
    expect(codes.json().code).toBe('UNAUTHORISED');
  });

  test('is renamed with the account at home, and signed out with it', async () => {
    const { school, learner } = await guestAt(far);
    await home.db.updateTable('users').set({ first_name: 'Nga' }).where('id', '=', learner.id).execute();
    home.advance(16 * 60_000);
    far.advance(16 * 60_000);
    try {
      const { reply } = await ask(cells, {
        method: 'POST',
        url: '/api/auth/refresh-token',
        payload: {},
        cookies: learner.cookies,
      });
      const again = await ask(cells, {
        method: 'GET',
        url: `/api/itf/classes/unit-test-assigned/${school.assignmentId}`,
        cookies: cookiesOf(reply),
      });
      expect(again.path).toEqual(['c01', 'c07']);
      const { first_name } = await far.db
        .selectFrom('users')
        .select('first_name')
        .where('id', '=', learner.id)
        .executeTakeFirstOrThrow();
      expect(first_name).toBe('Nga');
      const out = await ask(cells, { method: 'POST', url: '/api/auth/logout', payload: {}, cookies: cookiesOf(reply) });
      // The next person at this computer finds no session of the guest.
      expect(out.reply.cookies.find(({ name }) => name === 'guest')).toMatchObject({
        value: '',
        path: '/at/c07/',
        maxAge: 0,
      });
      await expect
        .poll(
          async () =>
            (await ask(cells, { method: 'GET', url: '/api/student/classes', cookies: cookiesOf(reply) })).reply
              .statusCode,
        )
        .toBe(401);
    } finally {
      home.advance(-16 * 60_000);
      far.advance(-16 * 60_000);
    }
  });

  test('is erased when the account at home is deleted, later where its cell was silent', async () => {
    const { learner } = await guestAt(far);
    await sql`INSERT INTO guest_stays (user_id, cell, since) VALUES (${learner.id}, 'c22', now())`.execute(home.db);
    await home.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', learner.id).execute();
    await forgetDeleted(home.app);
    const guest = await far.db.selectFrom('users').selectAll().where('id', '=', learner.id).executeTakeFirstOrThrow();
    expect([guest.deleted_at !== null, guest.last_name, guest.birthday]).toEqual([true, '', null]);
    const left = await home.db.selectFrom('guest_stays').select('cell').where('user_id', '=', learner.id).execute();
    expect(left).toEqual([{ cell: 'c22' }]);
    await sql`DELETE FROM guest_stays WHERE cell = 'c22'`.execute(home.db);
  });
});

describe('a call of a cell', () => {
  const facts = (id: string) => ({
    id,
    lastName: 'Lê',
    firstName: 'Na',
    gender: null,
    birthday: null,
    locale: 'vi' as const,
  });
  const stated = (more: object = {}) => ({
    id: randomUUID(),
    from: 'c01',
    to: 'c07',
    kind: 'GUEST',
    at: far.now(),
    input: facts(randomUUID()) as unknown,
    ...more,
  });
  const sent = async (payload: object, t: TestCell = far) => {
    const reply = await t.server.inject({ method: 'POST', url: '/api/cells/calls', payload });
    return reply.json().code ?? 'answered';
  };

  test('is answered once, at once, and where it was sent', async () => {
    const call = signCall(home.cell, stated());
    expect(await sent(call)).toBe('answered');
    expect(await sent(call)).toBe('UNAUTHORISED');
    for (const more of [
      { at: far.now() - 31_000 },
      { at: far.now() + 31_000 },
      { to: 'c08' },
      { from: 'c07' },
      { from: 'c44' },
    ])
      expect([more, await sent(signCall(home.cell, stated(more)))]).toEqual([more, 'UNAUTHORISED']);
    expect(await sent(signCall(home.cell, stated({ to: 'c08' })), third)).toBe('answered');
    expect(await sent(signCall(home.cell, stated({ kind: 'constructor' })))).toBe('NOT_FOUND');
    expect(await sent(signCall(home.cell, stated({ input: { id: 'x' } })))).toBe('NOT_FOUND');
  });

  test('that was changed or that another cell has signed is refused', async () => {
    const { call, signature } = signCall(home.cell, stated());
    expect(await sent({ call: call.replace('Na', 'Ma'), signature })).toBe('UNAUTHORISED');
    expect(await sent({ call, signature: signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')) })).toBe(
      'UNAUTHORISED',
    );
    expect(await sent({ call: '{', signature })).toBe('UNAUTHORISED');
    expect(await sent({})).toBe('UNAUTHORISED');
    expect(await sent(signCall(third.cell, stated()))).toBe('UNAUTHORISED');
    expect(await sent(signCall({ signingSeed: randomBytes(32) }, stated()))).toBe('UNAUTHORISED');
  });

  test('speaks for no guest of another cell, and for nobody who signs in there', async () => {
    const { learner } = await guestAt(far);
    const there = await learnerAt(far);
    for (const id of [learner.id, there.id]) {
      const taken = signCall(third.cell, stated({ from: 'c08', input: facts(id) }));
      expect(await sent(taken)).toBe('FORBIDDEN');
      await sent(signCall(third.cell, stated({ from: 'c08', kind: 'FORGET', input: { userId: id } })));
      const user = await far.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect([user.deleted_at, user.first_name]).toEqual([null, 'Na']);
      const holds = await far.server.inject({
        method: 'POST',
        url: '/api/cells/calls',
        payload: signCall(third.cell, stated({ from: 'c08', kind: 'HOLDS', input: { userId: id, id } })),
      });
      expect(holds.json().data).toBe(false);
    }
    expect(await sent(signCall(home.cell, stated({ input: facts(there.id) })))).toBe('FORBIDDEN');
  });

  test('finds nobody to answer it without cells', async () => {
    const t = await testApp();
    const reply = await t.server.inject({
      method: 'POST',
      url: '/api/cells/calls',
      payload: signCall(home.cell, stated()),
    });
    expect(reply.statusCode).toBe(404);
    const student: TestUser = await t.createUser({ role: 'STUDENT' });
    const asked = vi.spyOn(globalThis, 'fetch');
    expect((await t.as(student).call('GET /student/classes')).page).toEqual({ page: 0, size: 0, total: 0 });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
