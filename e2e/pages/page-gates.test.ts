/**
 * Every page opened by every role that may, and refused: each visit ends where the table of pages says. Also an activation
 * code from making to use.
 */
import {
  featuresOf,
  pageGate,
  pages,
  type Entitlement,
  type Gate,
  type PackageCode,
  type Page as PageRule,
  type Role,
} from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '../../apps/api/src/platform/db/index.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { isLoadedFor, leadsOn, staysAtAddress } from '../harness/all-pages.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, follow } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let db: Database;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  db = createDatabase(createPool({ url: product.databaseUrl, max: 2 }));
});
afterAll(async () => {
  await db?.destroy();
  await browser?.close();
  await product?.stop();
});

interface Kind {
  readonly role: Role;
  readonly package?: PackageCode;
  readonly expired?: boolean;
}

const day = 86_400_000;
const person = ({ role, package: code, expired }: Kind): Promise<TestUser> =>
  addUser(db, Date.now(), {
    role,
    ...(code && { package: code }),
    ...(expired && { packageEndsAt: new Date(Date.now() - 1_000) }),
  });

const someone = (): Promise<Visitor> => visit(browser, { origin: product.origin, width: 1280, height: 800 });

/**
 * Signs this user in in an existing browser, and sets the mark that somebody was signed in: public pages request the
 * profile only then.
 */
async function becomes({ context }: Visitor, user: TestUser): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('signed-in', '1'));
  await context.addCookies([
    {
      name: 'session',
      value: user.token,
      url: product.origin,
      httpOnly: true,
      sameSite: 'Lax',
      expires: Math.floor((Date.now() + day) / 1000),
    },
  ]);
}

/** A new browser where this user is signed in. */
async function comeAs(user: TestUser): Promise<Visitor> {
  const visitor = await someone();
  await becomes(visitor, user);
  return visitor;
}

const nobodysId = '00000000-0000-7000-8000-000000000000';
const kinds: readonly (Kind | null)[] = [
  null,
  { role: 'ADMIN' },
  { role: 'OPERATOR' },
  { role: 'SALE' },
  { role: 'STUDENT' },
  { role: 'TEACHER' },
  { role: 'TEACHER', package: 'BASIC' },
  { role: 'TEACHER', package: 'ADVANCE' },
  { role: 'TEACHER', package: 'ADVANCE', expired: true },
];
const nameOf = (kind: Kind | null) =>
  kind ? [kind.role, kind.package, kind.expired && 'expired'].filter(Boolean).join(' ') : 'nobody';

/** Addresses of each page: plain, and with the flags that its rule reads. */
const addresses = Object.entries(pages as Record<string, PageRule>).flatMap(([path, rule]) => {
  const address = path.replace(/\$\w+/g, nobodysId);
  const searches: Record<string, string>[] = rule.search ? [{}, { m: 'mine' }, { m: 'mine', copy: nobodysId }] : [{}];
  return searches.map((search) => ({ path, rule, address, search }));
});

const landing: Record<Exclude<Gate, 'open'>, string> = { 'sign-in': '/login', home: '/home', upgrade: '/payment' };

/** Players and pages that a link or a code leads to: they speak of the link or the code. */
const speaksOfLink = ['/assigned-unit-test/$assignSlug', '/join/$classCode', '/practice-test/$practiceTestSlug'];

/** Whether the page says that there is nothing at this address, with a way back and without offering a retry. */
async function offersWayBack(page: Page, path: string): Promise<boolean> {
  if (speaksOfLink.includes(path)) return true;
  const back = page.locator('main').getByRole('link', { name: /^Về trang / });
  const retry = page.getByRole('button', { name: 'Thử lại' });
  // Either of them: a page has one of each at most.
  await back.or(retry).first().waitFor();
  return (await back.isVisible()) && !(await retry.isVisible());
}

/**
 * Only this user opens pages that it may not see as new documents, by their address: one for each first part of an
 * address, by which app and player are told apart. every-page.test.ts loads permitted pages in this way. All other visits
 * are navigations inside the app, where the same gate decides.
 */
