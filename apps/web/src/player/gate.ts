import type { Profile } from '../session/gate.ts';

/** The gate of the test's page. Repeats its row of `domain/pages.ts`, because the whole table would weigh on the first load. */
export function gateOfPlayer(profile: Profile | null): 'open' | 'sign-in' | 'home' {
  if (!profile) return 'sign-in';
  return profile.role === 'STUDENT' && profile.roleChosen ? 'open' : 'home';
}
