import { expect, it } from 'vitest';
import { finishesSchool, gradeInName, proposedCode } from './next-year.ts';

it.each([
  ['9A1', '9A1-2026-KTX'],
  ['Lớp 9 Đặc biệt', 'Lop9Dacbiet-2026-KTX'],
  ['  ', ''],
  ['!!', ''],
])('a class %j is proposed the code %j, which is a valid one', (name, code) => {
  expect(proposedCode(name, 2026, 'KTX')).toBe(code);
  if (code) expect(code).toMatch(/^[A-Za-z0-9._-]{2,50}$/);
});

it.each([
  ['G4', false],
  ['G5', true],
  ['G9', true],
  ['G11', false],
  ['G12', true],
  ['INT', false],
])('%s ends a school: %s', (grade, ends) => expect(finishesSchool(grade)).toBe(ends));

it.each([
  ['9A1', 'G9'],
  ['Lớp 12 chuyên Toán', 'G12'],
  ['Toán 8.2', 'G8'],
  ['10/3', 'G10'],
  [' 7A3 (2026–2027)', 'G7'],
  ['A1', null],
  ['Đội tuyển', null],
  ['2026', null],
  ['13A', null],
  ['0A', null],
])('the grade in the name "%s" is %s', (name, grade) => {
  expect(gradeInName(name)).toBe(grade);
});
