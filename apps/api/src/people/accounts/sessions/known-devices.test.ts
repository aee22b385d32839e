/** Wrong passwords from elsewhere lock nobody out: which limits count for a known browser, and the cookie that identifies it. */
import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../config.ts';
import { testApp } from '../../../testing/app.ts';
import { networkOf } from '../passwords/network.ts';

const t = await testApp();
const password = 'Ban-Mai-2031x';
/** A cheap hash, because hashing itself is not the subject of these tests. */
const cheap = { memoryCost: 1024, timeCost: 1 };
const passwordHash = await hash(password, cheap);
let people = 0;

async function pupil() {
  people += 1;
  const email = `hoc-sinh-${people}@truong.example`;
  const user = await t.createUser({ role: 'STUDENT' });
  await t.db.updateTable('users').set({ email, password_hash: passwordHash }).where('id', '=', user.id).execute();
  await t.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  return { id: user.id, email };
}

const school = '203.0.113.7';
let strangers = 0;
const stranger = () => `198.51.${Math.floor(strangers / 250)}.${(strangers++ % 250) + 1}`;

interface From {
  readonly address: string;
  readonly device?: string;
  readonly headers?: Record<string, string>;
}
const signIn = (username: string, secret: string, { address, device, headers = {} }: From) =>
  t.as(null).raw({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers,
    payload: { username, password: secret },
    ...(device !== undefined && { cookies: { device } }),
  });
const tryOf = async (...given: Parameters<typeof signIn>) => {
  const reply = await signIn(...given);
  return reply.statusCode === 200 ? 'OK' : (reply.json().code as string);
};
async function signOutAll(id: string) {
  await t.db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', id).execute();
}
/** Signs in and out, and returns the cookie that identifies the browser. */
async function deviceOf({ id, email }: { id: string; email: string }, from: From): Promise<string> {
  const reply = await signIn(email, password, from);
  expect(reply.statusCode).toBe(200);
  await signOutAll(id);
  return reply.cookies.find(({ name }) => name === 'device')!.value;
}
async function fail(count: number, email: string, from: () => From) {
  for (let guess = 0; guess < count; guess += 1) await signIn(email, `doan-${guess}`, from());
}

describe('a pupil on a known device', () => {
  it('signs in although somebody elsewhere entered eleven wrong passwords', async () => {
    const one = await pupil();
    await fail(11, one.email, () => ({ address: '198.51.100.9' }));
    expect(await tryOf(one.email, password, { address: '198.51.100.9' })).toBe('TOO_MANY_REQUESTS');
    expect(await tryOf(one.email, password, { address: school })).toBe('OK');
  });

  it('signs in on an own browser after 200 wrong passwords from everywhere, but not on a new one', async () => {
    const one = await pupil();
    const device = await deviceOf(one, { address: school });
    await fail(200, one.email, () => ({ address: stranger() }));
    expect(await tryOf(one.email, password, { address: '192.0.2.77' })).toBe('TOO_MANY_REQUESTS');
    expect(await tryOf(one.email, password, { address: school, device })).toBe('OK');
  });

  it('is throttled after ten wrong passwords on the own browser, without effect on others', async () => {
    const one = await pupil();
    const device = await deviceOf(one, { address: school });
    await fail(10, one.email, () => ({ address: school, device }));
    expect(await tryOf(one.email, password, { address: school, device })).toBe('TOO_MANY_REQUESTS');
    expect(await tryOf(one.email, password, { address: school })).toBe('OK');
    await signOutAll(one.id);
    t.advance(31_000);
    expect(await tryOf(one.email, password, { address: school, device })).toBe('OK');
  });

  it('is not throttled by guesses from the same IP address, where the account signed in before', async () => {
    const [one, newcomer] = [await pupil(), await pupil()];
    const address = '203.0.113.99';
    await deviceOf(one, { address });
    const others = await Promise.all(Array.from({ length: 20 }, pupil));
    for (const { email } of others) await fail(5, email, () => ({ address }));
    expect(await tryOf(newcomer.email, password, { address })).toBe('TOO_MANY_REQUESTS');
    expect(await tryOf(one.email, password, { address })).toBe('OK');
  });
});

