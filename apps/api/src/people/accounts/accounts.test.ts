import { hash } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { CallError, testApp, type TestApp } from '../../testing/app.ts';
import { createStudentAccount, firstPasswordsFor } from './index.ts';

const t = await testApp();
const password = 'Ban-Mai-2031x';
/** A cheap hash, because hashing itself is not the subject of these tests. */
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
const newPassword = 'Dong-Song-77q';

let people = 0;
async function person(options: Partial<Parameters<TestApp['createUser']>[0]> = {}) {
  people += 1;
  const phone = `09${String(10_000_000 + people)}`;
  const email = `nguoi${people}@truong.example`;
  const user = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', ...options });
  await t.db
    .updateTable('users')
    .set({ phone, email, password_hash: passwordHash })
    .where('id', '=', user.id)
    .execute();
  await t.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  return { id: user.id, phone, email };
}

const nobody = t.as(null);
const signIn = (username: string, secret = password) =>
  nobody.call('POST /auth/login', { body: { username, password: secret, tokensInBody: true } });
const refresh = (refreshToken: string) => nobody.call('POST /auth/refresh-token', { body: { refreshToken } });
const bearer = (token: string) => t.as({ id: '', token });
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: unknown) => (error instanceof CallError ? error.code : Promise.reject(error)),
  );
const failure = async (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => {
      throw new Error('this should have failed');
    },
    (error: CallError) => error,
  );
const eventually = (check: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await check()).toBe(true), { timeout: 20_000, interval: 10 });

