import { expect, test } from 'vitest';
import { numberOf } from './numbers.ts';

test.each([
  ['1/3', 1 / 3],
  ['-1/3', -1 / 3],
  ['\u22122,5', -2.5],
  ['0.5 / 2', 0.25],
  [',5', 0.5],
  ['3,', 3],
])('%s is a number', (typed, value) => {
  expect(numberOf(typed)).toBeCloseTo(value, 12);
});

test.each(['', '-', '1/', '/3', '1/0', '1/2/3', '13x', '1-3', '1,2,3'])('“%s” is none', (typed) => {
  expect(numberOf(typed)).toBeNaN();
});