describe('the device cookie', () => {
  it('serves all accounts of the browser, survives signing out, and is stored as its hash', async () => {
    const [one, two] = [await pupil(), await pupil()];
    const device = await deviceOf(one, { address: school });
    const reply = await signIn(two.email, password, { address: school, device });
    expect(reply.cookies.map(({ name }) => name)).not.toContain('device');
    const session = reply.cookies.find(({ name }) => name === 'session')!.value;
    const out = await t.as(null).raw({ method: 'POST', url: '/api/auth/logout', cookies: { session, device } });
    expect(out.cookies.map(({ name }) => name)).not.toContain('device');
    const rows = await t.db.selectFrom('known_devices').selectAll().where('user_id', 'in', [one.id, two.id]).execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]!.device_hash.equals(rows[1]!.device_hash)).toBe(true);
    expect(rows[0]!.device_hash.equals(Buffer.from(device))).toBe(false);
  });

  it('grants nothing by itself, is not readable by scripts, and an invented one is replaced', async () => {
    const one = await pupil();
    const reply = await signIn(one.email, password, { address: school, device: 'x'.repeat(43) });
    const cookie = reply.cookies.find(({ name }) => name === 'device')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
    expect(cookie.value).not.toBe('x'.repeat(43));
    const profile = await t.as(null).raw({ url: '/api/account/profile', cookies: { device: cookie.value } });
    expect(profile.statusCode).toBe(401);
  });

  it('gives no extra guesses to an account that never signed in on it', async () => {
    const [one, other] = [await pupil(), await pupil()];
    const device = await deviceOf(one, { address: school });
    const address = '192.0.2.5';
    await fail(5, other.email, () => ({ address, device }));
    expect(await tryOf(other.email, password, { address, device })).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a code', () => {
  it('is sent to a known browser although its IP address has exhausted its limit', async () => {
    const address = '203.0.113.150';
    const device = await deviceOf(await pupil(), { address });
    let asked = 0;
    const ask = (cookies: Record<string, string>) =>
      t.as(null).raw({
        method: 'POST',
        url: '/api/auth/sms-otp',
        remoteAddress: address,
        cookies,
        payload: { username: `moi-${(asked += 1)}@truong.example`, purpose: 'REGISTER' },
      });
    let last = await ask({});
    while (last.statusCode === 200) last = await ask({});
    expect([last.statusCode, asked]).toEqual([429, 61]);
    expect((await ask({ device: 'x'.repeat(43) })).statusCode).toBe(429);
    expect((await ask({ device })).statusCode).toBe(200);
  });
});

describe('the maximal duration of a session', () => {
  it('ends it although it was renewed every day, and not earlier', async () => {
    const one = await pupil();
    const reply = await t
      .as(null)
      .call('POST /auth/login', { body: { username: one.email, password, tokensInBody: true } });
    let { refreshToken } = reply;
    const renew = () => t.as(null).call('POST /auth/refresh-token', { body: { refreshToken: refreshToken! } });
    for (let day = 0; day < 29; day += 1) {
      t.advance(86_300_000);
      ({ refreshToken } = await renew());
    }
    t.advance(86_300_000);
    const last = await renew();
    expect(Date.parse(last.accessExpiresAt)).toBeLessThanOrEqual(t.now() + 15 * 60_000);
    refreshToken = last.refreshToken;
    t.advance(60 * 60_000);
    await expect(renew()).rejects.toMatchObject({ code: 'UNAUTHORISED' });
  });
});

describe('the public demo password', () => {
  it("signs in on the demo's own machine only, and never through a proxy", async () => {
    const one = await pupil();
    const known = await hash(demoPassword, cheap);
    await t.db.updateTable('users').set({ password_hash: known }).where('id', '=', one.id).execute();
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP'])
      expect(await tryOf(one.email, demoPassword, { address: '127.0.0.1', headers: { [name]: '1.2.3.4' } })).toBe(
        'WRONG_USERNAME_PASSWORD',
      );
    expect(await tryOf(one.email, demoPassword, { address: '127.0.0.1' })).toBe('OK');
    const live = await testApp({ database: t.database, config: { development: false } });
    const reply = await live
      .as(null)
      .raw({ method: 'POST', url: '/api/auth/login', payload: { username: one.email, password: demoPassword } });
    expect(reply.json().code).toBe('WRONG_USERNAME_PASSWORD');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network));
