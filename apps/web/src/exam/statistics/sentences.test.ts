import { expect, test } from 'vitest';
import { busiestWeek, levelsSay, spread } from './sentences.ts';

const week = (monday: string, tests: number) => ({ monday, tests, submitted: 0 });

test('the busiest week is the first of equal ones', () => {
  expect(busiestWeek([week('2026-11-02', 1), week('2026-11-09', 4), week('2026-11-16', 4)])).toEqual({
    count: 9,
    monday: '2026-11-09',
    most: 4,
  });
  expect(busiestWeek([week('2026-11-02', 0)])).toBeNull();
});

test('levels are summed from the best, and nothing is said of nobody', () => {
  expect(levelsSay({ GOOD: 3, FAIR: 20, PASS: 10, FAIL: 4 })).toEqual({ total: 37, count: 23, failing: 4 });
  expect(levelsSay({ GOOD: 0, FAIR: 0, PASS: 0, FAIL: 0 })).toBeNull();
});

test('classes are compared from two on', () => {
  const a = { className: '9A1', average: 812 };
  const b = { className: '9A2', average: 655 };
  expect(spread([a, b])).toEqual({ best: a, worst: b, gap: 157 });
  expect(spread([a])).toEqual({ best: a, worst: null, gap: 0 });
  expect(spread([])).toBeNull();
});
