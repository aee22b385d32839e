/** Rules of the grammar by themselves: each line is read otherwise when its rule is taken out. */
import { makeDocx, paragraph, run } from '@vumon/word/testing';
import { readWord } from '@vumon/word';
import { expect, test } from 'vitest';
import { groupedVerdicts } from '../finding/found-question.ts';
import { headingOf, partNamedIn } from '../finding/labels.ts';
import { verdictBehind } from '../finding/said-in-stem.ts';
import { segmentPaper } from '../index.ts';
import { linesOf, numbered } from '../lines/lines.ts';
import { countOptions } from './habits.ts';
import {
  answersInList,
  bracketedKey,
  keyBehindLabel,
  saidRight,
  statedAnswer,
  statedLetters,
  statedList,
} from './key-words.ts';
import { bareLabelOf, labelOf } from './label-styles.ts';
import { withLatinLetters } from './look-alikes.ts';
import { optionsIn, runOf, usualUpper } from './option-styles.ts';

test.each([
  ['Chọn B', 'B'],
  ['=> B vì tổng hai góc bằng 90°', 'B'],
  ['Giải A. Nobel là ai?', null],
  ['HD: a', null],
  ['HD: Chọn a', 'A'],
  ['Đáp án A đúng', null],
])('the letters that "%s" states: %s', (text, letters) => {
  expect(statedLetters(text)?.letters ?? null).toBe(letters);
});

test.each([
  ['Đáp án: 12,5', '12,5'],
  ['[Đáp án: 12]', '12'],
  ['Đáp án: f(2)', 'f(2)'],
  ['ĐS: 112', '112'],
  ['ĐS 12 câu', null],
  ['Đáp án: ………', null],
  ['Đáp án: …… cm²', null],
  ['Đáp án: …………………… nghìn đồng', null],
  ['Trả lời: ……… học sinh', null],
])('the answer that "%s" states: %s', (text, answer) => {
  expect(statedAnswer(text)).toBe(answer);
});

test.each([
  ['Câu 1 và câu 2: xem hình', null],
  ['Câu 1, 2 dùng chung hình', null],
  ['Câu 1–3. Làm ngay trên tranh', null],
  ['Câu 1–4 dùng hình này', null],
  ['Câu 3- Tính', 3],
  ['Câu II. Giải phương trình', 2],
  ['Câu IV (2,0 điểm) Cho hình chóp', 4],
  ['Câu I thuộc phần chung', null],
])('the number of the label of "%s": %s', (text, number) => {
  expect(labelOf(text)?.number ?? null).toBe(number);
});

test.each([
  ['1-3: BCA 4-6: DBA', 'BCADBA'],
  ['Câu 1 – 3: B, C, A', 'BCA'],
  ['1-2: BC; 3-4: AD.', 'BCAD'],
  ['1-4: BCA', null],
  ['1-3: BCA là đáp án', null],
])('letters in a row in "%s": %s', (text, letters) => {
  expect(
    answersInList(text)
      ?.map(({ answer }) => answer)
      .join('') ?? null,
  ).toBe(letters);
});

test('a letter is told from the reason behind it by a mark of punctuation', () => {
  expect(statedLetters('Chọn B. Ta có 2 + 2 = 4')).toEqual({ letters: 'B', end: 8 });
  expect(statedLetters('Chọn B Ta có 2 + 2 = 4')).toBeNull();
});

test.each([
  ['Mã đề 101: 1A 2B', '101'],
  ['Đáp án đề 202: 1A 2B', '202'],
  ['Đáp án: 1A 2B', undefined],
])('the code of the list "%s": %s', (text, code) => {
  expect(statedList(text)?.map((one) => one.code)).toEqual([code, code]);
});

test.each([
  ['(Đáp án B). Trâu ăn gì?', 'B'],
  ['[Chọn C] Cá thở bằng gì?', 'C'],
  ['(B) là đúng?', null],
])('the key behind a label in "%s": %s', (text, letters) => {
  expect(keyBehindLabel(text)?.letters ?? null).toBe(letters);
});

test.each([
  ['a, c đúng; b, d sai', 'TFTF'],
  ['Đúng: a, c. Sai: b và d', 'TFTF'],
  ['a, c đúng; b sai, a sai', null],
  ['a, c đúng; d sai', null],
  ['a đúng vì chẵn; b sai', null],
])('the verdicts of "%s": %s', (text, verdicts) => {
  expect(groupedVerdicts(text)).toBe(verdicts);
});

test('answers of a list stand behind numbers that rise by one, and are short', () => {
  expect(answersInList('1. ngày 7: thi 2. nghỉ')).toEqual([
    { number: 1, answer: 'ngày 7: thi' },
    { number: 2, answer: 'nghỉ' },
  ]);
  expect(answersInList(`1. ${'a'.repeat(41)} 2. b`)).toBeNull();
});

test.each([
  ['Oxi (Đ)', true],
  ['Giá một quyển vở (đ)', false],
])('"%s" says that it is right: %s', (text, right) => {
  expect(saidRight.test(text)).toBe(right);
});

