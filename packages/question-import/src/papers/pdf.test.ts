/** PDFs that a browser printed, read as papers. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedPaper, pdfDocument, wordDocument } from './index.ts';

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

test('a school paper over two pages: options in columns and in lines, page lines, a table of keys', async () => {
  const { questions, leftover } = await read('chromium-school-paper');
  expect(questions.map(({ label, kind, key, options, state }) => [label, kind, key, options, state])).toEqual([
    [1, 'mcq', 'C', ['Khối lượng.', 'Thời gian.', 'Vận tốc.', 'Quãng đường.'], 'ready'],
    [2, 'mcq', 'A', ['50 km/h.', '200 km/h.', '98 km/h.', '102 km/h.'], 'ready'],
    [3, 'mcq', 'A', ['9,8 m/s².', '98 m/s².', '0,98 m/s².', '1 m/s².'], 'ready'],
    [4, 'mcq', 'B', ['20 m/s².', '5 m/s².', '12 m/s².', '8 m/s².'], 'ready'],
    [1, 'essay', null, [], 'ready'],
  ]);
  expect(questions[3]!.stem).toMatch(/^Lực có độ lớn 10 N .* bằng$/s);
  expect(leftover).toEqual([]);
});

test('formulas in the font of the text: what is not certain is a picture, and its question to be looked at', async () => {
  const { questions } = await read('chromium-mathml');
  const [first, second] = questions;
  expect(first).toMatchObject({ key: 'A', state: 'review', notes: ['FORMULA_UNREAD'] });
  expect(first!.options).toEqual(['$x$ = [formula] − 1', '$x$ = [formula] + 1', '$x$ = [formula]', '$x$ = − 1']);
  // Halves are no "12".
  expect(second).toMatchObject({ key: 'B', state: 'review', options: ['[formula]', '[formula]', '1', '0'] });
});

/** Papers that LibreOffice made into PDFs: their tables have no frame, a tab without place leaves no gap, scripts have lines of their own. */
const saved = [
  '01-endkeytable',
  '03-star',
  '05-chemistry',
  '16-2025-keys',
  '17-solutions-repeated',
  '19-loigiai',
  'k18',
  'o03',
  'o09',
  'o12',
];
test.each(saved)('the paper %s reads as a PDF as it reads as a Word file', async (name) => {
  const word = importedPaper(
    wordDocument(readFileSync(new URL(`./testing/awkward-papers/${name}.docx`, import.meta.url))),
  );
  const { questions } = await read(`libreoffice-${name}`);
  const plain = (text: string): string => text.replaceAll(/\$[^$]*\$|\[formula\]|[^\p{L}\p{N}]/gu, '');
  const shown = (one: (typeof questions)[number]) => [
    one.label,
    one.key,
    one.options.map((text) => text.replaceAll(/\$|\s/g, '')),
  ];
  expect(questions.map(shown)).toEqual(word.questions.map(shown));
  // Whose words are others is not ready: the first of these has an arrow with a sign above it.
  const isOther = (at: number): boolean => plain(questions[at]!.stem) !== plain(word.questions[at]!.stem);
  const others = questions.flatMap(({ label, state }, at) => (isOther(at) && state === 'ready' ? [label] : []));
  expect(others).toEqual([]);
});

test('formulas that reach into the line of options leave them their letters', async () => {
  const { questions } = await read('libreoffice-27-omml');
  expect(questions.map(({ label }) => label)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  expect(questions.filter(({ options }) => options.length !== 4)).toEqual([]);
});
