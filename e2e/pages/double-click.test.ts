/**
 * Double clicks on buttons that create something, with the processor slowed six times: one row each. The second click
 * comes before the page has drawn the first one's effect. Takes a minute: eight of them, each in a browser of its own.
 */
import type { Locator, Page } from 'playwright-core';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accounts, emailOf } from '../harness/accounts.ts';
import { choose, confirmWho, enter, pick, tick } from '../harness/steps.ts';
import type { TestUser } from '../../apps/api/src/testing/users.ts';

const house = accounts();

/** How many rows of the table belong to the user. */
async function count(table: string, column: string, user: { readonly id: string }): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${user.id}`.execute(house.db);
  return rows[0]!.n;
}

/** Works on a slow page. Only then: to be slow costs as many times the processor's time. */
async function slowly(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
}

/** As a hand does: two clicks of the mouse, a moment apart. */
async function doubleClick(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await slowly(page, () => button.dblclick({ delay: 30 }));
}

/** As a key that is held, or a script: the same button twice, each a click of its own. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await slowly(page, () =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    }),
  );
}

async function teacherAt(address: string): Promise<{ teacher: TestUser; page: Page }> {
  const teacher = await house.person({ role: 'TEACHER', package: 'INTERNATIONAL' });
  const { page } = await house.signedIn(teacher, address);
  return { teacher, page };
}

/** Chooses an entry of the first row's menu, twice. */
async function menuTwice(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Thao tác với/ })
    .first()
    .click();
  await doubleClick(page, page.getByRole('menuitem', { name, exact: true }));
}

test('a class', async () => {
  const { teacher, page } = await teacherAt('/classes');
  await page.getByRole('button', { name: 'Tạo lớp' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tên lớp' }).fill('9A7');
  await dialog.getByRole('textbox', { name: 'Mã lớp' }).fill('NHANH-9A7');
  await choose(dialog, 'Khối lớp', 'Lớp 9');
  await doubleClick(page, dialog.getByRole('button', { name: 'Tạo lớp' }));
  await page.getByRole('heading', { name: 'Lớp 9A7' }).waitFor();
  expect(await count('classes', 'owner_id', teacher)).toBe(1);
});

test('a learner, by the mouse and by a key', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const teacher = await house.withPassword(school.teacher);
  const { page } = await house.signedIn(teacher, `/classes/${school.classId}`);
  await page.getByRole('button', { name: 'Thêm học sinh' }).first().click();
  await page.getByRole('menuitem', { name: 'Thêm từng em' }).click();
  const dialog = page.getByRole('dialog');
  const [last, first] = [
    dialog.getByRole('textbox', { name: 'Họ và tên đệm' }),
    dialog.getByRole('textbox', { name: 'Tên', exact: true }),
  ];
  const add = dialog.getByRole('button', { name: 'Thêm học sinh' });
  await last.fill('Lê Hoài');
  await first.fill('An');
  await doubleClick(page, add);
  await page.getByText('Đã thêm Lê Hoài An').waitFor();
  expect(await count('managed_students', 'teacher_id', teacher)).toBe(1);
  await page.getByRole('button', { name: 'Thêm em khác' }).click();
  await last.fill('Lê Hoài');
  await first.fill('Bình');
  await pressTwice(page, add);
  await page.getByText('Đã thêm Lê Hoài Bình').waitFor();
  expect(await count('managed_students', 'teacher_id', teacher)).toBe(2);
});

test('a study group and a test assigned to it', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  await school.student({ firstName: 'An', lastName: 'Lê Hoài' });
  const teacher = await house.withPassword(school.teacher);
  const { page } = await house.signedIn(teacher, `/classes/${school.classId}?tab=groups`);
  await page.getByRole('button', { name: 'Tạo nhóm' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tên nhóm' }).fill('Nhóm A');
  await choose(dialog, 'Học sinh trong nhóm', /Lê Hoài An/);
  await page.keyboard.press('Escape');
  await doubleClick(page, dialog.getByRole('button', { name: 'Lưu' }));
  await page.getByRole('heading', { name: 'Nhóm A' }).waitFor();
  expect(await count('study_groups', 'owner_id', teacher)).toBe(1);

  const before = await count('assignments', 'owner_id', teacher);
  await page.getByRole('button', { name: 'Giao bài cho nhóm' }).click();
  await pick(dialog, 'Đề hệ thống');
  await dialog.getByRole('combobox', { name: 'Đề', exact: true }).click();
  await page.getByRole('option').first().click();
  await dialog.getByText('Đây là đề hệ thống').waitFor();
  await pressTwice(page, dialog.getByRole('button', { name: 'Giao bài' }));
  await page.getByText('Đã giao bài cho 1 nhóm').waitFor();
  expect(await count('assignments', 'owner_id', teacher)).toBe(before + 1);
});

test('copies of a question, a format and a test', async () => {
  const { teacher, page } = await teacherAt('/questions');
  await menuTwice(page, 'Sao chép về kho của tôi');
  await expect.poll(() => count('questions', 'owner_id', teacher), { timeout: 20_000 }).toBe(1);
  await page.goto('/unit-test-templates');
  await menuTwice(page, 'Sao chép');
  await page.waitForURL(/templates\/[0-9a-f-]{36}|create/);
  expect(await count('formats', 'owner_id', teacher)).toBe(1);
  await page.goto('/unit-test');
  await menuTwice(page, 'Sao chép');
  await expect.poll(() => count('exams', 'owner_id', teacher), { timeout: 20_000 }).toBe(1);
  expect(await count('questions', 'owner_id', teacher)).toBe(1);
});

test('the gift, and the start of a test of it', async () => {
  const learner = await house.person({ role: 'STUDENT', firstName: 'My', lastName: 'Nguyễn Hà' });
  const { page } = await house.device(1280, { gift: true });
  await enter(page, house.product.origin, emailOf(learner));
  await page.goto('/home');
  const gift = page.getByRole('dialog', { name: /^Chào mừng My, tặng em 10 đề/ });
  await tick(gift.getByRole('radio', { name: 'Lớp 9', exact: true }));
  await doubleClick(page, gift.getByRole('button', { name: 'Nhận 10 đề lớp 9' }));
  await page.waitForURL(/\/unit-test\/mine/);
  expect(await count('exam_grants', 'user_id', learner)).toBe(10);
  const failures = await page.getByText('Nhận đề thi không thành công').count();
  expect(failures, 'no failure is shown for the second click').toBe(0);
  await page
    .getByRole('button', { name: /^Vào làm: / })
    .first()
    .click();
  await pressTwice(page, page.getByRole('dialog').getByRole('button', { name: 'Bắt đầu' }));
  // Both clicks open the attempt, and the second navigation interrupts the first.
  await expect.poll(() => page.url(), { timeout: 20_000 }).toMatch(/\/practice\/[0-9a-f-]+$/);
  expect(await count('attempts', 'student_id', learner)).toBe(1);
});

test('an order', async () => {
  const teacher = await house.person({ role: 'TEACHER', package: 'TRIAL' });
  const { page } = await house.signedIn(teacher, '/payment?type=upgrade&feature=create-exams', 390);
  await page.getByRole('radio', { name: 'Cơ bản 216.000' }).check();
  await doubleClick(page, page.getByRole('button', { name: 'Thanh toán 216.000' }));
  await page.waitForURL(/vnpay|\/payment\/results/);
  expect(await count('orders', 'user_id', teacher)).toBe(1);
});

test('the step to the next learner to mark: nobody is skipped', async () => {
  const { origin } = house.product;
  const school = await house.schoolWith({ codes: ['EW1'] });
  for (const firstName of ['An', 'Bình', 'Chi']) {
    const pupil = await house.withPassword(await school.student({ firstName }));
    const { page } = await house.signedIn(pupil, '/assigned-unit-test', 360);
    const post = async (path: string, data: object) => {
      const reply = await page.request.post(`${origin}/api${path}`, { data, headers: { origin } });
      return ((await reply.json()) as { data: { id: string } }).data;
    };
    const { id: attemptId } = await post(`/student/unit-tests-assigned/${school.assignmentId}/start`, {});
    const entries = [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.EW1.responses.right }];
    await post('/itf/unit-tests-result/submit', { attemptId, clientId: 'the-only-client', entries });
  }
  const handedIn = () =>
    house.db.selectFrom('attempts').select('status').where('assignment_id', '=', school.assignmentId).execute();
  await expect.poll(handedIn).toEqual(Array(3).fill({ status: 'SCORED' }));
  const teacher = await house.withPassword(school.teacher);
  const { page } = await house.signedIn(teacher, `/learning/${school.assignmentId}/marking`);
  await page.getByText('1/3', { exact: true }).waitFor();
  const next = page.getByRole('button', { name: 'Lưu, bài tiếp' });
  // Without anything to save the next learner is on show before the second click; with a mark it is still being saved.
  await doubleClick(page, next);
  await page.getByText('2/3', { exact: true }).waitFor();
  await page.keyboard.press('1');
  await doubleClick(page, next);
  await page.getByText('3/3', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Chi' }).waitFor();
});

test('an address of the calendar', async () => {
  const { teacher, page } = await teacherAt('/test-schedule');
  await page.getByRole('button', { name: 'Thêm vào lịch điện thoại' }).click();
  const dialog = page.getByRole('dialog');
  await pressTwice(page, dialog.getByRole('button', { name: 'Tạo địa chỉ' }));
  await confirmWho(page);
  await dialog.getByRole('button', { name: 'Sao chép địa chỉ' }).waitFor();
  expect(await count('calendar_feeds', 'user_id', teacher)).toBe(1);
});

test('codes of an admin', async () => {
  const admin = await house.person({ role: 'ADMIN' });
  const { page } = await house.signedIn(admin, '/manage/active-codes');
  const codes = async () => (await house.db.selectFrom('activation_codes').select('id').execute()).length;
  const before = await codes();
  await page.getByRole('button', { name: 'Tạo mã' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Tên đợt').fill('Hội thảo');
  await form.getByLabel('Số mã').fill('2');
  const file = page.waitForEvent('download');
  await pressTwice(page, form.getByRole('button', { name: 'Tạo và tải về' }));
  await file;
  expect(await codes()).toBe(before + 2);
});
