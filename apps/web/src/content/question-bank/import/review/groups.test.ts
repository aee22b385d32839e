import { expect, test } from 'vitest';
import type { ImportPiece, ImportRow } from '../import-queries.ts';
import { leftBehind, pointsOfParts, saidPoints } from './groups.ts';

const row = (points: number | null, labels = [1]) => ({ points, labels });
type Rows = Parameters<typeof saidPoints>[0];
const part = (items: number, rows: Rows, heading: number | null = null, all: Rows = rows) => ({
  part: 0,
  name: '',
  items,
  of: all === rows ? items : all.length,
  type: 'MC1',
  said: saidPoints(rows, heading, all),
});

test('points of questions are those of their part; what does not fit is said', () => {
  expect(saidPoints([row(50), row(50)], null)).toEqual({ points: 100, whole: 100, note: null });
  // An eighth of a point each: no hundredths, but their sum is.
  expect(saidPoints([row(12.5), row(12.5)], 25)).toEqual({ points: 25, whole: 25, note: null });
  expect(saidPoints([row(50), row(100)], null)).toEqual({ points: 150, whole: 150, note: { kind: 'uneven' } });
  expect(saidPoints([row(50), row(100, [2, 3])], null)).toEqual({ points: 150, whole: 150, note: null });
  expect(saidPoints([row(50), row(50)], 300)).toEqual({
    points: 100,
    whole: 100,
    note: { kind: 'differ', heading: 300, sum: 100 },
  });
  // Some questions alone say no sum of the part.
  expect(saidPoints([row(50), row(null)], null)).toEqual({
    points: null,
    whole: null,
    note: { kind: 'some', count: 1, of: 2, sum: 50 },
  });
  expect(saidPoints([row(null), row(null)], 300)).toEqual({ points: 300, whole: 300, note: null });
  expect(saidPoints([row(null)], null)).toEqual({ points: null, whole: null, note: null });
});

test('parts of which the file says nothing share what it leaves up to ten', () => {
  const silent = [row(null), row(null)];
  expect(pointsOfParts([part(2, [row(150), row(150)]), part(2, silent), part(2, silent)])).toEqual([300, 350, 350]);
  expect(pointsOfParts([part(2, silent), part(2, silent)])).toEqual([500, 500]);
  // Nothing is left: the sum is shown, and the teacher decides.
  expect(pointsOfParts([part(1, [row(1200)]), part(2, silent)])).toEqual([1200, 1000]);
});

test('questions that are left out keep their points, so that one of twelve is not worth three', () => {
  const twelve = Array.from({ length: 12 }, () => row(null));
  const [one] = twelve;
  expect(saidPoints([one!], 300, twelve)).toEqual({
    points: 25,
    whole: 300,
    note: { kind: 'share', count: 1, of: 12, heading: 300 },
  });
  expect(saidPoints([row(50)], 100, [row(50), row(50)])).toEqual({ points: 50, whole: 100, note: null });
  expect(saidPoints([row(50)], 100, [row(50), row(null)])).toEqual({ points: 50, whole: 100, note: null });
  // A part without a question in the test has its points too, and the silent part a share of its own questions.
  expect(
    pointsOfParts([
      part(1, [one!], 300, twelve),
      part(0, [], 200, twelve),
      part(2, twelve.slice(2, 4), null, twelve.slice(0, 4)),
    ]),
  ).toEqual([25, 0, 250]);
  // So has a silent part.
  expect(pointsOfParts([part(2, [row(200), row(200)]), part(0, [], null, twelve), part(12, twelve)])).toEqual([
    400, 0, 300,
  ]);
  // Where the file says nothing at all, the questions that are saved share ten.
  expect(pointsOfParts([part(1, [one!], null, twelve), part(1, [one!], null, twelve)])).toEqual([500, 500]);
});

test('what is not saved with the others: questions to look at, those set aside, lines without a place', () => {
  const sure = { line: 1, question: {}, problems: [], doubtful: false, aside: false } as unknown as ImportRow;
  const look = { ...sure, line: 2, doubtful: true };
  const aside = { ...sure, line: 3, aside: true };
  const both = { ...look, line: 4, aside: true };
  const piece = (line: number, place: 'unknown' | 'aside' | 'question') =>
    ({ line, markup: '', signs: [], place, question: place === 'question' ? 1 : null, moved: false }) as ImportPiece;
  const left = leftBehind({
    rows: [sure, look, aside, both],
    pieces: [piece(1, 'question'), piece(5, 'unknown'), piece(6, 'unknown'), piece(7, 'aside')],
  });
  expect([left.look, left.aside].map((rows) => rows.map(({ line }) => line))).toEqual([[2], [3, 4]]);
  // Lines that follow each other are one passage.
  expect(left.unknown.map(({ pieces }) => pieces.map(({ line }) => line))).toEqual([[5, 6]]);
});
