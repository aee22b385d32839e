/** The family of typed gaps. */
import type { Locator, Page } from 'playwright-core';
import { addAnswers, bringAudio, field } from './editing.ts';
import { typeTests, type TypeSteps } from './harness.ts';

const it = typeTests();

/** Writes text with a gap after each part but the last. */
async function writeWithGaps(page: Page, text: Locator, ...parts: readonly string[]): Promise<void> {
  await text.fill(parts[0] ?? '');
  for (const part of parts.slice(1)) {
    await text.press('End');
    await page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
    await text.pressSequentially(part);
  }
}

/** Types into the gaps in their order; every hand types with the keys of a keyboard. */
function typing(...answers: readonly string[]): TypeSteps['answer'] {
  const each = (reach: (gap: Locator) => Promise<void>) => async ({ root, page }: { root: Locator; page: Page }) => {
    for (const [at, answer] of answers.entries()) {
      await reach(root.getByRole('textbox').nth(at));
      await page.keyboard.type(answer);
    }
  };
  return { pointer: each((gap) => gap.click()), touch: each((gap) => gap.tap()), keyboard: each((gap) => gap.focus()) };
}

/** Gaps are marked where they stand. */
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
    await page.getByRole('radio', { name: 'Gõ tự do' }).check({ force: true });
    await addAnswers(field(page, 'Đáp án được chấp nhận'), '0,125');
  },
  answer: typing('0,125'),
  review: showsRight,
});
