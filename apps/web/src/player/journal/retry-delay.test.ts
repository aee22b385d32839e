import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

describe('the delay before a retry', () => {
  it.each([
    [1, 500, 1_000],
    [2, 1_000, 2_000],
    [4, 4_000, 8_000],
    [6, 10_000, 20_000],
    [30, 10_000, 20_000],
  ])('after %i failures is spread over %i to %i ms', (failures, shortest, longest) => {
    expect(retryDelay(failures, 0)).toBe(shortest);
    expect(retryDelay(failures, 0.5)).toBe((shortest + longest) / 2);
    expect(retryDelay(failures, 1)).toBe(longest);
  });

  it('is at least what the server requests, and still spread', () => {
    expect(retryDelay(1, 0, 3_000)).toBe(3_000);
    expect(retryDelay(1, 1, 3_000)).toBe(3_500);
    expect(retryDelay(6, 0, 3_000)).toBe(10_000);
  });
});
