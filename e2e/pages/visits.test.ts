/**
 * What visitors, teachers and learners meet outside their tests: public pages, manuals, contact, bell, notices, and a lost
 * connection, each at both widths and in both languages.
 */
import { noSiteTexts } from '@vumon/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import frameEn from '../../apps/web/src/i18n/messages.en.json' with { type: 'json' };
import frameVi from '../../apps/web/src/i18n/messages.vi.json' with { type: 'json' };
import kindsEn from '../../packages/i18n/catalogs/notices-by-kind.en.json' with { type: 'json' };
import kindsVi from '../../packages/i18n/catalogs/notices-by-kind.vi.json' with { type: 'json' };
import accountEn from '../../apps/web/src/people/own-account/messages.en.json' with { type: 'json' };
import accountVi from '../../apps/web/src/people/own-account/messages.vi.json' with { type: 'json' };
import contactEn from '../../apps/web/src/site/contact/messages.en.json' with { type: 'json' };
import contactVi from '../../apps/web/src/site/contact/messages.vi.json' with { type: 'json' };
import landingEn from '../../apps/web/src/site/landing/messages.en.json' with { type: 'json' };
import landingVi from '../../apps/web/src/site/landing/messages.vi.json' with { type: 'json' };
import manualsEn from '../../apps/web/src/site/manuals/messages.en.json' with { type: 'json' };
import manualsVi from '../../apps/web/src/site/manuals/messages.vi.json' with { type: 'json' };
import { accounts, emailOf } from '../harness/accounts.ts';
import { enter } from '../harness/steps.ts';
import type { Visitor } from '../harness/visitor.ts';

const words = {
  vi: {
    frame: frameVi,
    account: accountVi,
    kinds: kindsVi,
    contact: contactVi,
    landing: landingVi,
    manuals: manualsVi,
    wanted: 'tron ma',
    chapter: 'Trộn mã và in đề',
    assigning: 'Giao bài',
  },
  en: {
    frame: frameEn,
    account: accountEn,
    kinds: kindsEn,
    contact: contactEn,
    landing: landingEn,
    manuals: manualsEn,
    wanted: 'papers',
    chapter: 'Print papers with codes',
    assigning: 'Assign a test',
  },
} as const;
type Locale = keyof typeof words;

const house = accounts();
const prefix: Readonly<Record<Locale, string>> = { vi: '', en: '/en' };
const everyWay = (['vi', 'en'] as const).flatMap((locale) =>
  ([1280, 360] as const).map((width) => [locale, width] as const),
);

const room = (width: number) => ({ height: width === 360 ? 740 : 900, touch: width === 360 });

/** Somebody new with this role, signed in and still on no page. */
async function newcomer(
  role: 'TEACHER' | 'STUDENT',
  width: number,
  more: { worker?: boolean; gift?: boolean } = {},
): Promise<Visitor> {
  const visitor = await house.device(width, { ...room(width), ...more });
  await enter(
    visitor.page,
    house.product.origin,
    emailOf(await house.person(role === 'TEACHER' ? { role, package: 'BASIC' } : { role })),
  );
  return visitor;
}

const headOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each(everyWay)(
  'a visitor answers a question, finds a chapter and leaves a message, %s, %i wide',
  async (locale, width) => {
    const { page, lookAround } = await house.device(width, room(width));
    const { landing, manuals, contact, wanted, chapter } = words[locale];
    await page.clock.install();
    await page.goto(`${prefix[locale]}/`);
    const sample = page.getByRole('region', { name: landing.try.title });
    await sample.getByRole('radio', { name: landing.try.MATH[0]!.options[2]! }).click();
    await sample.getByText(landing.try.MATH[0]!.why).waitFor();

    await page.getByRole('contentinfo').getByRole('link', { name: landing.links.manuals, exact: true }).click();
    await headOf(page, manuals.title).waitFor();
    await page.getByLabel(manuals.search.label).fill(wanted);
    await page.getByRole('link', { name: chapter }).click();
    await headOf(page, chapter).waitFor();
    await lookAround('a chapter of the manual');

    await page.goto(`${prefix[locale]}/#contact`);
    await page.getByLabel(contact.fields.fullName).fill('Trần Thu Nga');
    await page.getByLabel(contact.fields.phone).fill('0912345678');
    await page.getByLabel(contact.fields.email).fill('nga@example.com');
    await page.getByLabel(contact.fields.message).fill('Lớp tôi dạy có 45 em.');
    // A program sends at once, a person does not.
    await page.clock.fastForward(10_000);
    await page.getByRole('button', { name: contact.send }).click();
    await page.getByRole('heading', { name: contact.sent }).waitFor();
    await lookAround('a message that was received');
  },
);

test.each(everyWay)(
  'a teacher reads the bell, chooses what is mailed and finds help, %s, %i wide',
  async (locale, width) => {
    const { frame, account, kinds, assigning } = words[locale];
    const { page, lookAround } = await newcomer('TEACHER', width);
    await page.goto(`${prefix[locale]}/home`);
    await page.getByRole('button', { name: frame.notices.title, exact: true }).click();
    // A phone goes to the page at once.
    if (width !== 360)
      await page
        .getByRole('dialog', { name: frame.notices.title })
        .getByRole('link', { name: frame.notices.seeAll })
        .click();
    await headOf(page, frame.notices.title).waitFor();
    await page.getByRole('link', { name: frame.notices.choices }).click();
    const mail = page
      .getByRole('group', { name: kinds.JOIN_REQUESTED.name })
      .getByRole('switch', { name: account.notices.mail });
    await mail.waitFor();
    const before = await mail.isChecked();
    await mail.press('Space');
    await expect.poll(() => mail.isChecked()).toBe(!before);
    await page.reload();
    await mail.waitFor();
    expect(await mail.isChecked()).toBe(!before);
    await lookAround('the choice of notices');

    await page.goto(`${prefix[locale]}/test-schedule`);
    // Beside the bell where there is room, else in the menu of the account.
    if (width === 360) await page.getByRole('button', { name: frame.accountMenu }).click();
    await page.getByRole(width === 360 ? 'menuitem' : 'link', { name: frame.help }).click();
    await headOf(page, assigning).waitFor();
  },
);

