/**
 * Regrading: what a teacher changes about a question of a published test after it was taken. A published test never changes;
 * the changes are steps of their own, and a result is what the answers earn under the steps that stand, in their order.
 */

/** KEY: these answers are right, no others. ACCEPT: these too. VOID: the question does not count. FULL: everyone gets its points. */
export const regradeKinds = ['KEY', 'ACCEPT', 'VOID', 'FULL', 'POINTS'] as const;
export type RegradeKind = (typeof regradeKinds)[number];

/** One learner at one assigned test, everybody at it, or everybody whom the teacher gave this version of the test. */
export const regradeScopes = ['STUDENT', 'ASSIGNMENT', 'VERSION'] as const;
export type RegradeScope = (typeof regradeScopes)[number];

/** Days for which the last step can be undone, unless another one follows. */
export const regradeUndoDays = 30;

export type RegradeChange =
  /** `place` leads to the answers inside a response, as `answersAt` names it: ids of options, or texts. */
  | { readonly kind: 'KEY' | 'ACCEPT'; readonly place: readonly string[]; readonly answers: readonly string[] }
  | { readonly kind: 'VOID' | 'FULL' }
  /** Hundredths. */
  | { readonly kind: 'POINTS'; readonly points: number };

export interface RegradeStep {
  readonly question: string;
  readonly item: string;
  readonly change: RegradeChange;
  /** Null: every assigned test of the version. */
  readonly assignmentId: string | null;
  /** Null: everybody. */
  readonly studentId: string | null;
  /** Leaves alone whoever would lose by it. */
  readonly raiseOnly: boolean;
}

export interface RegradedAttempt {
  readonly assignmentId: string;
  readonly studentId: string;
}

export const reaches = (step: RegradeStep, { assignmentId, studentId }: RegradedAttempt): boolean =>
  (step.assignmentId === null || step.assignmentId === assignmentId) &&
  (step.studentId === null || step.studentId === studentId);

/** Points won of points there were. */
export interface Won {
  readonly points: number;
  readonly maxPoints: number;
}

/** Whether the first is less of its test than the second; exact, and nothing of nothing is the least. */
export const isLess = (a: Won, b: Won): boolean =>
  a.maxPoints === 0 || b.maxPoints === 0
    ? a.maxPoints === 0 && b.points > 0
    : a.points * b.maxPoints < b.points * a.maxPoints;

/** The steps that hold for one attempt: one that may only raise is left out where the attempt would lose by it. */
export function holdingSteps<Step extends { readonly raiseOnly: boolean }>(
  steps: readonly Step[],
  grade: (steps: readonly Step[]) => Won,
): Step[] {
  let holding: Step[] = [];
  for (const step of steps) {
    const next = [...holding, step];
    if (!step.raiseOnly || !isLess(grade(next), grade(holding))) holding = next;
  }
  return holding;
}

export interface ItemRule {
  /** Decided without looking at the answer. */
  readonly outcome: 'VOID' | 'FULL' | null;
  /** Instead of the points that the paper gives. */
  readonly points: number | null;
}

/** What the steps say of one item beside its key. A key that is set later brings a question back that was voided. */
export function ruleOf(steps: readonly RegradeStep[], question: string, item: string): ItemRule {
  let outcome: ItemRule['outcome'] = null;
  let points: number | null = null;
  for (const step of steps) {
    if (step.question !== question || step.item !== item) continue;
    const { change } = step;
    if (change.kind === 'POINTS') points = change.points;
    else outcome = change.kind === 'VOID' || change.kind === 'FULL' ? change.kind : null;
  }
  return { outcome, points };
}
