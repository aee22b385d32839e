import { expect, test } from 'vitest';
import { eqField, ringedSign } from './eq-field.ts';
import { writeFormula } from './latex.ts';

test.each([
  [' EQ \\f(π;3) ', '\\frac{\\pi}{3}'],
  ['EQ \\f(3n + 1;n – 2)', '\\frac{3n+1}{n-2}'],
  ['eq \\f(1,2)', '\\frac{1}{2}'],
  ['EQ x = \\f(1,5;2)', 'x=\\frac{1,5}{2}'],
  ['EQ \\r(3;x + 1)', '\\sqrt[3]{x+1}'],
  ['EQ \\r(;2)', '\\sqrt{2}'],
  ['EQ \\r(\\f(a;b))', '\\sqrt{\\frac{a}{b}}'],
  ['EQ x\\s\\up6(2) + y\\s\\do4(1)', 'x{}^{2}+y{}_{1}'],
  ['EQ \\b\\lc\\{(\\a(x + y = 3;x – y = 1))', '\\begin{cases}x+y=3\\\\x-y=1\\end{cases}'],
  ['EQ \\b\\bc\\[(a;b)', null],
  ['EQ \\b(x + 1)', '\\left(x+1\\right)'],
  ['EQ \\x\\to(AB)', '\\overline{AB}'],
  ['EQ f\\(x\\) = 2', 'f(x)=2'],
  ['EQ \\o(a;b)', null],
  ['EQ \\f(1;2', null],
  ['EQ \\f(1;2;3)', null],
])('%s', (code, latex) => {
  const read = writeFormula(eqField(code)!);
  expect('latex' in read ? read.latex : null).toBe(latex);
});

test('the code of another field is no formula', () => {
  expect([eqField(' PAGE '), eqField('EQ'), eqField('REF EQ \\f(1;2)')]).toEqual([null, null, null]);
});

test.each([
  [' eq \\o\\ac(○,B) ', 'Ⓑ'],
  ['EQ \\o\\ac(◯;d)', 'ⓓ'],
  ['EQ \\o\\ac( ○ , 12 )', '⑫'],
  ['EQ \\o\\ac(○,21)', null],
  ['EQ \\o\\ac(□,B)', null],
  ['EQ \\o\\ac(○,AB)', null],
  ['EQ \\f(1;2)', null],
])('a sign in a ring: %s', (code, sign) => {
  expect(ringedSign(code)).toBe(sign);
});
