/** Types that are answered on a picture: lines, things placed on it, shapes, colours, words to write. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, tick } from '../harness/steps.ts';
import { addAnswers, bring, bringAudio, field, picture } from './editing.ts';
import { clickAt, drag, press, swipe, tapAt } from './input.ts';
import { paperTests } from './harness.ts';

const { it, takeAll } = paperTests();

/** A point as fractions of the picture's width and height. */
type Spot = readonly [x: number, y: number];

/** Adds the picture to draw on, at the place where a new question asks for it. */
async function bringScene(page: Page, way: 'choose' | 'drop' | 'paste' = 'choose'): Promise<Locator> {
  const place = page.getByRole('button', { name: 'Thêm tranh', exact: true }).first();
  if (way === 'choose') await bring(page, place, picture('apple'));
  else {
    await place.waitFor();
    const bytes = [...readFileSync(picture('apple'))];
    // A pasted file is taken wherever the focus is.
    const target = way === 'drop' ? place : page.locator('body');
    await Promise.all([
      page.waitForResponse((reply) => /\/media/.test(reply.url()) && reply.request().method() === 'POST' && reply.ok()),
      target.evaluate(
        (element, { bytes, way }) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], 'scene.png', { type: 'image/png' }));
          const init = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            way === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        },
        { bytes, way },
      ),
    ]);
  }
  await field(page, 'Mô tả tranh').fill('Bức tranh');
  const surface = page.getByRole('group', { name: 'Vẽ trên tranh: Bức tranh' });
  await surface.waitFor();
  return surface;
}

/** The same by touch; see `tick`. */
const touch = (input: Locator): Promise<void> => input.tap({ force: true });
const tool = (page: Page, name: string): Promise<void> => tick(page.getByRole('radio', { name, exact: true }));

/** Draws a zone with the mouse and names it. */
async function drawZone(
  page: Page,
  surface: Locator,
  kind: 'Chữ nhật' | 'Elip',
  [left, top]: Spot,
  [right, bottom]: Spot,
  name: string,
  number: number,
): Promise<void> {
  await tool(page, kind);
  await drag(page, { on: surface, x: left, y: top }, { on: surface, x: right, y: bottom });
  await field(page, `Tên vùng ${number}`).fill(name);
}

/** Adds, moves and enlarges a zone by keyboard. */
async function placeZone(page: Page, name: string, number: number): Promise<void> {
  await press(page.getByRole('button', { name: 'Đặt vùng vào giữa tranh' }));
  await field(page, `Tên vùng ${number}`).fill(name);
  const zone = page.locator('[data-figure]').nth(number - 1);
  await zone.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
}

/** Draws four zones, one in each corner of the picture. */
async function drawCorners(page: Page, surface: Locator, ...names: readonly string[]): Promise<void> {
  const corners: readonly (readonly [Spot, Spot])[] = [
    [
      [0.06, 0.06],
      [0.36, 0.36],
    ],
    [
      [0.62, 0.06],
      [0.94, 0.36],
    ],
    [
      [0.06, 0.62],
      [0.36, 0.94],
    ],
    [
      [0.62, 0.62],
      [0.94, 0.94],
    ],
  ];
  for (const [at, name] of names.entries()) {
    const [from, to] = corners[at] ?? corners[0]!;
    await drawZone(page, surface, at % 2 === 0 ? 'Chữ nhật' : 'Elip', from, to, name, at + 1);
  }
}

const zone = (root: Locator, name: string): Locator =>
  root.getByRole('button', { name: new RegExp(`(^|, )${name}: `) });
const source = (root: Locator, name: string): Locator => root.getByRole('button', { name, exact: true });

