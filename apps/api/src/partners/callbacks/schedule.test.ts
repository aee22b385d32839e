/** When a delivery is tried again and what a new result is to a partner. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kindOfResult, nextAfter } from './schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const giveUpAt = 72 * hour;

describe('after a try', () => {
  it.each([
    [200, 1, null, 'DELIVERED', null],
    [204, 9, null, 'DELIVERED', null],
    [410, 1, null, 'STOPPED', null],
    [null, 1, null, 'PENDING', minute],
    [500, 2, null, 'PENDING', 5 * minute],
    [503, 3, null, 'PENDING', 10 * minute],
    [404, 4, null, 'PENDING', 30 * minute],
    [307, 5, null, 'PENDING', 2 * hour],
    [199, 6, null, 'PENDING', 6 * hour],
    [500, 40, null, 'PENDING', 6 * hour],
    // The partner's own pause, within bounds, and only of one that is busy.
    [503, 1, 480, 'PENDING', 8 * minute],
    [429, 1, 0, 'PENDING', minute / 2],
    [503, 1, 999_999, 'PENDING', 6 * hour],
    [500, 1, 480, 'PENDING', minute],
  ] as const)('with %s, failure %s, Retry-After %s: %s', (status, inRow, retryAfterSeconds, state, pause) => {
    expect(nextAfter({ status, retryAfterSeconds }, { now: 0, giveUpAt, inRow })).toEqual({ state, nextAt: pause });
  });

  it('always ends within three days, after at least a dozen tries', () => {
    const outcome = fc.record({
      status: fc.constantFrom(null, 302, 400, 429, 500, 503),
      retryAfterSeconds: fc.option(fc.nat(500_000)),
    });
    fc.assert(
      fc.property(fc.infiniteStream(outcome), (outcomes) => {
        let [now, inRow] = [0, 0];
        for (const one of outcomes) {
          const { state, nextAt } = nextAfter(one, { now, giveUpAt, inRow: ++inRow });
          if (state === 'WAITING') break;
          expect(nextAt).toBeGreaterThan(now);
          expect(nextAt).toBeLessThanOrEqual(giveUpAt);
          now = nextAt!;
        }
        expect(inRow).toBeGreaterThanOrEqual(12);
        expect(now).toBeGreaterThan(giveUpAt - 6 * hour - 1);
      }),
      { numRuns: 30 },
    );
  });
});

test.each([
  [true, false, null],
  [false, false, 'SCORED'],
  [false, true, 'REGRADED'],
  [true, true, 'REGRADED'],
] as const)('a result that needs a teacher (%s), after one was told (%s), is %s', (needsTeacher, told, kind) => {
  expect(kindOfResult({ needsTeacher, told })).toBe(kind);
});
