import { hash } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import type { SignInOutcome } from '@vumon/domain';
import { CallError, testApp, type Caller } from '../../../testing/app.ts';
import { insertSignIns } from './login-history.queries.ts';
import { deleteOldSignIns } from './login-history.service.ts';
import { revokeAllSessions } from '../index.ts';

const t = await testApp();
const password = 'Ban-Mai-2031x';
/** A cheap hash, because hashing itself is not the subject of these tests. */
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function person() {
  const user = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await t.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await t.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  return { id: user.id, email: `${user.id}@example.invalid` };
}

async function signIn(
  email: string,
  { secret = password, userAgent = chrome, address = '203.0.113.7' } = {},
): Promise<{
  code: string;
  caller: Caller;
  sessionId: string;
  refreshToken: string;
  confirmation: () => Promise<Record<string, string>>;
}> {
  const reply = await t.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: email, password: secret, tokensInBody: true },
    headers: { 'user-agent': userAgent },
    remoteAddress: address,
  });
  const { code = 'OK', data } = reply.json();
  const refreshToken: string = data?.refreshToken ?? '';
  return {
    code,
    caller: t.as({ id: '', token: data?.accessToken ?? '' }),
    confirmation: () => t.confirmation({ id: '', token: data?.accessToken ?? '' }),
    sessionId: refreshToken.split('.')[0]!,
    refreshToken,
  };
}

const outcomes = async (caller: Caller, query: object = {}) =>
  (await caller.call('GET /account/sign-ins', { query })).items.map(({ outcome }) => outcome);

