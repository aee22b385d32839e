/**
 * Signing up, one-time codes and their rate limits, forgotten passwords and changes of a contact, tested through HTTP.
 */
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { countUse } from '#people/packages';
import { testApp, type TestUser } from '../../testing/app.ts';
import { newestOutboxMessages } from '../../platform/messages/index.ts';

const t = await testApp();
const nobody = t.as(null);
const minute = 60_000;
let serial = 0;
const newPhone = () => `09${String(10_000_000 + (serial += 1))}`;
const newEmail = () => `new${(serial += 1)}@example.com`;

/** The code that was sent last to an address. */
async function codeFor(recipient: string): Promise<string> {
  const [message] = await newestOutboxMessages(t.db, recipient);
  return /\b(\d{6})\b/.exec(message!.body)![1]!;
}

const ask = (username: string, purpose: 'REGISTER' | 'FORGOT_PASSWORD' = 'REGISTER') =>
  nobody.call('POST /auth/sms-otp', { body: { username, purpose } });
const prove = (username: string, code: string, purpose: 'REGISTER' | 'FORGOT_PASSWORD' = 'REGISTER') =>
  nobody.call('POST /auth/verify-sms-otp', { body: { username, purpose, code } });
const another = (code: string): string => (code === '000000' ? '111111' : '000000');
const details = {
  fullName: 'Nguyễn Thị Ánh',
  birthday: '1990-05-06',
  password: 'Mua2thu8',
  acceptTerms: true as const,
  tokensInBody: true,
};
/** Tests send requests from different IP addresses, so that they do not share a rate limit. */
const raw = (address: string, url: string, payload: object) =>
  nobody.raw({ method: 'POST', url, payload, remoteAddress: address });

async function signUp(username: string): Promise<TestUser> {
  await ask(username);
  const { ticket } = await prove(username, await codeFor(username));
  const { userId, accessToken } = await nobody.call('POST /auth/register', { body: { ticket, ...details } });
  return { id: userId, token: accessToken! };
}

