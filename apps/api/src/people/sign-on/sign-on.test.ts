/** Signing in with a school's account, against a provider of our own over HTTP. */
import type { Input } from '@vumon/contract/client';
import type { SignOnProvider } from '@vumon/domain';
import { consentVersion } from '@vumon/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { insertSchoolConsents } from './sign-on.queries.ts';
import { startProvider, type Deviation } from './testing/provider.ts';

const lines: string[] = [];
const provider = await startProvider(() => Date.now());
const t = await testApp({
  config: { signOn: { GOOGLE: provider.client, MICROSOFT: provider.client } },
  logTo: { write: (line) => void lines.push(line) },
});
afterAll(() => provider.close());

const tid = '0b1c2d3e-0000-4000-8000-00000000abcd';
const minute = 60_000;
let admin: TestUser;
let head: TestUser;
let schoolId: string;

let people = 0;
/** A new person of the school at Google. */
const person = (changes: Record<string, unknown> = {}) => {
  people += 1;
  const email = `hs${people}@chu.edu.vn`;
  return { sub: `g-${people}`, hd: 'chu.edu.vn', email, email_verified: true, name: `Lê An ${people}`, ...changes };
};

interface Browser {
  readonly user: TestUser | null;
  cookie: string | undefined;
}
const browser = (user: TestUser | null = null): Browser => ({ user, cookie: undefined });

/** A request of the browser, with the cookie that it has and keeping the one that it gets. */
async function send(who: Browser, url: string, payload: object, headers: Record<string, string> = {}) {
  const cookies: Record<string, string> = who.cookie === undefined ? {} : { 'sign-on': who.cookie };
  const reply = await t.as(who.user).raw({ method: 'POST', url: `/api${url}`, payload, cookies, headers });
  const set = reply.cookies.find(({ name }) => name === 'sign-on');
  if (set) who.cookie = set.value === '' ? undefined : set.value;
  const body = reply.json<{ code?: string; data: any }>();
  const session = reply.cookies.find(({ name }) => name === 'session')?.value;
  return { status: reply.statusCode, code: body.code, data: body.data, session };
}

async function start(who: Browser, by: SignOnProvider = 'GOOGLE', target = '/home'): Promise<string> {
  const { data, code } = await send(who, `/auth/sign-on/${by}/start`, { target });
  expect(code).toBeUndefined();
  return data.address;
}
const finish = (who: Browser, query: string, by: SignOnProvider = 'GOOGLE') =>
  send(who, `/auth/sign-on/${by}/finish`, { query });

/** Signs in as this person; what the product replies. */
async function signOn(claims: Record<string, unknown>, deviation: Deviation = {}, by: SignOnProvider = 'GOOGLE') {
  const who = browser();
  return finish(who, provider.consent(await start(who, by), claims, deviation), by);
}
const join = (ticket: string, fullName = 'Lê Thị An') =>
  send(browser(), '/auth/sign-on/join', { ticket, fullName, acceptTerms: true });
