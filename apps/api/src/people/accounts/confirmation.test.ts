/**
 * Somebody at an open session on a shared computer cannot take the account over: sensitive routes require confirmation
 * of the identity, and a changed contact can be reverted.
 */
import { hash } from '@node-rs/argon2';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import type { Role } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { newestOutboxMessages } from '#platform/messages';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';

const t = await testApp();
const password = 'Ban-Mai-2031x';
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
const hour = 3_600_000;
let people = 0;

async function somebody(role: Role = 'STUDENT', more: object = {}) {
  people += 1;
  const user = await t.createUser({ role });
  const email = `ai-do-${people}@truong.example`;
  await t.db
    .updateTable('users')
    .set({ email, password_hash: passwordHash, ...more })
    .where('id', '=', user.id)
    .execute();
  return { ...user, email };
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    ({ code }: { code: string }) => code,
  );
const post = (user: TestUser, url: string, payload: object, headers: Record<string, string> = {}) =>
  t
    .as(user)
    .raw({ method: 'POST', url: `/api${url}`, payload, headers })
    .then((reply) => (reply.statusCode === 200 ? 'OK' : (reply.json().code as string)));
const ticketOf = async (user: TestUser, username: string, purpose: 'CHANGE_EMAIL' | 'CHANGE_PHONE' | 'CONFIRM') => {
  await t.as(user).call('POST /auth/sms-otp', { body: { username, purpose } });
  const [message] = await newestOutboxMessages(t.db, username);
  const code = /\b(\d{6})\b/.exec(message!.body)![1]!;
  return (await t.as(user).call('POST /auth/verify-sms-otp', { body: { username, purpose, code } })).ticket;
};
const signIn = (username: string) =>
  t.as(null).call('POST /auth/login', { body: { username, password, tokensInBody: true } });

