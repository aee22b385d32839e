/** The matching family: cards into places, headings to paragraphs, texts to people, lines between columns. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bring, bringAudio, field, picture } from './editing.ts';
import { drag, press } from './input.ts';
import { paperTests, type TypeSteps } from './harness.ts';

const { it, takeAll } = paperTests();

type Pair = readonly [string, string];

async function fillPairs(page: Page, pairs: readonly Pair[], left: string, right: string): Promise<void> {
  for (const [at, [one, two]] of pairs.entries()) {
    const card = page.getByRole('article', { name: `Cặp ${at + 1}`, exact: true });
    await field(card, left).fill(one);
    await field(card, right).fill(two);
  }
}

async function typeLines(page: Page, target: Locator, lines: readonly string[]): Promise<void> {
  await target.click();
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).click();
}

const card = (root: Locator, words: string): Locator => root.locator('[data-source]').filter({ hasText: words });
const place = (root: Locator, at: number): Locator =>
  root.locator('[data-item]').nth(at).locator('[data-target-button]');

/** Puts the card with each of these words into its place, in the order of the entries. */
const placing = (words: readonly string[]): TypeSteps['answer'] => ({
  async pointer({ page, root }) {
    for (const [at, text] of words.entries()) await drag(page, card(root, text), place(root, at));
  },
  async touch({ root }) {
    for (const [at, text] of words.entries()) {
      await card(root, text).tap();
      await place(root, at).tap();
    }
  },
  async keyboard({ root }) {
    for (const [at, text] of words.entries()) {
      await press(card(root, text));
      await press(place(root, at));
    }
  },
});

const saysMine: TypeSteps['review'] = async ({ root }) => {
  await root.getByText('Em chọn').first().waitFor();
  await root.getByRole('img', { name: 'Đúng' }).first().waitFor();
};

const greetings: readonly Pair[] = [
  ['How are you?', 'Fine, thanks.'],
  ['Where do you live?', 'In Hue.'],
  ['How old are you?', 'I am eleven.'],
];

it('MG1', {
  async build({ page, preview }) {
    await fillPairs(page, greetings, 'Vế trái', 'Ghép với');
    await preview.getByText('In Hue.').first().waitFor();
  },
  answer: placing(greetings.map(([, answer]) => answer)),
  review: saysMine,
});

const definitions: readonly Pair[] = [
  ['You write on this with chalk.', 'a board'],
  ['It tells you the time.', 'a clock'],
  ['You sleep in this.', 'a bed'],
];

it('MG2', {
  async build({ page }) {
    await fillPairs(page, definitions, 'Định nghĩa', 'Từ');
    await page.getByRole('button', { name: 'Thêm thẻ thừa' }).click();
    await field(page, /^Thẻ thừa/).fill('a lamp');
  },
  answer: placing(definitions.map(([, word]) => word)),
  review: saysMine,
});

it('MG3', {
  async build({ page }) {
    await typeLines(page, field(page, 'Bài đọc'), [
      'The first bridge was made of wood.',
      'It fell down in a storm.',
      'The new one is made of steel.',
    ]);
    const headings = ['A wooden start', 'A bad night', 'Built to last', 'The price of a ticket'];
    for (const [at, heading] of headings.entries()) {
      await page.getByRole('button', { name: 'Thêm tiêu đề' }).click();
      await field(page, `Tiêu đề ${['i', 'ii', 'iii', 'iv'][at]}`).fill(heading);
    }
    for (const [at, heading] of headings.slice(0, 3).entries())
      await choose(page, `Tiêu đề đúng của đoạn ${'ABC'[at]}`, heading);
  },
  answer: placing(['A wooden start', 'A bad night', 'Built to last']),
  review: saysMine,
});

it('MG4', {
  async build({ page }) {
    for (const [at, [title, text]] of (
      [
        ['Chess club', 'Every Monday after school.'],
        ['Bird walks', 'Early on Sunday mornings, with a guide.'],
      ] as const
    ).entries()) {
      await page.getByRole('button', { name: 'Thêm văn bản' }).click();
      await typeLines(page, field(page, `Văn bản ${'AB'[at]}`), [title, text]);
    }
    const people = [
      ['An loves animals.', 'Bird walks'],
      ['Bình likes to think hard.', 'Chess club'],
      ['Chi wants to get up early.', 'Bird walks'],
    ] as const;
    await page.getByRole('button', { name: 'Thêm người' }).click();
    for (const [at, [need, club]] of people.entries()) {
      await field(page.getByRole('article', { name: `Người ${at + 1}`, exact: true }), 'Người này cần gì?').fill(need);
      await choose(page, `Văn bản đúng cho người ${at + 1}`, club);
    }
  },
  answer: placing(['Bird walks', 'Chess club', 'Bird walks']),
  review: saysMine,
});