test.each([
  ['C. 2x² + C.', 2, ['2x² + C.']],
  ['B. 2x² + C.', 1, ['2x² + C.']],
  ['A. x² + C. B. 2x² + C. C. x + C. D. 2 + C.', 0, ['x² + C.', '2x² + C.', 'x + C.', '2 + C.']],
  ['A. 2x C. B. 3x C. C. x D. 4', 0, ['2x C.', '3x C.', 'x', '4']],
  ['A. A. B. B. C. C. D. D.', 0, ['A.', 'B.', 'C.', 'D.']],
  ['A. + B. – C. × D. :', 0, ['+', '–', '×', ':']],
])('the letter at the end of a formula is no option: "%s"', (text, next, texts) => {
  const marks = optionsIn(text, next, usualUpper);
  expect(marks.map(({ end }, at) => text.slice(end, marks[at + 1]?.from).trim())).toEqual(texts);
});

test('a list behind words may leave numbers out where it states letters alone', () => {
  expect(statedList('Keys: 1A 3C')).toEqual([
    { number: 1, answer: 'A' },
    { number: 3, answer: 'C' },
  ]);
  expect(statedList('Đáp án: 1. mười 3. ba')).toBeNull();
  expect(answersInList('1A 3C')).toBeNull();
  expect(statedList('Keys: 1A 3C 2B')).toBeNull();
});

test.each([
  ['Số nào chẵn? (Đáp án: b)', 'B'],
  ['Số nào chẵn? (Đáp án: C)', 'C'],
  ['Gọi đáp án là (b)', null],
])('the key in brackets behind "%s": %s', (text, letter) => {
  expect(bracketedKey(text)?.letters ?? null).toBe(letter);
});

test.each([
  ['II. Rewrite the sentences.', 2, 2],
  ['IV. Rewrite the sentences.', 2, null],
  ['IV. Rewrite the sentences.', null, 4],
  ['Rewrite the sentences.', null, null],
  ['B. TỰ LUẬN', 2, 2],
  ['TRẮC NGHIỆM (3,0 điểm)', 1, 1],
  ['TRẮC NGHIỆM nào sau đây', 1, null],
])('"%s" is a heading where %s is the next number: %s', (text, next, number) => {
  expect(headingOf(text, next, false)).toBe(number);
});

test.each([
  ['ĐÁP ÁN PHẦN II', 2],
  ['Key of Part 3', 3],
  ['ĐÁP ÁN PHẦN MỀM', null],
])('the part that "%s" names: %s', (text, part) => {
  expect(partNamedIn(text)).toBe(part);
});

test('a heading that names its kind in capitals may go on in small letters', () => {
  expect(headingOf('I. TRẮC NGHIỆM (2,0 điểm) Khoanh tròn vào chữ cái', 1, true)).toBe(1);
  expect(headingOf('C. PHẦN VIẾT', 3, true)).toBe(3);
  expect(headingOf('C. PHẦN MỀM', 3, true)).toBeNull();
});

test('the gap of a text is no label', () => {
  expect(bareLabelOf('(2) …… of complaining')).toBeNull();
  expect(bareLabelOf('(2) Nam đi học')?.number).toBe(2);
});

test('letters that look like Latin ones are changed only where they stand alone', () => {
  expect(withLatinLetters('А. Москва, В. Нева')).toBe('A. Москва, B. Нева');
});

test('a slash before a digit is no sign of an option, and letters that start again begin anew', () => {
  expect(optionsIn('A/2 là số nào?', 0, { family: 'upper', signs: './' })).toEqual([]);
  expect(optionsIn('A/ Hà Nội', 0, { family: 'upper', signs: './' })).toHaveLength(1);
  expect(runOf(['A. Lan hỏi Mai', 'A. 1  B. 2'], usualUpper)).toBe(2);
});

const linesOfTexts = (...texts: string[]) =>
  numbered(linesOf(readWord(makeDocx({ body: texts.map((text) => paragraph(run(text))).join('') })).blocks));

test('a number out of the row begins no question', () => {
  const lines = linesOfTexts('1. Năm nào?', 'A. một', 'B. hai', '30. là số ngày của tháng', 'C. ba', 'D. bốn');
  expect(countOptions(lines, 'dot').find(({ option }) => option === 'A.')?.count).toBe(4);
});

test('a verdict behind a statement follows its full stop', () => {
  expect(verdictBehind('Mèo biết bay. S')?.value).toBe('F');
  expect(verdictBehind('Điểm cần tìm là S')).toBeNull();
});

/** Four options, whose letter and text have colours of their own. */
function coloured(colours: readonly (readonly string[])[]): string | null {
  const look = (colour: string | undefined) => (colour ? `<w:color w:val="${colour}"/>` : '');
  const options = colours.map(([letter, ...texts], at) =>
    paragraph(run(`${'ABCD'[at]}. `, look(letter)) + texts.map((one) => run(`mực ${one}`, look(one))).join('')),
  );
  const body = paragraph(run('Câu 1. Màu nào?')) + options.join('');
  return segmentPaper(readWord(makeDocx({ body })).blocks).questions[0]!.key;
}
test('the one option in another colour is the key; one whose colours differ among themselves is none', () => {
  const blue = ['0000FF', '0000FF'];
  expect(coloured([blue, ['FF0000', 'FF0000'], blue, blue])).toBe('B');
  expect(coloured([blue, ['', '0000FF', 'FF0000'], blue, blue])).toBeNull();
});
