import { describe, expect, it } from 'vitest';
import { saleState } from './sales.ts';

const hour = 3_600_000;
const period = { startsAt: 100 * hour, endsAt: 124 * hour, stopped: false };

describe('a sale', () => {
  it.each([
    [100 * hour - 24 * hour - 1, 'NOT_STARTED'],
    [100 * hour - 24 * hour, 'UPCOMING'],
    [100 * hour - 1, 'UPCOMING'],
    [100 * hour, 'RUNNING'],
    [124 * hour - 1, 'RUNNING'],
    [124 * hour, 'ENDED'],
  ])('at %i is %s', (now, state) => expect(saleState(period, now)).toBe(state));

  it('has ended once it is stopped', () => expect(saleState({ ...period, stopped: true }, 110 * hour)).toBe('ENDED'));
});
