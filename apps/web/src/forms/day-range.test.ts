import { expect, it } from 'vitest';
import { faultOf } from './day-range.ts';

it('refuses a range that ends before it begins, or is longer than a year', () => {
  const today = '2026-11-27';
  expect(faultOf(undefined, undefined, today)).toBeNull();
  expect(faultOf(undefined, '2020-01-01', today)).toBeNull();
  expect(faultOf('2026-11-27', undefined, today)).toBeNull();
  expect(faultOf('2026-11-28', undefined, today)).toBe('order');
  expect(faultOf('2026-11-02', '2026-11-01', today)).toBe('order');
  expect(faultOf('2025-11-26', '2026-11-27', today)).toBeNull();
  expect(faultOf('2025-11-25', '2026-11-27', today)).toBe('long');
  expect(faultOf('2020-01-01', undefined, today)).toBe('long');
});