it('DL1', {
  async build({ page }) {
    await bringAudio(page);
    const surface = await bringScene(page);
    await drawCorners(page, surface, 'bạn thả diều', 'bạn đi xe đạp');
    await placeZone(page, 'bạn đọc sách', 3);
    for (const [at, name] of ['Kim', 'Dan'].entries()) await field(page, `Tên hoặc từ ${at + 1}`).fill(name);
    await page.getByRole('button', { name: 'Xóa Tên hoặc từ 3' }).click();
    await choose(page, 'Câu 1: Kim', /bạn thả diều/);
    await choose(page, 'Câu 2: Dan', /bạn đi xe đạp/);
  },
  answer: {
    async pointer({ page, root }) {
      await drag(page, source(root, 'Kim'), zone(root, 'bạn đọc sách'));
      await root.getByRole('button', { name: 'Bỏ đường nối Kim – bạn đọc sách' }).click();
      await drag(page, source(root, 'Kim'), zone(root, 'bạn thả diều'));
      await source(root, 'Dan').click();
      await zone(root, 'bạn đi xe đạp').click();
    },
    async touch({ root }) {
      await source(root, 'Kim').tap();
      await zone(root, 'bạn thả diều').tap();
      await source(root, 'Dan').tap();
      await zone(root, 'bạn đi xe đạp').tap();
    },
    async keyboard({ page, root }) {
      await press(source(root, 'Kim'));
      await press(zone(root, 'bạn thả diều'));
      await press(zone(root, 'bạn đi xe đạp'));
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
    },
  },
  review: ({ root }) => root.getByText('Tranh đúng').waitFor(),
});

it('DL3', {
  async build({ page }) {
    const surface = await bringScene(page, 'drop');
    await field(page, 'Lời dẫn').first().fill('Nối số với nhóm có đúng số con vật.');
    await drawCorners(page, surface, 'số hai', 'hai con gà', 'số ba', 'hai con mèo');
    // A polygon: corner by corner, closed at the first one.
    await tool(page, 'Đa giác');
    for (const [x, y] of [
      [0.45, 0.4],
      [0.58, 0.5],
      [0.45, 0.6],
      [0.45, 0.4],
    ] as const)
      await clickAt(surface, x, y);
    await field(page, 'Tên vùng 5').fill('ba con cá');
    for (const at of [0, 2]) await page.getByRole('checkbox', { name: 'Đường nối bắt đầu ở đây' }).nth(at).check();
    const answers = page.getByRole('region', { name: 'Đáp án', exact: true });
    for (const [at, names] of [['hai con gà', 'hai con mèo'], ['ba con cá']].entries()) {
      await answers.getByRole('combobox').nth(at).click();
      for (const name of names) await page.getByRole('option', { name }).click();
      await page.keyboard.press('Escape');
    }
  },
  answer: {
    async pointer({ page, root }) {
      await drag(page, zone(root, 'số hai'), zone(root, 'hai con gà'));
      await drag(page, zone(root, 'số hai'), zone(root, 'hai con mèo'));
      await zone(root, 'số ba').click();
      await zone(root, 'ba con cá').click();
    },
    async touch({ root }) {
      for (const [from, to] of [
        ['số hai', 'hai con gà'],
        ['số hai', 'hai con mèo'],
        ['số ba', 'ba con cá'],
      ] as const) {
        await zone(root, from).tap();
        await zone(root, to).tap();
      }
    },
    async keyboard({ root }) {
      for (const [from, to] of [
        ['số hai', 'hai con gà'],
        ['số hai', 'hai con mèo'],
        ['số ba', 'ba con cá'],
      ] as const) {
        await press(zone(root, from));
        await press(zone(root, to));
      }
    },
  },
  review: ({ root }) => root.getByText('hai con gà, hai con mèo').first().waitFor(),
});

it('MG6', {
  async build({ page }) {
    const surface = await bringScene(page, 'paste');
    // The picture is added first and can be replaced at the same place: zones and their descriptions stay.
    const first = await page
      .locator('main')
      .evaluate((main) => main.querySelector('input:not([type=file], [type=hidden]), [contenteditable]')?.id);
    expect(await field(page, 'Mô tả tranh').getAttribute('id')).toBe(first);
    await bring(page, page.getByRole('button', { name: 'Đổi tranh', exact: true }), picture('banana'));
    await expect.poll(() => field(page, 'Mô tả tranh').inputValue()).toBe('Bức tranh');
    await field(page, 'Lời dẫn').first().fill('Đặt các vật vào đúng chỗ.');
    await drawCorners(page, surface, 'trên giá', 'trong hộp', 'dưới bàn');
    for (const [at, name] of ['bóng', 'mũ', 'sách'].entries()) await field(page, `Tên hoặc từ ${at + 1}`).fill(name);
    await page.getByText('Một chỗ (có thể thừa vật)').click();
    for (const [at, [name, thing]] of (
      [
        ['trên giá', 'sách'],
        ['trong hộp', 'bóng'],
        ['dưới bàn', 'mũ'],
      ] as const
    ).entries())
      await choose(page, `Câu ${at + 1}: ${name}`, new RegExp(thing));
  },
  answer: {
    async pointer({ page, root }) {
      await drag(page, source(root, 'sách'), zone(root, 'trong hộp'));
      // Moves it from one place on the picture to another.
      await drag(page, zone(root, 'trong hộp'), zone(root, 'trên giá'));
      await source(root, 'bóng').click();
      await zone(root, 'trong hộp').click();
      await source(root, 'mũ').click();
      await zone(root, 'dưới bàn').click();
    },
    async touch({ page, root }) {
      await swipe(page, source(root, 'sách').locator('[data-handle]'), zone(root, 'trên giá'));
      for (const [thing, place] of [
        ['bóng', 'trong hộp'],
        ['mũ', 'dưới bàn'],
      ] as const) {
        await source(root, thing).tap();
        await zone(root, place).tap();
      }
    },
    async keyboard({ root }) {
      for (const [thing, place] of [
        ['sách', 'trên giá'],
        ['bóng', 'trong hộp'],
        ['mũ', 'dưới bàn'],
      ] as const) {
        await press(source(root, thing));
        await press(zone(root, place));
      }
    },
  },
  review: ({ root }) => root.getByText('Tranh đúng').waitFor(),
});

