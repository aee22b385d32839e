/**
 * A learner opens the class's link, asks to join, is accepted and can take the test at once: seen on a desktop and on a
 * phone.
 */
import { expect, test } from 'vitest';
import { accounts, emailOf } from '../harness/accounts.ts';
import { confirmWho, signIn } from '../harness/steps.ts';

const house = accounts();

test('a learner asks by the link of the class, the teacher accepts, and the test opens at once', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const { code } = await house.db
    .selectFrom('classes')
    .select('code')
    .where('id', '=', school.classId)
    .executeTakeFirstOrThrow();
  const learner = await house.person({ role: 'STUDENT', firstName: 'My', lastName: 'Nguyễn Hà' });
  const other = await house.person({ role: 'STUDENT', firstName: 'Khánh', lastName: 'Trần Quốc' });

  // Signing in returns to the page of the link.
  const asking = await house.device(360);
  await asking.page.goto(`/join/${code}`);
  await asking.page.waitForURL(/\/login\?/);
  await signIn(asking.page, emailOf(learner));
  await asking.page.getByText('Nguyễn Thu Hà', { exact: false }).waitFor();
  await asking.page.getByRole('button', { name: 'Xin vào lớp', exact: true }).click();
  await asking.page.getByText('Em đã xin vào lớp này').waitFor();
  await asking.lookAround('asked on a phone');
  await asking.fits('asked on a phone');

  // Nobody has told this one where to go: the empty home page leads to the code.
  const second = await house.signedIn(other, '/home', 360);
  await second.page.getByText('Em chưa ở lớp nào').waitFor();
  await second.lookAround('home without a class');
  await second.page.getByRole('link', { name: 'Được giao' }).click();
  await second.page.getByText('Chưa có bài nào').waitFor();
  await second.page.getByRole('link', { name: 'Nhập mã lớp' }).waitFor();
  await second.page.getByRole('link', { name: 'Trang chủ', exact: true }).click();
  await second.page.getByRole('link', { name: 'Nhập mã lớp' }).click();
  await second.page.getByRole('textbox', { name: 'Mã lớp' }).fill('khong-co-lop');
  await second.page.getByRole('button', { name: 'Tìm lớp' }).click();
  await second.page.getByText('Không tìm thấy lớp', { exact: false }).waitFor();
  await second.page.getByRole('textbox', { name: 'Mã lớp' }).fill(code.toLowerCase());
  await second.page.getByRole('button', { name: 'Tìm lớp' }).click();
  await second.page.getByRole('button', { name: 'Xin vào lớp', exact: true }).click();
  await second.page.getByText('Em đã xin vào lớp này').waitFor();

  const teacher = await house.withPassword(school.teacher);
  const { page, lookAround, fits } = await house.signedIn(teacher, `/classes/${school.classId}?tab=requests`);
  await page.getByText('2 em xin vào lớp').waitFor();
  await page.getByRole('img', { name: 'Mã QR vào lớp 9A1' }).waitFor();
  await lookAround('requests');
  await page.getByRole('button', { name: 'Từ chối' }).nth(1).click();
  await page.getByRole('button', { name: 'Gửi và từ chối' }).click();
  await page.getByText('Viết lý do để em biết cần làm gì.').waitFor();
  await page.getByRole('textbox', { name: 'Vì sao từ chối?' }).fill('Em học lớp 9A2.');
  await lookAround('a reason');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('requests on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Gửi và từ chối' }).click();
  await page.getByText('1 em xin vào lớp').waitFor();
  await page.getByRole('button', { name: 'Nhận 1 em' }).click();
  await page.getByText('Chưa có ai xin vào lớp').waitFor();
  await page.getByText('Đã trả lời').waitFor();

  await second.page.reload();
  await second.page.getByText('Lý do: Em học lớp 9A2.').waitFor();
  await second.lookAround('refused');

  // Only the learner can change name and birthday, so the first editable field gets the focus.
  await page.getByRole('tab', { name: /^Học sinh/ }).click();
  await page.getByRole('button', { name: 'Thao tác với Nguyễn Hà My' }).click();
  await page.getByRole('menuitem', { name: 'Sửa thông tin' }).click();
  const editing = page.getByRole('dialog', { name: 'Sửa thông tin học sinh' });
  const openField = editing.getByRole('textbox', { name: 'Mã học sinh' });
  await expect.poll(() => openField.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await editing.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Lịch' }).click();
  await page.getByRole('link', { name: /Kiểm tra giữa kỳ/ }).waitFor();
  await lookAround('the schedule of a class');
  // The last evening of next week is in the future, whatever day this runs on.
  await page.getByRole('button', { name: 'Tuần sau' }).click();
  const slot = page.getByRole('button', { name: /^Giao bài vào buổi Tối, Chủ nhật/ });
  const day = (await slot.getAttribute('aria-label'))!.slice(-10);
  await slot.focus();
  await page.keyboard.press('Enter');
  const giving = page.getByRole('dialog', { name: 'Giao bài' });
  await expect.poll(() => giving.getByRole('textbox', { name: 'Ngày mở' }).inputValue()).toBe(day);
  expect(await giving.getByRole('textbox', { name: 'Giờ mở' }).inputValue()).toBe('18:00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tuần này' }).click();
  await page.getByRole('button', { name: 'Thêm vào lịch điện thoại' }).click();
  await page.getByRole('button', { name: 'Tạo địa chỉ' }).click();
  await confirmWho(page);
  await page.getByText('/api/itf/calendar.ics?key=').waitFor();
  await asking.page.goto('/test-schedule');
  await asking.page
    .getByRole('link', { name: /Kiểm tra giữa kỳ/ })
    .first()
    .waitFor();
  await asking.lookAround('the schedule on a phone');
  await asking.fits('the schedule on a phone');
  await asking.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await asking.page.getByRole('button', { name: /Bắt đầu/ }).click();
  await asking.page.getByRole('button', { name: 'Nộp bài' }).first().waitFor();
  expect(
    await house.db.selectFrom('attempts').select('status').where('student_id', '=', learner.id).execute(),
  ).toMatchObject([{ status: 'RUNNING' }]);
});

test('a learner with an account is invited and decides', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const learner = await house.person({ role: 'STUDENT', firstName: 'Vy', lastName: 'Phùng Thảo' });
  const teacher = await house.withPassword(school.teacher);
  const { page } = await house.signedIn(teacher, `/classes/${school.classId}?tab=requests`);
  await page.getByRole('textbox', { name: /Số điện thoại, email/ }).fill(emailOf(learner));
  await page.getByRole('button', { name: 'Gửi lời mời' }).click();
  await page.getByText('Chờ trả lời').waitFor();

  const invited = await house.signedIn(learner, '/join');
  await expect
    .poll(
      async () => {
        await invited.page.reload();
        await invited.page.getByRole('heading', { name: 'Xin vào lớp' }).waitFor();
        return invited.page.getByText('mời em vào lớp').count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await invited.lookAround('invited');
  await invited.page.getByRole('button', { name: 'Vào lớp', exact: true }).click();
  await invited.page.getByRole('link', { name: '9A1' }).waitFor();
  await page.reload();
  await page.getByText('Đã vào lớp').waitFor();
});
