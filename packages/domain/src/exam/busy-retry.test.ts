import { expect, it } from 'vitest';
import { busyRetryDelay } from './busy-retry.ts';

it.each([
  ['an eighth before what the server said', 10, 0, 0, 8_750],
  ['or up to an eighth after', 10, 0, 0.75, 10_625],
  ['later turns wait no longer', 10, 120_000, 0.5, 10_000],
  ['nothing said', undefined, 0, 0.5, 5_000],
  ['just within patience', 10, 299_999, 0.5, 10_000],
  ['patience is over', 10, 300_000, 0.5, null],
])('%s', (_, retryAfter, waited, chance, expected) => {
  expect(busyRetryDelay(retryAfter, waited, chance)).toBe(expected);
});

it('retries for longer than a school takes to sign in', () => {
  expect(busyRetryDelay(15, 3 * 60_000, 0.999)).not.toBeNull();
});
