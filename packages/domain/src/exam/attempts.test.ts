import { describe, expect, it } from 'vitest';
import {
  attemptsLeft,
  countedAttempt,
  reviewState,
  reviewStates,
  type ReviewMoment,
  type ReviewState,
} from './attempts.ts';

const during: ReviewMoment = {
  mode: 'TEST',
  windowEnded: false,
  somebodyWorking: true,
  attemptsLeft: false,
  keysWithheld: false,
};
const moments = {
  'window open, attempts left': { ...during, attemptsLeft: true },
  'window open, no attempt left': during,
  'window ended, somebody at work': { ...during, windowEnded: true },
  'window ended, somebody at work, attempts left': { ...during, windowEnded: true, attemptsLeft: true },
  'window ended, nobody at work': { ...during, windowEnded: true, somebodyWorking: false },
  'window open, nobody at work': { ...during, somebodyWorking: false },
} as const satisfies Record<string, ReviewMoment>;

/** The expected result of each setting while the window counts as open: never the keys. */
const whileOpen: Record<ReviewState, ReviewState> = { OFF: 'OFF', ON: 'ON', REVIEW: 'REVIEW', FREE: 'REVIEW' };
const withAttemptsLeft: Record<ReviewState, ReviewState> = { OFF: 'OFF', ON: 'ON', REVIEW: 'ON', FREE: 'ON' };

describe('reviewState', () => {
  for (const open of reviewStates)
    for (const after of reviewStates) {
      const wanted: Record<keyof typeof moments, ReviewState> = {
        'window open, attempts left': withAttemptsLeft[open],
        'window open, no attempt left': whileOpen[open],
        'window ended, somebody at work': whileOpen[open],
        'window ended, somebody at work, attempts left': whileOpen[open],
        'window ended, nobody at work': after,
        'window open, nobody at work': whileOpen[open],
      };
      it(`follows the policy ${open}, then ${after}`, () => {
        const shown = Object.entries(moments).map(([name, moment]) => [name, reviewState({ open, after }, moment)]);
        expect(Object.fromEntries(shown)).toEqual(wanted);
      });

      it(`never releases keys before the window has ended for everybody: ${open}, then ${after}`, () => {
        for (const [name, moment] of Object.entries(moments))
          if (name !== 'window ended, nobody at work') expect(reviewState({ open, after }, moment)).not.toBe('FREE');
      });

      it(`hides right and wrong of a test that is open elsewhere: ${open}, then ${after}`, () => {
        for (const moment of Object.values(moments)) {
          expect(['OFF', 'ON']).toContain(reviewState({ open, after }, { ...moment, keysWithheld: true }));
          expect(reviewState({ open, after }, { ...moment, mode: 'PRACTICE', keysWithheld: true })).toBe('OFF');
        }
      });

      it(`shows everything of practice: ${open}, then ${after}`, () => {
        for (const moment of Object.values(moments))
          expect(reviewState({ open, after }, { ...moment, mode: 'PRACTICE' })).toBe('FREE');
      });
    }
});

describe('countedAttempt', () => {
  const scored = [
    { id: 'first', mark: 500 },
    { id: 'second', mark: 800 },
    { id: 'third', mark: 800 },
    { id: 'last', mark: 650 },
  ];
  it.each([
    ['BEST', 'second'],
    ['LAST', 'last'],
    ['FIRST', 'first'],
  ] as const)('by %s is the %s', (counting, id) => {
    expect(countedAttempt(counting, scored)?.id).toBe(id);
    expect(countedAttempt(counting, [])).toBeUndefined();
  });
});

it.each([
  [1, 0, 1],
  [3, 2, 1],
  [3, 3, 0],
  [2, 5, 0],
  [null, 100, null],
])('of %s attempts with %s taken %s are left', (allowed, taken, left) => {
  expect(attemptsLeft(allowed, taken)).toBe(left);
});