describe('confirming the identity again', () => {
  const confirmed = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([, spec]) => spec.confirmed);

  it('is required by every route that would hand over an account, its data or power over others', () => {
    expect(confirmed.map(([key]) => key).sort()).toEqual([
      'DELETE /account/sign-on/{provider}',
      'GET /account/export',
      'POST /account/calendar-feed',
      'POST /account/contact',
      'POST /account/delete',
      'POST /account/sessions/sign-out',
      'POST /account/sign-on/{provider}/link',
      'POST /itf/class/{id}/sign-in/cards',
      'POST /itf/orders/{id}/refund',
      'POST /itf/orders/{id}/review',
      'POST /itf/partners',
      'POST /itf/partners/{id}/lti-platforms',
      'POST /itf/partners/{id}/lti-registration',
      'POST /itf/partners/{id}/rotate-secret',
      'POST /itf/schools/{id}/memberships',
      'POST /itf/students/one-time-passwords',
      'POST /itf/users/staff',
      'POST /itf/users/{id}/invitation',
      'POST /itf/users/{id}/memberships',
      'POST /itf/users/{id}/support-stay',
      'POST /school/sign-ons/{provider}/start',
      'PUT /itf/partners/{id}/lti-platforms/{platformId}',
      'PUT /itf/users/{id}/role',
    ]);
  });

  it.each(confirmed)('%s refuses a missing ticket, one of another session, and an old one', async (key, { access }) => {
    const admins = !Array.isArray(access) || access.includes('ADMIN');
    const who = admins ? { role: 'ADMIN' as const } : { role: 'TEACHER' as const, package: 'ADVANCE' as const };
    const user = await t.createUser(who);
    const other = await t.createUser(who);
    const [method, path] = key.split(' ') as ['POST', string];
    const send = (headers: Record<string, string>) =>
      t
        .as(user)
        .raw({
          method,
          url: `/api${path.replace('{id}', other.id)}`,
          headers,
          ...(method !== ('GET' as string) && { payload: {} }),
        })
        .then((reply) => (reply.statusCode === 200 ? 'OK' : (reply.json().code as string)));
    expect(await send({})).toBe('CONFIRMATION_REQUIRED');
    expect(await send({ confirmation: 'x' })).toBe('CONFIRMATION_REQUIRED');
    expect(await send(await t.confirmation(other))).toBe('CONFIRMATION_REQUIRED');
    const own = await t.confirmation(user);
    t.advance(16 * 60_000);
    expect(await send(own)).toBe('CONFIRMATION_REQUIRED');
    expect(await send(await t.confirmation(user))).not.toBe('CONFIRMATION_REQUIRED');
  });

  it("accepts the password; wrong ones count for this session and not for the owner's others", async () => {
    const user = await somebody();
    const confirm = (given: string, who: TestUser = user) => post(who, '/account/confirm', { password: given });
    expect(await confirm('')).toBe('PASSWORD_BLANK');
    for (let guess = 0; guess < 5; guess += 1) expect(await confirm(`Doan-${guess}`)).toBe('PASSWORD_INCORRECT');
    expect(await confirm(password)).toBe('TOO_MANY_REQUESTS');
    const { accessToken } = await signIn(user.email);
    expect(await confirm(password, { id: user.id, token: accessToken! })).toBe('OK');
  });

  it('accepts a code to an own contact in place of the password, but not to a new contact', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const asked = (username: string) =>
      codeOf(t.as(user).call('POST /auth/sms-otp', { body: { username, purpose: 'CONFIRM' } }));
    expect(await asked('nguoi-moi@truong.example')).toBe('EMAIL_NOT_REGISTERED');
    expect(await asked(other.email)).toBe('EMAIL_NOT_REGISTERED');
    const ticket = await ticketOf(user, user.email, 'CONFIRM');
    expect(await post(other, '/account/confirm', { ticket })).toBe('TICKET_EXPIRED');
    t.advance(61_000);
    const { confirmation } = await t
      .as(user)
      .call('POST /account/confirm', { body: { ticket: await ticketOf(user, user.email, 'CONFIRM') } });
    expect(await post(user, '/account/sessions/sign-out', {}, { confirmation })).toBe('OK');
  });

  it('an account without a password sets its first one with a code to an own contact', async () => {
    const user = await somebody('STUDENT', { password_hash: null });
    const first = { password: 'Dong-Song-77q' };
    expect(await post(user, '/auth/set-password', first)).toBe('CONFIRMATION_REQUIRED');
    const { confirmation } = await t
      .as(user)
      .call('POST /account/confirm', { body: { ticket: await ticketOf(user, user.email, 'CONFIRM') } });
    expect(await post(user, '/auth/set-password', first, { confirmation })).toBe('OK');
  });

  it('a hijacked session is stopped at its first step', async () => {
    const user = await somebody();
    const email = 'ke-trom@truong.example';
    const ticket = await ticketOf(user, email, 'CHANGE_EMAIL');
    expect(await post(user, '/account/contact', { ticket })).toBe('CONFIRMATION_REQUIRED');
    expect(await post(user, '/account/delete', {})).toBe('CONFIRMATION_REQUIRED');
    expect(await post(user, '/auth/set-password', { password: 'Dong-Song-77q', currentPassword: 'x' })).toBe(
      'CURRENT_PASSWORD_INCORRECT',
    );
    expect(await t.as(user).call('GET /account/profile')).toMatchObject({ email: user.email });
  });
});

