/** An operator keeps the series and makes a banner; sales answers what a visitor writes. */
import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';
import { drag, swipe } from '../types/input.ts';

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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a series is added, found without diacritics, changed, and its last change is taken back', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/series');
  const table = page.getByRole('table', { name: 'Bộ sách' });
  await table.getByRole('row').nth(1).waitFor();
  await lookAround('series');
  await page.getByRole('button', { name: 'Thêm bộ sách' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm bộ sách' });
  await dialog.getByRole('button', { name: 'Thêm bộ sách' }).click();
  await dialog.getByText('Mục này không được để trống').first().waitFor();
  await lookAround('a new series without a name');
  await dialog.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Tiếng Anh Bình Minh 9');
  await dialog.getByRole('textbox', { name: 'Tên tiếng Anh' }).fill('Sunrise 9');
  await dialog.getByRole('button', { name: 'Thêm bộ sách' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByPlaceholder('Tìm tên bộ sách').fill('binh minh');
  await page.waitForURL(/search=binh/);
  const row = table.getByRole('row', { name: /Bình Minh/ });
  await row.waitFor();
  const act = async (name: string) => {
    await row.getByRole('button', { name: /Thao tác/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Ẩn');
  await row.getByText('Đã ẩn').waitFor();
  await act('Hoàn tác thay đổi cuối');
  await row.getByText('Đang hiện').waitFor();
  await act('Lịch sử');
  await page
    .getByRole('dialog')
    .getByText(/Đang hiện → Đã ẩn/)
    .waitFor();
  await lookAround('history of a series');
  await page.keyboard.press('Escape');
  await act('Xóa');
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  await page.getByText('Không có bộ sách phù hợp').waitFor();
});

test('a label is added and moved by keyboard, says that nothing has it, and is deleted; a grade of the product is hidden', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/choice-lists');
  const grades = page.getByRole('table', { name: 'Khối lớp' });
  const twelve = grades.getByRole('row', { name: /Lớp 12/ });
  await twelve.waitFor();
  await lookAround('choice lists');
  const act = async (row: typeof twelve, name: string) => {
    await row.getByRole('button', { name: /Thao tác/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act(twelve, 'Đang dùng ở đâu');
  await page.getByRole('dialog').getByText('Có sẵn cùng hệ thống').waitFor();
  await lookAround('where a grade is used');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await act(twelve, 'Ẩn');
  await twelve.getByText('Đã ẩn').waitFor();
  await act(twelve, 'Hoàn tác thay đổi cuối');
  await twelve.getByText('Đang hiện').waitFor();

  await page.getByText('Nhãn', { exact: true }).click();
  const labels = page.getByRole('table', { name: 'Nhãn' });
  await labels.getByRole('row', { name: /SAMPLE/ }).waitFor();
  await page.getByRole('button', { name: 'Thêm nhãn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm nhãn' });
  await dialog.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Học sinh giỏi tỉnh');
  await dialog.getByRole('textbox', { name: 'Tên tiếng Anh' }).fill('Province contest');
  await dialog.getByRole('textbox', { name: 'Mã' }).fill('province');
  await dialog.getByRole('button', { name: 'Thêm nhãn' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByPlaceholder('Tìm theo tên hoặc mã').fill('gioi tinh');
  const row = labels.getByRole('row', { name: /PROVINCE/ });
  await row.waitFor();
  await row.getByRole('button', { name: /^Kéo/ }).press('ArrowUp');
  await page
    .getByRole('status')
    .getByText(/Học sinh giỏi tỉnh ở vị trí/)
    .waitFor();
  await act(row, 'Xóa');
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  await page.getByText('Không có mục phù hợp').waitFor();
});

test('a test of the sample list is moved by keyboard, taken out, and the saved change is taken back', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/test-lists');
  const list = page.getByRole('list', { name: 'Đề mẫu' });
  const rows = list.getByRole('listitem');
  await rows.nth(9).waitFor();
  const names = () => list.locator('b + small').locator('xpath=preceding-sibling::b').allInnerTexts();
  const before = await names();
  await lookAround('sample tests of a grade');
  await rows.nth(0).getByRole('button', { name: /^Kéo/ }).focus();
  await page.keyboard.press('ArrowDown');
  expect((await names()).slice(0, 2)).toEqual([before[1], before[0]]);
  await rows
    .nth(9)
    .getByRole('button', { name: /^Bỏ khỏi/ })
    .click();
  await page.getByRole('button', { name: 'Thêm đề' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm đề vào danh sách' });
  await dialog.getByPlaceholder('Tìm tên đề').fill('khong co de nay');
  await dialog.getByText('Không có đề phù hợp').waitFor();
  await lookAround('tests to add');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lưu danh sách' }).click();
  await page.getByRole('button', { name: 'Hoàn tác lần lưu cuối' }).click();
  await rows.nth(9).waitFor();
  expect(await names()).toEqual(before);
});

test('a sample test is dragged by mouse and by finger, and the order is what is saved', async () => {
  // So high that nothing scrolls between the two ends of the drag.
  const phone = await visit(browser, { origin: product.origin, width: 360, height: 1_600, touch: true });
  try {
    await enter(phone.page, product.origin, 'operator@vumon.example');
    for (const { page, by } of [
      { page: operator.page, by: drag },
      { page: phone.page, by: swipe },
    ]) {
      await page.goto('/manage/test-lists');
      const rows = page.getByRole('list', { name: 'Đề mẫu' }).getByRole('listitem');
      // Their order is what is dragged.
      await rows.nth(3).waitFor();
      // By place for the same reason.
      const handle = (at: number) => rows.nth(at).getByRole('button', { name: /^Kéo/ });
      const names = () => rows.locator('b + small').locator('xpath=preceding-sibling::b').allInnerTexts();
      const [first, second, third, ...rest] = await names();
      await by(page, handle(2), handle(0));
      await expect.poll(names).toEqual([third, first, second, ...rest]);
      await page.getByRole('button', { name: 'Lưu danh sách' }).click();
      await page.getByText('Đã lưu danh sách').waitFor();
      await page.reload();
      // As many as before.
      await rows.nth(3).waitFor();
      expect(await names()).toEqual([third, first, second, ...rest]);
    }
  } finally {
    await phone.leave();
  }
});

test('what was changed of a format stands in the history, and is taken back', async () => {
  const { page, lookAround, fits } = operator;
  const formats = await page.request.get('/api/itf/unit-test-templates?active=true&size=10');
  const [{ id, name }] = ((await formats.json()) as { data: [{ id: string; name: string }] }).data;
  const renamed = await page.request.put(`/api/itf/unit-test-templates/${id}/name`, {
    data: { name: 'Định dạng kiểm thử lịch sử' },
    headers: { origin: product.origin },
  });
  expect(renamed.ok()).toBe(true);
  await page.goto('/manage/content-changes');
  await page.getByPlaceholder('Tìm tên đề, định dạng hoặc người sửa').fill('kiem thu lich su');
  await page.waitForURL(/search=kiem/);
  const undo = page.getByRole('button', { name: 'Hoàn tác thay đổi cuối của Định dạng kiểm thử lịch sử' });
  await undo.waitFor();
  await lookAround('the history of a format');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('the history of a format on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await undo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await page.getByText('Đã hoàn tác').waitFor();
  const now = await page.request.get(`/api/itf/unit-test-templates/${id}`);
  expect(((await now.json()) as { data: { name: string } }).data.name).toBe(name);
});

test('a banner begins as a draft, needs dates, gets a picture, and its preview says when it is shown', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/banners');
  await page.getByRole('button', { name: 'Thêm banner' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tên' }).fill('Tri ân thầy cô');
  await dialog.getByRole('button', { name: 'Thêm banner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tri ân thầy cô' }).waitFor();
  await lookAround('the draft of a banner');
  await page.getByRole('button', { name: 'Lên lịch' }).click();
  await page.getByText('Mục này không được để trống').first().waitFor();
  await page.getByRole('textbox', { name: 'Bắt đầu' }).fill('01/01/2026');
  await page.getByRole('textbox', { name: 'Kết thúc' }).fill('31/12/2027');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Lên lịch' }).click();
  await page.getByText('chưa có ảnh nào').waitFor();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: png });
  await page.getByText('Đã lưu ảnh').waitFor();
  await page.getByText('Lúc đó banner này không hiện.').waitFor();
  await page.getByRole('button', { name: 'Lên lịch' }).click();
  await page.getByText('Lúc đó banner này đang hiện.').waitFor();
  await lookAround('a scheduled banner');
  await page.goto('/en/manage/banners');
  await page.getByRole('table', { name: 'Banners' }).getByText('Shown now').waitFor();
  await lookAround('banners in English');
  expect(await page.getByRole('link', { name: 'Tri ân thầy cô' }).count()).toBe(1);
});

test('an event is opened for joining, and a visitor keeps a place with name, phone and e-mail', async () => {
  const { page, lookAround } = operator;
  await page.goto('/manage/events');
  await page.getByRole('button', { name: 'Thêm sự kiện' }).first().click();
  const dialog = page.getByRole('dialog');
  const put = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  await put('Tên (tiếng Việt)', 'Tập huấn ra đề');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nhập tiếp' }).click();
  await page.getByText('Bỏ những gì vừa nhập?').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Thêm sự kiện' }).click();
  await page.getByRole('button', { name: 'Mở đăng ký' }).click();
  await page.getByText('Mục này không được để trống').first().waitFor();
  await lookAround('an event that lacks words');
  await put('Tên (tiếng Anh)', 'Training');
  await put('Nơi tổ chức (tiếng Việt)', 'Hà Nội');
  await put('Nơi tổ chức (tiếng Anh)', 'Hanoi');
  await put('Bắt đầu', '01/12/2027');
  await put('Kết thúc', '02/12/2027');
  await page.getByRole('button', { name: 'Mở đăng ký' }).click();
  await page.getByRole('heading', { name: /0\/50 chỗ/ }).waitFor();
  const visitor = await visit(browser, { origin: product.origin, width: 360, height: 800 });
  await visitor.page.goto('/page/events');
  await visitor.page.getByRole('button', { name: 'Đăng ký Tập huấn ra đề' }).click();
  await visitor.lookAround('joining an event');
  const name = (label: string) => visitor.page.getByRole('dialog').getByRole('textbox', { name: label });
  await name('Họ và tên').fill('Trần Thu Nga');
  await name('Điện thoại').fill('0912 345 678');
  await name('Email').fill('nga@truong.example');
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).click();
  await visitor.page.getByText('Bạn đã đăng ký').waitFor();
  await page.reload();
  await page.getByRole('table', { name: 'Người đăng ký' }).getByText('nga@truong.example').waitFor();
  await lookAround('who has joined');
  await visitor.leave();
});

test('a popup is shown on the home page until its pause, and closes by icon, Escape and the back button', async () => {
  const { page, lookAround } = operator;
  const popup = page.getByRole('dialog', { name: 'Thông báo' });
  const open = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/home');
    await popup.waitFor();
  };
  await page.goto('/manage/series');
  await open();
  await lookAround('a popup banner');
  await page.goBack();
  await popup.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/home');
  const again = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('banner-next:')));
  expect(again).toHaveLength(1);
  await open();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await open();
  await popup.getByRole('button', { name: 'Đóng thông báo' }).click();
  await popup.waitFor({ state: 'detached' });
  // It comes back after the 24 hours that its operator has left as they were, and not before.
  const after = async (hours: number) => {
    const banners = page.waitForResponse((response) => response.url().endsWith('/itf/banners'));
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await page.goto('/home');
    await banners;
  };
  await after(23);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await popup.count()).toBe(0);
  await after(25);
  await popup.waitFor();
  await page.clock.setFixedTime(Date.now());
});

test('a banner whose picture does not come is not shown, and leaves no hole', async () => {
  const { page } = operator;
  await page.goto('/manage/series');
  await page.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  await page.route('**/media/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404, body: '' });
  });
  const banners = page.waitForResponse((response) => response.url().endsWith('/itf/banners'));
  await page.goto('/home');
  const reply = (await (await banners).json()) as { data: { bannerItems: { imageDesktop: string | null }[] }[] };
  const picture = reply.data[0]!.bannerItems[0]!.imageDesktop!;
  await expect.poll(() => asked).toContain(new URL(picture, product.origin).href);
  // The page has been told that there is no picture, and has had time to draw.
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const again = new Image();
        again.addEventListener('error', () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        again.src = src;
      }),
    picture,
  );
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator(`img[src="${picture}"]`).count()).toBe(0);
  // It has not been shown, so it need not wait.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('banner-next:')))).toEqual(
    [],
  );
  await page.unrouteAll();
});