const task = (page: Page, number: number): Locator => page.getByRole('article', { name: `Yêu cầu ${number}` });
const colour = (root: Locator, name: string): Locator => root.getByRole('radio', { name, exact: true });
/** Chooses by the keys of a radio group. */
const take = (root: Locator, name: string): Promise<void> => press(colour(root, name), 'Space');

it('DS1', {
  async build({ page }) {
    const surface = await bringScene(page);
    await field(page, 'Lời dẫn').first().fill('Vẽ hình.');
    await drawCorners(page, surface, 'cánh cửa', 'bức tường');
    await page.getByRole('button', { name: 'Thêm yêu cầu' }).click();
    for (const [at, place] of ['cánh cửa', 'bức tường'].entries()) {
      await choose(task(page, at + 1), 'Vùng đúng', new RegExp(place));
      await tick(task(page, at + 1).getByRole('radio', { name: 'hình tròn' }));
    }
    await tick(task(page, 1).getByRole('radio', { name: 'đỏ', exact: true }));
    // The same shape cannot be chosen again in the same colour.
    if (await task(page, 2).getByRole('radio', { name: 'đỏ', exact: true }).isEnabled())
      throw new Error('a red circle could be asked for twice');
    await tick(task(page, 2).getByRole('radio', { name: 'tím', exact: true }));
  },
  answer: {
    async pointer({ root }) {
      await tick(colour(root, 'hình tròn'));
      await tick(colour(root, 'đỏ'));
      await zone(root, 'cánh cửa').click();
      // Refused, because there is a red circle already.
      await zone(root, 'bức tường').click();
      await root.getByText('Trên tranh đã có hình tròn màu đỏ.', { exact: false }).waitFor();
      await tick(colour(root, 'tím'));
      await zone(root, 'bức tường').click();
    },
    async touch({ root }) {
      const picture = root.getByRole('img', { name: 'Bức tranh' });
      await touch(colour(root, 'hình tròn'));
      await touch(colour(root, 'đỏ'));
      await tapAt(picture, 0.2, 0.2);
      await touch(colour(root, 'tím'));
      await tapAt(picture, 0.78, 0.2);
    },
    async keyboard({ root }) {
      await take(root, 'hình tròn');
      await take(root, 'đỏ');
      await press(zone(root, 'cánh cửa'));
      await take(root, 'tím');
      await press(zone(root, 'bức tường'));
    },
  },
  review: ({ root }) => root.getByText('bức tường – hình tròn màu tím').waitFor(),
});

