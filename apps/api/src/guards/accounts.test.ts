/** Guards of accounts between two steps: a condition that was met at the first step is no longer met at the second. */
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createStudentAccount } from '#people/accounts';
import { newestOutboxMessages } from '#platform/messages';
import { testApp, type TestUser } from '../testing/app.ts';
import { untilBlocked } from '../testing/blocked.ts';
import { addCatalogue, addQuestion } from '../testing/content.ts';

const t = await testApp();
const nobody = t.as(null);
const minute = 60_000;
const day = 24 * 60 * minute;
const password = 'Ban-Mai-2031x';
const newPassword = 'Dong-Song-77q';
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });

const failure = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'OK', reply: { data: {} as Record<string, never> } }),
    (error: { code: string; reply: { data: Record<string, never> } }) => error,
  );
const outcome = async (work: Promise<unknown>) => (await failure(work)).code;
const signIn = (username: string, secret = password) =>
  nobody.call('POST /auth/login', { body: { username, password: secret, tokensInBody: true } });
const lock = ({ id }: { id: string }) =>
  t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', id).execute();

/** An account with this password and no session. */
async function person(): Promise<{ id: string; email: string }> {
  const { id } = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await t.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await t.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  return { id, email: `${id}@example.invalid` };
}

describe('an account that is locked during a multi-step request', () => {
  it('gets no first password', async () => {
    const learner = await createStudentAccount(
      { app: t.app, db: t.db, now: t.now() },
      {
        lastName: 'Nguyễn Thị',
        firstName: 'Ánh',
        gender: null,
        birthday: null,
      },
    );
    const { code, reply } = await failure(signIn(learner.signInName, learner.oneTimePassword));
    expect(code).toBe('FIRST_LOGIN_REQUIRED');
    await lock(learner);
    expect(
      await outcome(
        nobody.call('POST /auth/first-login', { body: { ticket: reply.data['ticket']!, password: newPassword } }),
      ),
    ).toBe('LOCK_ACCOUNT');
  });

  it('gets no new password for a code that was verified before', async () => {
    const { id, email } = await person();
    const purpose = 'FORGOT_PASSWORD' as const;
    await nobody.call('POST /auth/sms-otp', { body: { username: email, purpose } });
    const [message] = await newestOutboxMessages(t.db, email);
    const code = /\b(\d{6})\b/.exec(message!.body)![1]!;
    const { ticket } = await nobody.call('POST /auth/verify-sms-otp', { body: { username: email, purpose, code } });
    await lock({ id });
    expect(await outcome(nobody.call('POST /auth/forgot-password', { body: { ticket, password: newPassword } }))).toBe(
      'LOCK_ACCOUNT',
    );
    expect(await outcome(signIn(email))).toBe('LOCK_ACCOUNT');
  });
});

describe('an invitation', () => {
  const invite = (admin: TestUser, contact: string) =>
    t.as(admin).call('POST /itf/users/staff', {
      body: { fullName: 'Phạm Thị Vận Hành', contact, role: 'OPERATOR', delivery: 'PRINT' },
    });

  it('expires', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const { signInWith, code, until } = await invite(admin, 'moi-1@example.com');
    expect(await outcome(signIn(signInWith, code!))).toBe('FIRST_LOGIN_REQUIRED');
    t.advance(Date.parse(until) - t.now() + 1);
    expect(await outcome(signIn(signInWith, code!))).toBe('WRONG_USERNAME_PASSWORD');
  });

  it('is not created by an admin who loses that permission at the same moment', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const client = new pg.Client({ connectionString: t.database.url });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [admin.id]);
      const inviting = outcome(invite(admin, 'moi-2@example.com'));
      await untilBlocked(t.db);
      await client.query('UPDATE users SET is_admin = false WHERE id = $1', [admin.id]);
      await client.query('COMMIT');
      expect(await inviting).toBe('FORBIDDEN');
    } finally {
      await client.end();
    }
  });
});