describe('a change of contact', () => {
  /** Changes the contact with a confirmed identity, and runs the job that sends the links. */
  async function change(user: TestUser, kind: 'EMAIL' | 'PHONE', username: string) {
    const ticket = await ticketOf(user, username, `CHANGE_${kind}`);
    await t.as(user).call('POST /account/contact', { body: { ticket } });
    await runJobs(t);
  }
  const linkTo = async (recipient: string) => {
    const messages = await newestOutboxMessages(t.db, recipient);
    return messages.map(({ body }) => /\/undo\?t=([\w-]+)/.exec(body)?.[1]).find((token) => token !== undefined);
  };
  const undo = (token: string) => t.as(null).call('POST /account/contact/undo', { body: { token } });

  it('is announced to the old contact, whose link reverts it and ends every session', async () => {
    const user = await somebody();
    const mate = await signIn(user.email);
    await change(user, 'EMAIL', 'doi-roi@truong.example');
    expect((await signIn('doi-roi@truong.example').catch(({ code }) => code)) === 'LIMIT_LOGIN_SESSION').toBe(true);
    const token = (await linkTo(user.email))!;
    const [mail] = await newestOutboxMessages(t.db, user.email);
    expect(mail!.body).toContain('d•••@truong.example');
    expect(mail!.body).toContain(`https://vumon.example/undo?t=${token}`);
    expect(await linkTo('doi-roi@truong.example')).toBeUndefined();
    expect(await undo(token)).toEqual({ kind: 'email', contact: expect.stringMatching(/^a•••@truong\.example$/) });
    expect(await codeOf(undo(token))).toBe('TICKET_EXPIRED');
    const sessions = await t.db.selectFrom('sessions').select('revoke_reason').where('user_id', '=', user.id).execute();
    expect(sessions.map(({ revoke_reason }) => revoke_reason)).toEqual(['CONTACT_RESTORED', 'CONTACT_RESTORED']);
    expect(await codeOf(t.as({ id: '', token: mate.accessToken! }).call('GET /account/profile'))).toBe('UNAUTHORISED');
    expect(await codeOf(signIn(user.email))).toBe('OK');
  });

  it('makes all browsers of the account unknown again when its owner reverts it', async () => {
    const user = await somebody();
    await signIn(user.email);
    const known = () =>
      t.db
        .selectFrom('known_devices')
        .select('user_id')
        .where('user_id', '=', user.id)
        .execute()
        .then((rows) => rows.length);
    expect(await known()).toBe(1);
    await change(user, 'EMAIL', 'la-mat@truong.example');
    await undo((await linkTo(user.email))!);
    expect(await known()).toBe(0);
  });

  it('is not reverted for a locked account', async () => {
    const user = await somebody();
    await change(user, 'EMAIL', 'khoa-roi@truong.example');
    const token = (await linkTo(user.email))!;
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', user.id).execute();
    expect(await codeOf(undo(token))).toBe('LOCK_ACCOUNT');
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', user.id).execute();
    expect(await codeOf(undo(token))).toBe('OK');
  });

  it('can be reverted for 72 hours, together with later changes', async () => {
    const user = await somebody();
    await change(user, 'EMAIL', 'hai-1@truong.example');
    t.advance(hour);
    await change(user, 'EMAIL', 'hai-2@truong.example');
    const later = (await linkTo('hai-1@truong.example'))!;
    t.advance(70 * hour);
    await undo((await linkTo(user.email))!);
    expect(await codeOf(undo(later))).toBe('TICKET_EXPIRED');
    expect(await codeOf(signIn(user.email))).toBe('OK');

    const other = await somebody();
    await change(other, 'EMAIL', 'hai-3@truong.example');
    const token = (await linkTo(other.email))!;
    t.advance(72 * hour + 1000);
    expect(await codeOf(undo(token))).toBe('TICKET_EXPIRED');
  });

  it('of a phone is announced by one SMS; a first e-mail is announced to the phone, and removed by its link', async () => {
    const phone = '0911222333';
    const user = await somebody('STUDENT', { phone, email: null });
    await t.db.updateTable('users').set({ email: null }).where('id', '=', user.id).execute();
    await change(user, 'EMAIL', 'them@truong.example');
    const [sms] = await newestOutboxMessages(t.db, phone);
    expect(sms!.body.length).toBeLessThanOrEqual(160);
    expect(await undo((await linkTo(phone))!)).toEqual({ kind: 'email', contact: null });
    expect(await codeOf(signIn('them@truong.example'))).toBe('WRONG_USERNAME_PASSWORD');
    expect(await codeOf(signIn(phone))).toBe('OK');
  });

  it('is not reverted by a changed or invented link, nor onto another account', async () => {
    const user = await somebody();
    await change(user, 'EMAIL', 'ba@truong.example');
    const token = (await linkTo(user.email))!;
    for (const wrong of [
      '',
      'x',
      token.slice(0, 22),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `B${token.slice(1)}`,
    ])
      expect(await codeOf(undo(wrong)), wrong).toBe('TICKET_EXPIRED');
    const another = await somebody();
    await t.db.updateTable('users').set({ email: user.email }).where('id', '=', another.id).execute();
    expect(await codeOf(undo(token))).toBe('EMAIL_USED');
    expect(await codeOf(signIn('ba@truong.example'))).toBe('OK');
  });

  it('of the password is announced too', async () => {
    const user = await somebody();
    await t
      .as(user)
      .call('POST /auth/set-password', { body: { currentPassword: password, password: 'Dong-Song-77q' } });
    await runJobs(t);
    const [mail] = await newestOutboxMessages(t.db, user.email);
    expect(mail!.subject).toBe('Mật khẩu Vumon đã thay đổi');
  });
});
