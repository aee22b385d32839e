import { expect, test } from 'vitest';
import type { ImportRow } from '../import-queries.ts';
import { typedKeys } from './typed-keys.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
const row = (line: number, labels: number[], type: string, content: object, aside = false) =>
  ({ line, labels, aside, question: { type, content } }) as unknown as ImportRow;
const choice = (number: number, type = 'MC1') => row(number * 10, [number], type, { items: [{ id: 'q1', options }] });
const verdicts = [{ id: 't' }, { id: 'f' }];
const cluster = (number: number) =>
  row(number * 10, [number], 'TF5', { items: ['q1', 'q2', 'q3', 'q4'].map((id) => ({ id, options: verdicts })) });
const short = (number: number) => row(number * 10, [number], 'FB8', { text: '', gaps: [{ id: 'g1' }] });
const paper = [choice(1), choice(2, 'MR2'), choice(3), cluster(4), short(5)];
const told = (text: string, rows = paper) => {
  const found = typedKeys(text, rows);
  return found && found.keys.map(({ line, item, values }) => `${line} ${item} ${values.join('+')}`);
};

test.each([
  ['1A 2C 3d', ['10 q1 a', '20 q1 c', '30 q1 d']],
  ['1.A, 2.B D, 3.C', ['10 q1 a', '20 q1 b+d', '30 q1 c']],
  ['Đáp án: 1-A; 2-BD; 3-C', ['10 q1 a', '20 q1 b+d', '30 q1 c']],
  ['1-3: ABC', ['10 q1 a', '20 q1 b', '30 q1 c']],
  [
    '1A\n2C\n3D\n4. ĐSĐS\n5. 2,5',
    ['10 q1 a', '20 q1 c', '30 q1 d', '40 q1 t', '40 q2 f', '40 q3 t', '40 q4 f', '50 g1 2,5'],
  ],
  ['3. B 4. a) T b) F c) F d) T', ['30 q1 b', '40 q1 t', '40 q2 f', '40 q3 f', '40 q4 t']],
  ['3B', ['30 q1 b']],
])('%s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test('letters in a row answer the questions in the order of the paper, one for each', () => {
  // Numbers may begin anew in a second part.
  const rows = [choice(1), choice(2), choice(1)];
  expect(told('BAD', rows)).toEqual(['10 q1 b', '20 q1 a', '10 q1 d']);
  expect(told('B A D', [choice(7), choice(8), choice(9)])).toEqual(['70 q1 b', '80 q1 a', '90 q1 d']);
  expect(told('BADC', [choice(7), choice(8), choice(9)])).toBeNull();
});

test('says which numbers no question has, several have, and whose answer does not fit', () => {
  const rows = [choice(1), choice(2), choice(2), cluster(3), choice(4), { ...choice(6), aside: true }];
  const { keys, missing, repeated, unfit } = typedKeys('1A 2B 3ĐS 4E 5A 6A', rows)!;
  expect(keys.map(({ line }) => line)).toEqual([10]);
  expect({ missing, repeated, unfit }).toEqual({ missing: [5, 6], repeated: [2], unfit: [3, 4] });
  expect(typedKeys('không có đáp án', rows)).toBeNull();
});

test('the entries of a task to match take the letters of their targets', () => {
  const targets = [{ id: 'k1' }, { id: 'k2' }, { id: 'k3' }];
  const rows = [choice(1), row(20, [2, 3], 'MG2', { items: [{ id: 'q1' }, { id: 'q2' }], targets })];
  expect(told('1A 2C 3A', rows)).toEqual(['10 q1 a', '20 q1 k3', '20 q2 k1']);
});

test('a task to put in order takes the order of its letters', () => {
  const rows = [choice(1), row(20, [2], 'SO1', { item: 'q1', pieces: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })];
  expect(told('1. A 2. c-a-b', rows)).toEqual(['10 q1 a', '20 q1 c+a+b']);
  expect(typedKeys('1. A 2. c-a', rows)!.unfit).toEqual([2]);
});