describe('a code for another address', () => {
  it('is sent to an address of the kind to be changed', async () => {
    const user = await t.createUser({ role: 'TEACHER' });
    const ask = (username: string, purpose: 'CHANGE_PHONE' | 'CHANGE_EMAIL') =>
      outcome(t.as(user).call('POST /auth/sms-otp', { body: { username, purpose } }));
    expect(await ask('0987000111', 'CHANGE_EMAIL')).toBe('BODY_INVALID');
    expect(await ask('moi-3@example.com', 'CHANGE_PHONE')).toBe('BODY_INVALID');
    expect(await ask('moi-3@example.com', 'CHANGE_EMAIL')).toBe('OK');
  });
});

describe('devices', () => {
  it('whose session has expired do not count against the limit', async () => {
    const { email } = await person();
    expect([await outcome(signIn(email)), await outcome(signIn(email)), await outcome(signIn(email))]).toEqual([
      'OK',
      'OK',
      'LIMIT_LOGIN_SESSION',
    ]);
    t.advance(day + 1);
    expect(await outcome(signIn(email))).toBe('OK');
  });
});

describe('a package that ends', () => {
  it('is replaced at once by one that runs in parallel, whatever a process has cached', async () => {
    const user = await t.createUser({
      role: 'TEACHER',
      package: 'ADVANCE',
      packageEndsAt: new Date(t.now() + 5 * minute),
    });
    await t.db
      .insertInto('memberships')
      .values({ id: t.app.newId(), user_id: user.id, package_code: 'BASIC', starts_at: new Date(t.now() - minute) })
      .execute();
    // Notifications arrive in order: once the process has handled a later change, it has handled that of the packages
    // too.
    const later = await t.createUser({ role: 'TEACHER' });
    const isLetIn = () => outcome(t.as(later).call('GET /auth/getUser'));
    await isLetIn();
    await t.db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', later.id).execute();
    await vi.waitFor(async () => expect(await isLetIn()).toBe('UNAUTHORISED'), { timeout: 20_000, interval: 10 });
    const listsClasses = () => outcome(t.as(user).call('GET /itf/class'));
    expect(await listsClasses()).toBe('OK');
    t.advance(6 * minute);
    expect(await listsClasses()).toBe('OK');
  });
});

describe('a learner who signs up as a teacher', () => {
  it('gets a trial once, which shows no key and allows no copy of system content', async () => {
    const email = 'hoc-sinh@example.com';
    await nobody.call('POST /auth/sms-otp', { body: { username: email, purpose: 'REGISTER' } });
    const [message] = await newestOutboxMessages(t.db, email);
    const { ticket } = await nobody.call('POST /auth/verify-sms-otp', {
      body: { username: email, purpose: 'REGISTER', code: /\b(\d{6})\b/.exec(message!.body)![1]! },
    });
    const { userId, accessToken } = await nobody.call('POST /auth/register', {
      body: {
        ticket,
        fullName: 'Trần Văn Bình',
        birthday: '1990-05-06',
        password: newPassword,
        acceptTerms: true,
        tokensInBody: true,
      },
    });
    const me = { id: userId, token: accessToken! };
    // Before a role is chosen the account is a learner's.
    expect(await outcome(t.as(me).call('GET /itf/class'))).toBe('TEACHER_ONLY');
    await t.as(me).call('POST /account/role', { body: { role: 'TEACHER' } });
    await addCatalogue(t.db);
    const question = await addQuestion(t.db);
    const seen = await t.as(me).call('GET /questions/{id}', { params: { id: question } });
    expect(seen).toMatchObject({ answerKey: null, keyAccess: 'package-required', abilities: { copy: false } });
    expect(await outcome(t.as(me).call('POST /questions/{id}/copy', { params: { id: question } }))).toBe(
      'PACKAGE_REQUIRED',
    );
    for (const role of ['STUDENT', 'TEACHER'] as const)
      expect(await outcome(t.as(me).call('POST /account/role', { body: { role } }))).toBe('ROLE_CHOSEN');
    const memberships = await t.db
      .selectFrom('memberships')
      .select('package_code')
      .where('user_id', '=', userId)
      .execute();
    expect(memberships).toEqual([{ package_code: 'TRIAL' }]);
  });
});
