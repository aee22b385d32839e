/** An admin manages users: locks, unlocks, grants a package, invites staff, and reads all of it in the audit log. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { keysOf } from '../harness/keyboard.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { confirmWho, choose, demoPassword, enter, signIn } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
/** An account can be signed in on two devices at most, so one desktop browser serves all tests. */
let admin: Visitor;
const people: Visitor[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const db = createDatabase(createPool({ url: product.databaseUrl, max: 1 }));
  await db
    .insertInto('app_settings')
    .values({ key: 'contact', value: JSON.stringify({ hotline: '1900 6868' }) })
    .execute()
    .finally(() => db.destroy());
  admin = await somebody('admin@vumon.example');
});
afterAll(async () => {
  for (const person of people) await person.leave();
  await browser?.close();
  await product?.stop();
});

/** A new browser, where the user with this name is signed in, if one is given. */
async function somebody(
  username?: string,
  { width = 1280, path = '/home' }: { width?: number; path?: string } = {},
): Promise<Visitor> {
  const person = await visit(browser, { origin: product.origin, width, height: 800 });
  people.push(person);
  if (username === undefined) return person;
  await enter(person.page, product.origin, username);
  await person.page.goto(path);
  return person;
}

async function openUser(page: Page, search: string, name: string): Promise<void> {
  await page.goto('/manage/users');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder('Tên, số điện thoại, email hoặc tên đăng nhập'))
    .first()
    .fill(search);
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('an admin locks and unlocks a teacher, grants a package, invites an operator, and the audit log has all of it', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Người dùng' }).first().waitFor();
  await admin.lookAround('home of an admin');

  const teacher = await somebody('minhduc@vumon.example');
  await teacher.page.goto('/questions');
  await teacher.page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/manage/users');
  await page.getByRole('table', { name: 'Người dùng' }).getByRole('link').first().waitFor();
  await admin.lookAround('users');
  await openUser(page, 'minhduc@', 'Trần Minh Đức');
  await admin.lookAround('a user');

  await act(page, 'Khóa tài khoản');
  const lock = page.getByRole('dialog');
  await lock.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await lock.getByText('Mục này không được để trống').waitFor();
  await admin.lookAround('locking without a reason');
  await lock.getByRole('textbox', { name: 'Lý do' }).fill('Cho mượn tài khoản');
  await lock.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await lock.waitFor({ state: 'detached' });
  await page.getByText('Cho mượn tài khoản').waitFor();
  await page.getByText('Không đăng nhập ở thiết bị nào.').waitFor();

  // The next request of the open page leads to sign-in, which is refused.
  await teacher.page.goto('/classes');
  await teacher.page.waitForURL(/\/login\?redirect=/);
  await signIn(teacher.page, 'minhduc@vumon.example');
  const refusal = teacher.page.getByRole('alert');
  await refusal.getByText('Tài khoản đã bị khóa').waitFor();
  await refusal.getByRole('link', { name: '1900 6868' }).waitFor();
  await teacher.lookAround('refused at sign-in');

  await page.getByRole('button', { name: 'Mở khóa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mở khóa' }).click();
  await page.getByText('Đã mở khóa tài khoản').waitFor();
  await signIn(teacher.page, 'minhduc@vumon.example');
  await teacher.page.waitForURL(/\/classes$/);

  // An expired package is granted anew: its pages open.
  const expired = await somebody('vanson@vumon.example');
  await expired.page.goto('/classes');
  await expired.page.waitForURL(/\/payment\?type=upgrade/);
  await openUser(page, 'vanson@', 'Phạm Văn Sơn');
  await page.getByRole('tab', { name: 'Vì sao không …' }).click();
  const features = page.getByRole('table', { name: 'Tính năng' });
  await features
    .getByRole('row', { name: /Soạn câu hỏi/ })
    .getByText('Gói đã hết hạn')
    .waitFor();
  await admin.lookAround('why a user may not');
  await page.getByRole('button', { name: 'Cấp gói' }).click();
  const grant = page.getByRole('dialog');
  await choose(grant, 'Gói', 'Nhà trường');
  await grant.getByRole('textbox', { name: 'Lý do' }).fill('Hợp đồng trường Sao Mai');
  await admin.lookAround('giving a package');
  await grant.getByRole('button', { name: 'Cấp gói' }).click();
  await confirmWho(page);
  await grant.waitFor({ state: 'detached' });
  await page.getByText('Nhà trường').first().waitFor();
  await expired.page.goto('/classes');
  await expired.page.getByRole('heading', { level: 1, name: 'Lớp học' }).waitFor();

  // A new operator signs in with the code from the message.
  await page.goto('/manage/users');
  await page.getByRole('button', { name: 'Thêm nhân viên' }).click();
  const staff = page.getByRole('dialog');
  await staff.getByRole('textbox', { name: 'Họ và tên' }).fill('Đỗ Thu Vân');
  await staff.getByRole('textbox', { name: 'Email hoặc số điện thoại' }).fill('thuvan@vumon.example');
  await admin.lookAround('adding staff');
  await staff.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await confirmWho(page);
  await staff.getByText('Đã gửi lời mời cho Đỗ Thu Vân').waitFor();
  const { data } = (await (await fetch(`${product.origin}/dev/outbox?format=json&to=thuvan@vumon.example`)).json()) as {
    data: { body: string }[];
  };
  const code = /: ([a-z0-9]{8})\n/.exec(data[0]!.body)![1]!;
  const operator = await somebody();
  await operator.page.goto('/login');
  await signIn(operator.page, 'thuvan@vumon.example', code);
  await operator.page.waitForURL(/\/set-password/);
  await operator.page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill('Ban-Mai-2031x');
  await operator.page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới', exact: true }).fill('Ban-Mai-2031x');
  await operator.page.getByRole('button', { name: 'Lưu và bắt đầu' }).click();
  await operator.page.waitForURL(/\/home$/);
  await operator.page.getByRole('link', { name: 'Ngân hàng câu hỏi' }).first().waitFor();
  await operator.page.goto('/manage/users');
  await operator.page.waitForURL(/\/home$/);

  await page.goto('/manage/audit-log');
  const log = page.getByRole('table', { name: 'Nhật ký thao tác' });
  for (const words of ['Khóa tài khoản', 'Mở khóa tài khoản', 'Cấp gói', 'Mời nhân viên', 'Đăng nhập lần đầu'])
    await log.getByText(words, { exact: true }).first().waitFor();
  await log.getByText('Lý do: Cho mượn tài khoản').waitFor();
  await admin.lookAround('audit log');
  await choose(page, 'Việc đã làm', 'Khóa tài khoản');
  await page.waitForURL(/action=user-locked/);
  await expect.poll(() => log.getByRole('row').count(), { message: 'the head and the one lock' }).toBe(2);
});

