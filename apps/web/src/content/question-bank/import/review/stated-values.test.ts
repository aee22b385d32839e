import { expect, test } from 'vitest';
import { statedValues } from './stated-values.ts';

const ids = (...names: string[]) => names.map((id) => ({ id }));

test('letters name options, verdicts statements, and pairs the targets of the entries in their order', () => {
  const choice = { items: [{ id: 'q1', options: ids('a', 'b', 'c') }] };
  expect(statedValues(choice, 'C')).toEqual([{ item: 'q1', values: ['c'] }]);
  expect(statedValues(choice, 'AC')).toEqual([{ item: 'q1', values: ['a', 'c'] }]);
  expect(statedValues(choice, 'D')).toEqual([]);
  expect(statedValues({ items: ids('q1', 'q2') }, 'TF')).toEqual([
    { item: 'q1', values: ['t'] },
    { item: 'q2', values: ['f'] },
  ]);
  const pairs = { items: ids('q1', 'q2'), targets: ids('k1', 'k2', 'k3') };
  expect(statedValues(pairs, '1-c 2-a')).toEqual([
    { item: 'q1', values: ['k3'] },
    { item: 'q2', values: ['k1'] },
  ]);
  expect(statedValues(pairs, '1-d 2-a')).toEqual([]);
  expect(statedValues(pairs, '1-c')).toEqual([]);
  expect(statedValues(undefined, 'A')).toEqual([]);
});

test('an order names every piece of a task once, by letters or by numbers', () => {
  const order = { item: 'q1', pieces: ids('a', 'b', 'c') };
  expect(statedValues(order, 'c-a-b')).toEqual([{ item: 'q1', values: ['c', 'a', 'b'] }]);
  expect(statedValues(order, '3-1-2')).toEqual([{ item: 'q1', values: ['c', 'a', 'b'] }]);
  expect(statedValues(order, 'c-a')).toEqual([]);
  expect(statedValues(order, 'c-a-a')).toEqual([]);
  expect(statedValues(order, 'c-a-d')).toEqual([]);
});
