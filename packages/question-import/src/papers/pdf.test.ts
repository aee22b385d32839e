/** PDFs that a browser printed, read as papers. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedPaper, pdfDocument } from './index.ts';

const read = async (name: string) =>
  importedPaper(await pdfDocument(readFileSync(new URL(`./testing/files/${name}.pdf`, import.meta.url))));

test('two columns with underlined keys, a figure, scripts and options in a table', async () => {
  const { questions, leftover } = await read('chromium-two-columns');
  expect(questions.map(({ key, options, pictures, state }) => [key, options, pictures, state])).toEqual([
    ['A', ['Một', 'Hai', 'Ba', 'Bốn'], 0, 'ready'],
    ['B', ['Huế', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ'], 0, 'ready'],
    ['C', ['CO2', 'O2', 'H2O', 'H2'], 0, 'ready'],
    ['D', ['Hình vuông', 'Hình tròn', 'Hình thoi', 'Hình chữ nhật'], 1, 'ready'],
    ['C', ['0', '1', '2', '3'], 0, 'ready'],
    ['B', ['Tây', 'Đông', 'Nam', 'Bắc'], 0, 'ready'],
  ]);
  expect(leftover).toEqual([]);
});

test('a table of answers without lines; its numbers are no answers of other questions', async () => {
  const { questions } = await read('chromium-mathjax');
  expect(questions.map(({ kind, key, options }) => [kind, key, options.length])).toEqual([
    ['mcq', 'A', 4],
    ['mcq', 'B', 4],
    ['tf', null, 4],
    ['short', null, 0],
  ]);
});

test('formulas in the font of the text: what is not certain is a picture, and its question to be looked at', async () => {
  const { questions } = await read('chromium-mathml');
  const [first, second] = questions;
  expect(first).toMatchObject({ key: 'A', state: 'review', notes: ['FORMULA_UNREAD'] });
  expect(first!.options).toEqual(['$x$ = [formula] − 1', '$x$ = [formula] + 1', '$x$ = [formula]', '$x$ = − 1']);
  // Halves are no "12".
  expect(second).toMatchObject({ key: 'B', state: 'review', options: ['[formula]', '[formula]', '1', '0'] });
});