describe('signing in', () => {
  it('accepts the phone in any notation, the e-mail in any case, the sign-in name', async () => {
    const { id, phone, email } = await person();
    await t.db.updateTable('users').set({ sign_in_name: 'colan512' }).where('id', '=', id).execute();
    for (const username of [
      phone,
      ` +84${phone.slice(1)} `,
      `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`,
      email.toUpperCase(),
      'CoLan512',
    ]) {
      const { userId, refreshToken } = await signIn(username);
      expect(userId).toBe(id);
      await bearer((await refresh(refreshToken!)).accessToken!).call('POST /auth/logout', {});
    }
  });

  it('sets cookies that scripts cannot read, and no token in the body, for a browser', async () => {
    const { email } = await person();
    const reply = await nobody.raw({ method: 'POST', url: '/api/auth/login', payload: { username: email, password } });
    expect(reply.json().data).toEqual({
      userId: expect.any(String),
      role: 'TEACHER',
      accessExpiresAt: expect.any(String),
    });
    const cookies = reply.cookies;
    expect(cookies.map(({ name }) => name).sort()).toEqual(['device', 'refresh', 'session']);
    for (const cookie of cookies.filter(({ name }) => name !== 'device'))
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 });
    const session = cookies.find(({ name }) => name === 'session')!.value;
    const profile = await nobody.raw({ method: 'GET', url: '/api/account/profile', cookies: { session } });
    expect(profile.json().data).toMatchObject({
      email,
      role: 'TEACHER',
      roleCode: 2,
      membership: { code: 'ADVANCE', level: 2, isExpired: false },
    });
  });

  it('returns each error with its field', async () => {
    const { email } = await person();
    const locked = await person({ status: 'LOCK' });
    expect((await failure(signIn('', 'x'))).reply).toMatchObject({
      code: 'USERNAME_BLANK',
      errors: [{ path: 'username' }],
    });
    expect((await failure(signIn(email, ''))).reply).toMatchObject({
      code: 'PASSWORD_BLANK',
      errors: [{ path: 'password' }],
    });
    expect((await failure(signIn(email, 'sai-bet'))).reply).toMatchObject({
      code: 'WRONG_USERNAME_PASSWORD',
      message: 'Tài khoản hoặc mật khẩu không chính xác.',
      errors: [{ path: 'password' }],
    });
    expect(await codeOf(signIn('khong-co-ai', password))).toBe('WRONG_USERNAME_PASSWORD');
    expect(await codeOf(signIn(locked.email))).toBe('LOCK_ACCOUNT');
    expect(await codeOf(signIn(locked.email, 'sai-bet'))).toBe('WRONG_USERNAME_PASSWORD');
  });

  it('throttles guessing: the sixth guess fails even when right, and others are not affected', async () => {
    const { email } = await person();
    const other = await person();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await codeOf(signIn(email, `doan-${guess}`))).toBe('WRONG_USERNAME_PASSWORD');
    const { code, status, reply } = await failure(signIn(email));
    expect({ code, status }).toEqual({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(reply.message).toMatch(/chậm lại/);
    expect(await codeOf(signIn(other.email))).toBe('OK');
    t.advance(31_000);
    expect(await codeOf(signIn(email))).toBe('OK');
  });

  it('counts concurrent guesses', async () => {
    const { email } = await person();
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, at) => codeOf(signIn(email, `doan-${at}`))));
    expect(outcomes.filter((code) => code === 'WRONG_USERNAME_PASSWORD')).toHaveLength(5);
    expect(outcomes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(25);
  });

  it('keeps 50 parallel sign-ins within the device limit', async () => {
    const { id, email } = await person();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => codeOf(signIn(email))));
    expect(outcomes.filter((code) => code === 'OK')).toHaveLength(2);
    expect(outcomes.filter((code) => code === 'LIMIT_LOGIN_SESSION')).toHaveLength(48);
    const { count } = await t.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  it('replaces the session of the same browser', async () => {
    const { id, email } = await person();
    let refreshCookie: string | undefined;
    for (let time = 0; time < 4; time += 1) {
      const reply = await nobody.raw({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: email, password },
        cookies: refreshCookie ? { refresh: refreshCookie } : {},
      });
      expect(reply.statusCode).toBe(200);
      refreshCookie = reply.cookies.find(({ name }) => name === 'refresh')!.value;
    }
    const live = await t.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(live.map((session) => session.id)).toEqual([refreshCookie!.split('.')[0]]);
  });

  it('replaces the session of another user on the browser; an expired token ends no session', async () => {
    const [first, second] = [await person(), await person()];
    const enter = ({ email }: { email: string }, refresh?: string) =>
      nobody.raw({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: email, password },
        cookies: refresh ? { refresh } : {},
      });
    const tokens = (reply: Awaited<ReturnType<typeof enter>>) =>
      Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])) as { session: string; refresh: string };
    const renew = async (refresh: string) =>
      tokens(await nobody.raw({ method: 'POST', url: '/api/auth/refresh-token', payload: {}, cookies: { refresh } }));
    const isIn = async (session: string) =>
      (await nobody.raw({ method: 'GET', url: '/api/account/profile', cookies: { session } })).statusCode === 200;
    const old = tokens(await enter(first));
    const now = await renew(old.refresh);
    await enter(second, old.refresh);
    expect(await isIn(now.session)).toBe(true);
    await enter(second, now.refresh);
    await eventually(async () => !(await isIn(now.session)));
    // A refresh with the token of the old session, as from another tab, must not clear the cookies of the new one.
    const late = await nobody.raw({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: {},
      cookies: { refresh: now.refresh },
    });
    expect([late.statusCode, late.cookies]).toEqual([401, []]);
  });

  it('offers to sign out a device when there are too many, with a ticket for this account only', async () => {
    const { email } = await person();
    const stranger = await person();
    const first = await signIn(email);
    await signIn(email);
    const foreign = await signIn(stranger.email);
    const { data } = (await failure(signIn(email))).reply;
    expect(data.sessions).toHaveLength(2);
    const foreignSession = (
      await t.db.selectFrom('sessions').select('id').where('user_id', '=', stranger.id).executeTakeFirstOrThrow()
    ).id;
    await nobody.call('POST /auth/sign-out-device', { body: { ticket: data.ticket, sessionId: foreignSession } });
    expect(await codeOf(refresh(foreign.refreshToken!))).toBe('OK');
    await nobody.call('POST /auth/sign-out-device', {
      body: { ticket: data.ticket, sessionId: first.refreshToken!.split('.')[0]! },
    });
    expect(await codeOf(refresh(first.refreshToken!))).toBe('UNAUTHORISED');
    expect(await codeOf(signIn(email))).toBe('OK');
    const changed = `${data.ticket.slice(0, -2)}${data.ticket.at(-2) === 'A' ? 'B' : 'A'}${data.ticket.at(-1)}`;
    expect(
      await codeOf(nobody.call('POST /auth/sign-out-device', { body: { ticket: changed, sessionId: foreignSession } })),
    ).toBe('TICKET_EXPIRED');
    t.advance(5 * 60_000 + 1);
    expect(
      await codeOf(
        nobody.call('POST /auth/sign-out-device', { body: { ticket: data.ticket, sessionId: foreignSession } }),
      ),
    ).toBe('TICKET_EXPIRED');
  });
});

