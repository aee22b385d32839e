/** The choice family: one option, several options, statements. */
import type { Locator, Page } from 'playwright-core';
import { pressOnceLoaded } from '../harness/steps.ts';
import { bring, bringAudio, bringPicture, field, picture, recordings } from './editing.ts';
import { press } from './input.ts';
import { paperTests, type TypeSteps } from './harness.ts';

const { it, takeAll } = paperTests();
const letters = 'ABCDEFGH';

async function fillOptions(root: Page | Locator, texts: readonly string[], right: string): Promise<void> {
  for (const [at, text] of texts.entries()) await field(root, `Phương án ${letters[at]}`).fill(text);
  await markRight(root, right);
}
const markRight = (root: Page | Locator, right: string) =>
  root.getByRole('radio', { name: `${right} là đáp án đúng` }).click();

/** Chooses the options with these names, one after another. */
function picking(role: 'radio' | 'checkbox', ...names: readonly RegExp[]): TypeSteps['answer'] {
  const each =
    (act: (option: Locator) => Promise<void>) =>
    async ({ root }: { root: Locator }) => {
      for (const name of names) await act(root.getByRole(role, { name }));
    };
  return {
    pointer: each((option) => option.click()),
    touch: each((option) => option.tap()),
    keyboard: each((option) => press(option, 'Space')),
  };
}

/** Chooses one option in each group, in the order of the groups. */
function pickingEach(...names: readonly RegExp[]): TypeSteps['answer'] {
  const each =
    (act: (option: Locator) => Promise<void>) =>
    async ({ root }: { root: Locator }) => {
      for (const [at, name] of names.entries())
        await act(root.getByRole('radiogroup').nth(at).getByRole('radio', { name }));
    };
  return {
    pointer: each((option) => option.click()),
    touch: each((option) => option.tap()),
    keyboard: each((option) => press(option, 'Space')),
  };
}

const showsRight: TypeSteps['review'] = ({ root }) => root.locator('[data-state="right"]').first().waitFor();
const saysMine: TypeSteps['review'] = ({ root }) => root.getByText('Em chọn', { exact: false }).first().waitFor();

it('MC1', {
  async build({ page, preview }) {
    await field(page, 'Câu hỏi').fill('Water boils at ____ degrees Celsius.');
    await fillOptions(page, ['90', '100', '120', '212'], 'B');
    await preview.getByRole('radio', { name: /100/ }).waitFor();
  },
  answer: picking('radio', /100/),
  review: saysMine,
});

it('MC2', {
  async build({ page }) {
    await field(page, 'Câu hỏi').fill('Which one is a fruit?');
    for (const [at, name] of ['apple', 'ambulance', 'badminton'].entries()) {
      await bring(page, page.getByRole('button', { name: `Thêm tranh cho phương án ${letters[at]}` }), picture(name));
      await field(page, 'Mô tả tranh', at).fill(`A picture of ${name}`);
    }
    await markRight(page, 'A');
  },
  answer: picking('radio', /apple/),
  review: saysMine,
});

it('MC3', {
  async build({ page }) {
    await bringPicture(page, 'ambulance', 'A white car with a red cross');
    await fillOptions(page, ['an ambulance', 'a bus', 'a bicycle', 'a boat'], 'A');
  },
  answer: picking('radio', /ambulance/),
  review: saysMine,
});

it('MC4', {
  async build({ page }) {
    await field(page, 'Câu hỏi').fill('What does the speaker say?');
    await bringAudio(page);
    await fillOptions(page, ['Listen and answer.', 'Close the book.', 'Stand up.', 'Go home.'], 'A');
  },
  answer: picking('radio', /Listen/),
  review: saysMine,
});

it('MC7', {
  async build({ page }) {
    await fillOptions(page, ['needed', 'wanted', 'played', 'visited'], 'C');
  },
  answer: picking('radio', /played/),
  review: saysMine,
});

it('MC9', {
  async build({ page }) {
    await field(page, 'Bài đọc').fill('Lan lives in Huế. She goes to school by bike.');
    await field(page, 'Câu hỏi', 0).fill('Where does Lan live?');
    await fillOptions(page, ['In Hà Nội', 'In Huế', 'In Vinh', 'In Đà Lạt'], 'B');
    await page.getByRole('button', { name: 'Thêm câu hỏi' }).click();
    const second = page.getByRole('article', { name: 'Câu hỏi 2' });
    await field(second, 'Câu hỏi').fill('How does she go to school?');
    await fillOptions(second, ['On foot', 'By bus', 'By bike', 'By car'], 'C');
  },
  answer: pickingEach(/Huế/, /By bike/),
  review: saysMine,
});

it('MC10', {
  async build({ page }) {
    const text = field(page, 'Bài đọc');
    await text.fill('She has lived here ');
    await text.press('End');
    await page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
    await text.pressSequentially(' 2019.');
    await fillOptions(page, ['in', 'since', 'for', 'from'], 'B');
  },
  answer: picking('radio', /since/),
  review: saysMine,
});

it('MC11', {
  async build({ page }) {
    await bringAudio(page);
    await field(page, 'Câu hỏi', 0).fill('What do learners do first?');
    await fillOptions(page, ['They listen.', 'They write.', 'They sing.', 'They sleep.'], 'A');
    await page.getByRole('button', { name: 'Thêm câu hỏi' }).click();
    const second = page.getByRole('article', { name: 'Câu hỏi 2' });
    await field(second, 'Câu hỏi').fill('What comes next?');
    await fillOptions(second, ['A song', 'A question', 'A film', 'A break'], 'B');
  },
  answer: pickingEach(/listen/, /question/),
  review: saysMine,
});

