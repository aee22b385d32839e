/** Integrated exams: tests that a teacher gives to the learners of one partner, who come with a launch token. */

/** As stored. A published one whose window is over counts as ended. */
export const integratedStates = ['DRAFT', 'PUBLISHED', 'ENDED', 'UNPUBLISHED'] as const;
export type IntegratedState = (typeof integratedStates)[number];

export const integratedStateAt = (
  { state, endsAt }: { readonly state: IntegratedState; readonly endsAt: number },
  now: number,
): IntegratedState => (state === 'PUBLISHED' && endsAt <= now ? 'ENDED' : state);

/** What the partner gets of an attempt: that it ended, or its score too, or the scores of its parts too. */
export const integratedReturns = ['STATE', 'SCORE', 'PARTS'] as const;
export type IntegratedReturn = (typeof integratedReturns)[number];

export const mostIntegratedAttempts = 10;
/** Most of one teacher's that are not over. */
export const mostOpenIntegrated = 200;

/** The second segment of an address `/{partner}/{exam}`. */
export const integratedSlugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** The slug that a title suggests: "Giữa kỳ 1 – Lớp 6" → "giua-ky-1-lop-6"; `exam` when nothing is left of it. */
export function integratedSlug(foldedTitle: string): string {
  const slug = foldedTitle
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return slug === '' ? 'exam' : slug;
}

/** What a launch came to; the page of the exam adds it to the partner's address as `vumon_state`. */
export const launchReturnStates = ['NOT_STARTED', 'RUNNING', 'SUBMITTED', 'SCORED'] as const;
export type LaunchReturnState = (typeof launchReturnStates)[number];

/** The partner's address with the state of the learner's last attempt. */
export function returnAddress(address: string, state: LaunchReturnState): string {
  const url = new URL(address);
  url.searchParams.set('vumon_state', state);
  return url.href;
}
