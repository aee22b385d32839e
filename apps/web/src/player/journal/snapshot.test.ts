/** What the screen shows for answers that wait, are in conflict or were refused. */
import { expect, it } from 'vitest';
import { ClientQueue } from './client-queue.ts';
import type { HeldAnswer } from './journal.ts';
import { snapshotOf, withRecordings } from './snapshot.ts';

const theirs = { question: 'conflict', answer: 'B', entry: 1, at: 7, client: 'other' };
const held = (question: string, more: Partial<HeldAnswer>): HeldAnswer => ({
  question,
  seq: 1,
  base: 0,
  answer: 'A',
  status: 'pending',
  ...more,
});
const shown = (...answers: HeldAnswer[]) =>
  snapshotOf({
    queues: [new ClientQueue({ client: 'own', lastSeq: 1, answers })],
    server: new Map(),
    beside: new Map(),
    flags: [],
    trouble: null,
    savedAt: 0,
    status: 'RUNNING',
    submitting: false,
    deadlineAt: 0,
    pausedAt: null,
    late: 0,
    durable: true,
    retryAt: 0,
  });

it('a waiting answer is neither a conflict nor refused', () => {
  const { conflicts, refused, unsaved, held: waiting, state } = shown(held('dated', { at: 5 }), held('undated', {}));
  expect({ conflicts, refused, unsaved, state }).toEqual({
    conflicts: new Map(),
    refused: new Set(),
    unsaved: 2,
    state: 'saving',
  });
  expect([...waiting]).toEqual([
    ['dated', 5],
    ['undated', 0],
  ]);
});

it.each([
  [5, 5],
  [undefined, 0],
])('a conflict whose answer was given at %s has %i', (at, told) => {
  const { conflicts } = shown(held('conflict', { status: 'conflict', theirs, at }));
  expect(conflicts.get('conflict')).toEqual({ mine: 'A', theirs, collided: null, at: told });
});

it('a conflict and a refused answer together require the learner’s attention', () => {
  const both = shown(held('conflict', { status: 'conflict', theirs }), held('refused', { status: 'refused' }));
  expect(both).toMatchObject({ state: 'attention', unsaved: 0 });
  expect([...both.refused]).toEqual(['refused']);
});

it('with a recording that the server does not have nothing is called saved', () => {
  expect(withRecordings(shown(), 1, true).state).toBe('saving');
  expect(withRecordings(shown(), 0, false).state).toBe('saved');
  expect(withRecordings(shown(), 0, true).state).toBe('attention');
  const refused = shown(held('refused', { status: 'refused' }));
  expect(withRecordings(refused, 1, false).state).toBe('attention');
});
