/**
 * People of one cell who come to another one: signing in, first passwords, codes and public links are answered where they
 * belong, and neither an address nor a made-up mark leads anywhere else.
 */
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { hashPassword } from '#people/accounts';
import { newestOutboxMessages } from '#platform/messages';
import { ask, testCell, testCells, testDirectory, type TestCell } from '../testing/cells.ts';
import { testApp } from '../testing/app.ts';
import { addCatalogue, addReadyExam } from '../testing/content.ts';
import { createSchool } from '../testing/school.ts';

const { directory, key, cells } = await testCells(['c01', 'c07']);
const [near, far] = cells as [TestCell, TestCell];
const password = 'Trang-giay-69';
const hash = await hashPassword(password);

let made = 0;
const newPhone = () => `09${String(20_000_000 + ++made)}`;

async function accountAt(t: TestCell, values: { phone?: string; email?: string } = {}) {
  const { id } = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const phone = newPhone();
  await t.db
    .updateTable('users')
    .set({ phone, password_hash: hash, ...values })
    .where('id', '=', id)
    .execute();
  await t.tell();
  return { id, phone };
}

const signIn = (username: string, given = password, more: object = {}) =>
  ask(cells, { method: 'POST', url: '/api/auth/login', payload: { username, password: given, ...more } });
const cookiesOf = (reply: LightMyRequestResponse) =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
const post = (url: string, payload: object, cookies?: Record<string, string>) =>
  ask(cells, { method: 'POST', url: `/api${url}`, payload, ...(cookies && { cookies }) });
const profile = (cookies: Record<string, string>) =>
  ask(cells, { method: 'GET', url: '/api/account/profile', cookies });

beforeAll(async () => {
  for (const t of cells) {
    await addCatalogue(t.db);
    await sql`INSERT INTO grades (id, name, name_en, position) VALUES ('G2', 'Lớp 2', 'Grade 2', 2)`.execute(t.db);
  }
});

