import type { AssignedTest } from '@vumon/contract';
import type { Profile } from '../session/gate.ts';

/**
 * The gate of the test's page. Repeats its row of `domain/pages.ts`, because the whole table would enlarge the first
 * load.
 */
export function gateOfPlayer(profile: Profile | null): 'open' | 'sign-in' | 'home' {
  if (!profile) return 'sign-in';
  return profile.role === 'STUDENT' && profile.roleChosen ? 'open' : 'home';
}

/** The attempt that the address names: a further attempt by its number, or the learner's own practice. */
export function wantedAttempt(): { number?: number; practice?: string } {
  const number = Number(new URLSearchParams(location.search).get('attempt'));
  const practice = /\/practice\/([^/]+)/.exec(location.pathname)?.[1];
  return { ...(number > 1 && { number }), ...(practice && { practice }) };
}

/** Whether the result is all that is left to show. */
export const isOver = ({ attempt, nextAttempt }: AssignedTest, number: number | undefined): boolean =>
  attempt !== null && attempt.status !== 'RUNNING' && (number === undefined || nextAttempt !== number);
