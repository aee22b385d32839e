/**
 * Buying at a phone's width, through the gateway's simulator and back: every method, the ladder, vouchers, sales,
 * single tests, and what becomes of money that was debited. Longer than other files: each purchase leaves the product
 * for the gateway, and comes back in a new document.
 */
import { dayInVietnam } from '@vumon/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accounts } from '../harness/accounts.ts';
import { confirmWho, follow } from '../harness/steps.ts';

const here = accounts();
const hour = 3_600_000;
const day = 24 * hour;
const after = (ms: number) => new Date(Date.now() + ms);

const ordersOf = (userId: string) =>
  here.db
    .selectFrom('orders')
    .select(['state', 'total', 'action', 'method'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
const tile = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const pay = (page: Page, sum: string) => page.getByRole('button', { name: `Thanh toán ${sum}` }).click();
const scan = (page: Page) => page.getByRole('button', { name: 'Tôi đã quét và trả tiền' }).click();
async function payByCard(page: Page, number: string, otp?: string): Promise<void> {
  await page.getByLabel('Số thẻ').fill(number);
  if (otp !== undefined) await page.getByLabel('OTP').fill(otp);
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
}
async function endWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Mã kết quả').selectOption(code);
  await page.getByRole('button', { name: 'Kết thúc' }).click();
}
const head = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a teacher buys, cancels, upgrades with a voucher and credit, and renews from the current end', async () => {
  const admin = await here.person({ role: 'ADMIN' });
  await here.db
    .insertInto('vouchers')
    .values({
      id: crypto.randomUUID(),
      code: 'NHAGIAO',
      name: 'Tháng 11',
      kind: 'PERCENT',
      value: 10,
      created_by: admin.id,
      created_at: new Date(),
    })
    .execute();
  const teacher = await here.person({ role: 'TEACHER', package: 'TRIAL' });
  // The address to which a page outside the package redirects: the packages that include the feature are named.
  const visitor = await here.signedIn(teacher, '/payment?type=upgrade&feature=create-exams', 390);
  const { page } = visitor;
  await page.getByText('Tạo đề của riêng mình: cần gói cao hơn').waitFor();
  await page.getByText(/^Các gói có tính năng này: Nâng cao, Quốc tế\./).waitFor();
  expect(await page.getByRole('radio', { name: 'Nâng cao 324.000' }).isChecked()).toBe(true);

  await tile(page, 'Cơ bản 216.000');
  await page.getByRole('button', { name: 'Thanh toán 216.000' }).waitFor();
  await visitor.lookAround('buying a package');
  await pay(page, '216.000');
  // Back from the gateway, the order is offered to go on with: a second one could be paid beside it.
  await page.getByRole('heading', { level: 1, name: '216.000' }).waitFor();
  await page.goBack();
  await tile(page, 'Cơ bản 216.000');
  await page.getByText(/^Đơn VM-\d+-\d+ đang chờ thanh toán$/).waitFor();
  await page.getByRole('button', { name: 'Đặt đơn mới 216.000' }).waitFor();
  await visitor.lookAround('a package whose order is open');
  await page.getByRole('button', { name: 'Thanh toán tiếp' }).click();
  await scan(page);
  await head(page, 'Gói Cơ bản đã mở');
  await visitor.lookAround('a paid order');

  await follow(page, '/payment');
  await tile(page, 'Nâng cao 324.000');
  await page.getByText('Phần chưa dùng của gói Cơ bản').waitFor();
  await pay(page, '108.000');
  await page.getByRole('button', { name: 'Hủy giao dịch' }).click();
  await head(page, 'Đơn hàng đã hủy');
  await page.getByText('Khách hàng hủy giao dịch').waitFor();

  // The choice is still there after going back.
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await page.getByText('Phần chưa dùng của gói Cơ bản').waitFor();
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('sai-ma');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText('Không có mã này, hoặc mã không dành cho bạn.').waitFor();
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('nhagiao');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText('Mã NHAGIAO').waitFor();
  await page.getByRole('radio', { name: /^Thẻ ATM/ }).check();
  await pay(page, '75.600');
  await payByCard(page, '9704198526191432198', '123456');
  await head(page, 'Gói Nâng cao đã mở');

  const endsAt = async () => (await page.getByText(/^đến \d\d\/\d\d\/\d{4}$/).textContent())!.slice(-4);
  await follow(page, '/payment');
  await tile(page, 'Nâng cao 324.000');
  await page.getByText('Gia hạn, tiếp từ ngày hết hạn hiện tại').waitFor();
  expect(await endsAt()).toBe(String(Number(dayInVietnam(Date.now()).slice(0, 4)) + 2));
  await page.getByRole('radio', { name: /^Thẻ quốc tế/ }).check();
  await pay(page, '324.000');
  await payByCard(page, '4456530000001005');
  await head(page, 'Gói Nâng cao đã mở');

  await tileLeft(page);
  expect(await ordersOf(teacher.id)).toEqual([
    { state: 'SUCCESS', total: 216_000, action: 'new', method: 'VNPAYQR' },
    { state: 'CANCEL', total: 108_000, action: 'upgrade', method: 'VNPAYQR' },
    { state: 'SUCCESS', total: 75_600, action: 'upgrade', method: 'VNBANK' },
    { state: 'SUCCESS', total: 324_000, action: 'renew', method: 'INTCARD' },
  ]);
});