const byAddress = 'TEACHER BASIC';

const entitlementOf = (kind: Kind | null): Entitlement | null =>
  kind && {
    role: kind.role,
    features: featuresOf(shippedCatalogue, kind.package ?? null),
    packageEndsAt: kind.expired ? 0 : null,
  };

/**
 * What each kind of user visits. The decision is a function of rule and account, whose whole table is tested in
 * packages/domain (people/pages.test.ts), and every route of the app asks it in the same way. What only a browser shows is
 * that an address has its own rule, that an account is what the server says, and what is shown then. So an address is
 * visited once by somebody who is refused, signed in where there is such a user, and once for each role that it opens for,
 * except where every-page.test.ts loads it; and each kind meets each decision that it can meet. Players and links are asked
 * for each way of being refused: the player decides by itself.
 */
function plan() {
  const seen = new Set<string>();
  const visitsOf = (kind: Kind | null) => {
    const name = nameOf(kind);
    const visits = addresses.flatMap((one) => {
      const { path, rule, search } = one;
      const gate = pageGate(rule, entitlementOf(kind), search, Date.now());
      const document = JSON.stringify(['document', path.split('/')[1], gate]);
      const asDocument = name === byAddress && gate !== 'open' && !seen.has(document);
      const way = gate === 'open' ? (kind?.role ?? 'nobody') : speaksOfLink.includes(path) ? gate : 'refused';
      const keys = [
        ...(gate === 'open' && kind && isSeenElsewhere(one, kind.role) ? [] : [JSON.stringify([path, search, way])]),
        JSON.stringify([name, gate]),
        ...(asDocument ? [document] : []),
      ];
      const isNew = keys.some((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew ? [{ ...one, gate, asDocument }] : [];
    });
    return { name, kind, visits };
  };
  // Planned last, the signed-out visitor is refused only where nobody else is.
  const [nobody, ...others] = kinds;
  const planned = others.map(visitsOf);
  return [visitsOf(nobody ?? null), ...planned];
}

const isSeenElsewhere = ({ path, rule, search }: (typeof addresses)[number], role: Role): boolean =>
  isLoadedFor(path, role) && staysAtAddress(path, rule) && Object.keys(search).length === 0;

describe('every page', () => {
  // One browser for all users, so that it loads the pages' code once; the signed-out visitor is first.
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await someone();
  });
  afterAll(() => visitor?.leave());

  test.each(plan())(
    '$name lands where the table says',
    async ({ kind, visits }) => {
      const { page, problems } = visitor;
      if (kind) await becomes(visitor, await person(kind));
      await page.goto('/page/about-us');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wrong: string[] = [];
      for (const { path, address, search, gate, asDocument } of visits) {
        const query = new URLSearchParams(search).toString();
        const href = query ? `${address}?${query}` : address;
        // The home page presents the product to visitors; for users who are signed in, the sign-in page redirects.
        const wanted =
          gate !== 'open'
            ? path === '/home'
              ? '/'
              : landing[gate]
            : ((kind && leadsOn[path]?.[kind.role]) ?? address);
        if (asDocument) await page.goto(href, { waitUntil: 'commit' });
        else await follow(page, href);
        await page.locator('h1, main, [role=alert]').first().waitFor();
        const landed = new URL(page.url());
        if (
          landed.pathname !== wanted &&
          !(gate === 'open' && kind && ['/login', '/auth', '/register', '/'].includes(path))
        )
          wrong.push(`${href}: ${landed.pathname} instead of ${wanted}`);
        else if (gate === 'upgrade' && landed.searchParams.get('type') !== 'upgrade')
          wrong.push(`${href}: ${landed.search}`);
        else if (kind && gate === 'open' && path.includes('$') && !(await offersWayBack(page, path)))
          wrong.push(`${href}: no way back`);
      }
      expect(wrong).toEqual([]);
      expect(problems).toEqual([]);
    },
    240_000,
  );
});