/** The account that somebody of the school opens by arriving. */
async function arrive(claims: Record<string, unknown>, by: SignOnProvider = 'GOOGLE') {
  const { data } = await signOn(claims, {}, by);
  expect(data.step).toBe('NEW');
  const joined = await join(data.ticket);
  expect(joined.status).toBe(200);
  return { id: joined.data.userId as string, token: joined.session! } as TestUser;
}
async function link(user: TestUser, claims: Record<string, unknown>, by: SignOnProvider = 'GOOGLE') {
  const who = browser(user);
  const begun = await send(who, `/account/sign-on/${by}/link`, { target: '/users/info' }, await t.confirmation(user));
  return finish(who, provider.consent(begun.data.address, claims), by);
}
async function unlink(user: TestUser, by: SignOnProvider = 'GOOGLE') {
  const headers = await t.confirmation(user);
  const reply = await t.as(user).raw({ method: 'DELETE', url: `/api/account/sign-on/${by}`, headers });
  return reply.json<{ code?: string }>().code;
}
const withEmail = async (role: 'TEACHER' | 'STUDENT', email: string) => {
  const user = await t.createUser({ role });
  await t.db.updateTable('users').set({ email }).where('id', '=', user.id).execute();
  return user;
};
const accounts = async () =>
  Number(
    (
      await t.db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const schoolWith = async (name: string, teacher: TestUser, runs = true) => {
  const { id } = await t.as(admin).call('POST /itf/schools', { body: { name, administratorId: teacher.id } });
  if (runs)
    await t.as(admin).call('POST /itf/schools/{id}/memberships', {
      params: { id },
      body: { endsOn: null, replace: false, reason: 'Hợp đồng' },
    });
  return id;
};

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  head = await t.createUser({ role: 'TEACHER' });
  schoolId = await schoolWith('THPT Chu Văn An', head);
  for (const [one, organisation] of [
    ['GOOGLE', 'chu.edu.vn'],
    ['MICROSOFT', tid],
  ] as const)
    await t.as(admin).call('POST /itf/schools/{id}/sign-ons', {
      params: { id: schoolId },
      body: { provider: one, organisation, consent: consentVersion },
    });
});

