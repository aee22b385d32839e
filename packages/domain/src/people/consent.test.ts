import { expect, it } from 'vitest';
import { ageOn, needsGuardian, schoolYearOf } from './consent.ts';

it.each([
  ['2010-11-23', '2026-11-22', 15],
  ['2010-11-23', '2026-11-23', 16],
  ['2012-02-29', '2028-02-28', 15],
  ['2012-02-29', '2027-03-01', 15],
  ['2012-02-29', '2028-02-29', 16],
])('born on %s, on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
  expect(needsGuardian(birthday, day)).toBe(age < 16);
});

it.each([
  ['2026-06-30', 2025],
  ['2026-07-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s lies in the school year %i', (day, year) => expect(schoolYearOf(day)).toBe(year));
