import { expect, test } from 'vitest';
import { readTags } from './html-tree.ts';
import { readPasted } from './pasted.ts';
import { linesToMarkup } from './rich-lines.ts';

test.each([
  ['\\(x^2\\) is even', '$x^2$ is even'],
  ['so \\( \\frac{1}{2} \\).', 'so $\\frac{1}{2}$.'],
  ['\\[ x = 1 \\]', '$$x = 1$$'],
  ['$x$ and $$y$$', '$x$ and $$y$$'],
  ['from $5 to $10', 'from $5 to $10'],
  ['$5-$10', '$5-$10'],
])('%s becomes %s, as text and as HTML', (pasted, markup) => {
  const tree = readTags(`<p>${pasted}</p>`);
  expect(linesToMarkup(readPasted(tree, ''))).toBe(markup);
  expect(linesToMarkup(readPasted(null, pasted))).toBe(markup);
});

test('dollars after a number are prices', () => {
  expect(linesToMarkup(readPasted(readTags('<p>mua 5$, bán 7$</p>'), ''))).toBe('mua 5\\$, bán 7\\$');
});

test('a pasted gap is dropped, its text is kept', () => {
  expect(linesToMarkup(readPasted(null, 'I [[g1]] go'))).toBe('I  go');
  expect(linesToMarkup(readPasted(readTags('<p>I <span data-gap="g1"></span>go</p>'), ''))).toBe('I go');
});