describe('the way to the provider', () => {
  it('carries state, nonce and a challenge, and returns to an address of ours alone', async () => {
    const url = new URL(await start(browser(), 'GOOGLE', '/classes?x=1'));
    expect(url.origin).toBe('https://accounts.google.com');
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      redirect_uri: 'https://vumon.example/sign-on/google',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      client_id: 'vumon-client',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent[name]).toHaveLength(43);
    expect(new URL(await start(browser())).searchParams.get('state')).not.toBe(sent['state']);
    // Only its hash leaves, and nothing of the sign-in is stored before it ends.
    expect(url.href).not.toContain(provider.client.clientSecret);
    expect(await t.db.selectFrom('sign_on_uses').select('state_hash').execute()).toEqual([]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a\\b', 'evil', '/\t/evil.example'])(
    'leads nowhere but to a page of ours afterwards: %s',
    async (target) => {
      expect(await send(browser(), '/auth/sign-on/GOOGLE/start', { target })).toMatchObject({ status: 400 });
    },
  );
});

describe('what comes back', () => {
  it('works once, in the browser that began, within ten minutes', async () => {
    const claims = person();
    await arrive(claims);
    const who = browser();
    const query = provider.consent(await start(who), claims);
    const { cookie } = who;
    expect(await finish(browser(), query)).toMatchObject({ code: 'SIGN_ON_EXPIRED' });
    expect(await finish(who, query)).toMatchObject({ status: 200, data: { step: 'SIGNED_IN' } });
    expect(who.cookie).toBeUndefined();
    // The same cookie and state, even with a new code.
    const again = `${provider.consent(`https://accounts.google.com/?${await sameFlow(cookie!)}`, claims)}`;
    expect(await finish({ user: null, cookie }, again)).toMatchObject({ code: 'SIGN_ON_EXPIRED' });

    const late = browser();
    const lateQuery = provider.consent(await start(late), claims);
    t.advance(10 * minute + 1);
    expect(await finish(late, lateQuery)).toMatchObject({ code: 'SIGN_ON_EXPIRED' });
    const other = browser();
    const otherQuery = provider.consent(await start(other), claims);
    expect(await finish(other, otherQuery.replace(/state=./, 'state=_'))).toMatchObject({ code: 'SIGN_ON_EXPIRED' });
    const mixed = browser();
    expect(await finish(mixed, provider.consent(await start(mixed), claims), 'MICROSOFT')).toMatchObject({
      code: 'SIGN_ON_EXPIRED',
    });
  });

  /** State, nonce and challenge of the cookie, as an attacker who copied everything would have them. */
  async function sameFlow(cookie: string): Promise<string> {
    const { decrypt } = await import('../../platform/crypto/encryption.ts');
    const { createHash } = await import('node:crypto');
    const text = decrypt(t.app.config.secret, 'sign-on', Buffer.from(cookie, 'base64url'))!;
    const { state, nonce, verifier } = JSON.parse(text) as Record<string, string>;
    return new URLSearchParams({
      state: state!,
      nonce: nonce!,
      code_challenge: createHash('sha256').update(verifier!).digest('base64url'),
      redirect_uri: 'https://vumon.example/sign-on/google',
    }).toString();
  }

  it('is refused with anything in the token that is not right', async () => {
    const claims = person();
    await arrive(claims);
    const seconds = Math.floor(Date.now() / 1000);
    const cut = (token: string) => token.slice(0, token.lastIndexOf('.') + 1);
    const deviations: Record<string, Deviation> = {
      nonce: { claims: { nonce: 'another' } },
      issuer: { claims: { iss: 'https://accounts.evil.example' } },
      audience: { claims: { aud: 'another-client' } },
      expired: { claims: { exp: seconds - 600, iat: seconds - 900 } },
      key: { foreignKey: true },
      'unknown key': { header: { kid: 'key-2' }, foreignKey: true },
      unsigned: { header: { alg: 'none' }, token: cut },
      'signature cut': { token: cut },
      symmetric: { header: { alg: 'HS256' } },
      'no subject': { claims: { sub: '' } },
      'no token': { token: () => '' },
    };
    for (const [name, deviation] of Object.entries(deviations))
      expect([name, (await signOn(claims, deviation)).code]).toEqual([name, 'SIGN_ON_REFUSED']);
    // Of another tenant than the issuer says.
    const pupil = { sub: 'm-0', tid, name: 'Lê Bình' };
    expect(await signOn(pupil, { claims: { tid: tid.replace('abcd', 'abce') } }, 'MICROSOFT')).toMatchObject({
      code: 'SIGN_ON_REFUSED',
    });
    expect(await signOn(claims)).toMatchObject({ data: { step: 'SIGNED_IN' } });
  });

  it('needs the verifier of the browser, so that a code of another sign-in is of no use', async () => {
    const claims = person();
    const theirs = browser();
    const mine = browser();
    const stolen = new URLSearchParams(provider.consent(await start(theirs), claims));
    const state = new URL(await start(mine)).searchParams.get('state')!;
    stolen.set('state', state);
    expect(await finish(mine, `?${stolen}`)).toMatchObject({ code: 'SIGN_ON_REFUSED' });
  });

  it('says that it was cancelled, or that the provider cannot be reached', async () => {
    const who = browser();
    const state = new URL(await start(who)).searchParams.get('state')!;
    expect(await finish(who, `?error=access_denied&state=${state}`)).toMatchObject({ code: 'SIGN_ON_CANCELLED' });
    const other = browser();
    const otherState = new URL(await start(other)).searchParams.get('state')!;
    expect(await finish(other, `?error=server_error&state=${otherState}`)).toMatchObject({ code: 'SIGN_ON_REFUSED' });
    expect(await finish(browser(), '')).toMatchObject({ code: 'SIGN_ON_EXPIRED' });
    expect(await signOn(person(), { status: 503 })).toMatchObject({ status: 503, code: 'SIGN_ON_UNAVAILABLE' });
    provider.setDown(true);
    t.advance(61 * minute);
    expect(await send(browser(), '/auth/sign-on/GOOGLE/start', { target: '/home' })).toMatchObject({
      code: 'SIGN_ON_UNAVAILABLE',
    });
    provider.setDown(false);
    await start(browser());
  });

  it('leaves no code, token, secret or address in the logs', async () => {
    const claims = person();
    await arrive(claims);
    const who = browser();
    const query = provider.consent(await start(who), claims, { foreignKey: true });
    await finish(who, query);
    const text = lines.join('\n');
    expect(text).toContain('sign-on refused');
    for (const secret of [new URLSearchParams(query).get('code')!, provider.client.clientSecret, claims.email, 'eyJ'])
      expect(text).not.toContain(secret);
  });
});

describe('a newcomer', () => {
  it('of a school opens an account of a learner, under the consent that the school has confirmed', async () => {
    const claims = person();
    const before = await accounts();
    const found = await signOn(claims);
    expect(found).toMatchObject({
      session: undefined,
      data: { step: 'NEW', school: 'THPT Chu Văn An', fullName: claims.name, label: claims.email, target: '/home' },
    });
    expect(await accounts()).toBe(before);
    const joined = await join(found.data.ticket, 'Lê Thị An');
    expect(joined.data).toMatchObject({ role: 'STUDENT' });
    const user = { id: joined.data.userId, token: joined.session! } as TestUser;
    expect(await t.as(user).call('GET /account/profile')).toMatchObject({
      fullName: 'Lê Thị An',
      email: claims.email,
      role: 'STUDENT',
    });
    const consents = await t.db.selectFrom('school_consents').selectAll().where('user_id', '=', user.id).execute();
    expect(consents).toMatchObject([{ school_id: schoolId, way: 'SIGN_ON', text_version: consentVersion }]);
    // Who is below 16 needs no guardian's code any more.
    await t.as(user).call('PUT /account/profile', {
      body: { lastName: 'Lê Thị', firstName: 'An', gender: null, birthday: '2014-05-05', provinceCode: null },
    });
    expect(await signOn(claims)).toMatchObject({ data: { step: 'SIGNED_IN' } });
    expect(await accounts()).toBe(before + 1);
  });

  it('opens one account, however often the ticket is used', async () => {
    const { data } = await signOn(person());
    const before = await accounts();
    const replies = await Promise.all(Array.from({ length: 5 }, () => join(data.ticket)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accounts()).toBe(before + 1);
    t.advance(11 * minute);
    expect(await join(data.ticket)).toMatchObject({ code: 'TICKET_EXPIRED' });
    expect(await join('x'.repeat(80))).toMatchObject({ code: 'TICKET_EXPIRED' });
  });

  it('never gets a second account for a verified contact', async () => {
    const owner = await withEmail('STUDENT', 'da.co@chu.edu.vn');
    const { data } = await signOn(person({ email: 'Da.Co@Chu.edu.vn' }));
    const before = await accounts();
    expect(await join(data.ticket)).toMatchObject({ code: 'EMAIL_REGISTERED' });
    expect(await accounts()).toBe(before);
    expect(
      await t.db.selectFrom('sign_on_identities').select('subject').where('user_id', '=', owner.id).execute(),
    ).toEqual([]);
  });

  it('is nobody’s without a school that has the organisation and a running package', async () => {
    const other = await t.createUser({ role: 'TEACHER' });
    const ended = await schoolWith('Trường hết hạn', other, false);
    await t.as(admin).call('POST /itf/schools/{id}/sign-ons', {
      params: { id: ended },
      body: { provider: 'GOOGLE', organisation: 'hethan.edu.vn', consent: consentVersion },
    });
    for (const claims of [
      person({ hd: undefined, email: 'a@gmail.com' }),
      person({ hd: 'la.edu.vn', email: 'a@la.edu.vn' }),
      person({ hd: 'hethan.edu.vn', email: 'a@hethan.edu.vn' }),
    ])
      expect(await signOn(claims)).toMatchObject({ status: 403, code: 'SIGN_ON_UNKNOWN' });
    expect(await signOn({ sub: 'm-1', tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }, {}, 'MICROSOFT')).toMatchObject({
      code: 'SIGN_ON_UNKNOWN',
    });
  });

  it('is nobody’s before the school’s package runs and after, also when it ends while the page is open', async () => {
    const { data } = await signOn(person());
    const runs = (starts_at: number, ends_at: number | null) =>
      t.db
        .updateTable('memberships')
        .set({ starts_at: new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at) })
        .where('school_id', '=', schoolId)
        .execute();
    const [before, now] = [t.now() - 60 * minute, t.now()];
    const unknown = { status: 403, code: 'SIGN_ON_UNKNOWN' };
    await runs(before, now - minute);
    expect([await join(data.ticket), await signOn(person())]).toMatchObject([unknown, unknown]);
    await runs(now + minute, null);
    expect([await join(data.ticket), await signOn(person())]).toMatchObject([unknown, unknown]);
    await runs(before, null);
    expect((await join(data.ticket)).status).toBe(200);
  });

  it('stays under the consent of the school that came first', async () => {
    const { id } = await arrive(person());
    const second = await schoolWith('Trường thứ hai', await t.createUser({ role: 'TEACHER' }));
    const consent = { userIds: [id], way: 'ROSTER', textVersion: '1', at: new Date(t.now()) } as const;
    await insertSchoolConsents(t.db, { ...consent, schoolId: second });
    const row = t.db.selectFrom('school_consents').select(['school_id', 'way']).where('user_id', '=', id);
    expect(await row.execute()).toEqual([{ school_id: schoolId, way: 'SIGN_ON' }]);
  });

  it('of Microsoft has a sign-in name in place of the address, which its tenant could have made up', async () => {
    const victim = await withEmail('TEACHER', 'co.giao@khac.edu.vn');
    const pupil = await arrive({ sub: 'm-2', tid, email: 'co.giao@khac.edu.vn', name: 'Lê Minh' }, 'MICROSOFT');
    expect(pupil.id).not.toBe(victim.id);
    const row = await t.db.selectFrom('users').selectAll().where('id', '=', pupil.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: null, phone: null, role: 'STUDENT', status: 'ACTIVE' });
    expect(row.sign_in_name).toMatch(/^anlt\d{3}$/);
  });
});

