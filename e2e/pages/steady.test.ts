/** A page that is opened without a connection, and one whose file a later release has removed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { enter } from '../harness/steps.ts';
import { visit } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Another test may have left the files in the browser's cache, which the browser bypasses where requests are handled. */
const bypassCache = (page: Page) => page.route('**/assets/**', (route) => route.continue());

/**
 * The page hears that the connection is lost before the browser's network process does: a request in between is answered
 * still, and a script that is asked for after such an answer fails for good (load-late.ts), which loads the document.
 */
async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/health/live', { cache: 'no-store' }).then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(false);
}

test('the frame stays without a connection, and the page opens by itself when there is one again', async () => {
  const { page, context, lookAround, problems } = await visit(browser, {
    origin: product.origin,
    width: 1280,
    height: 800,
  });
  await enter(page, product.origin, 'thuha@vumon.example');
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The menu is before the breadcrumb.
  const menu = page.getByRole('navigation').first();
  await bypassCache(page);
  await loseConnection(page);
  await page.getByText('Mất kết nối.').waitFor();
  await menu.getByRole('link', { name: 'Ngân hàng câu hỏi' }).click();
  await page.getByText('Trang sẽ tự mở khi có mạng trở lại.').waitFor();
  expect(await menu.isVisible()).toBe(true);
  // The browser logs each request that it could not send.
  problems.length = 0;
  await lookAround('a page that waits for a connection');
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Ngân hàng câu hỏi' }).waitFor();
  await page.getByText('Mất kết nối.').waitFor({ state: 'detached' });
});

test('what was under way and is answered late does not hide that the connection is lost', async () => {
  const { page, context, leave } = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(page, product.origin, 'ngoclan@vumon.example');
  let answer: (() => Promise<void>) | undefined;
  await page.route('**/api/itf/banners*', (route) => {
    answer = () => route.fulfill({ json: { result: true, data: [] } });
  });
  await page.goto('/home');
  await expect.poll(() => answer).toBeDefined();
  await context.setOffline(true);
  const bar = page.getByText('Mất kết nối.');
  await bar.waitFor();
  const answered = page.waitForResponse('**/api/itf/banners*');
  await answer!();
  await answered;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await bar.isVisible()).toBe(true);
  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await leave();
});

test('the bar says whether data is shown or the page waits for it', async () => {
  const { page, context } = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(page, product.origin, 'minhduc@vumon.example');
  await page.goto('/questions');
  await page.getByRole('heading', { level: 1, name: 'Ngân hàng câu hỏi' }).waitFor();
  // The head, then any question.
  await page.getByRole('row').nth(1).waitFor();
  await loseConnection(page);
  const bar = page.getByRole('status').filter({ hasText: 'Mất kết nối.' });
  await bar.filter({ hasText: 'Đang hiện dữ liệu lúc' }).waitFor();
  // What is asked for now has never been here.
  await page.getByRole('searchbox').fill('passive voice');
  await bar.filter({ hasText: 'Trang sẽ tự mở khi có mạng trở lại.' }).waitFor();
  expect(await bar.innerText()).not.toContain('Đang hiện dữ liệu');
  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
});

test('a file that is gone is found by loading the document once', async () => {
  const { page, lookAround, problems } = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(page, product.origin, 'thuha@vumon.example');
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Until the document is loaded again, the page's code is that of an older release.
  await page.route('**/assets/*.js', (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  // The menu is before the breadcrumb.
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Ngân hàng câu hỏi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ngân hàng câu hỏi' }).waitFor();
  expect(documents).toBe(1);
  await menu.getByRole('link', { name: 'Kết quả' }).click();
  const results = page.getByRole('main').getByRole('link', { name: 'Giữa kỳ I – Tiếng Anh 9' });
  await results.waitFor();
  // The content of this page has the focus already when it is drawn anew with its data.
  const atContent = () => page.evaluate(() => document.activeElement?.tagName === 'MAIN');
  await page.route('**/api/itf/**', async (route) => {
    await expect.poll(atContent).toBe(true);
    await route.continue();
  });
  await results.click();
  await page.getByRole('grid').waitFor();
  // The browser tells of the missing file.
  problems.length = 0;
  await lookAround('results that were reached by a link');
});

test('what was typed is kept: in a form whose page loads again, and before the search is loaded', async () => {
  const { page } = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(page, product.origin, 'operator@vumon.example');
  await page.goto('/unit-test-templates/create');
  const name = page.getByRole('textbox', { name: 'Tên định dạng', exact: true });
  await name.fill('Giữa kì có nói');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/*.js', (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  // The server does not reply to the first question whether it is there, so the connection may be the cause.
  let asked = 0;
  await page.route('**/health/live', (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.keyboard.press('Control+k');
  await page.getByText('Phần này cần kết nối mạng.').waitFor();
  expect(documents).toBe(0);
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  expect(documents).toBe(1);
  await name.waitFor();
  expect(await name.inputValue()).toBe('Giữa kì có nói');

  const held = Promise.withResolvers<void>();
  await page.route('**/assets/SearchDialog*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  await page.getByRole('searchbox', { name: 'Tìm kiếm' }).waitFor();
  await page.keyboard.type('ngan hang');
  held.resolve();
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' });
  await dialog.getByRole('option', { name: 'Ngân hàng câu hỏi', exact: true }).waitFor();
  await page.keyboard.type(' cau');
  expect(await dialog.getByRole('combobox').inputValue()).toBe('ngan hang cau');
});

test('a dialog that is opened without a connection says so, and opens when it is pressed again', async () => {
  const { page, context, lookAround, problems } = await visit(browser, {
    origin: product.origin,
    width: 1280,
    height: 800,
  });
  await enter(page, product.origin, 'operator@vumon.example');
  await page.goto('/unit-test-templates/create');
  const name = page.getByRole('textbox', { name: 'Tên định dạng', exact: true });
  await name.fill('Giữa kì có nói');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const search = page.getByRole('button', { name: 'Tìm kiếm' });
  await bypassCache(page);
  await loseConnection(page);
  await search.click();
  await page.getByText('Phần này cần kết nối mạng. Hãy thử lại khi có mạng.').waitFor();
  await page.getByText('Mất kết nối.').waitFor();
  expect(await name.inputValue()).toBe('Giữa kì có nói');
  // The browser logs each request that it could not send.
  problems.length = 0;
  await lookAround('a form whose dialog needs a connection');
  await context.setOffline(false);
  await page.getByText('Mất kết nối.').waitFor({ state: 'detached' });
  await search.click();
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' });
  await dialog.waitFor();
  // The style sheet that did not come has come now.
  expect(await dialog.getByRole('combobox').evaluate((field) => getComputedStyle(field).borderStyle)).toBe('none');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Giữa kì có nói');
  expect(documents).toBe(0);
});

test('what was pressed shows that it works while its dialog is loading', async () => {
  const { page, lookAround } = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(page, product.origin, 'minhduc@vumon.example');
  await page.goto('/unit-test');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/AssignForm*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // Each test of the list has one.
  const assign = page.getByRole('main').getByRole('button', { name: 'Giao bài' }).first();
  await assign.click();
  await expect.poll(() => assign.getAttribute('aria-busy')).toBe('true');
  held.resolve();
  await page.getByRole('dialog', { name: 'Giao bài' }).waitFor();
  expect(await assign.getAttribute('aria-busy')).toBeNull();
  await lookAround('a form that came late');
});
