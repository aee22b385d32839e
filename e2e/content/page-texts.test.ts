/** An operator changes the text of a public page: a draft, its preview, publishing, and taking it back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let operator: Visitor;
let reader: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  operator = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  reader = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  await enter(operator.page, product.origin, 'operator@vumon.example');
});
afterAll(async () => {
  await operator?.leave();
  await reader?.leave();
  await browser?.close();
  await product?.stop();
});

test('what an operator publishes is read by everybody, and taken back', async () => {
  const { page } = operator;
  await page.goto('/manage/page-texts?search=ve vu mon');
  await operator.lookAround('list of page texts');
  await page.goto('/manage/page-texts/about-us');
  const first = page.getByRole('textbox', { name: 'Lời dẫn' });
  await first.fill('');
  await page.getByRole('button', { name: 'Công bố' }).click();
  await page.getByText('Mục này không được để trống').waitFor();
  await first.fill('Lời dẫn mới <b>của người vận hành</b>');
  const preview = page.getByRole('region', { name: 'Xem trước' });
  await preview.getByText('Lời dẫn mới <b>của người vận hành</b>').waitFor();
  await operator.lookAround('a text with its preview');
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await page.getByText('Đã lưu nháp').waitFor();

  await reader.page.goto('/page/about-us');
  await reader.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reader.page.getByText('Lời dẫn mới').count()).toBe(0);
  await page.getByRole('button', { name: 'Công bố' }).click();
  await page.getByText('Trang đã hiện nội dung mới').waitFor();
  await reader.page.reload();
  await reader.page.getByText('Lời dẫn mới <b>của người vận hành</b>').waitFor();

  await page.getByRole('button', { name: 'Lịch sử' }).click();
  await page.getByRole('dialog').getByText('Giá trị ban đầu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hoàn tác lần công bố cuối' }).click();
  await page.getByText('Đã trở lại bản trước').waitFor();
  await reader.page.reload();
  await reader.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reader.page.getByText('Lời dẫn mới').count()).toBe(0);
});

test('a chapter of the manual at 820 and 360 pixels', async () => {
  const { page } = operator;
  await page.goto('/manage/page-texts/make-test?locale=en');
  await page.getByRole('region', { name: 'Xem trước' }).waitFor();
  for (const width of [820, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await operator.fits(`a chapter, ${width} wide`);
  }
});

test('a chapter gets another title, which its lists and its head have too, and keeps it out of the other language', async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = page.getByRole('textbox', { name: 'Tiêu đề', exact: true });
  await title.fill('Make a test in four steps');
  await page.getByRole('button', { name: 'Công bố' }).click();
  await page.getByText('Trang đã hiện nội dung mới').waitFor();
  await operator.lookAround('a published chapter');
  await reader.page.goto('/en/page/manuals');
  await reader.page.getByRole('link', { name: /Make a test in four steps/ }).click();
  await reader.page.getByRole('heading', { level: 1, name: 'Make a test in four steps' }).waitFor();
  const head = async (prefix: string) => (await fetch(`${product.origin}${prefix}/page/manuals/make-test`)).text();
  expect(await head('/en')).toContain('<title>Make a test in four steps – ');
  expect(await head('')).toContain('<title>Ra một đề – ');
});
