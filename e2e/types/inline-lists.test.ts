/** Drop-down lists inside a text, and a dialogue with one shared list. */
import type { Locator, Page } from 'playwright-core';
import { field } from './editing.ts';
import { typeTests, type TypeSteps } from './harness.ts';

const it = typeTests();

/** Chooses in each list, in their order; by keyboard it types the first letters. */
function choosing(...labels: readonly string[]): TypeSteps['answer'] {
  const each =
    (choose: (list: Locator, label: string, page: Page) => Promise<unknown>) =>
    async ({ root, page }: { root: Locator; page: Page }) => {
      for (const [at, words] of labels.entries()) {
        const list = root.getByRole('combobox').nth(at);
        // The letters of a shared list differ between papers, so they are read from the page.
        await choose(list, (await list.locator('option', { hasText: words }).textContent()) ?? '', page);
      }
    };
  const pick = each((list, label) => list.selectOption({ label }));
  return {
    pointer: pick,
    touch: pick,
    keyboard: each(async (list, label, page) => {
      await list.focus();
      await page.keyboard.type(label.slice(0, 3));
    }),
  };
}
const showsRight: TypeSteps['review'] = ({ root }) => root.locator('[data-state="right"]').first().waitFor();

it('SL1', {
  async build({ page, preview }) {
    const text = field(page, 'Đoạn văn');
    await text.fill('The flat is small ');
    for (const rest of [' very bright. You can ', ' the bridge.']) {
      await text.press('End');
      await page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
      await text.pressSequentially(rest);
    }
    for (const [at, [right, words]] of (
      [
        ['B', ['and', 'but', 'so']],
        ['C', ['look', 'watch', 'see']],
      ] as const
    ).entries()) {
      const gap = page.getByRole('article', { name: `Ô trống ${at + 1}` });
      for (const [index, option] of words.entries()) await field(gap, `Lựa chọn ${'ABC'[index]}`).fill(option);
      await gap.getByRole('radio', { name: `${right} là đáp án đúng` }).click();
    }
    await preview.getByRole('combobox').nth(1).waitFor();
  },
  answer: choosing('but', 'see'),
  review: showsRight,
});

it('SL2', {
  async build({ page }) {
    await field(page, 'Lượt lời 1').fill('Can you help me with my kite?');
    for (const letter of ['H', 'G', 'F', 'E', 'D'])
      await page.getByRole('button', { name: `Xóa lựa chọn ${letter}` }).click();
    for (const [letter, text] of [
      ['A', 'It was blue.'],
      ['B', 'Of course. What is wrong with it?'],
      ['C', 'Hello, Mai.'],
    ] as const)
      await field(page, `Lựa chọn ${letter}`).fill(text);
    await page.getByRole('article', { name: 'Ô trống 1' }).getByRole('combobox', { name: 'Đáp án đúng' }).click();
    await page
      .getByRole('listbox', { name: 'Đáp án đúng' })
      .getByRole('option', { name: /Of course/ })
      .click();
  },
  answer: choosing('Of course. What is wrong with it?'),
  review: showsRight,
});