async function typeCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: 'Kích hoạt', exact: true }).click();
}

test('an admin creates codes, a teacher uses one', async () => {
  const admin = await comeAs(await person({ role: 'ADMIN' }));
  await admin.page.goto('/manage/active-codes');
  await admin.page.getByRole('button', { name: 'Tạo mã' }).first().click();
  const form = admin.page.getByRole('dialog');
  await form.getByLabel('Tên đợt').fill('Hội thảo');
  await form.getByLabel('Số mã').fill('2');
  await admin.lookAround('making codes');
  const [file] = await Promise.all([
    admin.page.waitForEvent('download'),
    form.getByRole('button', { name: 'Tạo và tải về' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Mã kích hoạt Hội thảo.xlsx');
  const code = (await admin.page
    .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    .first()
    .textContent())!;
  await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
  await admin.lookAround('codes');

  const teacher = await person({ role: 'TEACHER', package: 'BASIC' });
  const visitor = await comeAs(teacher);
  const { page } = visitor;
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Nhập mã kích hoạt' }).click();
  await typeCode(page, ` ${code}`);
  await page.getByText('Không được có khoảng trắng ở đầu hoặc cuối').waitFor();
  await typeCode(page, code);
  await page.getByRole('dialog', { name: 'Kích hoạt thành công' }).waitFor();

  await admin.page.reload();
  await admin.page.getByText('1/1', { exact: true }).waitFor();
  await Promise.all([admin.leave(), visitor.leave()]);
}, 120_000);

test('a class beyond the cap is refused with a link to a higher package; the entered values stay', async () => {
  const visitor = await comeAs(await person({ role: 'TEACHER', package: 'BASIC' }));
  const { page } = visitor;
  const addClass = (number: number) =>
    page.request.post(`${product.origin}/api/itf/class`, {
      data: { name: `Lớp ${number}`, code: `CAP-${number}`, gradeId: 'G6', schoolYear: 2026 },
      headers: { origin: product.origin },
    });
  for (const number of [1, 2, 3]) expect((await addClass(number)).status()).toBe(200);
  await page.goto('/classes');
  await page.getByRole('button', { name: 'Tạo lớp' }).click();
  const form = page.getByRole('dialog', { name: 'Tạo lớp' });
  await form.getByRole('textbox', { name: 'Tên lớp' }).fill('6A9');
  await form.getByRole('textbox', { name: 'Mã lớp' }).fill('THCS-6A9');
  await choose(form, 'Khối lớp', 'Lớp 6');
  await form.getByRole('button', { name: 'Tạo lớp' }).click();
  const refusal = page.getByRole('dialog', { name: 'Cần gói cao hơn' });
  await refusal.getByText('Gói của bạn có tối đa 3 lớp.').waitFor();
  await visitor.lookAround('a cap');
  const [packages] = await Promise.all([
    visitor.context.waitForEvent('page'),
    refusal.getByRole('link', { name: 'Xem các gói' }).click(),
  ]);
  await packages.waitForURL(/\/payment\?type=upgrade/);
  await refusal.getByRole('button', { name: 'Ở lại trang này' }).click();
  await refusal.waitFor({ state: 'detached' });
  expect(await form.getByRole('textbox', { name: 'Tên lớp' }).inputValue()).toBe('6A9');
  await visitor.leave();
}, 120_000);

test('lists that share a screen are not hidden again once drawn, also on a slow processor', async () => {
  const visitor = await comeAs(await person({ role: 'TEACHER', package: 'BASIC' }));
  const { page, context, problems } = visitor;
  await page.goto('/unit-test');
  await page.getByRole('main').waitFor();
  // The router replaces a page by its loading state after 300 ms, which a fast processor does not need.
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  for (const address of ['/unit-test/mine', '/unit-test/series-detail', '/unit-test']) await follow(page, address);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(problems).toEqual([]);
  await visitor.leave();
}, 120_000);
