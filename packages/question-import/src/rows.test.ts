import { describe, expect, test } from 'vitest';
import { middleOf, readDecimal, writeDecimal } from './decimals.ts';
import { questionFromRow, type RowCells } from './rows.ts';

const make = (cells: RowCells) => questionFromRow(2, cells, 'Writing');
const key = (cells: RowCells) => make(cells).draft?.answerKey as Record<string, unknown>;
const codes = (cells: RowCells) => make(cells).problems.map(({ code }) => code);
const options = { a: 'w', b: 'x', c: 'y', d: 'z' };

describe('a row', () => {
  test.each<[string, RowCells, string]>([
    ['a code in any case', { type: 'mc1', question: 'q', ...options, answer: 'c' }, 'MC1'],
    ['a Vietnamese name', { type: 'Trắc nghiệm', question: 'q', ...options, answer: 'C' }, 'MC1'],
    ['no type, letters', { question: 'q', ...options, answer: 'A;C' }, 'MR2'],
    ['no type, one letter', { question: 'q', ...options, answer: 'd' }, 'MC1'],
    ['no type, a verdict', { question: 'q', answer: 'Sai' }, 'TF1'],
    ['no type, words', { question: 'q ____', answer: 'từ' }, 'FB1'],
    ['pairs with a spare word', { type: 'ghép cặp', question: 'q', a: 'x = 1', b: 'y -> 2', c: '= 3' }, 'MG2'],
    ['an essay without a number of words', { type: 'Tự luận', question: 'q' }, 'EW1'],
  ])('with %s is imported without problems', (_, cells, type) => {
    expect(codes(cells)).toEqual([]);
    expect(make(cells).draft?.type).toBe(type);
  });

  test('right answers are recognized in any notation', () => {
    for (const answer of ['A, C', 'a c', 'AC', 'A và C', 'c;a'])
      expect(
        (key({ type: 'MR2', question: 'q', ...options, answer })['correct'] as { q1: string[] }).q1.toSorted(),
      ).toEqual(['a', 'c']);
    expect(key({ type: 'MC1', question: 'q', ...options, answer: 'y' })).toMatchObject({ correct: { q1: ['c'] } });
    for (const answer of ['Đ S S Đ', 'ĐSSĐ', 'T,F,F,T', 'Đúng, Sai, Sai, Đúng'])
      expect(key({ type: 'TF5', question: 'q', ...options, answer })).toMatchObject({
        correct: { q1: ['t'], q2: ['f'], q3: ['f'], q4: ['t'] },
      });
    expect(key({ type: 'FB1', question: 'q', answer: "don't | do not" })).toMatchObject({
      gaps: { g1: { accepted: ["don't", 'do not'] } },
    });
    for (const [answer, gap] of [
      ['3,5', { accepted: ['3,5'] }],
      ['3.5 ± 0.1', { accepted: ['3,5'], tolerance: '0,1' }],
      ['3..4', { accepted: ['3,5'], tolerance: '0,5' }],
      ['3/4', { accepted: ['3/4'] }],
      ['-2', { accepted: ['-2'] }],
    ] as const) {
      expect(key({ type: 'FB8', question: 'q', answer })).toMatchObject({ gaps: { g1: gap } });
    }
  });

  test('a cluster has a level for each of its statements, or one for all', () => {
    const row = { type: 'TF5', question: 'q', ...options, answer: 'ĐSSĐ' };
    for (const level of ['NB, NB, TH, VD', 'M1 M1 M2 M3', 'Nhận biết; Nhận biết; Thông hiểu; Vận dụng']) {
      const made = make({ ...row, level });
      const { items } = made.draft!.content as { items: { level?: string }[] };
      expect([made.difficulty, ...items.map((item) => item.level)]).toEqual(['M2', 'M1', 'M1', 'M2', 'M3']);
    }
    const one = make({ ...row, level: 'VD' });
    expect(one.difficulty).toBe('M3');
    expect(JSON.stringify(one.draft)).not.toContain('"level"');
    expect(codes({ ...row, level: 'NB, TH' })).toEqual(['ROW_LEVEL_UNKNOWN']);
    // Only clusters have statements.
    expect(codes({ ...row, type: 'MC1', answer: 'A', level: 'NB, NB, TH, VD' })).toEqual(['ROW_LEVEL_UNKNOWN']);
  });

  test('errors of a row are reported', () => {
    expect(codes({ type: 'MC1', ...options, answer: 'A' })).toEqual(['ROW_QUESTION_MISSING']);
    expect(codes({ type: 'MC1', question: 'q', a: 'x', c: 'y', answer: 'A' })).toEqual(['ROW_OPTION_GAP']);
    expect(codes({ type: 'TF5', question: 'q', a: 'x', answer: 'Đ' })).toEqual(['ROW_FOUR_STATEMENTS']);
    expect(codes({ type: 'TF1', question: 'q', answer: 'có' })).toEqual(['ROW_ANSWER_VERDICT']);
    expect(codes({ type: 'MG1', question: 'q', a: 'x = 1' })).toEqual(['ROW_PAIRS']);
    expect(codes({ type: 'EW1', question: 'q', answer: 'dài' })).toEqual(['ROW_ANSWER_WORDS']);
    expect(codes({ type: 'constructor', question: 'q', answer: 'A' })).toEqual(['ROW_TYPE_UNKNOWN']);
    expect(codes({ type: 'MC1', question: 'q', ...options, answer: 'A', level: 'dễ' })).toEqual(['ROW_LEVEL_UNKNOWN']);
  });
});

test('decimals are exact', () => {
  for (const [text, written] of [
    ['1', '1'],
    ['1.50', '1,5'],
    ['-0,05', '-0,05'],
    ['.5', '0,5'],
    ['007', '7'],
  ] as const)
    expect(writeDecimal(readDecimal(text)!)).toBe(written);
  for (const text of ['', '-', '1e3', '1.2.3', 'x']) expect(readDecimal(text)).toBeNull();
  expect(middleOf('0.1', '0.4')).toEqual({ middle: '0,25', distance: '0,15' });
  expect(middleOf('2', '1')).toBeNull();
});