describe('signing up', () => {
  describe('below 16', () => {
    const day = (years: number, days = 0) => {
      const at = new Date(t.now() + 7 * 3_600_000 + days * 86_400_000);
      return `${at.getUTCFullYear() - years}-${at.toISOString().slice(5, 10)}`;
    };
    const guardianTicket = async (contact: string) => {
      await nobody.call('POST /auth/sms-otp', { body: { username: contact, purpose: 'GUARDIAN' } });
      const code = await codeFor(contact);
      return (
        await nobody.call('POST /auth/verify-sms-otp', { body: { username: contact, purpose: 'GUARDIAN', code } })
      ).ticket;
    };
    const ownTicket = async (contact: string) => {
      await ask(contact);
      return (await prove(contact, await codeFor(contact))).ticket;
    };
    const register = (body: object) =>
      nobody.call('POST /auth/register', { body: { ...details, ...body } as never }).then(
        ({ userId }) => userId,
        ({ code }: { code: string }) => code,
      );

    it('a guardian is told what is agreed to, by mail and by SMS; no other code comes with an address', async () => {
      const sent = async (contact: string, purpose: 'GUARDIAN' | 'REGISTER') => {
        await nobody.call('POST /auth/sms-otp', { body: { username: contact, purpose } });
        return (await newestOutboxMessages(t.db, contact))[0]!.body;
      };
      const policy = `${t.app.config.publicUrl}/page/security-policy`;
      const mail = await sent(newEmail(), 'GUARDIAN');
      expect(mail).toContain(policy);
      expect(mail).toContain('họ tên, ngày sinh');
      expect(await sent(newPhone(), 'GUARDIAN')).toContain(policy);
      expect(await sent(newEmail(), 'REGISTER')).not.toContain('://');
    });

    it('a guardian consents by a code, and who, when, how and to which text is stored', async () => {
      const parent = newPhone();
      const [contact, guardian] = [newEmail(), await guardianTicket(parent)];
      const ticket = await ownTicket(contact);
      const birthday = day(16, 1);
      expect(await register({ ticket, birthday })).toBe('GUARDIAN_REQUIRED');
      const userId = await register({ ticket, birthday, guardianTicket: guardian });
      const row = await t.db
        .selectFrom('guardian_consents')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        guardian_contact: parent,
        way: 'SMS',
        text_version: expect.stringMatching(/^\d{4}-/),
      });
      expect(Math.abs(row.given_at.getTime() - t.now())).toBeLessThan(60_000);
      // The guardian's code can be used once only, and thus for one child.
      expect(await register({ ticket: await ownTicket(newEmail()), birthday, guardianTicket: guardian })).toBe(
        'TICKET_EXPIRED',
      );
    });

    it('nobody consents for themselves, by another kind of code, or with a birthday in the future', async () => {
      const own = newEmail();
      const birthday = day(10);
      const same = await guardianTicket(own);
      expect(await register({ ticket: await ownTicket(own), birthday, guardianTicket: same })).toBe(
        'GUARDIAN_REQUIRED',
      );
      const other = await ownTicket(newEmail());
      expect(await register({ ticket: await ownTicket(newEmail()), birthday, guardianTicket: other })).toBe(
        'TICKET_EXPIRED',
      );
      expect(await register({ ticket: await ownTicket(newEmail()), birthday: day(0) })).toBe('BODY_INVALID');
      expect(await register({ ticket: await ownTicket(newEmail()), birthday: undefined })).toBe('BODY_INVALID');
    });

    it("a user who changes the own birthday to below 16 needs a guardian's consent; a teacher cannot be below 16", async () => {
      const own = newEmail();
      const grown = await signUp(own);
      const me = t.as(grown);
      const change = (birthday: string | null) =>
        me
          .call('PUT /account/profile', {
            body: { lastName: 'Nguyễn', firstName: 'Ánh', gender: null, birthday, provinceCode: null },
          })
          .then(
            () => 'changed',
            ({ code }: { code: string }) => code,
          );
      const agree = async (contact: string) =>
        me.call('POST /account/guardian', { body: { ticket: await guardianTicket(contact) } }).then(
          () => 'kept',
          ({ code }: { code: string }) => code,
        );
      expect(await change(day(12))).toBe('GUARDIAN_CONSENT_REQUIRED');
      expect(await change(day(16))).toBe('changed');
      expect(await agree(own)).toBe('GUARDIAN_CONSENT_REQUIRED');
      const parent = newPhone();
      expect(await agree(parent)).toBe('kept');
      expect(await change(day(12))).toBe('changed');
      expect(
        await t.db
          .selectFrom('guardian_consents')
          .select(['guardian_contact', 'way'])
          .where('user_id', '=', grown.id)
          .execute(),
      ).toEqual([{ guardian_contact: parent, way: 'SMS' }]);
      const choose = (role: 'TEACHER' | 'STUDENT') =>
        me.call('POST /account/role', { body: { role } }).then(
          () => role as string,
          ({ code }: { code: string }) => code,
        );
      expect(await choose('TEACHER')).toBe('TEACHER_TOO_YOUNG');
      expect(await choose('STUDENT')).toBe('STUDENT');

      const teacher = await t.createUser({ role: 'TEACHER' });
      const young = { lastName: 'Lê', firstName: 'Hà', gender: null, birthday: day(15), provinceCode: null };
      expect(
        await t
          .as(teacher)
          .call('PUT /account/profile', { body: young })
          .catch(({ code }: { code: string }) => code),
      ).toBe('TEACHER_TOO_YOUNG');
      // This learner was entered by a school, which holds the consent.
      const pupil = await t.createUser({ role: 'STUDENT' });
      await t.db.updateTable('users').set({ sign_in_name: 'hal234' }).where('id', '=', pupil.id).execute();
      expect(await t.as(pupil).call('PUT /account/profile', { body: young })).toBeNull();
    });

    it('from the sixteenth birthday on no consent is asked, and the birthday is in the details', async () => {
      const contact = newEmail();
      const birthday = day(16);
      const { userId, accessToken } = await nobody.call('POST /auth/register', {
        body: { ...details, ticket: await ownTicket(contact), birthday },
      });
      const me = { id: userId, token: accessToken! };
      expect(await t.as(me).call('GET /account/details')).toMatchObject({ birthday });
    });
  });

  it('accepts an address, its code and the details; a teacher gets a trial of 30 days', async () => {
    const phone = newPhone();
    expect(await ask(`+84 ${phone.slice(1, 4)} ${phone.slice(4)}`)).toMatchObject({ channel: 'sms' });
    const { ticket } = await prove(phone, await codeFor(phone));
    const signedIn = await nobody.call('POST /auth/register', { body: { ticket, ...details } });
    const me = { id: signedIn.userId, token: signedIn.accessToken! };
    expect(await t.as(me).call('GET /account/profile')).toMatchObject({
      fullName: 'Nguyễn Thị Ánh',
      firstName: 'Ánh',
      phone,
      email: null,
      role: 'STUDENT',
      roleChosen: false,
    });

    await t.as(me).call('POST /account/role', { body: { role: 'TEACHER' } });
    const profile = await t.as(me).call('GET /account/profile');
    expect(profile).toMatchObject({
      role: 'TEACHER',
      roleChosen: true,
      membership: { code: 'TRIAL', isExpired: false },
    });
    expect(Date.parse(profile.membership!.endDate!) - t.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect(Date.parse(profile.membership!.endDate!) - t.now()).toBeLessThanOrEqual(30 * 86_400_000);
    await expect(t.as(me).call('POST /account/role', { body: { role: 'STUDENT' } })).rejects.toMatchObject({
      code: 'ROLE_CHOSEN',
    });
  });

  it('gives the trial, the gift and free uses once to a person, also after the account was deleted', async () => {
    const base = `nguyen.an.${Date.now()}`;
    const remove = async (me: TestUser) => {
      await t.as(me).call('POST /account/delete');
    };
    const teacher = await signUp(`${base}@gmail.com`);
    await t.as(teacher).call('POST /account/role', { body: { role: 'TEACHER' } });
    await t.db.updateTable('users').set({ received_gift: true }).where('id', '=', teacher.id).execute();
    await remove(teacher);
    const again = await signUp(`${base.replaceAll('.', '')}+2@gmail.com`);
    expect((await t.as(again).call('GET /account/profile')).receivedGift).toBe(true);
    await t.as(again).call('POST /account/role', { body: { role: 'TEACHER' } });
    expect((await t.as(again).call('GET /account/profile')).membership).toBeNull();
    const kept = await t.db.selectFrom('used_once').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(base);
    const keptDays = kept.map(({ kept_until }) => (kept_until.getTime() - t.now()) / 86_400_000);
    expect(Math.min(...keptDays)).toBeGreaterThan(728);
    expect(Math.max(...keptDays)).toBeLessThan(732);
    // Another person is not affected, nor this one after two years.
    const givesTrial = async (me: TestUser) => {
      await t.as(me).call('POST /account/role', { body: { role: 'TEACHER' } });
      expect((await t.as(me).call('GET /account/profile')).membership).toMatchObject({ code: 'TRIAL' });
    };
    await givesTrial(await signUp(newEmail()));
    await remove(again);
    await t.db
      .updateTable('used_once')
      .set({ kept_until: new Date(t.now()) })
      .execute();
    t.advance(61 * minute);
    await givesTrial(await signUp(`${base}@gmail.com`));
  });

  it.each(['phone', 'email'])('remembers the phone and the e-mail address of one person: again by %s', async (by) => {
    t.advance(61 * minute);
    const contacts = { phone: newPhone(), email: newEmail() };
    const first = await signUp(contacts.phone);
    const purpose = 'CHANGE_EMAIL' as const;
    await t.as(first).call('POST /auth/sms-otp', { body: { username: contacts.email, purpose } });
    const code = await codeFor(contacts.email);
    const proof = { username: contacts.email, purpose, code };
    const { ticket } = await t.as(first).call('POST /auth/verify-sms-otp', { body: proof });
    await t.as(first).call('POST /account/contact', { body: { ticket } });
    await withTransaction(t.db, (db) =>
      countUse({ app: t.app, db, actor: null }, { userId: first.id, subject: 'test 1' }),
    );
    await t.as(first).call('POST /account/role', { body: { role: 'TEACHER' } });
    await t.as(first).call('POST /account/delete');
    t.advance(2 * minute);
    const again = await signUp(contacts[by as 'phone']);
    expect((await t.as(again).call('GET /account/profile')).membership).toMatchObject({ usesLeft: 9 });
    await t.as(again).call('POST /account/role', { body: { role: 'TEACHER' } });
    // No trial, and nothing is said of the free package of a learner, which has ended.
    expect((await t.as(again).call('GET /account/profile')).membership).toBeNull();
    const periods = t.db
      .selectFrom('package_periods')
      .select(['package_code', 'state'])
      .where('user_id', '=', again.id);
    expect((await periods.orderBy('starts_at').execute()).at(-1)).toEqual({ package_code: null, state: 'NONE' });
  });

  it('gives a learner no package and no permissions of a teacher', async () => {
    const me = await signUp(newEmail());
    await t.as(me).call('POST /account/role', { body: { role: 'STUDENT' } });
    expect(await t.as(me).call('GET /account/profile')).toMatchObject({
      role: 'STUDENT',
      abilities: { manageClasses: false, takeTests: true },
    });
    await expect(t.as(me).call('GET /itf/class')).rejects.toMatchObject({ status: 403 });
  });

  it('sets a role once, also for 20 concurrent requests', async () => {
    const me = await signUp(newEmail());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => t.as(me).call('POST /account/role', { body: { role: 'TEACHER' } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { count } = await t.db
      .selectFrom('memberships')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', me.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('refuses fields that are not asked for', async () => {
    const email = newEmail();
    await ask(email);
    const { ticket } = await prove(email, await codeFor(email));
    for (const extra of [{ role: 'ADMIN' }, { is_admin: true }, { id: 'x' }, { status: 'ACTIVE' }]) {
      const reply = await nobody.raw({
        method: 'POST',
        url: '/api/auth/register',
        payload: { ticket, ...details, ...extra },
      });
      expect(reply.statusCode).toBe(400);
    }
  });

  it.each([
    [{ fullName: '' }, 'fullName', 'required'],
    [{ fullName: 'a'.repeat(46) }, 'fullName', 'tooLong'],
    [{ password: 'short1A' }, 'password', 'passwordTooShort'],
    [{ password: 'nouppercase1' }, 'password', 'passwordUppercase'],
    [{ acceptTerms: false }, 'acceptTerms', 'termsRequired'],
  ])('%j is refused beside its field', async (wrong, path, code) => {
    const reply = await nobody.raw({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ticket: 'x', ...details, ...wrong },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('sends no code to an address that has an account', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await signUp(email);
    await signUp(phone);
    await expect(ask(email.toUpperCase())).rejects.toMatchObject({ code: 'EMAIL_REGISTERED', status: 409 });
    await expect(ask(phone)).rejects.toMatchObject({ code: 'PHONE_REGISTERED' });
    expect(await newestOutboxMessages(t.db, email)).toHaveLength(1);
  });

  it.each(['0112345678', '12345', '091234567', 'an@', 'an@b', 'không phải', '+6591234567'])(
    '%s is no address of this site',
    async (username) => {
      await expect(ask(username)).rejects.toMatchObject({ status: 400 });
    },
  );

  it('takes no phone beside the address: here a phone is verified by its code', async () => {
    const email = newEmail();
    await ask(email);
    const { ticket } = await prove(email, await codeFor(email));
    await expect(
      nobody.call('POST /auth/register', { body: { ticket, ...details, phone: '0912345678' } }),
    ).rejects.toMatchObject({ reply: { errors: [{ path: 'phone', code: 'unknownField' }] } });
  });
});

describe('a code', () => {
  it('is valid for five minutes', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(email);
    t.advance(5 * minute + 1000);
    await expect(prove(email, code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('allows five guesses: the sixth fails though it is right', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(email);
    for (let guess = 0; guess < 5; guess++)
      await expect(prove(email, another(code))).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await expect(prove(email, code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('counts each of 50 concurrent guesses', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => prove(email, another(code))));
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'fulfilled',
    );
    expect(codes.filter((one) => one === 'OTP_INVALID')).toHaveLength(5);
    expect(codes.filter((one) => one === 'OTP_EXPIRED')).toHaveLength(45);
    await expect(prove(email, code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('opens its step once, also for 20 concurrent requests', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(email);
    const proofs = await Promise.allSettled(Array.from({ length: 4 }, () => prove(email, code)));
    const tickets = proofs.flatMap((proof) => (proof.status === 'fulfilled' ? [proof.value.ticket] : []));
    expect(tickets).toHaveLength(1);
    const accounts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        nobody.call('POST /auth/register', { body: { ticket: tickets[0]!, ...details } }),
      ),
    );
    expect(accounts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is bound to its purpose and its address', async () => {
    const email = newEmail();
    await signUp(email);
    t.advance(2 * minute);
    await ask(email, 'FORGOT_PASSWORD');
    const code = await codeFor(email);
    await expect(prove(email, code, 'REGISTER')).rejects.toMatchObject({ status: 422 });
    await expect(prove(newEmail(), code, 'FORGOT_PASSWORD')).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    const { ticket } = await prove(email, code, 'FORGOT_PASSWORD');
    await expect(nobody.call('POST /auth/register', { body: { ticket, ...details } })).rejects.toMatchObject({
      code: 'TICKET_EXPIRED',
    });
  });

  it('is not stored in plain text, nor is the address', async () => {
    const phone = newPhone();
    await ask(phone);
    const rows = await t.db.selectFrom('one_time_codes').selectAll().execute();
    const stored = JSON.stringify(
      rows.map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))),
    );
    expect(stored).not.toContain(phone);
    expect(stored).not.toContain(await codeFor(phone));
  });

  it('is sent again only after the countdown, and ten times a day at most', async () => {
    const email = newEmail();
    await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ code: 'OTP_CANNOT_RESEND', status: 429 });
    for (let code = 1; code < 10; code++) {
      t.advance(61_000);
      await ask(email);
    }
    t.advance(61_000);
    await expect(ask(email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is replaced by the next one', async () => {
    const email = newEmail();
    await ask(email);
    const old = await codeFor(email);
    t.advance(61_000);
    await ask(email);
    const fresh = await codeFor(email);
    if (old !== fresh) await expect(prove(email, old)).rejects.toMatchObject({ code: 'OTP_INVALID' });
    expect(await prove(email, fresh)).toHaveProperty('ticket');
  });
});

it('that no provider accepts is reported in both languages, does not count, and is in no log', async () => {
  const lines: string[] = [];
  const down = await testApp({
    logTo: { write: (line) => void lines.push(line) },
    config: {
      messages: {
        sms: [{ kind: 'speedsms', url: 'http://127.0.0.1:9/sms', token: 'khoa-cua-nha-mang', sender: 'Vumon' }],
        mail: null,
      },
    },
  });
  const phone = newPhone();
  const send = (language: string) =>
    down.as(null).raw({
      method: 'POST',
      url: '/api/auth/sms-otp',
      payload: { username: phone, purpose: 'REGISTER' },
      headers: { 'accept-language': language },
    });
  for (const [language, message] of [
    ['vi', 'Chưa gửi được mã. Hãy thử lại sau ít phút.'],
    ['en', 'The code could not be sent.'],
  ] as const) {
    const reply = await send(language);
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      503,
      'MESSAGE_NOT_SENT',
      '60',
    ]);
    expect(reply.json().message).toContain(message);
  }
  expect(lines.join('')).toContain('a message was not taken');
  expect(lines.join('')).not.toMatch(new RegExp(`khoa-cua-nha-mang|${phone}`));
});

describe('the rate limit', () => {
  it('allows an IP address 60 requests an hour, account look-ups included', async () => {
    t.advance(61 * minute);
    const from = '203.0.113.7';
    const outcomes: number[] = [];
    for (let at = 0; at < 40; at++)
      outcomes.push((await raw(from, '/api/auth/sms-otp', { username: newEmail(), purpose: 'REGISTER' })).statusCode);
    for (let at = 0; at < 20; at++)
      outcomes.push(
        (await nobody.raw({ method: 'GET', url: `/api/auth/user-exist?username=${newEmail()}`, remoteAddress: from }))
          .statusCode,
      );
    expect(outcomes.every((status) => status === 200)).toBe(true);
    const refused = await raw(from, '/api/auth/sms-otp', { username: newEmail(), purpose: 'REGISTER' });
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await raw('203.0.113.8', '/api/auth/sms-otp', { username: newEmail(), purpose: 'REGISTER' })).statusCode,
    ).toBe(200);
  });

  it('that one pupil of a school has exhausted does not stop others from getting codes for their own accounts', async () => {
    t.advance(61 * minute);
    const school = '203.0.113.40';
    const [forgetful, busy] = [newEmail(), newEmail()];
    await signUp(forgetful);
    t.advance(61 * minute);
    const me = await signUp(busy);
    const signedIn = await raw(school, '/api/auth/login', { username: forgetful, password: details.password });
    const device = signedIn.cookies.find(({ name }) => name === 'device')!.value;
    for (let at = 0; at < 60; at++)
      await nobody.raw({ method: 'GET', url: `/api/auth/user-exist?username=${newEmail()}`, remoteAddress: school });
    const asks = (username: string, purpose: string, more: object = {}, caller = nobody) =>
      caller
        .raw({
          method: 'POST',
          url: '/api/auth/sms-otp',
          remoteAddress: school,
          payload: { username, purpose },
          ...more,
        })
        .then((reply) => reply.json().code ?? 'OK');
    expect(await asks(newEmail(), 'REGISTER')).toBe('TOO_MANY_REQUESTS');
    // An account gets three codes an hour in any case; signed-in users and known browsers have rate limits of their
    // own.
    expect(await asks(forgetful, 'FORGOT_PASSWORD')).toBe('OK');
    expect(await asks(newEmail(), 'CHANGE_EMAIL', {}, t.as(me))).toBe('OK');
    expect(await asks(newEmail(), 'REGISTER', { cookies: { device } })).toBe('OK');
    for (let at = 0; at < 2; at++) {
      t.advance(minute);
      expect(await asks(forgetful, 'FORGOT_PASSWORD')).toBe('OK');
    }
    t.advance(minute);
    expect(await asks(forgetful, 'FORGOT_PASSWORD')).toBe('TOO_MANY_REQUESTS');
  });

  it('caps the SMS of 120 numbers requested together at the total', async () => {
    t.advance(61 * minute);
    const admin = await t.createUser({ role: 'ADMIN' });
    const limit = (value: number, revision: number) =>
      t.as(admin).call('PUT /itf/settings/{key}', { params: { key: 'otp-sms-per-hour' }, body: { value, revision } });
    const { revision } = await limit(50, 1);
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        raw(`198.51.100.${at}`, '/api/auth/sms-otp', { username: newPhone(), purpose: 'REGISTER' }),
      ),
    );
    expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    expect(outcomes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70);
    await limit(500, revision);
  });
});

