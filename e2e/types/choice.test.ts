/** The choice family: one pick, several, statements. */
import type { Locator, Page } from 'playwright-core';
import { press } from './hands.ts';
import { typeTests } from './harness.ts';

const it = typeTests();
const field = (root: Page | Locator, name: string | RegExp) => root.getByRole('textbox', { name, exact: typeof name === 'string' });

it('MC1', {
  async build({ page, preview }) {
    await field(page, 'Câu hỏi').fill('Water boils at ____ degrees Celsius.');
    for (const [letter, text] of [['A', '90'], ['B', '100'], ['C', '120'], ['D', '212']] as const) await field(page, `Phương án ${letter}`).fill(text);
    await page.getByRole('radio', { name: 'B là đáp án đúng' }).click();
    await preview.getByRole('radio', { name: /100/ }).waitFor();
  },
  answer: {
    pointer: ({ root }) => root.getByRole('radio', { name: /100/ }).click(),
    touch: ({ root }) => root.getByRole('radio', { name: /100/ }).tap(),
    keyboard: ({ root }) => press(root.getByRole('radio', { name: /100/ }), 'Space'),
  },
  review: ({ root }) => root.getByText('Em chọn', { exact: false }).first().waitFor(),
});
