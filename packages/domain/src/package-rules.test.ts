import { describe, expect, it } from 'vitest';
import { addMonths } from './clock.ts';
import { packageCatalogue, rankOfPackage } from './package-catalogue.ts';
import type { PackageCode } from './packages.ts';
import { isHighestPackage, upgradeTargets } from './upgrades.ts';

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

describe('the ladder', () => {
  it.each([
    ['BASIC', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['TRIAL', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['STANDARD', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['ADVANCE', ['COMBO', 'INTERNATIONAL']],
    ['INTERNATIONAL', []],
    ['SCHOOL', []],
    ['BEAT_FREE_EXAM', ['PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE']],
    ['PREMIUM_PACKAGE', ['CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE']],
    ['CERTIFICATE_MASTER', ['SUPER_INTELLIGENCE_CHALLENGE']],
    ['SUPER_INTELLIGENCE_CHALLENGE', []],
  ] as const)('above %s stand %j', (code, targets) => {
    expect(upgradeTargets(code)).toEqual(targets);
    expect(isHighestPackage(code)).toBe(targets.length === 0);
  });

  it('offers nothing that cannot be bought, and never a trial', () => {
    for (const code of Object.keys(packageCatalogue) as PackageCode[]) {
      for (const target of upgradeTargets(code)) {
        expect(target).not.toBe('TRIAL');
        if (target !== 'COMBO') expect(packageCatalogue[target].price, target).toBeGreaterThan(0);
      }
    }
  });
});
