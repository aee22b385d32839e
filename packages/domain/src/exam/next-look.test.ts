import { describe, expect, it } from 'vitest';
import { nextLookMs } from './next-look.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 30, 16) + seconds * 1_000).toISOString();
const test = (startsAt: number, endsAt: number) => ({
  serverTime: at(0.5),
  startsAt: at(startsAt),
  endsAt: at(endsAt),
});

describe('the next look at assigned tests', () => {
  it.each([
    ['nothing is read yet', undefined, 60_000],
    ['there is no test', [], 60_000],
    ['a test opens in twenty seconds', [test(20, 900)], 20_000],
    ['an open test ends in ten seconds', [test(-890, 10), test(40, 900)], 10_000],
    ['all that happens comes later', [test(-10, 900), test(3_600, 7_200)], 60_000],
    ['a test opens at once', [test(0.6, 900)], 2_000],
    ['everything is over', [test(-900, -1)], 60_000],
  ])('%s', (_, tests, expected) => {
    expect(nextLookMs(tests, 60_000)).toBe(expected);
  });

  it('is spread over two seconds by the moment of the last one', () => {
    const looks = [0, 0.7, 1.9].map(
      (read) => nextLookMs([{ ...test(20, 900), serverTime: at(read) }], 60_000) + read * 1_000,
    );
    expect(looks).toEqual([20_000, 20_700, 21_900]);
  });
});