test('the pages of user administration work in English on a phone', async () => {
  const phone = await somebody('admin@vumon.example', { width: 360, path: '/en/home' });
  const { page } = phone;
  await page.goto('/en/manage/users?role=TEACHER&sort=name&direction=asc');
  await page.getByRole('link', { name: 'Trần Minh Đức' }).waitFor();
  await phone.lookAround('users on a phone');
  await page.getByRole('link', { name: 'Trần Minh Đức' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trần Minh Đức' }).waitFor();
  await phone.lookAround('a user on a phone');
  for (const tab of ['Sign-in history', 'Done to this account', 'Done by this person']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByRole('table').waitFor();
    await phone.lookAround(tab);
  }
  await page.goto('/en/manage/audit-log');
  await page.getByText('Mark changed', { exact: true }).first().waitFor();
  await phone.lookAround('audit log on a phone');
});

test('a partner is added; its secret is shown once, renewed, and the partner disabled', async () => {
  const { page } = admin;
  await page.goto('/manage/partners');
  await page.getByRole('button', { name: 'Thêm đối tác' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Thêm đối tác' });
  await dialog.getByRole('textbox', { name: 'Tên', exact: true }).fill('Trường Sao Mai');
  await dialog.getByRole('textbox', { name: 'Đường dẫn' }).fill('manage');
  await dialog.getByRole('button', { name: 'Thêm đối tác' }).click();
  await confirmWho(page);
  await dialog.getByText('Đường dẫn này thuộc về trang của hệ thống.').waitFor();
  await admin.lookAround('a reserved path');
  await dialog.getByRole('textbox', { name: 'Đường dẫn' }).fill('truong-sao-mai');
  await dialog.getByRole('button', { name: 'Thêm đối tác' }).click();
  await confirmWho(page);
  const told = page.getByRole('dialog', { name: 'Khóa bí mật của Trường Sao Mai' });
  await told.waitFor();
  await admin.lookAround('the secret');
  await told.getByRole('button', { name: 'Tôi đã giữ khóa' }).click();
  const row = page.getByRole('row', { name: /Trường Sao Mai/ });
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Thao tác với Trường Sao Mai' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').getByRole('button', { name: item }).click();
  };
  await menu('Tạo khóa bí mật mới');
  await confirmWho(page);
  await told.getByRole('button', { name: 'Tôi đã giữ khóa' }).click();
  await row.getByText(/Khóa cũ dùng được đến/).waitFor();
  await sendsResults(admin, row);
  await menu('Tắt đối tác');
  await row.getByText('Đã tắt').waitFor();
  await admin.lookAround('partners');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Thao tác với Trường Sao Mai' }).waitFor();
  await admin.lookAround('partners on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Opens the page of the partner in this row, tries its address with a real call, and comes back. */
async function sendsResults({ page, lookAround }: Visitor, row: Locator): Promise<void> {
  const calls: string[] = [];
  const receiver = createServer((request, response) => {
    calls.push(String(request.headers['x-vumon-signature']));
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Trường Sao Mai' }).waitFor();
  const address = page.getByRole('textbox', { name: 'Địa chỉ', exact: true });
  await address.fill('https://10.0.0.1/ket-qua');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('Hãy dùng địa chỉ https công khai.').waitFor();
  await address.fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/ket-qua`);
  // Another part of the page loads anew until after the test, and then leaves its result alone.
  const late = Promise.withResolvers<void>();
  await page.route('**/deliveries?*', (route) => late.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('button', { name: 'Gửi thử' }).click();
  await page.getByText(/^204 sau/).waitFor();
  late.resolve();
  await page.getByText('Đã lưu đối tác', { exact: true }).waitFor();
  await page.getByText(/^204 sau/).waitFor();
  await page.unroute('**/deliveries?*');
  expect(calls).toEqual([expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)]);
  await lookAround('one partner');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Gửi thử' }).click();
  await expect.poll(() => calls.length).toBe(2);
  await lookAround('one partner on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  receiver.close();
  await page.goBack();
}

test('a school is opened and gets its plan; its administrator invites a teacher, who joins on a phone', async () => {
  const { page } = admin;
  await page.goto('/manage/schools');
  // In the header, and in the list while it is empty: both open the same dialog.
  await page.getByRole('button', { name: 'Thêm trường' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Thêm trường' });
  await dialog.getByRole('textbox', { name: 'Tên trường' }).fill('THCS Ban Mai');
  await dialog.getByPlaceholder('Tên, số điện thoại hoặc email').fill('thuha@');
  await dialog.getByRole('radio', { name: /thuha@/ }).check();
  await admin.lookAround('a new school');
  await dialog.getByRole('button', { name: 'Thêm trường' }).click();
  await page.getByRole('heading', { level: 1, name: 'THCS Ban Mai' }).waitFor();
  await page.getByRole('button', { name: 'Cấp gói' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Hợp đồng 12');
  await page.getByRole('dialog').getByRole('button', { name: 'Cấp gói' }).click();
  await confirmWho(page);
  await page.getByText('Đang dùng', { exact: true }).waitFor();
  await admin.lookAround('a school');
  await page.getByRole('tab', { name: 'Lịch sử' }).click();
  await page.getByRole('table', { name: 'Thao tác với trường' }).getByText('Thêm trường').waitFor();
  await admin.lookAround('the history of a school');

  const head = await somebody('thuha@vumon.example', { path: '/school' });
  await head.page.getByRole('textbox', { name: 'Số điện thoại hoặc email' }).fill('minhduc@vumon.example');
  await head.page.getByRole('button', { name: 'Gửi lời mời' }).click();
  await head.page.getByText('minhduc@vumon.example').waitFor();
  await head.lookAround('the own school');

  const invited = await somebody('minhduc@vumon.example', { width: 360, path: '/en/school' });
  await invited.page.getByText('THCS Ban Mai invites you').waitFor();
  await invited.lookAround('an invitation to a school');
  await invited.page.getByRole('button', { name: 'Join the school' }).click();
  await invited.page.getByRole('heading', { level: 1, name: 'THCS Ban Mai' }).waitFor();
  await head.page.reload();
  await head.page.getByRole('table', { name: 'Thành viên' }).getByText('Trần Minh Đức').waitFor();
  await head.page.getByRole('tab', { name: 'Lớp' }).click();
  await head.page.getByRole('table', { name: 'Lớp của các thành viên' }).getByText('Nguyễn Thu Hà').last().waitFor();
  await head.lookAround('classes of a school');
});

test('a user is found, viewed and locked with the keyboard alone', async () => {
  const { page } = admin;
  const { keyboard } = page;
  const { reach, focused, chooseFromMenu } = keysOf(page);
  await page.goto('/manage/users');
  await page.getByRole('table', { name: 'Người dùng' }).getByRole('link').first().waitFor();
  await reach('Tên, số điện thoại, email hoặc tên đăng nhập');
  await keyboard.type('ngoclan@');
  await page.waitForURL(/search=ngoclan/);
  await page.getByRole('row').filter({ hasText: 'ngoclan@' }).waitFor();
  await reach('Vai trò');
  await keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('Escape');
  await reach('Lê Ngọc Lan');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lê Ngọc Lan' }).waitFor();
  await reach('Thao tác khác');
  const lock = async () => {
    await chooseFromMenu('Khóa tài khoản');
    await focused('textbox', 'Lý do');
  };
  await lock();
  await keyboard.press('Escape');
  await focused('button', 'Thao tác khác');
  await lock();
  await keyboard.type('Chuyển trường');
  await reach('Khóa tài khoản');
  await keyboard.press('Enter');
  await page.getByRole('main').getByText('Chuyển trường').waitFor();
  await focused('button', 'Thao tác khác');
});

test('a partner is added, its secret renewed, the old one revoked and the partner disabled with the keyboard alone', async () => {
  const { page } = admin;
  const { keyboard } = page;
  const { reach, focused, chooseFromMenu } = keysOf(page);
  await page.goto('/manage/partners');
  await page.getByRole('button', { name: 'Thêm đối tác' }).first().waitFor();
  await reach('Thêm đối tác');
  await keyboard.press('Enter');
  await focused('textbox', 'Tên');
  await keyboard.press('Escape');
  await focused('button', 'Thêm đối tác');
  await keyboard.press('Enter');
  await focused('textbox', 'Tên');
  await keyboard.type('Trường Bàn Phím');
  await reach('Đường dẫn');
  await keyboard.type('ban-phim');
  await keyboard.press('Enter');
  const confirm = async () => {
    await page.getByRole('dialog', { name: 'Xác nhận đó là bạn' }).waitFor();
    await focused('textbox', 'Mật khẩu của bạn');
    await keyboard.type(demoPassword);
    await keyboard.press('Enter');
  };
  await confirm();
  const told = page.getByRole('dialog', { name: 'Khóa bí mật của Trường Bàn Phím' });
  await told.waitFor();
  const first = await told.getByRole('code').last().textContent();
  // The code is shown only once, so Escape does not close the dialog.
  await keyboard.press('Escape');
  await reach('Tôi đã giữ khóa');
  await keyboard.press('Enter');
  await told.waitFor({ state: 'detached' });
  await focused('button', 'Thêm đối tác');

  const menu = 'Thao tác với Trường Bàn Phím';
  const row = page.getByRole('row', { name: /Trường Bàn Phím/ });
  await reach(menu);
  await chooseFromMenu('Tạo khóa bí mật mới');
  await focused('button', 'Tạo khóa bí mật mới');
  await keyboard.press('Enter');
  await confirm();
  await told.waitFor();
  expect(await told.getByRole('code').last().textContent()).not.toBe(first);
  await reach('Tôi đã giữ khóa');
  await keyboard.press('Enter');
  await row.getByText(/Khóa cũ dùng được đến/).waitFor();
  await focused('button', menu);
  await chooseFromMenu('Thu hồi khóa cũ');
  // The action that cannot be undone does not have the focus.
  await focused('button', 'Hủy');
  await reach('Thu hồi khóa cũ');
  await keyboard.press('Enter');
  await row.getByText(/Khóa cũ dùng được đến/).waitFor({ state: 'detached' });
  await focused('button', menu);
  await chooseFromMenu('Tắt đối tác');
  await reach('Tắt đối tác');
  await keyboard.press('Enter');
  await row.getByText('Đã tắt').waitFor();
  await focused('button', menu);
});

test('activation codes are created, found, disabled and inspected with the keyboard alone', async () => {
  const { page } = admin;
  const { keyboard } = page;
  const { reach, focused, chooseFromMenu, chooseFromList } = keysOf(page);
  await page.goto('/manage/active-codes');
  await page.getByRole('button', { name: 'Tạo mã' }).first().waitFor();
  await reach('Tạo mã');
  await keyboard.press('Enter');
  await focused('textbox', 'Tên đợt');
  await keyboard.type('Đợt bàn phím');
  await reach('Gói');
  await chooseFromList('Quốc tế');
  await reach(/^Số mã/);
  await keyboard.press('Control+A');
  await keyboard.type('2');
  const file = page.waitForEvent('download');
  await keyboard.press('Enter');
  await file;
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focused('button', 'Tạo mã');

  await reach('Tìm mã đầy đủ hoặc tên đợt');
  await keyboard.type('ban phim');
  await page.waitForURL(/search=ban/);
  const rows = page.getByRole('table', { name: 'Mã kích hoạt' }).locator('tbody').getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  await reach(/^Chọn [A-Z0-9-]{14}$/);
  const picked = await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!);
  await keyboard.press('Space');
  await page.getByText('Đã chọn 1 mã').waitFor();
  // The bar comes before the table in the tab order, so it is reached backwards.
  for (const name of ['Bật lại', 'Tắt']) {
    await expect
      .poll(
        async () => {
          await keyboard.press('Shift+Tab');
          return page.evaluate(() => document.activeElement?.textContent);
        },
        { interval: 30, message: name },
      )
      .toBe(name);
  }
  await keyboard.press('Enter');
  await rows.first().getByText('Đã tắt').waitFor();
  await focused('checkbox', picked);
  await reach(/^Thao tác với mã/);
  await chooseFromMenu('Ai đã dùng');
  const uses = page.getByRole('dialog');
  await uses.getByText('Chưa ai dùng').waitFor();
  await keyboard.press('Escape');
  await uses.waitFor({ state: 'detached' });
  await focused('button', `Thao tác với mã ${picked.replace('Chọn ', '')}`);
});

test('the audit log is searched, filtered and paged to its end with the keyboard alone', async () => {
  const { page } = admin;
  const { keyboard } = page;
  const { reach, focused, chooseFromList } = keysOf(page);
  const log = page.getByRole('table', { name: 'Nhật ký thao tác' });
  const rows = log.locator('tbody').getByRole('row');
  await page.goto('/manage/audit-log');
  await log.getByRole('link').first().waitFor();
  await reach('Tên người hoặc mã đối tượng');
  await keyboard.type('thu ha');
  await page.waitForURL(/search=thu/);
  await reach('Việc đã làm');
  await keyboard.type('Sửa điểm');
  await chooseFromList('Sửa điểm chấm');
  await page.waitForURL(/action=mark-changed/);
  // The name of the learner whose work it was, in place of the id.
  await rows
    .getByText(/^Lượt làm bài · \p{Lu}/u)
    .first()
    .waitFor();
  await reach('Loại đối tượng');
  await chooseFromList('Lượt làm bài');
  await page.waitForURL(/kind=attempt/);
  await reach('Từ ngày');
  await keyboard.type('01/01/2020');
  await keyboard.press('Enter');
  await page.waitForURL(/from=2020-01-01/);
  await reach('Đến ngày');
  await keyboard.type('02/01/2020');
  await keyboard.press('Enter');
  await page.waitForURL(/to=2020-01-02/);
  await page.getByText('Không có thao tác nào').waitFor();
  await reach('Bỏ lọc');
  await keyboard.press('Enter');
  await page.waitForURL(/\/manage\/audit-log$/);
  await focused('searchbox', 'Tên người hoặc mã đối tượng');
  await expect.poll(() => rows.count()).toBe(50);

  // Loads older entries until there are none. Each time the first new one gets the focus.
  const older = page.getByRole('button', { name: 'Xem cũ hơn' });
  await reach('Xem cũ hơn');
  let seen = 50;
  while (await older.isVisible()) {
    seen = await rows.count();
    await keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(seen);
    if (await older.isVisible()) await focused('button', 'Xem cũ hơn');
  }
  const first = rows.nth(seen);
  await expect
    .poll(() => first.evaluate((row) => row === document.activeElement || row.contains(document.activeElement)))
    .toBe(true);
});

test('an admin looks at a teacher’s account with the code that the teacher made, and changes nothing in it', async () => {
  const teacher = await somebody('vanson@vumon.example', { path: '/users/info' });
  await teacher.page.getByRole('button', { name: 'Tạo mã hỗ trợ' }).click();
  const code = (await teacher.page.getByLabel('Mã hỗ trợ', { exact: true }).textContent())!;
  expect(code).toMatch(/^\d{4} \d{4}$/);

  const { page } = admin;
  await openUser(page, 'vanson@', 'Phạm Văn Sơn');
  await act(page, 'Xem như người dùng');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Mã hỗ trợ' }).fill(code);
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Không thấy lớp 6A');
  await dialog.getByRole('button', { name: 'Xem như người dùng' }).click();
  const strip = page.getByRole('complementary', { name: /Bạn đang xem tài khoản của Phạm Văn Sơn/ });
  await confirmWho(page);
  await strip.waitFor();
  await admin.lookAround('the home of a teacher, seen by an admin');

  // On every page, and what is pressed there is refused.
  await page.goto('/users/info');
  await strip.waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await admin.fits('the strip on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  const refused = await page.request.post('/api/account/subject', {
    data: { subject: 'MATH' },
    headers: { origin: product.origin },
  });
  expect(await refused.json()).toMatchObject({ code: 'SUPPORT_READ_ONLY' });

  await teacher.page.reload();
  await teacher.page.getByText('Lý do: Không thấy lớp 6A').waitFor();
  await teacher.lookAround('who looks at my account');
  await strip.getByRole('button', { name: 'Kết thúc' }).click();
  await page.getByRole('heading', { level: 1, name: 'Phạm Văn Sơn' }).waitFor();
  await strip.waitFor({ state: 'detached' });
});
