/** Pages open for permitted users, and redirect others to the page that helps: sign-in, packages or home. */
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, enter, signIn } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A new browser, where the user with this name is signed in, if one is given. */
async function somebody(work: (visitor: Visitor) => Promise<void>, username?: string): Promise<void> {
  const visitor = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  try {
    if (username !== undefined) await enter(visitor.page, product.origin, username);
    await work(visitor);
    expect(visitor.problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

/** Waits for the redirect to the packages page. */
async function soldTo(page: Page): Promise<void> {
  await page.waitForURL(
    ({ origin, pathname, searchParams }) =>
      origin === product.origin && pathname === '/payment' && searchParams.get('type') === 'upgrade',
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Waits for the address (path and search) and until the page has its title. */
async function arrives(page: Page, path: string): Promise<void> {
  await page.waitForURL(product.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a signed-out user is redirected to sign-in, and then back to the requested page', () =>
  somebody(async ({ page }) => {
    await page.goto('/classes?status=ACTIVE');
    await arrives(page, `/login?redirect=${encodeURIComponent('/classes?status=ACTIVE')}`);
    await signIn(page, 'thuha@vumon.example');
    await arrives(page, '/classes?status=ACTIVE');
  }));

test("the player's app redirects a signed-out user in the same way", () =>
  somebody(async ({ page }) => {
    await page.goto('/assigned-unit-test/00000000-0000-7000-8000-000000000000');
    await arrives(
      page,
      `/login?redirect=${encodeURIComponent('/assigned-unit-test/00000000-0000-7000-8000-000000000000')}`,
    );
  }));

test('a page for another role redirects to the home page', () =>
  somebody(async ({ page }) => {
    for (const path of ['/classes', '/questions', '/unit-test/create', '/learning', '/manage/questions']) {
      await page.goto(path);
      await arrives(page, '/home');
    }
  }, 'minhanh@vumon.example'));

test('the player is for learners: a teacher is sent home', () =>
  somebody(async ({ page }) => {
    await page.goto('/assigned-unit-test/00000000-0000-7000-8000-000000000000');
    await arrives(page, '/home');
  }, 'thuha@vumon.example'));

test('a page whose feature the package lacks redirects to the packages, for an upgrade', () =>
  somebody(async ({ page, lookAround }) => {
    await page.goto('/unit-test/create');
    await soldTo(page);
    await lookAround('packages');
    // Pages that BASIC includes stay open.
    await page.goto('/unit-test');
    await arrives(page, '/unit-test');
  }, 'minhduc@vumon.example'));

test('an expired package redirects to the packages, but results stay open', () =>
  somebody(async ({ page, lookAround }) => {
    for (const path of ['/questions', '/classes', '/templates']) {
      await page.goto(path);
      await soldTo(page);
    }
    await lookAround('packages, expired');
    await page.goto('/learning');
    await arrives(page, '/learning');
    // The list is shown, not an offer instead of it.
    await page.getByRole('heading', { level: 1, name: 'Kết quả' }).waitFor();
    await page.getByRole('status').or(page.getByRole('table')).or(page.getByText('Chưa có bài')).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The home page says it, and leads on.
    await page.goto('/home');
    await page.getByText('Gói của thầy cô đã hết hạn sử dụng').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Gia hạn', exact: true }).click();
    await arrives(page, '/payment');
  }, 'vanson@vumon.example'));

test('no address redirects from sign-in to another site', async () => {
  // An account can be signed in on two devices at most, so the attempts are spread over several accounts.
  const tries = [
    ['//evil.example', 'operator@vumon.example'],
    ['/\\evil.example', 'operator@vumon.example'],
    ['https://evil.example/', 'admin@vumon.example'],
    ['/en//evil.example', 'admin@vumon.example'],
    ['javascript:alert(1)', 'sale@vumon.example'],
  ] as const;
  for (const [redirect, username] of tries) {
    await somebody(async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await signIn(page, username);
      await arrives(page, '/home');
    });
  }
});

test('on a third device, one of the others has to be signed out first', () =>
  somebody(async ({ page, lookAround }) => {
    await page.goto('/login');
    await signIn(page, 'operator@vumon.example');
    const devices = page.getByRole('dialog', { name: 'Đang đăng nhập trên quá nhiều thiết bị' });
    await devices
      .getByRole('button', { name: /^Đăng xuất/ })
      .first()
      .waitFor();
    await lookAround('too many devices');
    await devices
      .getByRole('button', { name: /^Đăng xuất/ })
      .first()
      .click();
    await arrives(page, '/home');
  }));

test('an unknown address shows the page for addresses that do not exist', () =>
  somebody(async ({ page, lookAround }) => {
    await page.goto('/khong-co-trang-nay');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await lookAround('not found');
  }));

test('an action for teachers asks to sign in as one, and the sign-in page allows another account', () =>
  somebody(async ({ page, context, lookAround }) => {
    await page.goto('/classes');
    await page.getByRole('button', { name: 'Tạo lớp' }).first().click();
    const form = page.getByRole('dialog', { name: 'Tạo lớp' });
    await form.getByRole('textbox', { name: 'Tên lớp' }).fill('9A9');
    await form.getByRole('textbox', { name: 'Mã lớp' }).fill('THCS-9A9');
    await choose(form, 'Khối lớp', 'Lớp 9');
    // The account becomes an operator's while the form is open; the server's processes learn of it a moment later.
    const db = createDatabase(createPool({ url: product.databaseUrl, max: 1 }));
    await db
      .updateTable('users')
      .set({ role: 'OPERATOR' })
      .where('email', '=', 'minhduc@vumon.example')
      .execute()
      .finally(() => db.destroy());
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/api/itf/class')).status), { timeout: 20_000 })
      .toBe(403);
    await form.getByRole('button', { name: 'Tạo lớp' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dành cho giáo viên' });
    await dialog.getByText('Hãy đăng nhập bằng tài khoản giáo viên.').waitFor();
    await lookAround('teachers only');
    const watch = (request: Request) => request.url().endsWith('/sessions/watch');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('response', (reply) => watch(reply.request()) && reply.request().frame().page() !== page),
      dialog.getByRole('link', { name: 'Đăng nhập tài khoản giáo viên' }).click(),
    ]);
    await other.getByText('Hãy đăng nhập bằng tài khoản giáo viên.').waitFor();
    // This tab learns that its session is over while the new sign-in is still under way.
    const heard = new Promise<void>((resolve) => {
      for (const end of ['requestfailed', 'requestfinished'] as const)
        other.on(end as 'requestfailed', (request) => void (watch(request) && resolve()));
    });
    await other.route('**/api/account/profile', (route) => heard.then(() => route.continue()));
    await signIn(other, 'ngoclan@vumon.example');
    await arrives(other, '/home');
  }, 'minhduc@vumon.example'));