describe('the login history', () => {
  it('lists sign-ins, refused ones and every end of a session, with device and address', async () => {
    const { id, email } = await person();
    await signIn(email, { secret: 'sai-bet', userAgent: phone, address: '198.51.100.9' });
    const first = await signIn(email);
    const second = await signIn(email, { userAgent: phone });
    expect((await signIn(email)).code).toBe('LIMIT_LOGIN_SESSION');
    await first.caller.call('POST /account/sessions/sign-out', { body: { sessionId: second.sessionId } });
    const third = await signIn(email, { userAgent: phone });
    await third.caller.call('POST /auth/logout', {});
    t.advance(1_000);
    expect(await outcomes(first.caller)).toEqual([
      'SIGNED_OUT',
      'SIGNED_IN',
      'SIGNED_OUT_ELSEWHERE',
      'TOO_MANY_DEVICES',
      'SIGNED_IN',
      'SIGNED_IN',
      'WRONG_PASSWORD',
    ]);
    const { items, page } = await first.caller.call('GET /account/sign-ins', { query: { direction: 'asc', size: 10 } });
    expect(page).toEqual({ page: 0, size: 10, total: 7 });
    expect(items[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      outcome: 'WRONG_PASSWORD',
      browser: 'Safari',
      system: 'iPhone',
      handheld: true,
      address: '198.51.100.9',
    });
    expect(items[1]).toMatchObject({
      outcome: 'SIGNED_IN',
      browser: 'Chrome',
      system: 'Windows',
      handheld: false,
      address: '203.0.113.7',
    });

    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', id).execute();
    await revokeAllSessions(t.db, id, 'ACCOUNT_LOCKED', new Date(t.now()));
    expect((await signIn(email)).code).toBe('LOCK_ACCOUNT');
    const rows = await t.db
      .selectFrom('sign_ins')
      .select('outcome')
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ outcome }) => outcome)).toEqual(['LOCKED', 'ACCOUNT_LOCKED']);
  });

  it('records that a stolen token ended a session', async () => {
    const { email } = await person();
    const watching = await signIn(email);
    const stolen = await signIn(email);
    const refresh = (refreshToken: string) => t.as(null).call('POST /auth/refresh-token', { body: { refreshToken } });
    await refresh(stolen.refreshToken);
    t.advance(11_000);
    await expect(refresh(stolen.refreshToken)).rejects.toThrow(CallError);
    expect((await outcomes(watching.caller))[0]).toBe('TOKEN_REUSED');
  });

  it('does not grow while a user is throttled', async () => {
    const { id, email } = await person();
    for (let guess = 0; guess < 12; guess += 1) await signIn(email, { secret: `doan-${guess}` });
    expect(await t.db.selectFrom('sign_ins').select('id').where('user_id', '=', id).execute()).toHaveLength(5);
  });

  it('is searched, filtered, sorted and paged by the server, for the own account only', async () => {
    const { id, email } = await person();
    const other = await person();
    const { caller } = await signIn(email);
    const at = (day: number, hour: number) => new Date(Date.UTC(2026, 5, day, hour));
    const entry = (userId: string, outcome: SignInOutcome, when: Date, userAgent: string, address: string) => ({
      userId,
      sessionId: null,
      outcome,
      at: when,
      userAgent,
      address,
    });
    await insertSignIns(t.db, [
      entry(id, 'WRONG_PASSWORD', at(1, 3), phone, '10.0.0.1'),
      // Half past midnight on 2 June in Vietnam.
      entry(id, 'SIGNED_IN', at(1, 17.5), chrome, '10.0.0.2'),
      entry(id, 'SIGNED_OUT', at(3, 3), chrome, 'proxy-0_0'),
      entry(other.id, 'SIGNED_IN', at(2, 3), phone, '10.0.0.1'),
    ]);
    const june = { from: '2026-06-01', to: '2026-06-30' };
    expect(await outcomes(caller, june)).toEqual(['SIGNED_OUT', 'SIGNED_IN', 'WRONG_PASSWORD']);
    expect(await outcomes(caller, { ...june, direction: 'asc' })).toEqual([
      'WRONG_PASSWORD',
      'SIGNED_IN',
      'SIGNED_OUT',
    ]);
    expect(await outcomes(caller, { from: '2026-06-02', to: '2026-06-02' })).toEqual(['SIGNED_IN']);
    expect(await outcomes(caller, { ...june, search: 'iphone' })).toEqual(['WRONG_PASSWORD']);
    expect(await outcomes(caller, { ...june, search: '10.0.0.2' })).toEqual(['SIGNED_IN']);
    expect(await outcomes(caller, { ...june, search: '0_0' })).toEqual(['SIGNED_OUT']);
    expect(await outcomes(caller, { ...june, outcome: ['SIGNED_OUT', 'WRONG_PASSWORD'] })).toEqual([
      'SIGNED_OUT',
      'WRONG_PASSWORD',
    ]);
    expect(await outcomes(caller, { ...june, sort: 'address', direction: 'asc' })).toEqual([
      'WRONG_PASSWORD',
      'SIGNED_IN',
      'SIGNED_OUT',
    ]);
    expect(await outcomes(caller, { ...june, sort: 'device', direction: 'desc' })).toEqual([
      'WRONG_PASSWORD',
      'SIGNED_OUT',
      'SIGNED_IN',
    ]);
    const { items, page } = await caller.call('GET /account/sign-ins', { query: { ...june, size: 10, page: 1 } });
    expect({ items, page }).toEqual({ items: [], page: { page: 1, size: 10, total: 3 } });
  });

  it('is deleted after 180 days', async () => {
    const { id } = await person();
    const day = 86_400_000;
    await insertSignIns(
      t.db,
      [179, 181, 400].map((days) => ({
        userId: id,
        sessionId: null,
        outcome: 'SIGNED_IN' as const,
        userAgent: chrome,
        address: '10.0.0.1',
        at: new Date(t.now() - days * day),
      })),
    );
    await deleteOldSignIns({ app: t.app, db: t.db, now: t.now() });
    expect(await t.db.selectFrom('sign_ins').select('id').where('user_id', '=', id).execute()).toHaveLength(1);
  });
});

const ends = (caller: Caller) =>
  vi.waitFor(() => expect(caller.call('GET /auth/getUser', {})).rejects.toThrow('UNAUTHORISED'), {
    timeout: 20_000,
    interval: 20,
  });

describe('signing out everywhere', () => {
  it('keeps this device, or ends it too and deletes its cookies', async () => {
    const { email } = await person();
    const [one, two] = [await signIn(email), await signIn(email)];
    await one.caller.call('POST /account/sessions/sign-out', { body: {} });
    await ends(two.caller);
    expect((await one.caller.call('GET /account/sessions', {})).map(({ id, current }) => [id, current])).toEqual([
      [one.sessionId, true],
    ]);
    const reply = await one.caller.raw({
      method: 'POST',
      url: '/api/account/sessions/sign-out',
      payload: { thisOneToo: true },
      headers: await one.confirmation(),
    });
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      ['refresh', ''],
    ]);
    await ends(one.caller);
  });
});
