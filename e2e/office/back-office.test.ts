/** The shell and the home page of staff: what each role finds, by pointer and by keyboard. */
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

async function comeAs(email: string, width: number, path = '/home') {
  const visitor = await visit(browser, { origin: product.origin, width, height: 800 });
  await enter(visitor.page, product.origin, email);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

test('an admin’s pages stand in groups, which open by keyboard and show where one is', async () => {
  const { page, lookAround, leave } = await comeAs('admin@vumon.example', 1280);
  await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor();
  await page.getByRole('heading', { name: 'Cần làm' }).waitFor();
  // What it says depends on the load of the machine.
  await page.getByRole('heading', { name: /^(?:Hệ thống chạy bình thường|Có phần)/ }).waitFor();
  await page.getByRole('heading', { name: 'Ai vừa đổi gì' }).waitFor();
  const side = page.getByRole('navigation', { name: 'Điều hướng chính' }).first();
  await side.getByRole('button', { name: 'Bán hàng' }).waitFor();
  expect((await side.locator('a:visible, button:visible').allInnerTexts()).slice(0, 5)).toEqual([
    'Tổng quan',
    'Nội dung',
    'Người dùng',
    'Bán hàng',
    'Hệ thống',
  ]);
  await lookAround('home of an admin');
  const sales = side.getByRole('button', { name: 'Bán hàng' });
  await sales.focus();
  await page.keyboard.press('Enter');
  expect(await sales.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // On the page itself its group is open and the item is the current one.
  await page.getByRole('heading', { level: 1, name: 'Mã kích hoạt' }).waitFor();
  expect(await side.getByRole('button', { name: 'Bán hàng' }).getAttribute('aria-expanded')).toBe('true');
  expect(await side.locator('[aria-current=page]').count()).toBe(1);

  // From the home page to the health of the system, whose demo school has no backup yet.
  await page.goto('/home');
  await page.getByRole('link', { name: 'Xem chi tiết' }).click();
  const facts = page.getByRole('list', { name: 'Các phần của hệ thống' });
  await facts.getByText('Chưa có bản sao lưu nào.').waitFor();
  await facts.getByText(/Chạy lệnh “npm run backup” mỗi đêm/).waitFor();
  expect(await facts.getByRole('listitem').count()).toBe(13);
  await lookAround('health of the system');
  await leave();
});

test('an operator and sales see their few pages in one column', async () => {
  const operator = await comeAs('operator@vumon.example', 1280);
  const side = operator.page.getByRole('navigation', { name: 'Điều hướng chính' }).first();
  await side.getByRole('link', { name: 'Chủ đề' }).waitFor();
  expect(await side.locator('[aria-expanded]').count()).toBe(0);
  await operator.lookAround('home of an operator');
  await operator.leave();
  const sale = await comeAs('sale@vumon.example', 1280);
  await sale.page.getByText('Không có việc nào đang chờ.').waitFor();
  await sale.leave();
});

test('on a phone, in English, the groups stand in the menu', async () => {
  const { page, lookAround, fits, leave } = await comeAs('admin@vumon.example', 360, '/en/home');
  await page.getByRole('heading', { name: /^(?:The system runs|Something)/ }).waitFor();
  await fits('home of an admin on a phone');
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'System' }).click();
  await menu.getByRole('link', { name: 'Audit log' }).waitFor();
  await lookAround('menu of an admin on a phone');
  await leave();
});
