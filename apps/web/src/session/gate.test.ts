/** The profile as the gate reads it; the page table has its own test of who may open which page. */
import { featuresOf, pages, type PackageCode, type Role } from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { describe, expect, it } from 'vitest';
import { gateOf, type Profile } from './profile.ts';

const now = Date.UTC(2026, 10, 21, 5);
const profileOf = (role: Role, code: PackageCode | null, endsIn: number | null = null) =>
  ({
    role,
    roleChosen: true,
    membership: code && {
      code,
      features: featuresOf(shippedCatalogue, code),
      endDate: endsIn === null ? null : new Date(now + endsIn).toISOString(),
    },
  }) as Profile;

describe('the gate of a profile', () => {
  it.each([
    [null, 'sign-in'],
    [profileOf('TEACHER', null), 'upgrade'],
    [profileOf('TEACHER', 'BASIC'), 'open'],
    [profileOf('TEACHER', 'BASIC', 1), 'open'],
    [profileOf('TEACHER', 'BASIC', 0), 'upgrade'],
    [profileOf('STUDENT', 'BEAT_FREE_EXAM'), 'home'],
  ] as const)('%o: %s', (profile, gate) => {
    expect(gateOf(pages['/classes'], profile, now)).toBe(gate);
  });

  it('checks the role first, whatever the page, and leaves public ones open', () => {
    const newcomer = { ...profileOf('STUDENT', 'BEAT_FREE_EXAM'), roleChosen: false };
    for (const page of Object.values(pages))
      expect(gateOf(page, newcomer, now)).toBe(page.access === 'public' ? 'open' : 'role');
  });

  it('reads the query of the address', () => {
    const teacher = profileOf('TEACHER', 'ADVANCE');
    expect(gateOf(pages['/templates/create-new-template'], teacher, now)).toBe('home');
    expect(gateOf(pages['/templates/create-new-template'], teacher, now, { m: 'mine' })).toBe('open');
  });
});
