/** Which questions are gone through with the class, in which order. */
import { isQuestionTypeCode } from '@vumon/question-types';
import { traitsOf } from '@vumon/question-types/traits';
import type { ResultColumn, Results } from '../queries.ts';

export interface Slide {
  readonly column: ResultColumn;
  /** Learners with a scored attempt whose answer is not right, or not whole. */
  readonly notRight: number;
}

/** More than these are not gone through in one lesson. */
const most = 12;

/**
 * The questions that cost the class most points, the worst first; those that everybody answered right are left out, as
 * are those of which the teacher may not see yet which answers are right.
 */
export function slidesOf({ columns, rows }: Pick<Results, 'columns' | 'rows'>): Slide[] {
  return columns
    .map((column, at) => ({
      column,
      notRight: rows.filter(({ states }) => {
        const state = states[at];
        return state === 'partial' || state === 'wrong' || state === 'blank';
      }).length,
    }))
    .filter(({ column, notRight }) => notRight > 0 && isQuestionTypeCode(column.type) && !traitsOf(column.type).byHand)
    .toSorted((a, b) => b.notRight * b.column.max - a.notRight * a.column.max || a.column.number - b.column.number)
    .slice(0, most);
}
