import { expect, test } from 'vitest';
import { blocksOf, blocksOn, pageTextProblems, textOfBlocks, type Block, type PageText } from './page-texts.ts';

const blocks: Block[] = [
  'Một đoạn.',
  { list: ['Một', 'Hai'] },
  { list: ['QR'], vietnam: true },
  { list: ['Visa'], abroad: true },
  { steps: ['Mở', 'Bấm'] },
  { teacherPrices: true },
  { studentPrices: true },
  { contact: true },
];

test('a text has the blocks that it was made of', () => {
  expect(blocksOf(textOfBlocks(blocks))).toEqual(blocks);
});

test.each<[string, readonly Block[]]>([
  ['', []],
  ['một\nhai', ['một hai']],
  ['- một\nkhông phải mục', ['- một không phải mục']],
  ['\r\n\r\n1. A\r\n2. B\r\n \r\nC', [{ steps: ['A', 'B'] }, 'C']],
  ['{vietnam}', ['{vietnam}']],
  ['{constructor}', ['{constructor}']],
  ['toString', ['toString']],
  ['<b>đậm</b> [x](javascript:alert(1))', ['<b>đậm</b> [x](javascript:alert(1))']],
])('%j', (text, wanted) => {
  expect(blocksOf(text)).toEqual(wanted);
});

test('what is said of one site is left out on the other', () => {
  expect(blocksOn(blocks, 'vn')).not.toContainEqual({ list: ['Visa'], abroad: true });
  expect(blocksOn(blocks, 'intl')).not.toContainEqual({ list: ['QR'], vietnam: true });
});

const whole: PageText = { title: 'T', lead: 'L', sections: [{ id: 'a', title: 'A', text: 'x' }] };
test.each<[Partial<PageText>, string[]]>([
  [{}, []],
  [{ title: ' ', lead: '' }, ['title', 'lead']],
  [{ sections: [] }, ['sections']],
  [
    { sections: [...whole.sections, { id: 'a', title: '', text: '' }] },
    ['sections.1.id', 'sections.1.title', 'sections.1.text'],
  ],
  [{ sections: [{ id: 'A b"', title: 'A', text: 'x' }] }, ['sections.0.id']],
])('what cannot be published: %j', (change, wanted) => {
  expect(pageTextProblems('about-us', { ...whole, ...change }).map(({ path }) => path)).toEqual(wanted);
});

test('a chapter of a manual needs a title and an intro, a policy no intro', () => {
  const paths = (text: PageText) => pageTextProblems('make-test', text).map(({ path }) => path);
  expect(paths({ ...whole, title: '' })).toEqual(['title', 'intro']);
  expect(paths({ ...whole, intro: 'I' })).toEqual([]);
});
