/** The family of gaps to type into. */
import type { Locator, Page } from 'playwright-core';
import { addAnswers, bring, bringAudio, field, picture, writeWithGaps } from './editing.ts';
import { tabTo } from './input.ts';
import { paperTests, type TypeSteps } from './harness.ts';
import { tick } from '../harness/steps.ts';

const { it, takeAll } = paperTests();

/** Types into the gaps in their order; on touch screens too, text comes as key presses here. */
function typing(...answers: readonly string[]): TypeSteps['answer'] {
  const each =
    (reach: (gap: Locator) => Promise<void>) =>
    async ({ root, page }: { root: Locator; page: Page }) => {
      for (const [at, answer] of answers.entries()) {
        await reach(root.getByRole('textbox').nth(at));
        await page.keyboard.type(answer);
      }
    };
  return { pointer: each((gap) => gap.click()), touch: each((gap) => gap.tap()), keyboard: each((gap) => gap.focus()) };
}

/** The review marks each gap in its place. */
const showsRight: TypeSteps['review'] = ({ root }) => root.locator('[data-state="right"]').first().waitFor();

it('FB1', {
  async build({ page }) {
    await writeWithGaps(page, field(page, 'Câu hoặc đoạn văn'), 'I ', ' like coffee, but I love tea.');
    await addAnswers(field(page, 'Đáp án được chấp nhận'), "don't");
  },
  answer: typing('do not'),
  review: showsRight,
});

it('FB2', {
  async build({ page }) {
    await writeWithGaps(page, field(page, 'Câu hoặc đoạn văn'), 'We go ', ' the beach. It is ', ' hot.');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 0), 'to');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 1), 'too', 'so');
  },
  answer: typing('TO', 'so'),
  review: showsRight,
});

it('FB5', {
  async build({ page }) {
    await bringAudio(page);
    await writeWithGaps(page, field(page, 'Câu hoặc đoạn văn'), 'Name: ', '. Street: ', '.');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 0), 'Linh');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 1), 'Bridge');
  },
  answer: typing('linh', 'Bridge'),
  review: showsRight,
});

it('FB7', {
  async build({ page }) {
    await writeWithGaps(page, field(page, 'Câu hoặc đoạn văn'), 'She is a very ', ' dancer.');
    await field(page, 'Từ cho sẵn trong ngoặc').fill('GRACE');
    await addAnswers(field(page, 'Đáp án được chấp nhận'), 'graceful');
  },
  answer: typing('graceful'),
  review: showsRight,
});

it('FB8', {
  async build({ page }) {
    await field(page, 'Câu hỏi').fill('Tính 1 : 8.');
    await tick(page.getByRole('radio', { name: 'Gõ tự do' }));
    await addAnswers(field(page, 'Đáp án được chấp nhận'), '0,125');
  },
  answer: typing('0,125'),
  review: showsRight,
});

it('FB3', {
  async build({ page }) {
    await writeWithGaps(page, field(page, 'Câu hoặc đoạn văn'), 'Cows eat ', ' and have four ', '.');
    for (const [at, word] of ['grass', 'legs', 'fish'].entries()) {
      await page.getByRole('button', { name: 'Thêm từ vào khung' }).click();
      await field(page, `Từ ${at + 1} trong khung`).fill(word);
    }
    await bring(page, page.getByRole('button', { name: 'Thêm tranh cho từ 3' }), picture('apple'));
    await addAnswers(field(page, 'Đáp án được chấp nhận', 0), 'grass');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 1), 'legs');
  },
  answer: {
    // Pressing a word writes it into the focused gap, else into the first empty one.
    async pointer({ root }) {
      await root.getByRole('textbox').nth(1).click();
      await root.getByRole('button', { name: 'legs' }).click();
      await root.getByRole('textbox').nth(0).click();
      await root.getByRole('button', { name: 'grass' }).click();
    },
    async touch({ root }) {
      await root.getByRole('button', { name: 'grass' }).tap();
      await root.getByRole('textbox').nth(1).tap();
      await root.getByRole('button', { name: 'legs' }).tap();
    },
    keyboard: typing('grass', 'legs').keyboard,
  },
  review: showsRight,
});

/** Letters move on from box to box by themselves. */
const intoBoxes =
  (reach: (box: Locator) => Promise<void>): ((player: { page: Page; root: Locator }) => Promise<void>) =>
  async ({ page, root }) => {
    await reach(root.getByRole('textbox', { name: 'Ô 3 trên 7' }));
    await page.keyboard.type('uu');
    // Input methods delete what was typed and type it again.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ưvin');
  };

it('FB4', {
  async build({ page }) {
    await field(page, 'Câu hỏi').fill('Nơi mượn sách');
    await field(page, 'Từ cần viết').fill('thư viện');
    for (const at of ['t ở ô 1', 'h ở ô 2', 'ệ ở ô 7'])
      await page.getByRole('button', { name: `Cho sẵn chữ ${at}` }).click();
  },
  answer: {
    pointer: intoBoxes((box) => box.click()),
    touch: intoBoxes((box) => box.tap()),
    async keyboard({ page, root }) {
      // From wherever the question before has left the focus.
      await tabTo(root.getByRole('textbox', { name: 'Ô 3 trên 7' }), 'Tab', 200);
      await page.keyboard.type('ưvin');
    },
  },
  review: showsRight,
});

takeAll();