test('a series is chosen by its filters', async () => {
  const { page } = operator;
  await page.goto('/manage/series');
  await choose(page, 'Môn', 'Toán');
  await page.waitForURL(/subject=MATH/);
  await page.getByRole('table', { name: 'Bộ sách' }).getByText(/Toán/).first().waitFor();
});

test('search engines read public pages without script, and nothing of the others', async () => {
  const read = async (path: string) => {
    const reply = await fetch(product.origin + path);
    return { robots: reply.headers.get('x-robots-tag'), text: await reply.text() };
  };
  const page = await read('/en/payment');
  expect(page.robots).toBeNull();
  expect(page.text).toContain('<title>Plans – Vumon</title>');
  expect(page.text).toContain('hreflang="vi"');
  expect(page.text).toContain('<html lang="en">');
  const home = await read('/home');
  expect(home.robots).toBe('noindex');
  expect(home.text).not.toContain('canonical');
  expect((await read('/sitemap.xml')).text).toContain('/page/about-us</loc>');
  expect((await read('/robots.txt')).text).toContain('/sitemap.xml');
});

test('a visitor leaves a message, is told the day, and sales takes and answers it', async () => {
  const visitor = await visit(browser, { origin: product.origin, width: 360, height: 800 });
  const { page: form } = visitor;
  await form.clock.install();
  await form.goto('/#contact');
  await form.getByRole('button', { name: 'Gửi lời nhắn' }).click();
  await form.getByText('Mục này không được để trống').first().waitFor();
  await form.getByText('Nhà trường', { exact: true }).click();
  await form.getByLabel('Họ và tên').fill('Trần Thu Nga');
  await form.getByLabel('Tên trường').fill('Trường THCS Nguyễn Du');
  await form.getByLabel('Số điện thoại').fill('12345');
  await form.getByLabel('Email').fill('nga@example.com');
  await form.getByLabel('Nội dung').fill('Trường có 18 giáo viên, xin báo giá.');
  await form.getByRole('button', { name: 'Gửi lời nhắn' }).click();
  // The server names the wrong field; the rest stays.
  await form.getByText('Số di động cần đủ 10 số').waitFor();
  await visitor.lookAround('the contact form with a wrong number');
  await form.getByLabel('Số điện thoại').fill('0912345678');
  await visitor.context.setOffline(true);
  await form.getByRole('button', { name: 'Gửi lời nhắn' }).click();
  const lost = form.locator('form').getByText('Không có kết nối mạng. Hãy kiểm tra rồi thử lại.');
  await lost.waitFor();
  expect(await lost.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await form.getByLabel('Họ và tên').inputValue()).toBe('Trần Thu Nga');
  expect(await form.getByLabel('Tên trường').inputValue()).toBe('Trường THCS Nguyễn Du');
  expect(await form.getByLabel('Số điện thoại').inputValue()).toBe('0912345678');
  expect(await form.getByLabel('Email').inputValue()).toBe('nga@example.com');
  expect(await form.getByLabel('Nội dung').inputValue()).toBe('Trường có 18 giáo viên, xin báo giá.');
  await visitor.lookAround('the contact form without a connection');
  await visitor.context.setOffline(false);
  // A program sends at once, a person does not.
  await form.clock.fastForward(10_000);
  await form.getByRole('button', { name: 'Gửi lời nhắn' }).click();
  await form.getByRole('heading', { name: 'Đã nhận lời nhắn của bạn' }).waitFor();
  await visitor.leave();

  const sales = await visit(browser, { origin: product.origin, width: 1280, height: 900 });
  const { page, lookAround } = sales;
  await enter(page, product.origin, 'sale@vumon.example');
  await page.goto('/manage/requests');
  await page.getByRole('link', { name: 'Trường THCS Nguyễn Du' }).click();
  const panel = page.getByRole('region', { name: 'Trường THCS Nguyễn Du' });
  await panel.getByRole('button', { name: 'Tôi nhận' }).click();
  await panel.getByText('Đang làm').first().waitFor();
  // The pressed button is gone. The focus goes on to a neighbour, and opens no list over the others.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // The plan of a school has no listed price, so the quote asks for the agreed one.
  await panel.getByRole('button', { name: 'Lập báo giá' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lập báo giá' });
  await dialog.getByRole('button', { name: 'Lập và tải PDF' }).click();
  await dialog.getByText('Nhập đơn giá').waitFor();
  await lookAround('a quote without its price');
  await dialog.getByLabel('Đơn giá thỏa thuận').fill('12000000');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Lập và tải PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Báo giá BG-\d{6}-\d{5}\.pdf$/);
  await panel.getByText('1 × Nhà trường').waitFor();
  await panel.getByLabel('Trả lời qua thư').fill('Kính gửi cô Nga, trường gửi giúp số lớp.');
  await page.reload();
  // The draft survives.
  expect(await panel.getByLabel('Trả lời qua thư').inputValue()).toContain('Kính gửi cô Nga');
  await lookAround('a request of a school');
  await panel.getByRole('button', { name: 'Gửi cho Trần Thu Nga' }).click();
  await panel.getByText('Kính gửi cô Nga, trường gửi giúp số lớp.', { exact: true }).last().waitFor();
  await page.goto('/en/manage/requests?view=ANSWERED');
  await page.getByRole('link', { name: 'Trường THCS Nguyễn Du' }).waitFor();
  await lookAround('answered requests in English');
  await sales.leave();
});

test('a teacher reports a question, and an operator reads the report and dismisses it', async () => {
  const { page, lookAround } = operator;
  const teacher = await visit(browser, { origin: product.origin, width: 1280, height: 900 });
  await enter(teacher.page, product.origin, 'thuha@vumon.example');
  await teacher.page.goto('/questions');
  await teacher.page
    .getByRole('button', { name: /Thao tác/ })
    .first()
    .click();
  await teacher.page.getByRole('menuitem', { name: 'Báo lỗi câu hỏi' }).click();
  const dialog = teacher.page.getByRole('dialog', { name: 'Báo lỗi câu hỏi' });
  await dialog.getByRole('button', { name: 'Gửi báo lỗi' }).click();
  await dialog.getByText('Viết vài chữ để người xem hiểu lỗi.').waitFor();
  await teacher.lookAround('a report without words');
  await dialog.getByRole('radio', { name: 'Có hơn một đáp án đúng' }).check();
  await dialog.getByRole('textbox', { name: 'Nói rõ hơn' }).fill('Hai phương án đều hợp lý.');
  await dialog.getByRole('button', { name: 'Gửi báo lỗi' }).click();
  await teacher.page.getByText('Đã gửi báo lỗi. Cảm ơn bạn.').waitFor();
  await teacher.leave();
  await page.goto('/manage/question-reports?source=REPORTED');
  const panel = page.getByRole('region', { name: 'Câu đang xem' });
  await panel.getByText('Hai phương án đều hợp lý.').waitFor();
  await lookAround('a reported question');
  await panel.getByRole('textbox', { name: 'Lý do' }).fill('Chỉ một phương án hợp nghĩa');
  await panel.getByRole('button', { name: 'Bỏ qua' }).click();
  await page.getByText('Không có câu nào thuộc loại này.').waitFor();
  expect(await page.getByText('Hai phương án đều hợp lý.').count()).toBe(0);
});
