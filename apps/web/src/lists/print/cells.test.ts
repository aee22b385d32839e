import { expect, test } from 'vitest';
import { cellOf } from './cells.ts';

test.each([
  ['30/11/2026', false, 'vi', { day: '2026-11-30' }],
  ['30/11/2026 08:05', true, 'vi', { time: '2026-11-30T08:05' }],
  ['1.234.567 ₫', true, 'vi', 1_234_567],
  ['1,234,567 ₫', true, 'en', 1_234_567],
  ['7,25', true, 'vi', 7.25],
  ['−40', true, 'vi', -40],
  ['0', true, 'en', 0],
  // A code and a phone number keep their zeros, also in a column of figures.
  ['2026', false, 'vi', '2026'],
  ['0912', true, 'vi', '0912'],
  ['091 234 56 78', true, 'vi', '091 234 56 78'],
  ['3/10', true, 'vi', '3/10'],
  [' Nguyễn\n An ', false, 'vi', 'Nguyễn An'],
  ['', true, 'vi', ''],
] as const)('%s in a column of figures: %s, %s', (text, numeric, locale, cell) => {
  expect(cellOf(text, { numeric, locale })).toEqual(cell);
});
