/**
 * Writing in the rich text field of an editor as teachers do: with Vietnamese input methods, next to gaps and formulas,
 * with lists, tables, the clipboard and the form's undo. Only a browser composes text, so this cannot be a unit test;
 * the cases share one page, so that the file takes less than 20 s.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { addUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser } from '../harness/browser.ts';
import { visit, type Visitor } from '../harness/visitor.ts';
import { field } from './editing.ts';

let close: () => Promise<void>;
let visitor: Visitor;
let page: Page;
let keyboard: CDPSession;
let text: Locator;

beforeAll(async () => {
  const { origin, databaseUrl } = inject('product');
  const browser = await launchBrowser();
  const db: Db = createDatabase(createPool({ url: databaseUrl, max: 2 }));
  close = async () => {
    await browser.close();
    await db.destroy();
  };
  const teacher = await addUser(db, Date.now(), { role: 'TEACHER', package: 'ADVANCE' });
  visitor = await visit(browser, { origin, width: 1280, height: 900 });
  await visitor.context.addCookies([
    { name: 'session', value: teacher.token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  ({ page } = visitor);
  keyboard = await visitor.context.newCDPSession(page);
  await page.goto('/questions/new?type=FB2');
  text = field(page, 'Câu hoặc đoạn văn');
});
afterAll(async () => close?.());

beforeEach(async () => {
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  // Deletes what remains of a list or a table when its text is gone.
  while ((await written()) !== '') await page.keyboard.press('Backspace');
});

/** The content of the field as text: `[]` for a gap, `$…$` for a formula, `- ` and `| ` before items and cells. */
const written = (): Promise<string> =>
  text.evaluate((root) =>
    [...root.querySelectorAll('p')]
      .map((line) => {
        const copy = line.cloneNode(true) as HTMLElement;
        for (const gap of copy.querySelectorAll('[data-gap]')) gap.replaceWith('[]');
        for (const formula of copy.querySelectorAll<HTMLElement>('[data-latex]'))
          formula.replaceWith(`$${formula.dataset['latex']}$`);
        const around = line.parentElement?.tagName ?? '';
        const sign = around === 'LI' ? '- ' : /^T[DH]$/.test(around) ? '| ' : '';
        return sign + (copy.textContent ?? '').replace(/\u00a0/g, ' ');
      })
      .join('\n')
      .trim(),
  );
const expectText = (expected: string) => expect.poll(written).toBe(expected);

/** An input method that composes a word in place, as on macOS, Android and Windows. */
async function compose(...states: readonly string[]): Promise<void> {
  for (const state of states)
    await keyboard.send('Input.imeSetComposition', {
      text: state,
      selectionStart: state.length,
      selectionEnd: state.length,
    });
  await keyboard.send('Input.insertText', { text: states.at(-1)! });
}

/** Unikey and EVKey: letters as they are typed, then at once some backspaces and the letters with their marks. */
async function replaceTyped(back: number, letters: string): Promise<void> {
  for (let press = 0; press < back; press++) await page.keyboard.press('Backspace');
  await keyboard.send('Input.insertText', { text: letters });
}

const methods: Readonly<Record<string, () => Promise<void>>> = {
  'a keyboard alone': () => page.keyboard.type('tiếng'),
  'backspaces and letters': async () => {
    await page.keyboard.type('tie');
    await replaceTyped(1, 'ê');
    await page.keyboard.type('ng');
    await replaceTyped(3, 'ếng');
  },
  composition: () => compose('t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'),
};

const putGap = () => page.getByRole('button', { name: 'Chèn ô trống' }).first().click();
const putFormula = () => page.keyboard.type('$x$');

interface Caret {
  write(): Promise<void>;
  keys: readonly string[];
  expected: string;
}
/** Positions of the caret next to something that is not text. */
const placesBeside = (chip: string, put: () => Promise<void>): Readonly<Record<string, Caret>> => ({
  'before it at the start of a line': {
    write: async () => {
      await put();
      await page.keyboard.type(' b');
    },
    keys: ['Home'],
    expected: `tiếng${chip} b`,
  },
  'before it where it is alone': { write: put, keys: ['Home'], expected: `tiếng${chip}` },
  'after it at the end of a line': {
    write: async () => {
      await page.keyboard.type('a ');
      await put();
    },
    keys: ['Home', 'End'],
    expected: `a ${chip}tiếng`,
  },
  'between two': {
    write: async () => {
      await put();
      await put();
    },
    keys: ['Home', 'ArrowRight'],
    expected: `${chip}tiếng${chip}`,
  },
  'before it on a second line': {
    write: async () => {
      await page.keyboard.type('a');
      await page.keyboard.press('Enter');
      await put();
    },
    keys: ['ArrowUp', 'End', 'ArrowDown', 'Home'],
    expected: `a\ntiếng${chip}`,
  },
});

