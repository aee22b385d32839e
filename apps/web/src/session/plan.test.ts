import { describe, expect, it } from 'vitest';
import { planAt } from './plan.ts';

const end = '2026-12-03T10:00:00.000Z';
const hour = 3_600_000;
const before = (ms: number) => Date.parse(end) - ms;

describe('how long a package runs', () => {
  it.each([
    [12 * 24 * hour, { expired: false, daysLeft: 12, hoursLeft: 1 }],
    [12 * 24 * hour + 5.9 * hour, { expired: false, daysLeft: 12, hoursLeft: 5 }],
    [23.5 * hour, { expired: false, daysLeft: 0, hoursLeft: 23 }],
    [1, { expired: false, daysLeft: 0, hoursLeft: 1 }],
    [0, { expired: true, daysLeft: 0, hoursLeft: 0 }],
    [-1, { expired: true, daysLeft: 0, hoursLeft: 0 }],
  ])('%i ms before its end', (left, plan) => {
    expect(planAt(end, before(left))).toEqual(plan);
  });

  it('has no limit without an end', () => {
    expect(planAt(null, 0)).toEqual({ expired: false, daysLeft: null, hoursLeft: null });
  });
});