describe('signing in', () => {
  test('somewhere else is answered by the own cell, and the session stays there', async () => {
    const { id, phone } = await accountAt(far);
    const { reply, path } = await signIn(phone);
    expect(path).toEqual(['c01', 'c07']);
    expect(reply.json().data.userId).toBe(id);
    const cookies = cookiesOf(reply);
    expect(cookies['session']).toMatch(/^c07\.[\w-]{43}$/);
    const seen = await profile(cookies);
    expect(seen.path).toEqual(['c07']);
    expect(seen.reply.json().data.id).toBe(id);

    const renewed = await post('/auth/refresh-token', {}, cookies);
    expect(renewed.path).toEqual(['c07']);
    const next = cookiesOf(renewed.reply);
    expect(next['session']).toMatch(/^c07\./);
    expect(next['session']).not.toBe(cookies['session']);
    expect((await profile(next)).reply.statusCode).toBe(200);
    await post('/auth/logout', {}, next);
    // A process remembers sessions until PostgreSQL has told it that they have ended.
    await expect.poll(async () => (await profile(next)).reply.statusCode).toBe(401);
  });

  test('at home asks nobody', async () => {
    const { id, phone } = await accountAt(near);
    const { reply, path } = await signIn(phone);
    expect(path).toEqual(['c01']);
    expect(reply.json().data.userId).toBe(id);
    expect(cookiesOf(reply)['session']).toMatch(/^c01\./);
  });

  test('sends the password on in no address, and to this origin alone', async () => {
    const { phone } = await accountAt(far);
    const reply = await near.server.inject({
      method: 'POST',
      url: '/api/auth/login?next=https://evil.example',
      headers: { host: 'evil.example' },
      payload: { username: phone, password },
    });
    expect(reply.statusCode).toBe(307);
    expect(reply.headers.location).toBe('/at/c07/api/auth/login?next=https://evil.example');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toBe('');
    expect(reply.cookies).toEqual([]);
  });

  test('tells nobody by its way whether a name exists', async () => {
    const { phone } = await accountAt(far);
    const ways = new Map<string, string>();
    for (let at = 0; at < 24; at += 1) {
      const name = `nobody${at}`;
      const { reply, path } = await signIn(name);
      expect(reply.json().code).toBe('WRONG_USERNAME_PASSWORD');
      expect((await signIn(name)).path).toEqual(path);
      ways.set(path.join(' '), name);
    }
    // With one way only a name of the other cell would stand out; 24 of one way come once in 2 ** 23 runs.
    expect([...ways.keys()].sort()).toEqual(['c01', 'c01 c07']);
    const wrong = await signIn(phone, 'not the password');
    const unknown = await signIn(ways.get('c01 c07')!);
    expect(wrong.path).toEqual(unknown.path);
    const shown = ({ reply }: typeof wrong) => ({ ...reply.json(), requestId: '' });
    expect(shown(wrong)).toEqual(shown(unknown));
  });

  test('for the first time goes on where it began', async () => {
    const { id } = await accountAt(far);
    const learner = await far.createUser({ role: 'STUDENT' });
    expect(id).not.toBe(learner.id);
    const teacher = await far.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { id: classId } = await far
      .as(teacher)
      .call('POST /itf/class', { body: { code: 'XA-2B', name: 'Lớp 2B', gradeId: 'G2', schoolYear: 2026 } });
    const { signIn: given } = await far.as(teacher).call('POST /itf/classes/{id}/students/add-student', {
      params: { id: classId },
      body: { lastName: 'Nguyễn Thị', firstName: 'Ánh', code: 'E1' },
    });
    await far.tell();
    // Two digits of each name are those of the cell, so that no other one makes the same.
    expect(given!.signInName).toMatch(/^anhnt29[2-9]{3,}$/);
    const first = await signIn(given!.signInName, given!.oneTimePassword);
    expect(first.path).toEqual(['c01', 'c07']);
    expect(first.reply.json().code).toBe('FIRST_LOGIN_REQUIRED');
    const { ticket } = first.reply.json().data as { ticket: string };
    const done = await post('/auth/first-login', { ticket, password: 'Con-meo-nho-31' });
    expect(done.path).toEqual(['c01', 'c07']);
    expect(cookiesOf(done.reply)['session']).toMatch(/^c07\./);
  });

  test('by a client that keeps its tokens itself works the same', async () => {
    const { phone } = await accountAt(far);
    const { accessToken, refreshToken } = (await signIn(phone, password, { tokensInBody: true })).reply.json().data;
    expect(accessToken).toMatch(/^c07\./);
    const renewed = await post('/auth/refresh-token', { refreshToken });
    expect(renewed.path).toEqual(['c01', 'c07']);
    expect(renewed.reply.json().data.refreshToken).toMatch(/^c07\./);
  });

  test('by class, pictures and a code printed in another cell', async () => {
    const teacher = await far.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const as = far.as(teacher);
    const { id } = await as.call('POST /itf/class', {
      body: { code: 'XA-2C', name: 'Lớp 2C', gradeId: 'G2', schoolYear: 2026 },
    });
    const params = { id };
    const { studentId } = await as.call('POST /itf/classes/{id}/students/add-student', {
      params,
      body: { lastName: 'Lê', firstName: 'Bình', code: 'E2' },
    });
    await as.call('PUT /itf/class/{id}/sign-in', { params, body: { way: 'PICTURES' } });
    const { code, cards } = await as.call('POST /itf/class/{id}/sign-in/cards', {
      params,
      body: { studentIds: [studentId] },
    });
    await far.tell();
    const names = await post('/auth/class-names', { code });
    expect(names.path).toEqual(['c01', 'c07']);
    const [{ id: learner }] = names.reply.json().data.learners;
    const entered = await post('/auth/class-login', { code, learner, secret: cards[0]!.secret });
    expect(entered.path).toEqual(['c01', 'c07']);
    expect(cookiesOf(entered.reply)['session']).toMatch(/^c07\./);
  });
});

