/** Pieces to be put in order. */
import type { Locator, Page } from 'playwright-core';
import { field } from './editing.ts';
import { drag, press } from './input.ts';
import { typeTests } from './harness.ts';
import { tick } from '../harness/steps.ts';

const it = typeTests();

const right = ['She', 'has', 'lived', 'here', 'since 2019.'];
const pieces = (root: Locator): Locator => root.locator('[data-piece] > button');
const piece = (root: Locator, text: string): Locator => pieces(root).filter({ hasText: text }).first();

/** Moves each piece to its place with one move. */
const sort =
  (move: (root: Locator, page: Page, text: string, to: number) => Promise<void>) =>
  async ({ root, page }: { root: Locator; page: Page }) => {
    for (const [at, text] of right.entries()) {
      const now = await pieces(root).allInnerTexts();
      if (now[at]?.trim() !== text) await move(root, page, text, at);
    }
  };

it('SO1', {
  async build({ page }) {
    await tick(page.getByRole('radio', { name: 'Từ trong câu' }));
    await field(page, 'Tách một câu thành từ').fill(right.join(' / '));
    await page.getByRole('button', { name: 'Tách', exact: true }).click();
  },
  answer: {
    pointer: sort((root, page, text, to) =>
      drag(page, piece(root, text), { on: pieces(root).nth(to), x: 0.2, y: 0.5 }),
    ),
    touch: sort(async (root, _, text, to) => {
      await piece(root, text).tap();
      await pieces(root).nth(to).tap();
    }),
    keyboard: sort(async (root, page, text, to) => {
      const from = (await pieces(root).allInnerTexts()).findIndex((other) => other.trim() === text);
      await piece(root, text).focus();
      for (let step = from; step > to; step--) await page.keyboard.press('ArrowLeft');
      await press(piece(root, text), 'Escape');
    }),
  },
  review: ({ root }) => root.locator('[data-state="right"]').first().waitFor(),
});