describe('a forgotten password', () => {
  it('is replaced; every device is signed out; the old one is invalid', async () => {
    t.advance(61 * minute);
    const email = newEmail();
    const me = await signUp(email);
    t.advance(2 * minute);
    await ask(email, 'FORGOT_PASSWORD');
    const { ticket } = await prove(email, await codeFor(email), 'FORGOT_PASSWORD');
    await expect(
      nobody.call('POST /auth/forgot-password', { body: { ticket, password: 'Password1' } }),
    ).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    await nobody.call('POST /auth/forgot-password', { body: { ticket, password: 'Nang4vang' } });
    await expect(
      nobody.call('POST /auth/forgot-password', { body: { ticket, password: 'Nang5vang' } }),
    ).rejects.toMatchObject({ code: 'TICKET_EXPIRED' });
    await expect
      .poll(() =>
        t
          .as(me)
          .call('GET /account/profile')
          .then(
            () => 200,
            (error: { status: number }) => error.status,
          ),
      )
      .toBe(401);
    await expect(
      nobody.call('POST /auth/login', { body: { username: email, password: details.password } }),
    ).rejects.toMatchObject({ code: 'WRONG_USERNAME_PASSWORD' });
    expect(
      await nobody.call('POST /auth/login', { body: { username: email, password: 'Nang4vang', tokensInBody: true } }),
    ).toHaveProperty('accessToken');
  });

  it('is refused with a reason for an unknown address and a locked account', async () => {
    await expect(ask(newEmail(), 'FORGOT_PASSWORD')).rejects.toMatchObject({ code: 'EMAIL_NOT_REGISTERED' });
    await expect(ask(newPhone(), 'FORGOT_PASSWORD')).rejects.toMatchObject({ code: 'PHONE_NOT_REGISTERED' });
    const email = newEmail();
    const me = await signUp(email);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', me.id).execute();
    await expect(ask(email, 'FORGOT_PASSWORD')).rejects.toMatchObject({ code: 'LOCK_ACCOUNT' });
  });
});