describe('a session', () => {
  it('expires after 15 minutes, is renewable for a day, and the day slides', async () => {
    const { email } = await person();
    const { accessToken, refreshToken } = await signIn(email);
    t.advance(15 * 60_000 + 1);
    expect(await codeOf(bearer(accessToken!).call('GET /auth/getUser'))).toBe('UNAUTHORISED');
    let tokens = await refresh(refreshToken!);
    expect(await codeOf(bearer(tokens.accessToken!).call('GET /auth/getUser'))).toBe('OK');
    t.advance(23 * 3_600_000);
    tokens = await refresh(tokens.refreshToken!);
    t.advance(24 * 3_600_000 + 1);
    expect(await codeOf(refresh(tokens.refreshToken!))).toBe('UNAUTHORISED');
  });

  it('has one successor however many refreshes run concurrently', async () => {
    const { email } = await person();
    const { refreshToken } = await signIn(email);
    const successors = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken!)));
    expect(new Set(successors.map((tokens) => tokens.refreshToken)).size).toBe(1);
    expect(new Set(successors.map((tokens) => tokens.accessToken)).size).toBe(1);
    expect(await codeOf(bearer(successors[0]!.accessToken!).call('GET /auth/getUser'))).toBe('OK');
  });

  it('is revoked when an old refresh token is reused, while an invented one revokes nothing', async () => {
    const { email } = await person();
    const first = await signIn(email);
    const second = await refresh(first.refreshToken!);
    expect(await codeOf(refresh(`${first.refreshToken!.split('.')[0]}.made.up`))).toBe('UNAUTHORISED');
    t.advance(9_000);
    expect((await refresh(first.refreshToken!)).refreshToken).toBe(second.refreshToken);
    t.advance(2_000);
    expect(await codeOf(refresh(first.refreshToken!))).toBe('UNAUTHORISED');
    expect(await codeOf(refresh(second.refreshToken!))).toBe('UNAUTHORISED');
    await eventually(
      async () => (await codeOf(bearer(second.accessToken!).call('GET /auth/getUser'))) === 'UNAUTHORISED',
    );
  });

  it('that was signed out, locked or changed in role is invalid in every process', async () => {
    const other = await testApp({ database: t.database });
    const elsewhere = (token: string) => other.as({ id: '', token });
    const { id, email } = await person();
    const kept = await signIn(email);
    const left = await signIn(email);
    const token = { kept: kept.accessToken!, left: left.accessToken! };
    for (const one of Object.values(token)) expect(await codeOf(elsewhere(one).call('GET /auth/getUser'))).toBe('OK');
    await bearer(token.kept).call('POST /account/sessions/sign-out', { body: {} });
    await eventually(async () => (await codeOf(elsewhere(token.left).call('GET /auth/getUser'))) === 'UNAUTHORISED');
    expect(await codeOf(elsewhere(token.kept).call('GET /auth/getUser'))).toBe('OK');
    await t.db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute();
    await eventually(async () => (await elsewhere(token.kept).call('GET /auth/getUser')).role === 'ADMIN');
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', id).execute();
    await eventually(async () => (await codeOf(elsewhere(token.kept).call('GET /auth/getUser'))) === 'UNAUTHORISED');
    expect(await codeOf(refresh(kept.refreshToken!))).toBe('LOCK_ACCOUNT');
  });

  it('lists devices and signs out one of them, never those of others', async () => {
    const [mine, other] = [await person(), await person()];
    const { accessToken } = await signIn(mine.email);
    const foreign = await signIn(other.email);
    const devices = await bearer(accessToken!).call('GET /account/sessions');
    expect(devices).toMatchObject([{ current: true }]);
    expect(
      await codeOf(
        bearer(accessToken!).call('POST /account/sessions/sign-out', {
          body: { sessionId: foreign.refreshToken!.split('.')[0]! },
        }),
      ),
    ).toBe('NOT_FOUND');
    await bearer(accessToken!).call('POST /auth/logout');
    await eventually(async () => (await codeOf(bearer(accessToken!).call('GET /account/sessions'))) === 'UNAUTHORISED');
  });
});

