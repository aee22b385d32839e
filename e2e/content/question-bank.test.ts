/**
 * Bulk changes in the bank and undoing them; an import from the file to the questions; the search from every page; on a
 * desktop and on a phone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { wordPaper } from '../harness/word-paper.ts';
import { addAnswers, bring, field, picture } from '../types/editing.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, signIn, tick } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let teacher: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  teacher = await visit(browser, { origin: product.origin, width: 1280, height: 900 });
  await teacher.page.goto('/login');
  await signIn(teacher.page, 'thuha@vumon.example');
  await teacher.page.waitForURL((url) => url.pathname === '/home');
});
afterAll(async () => {
  await teacher?.leave();
  await browser?.close();
  await product?.stop();
});

const gift = [
  '::Nước sôi:: Ở điều kiện thường, nước sôi ở bao nhiêu độ C?{#100:1}',
  'She has lived in Huế {~in =since ~for} 2019.',
  'Ghép nước với thủ đô.{=Việt Nam->Hà Nội =Lào->Viêng Chăn}',
  'Câu hỏng {=a',
].join('\n\n');

test('a range is selected with Shift, changed, deleted and restored', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/questions?m=mine');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByText('Đã chọn 3').waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('Đã chọn 4').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Đã chọn 3').waitFor();
  await lookAround('questions picked');
  await page.getByRole('button', { name: 'Sửa thông tin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sửa thông tin của 3 câu' });
  await choose(dialog, 'CEFR', 'C1');
  await lookAround('facts of many');
  await dialog.getByRole('button', { name: 'Sửa 3 câu' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('status').filter({ hasText: 'Đã sửa 3 câu hỏi' }).waitFor();
  const total = await page.locator('tbody tr').count();
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(total - 2);
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(total);
});

test('deleted questions are in the trash', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/questions?m=mine');
  await page.locator('tbody').getByRole('checkbox').first().click();
  const title = await page.locator('tbody tr').first().getByRole('button').first().getAttribute('title');
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Đã xóa 1 câu hỏi' }).waitFor();
  await page.goto('/questions/trash');
  await page.getByRole('button', { name: `Khôi phục câu hỏi “${title}”` }).waitFor();
  await page
    .getByRole('row')
    .filter({ has: page.getByTitle(title!, { exact: true }) })
    .getByText('còn 30 ngày')
    .waitFor();
  await lookAround('trash');
  const called = page.evaluate(() => new Promise<void>((done) => (window.print = done)));
  await page.getByRole('button', { name: 'In danh sách' }).click();
  await called;
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > main');
  await sheet.getByText('1 dòng', { exact: true }).waitFor();
  expect(await sheet.getByRole('columnheader').allInnerTexts()).toEqual([
    'STT',
    'Câu hỏi',
    'Loại',
    'Đã xóa',
    'Giữ đến',
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: `Khôi phục câu hỏi “${title}”` }).click();
  await page.getByText('Thùng rác trống').waitFor();
});

test('a GIFT file is checked, imported, left and resumed', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/questions/import');
  await page.getByRole('heading', { name: 'Nhập câu hỏi', level: 1 }).waitFor();
  await lookAround('import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'unit-3.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await page.waitForURL(/check=/);
  await page.getByText('Thiếu dấu } đóng phần đáp án').waitFor();
  await lookAround('checked');
  // The result of the check is stored: it is there again after a reload.
  await page.reload();
  await page.getByText('nước sôi ở bao nhiêu').first().waitFor();
  await page.getByRole('button', { name: 'Lưu 3 câu vào ngân hàng' }).click();
  await lookAround('facts of an import');
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu 3 câu' }).click();
  await page.getByText('Đã nhập 3 câu hỏi').waitFor();
  await lookAround('imported');
  await page.getByRole('link', { name: 'Xem các câu vừa nhập' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(3);
  await page.getByRole('button', { name: /^Ở điều kiện thường, nước sôi/ }).waitFor();
});

test('a Word paper is corrected beside its file, left and resumed, saved as a test and assigned', async () => {
  const { page, lookAround, fits } = teacher;
  await page.goto('/questions/import');
  const file = page.locator('input[type=file]');
  const drawing = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [240, 120];
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  await file.setInputFiles({ name: 'de.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7'.padEnd(60)) });
  await page.getByText('Không đọc được tệp PDF.').waitFor();
  await file.setInputFiles({
    name: 'giua-ky.docx',
    mimeType: 'application/octet-stream',
    buffer: wordPaper(Buffer.from(drawing, 'base64')),
  });
  await page.waitForURL(/check=/);
  await page.getByText('trừ 1 đoạn chưa hiểu').waitFor();
  const second = page.getByRole('listitem', { name: 'Câu 2', exact: true });
  await second.getByText('Chưa có đáp án').waitFor();
  await lookAround('a paper beside its questions');
  // What a test would lack is told before it is saved, with the way to it.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Lưu thành đề' }).click();
  await dialog.getByText(/câu cần xem, chưa lấy: 2/).waitFor();
  await lookAround('what is left behind');
  await dialog.getByRole('button', { name: 'Xem các câu này' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('radio', { name: /^Cần xem/ }).isChecked()).toBe(true);
  await tick(page.getByRole('radio', { name: /^Tất cả/ }));
  // A line of the file shows how its questions begin.
  await page.getByText('Cách đọc tệp này').click();
  await page.getByRole('button', { name: 'Chỉ vào một dòng' }).click();
  // The first of the file: part II numbers from 1 again.
  await page.getByRole('button', { name: 'Tới câu 1' }).first().click();
  const labels = page.getByRole('group', { name: 'Câu hỏi bắt đầu bằng' });
  await expect.poll(() => labels.getByRole('radio', { name: /^Câu 1/ }).isChecked()).toBe(true);
  await lookAround('how the file is read');
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookAround('how the file is read, dark');
  await page.emulateMedia({ colorScheme: null });
  await page.getByRole('button', { name: 'Đọc như ban đầu' }).click();
  await page.getByRole('button', { name: 'Đọc như ban đầu' }).waitFor({ state: 'detached' });
  await page.getByText('Cách đọc tệp này').click();
  // Sets the key by keyboard: the first bubble has the focus, arrows move on.
  await second.getByRole('radio').first().press('Space');
  await second.getByRole('radio').first().press('ArrowRight');
  await second.getByText('Chưa có đáp án').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Gộp vào câu 2' }).click();
  await page.getByText('Mọi đoạn trong tệp đều đã có chỗ.').waitFor();
  // Both questions of the pair are marked.
  await page.getByRole('button', { name: 'Tới câu 3' }).first().click();
  expect(await page.locator('[data-selected]').count()).toBe(2);
  // The line between the two ends at both of them, also when the file is enlarged.
  const line = page.locator('[data-pair-line] path');
  const ends = async () => {
    const [, x, y, right] = /^M(\S+) (\S+)C.* (\S+) \S+$/.exec((await line.getAttribute('d')) ?? '') ?? [];
    const piece = (await page.locator('li[data-piece][data-selected] > :last-child').boundingBox())!;
    const card = (await page.locator('li[data-row][data-selected]').boundingBox())!;
    const isMiddle = Math.abs(Number(y) - piece.y - piece.height / 2) < 2;
    return [isMiddle, Math.abs(Number(x) - piece.x - piece.width) < 1.5, Math.abs(Number(right) - card.x) < 1.5];
  };
  await expect.poll(ends).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'Phóng to tệp' }).press('Enter');
  await page.getByText('Cỡ xem: 125%').waitFor();
  await expect.poll(ends).toEqual([true, true, true]);
  await page.reload();
  await second.getByText('Đã gộp từ tệp:').waitFor();
  expect(await second.getByRole('radio').nth(1).isChecked()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await tick(page.getByRole('radio', { name: 'Tệp gốc' }));
  await page.getByText('ĐỀ KIỂM TRA GIỮA HỌC KỲ I').waitFor();
  await fits('the file on a phone');
  await page.getByRole('button', { name: 'Tới câu 2' }).first().click();
  await second.waitFor();
  await lookAround('the questions on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Sửa câu 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu câu hỏi' }).waitFor();
  await lookAround('a question of a paper in its editor');
  await page.getByRole('dialog').getByRole('button', { name: 'Thôi' }).click();
  await page.getByRole('button', { name: 'Lưu thành đề' }).click();
  await choose(dialog, 'Lớp', 'Lớp 9');
  await lookAround('a paper as a test');
  await dialog.getByRole('button', { name: 'Lưu thành đề' }).click();
  await page.getByText('Đã nhập 5 câu hỏi').waitFor();
  await page.getByRole('button', { name: 'Giao bài' }).click();
  await dialog.getByRole('button', { name: 'Giao bài' }).waitFor();
  await choose(dialog, 'Giao cho lớp', /./);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Giao bài' }).click();
  await page
    .getByText(/^Đã giao cho 1 lớp/)
    .first()
    .waitFor();
});

test('each type has its own draft of a new question', async () => {
  const { page } = teacher;
  const words = (name: string) => page.getByRole('textbox', { name }).first();
  await page.goto('/questions/new?type=MC1');
  await words('Câu hỏi').click();
  await page.keyboard.type('Một câu trắc nghiệm');
  await page.getByText('Đã lưu nháp').first().waitFor();
  await page.goto('/questions/new?type=EW1');
  await words('Đề bài').click();
  await expect.poll(() => words('Đề bài').innerText()).not.toContain('trắc nghiệm');
  await page.keyboard.type('Một đề viết');
  await page.getByText('Đã lưu nháp').first().waitFor();
  await page.goto('/questions/new');
  await expect.poll(() => page.getByText('Có bản nháp').count()).toBe(2);
  await page.locator('button[data-type=MC1]').click();
  await page.getByText('Một câu trắc nghiệm').first().waitFor();
});

test('what is written while a picture is being uploaded stays, saving waits for it, and figures are drawn', async () => {
  const { page, lookAround } = teacher;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isUpload = (url: URL) => url.pathname.startsWith('/api/itf/media');
  await page.route(isUpload, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await page.goto('/questions/new?type=MC1');
  const brought = bring(page, page.getByRole('button', { name: 'Thêm tranh', exact: true }).first(), picture('apple'));
  await page.getByRole('button', { name: 'Thêm tranh', exact: true, disabled: true }).first().waitFor();
  await field(page, 'Câu hỏi').click();
  // Replaces what the draft of an earlier test has there.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('What is this?');
  await field(page, 'Phương án A').click();
  await page.keyboard.type('an apple');
  await page.getByRole('button', { name: 'Lưu câu hỏi' }).click();
  await page.getByRole('status').filter({ hasText: 'Tệp đang được tải lên' }).waitFor();
  release();
  await brought;
  await field(page, 'Mô tả tranh').waitFor();
  expect([await field(page, 'Câu hỏi').innerText(), await field(page, 'Phương án A').innerText()]).toEqual([
    'What is this?',
    'an apple',
  ]);
  await page.unroute(isUpload);

  // A figure, made by its form, corrected, and opened again from the question.
  await page.getByRole('button', { name: 'Chèn hình vẽ', exact: true }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hình vẽ' });
  await dialog.getByRole('tab', { name: 'Đồ thị' }).press('ArrowRight');
  await dialog.getByRole('tab', { name: 'Bảng biến thiên' }).press('ArrowRight');
  const side = dialog.getByLabel('BC', { exact: true });
  await side.fill('20');
  await dialog.getByText('Ba độ dài này không tạo thành tam giác.').waitFor();
  await side.fill('5');
  await dialog.getByText('Màn hình, đề in và Word cùng một hình').waitFor();
  await lookAround('the form of a figure');
  // A plane figure says what its size may be, and keeps what was written in one form while another is looked at.
  await dialog.getByRole('tab', { name: 'Tam giác', exact: true }).press('ArrowRight');
  await tick(dialog.getByRole('radio', { name: 'Tam giác vuông', exact: true }));
  await field(dialog, 'AB').fill('6 cm');
  await field(dialog, 'Góc dựng hình (độ)').fill('85');
  await dialog.getByText('Nhập số từ 20 đến 70.').waitFor();
  await field(dialog, 'Góc dựng hình (độ)').fill('50');
  await tick(dialog.getByRole('radio', { name: 'Hai đường thẳng cắt nhau' }));
  await tick(dialog.getByRole('radio', { name: 'Tam giác vuông', exact: true }));
  expect(await field(dialog, 'AB').inputValue()).toBe('6 cm');
  await lookAround('the form of a plane figure');
  await dialog.getByRole('tab', { name: 'Hình phẳng' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Chèn vào câu hỏi' }).press('Enter');
  const shown = page.getByRole('complementary', { name: /Học sinh/ }).getByRole('img', { name: /^Tam giác ABC/ });
  await shown.waitFor();
  await page.getByRole('button', { name: 'Sửa hình vẽ' }).press('Enter');
  expect(await page.getByRole('dialog').getByLabel('BC', { exact: true }).inputValue()).toBe('5');
  await page.keyboard.press('Escape');
});

test('a question with parameters is written, corrected by its draws, saved and opened again', async () => {
  const { page, lookAround, fits } = teacher;
  await page.goto('/questions/new?type=FB8');
  const panel = page.getByRole('region', { name: 'Câu hỏi có tham số' });
  const variants = panel.getByRole('switch', { name: 'Câu hỏi có tham số' });
  await variants.focus();
  await page.keyboard.press('Space');
  await panel.getByText('Chưa bốc được câu nào dùng được').waitFor();
  await field(page, 'Câu hỏi').click();
  await page.keyboard.type('Tính ${{a}} + {{b}}$ rồi viết kết quả.');
  await tick(page.getByRole('radio', { name: 'Gõ tự do' }));
  await addAnswers(field(page, 'Đáp án được chấp nhận'), '{{a + b}}');
  await panel.getByText('Chưa có giá trị nào tên này (gần “b”)').first().waitFor();
  await panel.getByRole('button', { name: 'Khoảng số' }).click();
  await panel.getByText('Có 81 cách bốc').waitFor();
  await panel.getByRole('button', { name: 'Điều kiện' }).click();
  await field(page, 'Điều kiện 1').fill('a > b + c');
  await panel.getByText('Chưa có giá trị nào tên này (gần “c”)').first().waitFor();
  await field(page, 'Điều kiện 1').fill('a > b');
  await panel.getByText('Có 36 cách bốc').waitFor();
  // Ten draws with their keys; the selected one is in the learner's view.
  const draws = panel.getByRole('listitem');
  expect(await draws.count()).toBe(10);
  const key = /Đáp án: (\d+)/.exec(await draws.nth(4).innerText())![1];
  await draws.nth(4).getByRole('button').click();
  const shown = await page
    .getByRole('complementary', { name: /Học sinh/ })
    .locator('.katex-mathml annotation')
    .first()
    .textContent();
  const [, a, b] = /(\d) \+ (\d)/.exec(shown!)!;
  expect(Number(a) + Number(b)).toBe(Number(key));
  await lookAround('a question with parameters');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('a question with parameters, phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Lưu câu hỏi' }).click();
  await page.waitForURL((url) => url.pathname === '/questions');
  // The button went with its page: the focus begins anew with the content, not at a button in the same place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  const row = page.locator('tbody tr').filter({ hasText: 'rồi viết kết quả' });
  await row.getByText('Tham số').waitFor();
  await row.getByRole('button').first().click();
  await page.waitForURL(/questions\/[0-9a-f-]{36}/);
  await expect.poll(() => field(page, 'Điều kiện 1').inputValue()).toBe('a > b');
});

test('equal questions are reported, on a phone too, and merged', async () => {
  const { page, lookAround } = teacher;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/questions/import');
  await tick(page.getByRole('radio', { name: 'Dán văn bản' }));
  await page.getByRole('textbox', { name: 'Văn bản' }).fill(gift);
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await page.waitForURL(/check=/);
  await page.getByText('Câu này đã có trong ngân hàng').first().waitFor();
  await lookAround('duplicates in a file, phone');
  // Errors are corrected where they are shown, also after a reload.
  await page.reload();
  await page.getByRole('button', { name: /^Tới dòng 7/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ~b}');
  const before = page.url();
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect.poll(() => page.getByText('Thiếu dấu } đóng phần đáp án').count()).toBe(0);
  // The corrected question is new and stays selected; one of the others is selected too.
  await page
    .getByRole('button', { name: /^Nhập lại câu/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Lưu 2 câu vào ngân hàng' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu 2 câu' }).click();
  await page.getByText('Đã nhập 2 câu hỏi').waitFor();
  await page.goto('/questions/duplicates');
  await page.getByRole('radiogroup', { name: 'Câu được giữ lại' }).first().waitFor();
  await lookAround('duplicates, phone');
  const mergeable = page.getByRole('button', { name: 'Gộp, xóa 1 câu' });
  const groups = await mergeable.count();
  await page.getByRole('button', { name: 'Không trùng nhau' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Các câu này sẽ không được nhắc lại' }).waitFor();
  await expect.poll(() => mergeable.count(), { timeout: 20_000 }).toBe(groups - 1);
  await page.reload();
  await tick(page.getByRole('radio', { name: 'Không trùng nhau' }));
  const again = page.getByRole('button', { name: 'So lại' });
  await again.first().waitFor();
  await lookAround('told apart, phone');
  await again.first().click();
  await page.getByText('Chưa có nhóm nào').waitFor();
  await tick(page.getByRole('radio', { name: 'Cần xem' }));
  await expect.poll(() => mergeable.count(), { timeout: 20_000 }).toBe(groups);
  await page.getByRole('button', { name: 'Gộp, xóa 1 câu' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Đã gộp, 1 câu vào thùng rác' }).waitFor();
});

test('Ctrl K finds pages, learners and questions without diacritics, by the keyboard alone', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/classes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const opener = page.getByRole('button', { name: /^Tìm kiếm/ });
  await opener.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' });
  const input = dialog.getByRole('combobox', { name: 'Tìm kiếm' });
  const chosen = dialog.getByRole('option', { selected: true });
  await expect.poll(() => chosen.innerText()).toBe('Tổng quan');
  await page.keyboard.type('nguyen minh huong');
  const learners = dialog.getByRole('group', { name: 'Học sinh' });
  await expect
    .poll(() => learners.getByRole('option').allInnerTexts())
    .toContainEqual(expect.stringContaining('Nguyễn Minh Hương'));
  await lookAround('search');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await chosen.innerText()).toContain('Nguyễn Minh Hương');
  expect(await input.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/students\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: 'Nguyễn Minh Hương' }).waitFor();

  await page.keyboard.press('Control+k');
  await input.fill('ngan hang cau');
  await expect.poll(() => chosen.innerText()).toBe('Ngân hàng câu hỏi');
  await input.fill('xyzzy');
  await dialog.getByText('Không có gì khớp với “xyzzy”').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});
