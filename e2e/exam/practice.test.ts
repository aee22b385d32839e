/**
 * A learner's own practice on a phone: the gift, one of its tests with an explanation after each answer, the result,
 * and wrong answers practised again; the carp of grades 1 to 5.
 */
import { expect, test } from 'vitest';
import { accounts, emailOf } from '../harness/accounts.ts';
import { expectNothingUnderTheBar } from '../harness/keyboard.ts';
import { enter, tick } from '../harness/steps.ts';

const house = accounts();

test('a learner gets the gift, practises a test of it and then the wrong answers', async () => {
  const learner = await house.person({ role: 'STUDENT', firstName: 'My', lastName: 'Nguyễn Hà' });
  await house.db.deleteFrom('gift_exams').where('grade_id', '=', 'G2').execute();
  const { page, lookAround, fits } = await house.device(360, { gift: true, touch: true });
  await enter(page, house.product.origin, emailOf(learner));
  // The dialog of the gift does not cover the result of a payment.
  await page.goto(`/payment/results?order=${crypto.randomUUID()}`);
  await page.getByRole('main').getByText(/\S/).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/home');

  const gift = page.getByRole('dialog', { name: /^Chào mừng My, tặng em 10 đề/ });
  await gift.waitFor();
  // Put off, the gift stays where a received one is.
  await gift.getByRole('button', { name: 'Để sau' }).click();
  await gift.waitFor({ state: 'detached' });
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Xem và nhận quà' }).click();
  await gift.waitFor();
  const claim = gift.getByRole('button', { name: 'Chọn lớp để nhận quà' });
  expect(await claim.getAttribute('aria-disabled')).toBe('true');
  expect(await gift.getByRole('radio', { name: 'Lớp 2, chưa có đề' }).isDisabled()).toBe(true);
  await tick(gift.getByRole('radio', { name: 'Lớp 9', exact: true }));
  await gift.getByText('10 đề của lớp 9').waitFor();
  await lookAround('the gift');
  // A claim that fails shows an error, and the chosen grade stays.
  const refusal = { result: false, code: 'GIFT_GRADE_EMPTY', message: '', requestId: 'x' };
  await page.route('**/api/student', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await gift.getByRole('button', { name: 'Nhận 10 đề lớp 9' }).click();
  await page.getByText('Nhận đề thi không thành công').waitFor();
  await gift.getByRole('button', { name: 'Nhận 10 đề lớp 9' }).click();
  await page.getByText('Nhận đề thi thành công').waitFor();
  await page.waitForURL((url) => url.pathname === '/unit-test/mine' && Number(url.searchParams.get('t')) > 0);
  await page
    .getByRole('button', { name: /^Vào làm: / })
    .nth(9)
    .waitFor();
  await fits('own tests');
  await lookAround('own tests');
  await expectNothingUnderTheBar(page, 24);

  await page.getByRole('searchbox').or(page.getByPlaceholder('Tìm tên đề')).first().fill('nang luc 9 ngu phap');
  const one = page.getByRole('button', { name: /^Vào làm: Đánh giá năng lực 9 – ngữ pháp/ });
  await page.waitForURL(/search=/);
  await one.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Đề này đã là của em', { exact: false }).waitFor();
  await lookAround('before the start');
  await dialog.getByRole('button', { name: 'Bắt đầu' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+$/);

  // Any of them.
  const check = page.getByRole('button', { name: /^Kiểm tra câu này/ }).first();
  await check.waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  // Any option will do.
  await tick(page.getByRole('radiogroup', { name: 'Các phương án của câu 1' }).getByRole('radio').first());
  // The button of a later question may be there before that of this one.
  await page.getByRole('button', { name: 'Kiểm tra câu này: 1', exact: true }).click();
  const result = page.getByRole('region', { name: /^Kết quả câu/ });
  await result.getByText('Vì sao?').waitFor();
  // It stands below the question: whoever pressed the button sees it, and goes on from it.
  await expect
    .poll(() =>
      result.evaluate((shown) =>
        shown === document.activeElement ? shown.getBoundingClientRect().top : Number.POSITIVE_INFINITY,
      ),
    )
    .toBeLessThan(600);

  // The answers survive closing the page.
  await page.goto('/practice');
  await page.getByRole('button', { name: /^Làm tiếp: / }).click();
  await check.waitFor();
  await page
    .getByRole('button', { name: 'Mở danh sách câu', exact: false })
    .or(page.getByRole('button', { name: /1\/15/ }))
    .first()
    .waitFor();
  for (;;) {
    const submit = page.getByRole('button', { name: 'Nộp bài' });
    if (await submit.isVisible()) {
      await submit.click();
      break;
    }
    await page.getByRole('button', { name: 'Tiếp' }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('button', { name: 'Luyện lại câu sai' }).waitFor();
  await lookAround('how it came out');
  await fits('how it came out');
  await page.getByRole('button', { name: 'Luyện lại câu sai' }).click();
  await check.waitFor();

  await page.goto('/practice');
  await page.getByText('còn 10 lượt').waitFor();
  await page.getByText('1/10 đề').waitFor();
  await fits('practice');
  await lookAround('practice');
});

test('adaptive practice adds a question after each answer, and an owned test is downloaded', async () => {
  const learner = await house.person({ role: 'STUDENT', firstName: 'Vy', lastName: 'Đỗ Khánh' });
  const { page, lookAround, fits } = await house.signedIn(learner, '/unit-test?subject=ENGLISH', 360);
  await page.getByPlaceholder('Tìm tên đề').first().fill('nang luc 9 ngu phap');
  await page.waitForURL(/search=/);
  await page
    .getByRole('button', { name: /^Vào làm: Đánh giá năng lực 9 – ngữ pháp/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Thứ tự câu hỏi' }).click();
  await page.getByRole('option', { name: 'Theo sức của em' }).click();
  await dialog.getByText('Mỗi lần một câu', { exact: false }).waitFor();
  await lookAround('orders of practice');
  await dialog.getByRole('button', { name: 'Bắt đầu' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+$/);
  const questions = page.getByRole('main').getByRole('radiogroup');
  await page.getByRole('button', { name: /^Kiểm tra câu này: 1$/ }).waitFor();
  expect(await questions.count()).toBe(1);
  // Handed in once nothing is left to ask; before that only from the menu.
  expect(await page.getByRole('button', { name: 'Nộp bài', exact: true }).count()).toBe(0);
  await tick(questions.first().getByRole('radio').first());
  await page.getByRole('button', { name: /^Kiểm tra câu này: 1$/ }).click();
  await page.getByRole('button', { name: 'Câu tiếp theo' }).click();
  // Opened anew at the question that was added.
  await page.getByRole('button', { name: /^Kiểm tra câu này: 2$/ }).waitFor();
  await fits('adaptive practice');

  await page.goto('/unit-test/mine');
  await page.getByText('Đang làm dở, 1/15').waitFor();
  await page
    .getByRole('button', { name: /^Tải đề: / })
    .first()
    .click();
  await dialog.getByText('Em còn tải được 5/5 đề.').waitFor();
  await lookAround('a test as a file');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Tải đề (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Đề .+\.pdf$/);
  await dialog.getByText('Đề này em đã tải', { exact: false }).waitFor();
});

test('a package without remaining tests leads to the plans', async () => {
  const learner = await house.person({ role: 'STUDENT', firstName: 'Bảo', lastName: 'Trần' });
  await house.db
    .insertInto('memberships')
    .values({
      id: learner.id,
      user_id: learner.id,
      package_code: 'BEAT_FREE_EXAM',
      starts_at: new Date(Date.now() - 1000),
      uses_total: 10,
      uses_left: 0,
      source: 'GRANT',
      created_at: new Date(),
    })
    .execute();
  const { page, lookAround } = await house.signedIn(learner, '/unit-test', 360);
  await page
    .getByRole('button', { name: /^Vào làm: / })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Gói của em đã hết lượt').waitFor();
  await lookAround('no tests left');
  await page.getByRole('link', { name: 'Xem các gói' }).click();
  await page.waitForURL(/\/payment\?type=upgrade&reason=uses/);
});

test('a teacher sends a practice link; anyone who opens it sees the start screen, and a student takes the test', async () => {
  const teacher = await house.person({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà', lastName: 'Trần Thu' });
  const learner = await house.person({ role: 'STUDENT', firstName: 'Lan', lastName: 'Lê' });
  // A practice test: those for exams have no link.
  const sending = await house.signedIn(teacher, '/unit-test?type=9');
  // Sample tests beyond the package are in the list too, in no certain place.
  await sending.page
    .getByRole('row')
    .filter({ has: sending.page.getByRole('button', { name: 'Giao bài' }) })
    .first()
    .getByRole('button', { name: /^Thao tác với/ })
    .click();
  await sending.page.getByRole('menuitem', { name: 'Gửi đường dẫn luyện tập' }).click();
  const dialog = sending.page.getByRole('dialog', { name: /^Đường dẫn luyện tập/ });
  await dialog.getByRole('img', { name: /^Mã QR/ }).waitFor();
  await sending.lookAround('a practice link');
  await dialog.getByRole('button', { name: 'Gửi đường dẫn' }).waitFor();
  const path = new URL((await dialog.locator('code').textContent())!).pathname;

  const { page, lookAround, fits } = await house.device(360, { touch: true });
  await page.goto(path);
  await page.getByRole('link', { name: 'Đăng nhập để làm bài' }).waitFor();
  await lookAround('a link without a session');
  await fits('a link without a session');
  await page.goto(`${path.slice(0, -4)}AAAA`);
  await page.getByText('Đường dẫn không dùng được').waitFor();
  expect(await page.getByRole('button', { name: 'Thử lại' }).count()).toBe(0);
  await enter(page, house.product.origin, emailOf(learner));
  await page.goto(path);
  await page.getByRole('button', { name: 'Bắt đầu' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+$/);
  await page.getByRole('timer').waitFor();
});

test('a pupil of grade 3 lights a scale with each answer; the carp leaps once the paper is in', async () => {
  const school = await house.schoolWith({
    codes: ['MC1', 'MC1'],
    gradeId: 'G3',
    reviewOpen: 'FREE',
    reviewAfter: 'FREE',
  });
  const pupil = await house.withPassword(await school.student({ firstName: 'Khánh An', lastName: 'Vũ' }));
  const { page, lookAround } = await house.signedIn(pupil, `/assigned-unit-test/${school.assignmentId}`, 390);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await page.getByRole('img', { name: '0 trên 2 câu đã trả lời' }).waitFor();
  // Whichever option: the carp does not know which is right.
  await page.getByRole('radio').first().press('Space');
  await page.getByRole('img', { name: '1 trên 2 câu đã trả lời' }).waitFor();
  await lookAround('the carp');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('img', { name: /câu đã trả lời$/ }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Mở trình đơn bài thi' }).click();
  await page.getByRole('button', { name: 'Trợ giúp' }).click();
  const help = page.getByRole('dialog').filter({ hasText: 'Hiện cá vượt Vũ Môn' });
  await help.getByText('Hiện cá vượt Vũ Môn').click();
  await page.keyboard.press('Escape');
  await page.getByRole('img', { name: /câu đã trả lời$/ }).waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.removeItem('player-settings'));
  await page.getByRole('button', { name: 'Mở trình đơn bài thi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog', { name: 'Nộp bài bây giờ?' }).getByRole('button', { name: 'Nộp bài' }).click();
  const leap = page.getByRole('region', { name: 'Khánh An đã vượt Vũ Môn' });
  await leap.getByText('1 ngày').waitFor();
  expect(await page.getByText(/trung bình lớp/).count()).toBe(0);
  await lookAround('the leap');
});
