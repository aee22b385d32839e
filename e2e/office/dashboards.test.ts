/** The dashboards of an administrator: figures, the rows behind them, another range, what is wrong with a range. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { downloadRows, enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let admin: Visitor;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  admin = await visit(browser, { origin: product.origin, width: 1280, height: 900 });
  await enter(admin.page, product.origin, 'admin@vumon.example');
});
afterAll(async () => {
  await admin?.leave();
  await browser?.close();
  await product?.stop();
});

test('an admin is led from the dashboard to the figures of users, and from a figure to its rows', async () => {
  const { page, lookAround } = admin;
  await page.goto('/dashboard');
  await page.waitForURL(/\/dashboard\/user/);
  await page.getByRole('table', { name: 'Tài khoản mới theo ngày' }).waitFor();
  await page.getByRole('table', { name: 'Lượt mở trang và lượt giao đề' }).waitFor();
  await lookAround('figures of users');
  // What was opened is reported when the page is hidden, as when the tab is closed.
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/api/site-events'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  const report = await reported;
  expect(report.status()).toBe(200);
  expect((report.request().postDataJSON() as { events: { page: string }[] }).events.at(-1)!.page).toBe(
    '/dashboard/user',
  );
  await page.getByRole('table', { name: 'Theo vai trò' }).getByRole('link', { name: 'Giáo viên' }).click();
  await page.waitForURL(/\/manage\/users\?role=TEACHER/);
});

test('turnover is shown by day and by month; an impossible range says what is wrong and keeps the figures', async () => {
  const { page, lookAround } = admin;
  await page.goto('/dashboard/turnover');
  const table = page.getByRole('table', { name: 'Doanh thu theo ngày' });
  await table.waitFor();
  await lookAround('turnover');
  await page.getByRole('button', { name: /Xem cả \d+ ngày/ }).click();
  expect(await table.locator('tbody tr:visible').count()).toBe(30);
  await page.getByText('Tháng', { exact: true }).click();
  await page.getByRole('table', { name: 'Doanh thu theo tháng' }).waitFor();
  const [from, to] = [page.getByRole('textbox', { name: 'Từ ngày' }), page.getByRole('textbox', { name: 'Đến ngày' })];
  await from.fill('10/11/2026');
  await from.press('Tab');
  await to.fill('09/11/2026');
  await to.press('Tab');
  await page.getByText('Ngày cuối phải sau ngày đầu.').waitFor();
  await lookAround('an impossible range');
  await page.goto('/dashboard/turnover?from=2026-11-01&to=2026-11-28');
  await table.waitFor();
  const { name, rows } = await downloadRows(page, page.getByRole('button', { name: 'Excel' }));
  expect(name).toContain('Doanh thu');
  expect(rows).toHaveLength(1 + 28);
});

test('packages are shown with those that end soon, in English too', async () => {
  const { page, lookAround } = admin;
  await page.goto('/en/dashboard/service-package');
  await page.getByRole('table', { name: 'By plan' }).waitFor();
  await page.getByRole('heading', { name: 'Ending soon' }).waitFor();
  await lookAround('service packages');
});
