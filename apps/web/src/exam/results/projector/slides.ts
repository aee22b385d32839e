/** Which questions are gone through with the class, in which order. */
import { isQuestionTypeCode } from '@vumon/question-types';
import { traitsOf } from '@vumon/question-types/traits';
import type { ResultColumn, ResultRow, Results } from '../queries.ts';

export interface Slide {
  readonly column: ResultColumn;
  /** Learners with a scored attempt whose answer is not right, or not whole. */
  readonly who: readonly ResultRow[];
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
      who: rows.filter(({ states }) => {
        const state = states[at];
        return state === 'partial' || state === 'wrong' || state === 'blank';
      }),
    }))
    .filter(({ column, who }) => who.length > 0 && isQuestionTypeCode(column.type) && !traitsOf(column.type).byHand)
    .toSorted((a, b) => b.who.length * b.column.max - a.who.length * a.column.max || a.column.number - b.column.number)
    .slice(0, most);
}

export function toggled(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(numbers);
  if (!next.delete(number)) next.add(number);
  return next;
}

/** The numbers with or without this one. */
export function withNumber(numbers: ReadonlySet<number>, number: number, inside: boolean): ReadonlySet<number> {
  return numbers.has(number) === inside ? numbers : toggled(numbers, number);
}
