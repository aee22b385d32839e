import katex from 'katex';
import { expect, test } from 'vitest';
import { formulaMacros, readableLatex, typesetLatex } from './index.ts';

test.each([
  ['2,5', '2{,}5'],
  ['\\sqrt{12,75}-0,5x', '\\sqrt{12{,}75}-0{,}5x'],
  ['x=1,5, y=-2,5', 'x=1{,}5, y=-2{,}5'],
  ['0,(3)+0,1(6)', '0{,}(3)+0{,}1(6)'],
  ['2{,}5', '2{,}5'],
  ['2,5+3,25-1,5', '2{,}5+3{,}25-1{,}5'],
])('a comma between digits is the mark of a decimal: %s', (latex, drawn) => {
  expect(typesetLatex(latex)).toBe(drawn);
});

test.each(['1,2,3', '\\{1, 2\\}', '(x,2)', 'x_1,2', 'f(x,y)', '1,5,2,5', '(2;5)'])(
  'a comma of a list stays one: %s',
  (latex) => {
    expect(typesetLatex(latex)).toBe(latex);
  },
);

test('KaTeX draws the commands of Vietnamese papers, and lists say what they mean', () => {
  const [system, alternatives] = ['\\heva{&x+y=1\\\\&x-y=3}', '\\hoac{&x=1\\\\&x=-2}'];
  for (const latex of [system, alternatives])
    expect(() => katex.renderToString(latex, { throwOnError: true, macros: { ...formulaMacros } })).not.toThrow();
  expect([system, alternatives].map(readableLatex)).toEqual(['{ x+y=1; x-y=3', '[ x=1; x=-2']);
});
