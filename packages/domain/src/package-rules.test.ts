import { describe, expect, it } from 'vitest';
import { addMonths } from './clock.ts';
import { rankOfPackage } from './package-catalogue.ts';

describe('months', () => {
  it.each([
    ['2026-11-22T03:00:00Z', 12, '2027-11-22T03:00:00Z'],
    ['2028-02-29T03:00:00Z', 12, '2029-02-28T03:00:00Z'],
    ['2026-01-31T03:00:00Z', 1, '2026-02-28T03:00:00Z'],
    ['2026-12-15T03:00:00Z', 1, '2027-01-15T03:00:00Z'],
    // The last evening of a month in UTC is the first of the next in Vietnam.
    ['2026-01-30T18:00:00Z', 1, '2026-02-27T18:00:00Z'],
    ['2026-01-31T18:00:00Z', 1, '2026-02-28T18:00:00Z'],
  ])('%s and %i months is %s', (from, months, expected) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(new Date(expected).toISOString());
  });
});

describe('packages', () => {
  it('of two that run the better holds; a bought one over a trial', () => {
    expect((['TRIAL', 'BASIC', 'STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] as const).map(rankOfPackage)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
