import { expect, test } from 'vitest';
import type { ResultColumn, ResultRow } from '../queries.ts';
import { actionOf } from './keys.ts';
import { slidesOf } from './slides.ts';

const column = (number: number, max: number, type = 'MC1') =>
  ({ number, max, type, item: `i${number}` }) as ResultColumn;
const rows = (...states: ResultRow['states'][]) => states.map((one) => ({ states: one }) as ResultRow);
const shown = (columns: ResultColumn[], all: ResultRow[]) =>
  slidesOf({ columns, rows: all }).map(({ column: { number }, who }) => `${number}: ${who.length}`);

test('the question that costs the class most points comes first', () => {
  const columns = [column(1, 25), column(2, 100), column(3, 25)];
  expect(
    shown(columns, rows(['wrong', 'right', 'blank'], ['wrong', 'partial', 'right'], ['wrong', 'right', 'wrong'], [])),
  ).toEqual(['2: 1', '1: 3', '3: 2']);
});

test('what all answered right, what is marked by hand, and what may not be seen yet is left out', () => {
  expect(
    shown(
      [column(1, 25), column(2, 25, 'EW1'), column(3, 25), column(4, 25)],
      rows(['right', 'wrong', null, 'needs-teacher'], ['right', 'wrong', null, 'unscored']),
    ),
  ).toEqual([]);
});

test('equal losses keep the order of the paper, and twelve are enough', () => {
  const columns = Array.from({ length: 20 }, (_, at) => column(at + 1, 25));
  expect(shown(columns, rows(columns.map(() => 'blank' as const))).map((one) => Number.parseInt(one, 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test.each([
  [' ', false, 'turn'],
  [' ', true, undefined],
  ['ArrowRight', true, 'go 1'],
  ['PageDown', false, 'go 1'],
  ['ArrowLeft', false, 'go -1'],
  ['PageUp', false, 'go -1'],
  ['t', true, 'attempt'],
  ['T', false, 'attempt'],
  ['n', false, 'showNames'],
  ['Escape', false, 'onClose'],
  ['x', false, undefined],
])('the key “%s” (on a button: %s) does %s', (key, onButton, expected) => {
  const done: string[] = [];
  const named = (name: string) => () => void done.push(name);
  actionOf(
    { key, onButton },
    {
      turn: named('turn'),
      onClose: named('onClose'),
      attempt: named('attempt'),
      showNames: named('showNames'),
      go: (step) => void done.push(`go ${step}`),
    },
  )?.();
  expect(done).toEqual(expected === undefined ? [] : [expected]);
});
