/** Buying on a phone: through the simulated gateway and back, a cancelled order, a voucher, an upgrade with credit. */
import { expect, test } from 'vitest';
import { accounts } from './accounts.ts';

const here = accounts();

test('a teacher buys Basic, cancels an upgrade, then upgrades with a voucher and the unused share', async () => {
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
  const visitor = await here.signedIn(teacher, '/payment', 390);
  const { page } = visitor;

  const pick = async (name: string) => page.getByRole('radio', { name }).check();
  const buy = (sum: string) => page.getByRole('button', { name: `Thanh toán ${sum}` }).click();
  await pick('Cơ bản 216.000');
  await page.getByRole('button', { name: 'Thanh toán 216.000' }).waitFor();
  await visitor.fits('buying a package');
  await buy('216.000');
  await page.getByRole('button', { name: 'Tôi đã quét và trả tiền' }).click();
  await page.getByRole('heading', { name: 'Gói Cơ bản đã mở' }).waitFor();
  await visitor.lookAround('a paid order');

  await page.goto(`${here.product.origin}/payment`);
  await pick('Nâng cao 324.000');
  await page.getByText('Phần chưa dùng của gói Cơ bản').waitFor();
  await buy('108.000');
  await page.getByRole('button', { name: 'Hủy giao dịch' }).click();
  await page.getByRole('heading', { name: 'Đơn hàng đã hủy' }).waitFor();
  await page.getByText('Khách hàng hủy giao dịch').waitFor();

  await page.getByRole('link', { name: 'Thử lại' }).click();
  await pick('Nâng cao 324.000');
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('sai-ma');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText('Mã không hợp lệ.').waitFor();
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('nhagiao');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText('Mã NHAGIAO').waitFor();
  await buy('75.600');
  await page.getByRole('button', { name: 'Tôi đã quét và trả tiền' }).click();
  await page.getByRole('heading', { name: 'Gói Nâng cao đã mở' }).waitFor();
  expect(
    await here.db
      .selectFrom('orders')
      .select(['state', 'total'])
      .where('user_id', '=', teacher.id)
      .orderBy('created_at')
      .execute(),
  ).toEqual([
    { state: 'SUCCESS', total: 216_000 },
    { state: 'CANCEL', total: 108_000 },
    { state: 'SUCCESS', total: 75_600 },
  ]);
});