describe('a contact of another cell', () => {
  test('is refused to whoever signs up with it, and gets the code of a forgotten password there', async () => {
    const { phone } = await accountAt(far);
    const asked = await post('/auth/sms-otp', { username: phone, purpose: 'REGISTER' });
    expect([asked.path, asked.reply.json().code]).toEqual([['c01', 'c07'], 'PHONE_REGISTERED']);

    const sent = await post('/auth/sms-otp', { username: phone, purpose: 'FORGOT_PASSWORD' });
    expect([sent.path, sent.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    const [message] = await newestOutboxMessages(far.db, phone);
    const code = /\b\d{6}\b/.exec(message!.body)![0];
    const proven = await post('/auth/verify-sms-otp', { username: phone, purpose: 'FORGOT_PASSWORD', code });
    expect(proven.path).toEqual(['c01', 'c07']);
    const { ticket } = proven.reply.json().data;
    const changed = await post('/auth/forgot-password', { ticket, password: 'Mua-he-xanh-85' });
    expect([changed.path, changed.reply.statusCode]).toEqual([['c01', 'c07'], 200]);
    expect((await signIn(phone, 'Mua-he-xanh-85')).reply.statusCode).toBe(200);
  });

  test('cannot be given to an account here', async () => {
    const { phone } = await accountAt(far);
    const cookies = cookiesOf((await signIn((await accountAt(near)).phone)).reply);
    const refused = await post('/auth/sms-otp', { username: phone, purpose: 'CHANGE_PHONE' }, cookies);
    expect([refused.path, refused.reply.json().code]).toEqual([['c01'], 'PHONE_USED']);
  });

  test('is looked up within the budget of codes', async () => {
    const counted = async () =>
      (await near.db.selectFrom('one_time_codes').select('id').where('code_hash', 'is', null).execute()).length;
    const { phone } = await accountAt(far);
    const before = await counted();
    await ask(cells, { method: 'GET', url: `/api/auth/user-exist?username=${phone}` });
    await post('/auth/sms-otp', { username: phone, purpose: 'REGISTER' });
    expect(await counted()).toBe(before + 2);
  });
});

test('a class of another cell has its code alone', async () => {
  const teachers = [];
  for (const t of [far, near]) teachers.push(await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  const body = { code: 'XA-5A', name: 'Lớp 5A', gradeId: 'G2', schoolYear: 2026 };
  await far.as(teachers[0]!).call('POST /itf/class', { body });
  await far.tell();
  const taken = { code: 'CLASS_CODE_EXISTED' };
  const there = near.as(teachers[1]!);
  await expect(there.call('POST /itf/class', { body: { ...body, code: 'xa-5a' } })).rejects.toMatchObject(taken);
  const { id } = await there.call('POST /itf/class', { body: { ...body, code: 'XA-5B' } });
  const change = (code: string) => there.call('PUT /itf/class', { body: { ...body, id, code, status: 'ACTIVE' } });
  await expect(change('XA-5A')).rejects.toMatchObject(taken);
  await expect(change('XA-5C')).resolves.toMatchObject({ code: 'XA-5C' });
});

describe('public links', () => {
  test('to practice say themselves where they lead', async () => {
    const teacher = await far.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { examId } = await addReadyExam(far, teacher);
    const { url } = await far
      .as(teacher)
      .call('POST /itf/unit-tests/{id}/practice-link', { params: { id: examId }, body: { studentId: null } });
    const token = url.split('/practice-test/')[1]!;
    expect(token).toMatch(/^c07\.1\./);
    const { reply, path } = await ask(cells, { method: 'GET', url: `/api/practice-test/${token}` });
    expect([path, reply.json().data.variant]).toEqual([['c01', 'c07'], 'test']);
  });

  test('to a certificate are found by its code', async () => {
    const school = await createSchool(far, { codes: ['MC1'] });
    const student = await school.student({ lastName: 'Lê', firstName: 'Dũng' });
    const params = { id: school.assignmentId };
    const { id } = await far.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params });
    const entries = [
      { seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.MC1.responses.right as never },
    ];
    await far
      .as(student)
      .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
    await startAttemptWorker(far.app, { loop: false }).round();
    const { given } = await far.as(school.teacher).call('PUT /itf/classes/unit-tests-assigned/{id}/certificates', {
      params,
      body: {
        organisation: 'Trường THCS Bình Minh',
        authority: '',
        place: 'Hà Nội',
        signerTitle: 'Hiệu trưởng',
        signerName: 'Nguyễn Văn Thành',
        firstNumber: 1,
      },
    });
    await far.tell();
    const { code } = given[0]!;
    const { reply, path } = await ask(cells, { method: 'GET', url: `/api/certificates/${code.toLowerCase()}` });
    expect([path, reply.json().data.name]).toEqual([['c01', 'c07'], 'Lê Dũng']);
  });

  test('for calendars and mails lead to their cell whoever opens them', async () => {
    const teacher = await far.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { url } = await far.as(teacher).call('POST /account/calendar-feed');
    expect(url).toMatch(/^https:\/\/vumon\.example\/at\/c07\/api\/itf\/calendar\.ics\?key=/);
    const { pathname, search } = new URL(url);
    const { reply, path } = await ask(cells, { method: 'GET', url: pathname + search });
    expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
      ['c07'],
      200,
      expect.stringContaining('text/calendar'),
    ]);
  });
});