describe('the first sign-in of a learner', () => {
  const learner = () =>
    createStudentAccount(
      { app: t.app, db: t.db, now: t.now() },
      {
        lastName: 'Nguyễn Thị',
        firstName: 'Ánh',
        gender: 'FEMALE',
        birthday: '2012-03-04',
      },
    );

  it('replaces the printed password by an own one, once', async () => {
    const { id, signInName, oneTimePassword } = await learner();
    expect(signInName).toMatch(/^anhnt[2-9]{3,}$/);
    expect(oneTimePassword).toMatch(/^[acdefhjkmnprtuwxy3479]{8}$/);
    expect((await firstPasswordsFor({ app: t.app, db: t.db, now: t.now() }, [id])).get(id)).toMatchObject({
      oneTimePassword,
    });
    const { status, code, reply } = await failure(signIn(signInName, oneTimePassword.toUpperCase()));
    expect({ status, code }).toEqual({ status: 403, code: 'FIRST_LOGIN_REQUIRED' });
    expect(reply.data).toEqual({ ticket: expect.any(String), role: 'STUDENT' });
    const finish = (ticket: string, secret = newPassword) =>
      nobody.call('POST /auth/first-login', { body: { ticket, password: secret, tokensInBody: true } });
    expect((await failure(finish(reply.data.ticket, 'Matkhau@123'))).reply).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      errors: [{ path: 'password' }],
    });
    const { accessToken } = await finish(reply.data.ticket);
    expect(await bearer(accessToken!).call('GET /account/profile')).toMatchObject({
      fullName: 'Nguyễn Thị Ánh',
      role: 'STUDENT',
      signInName,
      abilities: { takeTests: true, useContent: false },
    });
    expect(
      await t.db.selectFrom('users').select(['status', 'one_time_password']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ status: 'ACTIVE', one_time_password: null });
    expect(await codeOf(finish(reply.data.ticket, `${newPassword}Z`))).toBe('TICKET_EXPIRED');
    expect(await codeOf(signIn(signInName, oneTimePassword))).toBe('WRONG_USERNAME_PASSWORD');
    expect(await codeOf(signIn(signInName, newPassword))).toBe('OK');
    expect((await firstPasswordsFor({ app: t.app, db: t.db, now: t.now() }, [id])).size).toBe(0);
  });

  it('gives learners of the same name different sign-in names', async () => {
    const names = new Set<string>();
    for (let one = 0; one < 40; one += 1) names.add((await learner()).signInName);
    expect(names.size).toBe(40);
  });

  it('accepts a ticket for its own purpose only, for a quarter of an hour', async () => {
    const { signInName, oneTimePassword } = await learner();
    const { email } = await person();
    await signIn(email);
    await signIn(email);
    const foreign = (await failure(signIn(email))).reply.data.ticket;
    expect(
      await codeOf(nobody.call('POST /auth/first-login', { body: { ticket: foreign, password: newPassword } })),
    ).toBe('TICKET_EXPIRED');
    const { ticket } = (await failure(signIn(signInName, oneTimePassword))).reply.data;
    t.advance(15 * 60_000 + 1);
    expect(await codeOf(nobody.call('POST /auth/first-login', { body: { ticket, password: newPassword } }))).toBe(
      'TICKET_EXPIRED',
    );
  });
});

