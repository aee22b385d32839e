import { expect, it } from 'vitest';
import { codesAfter, gradeAfter, nameAfter } from './next-year.ts';

it.each([
  ['G1', 'G2'],
  ['G9', 'G10'],
  ['G11', 'G12'],
  ['G12', null],
  ['INT', 'INT'],
])('after %s comes %s', (grade, next) => expect(gradeAfter(grade)).toBe(next));

it.each([
  ['9A1', 'G9', '10A1'],
  ['9A9', 'G9', '10A9'],
  ['Lớp 9A1', 'G9', 'Lớp 10A1'],
  ['Toán 9 (2026–2027)', 'G9', 'Toán 10 (2027–2028)'],
  ['9A1-2026', 'G9', '10A1-2027'],
  ['9A1-26', 'G9', '10A1-27'],
  ['9A1 26-27', 'G9', '10A1 27-28'],
  ['9A26', 'G9', '10A26'],
  ['11B11', 'G11', '12B11'],
  ['1A1', 'G1', '2A1'],
  ['10A1', 'G1', '10A1'],
  ['Đội tuyển', 'G8', 'Đội tuyển'],
  ['12A1', 'G12', '12A1'],
  ['IELTS 2026', 'INT', 'IELTS 2027'],
])('%s of %s becomes %s', (name, grade, next) => expect(nameAfter(name, grade, 2026, 2027)).toBe(next));

it('proposes further valid codes, without repeating one', () => {
  expect(codesAfter('9A1-2026', 'G9', 2026, 2027).slice(0, 3)).toEqual(['10A1-2027', '10A1-2027-2', '10A1-2027-3']);
  expect(codesAfter('TOAN', 'INT', 2026, 2027).slice(0, 2)).toEqual(['TOAN', 'TOAN-2027']);
  const long = codesAfter('X'.repeat(50), 'INT', 2026, 2027);
  expect(long.every((code) => code.length <= 50)).toBe(true);
  expect(new Set(long).size).toBe(long.length);
});
