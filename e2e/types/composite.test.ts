/** Mixed questions: parts of two types that share a passage or a recording. */
import type { Locator, Page } from 'playwright-core';
import { bringAudio, field } from './editing.ts';
import { drag, press } from './input.ts';
import { typeTests, type TypeSteps } from './harness.ts';

const it = typeTests();

async function firstPart(page: Page): Promise<void> {
  await field(page, 'Câu hỏi').fill('Where is the cat?');
  for (const [at, text] of ['On the roof', 'In the tree', 'Under the bed', 'At school'].entries())
    await field(page, `Phương án ${'ABCD'[at]}`).fill(text);
  await page.getByRole('radio', { name: 'A là đáp án đúng' }).click();
}

async function addPart(page: Page, code: string): Promise<void> {
  const label = 'Loại câu hỏi của phần mới';
  const type = page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first();
  await type.click();
  // The whole list would be scrolled to its option and moves with the page, which hides it while its field is out of view.
  await type.fill(code);
  await page.getByRole('option', { name: `(${code})` }).click();
  await page.getByRole('button', { name: 'Thêm phần', exact: true }).click();
}

const roof = (root: Locator) => root.getByRole('radio', { name: /On the roof/ });
const yes = (root: Locator) => root.getByRole('radio', { name: /^Đúng/ });
const saysMine: TypeSteps['review'] = async ({ root }) => root.getByText('Em chọn', { exact: false }).first().waitFor();

it('MIX1', {
  async build({ page, preview }) {
    await field(page, 'Bài đọc').fill('Our cat climbed onto the roof and could not get down.');
    await firstPart(page);
    await addPart(page, 'TF1');
    await field(page, 'Phát biểu').fill('The cat needed help.');
    await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).getByRole('radio', { name: 'Đúng' }).click();
    await preview.getByText('The cat needed help.').waitFor();
    // A third part is added and removed; the second is moved up and down again.
    await addPart(page, 'MC1');
    await page.getByRole('button', { name: 'Xóa Phần 3' }).click();
    await page.getByRole('button', { name: 'Đưa Phần 2 lên' }).click();
    await page.getByRole('button', { name: 'Đưa Phần 1 xuống' }).click();
  },
  answer: {
    async pointer({ root }) {
      await roof(root).click();
      await yes(root).click();
    },
    async touch({ root }) {
      await roof(root).tap();
      await yes(root).tap();
    },
    async keyboard({ root }) {
      await press(roof(root), 'Space');
      await press(yes(root), 'Space');
    },
  },
  review: saysMine,
});

const things = [
  ['You read it.', 'a book'],
  ['You wear it.', 'a hat'],
  ['You ride it.', 'a bike'],
] as const;
const card = (root: Locator, words: string): Locator => root.locator('[data-source]').filter({ hasText: words });
const place = (root: Locator, at: number): Locator => root.locator('[data-target-button]').nth(at);

it('MIX2', {
  async build({ page }) {
    await bringAudio(page);
    await firstPart(page);
    await addPart(page, 'MG2');
    for (const [at, [meaning, word]] of things.entries()) {
      const pair = page.getByRole('article', { name: `Cặp ${at + 1}`, exact: true });
      await field(pair, 'Định nghĩa').fill(meaning);
      await field(pair, 'Từ').fill(word);
    }
  },
  answer: {
    async pointer({ page, root }) {
      await roof(root).click();
      for (const [at, [, word]] of things.entries()) await drag(page, card(root, word), place(root, at));
    },
    async touch({ root }) {
      await roof(root).tap();
      for (const [at, [, word]] of things.entries()) {
        await card(root, word).tap();
        await place(root, at).tap();
      }
    },
    async keyboard({ root }) {
      await press(roof(root), 'Space');
      for (const [at, [, word]] of things.entries()) {
        await press(card(root, word));
        await press(place(root, at));
      }
    },
  },
  review: saysMine,
});