describe('another phone or e-mail', () => {
  it('is set once its code is entered', async () => {
    t.advance(61 * minute);
    const me = await signUp(newEmail());
    const phone = newPhone();
    await t.as(me).call('POST /auth/sms-otp', { body: { username: phone, purpose: 'CHANGE_PHONE' } });
    const { ticket } = await t.as(me).call('POST /auth/verify-sms-otp', {
      body: { username: phone, purpose: 'CHANGE_PHONE', code: await codeFor(phone) },
    });
    await t.as(me).call('POST /account/contact', { body: { ticket } });
    expect(await t.as(me).call('GET /account/profile')).toMatchObject({ phone });
    await expect(t.as(me).call('POST /account/contact', { body: { ticket } })).rejects.toMatchObject({
      code: 'TICKET_EXPIRED',
    });
  });

  it('requires a session, an address of the right kind, and one that is free', async () => {
    const [me, other] = [await signUp(newEmail()), newEmail()];
    await signUp(other);
    await expect(
      nobody.call('POST /auth/sms-otp', { body: { username: newPhone(), purpose: 'CHANGE_PHONE' } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      t.as(me).call('POST /auth/sms-otp', { body: { username: newEmail(), purpose: 'CHANGE_PHONE' } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      t.as(me).call('POST /auth/sms-otp', { body: { username: other, purpose: 'CHANGE_EMAIL' } }),
    ).rejects.toMatchObject({ code: 'EMAIL_USED' });
  });

  it('is set by one of two users who verify the same address', async () => {
    const [one, two, email] = [await signUp(newEmail()), await signUp(newEmail()), newEmail()];
    const ticketOf = async (me: TestUser) => {
      await t.as(me).call('POST /auth/sms-otp', { body: { username: email, purpose: 'CHANGE_EMAIL' } });
      const { ticket } = await t.as(me).call('POST /auth/verify-sms-otp', {
        body: { username: email, purpose: 'CHANGE_EMAIL', code: await codeFor(email) },
      });
      t.advance(61_000);
      return ticket;
    };
    const tickets = [
      [one, await ticketOf(one)],
      [two, await ticketOf(two)],
    ] as const;
    const outcomes = await Promise.allSettled(
      tickets.map(([me, ticket]) => t.as(me).call('POST /account/contact', { body: { ticket } })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
