import { describe, expect, test } from 'vitest';
import { itemTextsOf, parseContent, questionType, summaryOf } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { parseKey, score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { GridCode, GridContent, GridKey } from './definition.ts';
import vi from './messages.vi.json';
import { gridSamples } from './samples.ts';

const context = { locale: 'vi' as const };
const { content, key } = gridSamples.LS1;
const states = (code: GridCode, response: unknown) =>
  score(code, gridSamples[code].content, gridSamples[code].key, response, context).items.map((item) => item.state);

describe('scoring', () => {
  test('each row is scored separately', () => {
    expect(states('LS1', { r1: ['b'], r3: ['a'] })).toEqual(['right', 'blank', 'wrong']);
  });
  test('a row accepts one column of this question', () => {
    for (const response of [{ r1: ['a', 'b'] }, { r1: ['l1'] }, { r9: ['a'] }])
      expect(score('LS1', content, key, response, context).status).toBe('malformed');
  });
  test('every pick is wrong when the key has no entry for a row', () => {
    expect(score('LS1', content, { ...key, correct: {} }, { r1: ['b'] }, context).items[0]).toEqual({
      item: 'r1',
      state: 'wrong',
      share: { earned: 0, of: 1 },
    });
  });
  test('a self-rating is never right or wrong', () => {
    expect(states('LS2', { r1: ['l1'], r2: ['l5'] })).toEqual(['unscored', 'unscored', 'blank']);
    expect(score('LS2', gridSamples.LS2.content, gridSamples.LS2.key, { r1: ['l1'] }, context).status).toBe('scored');
    expect(questionType('LS2').scored).toBe(false);
    expect(questionType('LS1').scored).toBe(true);
  });
});

describe('valid content', () => {
  const parses = (code: GridCode, change: object) =>
    parseContent(code, 1, { ...gridSamples[code].content, ...change }).ok;
  test('levels are fixed and have no text of the author', () => {
    const { columns } = gridSamples.LS2.content;
    expect(parses('LS2', { columns: columns.slice(1) })).toBe(false);
    expect(parses('LS2', { columns: columns.map((column) => ({ ...column, text: 'x' })) })).toBe(false);
    expect(parseKey('LS2', 1, { explanation: '', correct: { r1: ['l1'] } }).ok).toBe(false);
  });
  test('ids are unique', () => {
    const [row] = content.rows;
    expect(parses('LS1', { rows: [row, row] })).toBe(false);
    expect(parses('LS1', { columns: [content.columns[0], content.columns[0]] })).toBe(false);
    expect(parses('LS1', { rows: [] })).toBe(false);
  });
});

describe('problems that prevent publishing', () => {
  const problems = (change: Partial<GridContent>, keyChange: Partial<GridKey> = {}) =>
    problemsOf('LS1', { ...content, ...change }, { ...key, ...keyChange }).map(
      (problem) => `${problem.code} ${problem.path}`,
    );
  test('there must be two to eight columns with different texts', () => {
    const columns = (count: number) => ({
      columns: Array.from({ length: count }, (_, at) => ({ id: 'abcdefghi'[at]!, text: `${at}` })),
    });
    const correct = { correct: { r1: ['a'], r2: ['a'], r3: ['a'] } };
    expect(problems(columns(1), correct)).toEqual(['COLUMNS_TOO_FEW columns']);
    expect(problems(columns(2), correct)).toEqual([]);
    expect(problems(columns(8), correct)).toEqual([]);
    expect(problems(columns(9), correct)).toEqual(['COLUMNS_TOO_MANY columns']);
    expect(
      problems(
        {
          columns: [
            { id: 'a', text: 'Yes' },
            { id: 'b', text: ' ' },
            { id: 'c', text: 'Yes ' },
          ],
        },
        correct,
      ),
    ).toEqual(['COLUMN_EMPTY columns.1', 'COLUMN_REPEATED columns.2']);
  });
  test('each row must have a text and an existing right column', () => {
    expect(problems({ rows: [{ id: 'r1', text: '' }] }, { correct: {} })).toEqual([
      'ROW_EMPTY rows.0',
      'CORRECT_MISSING rows.0.correct',
    ]);
    expect(problems({}, { correct: { ...key.correct, r1: ['z'] } })).toEqual([
      'CORRECT_UNKNOWN rows.0.correct',
      'CORRECT_MISSING rows.0.correct',
    ]);
    expect(problems({}, { correct: { ...key.correct, r9: ['a'] } })).toEqual(['CORRECT_UNKNOWN ']);
    for (const code of [
      'COLUMNS_TOO_FEW',
      'COLUMNS_TOO_MANY',
      'COLUMN_EMPTY',
      'COLUMN_REPEATED',
      'ROW_EMPTY',
      'CORRECT_MISSING',
    ])
      expect(vi.problems).toHaveProperty(code);
  });
  test('a self-rating needs no key', () => {
    expect(problemsOf('LS2', gridSamples.LS2.content, gridSamples.LS2.key)).toEqual([]);
  });
});

describe('texts and paper', () => {
  test('rows are part of the summary and identify the items', () => {
    expect(summaryOf('LS2', gridSamples.LS2.content)).toMatch(/^Em tự đánh giá.* Em giới thiệu/);
    expect(itemTextsOf('LS1', content)).toEqual(content.rows.map((row) => row.text));
  });
  test('a grid on paper has the texts of its columns, levels in the language of the paper', () => {
    const block = printForm('LS2', gridSamples.LS2.content, 5, 'en').blocks.at(-1);
    expect(block).toMatchObject({ kind: 'grid', rows: [{ number: 5 }, { number: 6 }, { number: 7 }] });
    expect(JSON.stringify(block)).toContain('Usually on my own');
    expect(JSON.stringify(printForm('LS2', gridSamples.LS2.content, 5, 'vi'))).toContain('Thường tự làm được');
  });
  test('the printed key has a line for each row', () => {
    expect(answerKeyForm('LS1', content, key, 3)).toEqual([
      { number: 3, text: 'Bình' },
      { number: 4, text: 'Dung' },
      { number: 5, text: 'Carol' },
    ]);
    expect(
      answerKeyForm('LS2', gridSamples.LS2.content, gridSamples.LS2.key, 3, 'en').map((line) => line.text),
    ).toEqual(['not scored', 'not scored', 'not scored']);
  });
});
