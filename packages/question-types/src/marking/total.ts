/**
 * Converts a teacher's scores to a fraction of the points. Pure arithmetic without schemas, so that browser and server
 * compute the same.
 */
import type { Share } from '../schema/core.ts';
import { ownEntry } from '../schema/records.ts';
import { share } from '../schema/shares.ts';
import type { Rubric } from './rubric.ts';

export const maxCriteria = 10;
export const maxCriterionScore = 20;
export const maxLevels = 12;

/** How an item is marked: nothing, half or all of the points, or a score for each criterion. */
export type Marking = { readonly kind: 'steps' } | { readonly kind: 'rubric'; readonly rubric: Rubric };

/** Scores by criterion in hundredths of a point; of an item marked in steps there is one, `whole`. */
export type Scores = Readonly<Record<string, number>>;

/** Nothing, half, all: in hundredths of the whole. */
export const steps = [0, 50, 100] as const;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
const commonMultiple = (a: number, b: number): number => (a / commonDivisor(a, b)) * b;

/** Whether every score is allowed for a criterion that exists; some may still be missing. */
export function scoresFit(marking: Marking, scores: Scores): boolean {
  if (marking.kind === 'steps')
    return Object.entries(scores).every(([id, score]) => id === 'whole' && steps.some((step) => step === score));
  const { criteria, step } = marking.rubric;
  return Object.entries(scores).every(([id, score]) => {
    const criterion = criteria.find((one) => one.id === id);
    return (
      criterion !== undefined &&
      Number.isInteger(score) &&
      score >= 0 &&
      score <= criterion.max * 100 &&
      score % step === 0
    );
  });
}

/**
 * The fraction of the points that complete scores earn; null while one is missing. The scores are valid for the
 * marking.
 */
export function shareOfScores(marking: Marking, scores: Scores): Share | null {
  if (marking.kind === 'steps') {
    const whole = ownEntry(scores, 'whole');
    return whole === undefined ? null : share(whole, 100);
  }
  const { criteria } = marking.rubric;
  if (criteria.length === 0) return null;
  const unit = criteria.reduce((multiple, { max }) => commonMultiple(multiple, max), 1);
  let earned = 0;
  let of = 0;
  for (const { id, max, weight } of criteria) {
    const score = ownEntry(scores, id);
    if (score === undefined) return null;
    earned += weight * score * (unit / max);
    of += weight * 100 * unit;
  }
  return share(earned, of);
}
