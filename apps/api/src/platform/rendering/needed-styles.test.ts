import { expect, it } from 'vitest';
import { neededStyles, parseStyles } from './needed-styles.ts';

const page = '<div class="card wide"><p class="lead">a word</p></div>';
const needed = (css: string, html = page): string => neededStyles([parseStyles(css)], html);

it.each([
  ['a rule of a class in the page', '.lead{color:red}'],
  ['a rule of an element', 'p:hover,*{color:red}'],
  ['one of whose selectors concerns the page', '.never,.card .lead{color:red}'],
  ['a class that may be missing', '.card:not(.never){color:red}'],
  ['a class that is one of several', '.card:is(.never,:where(.wide,.never)) .lead{color:red}'],
  ['what an attribute may say', '.card[title=".never{"]{color:red}'],
  ['a brace and a bracket in a string', '.lead:after{content:"}\\"{/*"}'],
  ['a font', '@font-face{font-family:a;src:url(/a.woff2)}'],
  ['a statement', '@layer first,second;'],
  ['a group', '@media (width>1px){@supports (color:red){.lead{color:red}}}'],
  ['a movement that is used', '.lead{animation:turn 1s}@keyframes turn{0%{top:0}to{top:1px}}'],
])('keeps %s', (_, css) => {
  expect(needed(css)).toBe(css);
});

it.each([
  ['a rule of a class that the page does not have', '.never{color:red}'],
  ['one that needs two classes at once', '.card.never .lead{color:red}'],
  ['a class that begins like another', '.lead-in{color:red}'],
  ['a group with nothing in it', '@media (width>1px){.never{color:red}}'],
  ['a movement that nothing makes', '@keyframes turn{0%{top:0}to{top:1px}}'],
  ['a comment with a brace', '/* { */'],
])('leaves out %s', (_, css) => {
  expect(needed(`${css}.lead{color:red}`)).toBe('.lead{color:red}');
});

it('keeps the order of sheets and rules', () => {
  const sheets = ['.lead{color:red}.never{top:0}', 'p{color:blue}.card{top:0}'].map(parseStyles);
  expect(neededStyles(sheets, page)).toBe('.lead{color:red}p{color:blue}.card{top:0}');
});
