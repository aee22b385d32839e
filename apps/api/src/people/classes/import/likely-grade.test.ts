import { expect, test } from 'vitest';
import { otherGradeOf } from './likely-grade.ts';

const born = (...years: number[]) => years.map((year, at) => `${year}-0${(at % 9) + 1}-15`);
const of = (year: number, count = 8) => born(...Array.from({ length: count }, () => year));

test.each([
  ['grade 12 in a class of grade 7', of(2009), 'G7', '2026-11-29', 12],
  ['grade 7 in a class of grade 7', of(2014), 'G7', '2026-11-29', null],
  ['a year older, as those who repeat', of(2013), 'G7', '2026-11-29', null],
  ['two years older', of(2012), 'G7', '2026-11-29', 9],
  ['the same school year after the new year', of(2014), 'G7', '2027-05-20', null],
  ['the next one', of(2014), 'G7', '2027-08-01', null],
  ['and the one after', of(2014), 'G7', '2028-08-01', 9],
  ['too few to tell', of(2009, 4), 'G7', '2026-11-29', null],
  ['all ages', born(2003, 2005, 2007, 2009, 2011, 2013, 2015), 'G7', '2026-11-29', null],
  ['adults', of(1990), 'G7', '2026-11-29', null],
  ['a class without a grade of its own', of(2009), 'INTERNATIONAL', '2026-11-29', null],
  ['one wrong date among many', [...of(2014), '2004-02-02'], 'G7', '2026-11-29', null],
] as const)('%s', (_, birthdays, gradeId, today, expected) =>
  expect(otherGradeOf(birthdays, gradeId, today)).toBe(expected),
);