describe('an administrator of an organisation who makes an address of somebody else', () => {
  it.each([
    ['an address of another domain', { email: 'nan.nhan@khac.edu.vn' }],
    ['an unverified address', { email: 'nan.nhan@khac.edu.vn', hd: 'khac.edu.vn', email_verified: false }],
    ['an unverified address of the own domain', { email: 'nan.nhan@chu.edu.vn', email_verified: false }],
  ])('gains nothing by %s', async (_, claims) => {
    const before = await accounts();
    const { code, session } = await signOn(person(claims));
    expect(['SIGN_ON_EMAIL_UNVERIFIED', 'SIGN_ON_UNKNOWN']).toContain(code);
    expect(session).toBeUndefined();
    expect(await accounts()).toBe(before);
  });

  it('does not get into an account of the own school either, whose verified address it is', async () => {
    const teacher = await withEmail('TEACHER', 'co.lan@chu.edu.vn');
    const { data, session } = await signOn(person({ email: 'co.lan@chu.edu.vn' }));
    expect(session).toBeUndefined();
    expect(await join(data.ticket)).toMatchObject({ code: 'EMAIL_REGISTERED', session: undefined });
    expect(await t.as(teacher).call('GET /account/sign-on')).toMatchObject({ links: [] });
  });
});

describe('the own account', () => {
  it('is linked by its owner after the password, opened by the provider, and unlinked', async () => {
    const teacher = await withEmail('TEACHER', 'thay.tu@rieng.vn');
    const bare = browser(teacher);
    expect(await send(bare, '/account/sign-on/GOOGLE/link', { target: '/users/info' })).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
    });
    const claims = person({ hd: undefined, email: 'khac.han@gmail.com', email_verified: false });
    expect(await link(teacher, claims)).toMatchObject({ data: { step: 'LINKED', target: '/users/info' } });
    expect(await link(teacher, claims)).toMatchObject({ data: { step: 'LINKED' } });
    expect(await t.as(teacher).call('GET /account/sign-on')).toMatchObject({
      providers: ['GOOGLE', 'MICROSOFT'],
      links: [{ provider: 'GOOGLE', label: 'khac.han@gmail.com' }],
    });
    const { data, session } = await signOn(claims);
    expect(data.step).toBe('SIGNED_IN');
    expect(await t.as({ id: '', token: session! } as TestUser).call('GET /account/profile')).toMatchObject({
      id: teacher.id,
    });
    // One account at a provider opens one account here, and one of each provider opens this one.
    const other = await withEmail('STUDENT', 'ban.khac@rieng.vn');
    expect(await link(other, claims)).toMatchObject({ code: 'SIGN_ON_LINKED_ELSEWHERE' });
    expect(await link(teacher, person())).toMatchObject({ code: 'SIGN_ON_HAS_LINK' });
    expect(await t.as(teacher).raw({ method: 'DELETE', url: '/api/account/sign-on/GOOGLE' })).toMatchObject({
      statusCode: 403,
    });
    expect(await unlink(teacher)).toBeUndefined();
    expect(await unlink(teacher)).toBe('NOT_FOUND');
    expect(await signOn(claims)).toMatchObject({ code: 'SIGN_ON_UNKNOWN' });
  });

  it('is linked in the session that began it alone', async () => {
    const mine = await withEmail('TEACHER', 'a1@rieng.vn');
    const theirs = await withEmail('TEACHER', 'a2@rieng.vn');
    const who = browser(mine);
    const begin = async () => {
      const { data } = await send(who, '/account/sign-on/GOOGLE/link', { target: '/' }, await t.confirmation(mine));
      return provider.consent(data.address, person());
    };
    for (const user of [theirs, null]) {
      const query = await begin();
      expect(await finish({ user, cookie: who.cookie }, query)).toMatchObject({ code: 'SIGN_ON_EXPIRED' });
    }
    expect(await t.as(theirs).call('GET /account/sign-on')).toMatchObject({ links: [] });
  });

  it('keeps its last way to sign in', async () => {
    const pupil = await arrive({ sub: 'm-3', tid, name: 'Lê Nam' }, 'MICROSOFT');
    expect(await unlink(pupil, 'MICROSOFT')).toBe('SIGN_ON_ONLY_WAY');
    expect(await link(pupil, person())).toMatchObject({ data: { step: 'LINKED' } });
    const both = await Promise.all([unlink(pupil, 'MICROSOFT'), unlink(pupil, 'GOOGLE')]);
    expect(both.filter((code) => code === 'SIGN_ON_ONLY_WAY')).toHaveLength(1);
  });

  it('does not open while it is locked, nor after it was deleted', async () => {
    const claims = person();
    const pupil = await arrive(claims);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', pupil.id).execute();
    expect(await signOn(claims)).toMatchObject({ code: 'LOCK_ACCOUNT', session: undefined });
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', pupil.id).execute();
    const back = (await signOn(claims)).session!;
    const again = { ...pupil, token: back };
    const gone = await t
      .as(again)
      .raw({ method: 'POST', url: '/api/account/delete', payload: {}, headers: await t.confirmation(again) });
    expect(gone.statusCode).toBe(200);
    expect(await t.db.selectFrom('sign_on_identities').selectAll().where('user_id', '=', pupil.id).execute()).toEqual(
      [],
    );
    expect(await t.db.selectFrom('school_consents').selectAll().where('user_id', '=', pupil.id).execute()).toEqual([]);
  });
});