test.each(everyWay)(
  'a learner reads notices while the connection is lost, and gets it back, %s, %i wide',
  async (locale, width) => {
    const { notices, connection } = words[locale].frame;
    const { page, context, lookAround } = await newcomer('STUDENT', width, { worker: true });
    await page.goto(`${prefix[locale]}/notices`);
    await page.getByText(notices.none).waitFor();
    await context.setOffline(true);
    const bar = page.getByText(connection.lost);
    await bar.waitFor();
    expect(await headOf(page, notices.title).isVisible()).toBe(true);
    await lookAround('the notices without a connection');
    await context.setOffline(false);
    await bar.waitFor({ state: 'detached' });
  },
);

test('help is asked for in the contact form, and in the chat on its pages once an operator has one', async () => {
  const { frame } = words.vi;
  const { page, lookAround } = await newcomer('TEACHER', 1280);
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="vi"><title>Chat</title><p>Xin chào</p>',
    }),
  );
  const ask = async (path: string) => {
    await page.goto(path);
    await page.getByRole('button', { name: frame.accountMenu }).click();
    await page.getByRole('menuitem', { name: frame.support.open }).click();
  };
  const contact = () => page.waitForURL(`${house.product.origin}/#contact`);
  await ask('/home');
  await contact();
  const texts = { ...noSiteTexts, chat: 'https://chat.example/room' };
  await house.db
    .insertInto('site_texts')
    .values({ revision: 1, at: new Date(), actor_id: null, texts: JSON.stringify(texts) })
    .execute();
  // The policy of pages follows within ten seconds.
  await expect
    .poll(async () => (await page.request.get('/home')).headers()['content-security-policy'])
    .toContain('https://chat.example');
  await ask('/home');
  const chat = page.getByRole('dialog', { name: frame.support.title });
  await chat.frameLocator('iframe').getByText('Xin chào').waitFor();
  await lookAround('the chat');
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'detached' });
  await ask('/questions');
  await contact();
});

test.each([
  [null, 1],
  ['1', 0],
] as const)('pages of whoever asks not to be tracked (%s) are not counted', async (asks, reports) => {
  const { page } = await house.device(1280);
  await page.addInitScript((value) => Object.defineProperty(navigator, 'doNotTrack', { value }), asks);
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/site-events')) sent.push(request.postData() ?? '');
  });
  await page.goto('/payment');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const head = page.getByRole('banner');
  await head.getByRole('link', { name: words.vi.landing.links.manuals, exact: true }).click();
  await headOf(page, words.vi.manuals.title).waitFor();
  await page.clock.fastForward(20_000);
  // What has been sent before it is known when its reply is there.
  await page.evaluate(() => fetch('/health/ready'));
  await expect.poll(() => sent.length).toBe(reports);
});

test('a new learner is offered the gift, and the popup banner in the next visit of the page', async () => {
  const { page } = await newcomer('STUDENT', 1280, { gift: true });
  const item = { alt: 'Thi đua', imageDesktop: '/icon-192.png', imageMobile: null, url: null, openNewTab: false };
  const day = 86_400_000;
  const popup = {
    id: '019f0000-0000-7000-8000-000000000001',
    type: 'popup',
    bannerItems: [{ lang: 'vi', ...item }],
    startDate: new Date(Date.now() - day).toISOString(),
    endDate: new Date(Date.now() + day).toISOString(),
    displayPlace: 'all',
    repeatTime: 24,
    status: 'active',
  };
  await page.route('**/api/itf/banners*', (route) => route.fulfill({ json: { result: true, data: [popup] } }));
  await page.goto('/home');
  const gift = page.getByRole('dialog', { name: /tặng em/ });
  await gift.waitFor();
  await gift.getByRole('button', { name: 'Để sau' }).click();
  await gift.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await page.getByRole('dialog').getByAltText(item.alt).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('what is read on one device is read on the other one', async () => {
  const { notices } = words.vi.frame;
  const user = await house.person({ role: 'STUDENT' });
  await house.db
    .insertInto('notices')
    .values({
      owner_id: user.id,
      id: '019f0000-0000-7000-8000-000000000002',
      kind: 'REQUEST_ANSWERED',
      params: '{}',
      link: null,
      created_at: new Date(),
    })
    .execute();
  const [one, other] = await Promise.all(
    [1280, 360].map(async (width) => {
      const { page } = await house.device(width, room(width));
      await enter(page, house.product.origin, emailOf(user));
      await page.clock.install();
      await page.goto('/home');
      await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).waitFor();
      return page;
    }),
  );
  await one!.goto('/notices');
  await one!.getByRole('button', { name: notices.readAll }).click();
  await one!.getByRole('button', { name: notices.title, exact: true }).waitFor();
  // Its count is asked for again every two minutes.
  await other!.clock.fastForward(121_000);
  await other!.getByRole('button', { name: notices.title, exact: true }).waitFor();
});
