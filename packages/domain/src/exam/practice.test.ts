import { expect, it } from 'vitest';
import { studentPackages } from '../people/packages.ts';
import { giftKindOf, giftSize, giftTests, opensInternational, timeOfUses } from './practice.ts';

it('tests are valid for half as many weeks, displayed in months where these are many', () => {
  expect([0, 1, 2, 13, 16].map(timeOfUses)).toEqual([0, 1, 1, 7, 8].map((count) => ({ unit: 'weeks', count })));
  expect([17, 20, 88].map(timeOfUses)).toEqual([2, 2, 10].map((count) => ({ unit: 'months', count })));
});

it('international tests open with the two highest packages of learners', () => {
  expect(studentPackages.filter(opensInternational)).toEqual(['CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE']);
  expect(opensInternational(undefined)).toBe(false);
  expect(opensInternational('INTERNATIONAL')).toBe(false);
});

it('the gift has ten tests of three kinds', () => {
  expect(Object.values(giftTests).reduce((sum, count) => sum + count, 0)).toBe(giftSize);
  expect([giftKindOf(27, true), giftKindOf(5, false), giftKindOf(9, false)]).toEqual(Object.keys(giftTests));
});
