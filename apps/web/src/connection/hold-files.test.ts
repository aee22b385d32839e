import { expect, test } from 'vitest';
import { beginsWith } from './hold-files.ts';

const page = (entry: string) =>
  `<head><script>var first = 1</script><script type="module" crossorigin src="/${entry}"></script>
  <link rel="modulepreload" crossorigin href="/assets/frame-1.js"></head>`;
const files = ['assets/frame-1.js', 'assets/index-1.js'];

test('a page belongs to the files that it begins with', () => {
  expect(beginsWith(page('assets/index-1.js'), files)).toBe(true);
});

test('the page of the next release does not, although the two share files', () => {
  expect(beginsWith(page('assets/index-2.js'), files)).toBe(false);
});

test('nor does the page of a filter', () => {
  expect(beginsWith('<h1>Sign in to the network</h1>', files)).toBe(false);
});
