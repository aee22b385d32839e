import { expect, test } from 'vitest';
import { bannerPhase, isBannerAddress } from './banners.ts';

const times = { state: 'SCHEDULED', startsAt: 1000, endsAt: 2000 } as const;

test.each([
  [999, 'UPCOMING'],
  [1000, 'RUNNING'],
  [2000, 'RUNNING'],
  [2001, 'ENDED'],
] as const)('at %i a scheduled banner is %s', (now, phase) => {
  expect(bannerPhase(times, now)).toBe(phase);
});

test('a draft and a stopped banner are never shown', () => {
  expect(bannerPhase({ ...times, state: 'DRAFT' }, 1500)).toBe('DRAFT');
  expect(bannerPhase({ ...times, state: 'STOPPED' }, 1500)).toBe('STOPPED');
});

test.each([
  ['/payment?type=upgrade', true],
  ['/', true],
  ['https://vumon.example/uu-dai', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['http://vumon.example/', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['payment', false],
  ['', false],
])('%s may be an address: %s', (address, allowed) => {
  expect(isBannerAddress(address)).toBe(allowed);
});
