import type { AssignedTest } from '@vumon/contract';
import type { Profile } from '../session/gate.ts';

/** The gate of the test's page. Repeats its row of `domain/pages.ts`, because the whole table would weigh on the first load. */
export function gateOfPlayer(profile: Profile | null): 'open' | 'sign-in' | 'home' {
  if (!profile) return 'sign-in';
  return profile.role === 'STUDENT' && profile.roleChosen ? 'open' : 'home';
}

/** The address may ask for a further attempt by its number, or be that of practice of the learner's own. */
export function wantedAttempt(): { number?: number; practice?: string } {
  const number = Number(new URLSearchParams(location.search).get('attempt'));
  const practice = /\/practice\/([^/]+)/.exec(location.pathname)?.[1];
  return { ...(number > 1 && { number }), ...(practice && { practice }) };
}

/** Whether nothing is left to do but to look at the result. */
export const isOver = ({ attempt, nextAttempt }: AssignedTest, number: number | undefined): boolean =>
  attempt !== null && attempt.status !== 'RUNNING' && (number === undefined || nextAttempt !== number);