it('MG5', {
  async build({ page }) {
    await bringAudio(page);
    for (const [at, [who, what]] of (
      [
        ['Anna', 'apple'],
        ['Ben', 'banana'],
        ['Cam', 'cat'],
      ] as const
    ).entries()) {
      const pair = page.getByRole('article', { name: `Cặp ${at + 1}`, exact: true });
      await field(pair, 'Vế nghe được hỏi').fill(who);
      await bring(page, pair.getByRole('button', { name: 'Thêm tranh vào thẻ ghép' }), picture(what));
      await field(pair, 'Mô tả tranh').fill(`tranh ${what}`);
    }
  },
  answer: (() => {
    const picture = (root: Locator, what: string) =>
      root.locator('[data-source]').filter({ has: root.page().getByAltText(`tranh ${what}`) });
    const whats = ['apple', 'banana', 'cat'];
    const steps: TypeSteps['answer'] = {
      async pointer({ page, root }) {
        for (const [at, what] of whats.entries()) await drag(page, picture(root, what), place(root, at));
      },
      async touch({ root }) {
        for (const [at, what] of whats.entries()) {
          await picture(root, what).tap();
          await place(root, at).tap();
        }
      },
      async keyboard({ root }) {
        for (const [at, what] of whats.entries()) {
          await press(picture(root, what));
          await press(place(root, at));
        }
      },
    };
    return steps;
  })(),
  review: saysMine,
});

const sums: readonly Pair[] = [
  ['3 + 4', 'bảy'],
  ['2 + 3', 'năm'],
  ['4 + 5', 'chín'],
];
const end = (root: Locator, side: 'left' | 'right', words: string): Locator =>
  root.locator(`[data-side="${side}"]`).filter({ hasText: words });

it('DL2', {
  async build({ page, preview }) {
    await fillPairs(page, sums, 'Vế trái', 'Ghép với');
    await end(preview, 'right', 'chín').waitFor();
  },
  answer: {
    async pointer({ page, root }) {
      // Drawn in both directions; a wrong line is replaced by the right one.
      await drag(
        page,
        end(root, 'left', '3 + 4').locator('[data-dot]'),
        end(root, 'right', 'năm').locator('[data-dot]'),
      );
      for (const [sum, word] of sums)
        await drag(page, end(root, 'right', word).locator('[data-dot]'), end(root, 'left', sum).locator('[data-dot]'));
      await expect
        .poll(() => root.locator('path[data-line]').count(), { message: 'a line for each sum' })
        .toBe(sums.length);
    },
    async touch({ root }) {
      for (const [sum, word] of sums) {
        await end(root, 'left', sum).locator('[data-press]').tap();
        await end(root, 'right', word).locator('[data-press]').tap();
      }
      await root
        .getByRole('button', { name: /^Xóa đường nối/ })
        .first()
        .tap();
      await end(root, 'right', sums[0]![1]).locator('[data-press]').tap();
      await end(root, 'left', sums[0]![0]).locator('[data-press]').tap();
    },
    async keyboard({ page, root }) {
      const [first, second, third] = sums as [Pair, Pair, Pair];
      await press(end(root, 'left', first[0]).locator('[data-press]'));
      await press(end(root, 'right', first[1]).locator('[data-press]'));
      await press(end(root, 'left', second[0]).locator('[data-press]'));
      await press(end(root, 'right', third[1]).locator('[data-press]'));
      await press(end(root, 'left', second[0]).locator('[data-press]'), 'Delete');
      for (const [sum, word] of [second, third]) {
        const list = end(root, 'left', sum).locator('select');
        await list.focus();
        await page.keyboard.press((await list.locator('option').filter({ hasText: word }).textContent())!.slice(0, 1));
      }
    },
  },
  review: saysMine,
});

takeAll();