describe('an organisation', () => {
  async function bind(teacher: TestUser, claims: Record<string, unknown>, by: SignOnProvider = 'GOOGLE') {
    const who = browser(teacher);
    const body = { target: '/school/sign-on', consent: consentVersion };
    const begun = await send(who, `/school/sign-ons/${by}/start`, body, await t.confirmation(teacher));
    if (begun.code !== undefined) return begun;
    return finish(who, provider.consent(begun.data.address, claims), by);
  }

  it('is bound by the school’s administrator who signs in with it, and by nobody’s typing', async () => {
    const other = await t.createUser({ role: 'TEACHER' });
    const id = await schoolWith('THCS Nguyễn Du', other);
    expect(await bind(other, person({ hd: 'du.edu.vn', email: 'x@evil.vn' }))).toMatchObject({
      data: { step: 'BOUND' },
    });
    expect(await bind(other, person({ hd: 'du.edu.vn' }))).toMatchObject({ data: { step: 'BOUND' } });
    const own = await t.as(other).call('GET /school/sign-ons');
    expect(own).toMatchObject({
      school: { id, name: 'THCS Nguyễn Du' },
      items: [{ provider: 'GOOGLE', organisation: 'du.edu.vn', boundBy: expect.any(String) }],
    });
    // A personal account, and an organisation of another school.
    expect(await bind(other, person({ hd: undefined, email: 'x@chu.edu.vn' }))).toMatchObject({
      code: 'SIGN_ON_NO_ORGANISATION',
    });
    expect(await bind(other, person())).toMatchObject({ code: 'SIGN_ON_DOMAIN_TAKEN' });
    const claims = person({ hd: 'du.edu.vn', email: 'be@du.edu.vn' });
    expect(await signOn(claims)).toMatchObject({ data: { step: 'NEW', school: 'THCS Nguyễn Du' } });
    await t.as(other).call('DELETE /school/sign-ons/{id}', { params: { id: own.items[0]!.id } });
    expect(await signOn(claims)).toMatchObject({ code: 'SIGN_ON_UNKNOWN' });
  });

  it('is the matter of the school’s administrator, who confirms the consent and the password', async () => {
    const member = await t.createUser({ role: 'TEACHER' });
    await t.as(admin).call('POST /itf/schools/{id}/members', {
      params: { id: schoolId },
      body: { userId: member.id, role: 'TEACHER' },
    });
    expect(await bind(member, person())).toMatchObject({ status: 403, code: 'SCHOOL_ADMIN_ONLY' });
    const raw = (url: string, method: 'GET' | 'DELETE') => t.as(member).raw({ method, url: `/api${url}` });
    expect((await raw('/school/sign-ons', 'GET')).json()).toMatchObject({ code: 'SCHOOL_ADMIN_ONLY' });
    const { items } = await t.as(head).call('GET /school/sign-ons');
    expect((await raw(`/school/sign-ons/${items[0]!.id}`, 'DELETE')).json()).toMatchObject({
      code: 'SCHOOL_ADMIN_ONLY',
    });
    const stranger = await t.createUser({ role: 'TEACHER' });
    await schoolWith('Trường lạ', stranger);
    const foreign = await t.as(stranger).raw({ method: 'DELETE', url: `/api/school/sign-ons/${items[0]!.id}` });
    expect(foreign.statusCode).toBe(404);
    const body = { target: '/', consent: consentVersion };
    expect(await send(browser(head), '/school/sign-ons/GOOGLE/start', body)).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
    });
    const old = { target: '/', consent: '2020-01' };
    expect(await send(browser(head), '/school/sign-ons/GOOGLE/start', old, await t.confirmation(head))).toMatchObject({
      code: 'CONFLICT',
    });
    // Who has ceased to administer the school in between binds nothing.
    const who = browser(stranger);
    const begun = await send(who, '/school/sign-ons/GOOGLE/start', body, await t.confirmation(stranger));
    await t.db.updateTable('school_members').set({ role: 'TEACHER' }).where('user_id', '=', stranger.id).execute();
    const query = provider.consent(begun.data.address, person({ hd: 'la.edu.vn' }));
    expect(await finish(who, query)).toMatchObject({ code: 'SCHOOL_ADMIN_ONLY' });
    const left = { role: 'ADMIN', left_at: new Date(t.now()) } as const;
    await t.db.updateTable('school_members').set(left).where('user_id', '=', stranger.id).execute();
    expect(await bind(stranger, person({ hd: 'la.edu.vn' }))).toMatchObject({ code: 'SCHOOL_ADMIN_ONLY' });
  });

  it('is one of twenty of its school at most', async () => {
    const id = await schoolWith('Trường nhiều tên', await t.createUser({ role: 'TEACHER' }));
    const add = (n: number) =>
      t.as(admin).raw({
        method: 'POST',
        url: `/api/itf/schools/${id}/sign-ons`,
        payload: { provider: 'GOOGLE', organisation: `nhieu${n}.edu.vn`, consent: consentVersion },
      });
    for (let n = 0; n < 20; n += 1) expect((await add(n)).statusCode).toBe(200);
    expect((await add(20)).json()).toMatchObject({ code: 'REACH_LIMIT_SIGN_ONS' });
  });

  it('stands in the list of all schools, found by school and name without diacritics', async () => {
    const ids = [
      await schoolWith('Trường Bình Minh', await t.createUser({ role: 'TEACHER' })),
      await schoolWith('Trường Ánh Sáng', await t.createUser({ role: 'TEACHER' })),
    ];
    for (const [at, organisation] of ['binh-minh.edu.vn', 'anh-sang.edu.vn'].entries()) {
      await t.as(admin).call('POST /itf/schools/{id}/sign-ons', {
        params: { id: ids[at]! },
        body: { provider: 'GOOGLE', organisation, consent: consentVersion },
      });
      t.advance(1_000);
    }
    const found = async (query: Input<'GET /itf/school-sign-ons'>['query']) => {
      const { items } = await t.as(admin).call('GET /itf/school-sign-ons', { query: { size: 100, ...query } });
      return items.filter(({ school }) => ids.includes(school.id)).map(({ organisation }) => organisation);
    };
    expect(await found({})).toEqual(['anh-sang.edu.vn', 'binh-minh.edu.vn']);
    expect(await found({ direction: 'asc' })).toEqual(['binh-minh.edu.vn', 'anh-sang.edu.vn']);
    expect(await found({ sort: 'school', direction: 'asc' })).toEqual(['anh-sang.edu.vn', 'binh-minh.edu.vn']);
    expect(await found({ sort: 'organisation', direction: 'desc' })).toEqual(['binh-minh.edu.vn', 'anh-sang.edu.vn']);
    expect(await found({ search: 'truong binh minh' })).toEqual(['binh-minh.edu.vn']);
    expect(await found({ search: 'anh-sang' })).toEqual(['anh-sang.edu.vn']);
    expect(await found({ provider: 'MICROSOFT' })).toEqual([]);
  });

  it('is named by an administrator of the product in its right form', async () => {
    const add = (provider: SignOnProvider, organisation: string) =>
      t.as(admin).raw({
        method: 'POST',
        url: `/api/itf/schools/${schoolId}/sign-ons`,
        payload: { provider, organisation, consent: consentVersion },
      });
    for (const [by, organisation] of [
      ['GOOGLE', 'chu'],
      ['GOOGLE', 'https://chu.edu.vn'],
      ['MICROSOFT', 'chu.edu.vn'],
      ['MICROSOFT', '9188040d-6c67-4c5b-b112-36a304b66dad'],
    ] as const)
      expect((await add(by, organisation)).json()).toMatchObject({ code: 'BODY_INVALID' });
    expect((await add('GOOGLE', ' CHU.edu.vn ')).statusCode).toBe(200);
    expect((await t.as(admin).call('GET /itf/schools/{id}/sign-ons', { params: { id: schoolId } })).items).toHaveLength(
      2,
    );
    const missing = t.app.newId();
    expect((await t.as(admin).raw({ method: 'GET', url: `/api/itf/schools/${missing}/sign-ons` })).statusCode).toBe(
      404,
    );
  });
});

describe('without a provider', () => {
  it('nothing is offered', async () => {
    const plain = { ...t.app.config.signOn };
    Object.assign(t.app.config, { signOn: {} });
    expect(await t.as(null).call('GET /auth/sign-on')).toEqual({ providers: [] });
    expect(await send(browser(), '/auth/sign-on/GOOGLE/start', { target: '/home' })).toMatchObject({ status: 404 });
    Object.assign(t.app.config, { signOn: plain });
    expect(await t.as(null).call('GET /auth/sign-on')).toEqual({ providers: ['GOOGLE', 'MICROSOFT'] });
  });
});
