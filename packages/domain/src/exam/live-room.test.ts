import { expect, test } from 'vitest';
import { roomAfter } from './live-room.ts';

const cell = (studentId: string, answered: number) => ({ studentId, answered });
const before = { whole: true, open: true, cells: [cell('a', 1), cell('b', 2), cell('c', 3)] };

test('changed cells take the place of those before, and the rest stays as it was', () => {
  expect(roomAfter(before, { whole: false, open: false, cells: [cell('b', 5)] })).toEqual({
    whole: true,
    open: false,
    cells: [cell('a', 1), cell('b', 5), cell('c', 3)],
  });
  expect(roomAfter(before, { whole: false, open: true, cells: [] })).toEqual(before);
});

test('a whole room replaces what was known, and is the first', () => {
  const whole = { whole: true, open: true, cells: [cell('d', 1)] };
  expect(roomAfter(before, whole)).toBe(whole);
  expect(roomAfter(undefined, whole)).toBe(whole);
});
