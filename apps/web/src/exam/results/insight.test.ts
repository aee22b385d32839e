import { expect, test } from 'vitest';
import { isKnown, isWeak } from './insight.ts';

test.each([
  // Of a few answers only their numbers are told, and no verdict below thirty.
  [1, 100, false, false],
  [29, 100, false, false],
  [30, 90, true, false],
  [30, 89, false, false],
  [2, 0, false, false],
  [9, 0, false, false],
  [10, 49, false, true],
  [10, 50, false, false],
  [40, null, false, false],
])('%i answers with %j per cent right', (scored, rightShare, known, weak) => {
  expect([isKnown({ scored, rightShare }), isWeak({ scored, rightShare })]).toEqual([known, weak]);
});
