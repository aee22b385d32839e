import { expect, test } from 'vitest';
import { isWorkingDay, tetOf, workingDaysAfter, workingDaysBetween } from './working-days.ts';

/** As published; 2030 is the year in which China's new year is a day later than Vietnam's, and 1985 a month. */
test.each([
  [1985, '1985-01-21'],
  [2007, '2007-02-17'],
  [2023, '2023-01-22'],
  [2024, '2024-02-10'],
  [2025, '2025-01-29'],
  [2026, '2026-02-17'],
  [2027, '2027-02-06'],
  [2028, '2028-01-26'],
  [2029, '2029-02-13'],
  [2030, '2030-02-02'],
  [2031, '2031-01-23'],
  [2032, '2032-02-11'],
  [2033, '2033-01-31'],
  [2034, '2034-02-19'],
  [2035, '2035-02-08'],
])('the lunar year %i begins on %s', (year, day) => {
  expect(tetOf(year)).toBe(day);
});

test.each([
  ['2026-11-19', true, 'a Thursday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-22', false, 'a Sunday'],
  ['2027-01-01', false, 'the new year'],
  ['2026-02-16', false, 'the last day of the lunar year'],
  ['2026-02-20', false, 'the fourth day of the lunar year'],
  ['2026-02-23', true, 'after it'],
  ['2026-04-27', false, 'made up for the day of the Hùng kings, a Sunday'],
  ['2025-04-07', false, 'the Hùng kings'],
  ['2024-04-18', false, 'the Hùng kings'],
  ['2023-05-02', false, 'made up for the Hùng kings, a Saturday'],
  ['2023-05-03', false, 'made up for 30 April, a Sunday'],
  ['2023-05-04', true, 'after it'],
  ['2026-09-01', false, 'beside National Day'],
  ['2024-09-03', false, 'beside National Day, a Monday'],
  ['2026-09-03', true, 'after it'],
])('%s is a working day: %s, %s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

test.each([
  ['2026-11-16', '2026-11-19', 'within a week'],
  ['2026-11-19', '2026-11-24', 'over a weekend'],
  ['2026-11-21', '2026-11-25', 'on a Saturday'],
  ['2026-02-13', '2026-02-25', 'before the lunar new year'],
  ['2026-12-30', '2027-01-05', 'over the new year'],
])('three working days after %s is %s: %s', (from, due) => {
  expect(workingDaysAfter(from, 3)).toBe(due);
  expect(workingDaysBetween(from, due)).toBe(3);
  expect(workingDaysBetween(due, from)).toBe(0);
});
