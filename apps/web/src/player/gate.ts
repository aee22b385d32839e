import type { AssignedTest } from '@vumon/contract';
import type { Profile } from '../session/gate.ts';

/** The gate of the test's page. Repeats its row of `domain/pages.ts`, because the whole table would weigh on the first load. */
export function gateOfPlayer(profile: Profile | null): 'open' | 'sign-in' | 'home' {
  if (!profile) return 'sign-in';
  return profile.role === 'STUDENT' && profile.roleChosen ? 'open' : 'home';
}

/** The address may ask for a further attempt by its number, or name one of practice that was started elsewhere. */
export function wantedAttempt(): { number?: number; practice?: string } {
  const asked = new URLSearchParams(location.search);
  const [number, practice] = [Number(asked.get('attempt')), asked.get('practice')];
  return { ...(number > 1 && { number }), ...(practice && { practice }) };
}

/** Whether nothing is left to do but to look at the result. */
export const isOver = ({ attempt, nextAttempt }: AssignedTest, number: number | undefined): boolean =>
  attempt !== null && attempt.status !== 'RUNNING' && (number === undefined || nextAttempt !== number);
