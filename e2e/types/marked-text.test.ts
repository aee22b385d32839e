/** Parts and words that are chosen inside the text. */
import type { Locator } from 'playwright-core';
import { pressOnceLoaded } from '../harness/steps.ts';
import { field } from './editing.ts';
import { drag, press } from './input.ts';
import { typeTests } from './harness.ts';

const it = typeTests();

it('MC8', {
  async build({ page, preview }) {
    await field(page, 'Câu có lỗi').fill('The number of students who join the band have grown since the teacher came.');
    const word = (name: string) => page.getByRole('button', { name: `${name}, chưa gạch chân` });
    await drag(page, word('who'), word('join'));
    await word('have').click();
    await word('since').click();
    // By keyboard: the arrow extends the selection by the next word, the space bar underlines both.
    await word('teacher').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: 'Phần B có lỗi' }).click();
    await field(page, /Sửa lại cho đúng/).fill('has');
    await preview.getByRole('radio', { name: 'Phần A: who join' }).waitFor();
    await preview.getByRole('radio', { name: 'Phần D: teacher came' }).waitFor();
  },
  answer: {
    pointer: ({ root }) => root.getByRole('radio', { name: /^Phần B/ }).click(),
    touch: ({ root }) => root.getByRole('radio', { name: /^Phần B/ }).tap(),
    async keyboard({ page, root }) {
      await root.getByRole('radio', { name: /^Phần A/ }).focus();
      await pressOnceLoaded(page, 'b');
    },
  },
  review: ({ root }) => root.getByText('Sửa lại').waitFor(),
});

it('MR3', {
  async build({ page, preview }) {
    await field(page, 'Đoạn văn').fill('Mặt hồ lăn tăn gợn sóng.');
    // Two syllables are joined to one word, then split again and chosen one by one.
    await page.getByRole('button', { name: 'lăn, chọn được' }).click();
    await page.getByRole('button', { name: 'Gộp “lăn” và “tăn” thành một từ' }).click();
    await page.getByText('1 từ đúng trong 5 từ chọn được').waitFor();
    await preview.getByRole('button', { name: 'lăn tăn', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tách “lăn tăn”' }).click();
    await page.getByRole('button', { name: 'tăn, chọn được' }).click();
    await page.getByText('2 từ đúng trong 6 từ chọn được').waitFor();
    await preview.getByRole('button', { name: 'sóng', exact: true }).waitFor();
  },
  answer: {
    async pointer({ root }) {
      for (const name of ['tăn', 'lăn']) await word(root, name).click();
    },
    async touch({ root }) {
      for (const name of ['lăn', 'tăn']) await word(root, name).tap();
    },
    async keyboard({ page, root }) {
      // The words are one tab stop; arrow keys move between them.
      await press(word(root, 'Mặt'), 'ArrowRight');
      for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    },
  },
  review: ({ root }) => root.locator('[data-state="right"]').nth(1).waitFor(),
});

function word(root: Locator, name: string): Locator {
  return root.getByRole('button', { name, exact: true });
}
