/** The own account: details, picture, a new e-mail address, package and transactions, a copy of the data, deletion. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, confirmWho, demoPassword, enter, signIn, signOutEverywhere, tick } from '../harness/steps.ts';
import { together, wrongFor } from '../harness/account-pages.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

const house = together();
const { codeFor } = house;

const as = (
  username: string,
  look: Partial<VisitorOptions>,
  work: (visitor: Visitor) => Promise<void>,
): Promise<void> =>
  house.somebody(async (visitor) => {
    await enter(visitor.page, house.product.origin, username);
    await visitor.page.goto('/home');
    await work(visitor);
  }, look);

/** A picture that is blue on the left and red on the right. */
async function twoColours(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 200];
    const context = canvas.getContext('2d')!;
    for (const [colour, left] of [
      ['#00c', 0],
      ['#c00', 300],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(left, 0, 300, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Red, green and blue of the pixel in the middle of a picture that the product serves. */
const middleOf = (page: Page, url: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1);
    return [data[0]!, data[1]!, data[2]!];
  }, url);

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('a teacher edits the account', () =>
  as('minhduc@vumon.example', { width: 1280, height: 900 }, async ({ page, lookAround }) => {
    await page.goto('/users/info');
    await page.getByRole('heading', { level: 1, name: 'Tài khoản' }).waitFor();
    // Scrolling the navigation of the account does not move the place from which Tab starts.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Đến nội dung chính');

    // Details: errors are shown at their fields, and what was typed stays.
    const name = page
      .getByRole('textbox', { name: 'Tên', exact: false })
      .and(page.locator('[autocomplete="given-name"]'));
    const birthday = page.getByRole('textbox', { name: 'Ngày sinh' });
    await name.fill('');
    await birthday.fill('30/02/1990');
    await page.getByRole('button', { name: 'Lưu thông tin' }).click();
    await page.getByText('Không có ngày “30/02/1990”').waitFor();
    await page.getByText('Mục này không được để trống').waitFor();
    expect(await birthday.inputValue()).toBe('30/02/1990');
    await lookAround('details with errors');
    await name.fill('Đức Anh');
    await birthday.fill('5/9/1990');
    await choose(page, 'Giới tính', 'Nam');
    await choose(page, 'Tỉnh, thành phố', 'Đà Nẵng');
    await page.getByRole('button', { name: 'Lưu thông tin' }).click();
    await toast(page, 'Đã lưu thông tin');
    await page
      .getByText(/Đức Anh · Giáo viên/)
      .first()
      .waitFor();
    await page.reload();
    await expect.poll(() => birthday.inputValue(), { timeout: 20_000 }).toBe('05/09/1990');

    // Picture: chosen, moved and enlarged by keyboard, dragged, saved.
    await page.getByRole('button', { name: 'Tải ảnh lên' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ảnh đại diện' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'anh.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await dialog.getByRole('alert').waitFor();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: await twoColours(page) });
    const area = dialog.getByRole('button', { name: 'Khung cắt ảnh' });
    await area.focus();
    await page.keyboard.press('+');
    const zoom = dialog.getByRole('slider', { name: 'Mức phóng' });
    await expect.poll(() => zoom.getAttribute('aria-valuetext'), { timeout: 20_000 }).toBe('110%');
    await page.keyboard.press('Home');
    await expect.poll(() => zoom.getAttribute('aria-valuetext'), { timeout: 20_000 }).toBe('100%');
    await lookAround('cropping');
    // Dragged far to the left, it shows its right end, which is red.
    const box = (await area.boundingBox())!;
    await page.mouse.move(box.x + 250, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 100, { steps: 5 });
    await page.mouse.move(box.x - 300, box.y + 100, { steps: 5 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Lưu ảnh' }).click();
    await toast(page, 'Đã lưu ảnh đại diện');
    const source = await page.locator('header img[src^="/media/"]').first().getAttribute('src');
    const [red, , blue] = await middleOf(page, source!);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(60);
    await page.getByRole('button', { name: 'Gỡ ảnh' }).click();
    await page.getByRole('dialog', { name: 'Gỡ ảnh đại diện?' }).getByRole('button', { name: 'Gỡ ảnh' }).click();
    await toast(page, 'Đã gỡ ảnh đại diện');
    expect((await page.request.get(source!)).status()).toBe(404);

    // A new e-mail address: first one that is taken, then a free one with its code.
    await page.getByRole('button', { name: 'Đổi email' }).click();
    const contact = page.getByRole('dialog', { name: 'Email mới' });
    await contact.getByRole('textbox', { name: 'Địa chỉ email mới' }).fill('thuha@vumon.example');
    await contact.getByRole('button', { name: 'Gửi mã' }).click();
    await confirmWho(page, 'Sai2026aa');
    await page.getByRole('dialog', { name: 'Xác nhận đó là bạn' }).getByText('Mật khẩu không chính xác').waitFor();
    await lookAround('who is there');
    await confirmWho(page);
    await contact.getByText('Email này đã được sử dụng').waitFor();
    await contact.getByRole('textbox', { name: 'Địa chỉ email mới' }).fill('ducanh@example.com');
    await contact.getByRole('button', { name: 'Gửi mã' }).click();
    await contact.getByText(/Gửi lại sau \d+ giây/).waitFor();
    await lookAround('waiting for a code');
    await page.keyboard.type(await codeFor('ducanh@example.com'));
    await toast(page, 'Đã đổi email');
    await page.getByText('ducanh@example.com').waitFor();

    // The package and its history.
    await page.getByRole('link', { name: 'Gói dịch vụ', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Gói dịch vụ' }).waitFor();
    await page.getByText('Combo 4 tài khoản Quốc tế').waitFor();
    await page.getByRole('progressbar', { name: 'Lớp học' }).waitFor();
    await lookAround('the plan');
    await page.getByRole('link', { name: 'Lịch sử giao dịch', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' }).waitFor();
    await page.getByText('Chưa có đơn hàng').waitFor();
    await tick(page.getByRole('radio', { name: 'Gói đã nhận' }));
    await page.getByText('Quản trị viên cấp').first().waitFor();
    await page
      .getByRole('textbox', { name: /Tìm theo gói/ })
      .or(page.getByPlaceholder(/Tìm theo gói/))
      .first()
      .fill('không có gì như vậy');
    await page.getByText('Không có giao dịch phù hợp').waitFor();
    await page.getByRole('button', { name: 'Bỏ lọc' }).click();
    await page.getByText('Quản trị viên cấp').first().waitFor();
    await lookAround('transactions');

    // The copy of all data.
    await page.goto('/users/info');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Tải dữ liệu của tôi' })
        .click()
        .then(() => confirmWho(page)),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, Record<string, unknown>[]>;
    expect(download.suggestedFilename()).toMatch(/^vumon-\d{4}-\d\d-\d\d\.json$/);
    expect(data['account']![0]).toMatchObject({ firstName: 'Đức Anh', email: 'ducanh@example.com' });
  }));

test('the account by keyboard alone: the focus continues sensibly, and returns from every dialog', () =>
  as('operator@vumon.example', {}, async ({ page }) => {
    const { keyboard } = page;
    const dialog = page.getByRole('dialog');
    const hasFocus = (locator: Locator) =>
      expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goto('/users/info');

    const change = page.getByRole('button', { name: /email$/ });
    await change.focus();
    await keyboard.press('Enter');
    await hasFocus(dialog.getByRole('textbox', { name: 'Địa chỉ email mới' }));
    await keyboard.press('Enter');
    await dialog.getByText('Mục này không được để trống').waitFor();
    await keyboard.press('Escape');
    await hasFocus(change);
    await keyboard.press('Enter');
    await hasFocus(dialog.getByRole('textbox', { name: 'Địa chỉ email mới' }));
    await keyboard.type('vanhanh@example.com');
    await keyboard.press('Enter');
    await hasFocus(page.getByRole('textbox', { name: 'Mật khẩu của bạn' }));
    await keyboard.type(demoPassword);
    await keyboard.press('Enter');
    await hasFocus(dialog.getByRole('textbox', { name: 'Số thứ 1' }));
    const code = await codeFor('vanhanh@example.com');
    await keyboard.type(wrongFor(code));
    await dialog.getByText('Mã xác nhận không đúng.').waitFor();
    await hasFocus(dialog.getByRole('textbox', { name: 'Số thứ 1' }));
    await keyboard.type(code);
    await toast(page, 'Đã đổi email');
    await hasFocus(page.getByRole('button', { name: 'Đổi email' }));

    const upload = page.getByRole('button', { name: 'Tải ảnh lên' });
    await upload.focus();
    await keyboard.press('Enter');
    // The dialog takes the focus once it is open.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect
      .poll(async () => {
        await keyboard.press('Tab');
        return page.evaluate(() => (document.activeElement as HTMLInputElement).type);
      })
      .toBe('file');
    // Here the key would open the system's file dialog.
    await page
      .locator(':focus')
      .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: await twoColours(page) });
    await hasFocus(dialog.getByRole('button', { name: 'Khung cắt ảnh' }));
    for (let press = 0; press < 40; press += 1) await keyboard.press('ArrowLeft');
    await expect
      .poll(async () => {
        await keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.textContent);
      })
      .toBe('Lưu ảnh');
    await keyboard.press('Enter');
    await toast(page, 'Đã lưu ảnh đại diện');
    await hasFocus(page.getByRole('button', { name: 'Đổi ảnh' }));
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    // When something would be lost, the button that cancels has the focus.
    await hasFocus(dialog.getByRole('button', { name: 'Hủy' }));
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await toast(page, 'Đã gỡ ảnh đại diện');
    await hasFocus(upload);

    const end = page.getByRole('button', { name: 'Xóa tài khoản' });
    await end.focus();
    await keyboard.press('Enter');
    const submit = dialog.getByRole('button', { name: 'Xóa tài khoản' });
    await submit.waitFor();
    await submit.focus();
    await keyboard.press('Enter');
    const ask = page.getByRole('dialog', { name: 'Xóa hẳn tài khoản này?' });
    await ask.waitFor();
    await keyboard.press('Escape');
    await ask.waitFor({ state: 'detached' });
    await hasFocus(submit);
    await keyboard.press('Escape');
    await hasFocus(end);
  }));

test('a change made by somebody else is reverted by the link in the old mailbox', () =>
  as('sale@vumon.example', {}, async ({ page }) => {
    await page.goto('/users/info');
    await page.getByRole('button', { name: 'Đổi email' }).click();
    const contact = page.getByRole('dialog', { name: 'Email mới' });
    await contact.getByRole('textbox', { name: 'Địa chỉ email mới' }).fill('nguoila@example.com');
    await contact.getByRole('button', { name: 'Gửi mã' }).click();
    await confirmWho(page);
    await contact.getByText(/Gửi lại sau \d+ giây/).waitFor();
    await page.keyboard.type(await codeFor('nguoila@example.com'));
    await toast(page, 'Đã đổi email');
    let link: string | undefined;
    await expect
      .poll(
        async () => {
          const reply = await fetch(`${house.product.origin}/dev/outbox?to=sale@vumon.example&format=json`);
          const { data } = (await reply.json()) as { data: { body: string }[] };
          return (link = /\/undo\?t=[\w-]+/.exec(data[0]?.body ?? '')?.[0]);
        },
        { timeout: 20_000 },
      )
      .toBeDefined();
    await house.somebody(
      async ({ page: mine, lookAround }) => {
        await mine.goto(link!);
        await mine.getByRole('heading', { level: 1, name: 'Hoàn tác đổi liên hệ' }).waitFor();
        await lookAround('undoing a change');
        await mine.getByRole('button', { name: 'Hoàn tác và đăng xuất mọi thiết bị' }).click();
        await mine.getByText('Email của tài khoản lại là s•••@vumon.example.').waitFor();
        await lookAround('a change undone');
        await mine.getByRole('link', { name: 'Đặt mật khẩu mới' }).click();
        await mine.getByRole('heading', { level: 1, name: 'Quên mật khẩu' }).waitFor();
      },
      { width: 360, height: 740 },
    );
    // All sessions are ended, and the old address can sign in again.
    await page.waitForURL(/\/login\?redirect=/);
    await signIn(page, 'sale@vumon.example');
    await page.waitForURL(/\/users\/info$/);
    await page.getByText('sale@vumon.example').first().waitFor();
  }));

test('a learner who turns out to be below 16 asks a parent on the spot, and the entered values are saved then', () =>
  as('minhanh@vumon.example', { width: 360, height: 780 }, async ({ page, lookAround, fits }) => {
    await page.goto('/users/info');
    await page.getByLabel('Ngày sinh').fill('2013-05-04');
    await page.getByRole('button', { name: 'Lưu thông tin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cha mẹ đồng ý' });
    await dialog.waitFor();
    await lookAround('guardian asked');
    await fits('guardian asked');
    await dialog.getByLabel('Số điện thoại hoặc email của cha mẹ').fill('0912777881');
    await page.keyboard.press('Enter');
    await dialog.getByText('0912 777 881').waitFor();
    await lookAround('code for the guardian');
    await page.keyboard.type(await codeFor('0912777881'));
    await dialog.waitFor({ state: 'hidden' });
    await toast(page, 'Đã lưu thông tin');
    await page.reload();
    expect(await page.getByLabel('Ngày sinh').inputValue()).toBe('04/05/2013');
  }));

test('entered personal details are restored after signing in again', () =>
  as('sale@vumon.example', { width: 360, height: 740 }, async ({ page }) => {
    await page.goto('/users/info');
    const name = page.locator('[autocomplete="given-name"]');
    await name.fill('Tên đang gõ dở');
    await signOutEverywhere(page);
    await page.waitForURL(/\/login\?redirect=/);
    await signIn(page, 'sale@vumon.example');
    await page.waitForURL(/\/users\/info$/);
    await expect.poll(() => name.inputValue()).toBe('Tên đang gõ dở');
  }));

test('deleting the account requires the password and a confirmation, and ends signing in', () =>
  as(
    'ngoclan@vumon.example',
    { width: 360, height: 740, colorScheme: 'dark', touch: true },
    async ({ page, lookAround }) => {
      await page.goto('/users/info');
      await lookAround('on a phone in the dark');
      await page.getByRole('button', { name: 'Xóa tài khoản' }).click();
      const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản', exact: true });
      await dialog.getByText('Phải giữ lại').waitFor();
      await lookAround('what goes and what stays');
      const submit = dialog.getByRole('button', { name: 'Xóa tài khoản' });
      const ask = page.getByRole('dialog', { name: 'Xóa hẳn tài khoản này?' });
      await submit.click();
      await ask.getByRole('button', { name: 'Xóa tài khoản' }).click();
      await confirmWho(page, 'Sai2026aa');
      await page.getByRole('dialog', { name: 'Xác nhận đó là bạn' }).getByText('Mật khẩu không chính xác').waitFor();
      await lookAround('who deletes');
      await confirmWho(page);
      await page.waitForURL(`${house.product.origin}/`);
      await page.goto('/login');
      await signIn(page, 'ngoclan@vumon.example');
      await page.getByRole('alert').filter({ hasText: 'Tài khoản hoặc mật khẩu không chính xác.' }).waitFor();
    },
  ));

test('a teacher with running tests cannot delete the account', () =>
  as('thuha@vumon.example', { width: 820, height: 1100 }, async ({ page, lookAround }) => {
    await page.goto('/en/users/info');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByText(/cannot be deleted yet/).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await lookAround('tests under way');
  }));