/** The package below the new one is no longer offered. */
async function tileLeft(page: Page): Promise<void> {
  await follow(page, '/payment');
  await page.getByRole('radio', { name: 'Quốc tế 399.000' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('radio', { name: /^Cơ bản/ }).count()).toBe(0);
}

test('a sale is planned, counted down to, applied, and refused when it ends between showing and paying', async () => {
  const admin = await here.person({ role: 'ADMIN' });
  const teacher = await here.person({ role: 'TEACHER', package: 'TRIAL' });
  const id = crypto.randomUUID();
  await here.db
    .insertInto('sales')
    .values({
      id,
      package_code: 'ADVANCE',
      name: 'Ưu đãi 20/11',
      name_en: '20 November',
      price: 259_200,
      starts_at: after(25 * hour),
      ends_at: after(30 * day),
      created_by: admin.id,
      created_at: new Date(),
    })
    .execute();
  const move = (starts_at: Date, ends_at: Date) =>
    here.db.updateTable('sales').set({ starts_at, ends_at }).where('id', '=', id).execute();
  const { page, lookAround } = await here.signedIn(teacher, '/payment', 390);
  const sale = page.getByRole('region', { name: 'Ưu đãi' });
  await sale.getByText('Chưa bắt đầu').waitFor();
  await move(after(2 * hour), after(3 * hour));
  await page.reload();
  await sale.getByRole('timer').getByText('bắt đầu sau').waitFor();
  await tile(page, 'Nâng cao 324.000');
  await move(after(-hour), after(hour));
  await page.reload();
  await sale.getByRole('timer').getByText('giờ').waitFor();
  await tile(page, 'Nâng cao 259.200');
  await page.getByRole('button', { name: 'Thanh toán 259.200' }).waitFor();
  await lookAround('a sale');
  await move(after(-2 * hour), after(-hour));
  await pay(page, '259.200');
  await page
    .getByRole('alert')
    .getByText(/^Giá vừa thay đổi/)
    .waitFor();
  await sale.getByText('Ưu đãi đã kết thúc').waitFor();
  await page.getByRole('button', { name: 'Thanh toán 324.000' }).waitFor();
  expect(await ordersOf(teacher.id)).toEqual([]);
});

test('debited money is never shown as failed: it waits for staff, opens the package, and is refunded', async () => {
  const buyer = await here.person({ role: 'TEACHER', package: 'TRIAL', firstName: 'Ngân' });
  const admin = await here.person({ role: 'ADMIN' });
  const { page, lookAround } = await here.signedIn(buyer, '/payment', 360);
  await tile(page, 'Cơ bản 216.000');
  await page.getByRole('radio', { name: /^Thẻ ATM/ }).check();
  await pay(page, '216.000');
  await payByCard(page, '9704195798459170488', '123456');
  await head(page, 'Tài khoản không đủ số dư');
  await page.getByText('Giao dịch không thành công do: Tài khoản không đủ số dư').waitFor();
  await lookAround('a payment that failed');
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await pay(page, '216.000');
  await endWith(page, '11');
  await head(page, 'Đã hết thời gian thanh toán');
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await pay(page, '216.000');
  await endWith(page, '07');
  await head(page, 'Đã nhận tiền, đang kiểm tra');
  await page.getByText('Trừ tiền thành công. Giao dịch bị nghi ngờ', { exact: false }).waitFor();
  expect(await page.getByText('không thành công').count()).toBe(0);
  await lookAround('a suspected payment');

  const staff = await here.signedIn(admin, '/manage/orders', 360);
  const desk = staff.page;
  await desk.getByRole('button', { name: '1 đơn chờ duyệt' }).click();
  await desk.getByRole('link', { name: /^VM-/ }).first().click();
  await desk.getByText('Ngân hàng nghi ngờ giao dịch').first().waitFor();
  await staff.lookAround('an order that waits');
  await desk.getByRole('button', { name: 'Mở gói' }).click();
  const decide = async (verb: string | RegExp) => {
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Ngân hàng xác nhận');
    await dialog.getByRole('button', { name: verb }).click();
  };
  await decide('Mở gói');
  await confirmWho(desk);
  await desk.getByText('Đã mở gói').waitFor();
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await head(page, 'Gói Cơ bản đã mở');

  await desk.getByRole('link', { name: 'Ngân' }).click();
  await desk.getByRole('heading', { name: 'Có thể chào bán' }).waitFor();
  await expect.poll(() => desk.getByRole('link', { name: /^VM-/ }).count()).toBe(3);
  await staff.lookAround('the page of the customer');
  await desk.goBack();
  await desk.getByRole('button', { name: 'Hoàn tiền' }).click();
  await decide('Hoàn 216.000');
  await confirmWho(desk);
  await desk.getByText('Đã hoàn tiền').first().waitFor();
  await follow(page, '/users/info/transaction-history');
  await page
    .getByRole('button', { name: /^Chi tiết đơn/ })
    .first()
    .click();
  const order = page.getByRole('dialog');
  await order.getByText('Tiền đã được trả lại vào thẻ hoặc tài khoản bạn đã dùng.').waitFor();
  await lookAround('an order that was given back');
  expect((await ordersOf(buyer.id)).map(({ state }) => state)).toEqual(['FAIL', 'FAIL', 'SUCCESS']);
});

test('a combo asks for its recipients, shows errors beside each field, and opens four accounts', async () => {
  const buyer = await here.person({ role: 'TEACHER', package: 'TRIAL' });
  await here.db.updateTable('users').set({ phone: '0387654301' }).where('id', '=', buyer.id).execute();
  const { page, lookAround } = await here.signedIn(buyer, '/payment', 360);
  await page.getByRole('region', { name: 'Mua cho nhiều người' }).getByRole('button', { name: 'Chọn gói' }).click();
  const accounts = page.getByRole('form', { name: 'Các tài khoản nhận gói' });
  const account = (number: number) => accounts.getByRole('group', { name: `Tài khoản ${number}` });
  const name = (number: number) => account(number).getByRole('textbox', { name: 'Họ và tên' });
  const phone = (number: number) => account(number).getByRole('textbox', { name: 'Số điện thoại' });
  const check = () => accounts.getByRole('button', { name: 'Kiểm tra 4 tài khoản' }).click();
  const payment = page.getByRole('button', { name: 'Thanh toán 999.999' });
  // The first one is the buyer.
  expect(await phone(1).inputValue()).toBe('0387 654 301');
  for (const [number, fullName, its] of [
    [2, 'Lê Thu', '0387654302'],
    [3, 'Trần Bình', '0387 654 302'],
    [4, 'Đỗ Mai', '12345'],
  ] as const) {
    await name(number).fill(fullName);
    await phone(number).fill(its);
  }
  await check();
  // All errors are shown at once, and the first field with an error gets the focus.
  await account(3).getByText('Mục này bị trùng').waitFor();
  expect(await phone(3).evaluate((field) => field === document.activeElement)).toBe(true);
  await phone(3).fill('0387654303');
  await account(4).getByText('Số di động cần đủ 10 số', { exact: false }).waitFor();
  await lookAround('a combo with a wrong phone');
  expect(await payment.isEnabled()).toBe(false);
  await phone(4).fill('0387654304');
  await check();
  await accounts.getByText('Đã kiểm tra. Bạn có thể thanh toán.').waitFor();
  await account(1).getByText('Đã có tài khoản: gói sẽ được thêm vào.').waitFor();
  await account(4).getByText('Số này chưa có tài khoản: sẽ mở tài khoản mới.').waitFor();
  await lookAround('a combo that was checked');
  await payment.click();
  await scan(page);
  await head(page, 'Đã mở: Combo 4 tài khoản Quốc tế');
  const result = page.getByRole('region', { name: 'Các tài khoản nhận gói' }).getByRole('listitem');
  await result.getByText('0387 654 301 · đã thêm gói', { exact: false }).waitFor();
  expect(await result.getByText('tài khoản mới', { exact: false }).count()).toBe(3);
  await lookAround('a paid combo');
  expect(await ordersOf(buyer.id)).toEqual([
    { state: 'SUCCESS', total: 999_999, action: 'buy-combo', method: 'VNPAYQR' },
  ]);
});

test('a student upgrades with credit, and buys one test', async () => {
  const student = await here.person({ role: 'STUDENT' });
  const admin = await here.person({ role: 'ADMIN' });
  const { exam_id } = await here.db.selectFrom('gift_exams').select('exam_id').limit(1).executeTakeFirstOrThrow();
  const { name } = await here.db.selectFrom('exams').select('name').where('id', '=', exam_id).executeTakeFirstOrThrow();
  await here.db
    .insertInto('test_prices')
    .values({ exam_id, price: 29_000, changed_by: admin.id, changed_at: new Date() })
    .execute();
  const { page, lookAround } = await here.signedIn(student, '/payment?type=upgrade&reason=uses', 360);
  await page.getByText('Gói của bạn đã hết lượt').waitFor();
  // The package that most students take is preselected.
  await page.getByRole('button', { name: 'Đã chọn Pioneer', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Thanh toán 99.000' }).waitFor();
  await lookAround('plans of students');
  await pay(page, '99.000');
  await scan(page);
  await head(page, 'Gói Pioneer đã mở');
  await follow(page, '/payment');
  // The next higher package is preselected.
  await page.getByRole('button', { name: 'Đã chọn Certificate Champion', pressed: true }).waitFor();
  await page.getByText('Phần chưa dùng của gói Pioneer').waitFor();
  await page.getByRole('button', { name: 'Thanh toán 100.000' }).waitFor();

  await page.getByRole('button', { name: 'Chọn đề' }).first().click();
  await page.getByText(name).nth(1).waitFor();
  await pay(page, '29.000');
  await scan(page);
  await head(page, `Đã mua ${name}`);
  await page.getByRole('link', { name: 'Đề của tôi' }).click();
  await page.getByText(name).first().waitFor();
});

test('a signed-out visitor compares the packages and keeps the choice through signing in', async () => {
  const { page, lookAround } = await here.device(360);
  await page.goto('/payment?audience=student');
  await page.getByRole('button', { name: 'Chọn gói Super Challenger' }).click();
  const signIn = page.getByRole('link', { name: 'Đăng nhập để mua' });
  await page.getByRole('heading', { name: 'Mua gói Super Challenger' }).waitFor();
  expect(decodeURIComponent((await signIn.getAttribute('href'))!)).toContain('plan=SUPER_INTELLIGENCE_CHALLENGE');
  await lookAround('plans without a session');
});
