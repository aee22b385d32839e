import type { Profile } from '../app/gate.ts';

/** What the table of pages says of a test's page, without the table: the learner's first load is short of room. */
export function gateOfPlayer(profile: Profile | null): 'open' | 'sign-in' | 'home' {
  if (!profile) return 'sign-in';
  return profile.role === 'STUDENT' && profile.roleChosen ? 'open' : 'home';
}
