import katex from 'katex';
import { expect, test } from 'vitest';
import { formulaMacros, readableLatex, typesetLatex } from './index.ts';
import { keepWords, withWords } from '../formulas/vietnamese-words.ts';

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

test.each([
  ['x=2\\text{ nếu }x\\text{ chẵn}', ['nếu', 'chẵn']],
  ['S_{đáy}\\cdot h', ['đáy']],
  // Letters with marks of their own, as some programs store them.
  ['\\text{nê\u0301u}', ['nếu']],
])('Vietnamese words are drawn whole, for the eye and in what is copied: %s', (latex, whole) => {
  const html = katex.renderToString(keepWords(latex), { strict: 'ignore' });
  const drawn = withWords(html);
  const [copied, seen] = drawn.split('aria-hidden');
  for (const word of whole) {
    expect(copied).toContain(word);
    expect(seen).toContain(`>${word}<`);
  }
  expect(drawn).not.toMatch(/katex-accent|[가-힣]/);
});

test.each(['\\alpha+\\text{khi }x', '3\\times 2\\div 1', '2×3÷4', '\\text{가}é'])(
  'other LaTeX stays as it is: %s',
  (latex) => {
    expect(keepWords(latex)).toBe(latex);
  },
);
