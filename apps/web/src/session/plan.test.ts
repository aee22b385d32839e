import { describe, expect, it } from 'vitest';
import { goOn, planAt, untilExpiry } from './plan.ts';

const end = '2026-12-03T10:00:00.000Z';
const hour = 3_600_000;
const before = (ms: number) => Date.parse(end) - ms;

describe('when a package is fetched again', () => {
  const held = (endDate: string | null, isExpired = false) =>
    ({ endDate, isExpired }) as NonNullable<Parameters<typeof untilExpiry>[0]>;
  it.each([
    ['without one', null, 0, null],
    ['without an end', held(null), 0, null],
    ['when it has ended', held(end, true), 1, null],
    ['a day before its end', held(end), 24 * hour, null],
    ['less than a day before', held(end), 24 * hour - 1, 24 * hour - 1 + 50],
    ['a moment before', held(end), 1, 1000],
    // The server has not reported the end yet: the package is fetched again, with a pause between requests.
    ['when this clock is past its end', held(end), -5000, 1000],
  ] as const)('%s', (_, membership, left, expected) => expect(untilExpiry(membership, before(left))).toBe(expected));
});

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

describe('whose package has ended', () => {
  it.each([
    ['BASIC', { renews: true, href: '/payment' }],
    ['ADVANCE', { renews: true, href: '/payment' }],
    ['TRIAL', { renews: false, href: '/payment?type=upgrade' }],
  ])('%s', (code, expected) => expect(goOn({ code })).toEqual(expected));

  it('is led to the renewal also where the package is no longer told', () => expect(goOn(null).renews).toBe(true));
});
