import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesAsWord } from '../testing/habits.ts';
import { readPaper } from '../index.ts';

const solutionsOf = (bytes: Uint8Array): string[] =>
  readPaper(bytes).paper.questions.map(({ solution }) => solution.replace(/%[biu]%/g, ''));
const fileOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../testing/stranger-files/${name}`, import.meta.url)));

test('a guide to marking gives each task its rows, and none what holds for all of them', () => {
  const solutions = solutionsOf(fileOf('c-ts10_toan_huong_dan_cham.docx'));
  // "Bài I (2,0 đ)" stands beside the first of its rows; "1) Điểm toàn bài để lẻ đến 0,25." is the guide's own first point.
  expect(solutions.map((one) => one.split('\n').map((line) => line.slice(0, 22)))).toEqual([
    ['1) Thay x = 9 (TMĐK): ', '2) $B=\\frac{x+2\\sqrt{x', '3) $\\sqrt{x}+4=5\\sqrt{'],
    ['1) Gọi vận tốc lúc đi ', '2) V ≈ 602,88 cm$^{3}$'],
    ['1) (x; y) = (3; 1)', '2a) ac = –3 < 0 nên ph', '2b) m = 0 hoặc m = 2'],
    ['1) Góc MAO + góc MBO =', '2) MA = MB, OA = OB nê'],
    ['P = $\\frac{2}{ab}$ ≥ 2'],
  ]);
});

test('a layout table of a guide: labels alone in their cells, the points are left out', () => {
  const solutions = solutionsOf(fileOf('e-toan9_huong_dan_cham.docx'));
  expect(solutions.map((one) => one.split('\n').at(-1)!.slice(0, 40))).toEqual([
    'A = 2 ⇔ √x + 2 = 2√x ⇔ √x = 2 ⇔ x = 4 (t',
    'Gọi x, y là số sản phẩm của tổ I, tổ II.',
    "$\\Delta'=(m+1)^{2}-2m=m^{2}+1$$>0$ với m",
    'AB = AC, OB = OC nên AO là trung trực củ',
    '$P=$$\\frac{a+b}{ab}$$=$$\\frac{2}{ab}$ ≥ ',
  ]);
});

const paper = [
  'Câu 1. Tính 5 + 6.',
  'Câu 2. Xét các phát biểu sau, phát biểu nào đúng, phát biểu nào sai?',
  'a) Số 2 chẵn.',
  'b) Số 3 chẵn.',
  'c) Số 4 chẵn.',
  'd) Số 5 chẵn.',
  'ĐÁP ÁN',
];
test.each([
  ['a line below a label alone, and verdicts', ['Câu 1:', '5 + 6 = 11', 'Câu 2:', 'a) Đ', 'b) S', 'c) Đ', 'd) S']],
  [
    'points, and what is said to those who mark',
    [
      'Hướng dẫn chung',
      '1) Câu nào cũng trình bày.',
      'Câu 1',
      '(1,0 đ)',
      '5 + 6 = 11',
      '1,0',
      'Lưu ý: HS làm cách khác',
      'vẫn cho điểm.',
      'Câu 2',
      'a) Đ',
      'b) S',
      'c) Đ',
      'd) S',
    ],
  ],
] as const)('a guide to marking with %s', (_, answers) => {
  const { questions } = readPaper(linesAsWord([...paper, ...answers])).paper;
  expect(questions.map(({ key, solution }) => [key, solution])).toEqual([
    [null, '5 + 6 = 11'],
    ['TFTF', ''],
  ]);
});
