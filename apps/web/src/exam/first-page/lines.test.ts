import type { FirstPage } from '@vumon/contract';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const cells = (state: FirstPage['cells'][number]['state']): FirstPage['cells'] => [
  { name: 'Gia Bảo', own: false, state: 'SUBMITTED', answered: 10, submittedAt: null },
  { name: 'Vinh', own: true, state, answered: 0, submittedAt: null },
];
const given = (open: boolean): FirstPage['given'] => ({ assignmentId: 'a', at: '2026-11-29T02:02:00Z', open });

test.each([
  ['nothing is assigned', { given: null, cells: [] }, ['open', 'waiting', 'waiting'], 10],
  ['assigned', { given: given(true), cells: cells('NOT_STARTED') }, ['done', 'open', 'waiting'], 7],
  [
    'its window is over, and nobody sat',
    { given: given(false), cells: cells('NOT_STARTED') },
    ['open', 'waiting', 'waiting'],
    10,
  ],
  ['the phone has started', { given: given(true), cells: cells('RUNNING') }, ['done', 'done', 'open'], 3],
  ['the window ended meanwhile', { given: given(false), cells: cells('RUNNING') }, ['done', 'done', 'open'], 3],
  ['handed in', { given: given(true), cells: cells('SUBMITTED') }, ['done', 'done', 'done'], 0],
] as const)('%s', (_, page, states, minutesLeft) => {
  expect(linesOf(page)).toEqual({ states, done: states.filter((one) => one === 'done').length, minutesLeft });
});