describe.each(Object.entries(methods))('Vietnamese by %s', (_, type) => {
  test('in an empty field and in the middle of a word', async () => {
    await type();
    await expectText('tiếng');
    await page.keyboard.type(' ab');
    await page.keyboard.press('ArrowLeft');
    await type();
    await expectText('tiếng atiếngb');
  });
  test.each(Object.entries(placesBeside('[]', putGap)))('beside a gap: %s', async (__, { write, keys, expected }) => {
    await write();
    for (const key of keys) await page.keyboard.press(key);
    await type();
    await expectText(expected);
  });
  test.each(Object.entries(placesBeside('$x$', putFormula)))(
    'beside a formula: %s',
    async (__, { write, keys, expected }) => {
      await write();
      for (const key of keys) await page.keyboard.press(key);
      await type();
      await expectText(expected);
    },
  );
});

test('a word replaced by the browser, as its spell checker does', async () => {
  await page.keyboard.type('teh cat');
  await text.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    (walker.nextNode() as Text).replaceData(0, 3, 'the');
  });
  await expectText('the cat');
  await page.keyboard.type('!');
  await expectText('the cat!');
});

test('dollars become a formula once it is closed, prices stay prices, Backspace undoes it', async () => {
  const formulas = text.locator('[data-latex]');
  await page.keyboard.type('Cho $x^2$, giá 5$ hay 7$');
  await expect.poll(() => formulas.count()).toBe(1);
  await expect.poll(() => formulas.locator('.katex').count()).toBe(1);
  await page.keyboard.type(' $y$');
  await expect.poll(() => formulas.count()).toBe(2);
  await page.keyboard.press('Backspace');
  await expect.poll(() => formulas.count()).toBe(1);
  await expectText('Cho $x^2$, giá 5$ hay 7$ $y$');
});

test('one press of Backspace or Delete removes one gap', async () => {
  await page.keyboard.type('a');
  await putGap();
  await putGap();
  await page.keyboard.type('b');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expectText('a[]b');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expectText('ab');
});

test('lists by keyboard: items, levels, and leaving the list', async () => {
  await page.keyboard.type('một');
  await page.keyboard.press('Control+Shift+Digit8');
  await page.keyboard.press('Enter');
  await page.keyboard.type('hai');
  await page.keyboard.press('Control+BracketRight');
  expect(await text.locator('ul ul li').count()).toBe(1);
  for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('ba');
  await expectText('- một\n- hai\nba');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expectText('- một\n- haiba');
});

