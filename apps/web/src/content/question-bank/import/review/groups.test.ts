import { expect, test } from 'vitest';
import { pointsOfParts, saidPoints } from './groups.ts';

const row = (points: number | null, labels = [1]) => ({ points, labels });
const part = (items: number, rows: Parameters<typeof saidPoints>[0], heading: number | null = null) => ({
  part: 0,
  name: '',
  items,
  type: 'MC1',
  said: saidPoints(rows, heading),
});

test('points of questions are those of their part; what does not fit is said', () => {
  expect(saidPoints([row(50), row(50)], null)).toEqual({ points: 100, note: null });
  // An eighth of a point each: no hundredths, but their sum is.
  expect(saidPoints([row(12.5), row(12.5)], 25)).toEqual({ points: 25, note: null });
  expect(saidPoints([row(50), row(100)], null)).toEqual({ points: 150, note: { kind: 'uneven' } });
  expect(saidPoints([row(50), row(100, [2, 3])], null)).toEqual({ points: 150, note: null });
  expect(saidPoints([row(50), row(50)], 300)).toEqual({
    points: 100,
    note: { kind: 'differ', heading: 300, sum: 100 },
  });
  // Some questions alone say no sum of the part.
  expect(saidPoints([row(50), row(null)], null)).toEqual({
    points: null,
    note: { kind: 'some', count: 1, of: 2, sum: 50 },
  });
  expect(saidPoints([row(null), row(null)], 300)).toEqual({ points: 300, note: null });
  expect(saidPoints([row(null)], null)).toEqual({ points: null, note: null });
});

test('parts of which the file says nothing share what it leaves up to ten', () => {
  const silent = [row(null), row(null)];
  expect(pointsOfParts([part(2, [row(150), row(150)]), part(2, silent), part(2, silent)])).toEqual([300, 350, 350]);
  expect(pointsOfParts([part(2, silent), part(2, silent)])).toEqual([500, 500]);
  // Nothing is left: the sum is shown, and the teacher decides.
  expect(pointsOfParts([part(1, [row(1200)]), part(2, silent)])).toEqual([1200, 1000]);
});
