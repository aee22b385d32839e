/** Letters to put into slots, words to put into gaps. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { bring, field, picture, writeWithGaps } from './editing.ts';
import { drag, press, swipe, tabTo } from './input.ts';
import { typeTests, type TypeSteps } from './harness.ts';

const it = typeTests();

const showsRight: TypeSteps['review'] = ({ root }) => root.locator('[data-state="right"]').first().waitFor();
const chip = (root: Locator, name: string): Locator =>
  root.locator('[data-source]:not(:disabled)').filter({ hasText: name }).first();
const target = (root: Locator, name: string): Locator => root.getByRole('button', { name: new RegExp(`^${name}:`) });

it('DD1', {
  async build({ page }) {
    await bring(page, page.getByRole('button', { name: 'Thêm tranh cho từ này' }), picture('apple'));
    await field(page, 'Mô tả tranh').fill('Một quả táo');
    await field(page, 'Từ cần ghép').fill('táo');
    await field(page, 'Thẻ gây nhiễu').fill('aụ');
    await page.getByRole('button', { name: 'Cho sẵn chữ t ở ô 1' }).click();
  },
  answer: {
    async pointer({ page, root }) {
      await drag(page, chip(root, 'o'), target(root, 'ô 2 trên 3'));
      // Dropped on the next slot it moves there; the right letter takes the slot that it left.
      await drag(page, target(root, 'ô 2 trên 3'), target(root, 'ô 3 trên 3'));
      await drag(page, chip(root, 'á'), target(root, 'ô 2 trên 3'));
    },
    async touch({ page, root }) {
      await chip(root, 'á').tap();
      await target(root, 'ô 2 trên 3').tap();
      await swipe(page, chip(root, 'o').locator('[data-handle]'), target(root, 'ô 3 trên 3'));
    },
    async keyboard({ page, root }) {
      await tabTo(chip(root, 'á'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      expect(await root.getByRole('status').last().innerText()).toContain('Đã đặt á vào ô 2 trên 3');
      await press(target(root, 'ô 3 trên 3'));
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('o');
      await page.keyboard.press('Enter');
    },
  },
  review: showsRight,
});

it('DD2', {
  async build({ page, preview }) {
    await writeWithGaps(page, field(page, 'Đoạn văn'), 'I was so ', ' that I forgot. They told me to be ', '.');
    await field(page, 'Từ hoặc câu đúng', 0).fill('worried');
    await field(page, 'Từ hoặc câu đúng', 1).fill('patient');
    await page.getByRole('button', { name: 'Thêm thẻ gây nhiễu' }).click();
    await field(page, 'Thẻ gây nhiễu 1').fill('although');
    // The preview follows a moment later; until then its new tile is empty.
    await preview.getByText('although').first().waitFor();
  },
  answer: {
    async pointer({ page, root }) {
      await drag(page, chip(root, 'patient'), target(root, 'ô trống 1'));
      await drag(page, chip(root, 'worried'), target(root, 'ô trống 2'));
      // Dropped on a filled gap, the two change places.
      await drag(page, target(root, 'ô trống 1'), target(root, 'ô trống 2'));
    },
    async touch({ page, root }) {
      // First the gap, then its word; also by the list that opens at a gap.
      await target(root, 'ô trống 1').tap();
      await page.getByRole('listbox', { name: 'Chọn cho ô trống 1' }).getByRole('option', { name: 'worried' }).tap();
      await chip(root, 'although').tap();
      await root.getByRole('button', { name: 'Bỏ xuống' }).tap();
      await chip(root, 'patient').tap();
      await target(root, 'ô trống 2').tap();
    },
    async keyboard({ page, root }) {
      await tabTo(chip(root, 'worried'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await tabTo(target(root, 'ô trống 2'));
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      // Once emptied, the gap takes another word.
      await page.keyboard.press('Delete');
      expect(await target(root, 'ô trống 2').getAttribute('data-filled')).toBeNull();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
    },
  },
  review: showsRight,
});
