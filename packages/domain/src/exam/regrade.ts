/**
 * Regrading: changes that a teacher makes to a question of a published test after it was taken. The published test
 * itself never changes; each change is stored as a step, and results are computed from the answers and the steps, in
 * order.
 */

/**
 * KEY: only these answers are right. ACCEPT: these are right too. VOID: the question does not count. FULL: everybody
 * gets its points. POINTS: it has another number of points.
 */
export const regradeKinds = ['KEY', 'ACCEPT', 'VOID', 'FULL', 'POINTS'] as const;
export type RegradeKind = (typeof regradeKinds)[number];

/** Whom a step reaches: one learner of an assignment, the whole assignment, or all assignments of this version. */
export const regradeScopes = ['STUDENT', 'ASSIGNMENT', 'VERSION'] as const;
export type RegradeScope = (typeof regradeScopes)[number];

/** Days for which the last step can be undone. */
export const regradeUndoDays = 30;

export type RegradeChange =
  /** `place` is the path of the answers in a response (see `answersAt`); `answers` are ids of options, or texts. */
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
  /** Whether the step is skipped for attempts whose result it would lower. */
  readonly raiseOnly: boolean;
}

export interface RegradedAttempt {
  readonly assignmentId: string;
  readonly studentId: string;
}

export const reaches = (step: RegradeStep, { assignmentId, studentId }: RegradedAttempt): boolean =>
  (step.assignmentId === null || step.assignmentId === assignmentId) &&
  (step.studentId === null || step.studentId === studentId);

/** Earned points and the maximum, in hundredths. */
export interface Won {
  readonly points: number;
  readonly maxPoints: number;
}

/** Whether `a` is a smaller fraction of its maximum than `b`, exactly; 0 of 0 is less than any earned points. */
export const isLess = (a: Won, b: Won): boolean =>
  a.maxPoints === 0 || b.maxPoints === 0
    ? a.maxPoints === 0 && b.points > 0
    : a.points * b.maxPoints < b.points * a.maxPoints;

/** The steps that apply to one attempt: a step that may only raise is skipped if it would lower the result. */
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
  /** The result of the item, whatever the answer is; null: the answer decides. */
  readonly outcome: 'VOID' | 'FULL' | null;
  /** The points that replace those of the paper; null: unchanged. */
  readonly points: number | null;
}

/** The effect of the steps on one item, apart from its key. A later KEY or ACCEPT step restores a voided question. */
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
