/** The international site: one-time codes go by e-mail, and an account also needs a phone number of any country. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { newestOutboxMessages } from '../../platform/messages/index.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'vumon-abroad-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><html lang="vi"><meta name="site" content="__SITE__"><meta name="other-site" content="__OTHER_SITE__"></head>',
);
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

const t = await testApp({
  config: {
    site: 'intl',
    webRoot,
    countryHeader: 'X-Country',
    otherSiteUrl: 'https://vumon.example',
    analyticsScript: 'https://count.example/script.js?site=1&v=2',
  },
});
const nobody = t.as(null);
const ask = (username: string, purpose: 'REGISTER' | 'FORGOT_PASSWORD' = 'REGISTER') =>
  nobody.call('POST /auth/sms-otp', { body: { username, purpose } });
const details = { fullName: 'Mei Lin Tan', birthday: '1990-05-06', password: 'Rainy2day', acceptTerms: true as const };

async function codeFor(recipient: string): Promise<string> {
  const [message] = await newestOutboxMessages(t.db, recipient);
  expect(message!.channel).toBe('mail');
  return /\b(\d{6})\b/.exec(message!.body)![1]!;
}

async function ticketFor(email: string): Promise<string> {
  await ask(email);
  return (
    await nobody.call('POST /auth/verify-sms-otp', {
      body: { username: email, purpose: 'REGISTER', code: await codeFor(email) },
    })
  ).ticket;
}

describe('the counting script of the operator', () => {
  const page = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await nobody.raw({ method: 'GET', url, headers });
    return { named: reply.body.includes('name="counter"'), policy: String(reply.headers['content-security-policy']) };
  };

  it('is named and allowed on pages that visitors read', async () => {
    const { named, policy } = await page('/page/about-us');
    expect(named).toBe(true);
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/count\.example;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/count\.example;/);
  });

  it.each([
    ['for who asks not to be tracked', '/', { dnt: '1' }],
    ['for who wants no data sold', '/', { 'sec-gpc': '1' }],
    ['behind the sign-in', '/home', {}],
    ['in a test', '/assigned-unit-test/0192-abc', {}],
    ['on the page with the password', '/login', {}],
  ])('is neither %s', async (_when, url, headers) => {
    const { named, policy } = await page(url, headers);
    expect([named, policy.includes('count.example')]).toEqual([false, false]);
  });
});

describe('signing up on the international site', () => {
  it('asks for an e-mail and a phone, and the phone signs in however it is written', async () => {
    expect(await ask('mei@example.com')).toMatchObject({ channel: 'mail' });
    const { ticket } = await nobody.call('POST /auth/verify-sms-otp', {
      body: { username: 'mei@example.com', purpose: 'REGISTER', code: await codeFor('mei@example.com') },
    });
    await nobody.call('POST /auth/register', { body: { ticket, ...details, phone: '+65 9123 4567' } });
    for (const username of ['+6591234567', '+65 9123-4567', 'MEI@example.com']) {
      expect(
        await nobody
          .call('POST /auth/login', { body: { username, password: details.password, tokensInBody: true } })
          .catch((error: { code: string }) => error),
        username,
      ).not.toMatchObject({ code: 'WRONG_USERNAME_PASSWORD' });
    }
  });

  it('refuses a phone as the address for the code', async () => {
    await expect(ask('+6598887777')).rejects.toMatchObject({
      reply: { errors: [{ path: 'username', code: 'emailInvalid' }] },
    });
  });

  it.each([
    ['12345', 'phoneAbroadInvalid'],
    ['123456789', 'phoneAbroadInvalid'],
    ['+'.concat('1'.repeat(31)), 'phoneAbroadInvalid'],
    ['số của tôi', 'phoneAbroadInvalid'],
    [undefined, 'required'],
  ])('%s is refused as a phone', async (phone, code) => {
    const ticket = await ticketFor(`no-phone-${String(phone).length}-${code.length}@example.com`);
    await expect(
      nobody.call('POST /auth/register', { body: { ticket, ...details, ...(phone !== undefined && { phone }) } }),
    ).rejects.toMatchObject({ reply: { errors: [{ path: 'phone', code }] } });
  });

  it.each(['1234567890', '+6612345678901', '1'.repeat(30), '(415) 555-0100 1'])(
    '%s is accepted as a phone',
    async (phone) => {
      const email = `phone-${phone.length}@example.com`;
      await nobody.call('POST /auth/register', { body: { ticket: await ticketFor(email), ...details, phone } });
    },
  );

  it('a Vietnamese number with its country code is accepted, and signs in', async () => {
    const phone = '+84 912 345 678';
    const ticket = await ticketFor('vietnamese@example.com');
    await nobody.call('POST /auth/register', { body: { ticket, ...details, phone } });
    await nobody.call('POST /auth/login', { body: { username: phone, password: details.password } });
  });

  it('refuses a phone of another account, beside its field', async () => {
    const ticket = await ticketFor('second@example.com');
    await expect(
      nobody.call('POST /auth/register', { body: { ticket, ...details, phone: '+65-9123-4567' } }),
    ).rejects.toMatchObject({ code: 'PHONE_REGISTERED', reply: { errors: [{ path: 'phone' }] } });
  });
});

it('sends the code of a forgotten password to the e-mail of the phone’s account', async () => {
  t.advance(120_000);
  expect(await ask('+65 9123 4567', 'FORGOT_PASSWORD')).toMatchObject({ channel: 'mail' });
  const { ticket } = await nobody.call('POST /auth/verify-sms-otp', {
    body: { username: '+6591234567', purpose: 'FORGOT_PASSWORD', code: await codeFor('mei@example.com') },
  });
  await nobody.call('POST /auth/forgot-password', { body: { ticket, password: 'Sunny3day' } });
});

describe('the web page of the international site', () => {
  const open = (url: string) => nobody.raw({ method: 'GET', url, headers: { accept: 'text/html' } });

  it("contains the site's name", async () => {
    expect((await open('/login')).body).toContain('content="intl"');
  });

  it('is in English without a prefix', async () => {
    expect((await open('/register')).statusCode).toBe(200);
    for (const [path, own] of [
      ['/en', '/'],
      ['/en/', '/'],
      ['/en/login', '/login'],
    ] as const)
      expect(await open(path), path).toMatchObject({ statusCode: 302, headers: { location: own } });
  });
});

it('declares its language before any script has run', async () => {
  const page = await t.as(null).raw({ method: 'GET', url: '/login', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<html lang="en">');
});

it.each([
  ['SG', 'SG', null],
  ['TH', 'TH', null],
  ['FR', 'OTHER', null],
  ['VN', 'OTHER', 'https://vumon.example'],
  ['', 'OTHER', null],
] as const)('a visitor from %j meets the variant %s and is led to %s', async (country, siteFlag, otherSite) => {
  const reply = await nobody.raw({ method: 'GET', url: '/api/itf/visitor-country', headers: { 'x-country': country } });
  expect(reply.json().data).toMatchObject({ siteFlag, otherSite });
});

it('writes the other site into its pages', async () => {
  const { body } = await nobody.raw({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain('<meta name="other-site" content="https://vumon.example">');
});
