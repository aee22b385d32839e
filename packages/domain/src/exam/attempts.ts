/** Settings of assignments and attempts, and what a learner may see of a result at which time. */

/**
 * PARTNER: whoever a partner launches, or who signs in on its page (see integrated exams). SAMPLE: the sample class of a
 * teacher's first page, which counts in no list, cap or statistic.
 */
export const assignmentTargets = ['CLASS', 'GROUP', 'STUDENTS', 'PARTNER', 'SAMPLE'] as const;
/** Those that a teacher chooses from when assigning a test. */
export const chosenTargets = ['CLASS', 'GROUP', 'STUDENTS'] as const;
export type ChosenTarget = (typeof chosenTargets)[number];
export type AssignmentTarget = (typeof assignmentTargets)[number];

export const attemptModes = ['TEST', 'PRACTICE'] as const;
export type AttemptMode = (typeof attemptModes)[number];

/** Where an attempt came from; attempts are numbered within it. */
export const attemptOrigins = [
  'ASSIGNMENT',
  'PRACTICE',
  'LINK',
  'PACKAGE',
  'GIFT',
  'PREVIEW',
  'PARTNER',
  'SAMPLE',
] as const;
export type AttemptOrigin = (typeof attemptOrigins)[number];

/** Which of a learner's attempts at one assignment gives the mark. */
export const countings = ['BEST', 'LAST', 'FIRST'] as const;
export type Counting = (typeof countings)[number];

/** The attempt that gives the mark; of several equally good ones the first. `scored` is ordered by attempt number. */
export function countedAttempt<T extends { readonly mark: number }>(
  counting: Counting,
  scored: readonly T[],
): T | undefined {
  if (counting === 'FIRST') return scored[0];
  if (counting === 'LAST') return scored.at(-1);
  return scored.toSorted((a, b) => b.mark - a.mark)[0];
}

export const mostAttempts = 10;

/** How many attempts a learner may still start; null: unlimited. */
export const attemptsLeft = (allowed: number | null, taken: number): number | null =>
  allowed === null ? null : Math.max(0, allowed - taken);

/** OFF nothing, ON the score, REVIEW own answers with right and wrong, FREE also keys and explanations. */
export const reviewStates = ['OFF', 'ON', 'REVIEW', 'FREE'] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface ReviewPolicy {
  readonly open: ReviewState;
  readonly after: ReviewState;
}

export interface ReviewMoment {
  readonly mode: AttemptMode;
  readonly windowEnded: boolean;
  /** Whether any attempt at the assignment is still running; it may be extended, paused or reopened. */
  readonly somebodyWorking: boolean;
  /** Whether the learner may start another attempt before the window ends. */
  readonly attemptsLeft: boolean;
  /** Whether another open assignment of the learner has the same published test. */
  readonly keysWithheld: boolean;
}

export const atMost = (state: ReviewState, limit: ReviewState): ReviewState =>
  reviewStates.indexOf(state) <= reviewStates.indexOf(limit) ? state : limit;

/**
 * What a learner may see of a scored attempt. Keys are released only once the window has ended and no attempt is
 * running; until then the policy of the open window applies, without keys. In practice everything is shown, since each
 * answer was followed by the key of its question.
 */
export function reviewState(policy: ReviewPolicy, moment: ReviewMoment): ReviewState {
  const released = moment.windowEnded && !moment.somebodyWorking;
  let state: ReviewState =
    moment.mode === 'PRACTICE' ? 'FREE' : released ? policy.after : atMost(policy.open, 'REVIEW');
  if (moment.mode === 'TEST' && moment.attemptsLeft && !moment.windowEnded) state = atMost(state, 'ON');
  if (!moment.keysWithheld) return state;
  // Practice may be repeated without limit, so that its marks would tell the key of one question after the other.
  return moment.mode === 'PRACTICE' ? 'OFF' : atMost(state, 'ON');
}

/** A paused attempt is submitted after this time, with the answers stored so far. */
export const longestPauseMs = 14 * 24 * 3_600_000;
