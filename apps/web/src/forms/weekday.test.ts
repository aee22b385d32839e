import { expect, test } from 'vitest';
import { weekdayOf } from './weekday.ts';

test.each([
  ['2026-11-29', 'Chủ nhật', 'Sunday'],
  ['2026-11-30', 'Thứ Hai', 'Monday'],
  ['2026-12-05', 'Thứ Bảy', 'Saturday'],
])('%s', (day, vi, en) => expect([weekdayOf(day, 'vi'), weekdayOf(day, 'en')]).toEqual([vi, en]));