test('a table by the menu and by keyboard; Tab leaves its last cell', async () => {
  await page.getByRole('button', { name: 'Chèn bảng' }).first().click();
  await page.getByRole('menuitem').first().click();
  await expect.poll(() => text.locator('th, td').count()).toBe(4);
  await expect.poll(() => text.evaluate((root) => root === document.activeElement)).toBe(true);
  await page.keyboard.type('A');
  for (const cell of ['B', 'c', 'd']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
  await expectText('| A\n| B\n| c\n| d');
  await page.keyboard.press('Enter');
  await page.keyboard.type('e');
  await expectText('| A\n| B\n| c\n| d\n| \n| e');
  await page.keyboard.press('Tab');
  expect(await text.evaluate((root) => root.contains(document.activeElement))).toBe(false);
  await text.locator('td').first().click();
  await page.getByRole('button', { name: 'Sửa bảng' }).first().click();
  await page.getByRole('menuitem', { name: 'Xóa bảng' }).click();
  await expectText('');
});

test('what is typed while the formula field is loading is kept, and stays in one place', async () => {
  let load = () => {};
  const asked = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/mathlive/, (route) => asked.then(() => route.continue()));
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Công thức' });
  const source = dialog.getByRole('textbox', { name: 'Mã LaTeX' });
  await expect.poll(() => source.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('x^');
  load();
  await dialog.getByRole('button', { name: /Bàn phím công thức/ }).waitFor();
  await page.keyboard.type('2');
  expect(await source.inputValue()).toBe('x^2');
  await page.unroute(/\/mathlive/);
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('the formula field speaks Vietnamese, and its comma is the decimal mark', async () => {
  // Its code is loaded already: the field is there before the dialog chooses what to focus.
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Công thức' });
  const keys = dialog.getByRole('button', { name: /Bàn phím công thức/ });
  await keys.waitFor();
  expect(await dialog.getByRole('button', { name: /Menu/ }).count()).toBe(0);
  // Until the field takes over, the source has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('math-field');
  await page.keyboard.type('2,5');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Mã LaTeX' }).inputValue()).toBe('2{,}5');
  await dialog.getByRole('textbox', { name: 'Mã LaTeX' }).fill('\\heva{&x=2,5\\\\&y=1}');
  await dialog.getByRole('button', { name: 'Chèn công thức' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await text.locator('[data-latex] .katex').count()).toBe(1);
});

test('the keyboard for formulas lies above the dialog, which a double click opens and leaves open', async () => {
  // Each field has the button; the first is that of the question.
  await page.getByRole('button', { name: 'Công thức (Ctrl M)' }).first().dblclick();
  const dialog = page.getByRole('dialog', { name: 'Công thức' });
  const source = dialog.getByRole('textbox', { name: 'Mã LaTeX' });
  await dialog.getByRole('button', { name: /Bàn phím công thức/ }).click();
  // MathLive's keys have no roles.
  const key = (label: string) => page.locator('.ML__keyboard.is-visible .MLK__keycap', { hasText: label }).first();
  await key('7').click();
  await key('8').click();
  await expect.poll(() => source.inputValue()).toBe('78');
  await page.setViewportSize({ width: 360, height: 740 });
  await key('9').click();
  await expect.poll(() => source.inputValue()).toBe('789');
  await page.setViewportSize({ width: 1280, height: 900 });
  // One click outside closes it, as it closes every dialog.
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.ML__keyboard.is-visible').count()).toBe(0);
});

test('pasting a list, formulas and foreign HTML', async () => {
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  const paste = (html: string, plain: string) =>
    text.evaluate(
      (root, [rich, simple]) => {
        const clipboardData = new DataTransfer();
        if (rich !== '') clipboardData.setData('text/html', rich!);
        clipboardData.setData('text/plain', simple!);
        // The browser reports a moved caret a moment later; no person pastes that fast.
        document.dispatchEvent(new Event('selectionchange'));
        root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, plain],
    );
  await paste('', 'x \\(\\frac{1}{2}\\) ');
  await expectText('ax $\\frac{1}{2}$b');
  await paste('<ul><li><b style="color:red">y</b></li><li>z<script>alert(1)</script></li></ul>', '');
  await expectText('ax $\\frac{1}{2}$\n- y\n- z\nb');
  expect(await text.locator('script, [style*=color]').count()).toBe(0);
});

test('undo and redo belong to the form, and the caret goes to the restored text', async () => {
  // The first gap replaces the one that every question has; a further gap is an undo step of its own.
  await putGap();
  await page.keyboard.type('một');
  await expectText('[]một');
  await putGap();
  await page.keyboard.type('hai');
  await expectText('[]một[]hai');
  await page.keyboard.press('ControlOrMeta+z');
  await expectText('[]một[]');
  await page.keyboard.press('ControlOrMeta+z');
  await expectText('[]một');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectText('[]một[]');
  await page.keyboard.type('!');
  await expectText('[]một[]!');
});

test('assistive technology gets a named text box of several lines, without WCAG violations', async () => {
  await page.keyboard.type('Cho $x^2$ và ');
  await putGap();
  expect(await text.getAttribute('aria-multiline')).toBe('true');
  expect(await text.getAttribute('contenteditable')).toBe('true');
  expect(await field(page, 'Câu hoặc đoạn văn').count()).toBe(1);
  await visitor.lookAround('rich text');
});

// The last of the file: it leaves the page of the others.
test('a formula of a statement wraps beside its bubbles, and the types know an essay of mathematics', async () => {
  await page.goto('/questions/new?type=TF5');
  await field(page, 'Phát biểu').click();
  await page.keyboard.type('Khử mẫu được $x(x+3)-3(x-3)=18$.');
  const formula = page.getByRole('complementary', { name: 'Học sinh sẽ thấy' }).locator('.katex');
  await formula.waitFor();
  const past = await formula.evaluate((node) => {
    let row = node.parentElement!;
    while (!row.querySelector('label')) row = row.parentElement!;
    const parts = [...node.querySelectorAll('.katex-html *')].map((one) => one.getBoundingClientRect().right);
    return Math.max(...parts) - row.querySelector('label')!.getBoundingClientRect().left;
  });
  expect(past).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Đổi loại' }).click();
  await page.getByPlaceholder('Tìm loại câu hỏi').fill('tu luan');
  await page.getByRole('dialog').getByText('EW1', { exact: true }).waitFor();
});
