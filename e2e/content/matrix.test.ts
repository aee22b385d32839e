/**
 * A format written as a matrix: the table by keyboard at 1280 px, its rows as a list at 360 px. Tests being created.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accounts, emailOf } from '../harness/accounts.ts';
import { choose, enter, pick } from '../harness/steps.ts';
import type { Visitor } from '../harness/visitor.ts';

const house = accounts();

async function newFormat(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const teacher = await house.person({ role: 'TEACHER', package: 'ADVANCE' });
  await enter(page, house.product.origin, emailOf(teacher));
  await house.db.updateTable('users').set({ subject: 'MATH' }).where('id', '=', teacher.id).execute();
  await page.goto('/templates/create-new-template?m=mine');
  await page.getByRole('textbox', { name: 'Tên định dạng' }).fill('Giữa kì I, Toán 9');
  await choose(page, 'Lớp', 'Lớp 9');
  // The form begins with the subject of the profile: a maths teacher gets strands, no skills of English.
  expect(await page.getByRole('combobox', { name: 'Mạch kiến thức' }).first().inputValue()).toBe('Tổng hợp');
  for (const [name, value] of [
    ['Thời gian (phút)', '45'],
    ['Tổng số câu', '6'],
    ['Tổng điểm', '10'],
    ['Số câu', '4'],
    ['Điểm', '10'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).first().fill(value);
  await pick(page, 'Theo ma trận');
  await page.getByRole('heading', { name: 'Ma trận đề kiểm tra' }).waitFor();
}

test('the table is edited by keyboard: arrows between cells, digits, consistent totals', async () => {
  const visitor = await house.device(1280, { height: 1000 });
  const { page } = visitor;
  await newFormat(visitor);
  const table = page.getByRole('table', { name: 'Ma trận đề kiểm tra' });
  const cell = (row: number, column: number) => table.locator(`[data-cell="${row}-${column}"]`);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell']);

  // The first row gets the counts that the part had. The table is one tab stop.
  expect(await cell(0, 0).inputValue()).toBe('4');
  expect(await table.locator('input[tabindex="0"]').count()).toBe(1);
  await table.getByRole('button', { name: 'Tổng hợp' }).click();
  await choose(page, 'Chủ đề', /^Hàm số y = ax²/);
  await page.getByRole('textbox', { name: 'Yêu cầu cần đạt: Nhận biết' }).fill('Nhận biết đồ thị');
  await page.getByRole('button', { name: 'Xong' }).click();
  await page.getByRole('button', { name: 'Thêm dòng' }).click();
  await choose(page, 'Chủ đề', /^Hệ thức lượng/);
  await page.getByRole('textbox', { name: 'Đơn vị kiến thức' }).fill('Tỉ số lượng giác của góc nhọn');
  await page.getByRole('button', { name: 'Xong' }).click();

  await cell(0, 0).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('0-1');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('1-1');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('0-0');
  await page.keyboard.type('3');
  await page.keyboard.press('End');
  expect(await focused()).toBe('0-2');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowRight');
  expect(await focused(), 'the last cell has no neighbour').toBe('0-2');
  // Of ten points, 4 of the 6 questions are here: 66 %.
  await expect.poll(() => table.locator('tbody tr').first().locator('td').last().innerText()).toBe('66,7');
  expect(await table.locator('tfoot tr').first().innerText()).toMatch(/Tổng số câu\s+3\s+2\s+1\s+3\s+2\s+1\s+6/);
  await page.getByText('Số câu và điểm đã khớp').waitFor();
  await visitor.lookAround('matrix');

  await page.getByRole('button', { name: 'Ma trận, đặc tả' }).click();
  const tables = page.getByRole('dialog').getByRole('table');
  await expect.poll(() => tables.count()).toBe(2);
  expect(await tables.last().innerText()).toContain('Nhận biết đồ thị');
  await visitor.lookAround('tables');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lưu định dạng' }).click();
  await page.waitForURL((url) => url.pathname === '/templates');
  const stored = await house.db
    .selectFrom('formats')
    .select('sections')
    .where('name', '=', 'Giữa kì I, Toán 9')
    .executeTakeFirstOrThrow();
  expect((stored.sections as { parts: { levels: object }[] }[])[0]!.parts[0]!.levels).toEqual({ M1: 3, M2: 2, M3: 1 });
});

test('a phone shows a list of rows, each of which opens for editing', async () => {
  const visitor = await house.device(360, { height: 740, touch: true });
  const { page } = visitor;
  await newFormat(visitor);
  const list = page.getByRole('list', { name: 'Ma trận đề kiểm tra' });
  await list.getByRole('button', { name: /Biết 4/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Vận dụng', exact: true }).fill('2');
  await visitor.lookAround('a row on a phone');
  await page.getByRole('button', { name: 'Xong' }).click();
  await list.getByRole('button', { name: /Biết 4 · VD 2/ }).waitFor();
  await visitor.lookAround('matrix on a phone');
});

test('a phone shows the stock of a test with a matrix, and its buttons whole', async () => {
  const visitor = await house.device(360, { height: 740, touch: true });
  const { page } = visitor;
  await enter(page, house.product.origin, 'thuha@vumon.example');
  await page.goto('/unit-test/create');
  await page.getByPlaceholder('Tìm định dạng').fill('toan 9 giua hoc ky I');
  await page.getByText('Toán 9 – Giữa học kỳ I (', { exact: false }).tap();
  await page.getByRole('button', { name: 'Tiếp: Thông tin' }).tap();
  await page.getByRole('textbox', { name: 'Tên đề', exact: true }).fill('Giữa kì I, Toán 9');
  await choose(page, 'Loại đề', 'Kiểm tra giữa kỳ');
  await page.getByRole('button', { name: 'Tiếp: Câu hỏi' }).tap();
  await page.getByRole('heading', { name: 'Ma trận và kho câu hỏi' }).waitFor();
  await visitor.fits('stock on a phone');
});

test('tests that are being created show their progress, their end and a failure', async () => {
  const { page } = await house.device(360, { height: 740, touch: true });
  await enter(page, house.product.origin, 'thuha@vumon.example');
  const { id: examId, owner_id: ownerId } = await house.db
    .selectFrom('exams')
    .select(['id', 'owner_id'])
    .where('name', '=', 'Ôn tập ngữ pháp tuần 12')
    .executeTakeFirstOrThrow();
  // The rows as the job stores them between two steps.
  const running = { owner_id: ownerId!, kind: 'exams.make-forms', state: 'RUNNING', created_at: new Date() };
  const making = async (done: number) => {
    const id = randomUUID();
    await house.db
      .insertInto('job_runs')
      .values({ ...running, id, done, total: 3 })
      .execute();
    await house.db
      .insertInto('exam_makings')
      .values({ id, owner_id: ownerId!, exam_id: examId, asked: JSON.stringify({ forms: 3, overlap: 0, seed: 1 }) })
      .execute();
    return id;
  };
  const end = (id: string, state: 'DONE' | 'FAILED', result: object | null) =>
    house.db
      .updateTable('job_runs')
      .set({ state, finished_at: new Date(), result: result && JSON.stringify(result) })
      .where('id', '=', id)
      .execute();
  const [made, failed] = [await making(1), await making(0)];
  await page.goto('/unit-test/mine');
  await expect.poll(() => page.getByText('Đang tạo 3 đề từ “Ôn tập ngữ pháp tuần 12”').count()).toBe(2);
  await page.getByRole('progressbar', { name: 'Đã xong 1/3 đề' }).waitFor();
  // The open page shows the end of both without a reload.
  await end(made, 'DONE', { forms: [], parts: [], conflict: null, seed: 1 });
  await page.getByText('Đã tạo 3 đề từ “Ôn tập ngữ pháp tuần 12”').waitFor();
  await end(failed, 'FAILED', null);
  await page.getByText('Chưa tạo được 3 đề từ “Ôn tập ngữ pháp tuần 12”').waitFor();
  await page.getByRole('button', { name: 'Ẩn thông báo này' }).first().click();
  await expect.poll(() => page.getByRole('button', { name: 'Ẩn thông báo này' }).count()).toBe(1);
});
