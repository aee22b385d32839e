/** An operator changes many questions at once and takes it back; keeps columns and a view of a list, and gets it as a file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { keysOf } from '../harness/keyboard.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, downloadRows, enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let operator: Visitor;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  operator = await visit(browser, { origin: product.origin, width: 1280, height: 900 });
  await enter(operator.page, product.origin, 'operator@vumon.example');
});
afterAll(async () => {
  await operator?.leave();
  await browser?.close();
  await product?.stop();
});

test('questions chosen by filters get a label, the page follows the work, and it is taken back', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/bulk-changes');
  // The button of the header; an empty list has it too.
  await page.getByRole('button', { name: 'Thay đổi hàng loạt mới' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Thay đổi hàng loạt mới' });
  await choose(dialog, 'Môn', 'Toán');
  await choose(dialog, 'Lớp', 'Lớp 6');
  const begin = dialog.getByRole('button', { name: /^Thay đổi [\d.]+ dòng$/ });
  await begin.click();
  await dialog.getByText('Hãy chọn ít nhất một nhãn').waitFor();
  // The wrong field has the focus, which opens its choices over the dialog.
  await choose(dialog, 'Thêm nhãn', 'Xếp lớp');
  await lookAround('a long list of choices over the dialog');
  await page.keyboard.press('Escape');
  await begin.click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('table', { name: 'Thay đổi hàng loạt' }).getByRole('row', { name: /Nhãn \+ Xếp lớp/ });
  await row.getByText('Đã xong').waitFor();
  const done = await row.getByText(/^Đã xem/).innerText();
  expect(done).toMatch(/^Đã xem ([\d.]+) trên \1: đổi [\d.]+, để nguyên có lý do 0$/);
  await lookAround('bulk changes');
  await row.getByRole('button', { name: /Thao tác/ }).click();
  await page.getByRole('menuitem', { name: 'Hoàn tác' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hoàn tác' }).click();
  await row.getByText('Đã hoàn tác').waitFor();
});

test('by keyboard all questions that a filter finds are selected, also those of other pages', async () => {
  const { page } = operator;
  const keys = keysOf(page);
  await page.goto('/manage/questions?grade=G6&size=10');
  const table = page.getByRole('table', { name: 'Ngân hàng câu hỏi' });
  const whole = table.getByRole('checkbox', { name: 'Chọn tất cả' });
  await expect.poll(() => whole.isEnabled()).toBe(true);
  await whole.focus();
  await page.keyboard.press('Space');
  await page.getByText('Đã chọn 10', { exact: true }).waitFor();
  // The bar stands before the list.
  await page.getByRole('searchbox', { name: /không cần dấu/ }).focus();
  await keys.reach(/^Chọn cả [\d.]+\+? câu phù hợp$/);
  await page.keyboard.press('Enter');
  const bar = page.getByText(/^Đã chọn [\d.]{3,}$/);
  const selected = await bar.innerText();
  await keys.focused('button', 'Bỏ chọn');
  await page.getByRole('button', { name: 'Trang sau' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/page=1/);
  expect(await bar.innerText()).toBe(selected);
  await page.getByRole('button', { name: 'Bỏ chọn' }).focus();
  await page.keyboard.press('Enter');
  await bar.waitFor({ state: 'detached' });
  await keys.focused('checkbox', 'Chọn tất cả');
});

test('a view is saved and opened again, a hidden column stays hidden, and the file has what the page shows', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/series');
  const table = page.getByRole('table', { name: 'Bộ sách' });
  await choose(page, 'Môn', 'Toán');
  await page.waitForURL(/subject=MATH/);
  await page.getByRole('button', { name: 'Chế độ xem' }).click();
  await page.getByRole('button', { name: 'Lưu chế độ xem' }).click();
  await page.getByText('Hãy đặt tên').waitFor();
  await page.getByRole('textbox', { name: 'Lưu bộ lọc đang dùng với tên' }).fill('Sách Toán');
  await page.getByRole('button', { name: 'Lưu chế độ xem' }).click();
  await page.getByText('Đã lưu chế độ xem').waitFor();
  await lookAround('a saved view');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cột', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Trạng thái' }).click();
  await table.getByRole('columnheader', { name: 'Trạng thái' }).waitFor({ state: 'detached' });

  await page.goto('/manage/series');
  await table.getByRole('columnheader', { name: 'Đề hệ thống' }).waitFor();
  await page.getByRole('button', { name: 'Chế độ xem' }).click();
  expect(await table.getByRole('columnheader', { name: 'Trạng thái' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sách Toán', exact: true }).click();
  await page.waitForURL(/subject=MATH/);

  await page.goto('/manage/bulk-changes');
  const { name, rows } = await downloadRows(page, page.getByRole('button', { name: 'Excel' }));
  expect(name).toBe('Thay đổi hàng loạt.xlsx');
  expect(rows[0]).toEqual(['STT', 'Thay đổi', 'Bắt đầu', 'Trạng thái', 'Tiến độ']);
  expect(rows[1]!.slice(0, 2)).toEqual([1, expect.stringMatching(/^Nhãn \+ Xếp lớp · Câu hỏi · /)]);
  // Serial numbers of days, not texts.
  expect(typeof rows[1]![2]).toBe('number');
});
