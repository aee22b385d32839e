import { describe, expect, test } from 'vitest';
import {
  editTable,
  indent,
  insertLines,
  insertTable,
  moveInTable,
  selectionEnd,
  selectionStart,
  toggleList,
  withoutSelection,
  type Line,
} from './lines.ts';
import { linesToMarkup, markupToLines } from './rich-lines.ts';

/** "^" is the caret, "{" and "}" are the ends of a selection. */
const lines = (markup: string): Line[] =>
  markupToLines(
    markup
      .replace('^', selectionStart + selectionEnd)
      .replace('{', selectionStart)
      .replace('}', selectionEnd),
  );
const shown = (text: string): string =>
  text
    .replace(selectionStart + selectionEnd, '^')
    .replace(selectionStart, '{')
    .replace(selectionEnd, '}');
const written = (result: readonly Line[] | null): string | null =>
  result &&
  linesToMarkup(
    result.map((line) => ({
      ...line,
      runs: line.runs.map((run) => (run.kind === 'text' ? { ...run, text: shown(run.text) } : run)),
    })),
  );

describe('lists', () => {
  test('the selected lines become items, and paragraphs again', () => {
    expect(written(toggleList(lines('a\nb{c\nd}\ne'), false))).toBe('a\n%-%b{c\n%-%d}\ne');
    expect(written(toggleList(lines('%-%b{c\n%-%d}'), false))).toBe('b{c\nd}');
    expect(written(toggleList(lines('%-%b{c\n%-%d}'), true))).toBe('%1%b{c\n%1%d}');
    expect(written(toggleList(lines('%|%a^%|%b'), true))).toBe('%|%a^%|%b');
  });
  test('an item is at most one level below the one before it, and leaves the list at the first level', () => {
    expect(written(indent(lines('%-%a\n%-%b^'), 1))).toBe('%-%a\n%--%b^');
    expect(written(indent(lines('%-%a\n%--%b^'), 1))).toBe('%-%a\n%--%b^');
    expect(written(indent(lines('%-%a^'), 1))).toBe('%-%a^');
    expect(written(indent(lines('%-%a^'), -1))).toBe('a^');
  });
});

describe('tables', () => {
  test('a table replaces an empty line, or is inserted after the line', () => {
    expect(written(insertTable(lines('a^'), 2, 2))).toBe('a\n%|h%^%|h%\n%|%%|%');
    expect(withoutSelection(insertTable([{ runs: [] }], 1, 2))).toHaveLength(2);
  });
  test('rows and columns are added and removed; the header row stays first', () => {
    const start = '%|h%a^%|h%b\n%|%c%|%d';
    expect(written(editTable(lines(start), 'rowBelow'))).toBe('%|h%a%|h%b\n%|%^%|%\n%|%c%|%d');
    expect(written(editTable(lines(start), 'rowAbove'))).toBe('%|h%^%|h%\n%|%a%|%b\n%|%c%|%d');
    expect(written(editTable(lines(start), 'columnRight'))).toBe('%|h%a%|h%^%|h%b\n%|%c%|%%|%d');
    expect(written(editTable(lines(start), 'deleteColumn'))).toBe('%|h%^b\n%|%d'.replace('^b', 'b^'));
    expect(written(editTable(lines(start), 'deleteRow'))).toBe('%|%c^%|%d');
    expect(written(editTable(lines(start), 'toggleHeader'))).toBe('%|%a^%|%b\n%|%c%|%d');
    expect(written(editTable(lines(`x\n${start}\ny`), 'deleteTable'))).toBe('x\n^\ny');
  });
  test('the caret moves from cell to cell and leaves at the end', () => {
    expect(written(moveInTable(lines('%|%a^%|%b\n%|%c%|%d'), 'next'))).toBe('%|%a%|%b^\n%|%c%|%d');
    expect(written(moveInTable(lines('%|%a%|%b^\n%|%c%|%d'), 'next'))).toBe('%|%a%|%b\n%|%c^%|%d');
    expect(written(moveInTable(lines('%|%a%|%b\n%|%c%|%d^'), 'next'))).toBeNull();
    expect(written(moveInTable(lines('%|%a^%|%b'), 'previous'))).toBeNull();
    expect(written(moveInTable(lines('%|%a^%|%b'), 'below'))).toBe('%|%a%|%b\n%|%^%|%');
  });
});

describe('pasting', () => {
  const put = (text: string, pasted: string): string | null => written(insertLines(lines(text), markupToLines(pasted)));
  test('plain lines are joined with the text around them', () => {
    expect(put('a^b', 'x')).toBe('ax^b');
    expect(put('a^b', 'x\ny\nz')).toBe('ax\ny\nz^b');
  });
  test('lists and tables are inserted on lines of their own', () => {
    expect(put('a^b', '%-%x\n%-%y')).toBe('a\n%-%x\n%-%y^\nb');
    expect(put('%-%a^', '%-%x\n%-%y')).toBe('%-%a\n%-%x\n%-%y^');
    expect(put('a^', '%|%x%|%y')).toBe('a\n%|%x%|%y\n^');
    expect(put('^', 'x\n%1%y')).toBe('x\n%1%y^');
  });
  test('everything becomes one line in a cell', () => {
    expect(put('%|%a^%|%b', 'x\n%-%y')).toBe('%|%ax y^%|%b');
  });
});