describe('a made-up mark', () => {
  test('opens nothing, wherever it leads', async () => {
    const { phone } = await accountAt(far);
    const { session, refresh } = cookiesOf((await signIn(phone)).reply) as { session: string; refresh: string };
    const bare = session.slice('c07.'.length);
    for (const forged of [`c01.${bare}`, `c01.${session}`, bare, `c07.c07.${bare}`, `c99.${bare}`, `c07/../.${bare}`])
      for (const t of cells) {
        const reply = await t.server.inject({
          method: 'GET',
          url: '/api/account/profile',
          cookies: { session: forged },
        });
        expect([forged, reply.statusCode]).toEqual([forged, 401]);
      }
    const moved = await near.server.inject({
      method: 'POST',
      url: '/at/c01/api/auth/refresh-token',
      payload: { refreshToken: refresh.replace('c07.', 'c01.') },
    });
    expect(moved.statusCode).toBe(401);
    // The session itself is as good as before.
    expect((await profile({ session })).reply.statusCode).toBe(200);
  });

  test('of a ticket leads to an address of this origin, and of no cell to none', async () => {
    const first = (ticket: string) =>
      near.server.inject({ method: 'POST', url: '/api/auth/first-login', payload: { ticket, password } });
    expect((await first('c42.x')).headers.location).toBe('/at/c42/api/auth/first-login');
    for (const ticket of ['//evil.example.x', 'c7.x', 'c07@evil.x', 'c60.x', 'x'])
      expect((await first(ticket)).json().code).toBe('TICKET_EXPIRED');
  });

  test('in an address that reached the wrong cell is not sent on', async () => {
    const { phone } = await accountAt(far);
    for (const at of ['c07', 'c42']) {
      const reply = await near.server.inject({
        method: 'POST',
        url: `/at/${at}/api/auth/login`,
        payload: { username: phone, password },
      });
      expect([reply.statusCode, reply.json().code, reply.headers.location]).toEqual([503, 'SERVER_BUSY', undefined]);
    }
    const here = await near.server.inject({
      method: 'POST',
      url: '/at/c01/api/auth/login',
      payload: { username: phone, password },
    });
    expect(here.json().code).toBe('WRONG_USERNAME_PASSWORD');
  });

  test('makes no page, file or measure of a cell reachable', async () => {
    for (const url of [
      '/at/c01/metrics',
      '/at/c01/health/ready',
      '/at/c01/dev/outbox',
      '/at/c01/api/../metrics',
      '/at/c01/media/../metrics',
    ]) {
      const reply = await near.server.inject({ method: 'GET', url });
      expect([url, reply.statusCode >= 400]).toEqual([url, true]);
    }
  });
});

test('while the directory is away a cell serves its own people', async () => {
  const own = await testDirectory();
  const t = await testCell(own, 'c03', { key });
  const { id } = await t.createUser({ role: 'TEACHER' });
  const phone = newPhone();
  await t.db.updateTable('users').set({ phone, password_hash: hash }).where('id', '=', id).execute();
  await sql`DROP TABLE places, cells`.execute(own.db);
  const at = (username: string) =>
    t.server.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
  const reply = await at(phone);
  expect([reply.statusCode, reply.json().data.userId]).toEqual([200, id]);
  expect((await at('nobody')).json().code).toBe('WRONG_USERNAME_PASSWORD');
  const code = await t.server.inject({
    method: 'POST',
    url: '/api/auth/sms-otp',
    payload: { username: newPhone(), purpose: 'REGISTER' },
  });
  expect(code.statusCode).toBe(200);
});

test('a cell that is gone leaves no trace in the others', async () => {
  const gone = await testCell(directory, 'c05', { key });
  const { phone } = await accountAt(gone);
  const { phone: ours } = await accountAt(near);
  await gone.database.close();
  const { reply, path } = await signIn(ours);
  expect([path, reply.statusCode]).toEqual([['c01'], 200]);
  expect((await profile(cookiesOf(reply))).reply.statusCode).toBe(200);
  const sent = await near.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: phone, password },
  });
  expect(sent.headers.location).toBe('/at/c05/api/auth/login');
});

test('without cells nothing is marked, and no address is special', async () => {
  const t = await testApp();
  const { id } = await t.createUser({ role: 'TEACHER' });
  const phone = newPhone();
  await t.db.updateTable('users').set({ phone, password_hash: hash }).where('id', '=', id).execute();
  const payload = { username: phone, password };
  const reply = await t.server.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect(cookiesOf(reply)['session']).toMatch(/^[\w-]{43}$/);
  const elsewhere = await t.server.inject({ method: 'POST', url: '/at/c01/api/auth/login', payload });
  expect(elsewhere.statusCode).toBe(404);
});