describe('an own password', () => {
  const change = (token: string, currentPassword: string, next: string) =>
    bearer(token).call('POST /auth/set-password', { body: { currentPassword, password: next } });

  it('is changed with the current one, and signs out all other devices', async () => {
    const { email } = await person();
    const [here, there] = [await signIn(email), await signIn(email)];
    expect((await failure(change(here.accessToken!, 'khong-phai', newPassword))).reply).toMatchObject({
      code: 'CURRENT_PASSWORD_INCORRECT',
      errors: [{ path: 'currentPassword' }],
    });
    expect(await codeOf(change(here.accessToken!, password, password))).toBe('PASSWORD_SAME');
    await change(here.accessToken!, password, newPassword);
    expect(await codeOf(bearer(here.accessToken!).call('GET /auth/getUser'))).toBe('OK');
    expect(await codeOf(refresh(there.refreshToken!))).toBe('UNAUTHORISED');
    expect(await codeOf(signIn(email))).toBe('WRONG_USERNAME_PASSWORD');
    expect(await codeOf(signIn(email, newPassword))).toBe('OK');
  });

  it.each([
    ['ngan1A', 'Mật khẩu cần ít nhất 8 ký tự'],
    ['khong-hoa-1', 'Mật khẩu cần ít nhất một chữ in hoa'],
    ['Khong-co-so', 'Mật khẩu cần ít nhất một chữ số'],
    ['Mật-khẩu-1', 'Mật khẩu không dùng chữ có dấu, chỉ gồm chữ cái, chữ số và ký tự thông dụng'],
    [' Dau-cach-1', 'Mật khẩu không bắt đầu hay kết thúc bằng dấu cách'],
    [`A1${'a'.repeat(130)}`, 'Mật khẩu dài tối đa 128 ký tự'],
  ])('%s is refused with its reason', async (next, reason) => {
    const { email } = await person();
    const { accessToken } = await signIn(email);
    expect((await failure(change(accessToken!, password, next))).reply).toMatchObject({
      code: 'BODY_INVALID',
      errors: [{ path: 'password', message: reason }],
    });
  });
});

describe('packages on sale', () => {
  it('are those with a price, at the prices of the catalogue', async () => {
    const offers = await nobody.call('GET /memberships', { query: {} });
    expect(Object.fromEntries(offers.map(({ code, price }) => [code, price]))).toEqual({
      TRIAL: 0,
      BASIC: 216_000,
      ADVANCE: 324_000,
      INTERNATIONAL: 399_000,
      COMBO: 999_999,
      BEAT_FREE_EXAM: 0,
      PREMIUM_PACKAGE: 99_000,
      CERTIFICATE_MASTER: 199_000,
      SUPER_INTELLIGENCE_CHALLENGE: 299_000,
    });
    expect((await nobody.call('GET /memberships', { query: { roleCode: 'student' } }))[0]).toMatchObject({
      code: 'BEAT_FREE_EXAM',
      price: 0,
      tests: 10,
    });
  });

  it("fall back to the free one when a learner's package has ended", async () => {
    const { email } = await person({
      role: 'STUDENT',
      package: 'PREMIUM_PACKAGE',
      packageEndsAt: new Date(t.now() - 1_000),
    });
    const { accessToken } = await signIn(email);
    expect(await bearer(accessToken!).call('GET /account/profile')).toMatchObject({
      membership: { code: 'BEAT_FREE_EXAM', price: 0, isFree: true, isExpired: false, endDate: null },
    });
  });

  it('are marked as ended in the profile', async () => {
    const { email } = await person({ packageEndsAt: new Date(t.now() + 60_000) });
    const { accessToken } = await signIn(email);
    t.advance(61_000);
    expect(await bearer(accessToken!).call('GET /account/profile')).toMatchObject({
      membership: { code: 'ADVANCE', isExpired: true },
      abilities: { manageClasses: false },
    });
  });
});
