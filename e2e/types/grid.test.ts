/** Grids of rows and columns. */
import type { Locator } from 'playwright-core';
import { field } from './editing.ts';
import { press } from './input.ts';
import { typeTests, type TypeSteps } from './harness.ts';

const it = typeTests();

/** Chooses one column in each row. */
function columns(...names: readonly string[]): TypeSteps['answer'] {
  const each =
    (act: (cell: Locator, at: number) => Promise<void>) =>
    async ({ root }: { root: Locator }) => {
      for (const [at, name] of names.entries())
        await act(root.getByRole('radiogroup').nth(at).getByRole('radio', { name, exact: true }), at);
    };
  return {
    pointer: each((cell) => cell.click()),
    touch: each((cell) => cell.tap()),
    keyboard: each((cell) => press(cell, 'Space')),
  };
}

it('LS1', {
  async build({ page, preview }) {
    for (const [letter, name] of [
      ['A', 'Anna'],
      ['B', 'Binh'],
      ['C', 'Carol'],
    ] as const)
      await field(page, `Cột ${letter}`).fill(name);
    for (const [at, [text, right]] of (
      [
        ['The bus should run longer.', /Binh/],
        ['The street was nicer before.', /Carol/],
        ['I sold my car.', /Anna/],
      ] as const
    ).entries()) {
      await field(page, `Dòng ${at + 1}`).fill(text);
      await page
        .getByRole('radiogroup', { name: `Cột đúng của dòng ${at + 1}` })
        .getByRole('radio', { name: right })
        .click();
    }
    await preview.getByRole('radiogroup', { name: /street was nicer/ }).waitFor();
  },
  answer: columns('Binh', 'Carol', 'Anna'),
  review: ({ root }) => root.locator('[data-state="right"]').nth(2).waitFor(),
});

it('LS2', {
  async build({ page }) {
    for (const [at, text] of ['Em giới thiệu được bản thân.', 'Em hỏi đường được.', 'Em viết được tin nhắn.'].entries())
      await field(page, `Dòng ${at + 1}`).fill(text);
  },
  answer: columns('Thường tự làm được', 'Chưa làm được', 'Tự làm dễ dàng'),
  review: ({ root }) => root.getByText('không tính điểm', { exact: false }).first().waitFor(),
  outcome: 'unscored',
});