it('TF1', {
  async build({ page }) {
    await field(page, 'Phát biểu').fill('Số 2 là số nguyên tố.');
    await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).getByRole('radio', { name: 'Đúng' }).click();
  },
  answer: picking('radio', /^Đúng/),
  review: showsRight,
});

for (const [code, third] of [
  ['TF2', /^Đúng/],
  ['TF3', /^Không có thông tin/],
] as const) {
  it(code, {
    async build({ page }) {
      await field(page, 'Bài đọc').fill('Nam có hai con mèo. Chúng thích ngủ trên mái nhà.');
      await field(page, 'Phát biểu', 0).fill('Nam nuôi mèo.');
      await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).nth(0).getByRole('radio', { name: /^Đúng/ }).click();
      await page.getByRole('button', { name: 'Thêm phát biểu' }).click();
      await field(page, 'Phát biểu', 1).fill('Hai con mèo thích bơi.');
      await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).nth(1).getByRole('radio', { name: /^Sai/ }).click();
      await page.getByRole('button', { name: 'Thêm phát biểu' }).click();
      await field(page, 'Phát biểu', 2).fill('Mèo ngủ trên mái nhà.');
      await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).nth(2).getByRole('radio', { name: third }).click();
    },
    answer: pickingEach(/^Đúng/, /^Sai/, third),
    review: showsRight,
  });
}

it('TF5', {
  async build({ page }) {
    await field(page, 'Câu dẫn chung của bốn ý').fill('Cho hình vuông cạnh 2 cm.');
    for (const [at, [text, verdict]] of (
      [
        ['Chu vi là 8 cm.', /^Đúng/],
        ['Diện tích là 8 cm².', /^Sai/],
        ['Hai đường chéo bằng nhau.', /^Đúng/],
        ['Có sáu cạnh.', /^Sai/],
      ] as const
    ).entries()) {
      await field(page, 'Phát biểu', at).fill(text);
      await page.getByRole('radiogroup', { name: 'Đáp án đúng' }).nth(at).getByRole('radio', { name: verdict }).click();
    }
  },
  answer: pickingEach(/^Đúng/, /^Sai/, /^Đúng/, /^Sai/),
  review: showsRight,
});

for (const code of ['MR1', 'MR2'] as const) {
  it(code, {
    async build({ page }) {
      await field(page, 'Câu hỏi').fill('Which two are prime numbers?');
      for (const [at, text] of ['4', '5', '6', '7'].entries()) await field(page, `Phương án ${letters[at]}`).fill(text);
      for (const letter of ['B', 'D']) await page.getByRole('checkbox', { name: `${letter} là đáp án đúng` }).click();
    },
    answer: picking('checkbox', /5$/, /7$/),
    review: saysMine,
  });
}

it('MC5', {
  async build({ page }) {
    await bringPicture(page, 'beach', 'Sand, the sea and an umbrella');
    for (const [at, words] of [
      'A boat is sinking.',
      'Someone has opened an umbrella.',
      'It is snowing.',
      'The shops are full.',
    ].entries()) {
      await bring(
        page,
        page.getByRole('button', { name: `Thêm âm thanh cho phương án ${letters[at]}` }),
        recordings[at]!,
      );
      await field(page, `Lời của phương án ${letters[at]}`).fill(words);
    }
    await markRight(page, 'B');
  },
  answer: {
    async pointer(player) {
      const clip = player.root.getByRole('button', { name: 'Nghe: Phương án B' });
      await player.root.getByText('2/2').nth(1).waitFor();
      await clip.click();
      // The server has counted one play of this recording and none of the others.
      await player.root.getByText('1/2').first().waitFor();
      await picking('radio', /^B/).pointer(player);
    },
    touch: picking('radio', /^B/).touch,
    keyboard: picking('radio', /^B/).keyboard,
  },
  review: ({ root }) => root.getByText('Someone has opened an umbrella.').waitFor(),
});

it('MC6', {
  async build({ page }) {
    await bringAudio(page);
    for (const [at, words] of ['At the corner.', 'At ten.', 'By bus.'].entries())
      await field(page, `Lời của phương án ${letters[at]}`).fill(words);
    await markRight(page, 'B');
  },
  answer: {
    ...picking('radio', /^B/),
    // The letter keys of the player.
    async keyboard({ page, root }) {
      await root.getByRole('radio', { name: /^A/ }).focus();
      await pressOnceLoaded(page, 'b');
    },
  },
  review: ({ root }) => root.getByText('At ten.').waitFor(),
});

it('TF4', {
  async build({ page }) {
    for (const [at, [name, alt, sentence, verdict]] of (
      [
        ['apple', 'A red apple', 'This is an apple.', /^Đúng/],
        ['cat', 'A grey cat', 'This is a dog.', /^Sai/],
      ] as const
    ).entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Thêm phát biểu' }).click();
      const item = page.getByRole('article', { name: `Câu hỏi ${at + 1}` });
      await field(item, 'Phát biểu').fill(sentence);
      await bring(page, item.getByRole('button', { name: 'Thêm tranh cho câu này' }), picture(name));
      await field(item, 'Mô tả tranh').fill(alt);
      await item.getByRole('radiogroup', { name: 'Đáp án đúng' }).getByRole('radio', { name: verdict }).click();
    }
  },
  answer: pickingEach(/^Đúng/, /^Sai/),
  review: showsRight,
});

takeAll();