it('FC1', {
  async build({ page }) {
    const surface = await bringScene(page);
    await drawCorners(page, surface, 'quả bóng to', 'quả bóng nhỏ', 'cái mũ');
    await page.getByRole('button', { name: 'Thêm yêu cầu' }).click();
    for (const [at, [text, place, name]] of (
      [
        ['Tô quả bóng to màu đỏ.', 'quả bóng to', 'đỏ'],
        ['Tô cái mũ màu xanh lá.', 'cái mũ', 'xanh lá'],
      ] as const
    ).entries()) {
      await field(task(page, at + 1), /^Yêu cầu bằng chữ/).fill(text);
      await choose(task(page, at + 1), 'Vùng đúng', new RegExp(place));
      await tick(task(page, at + 1).getByRole('radio', { name, exact: true }));
    }
  },
  answer: {
    async pointer({ root }) {
      await tick(colour(root, 'xanh lá'));
      await zone(root, 'quả bóng nhỏ').click();
      await zone(root, 'cái mũ').click();
      await tick(colour(root, 'Tẩy'));
      await zone(root, 'quả bóng nhỏ').click();
      await tick(colour(root, 'đỏ'));
      await zone(root, 'quả bóng to').click();
    },
    async touch({ root }) {
      const picture = root.getByRole('img', { name: 'Bức tranh' });
      await touch(colour(root, 'đỏ'));
      await tapAt(picture, 0.2, 0.2);
      // Enlarging the picture keeps what is on it.
      await root.getByRole('button', { name: 'Phóng to tranh' }).tap();
      await touch(colour(root, 'xanh lá'));
      await zone(root, 'cái mũ').tap();
    },
    async keyboard({ root }) {
      await take(root, 'đỏ');
      await press(zone(root, 'quả bóng to'));
      await take(root, 'xanh lá');
      await press(zone(root, 'cái mũ'));
    },
  },
  review: ({ root }) => root.getByText('cái mũ – xanh lá').waitFor(),
});

it('FC2', {
  async build({ page }) {
    await bringAudio(page);
    const surface = await bringScene(page);
    await drawCorners(page, surface, 'xe buýt', 'biển hiệu');
    await page.getByRole('checkbox', { name: 'Viết chữ vào vùng này' }).nth(1).check();
    await page.getByRole('button', { name: 'Thêm yêu cầu' }).click();
    await choose(task(page, 1), 'Vùng đúng', /xe buýt/);
    await tick(task(page, 1).getByRole('radio', { name: 'xanh dương', exact: true }));
    await choose(task(page, 2), 'Vùng đúng', /biển hiệu/);
    await addAnswers(field(task(page, 2), 'Từ đúng'), 'toys');
  },
  answer: {
    async pointer({ page, root }) {
      await tick(colour(root, 'xanh dương'));
      await zone(root, 'xe buýt').click();
      // Pressing the sign focuses its field.
      await zone(root, 'biển hiệu').click();
      await page.keyboard.type('toys');
    },
    async touch({ page, root }) {
      await touch(colour(root, 'xanh dương'));
      await zone(root, 'xe buýt').tap();
      await root.getByRole('textbox', { name: /biển hiệu/ }).tap();
      await page.keyboard.type('Toys');
    },
    async keyboard({ page, root }) {
      await take(root, 'xanh dương');
      await press(zone(root, 'xe buýt'));
      await press(zone(root, 'biển hiệu'));
      await page.keyboard.type('toys');
    },
  },
  review: ({ root }) => root.getByText('biển hiệu – “toys”').waitFor(),
});

it('FB6', {
  async build({ page }) {
    const surface = await bringScene(page);
    await field(page, 'Câu hỏi').first().fill('Viết tên các bộ phận.');
    await clickAt(surface, 0.25, 0.25);
    await press(page.getByRole('button', { name: 'Đặt ô vào giữa tranh' }));
    await page.locator('[data-figure]').nth(2).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Xóa Ô trống 1' }).click();
    await addAnswers(field(page, 'Đáp án được chấp nhận', 0), 'leaf');
    await addAnswers(field(page, 'Đáp án được chấp nhận', 1), 'root', 'roots');
  },
  answer: {
    async pointer({ page, root }) {
      await root.getByRole('textbox').nth(0).click();
      await page.keyboard.type('leaf');
      await root.getByRole('textbox').nth(1).click();
      await page.keyboard.type('roots');
    },
    async touch({ page, root }) {
      // An on-screen keyboard sends text, not key presses.
      await root.getByRole('textbox').nth(0).tap();
      await page.keyboard.insertText('Leaf');
      await root.getByRole('textbox').nth(1).tap();
      await page.keyboard.insertText('root');
    },
    async keyboard({ page, root }) {
      await root.getByRole('textbox').nth(0).focus();
      await page.keyboard.type('leaf');
      await page.keyboard.press('Tab');
      await page.keyboard.type('root');
    },
  },
  review: ({ root }) => root.locator('[data-state="right"]').first().waitFor(),
});

takeAll();
