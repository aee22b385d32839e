/**
 * Study groups, settings of an assignment, a teacher's actions on one attempt, and practice: seen by teacher and
 * learner.
 */
import { expect, test } from 'vitest';
import { accounts } from '../harness/accounts.ts';
import { choose, pick, tick } from '../harness/steps.ts';

const house = accounts();
test('a teacher creates a group and assigns it a test for practice, with its settings', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  await school.student({ firstName: 'An', lastName: 'Lê Hoài' });
  await school.student({ firstName: 'Bình', lastName: 'Phạm Thanh' });
  const teacher = await house.withPassword(school.teacher);
  const { page, lookAround, fits } = await house.signedIn(teacher, `/classes/${school.classId}?tab=groups`);
  await page.getByText('Lớp chưa có nhóm').waitFor();
  await page.getByRole('button', { name: 'Tạo nhóm' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tên nhóm' }).fill('Nhóm A');
  await choose(dialog, 'Học sinh trong nhóm', /Lê Hoài An/);
  await page.keyboard.press('Escape');
  await lookAround('a new group');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('heading', { name: 'Nhóm A' }).waitFor();
  await page.getByRole('region', { name: 'Chưa có nhóm' }).getByText('Phạm Thanh Bình').waitFor();
  await lookAround('groups');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('groups on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.getByRole('button', { name: 'Giao bài cho nhóm' }).click();
  await pick(dialog, 'Đề hệ thống');
  await dialog.getByRole('combobox', { name: 'Đề', exact: true }).click();
  await page.getByRole('option').first().click();
  await dialog.getByText('Đây là đề hệ thống').waitFor();
  await pick(dialog, 'Luyện tập');
  await dialog.getByText('Thiết lập khác:').click();
  await dialog.getByRole('checkbox', { name: /^Trộn thứ tự câu hỏi/ }).check();
  await lookAround('settings of practice');
  await pick(dialog, 'Kiểm tra');
  await dialog.getByRole('textbox', { name: 'Số lần được làm' }).fill('3');
  await choose(dialog, 'Điểm được tính', 'Lần làm cuối');
  // What opens everything opens no key while the test is open, and says so.
  await choose(dialog, 'Khi bài còn mở, học sinh xem được', 'Điểm, đáp án và lời giải');
  await dialog.getByText('các em chỉ xem được câu đúng, sai').waitFor();
  await choose(dialog, 'Khi bài còn mở, học sinh xem được', 'Chưa xem gì');
  await choose(dialog, 'Khi bài đã kết thúc, học sinh xem được', 'Điểm, câu đúng và câu sai');
  await lookAround('settings of a test');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('settings on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await dialog.getByRole('button', { name: 'Giao bài' }).click();
  await page.getByText('Đã giao bài cho 1 nhóm').waitFor();
  const made = await house.db
    .selectFrom('assignments')
    .selectAll()
    .where('owner_id', '=', teacher.id)
    .where('target', '=', 'GROUP')
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({
    mode: 'TEST',
    attempts_allowed: 3,
    counting: 'LAST',
    shuffle_questions: true,
    review_open: 'OFF',
    review_after: 'REVIEW',
  });
});

test('a typed day or time is understood, or stays with what is wrong', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const teacher = await house.withPassword(school.teacher);
  const { page } = await house.signedIn(teacher, `/classes/${school.classId}`);
  await page.getByRole('button', { name: 'Giao bài' }).first().click();
  const dialog = page.getByRole('dialog');
  const [endDay, endTime] = ['Ngày kết thúc', 'Giờ kết thúc'].map((name) => dialog.getByRole('textbox', { name })) as [
    ReturnType<typeof dialog.getByRole>,
    ReturnType<typeof dialog.getByRole>,
  ];
  await endDay.fill('29112030');
  await dialog.getByText('Thứ Sáu, 29/11/2030').waitFor();
  await endDay.press('Tab');
  expect(await endDay.inputValue()).toBe('29/11/2030');
  await endTime.fill('7 giờ 30');
  await dialog.getByRole('status').getByText('07:30').waitFor();
  await endTime.press('Tab');
  expect(await endTime.inputValue()).toBe('07:30');
  // The end follows the start until it is set by hand; a start that is changed later does not move it.
  await dialog.getByRole('textbox', { name: 'Giờ mở' }).fill('645');
  expect(await endDay.inputValue()).toBe('29/11/2030');

  await endDay.fill('31/11/2030');
  await endDay.press('Tab');
  await dialog.getByText('Không có ngày “31/11/2030”').waitFor();
  expect(await endDay.inputValue()).toBe('31/11/2030');
  await endTime.fill('25h');
  await endTime.press('Tab');
  await dialog.getByText('Không có giờ “25h”').waitFor();
  expect(await endTime.inputValue()).toBe('25h');
  expect(await endDay.inputValue()).toBe('31/11/2030');
});

test('stopping a clock and resuming it show in the learner’s open page; a collected attempt leaves the next one', async () => {
  const school = await house.schoolWith({ codes: ['MC1', 'TF1'], minutes: 30, attemptsAllowed: 2 });
  const student = await house.withPassword(await school.student({ firstName: 'An', lastName: 'Lê Hoài' }));
  const teacher = await house.withPassword(school.teacher);
  const address = `/assigned-unit-test/${school.assignmentId}`;
  const [left, right] = await Promise.all([
    house.signedIn(student, address, 360),
    house.signedIn(teacher, `/learning/${school.assignmentId}`),
  ]);
  await left.page.getByText('Đây là lần làm 1 trong 2 lần. Tính lần cao điểm nhất.').waitFor();
  await left.lookAround('start of one of two attempts');
  await left.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const question = left.page.locator('[data-question]').first();
  await question.waitFor();

  await right.page.getByRole('button', { name: 'Thời gian và bài của Lê Hoài An' }).click();
  const dialog = right.page.getByRole('dialog', { name: 'Lê Hoài An' });
  await dialog.getByText(/^Đang làm/).waitFor();
  await right.lookAround('what can be done to an attempt');
  await dialog.getByRole('button', { name: 'Dừng đồng hồ' }).click();
  await left.page.getByRole('heading', { name: 'Thầy cô đang dừng đồng hồ của em' }).waitFor();
  await question.waitFor({ state: 'detached' });
  await left.lookAround('a stopped clock');
  await dialog.getByRole('button', { name: 'Cho chạy lại' }).click();
  await question.waitFor();
  await dialog.getByRole('button', { name: /^Thêm 5 phút/ }).click();
  await dialog.getByText('Thêm 5 phút', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Thu bài em này' }).click();
  await right.page
    .getByRole('dialog', { name: 'Thu bài của Lê Hoài An?' })
    .getByRole('button', { name: 'Thu bài em này' })
    .click();
  await right.page.getByText('Đã thu bài của Lê Hoài An').waitFor();

  const again = left.page.getByRole('link', { name: 'Làm lần 2' });
  await again.waitFor();
  await left.lookAround('one attempt is left');
  await again.click();
  await left.page.getByText('Đây là lần làm 2 trong 2 lần.').waitFor();
  await left.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await left.page.getByRole('button', { name: 'Nộp bài' }).click();
  await left.page.getByRole('dialog', { name: 'Nộp bài bây giờ?' }).getByRole('button', { name: 'Nộp bài' }).click();
  await left.page.getByRole('button', { name: 'Xem: Lần 2' }).click();
  await left.page.waitForURL((url) => url.searchParams.get('number') === '2');
  await left.fits('two attempts');
});

test('practice checks an answer and shows its key, without a clock', async () => {
  const school = await house.schoolWith({ codes: ['MC1'], mode: 'PRACTICE', minutes: null, attemptsAllowed: null });
  const student = await house.withPassword(await school.student({}));
  const { page, lookAround } = await house.signedIn(student, `/assigned-unit-test/${school.assignmentId}`, 360);
  await page.getByText(/^Đây là bài luyện tập/).waitFor();
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const check = page.getByRole('button', { name: 'Kiểm tra câu này: 1', exact: true });
  await check.waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  // Any option will do.
  await tick(page.getByRole('radiogroup', { name: 'Các phương án của câu 1' }).getByRole('radio').first());
  await check.click();
  const result = page.getByRole('region', { name: /^Kết quả câu/ }).first();
  await result.getByText('Vì sao?').first().waitFor();
  await lookAround('a checked answer');
  // Its key is shown, so the answer stays as it was checked.
  expect(await page.getByRole('button', { name: /^Kiểm tra lại/ }).count()).toBe(0);
});

test('wrong answers are practised again once the keys are released', async () => {
  const school = await house.schoolWith({ codes: ['MC1', 'MC1'], minutes: 30 });
  const student = await house.withPassword(await school.student({}));
  const { page, lookAround } = await house.signedIn(student, `/assigned-unit-test/${school.assignmentId}`, 360);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByText(/^Nộp lúc/).waitFor();
  await house.db
    .updateTable('assignments')
    .set({ ends_at: new Date() })
    .where('id', '=', school.assignmentId)
    .execute();
  await page.goto('/practice');
  await page.getByRole('button', { name: /^Luyện lại câu sai/ }).waitFor();
  await lookAround('what can be practised');
  await page.getByRole('button', { name: /^Luyện lại câu sai/ }).click();
  const again = page.getByRole('dialog');
  await again.getByRole('combobox', { name: 'Thứ tự câu hỏi' }).click();
  // Adaptive practice chooses from the whole test.
  expect(await page.getByRole('option').allTextContents()).toEqual(['Theo đề', 'Từ dễ đến khó', 'Trộn ngẫu nhiên']);
  await page.getByRole('option', { name: 'Từ dễ đến khó' }).click();
  await lookAround('in which order');
  await page.keyboard.press('Escape');
  await again.waitFor({ state: 'detached' });
  // The weakest topic is the next task.
  await page.getByRole('heading', { name: 'Ôn lại: Ngữ pháp' }).waitFor();
  await page.getByRole('button', { name: 'Ôn 2 câu' }).click();
  await page
    .getByRole('button', { name: /^Kiểm tra câu này/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('link', { name: 'Luyện đề khác' }).waitFor();
  await lookAround('how practice came out');
});

test("the start page is shown before the player's code has loaded, and the app replaces it", async () => {
  const school = await house.schoolWith({ codes: ['MC1'], minutes: 30 });
  const student = await school.student({ firstName: 'Sớm' });
  const { page, fits } = await house.device(360);
  await page
    .context()
    .addCookies([
      { name: 'session', value: student.token, url: house.product.origin, httpOnly: true, sameSite: 'Lax' },
    ]);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/assigned-unit-test/${school.assignmentId}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Đồng hồ chạy từ lúc em bấm bắt đầu').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  release();
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('.start-page').count()).toBe(1);
  await fits('start page');
});

test('two devices gave different answers: both are shown with their letters, and the chosen one is kept', async () => {
  const school = await house.schoolWith({ codes: ['MC1'], minutes: 30 });
  const student = await school.student({ firstName: 'Hai' });
  const [phone, computer] = [await house.device(390), await house.device(1280)];
  for (const { context } of [phone, computer])
    await context.addCookies([
      { name: 'session', value: student.token, url: house.product.origin, httpOnly: true, sameSite: 'Lax' },
    ]);
  const option = (visitor: typeof phone, at: number) => visitor.page.locator(`[data-choose="${at}"] input`).first();
  await phone.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await phone.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await option(phone, 0).waitFor();
  await computer.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await computer.page.getByRole('button', { name: 'Làm tiếp' }).click();
  await option(computer, 0).waitFor();

  await phone.context.setOffline(true);
  await tick(option(phone, 0));
  await tick(option(computer, 1));
  const stored = async () =>
    (
      await house.db
        .selectFrom('attempt_answers')
        .innerJoin('attempts', 'attempts.id', 'attempt_answers.attempt_id')
        .where('attempts.student_id', '=', student.id)
        .where('disposition', '=', 'A' as never)
        .select('answer')
        .orderBy('entry', 'desc')
        .execute()
    ).map(({ answer }) => JSON.stringify(answer));
  await expect.poll(stored).toHaveLength(1);
  const [ofComputer] = await stored();
  await phone.context.setOffline(false);
  await phone.page.getByRole('button', { name: 'So sánh và chọn' }).click();
  const sheet = phone.page.getByRole('dialog');
  const sides = sheet.getByRole('group', { name: 'Câu 1' }).getByRole('radio');
  expect(await sides.count()).toBe(2);
  expect(await sheet.locator('label').allInnerTexts()).toEqual([
    expect.stringMatching(/^Máy này[^]*\nA\n/),
    expect.stringMatching(/^Máy tính[^]*\nB\n/),
  ]);
  await phone.lookAround('two answers');
  await sides.first().check();
  await sheet.getByRole('button', { name: /^Giữ/ }).click();
  await expect.poll(async () => (await stored())[0]).not.toBe(ofComputer);
  expect((await stored()).at(-1)).toBe(ofComputer);
});

test('events of an attempt are recorded where the assignment says so: the learner is informed, and rotating the phone is not recorded', async () => {
  const school = await house.schoolWith({ codes: ['MC1', 'EW1'], minutes: 30, record: true });
  const student = await school.student({ firstName: 'An', lastName: 'Lê Hoài' });
  const teacher = await house.withPassword(school.teacher);
  const [phone, room] = await Promise.all([
    house.device(390, { touch: true, height: 844 }),
    house.signedIn(teacher, `/learning/${school.assignmentId}/live`),
  ]);
  await phone.context.addCookies([
    { name: 'session', value: student.token, url: house.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  const { page } = phone;
  await page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await page.getByText(/^Bài này ghi lại việc rời trang/).waitFor();
  await phone.lookAround('start of a test that keeps a record');
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const told = page.getByText('Bài này có ghi diễn biến làm bài.');
  await told.click();
  await page.getByText(/^Được ghi lại: rời trang/).waitFor();
  await phone.lookAround('what is recorded');
  await told.click();

  const facts = async () => {
    const rows = await house.db
      .selectFrom('attempt_record')
      .innerJoin('attempts', 'attempts.id', 'attempt_record.attempt_id')
      .where('attempts.student_id', '=', student.id)
      .select(['kind', 'characters'])
      .orderBy('n')
      .execute();
    return rows.map(({ kind, characters }) => (characters === null ? kind : `${kind} ${characters}`));
  };
  await expect.poll(facts).toEqual(['DEVICE']);
  // None of these is an event: rotating, the on-screen keyboard, a system panel, another tab, browser events alone.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.setViewportSize({ width: 390, height: 844 });
  const other = await phone.context.newPage();
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'orientationchange', 'resize']) dispatchEvent(new Event(name));
    for (const name of ['freeze', 'selectionchange']) document.dispatchEvent(new Event(name));
  });

  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      // Whoever has not touched the page for 15 s may have a dark screen, which is no leaving: what comes before takes longer
      // than that on a busy machine.
      dispatchEvent(new Event('pointermove'));
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
      return performance.now();
    }, state);
  const since = await show('hidden');
  // Two seconds by the server's clock, which the page may correct meanwhile.
  await page.waitForFunction((from) => performance.now() - from > 4_000, since);
  await show('visible');
  await page.getByText(/^Vừa ghi: rời trang \d giây/).waitFor();
  const essay = page.locator('[data-question] textarea, [data-question] [contenteditable=true]').first();
  await essay.waitFor();
  const paste = (text: string) =>
    essay.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste('mười một ký');
  await page.getByText('Vừa ghi: dán 11 ký tự.').waitFor();
  await expect.poll(facts, { timeout: 15_000 }).toEqual(['DEVICE', 'LEFT', 'PASTED 11']);

  const tile = room.page.getByRole('button', { name: /^Lê Hoài An: đang làm.*ghi nhận 2 việc/ });
  await tile.waitFor();
  await tile.click();
  const panel = room.page.getByRole('region', { name: 'Lê Hoài An' });
  await panel.getByText(/^Rời trang \d giây$/).waitFor();
  await panel.getByText('Dán 11 ký tự').waitFor();
  await room.lookAround('one learner beside the room');
  await room.page.getByRole('banner').first().waitFor();
  await room.page.getByRole('main').getByRole('button', { name: 'Dừng đồng hồ' }).first().click();
  await room.page.getByRole('dialog').getByRole('button', { name: 'Dừng đồng hồ' }).click();
  await page.getByRole('heading', { name: 'Thầy cô đang dừng đồng hồ của em' }).waitFor();
  await room.page.getByRole('main').getByRole('button', { name: 'Cho chạy lại' }).first().click();
  await essay.waitFor();
  await panel.getByRole('button', { name: 'Đóng' }).click();
  await expect.poll(() => tile.evaluate((node) => node === document.activeElement)).toBe(true);
  await room.page.setViewportSize({ width: 360, height: 740 });
  await tile.click();
  await room.page.getByRole('dialog', { name: 'Lê Hoài An' }).getByText('Dán 11 ký tự').waitFor();
  await room.fits('one learner over the room on a phone');

  await page.getByRole('button', { name: 'Nộp bài' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByText('Dán 11 ký tự').waitFor();
  await phone.lookAround('a result with its record');
});

test('a class takes a test in a computer room: by room code and candidate number, paused and continued by the teacher', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const learners = [
    await school.student({ firstName: 'An', lastName: 'Lê Hoài' }),
    await school.student({ firstName: 'Bình', lastName: 'Phạm Thanh' }),
  ];
  await house.db
    .insertInto('managed_students')
    .values(learners.map(({ id }) => ({ teacher_id: school.teacher.id, student_id: id, created_at: new Date() })))
    .execute();
  const teacher = await house.withPassword(school.teacher);
  const { page, lookAround, fits } = await house.signedIn(teacher, '/exam-sessions');
  await page.getByText('Chưa có kỳ thi nào').waitFor();
  await page.getByRole('button', { name: 'Lập kỳ thi' }).last().click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: 'Tên kỳ thi' });
  await title.fill('Kiểm tra giữa kỳ I');
  // Escape does not drop what was entered without asking.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nhập tiếp' }).click();
  await page.getByText('Bỏ những gì vừa nhập?').waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('Kiểm tra giữa kỳ I');
  await choose(dialog, 'Lớp dự thi', /9A1/);
  await dialog.getByText('2 thí sinh, số báo danh 090001–090002').waitFor();
  const test = dialog.getByRole('combobox', { name: 'Đề thi' });
  await test.click();
  const tests = page.locator(`[id="${await test.getAttribute('aria-controls')}"]`);
  // Any test of the system will do; the teacher's own has rows in the database, but no questions to publish.
  await tests
    .getByRole('option')
    .filter({ hasNotText: /^Kiểm tra giữa kỳ$/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Phòng 1' }).fill('Phòng máy 1');
  await lookAround('the form of an exam session');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('the form of an exam session on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await dialog.getByRole('button', { name: 'Lập kỳ thi' }).click();
  await page.getByRole('heading', { name: 'Kiểm tra giữa kỳ I' }).waitFor();
  const { code } = await house.db
    .selectFrom('exam_rooms')
    .select('code')
    .where('owner_id', '=', teacher.id)
    .executeTakeFirstOrThrow();
  await page.getByRole('region', { name: 'Phòng thi', exact: true }).getByText(code).waitFor();
  const [minutesAgo, inHours] = [new Date(Date.now() - 60_000), new Date(Date.now() + 2 * 3_600_000)];
  await house.db
    .updateTable('assignments')
    .set({ starts_at: minutesAgo, ends_at: inHours })
    .where('owner_id', '=', teacher.id)
    .where('in_room', '=', true)
    .execute();
  await page.reload();

  // The rehearsal: the machine checks itself, and the teacher sees it.
  const machine = await house.device(360);
  await machine.page.goto(`/exam-room?code=${code}`);
  await machine.page.getByRole('button', { name: 'Kiểm tra máy trước ngày thi' }).click();
  await machine.page.getByRole('textbox', { name: 'Số máy' }).fill('2');
  await machine.page.getByRole('button', { name: 'Bắt đầu kiểm tra' }).click();
  await machine.page.getByRole('button', { name: 'Nghe thử' }).click();
  await machine.page.getByRole('button', { name: 'Có nghe thấy' }).click();
  await machine.page.getByText('Máy 02, Phòng máy 1: sẵn sàng.').waitFor();
  await machine.lookAround('what the check of a machine found');
  await page.getByText('1/24 máy sẵn sàng').waitFor();
  await machine.page.getByRole('button', { name: 'Về trang vào phòng' }).click();
  await machine.page.getByRole('textbox', { name: 'Số báo danh' }).fill('090009');
  await machine.page.getByRole('button', { name: 'Tiếp tục' }).click();
  await machine.page.getByText('Mã phòng và số báo danh không khớp').waitFor();
  await machine.page.getByRole('textbox', { name: 'Số báo danh' }).fill('09 0002');
  await machine.page.getByRole('button', { name: 'Tiếp tục' }).click();
  await machine.page.getByRole('heading', { name: 'Em là Phạm Thanh Bình?' }).waitFor();
  await machine.lookAround('the candidate sees the own name');
  await machine.page.getByRole('button', { name: 'Đúng, vào làm bài' }).click();
  await machine.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  // A pause before it would find nobody whose clock runs.
  await machine.page.getByRole('timer').waitFor();

  await page.getByRole('button', { name: 'Tạm dừng phòng 01' }).click();
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('mất điện');
  await dialog.getByRole('button', { name: 'Tạm dừng' }).click();
  await page.getByText('Đã dừng đồng hồ của 1 thí sinh.').waitFor();
  await machine.page.getByText('Thầy cô đang dừng đồng hồ của em').waitFor();
  await lookAround('an exam session with a room that is paused');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('an exam session on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Cho thi tiếp phòng 01' }).click();
  await dialog.getByRole('button', { name: 'Cho thi tiếp' }).click();
  await page.getByText('1 thí sinh thi tiếp').waitFor();
  await page.getByText('Phòng tạm dừng: mất điện').waitFor();
});
