/** Rules of the grammar by themselves: each line is read otherwise when its rule is taken out. */
import { makeDocx, paragraph, run } from '@vumon/word/testing';
import { readWord } from '@vumon/word';
import { expect, test } from 'vitest';
import { verdictBehind } from '../finding/said-in-stem.ts';
import { segmentPaper } from '../index.ts';
import { numberedLines } from '../lines/lines.ts';
import { countOptions } from './habits.ts';
import { answersInList, saidRight, statedAnswer, statedLetters } from './key-words.ts';
import { bareLabelOf } from './label-styles.ts';
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
  ['Đáp án: ………', null],
  ['Đáp án: …… cm²', null],
  ['Đáp án: …………………… nghìn đồng', null],
  ['Trả lời: ……… học sinh', null],
])('the answer that "%s" states: %s', (text, answer) => {
  expect(statedAnswer(text)).toBe(answer);
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
  numberedLines(readWord(makeDocx({ body: texts.map((text) => paragraph(run(text))).join('') })).blocks);

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
