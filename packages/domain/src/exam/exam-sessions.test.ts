import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  candidateNumber,
  candidateStateAt,
  machineOrder,
  newRoomCode,
  readCandidateNumber,
  readRoomCode,
  shareOut,
} from './exam-sessions.ts';

describe('shareOut', () => {
  it('seats everybody, nobody without a machine, and no room more than one above its share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }),
        fc.nat(),
        (machines, any) => {
          const all = machines.reduce((sum, one) => sum + one, 0);
          const candidates = any % (all + 1);
          const shares = shareOut(candidates, machines)!;
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(candidates);
          for (const [at, share] of shares.entries()) {
            expect(share).toBeLessThanOrEqual(machines[at]!);
            expect(Math.abs(share - (candidates * machines[at]!) / all)).toBeLessThan(1.000_001);
          }
        },
      ),
    );
  });

  test.each([
    [50, [24, 24, 24], [17, 17, 16]],
    [2, [24, 24, 24], [1, 1, 0]],
    [72, [24, 24, 24], [24, 24, 24]],
    [30, [40, 20], [20, 10]],
  ])('%i candidates in rooms of %j', (candidates, machines, shares) => {
    expect(shareOut(candidates, machines)).toEqual(shares);
  });

  it('refuses more candidates than machines', () => {
    expect(shareOut(73, [24, 24, 24])).toBeNull();
  });
});

test.each([
  [6, [1, 3, 5, 2, 4, 6]],
  [5, [1, 3, 5, 2, 4]],
  [1, [1]],
])('%i machines are given a row apart', (machines, order) => {
  expect(machineOrder(machines)).toEqual(order);
});

test.each([
  ['k72 035', 'K72035'],
  [' K72035 ', 'K72035'],
  ['K-72.035', 'K72035'],
  ['72035', null],
  ['K7203', null],
  ['KK72035', null],
])('the room code %j is %j', (typed, code) => {
  expect(readRoomCode(typed)).toBe(code);
});

test.each([
  ['09 0049', '090049'],
  ['090049', '090049'],
  ['49', null],
  ['09OO49', null],
])('the candidate number %j is %j', (typed, number) => {
  expect(readCandidateNumber(typed)).toBe(number);
});

it('makes codes that can be read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const code = newRoomCode((into) => {
        into.set(bytes);
        return into;
      });
      expect(readRoomCode(code)).toBe(code);
    }),
  );
});

it('numbers candidates by their place', () => {
  expect(candidateNumber('09', 49)).toBe('090049');
});

test.each([
  ['before anybody came', { enteredAt: null, attempt: null, paused: false }, 5, 'NOT_ENTERED'],
  ['in front of the test', { enteredAt: 1, attempt: null, paused: false }, 5, 'ENTERED'],
  ['who never came', { enteredAt: null, attempt: null, paused: false }, 10, 'ABSENT'],
  ['who came and never began', { enteredAt: 1, attempt: null, paused: false }, 10, 'ABSENT'],
  ['at work', { enteredAt: 1, attempt: 'RUNNING', paused: false }, 12, 'RUNNING'],
  ['whose clock stands', { enteredAt: 1, attempt: 'RUNNING', paused: true }, 5, 'PAUSED'],
  ['who handed in', { enteredAt: 1, attempt: 'SCORED', paused: false }, 12, 'SUBMITTED'],
] as const)('a candidate %s', (_, moments, now, state) => {
  expect(candidateStateAt({ ...moments, closesAt: 10 }, now)).toBe(state);
});
