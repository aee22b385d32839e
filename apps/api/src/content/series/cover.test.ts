import { expect, it } from 'vitest';
import { coverOf, wrapped } from './cover.ts';

const series = {
  id: 'global-success-9',
  name: 'Tiếng Anh Global Success 9',
  nameEn: 'Global Success 9',
  gradeId: 'G9',
  seriesGroup: 'BOOK',
  subject: 'ENGLISH',
} as const;

it.each([
  ['Toán 9', ['Toán 9']],
  ['Tiếng Anh Global Success 9', ['Tiếng Anh', 'Global', 'Success 9']],
  ['Một tên sách rất dài không vừa ba dòng', ['Một tên sách', 'rất dài không', 'vừa ba dòng']],
  ['Một tên sách rất dài không vừa ba dòng nào cả', ['Một tên sách', 'rất dài không', 'vừa ba dòng…']],
  ['Supercalifragilistic', ['Supercalifra…']],
  ['', []],
])('wraps %s', (text, lines) => {
  expect(wrapped(text, 13, 3)).toEqual(lines);
});

it.each([
  ['vi', 'Tiếng Anh'],
  ['en', 'English'],
] as const)('shows grade, subject and both names in %s', (locale, subject) => {
  const drawn = coverOf(series, locale);
  const words = drawn.replaceAll(/<[^>]+>/gu, ' ');
  for (const word of ['9', subject, 'Global', 'Success', 'Tiếng']) expect(words).toContain(word);
  expect(drawn.length).toBeLessThan(6_000);
});

it('cannot be left by a name', () => {
  const drawn = coverOf({ ...series, name: '</text><script>alert(1)</script>"&' }, 'vi');
  expect(drawn).not.toMatch(/<script|<\/text><s/u);
});

it('has one colour in every grade of a line, and a picture of each group', () => {
  const paper = (id: string) => /fill="(#\w+)"/.exec(coverOf({ ...series, id }, 'vi'))![1];
  expect(paper('global-success-3')).toBe(paper('global-success-12'));
  const groups = (['BOOK', 'SUPPLEMENTARY', 'EXTERNAL'] as const).map((seriesGroup) =>
    coverOf({ ...series, seriesGroup }, 'vi').replace(/^.*<g /u, ''),
  );
  expect(new Set(groups).size).toBe(3);
});
