/**
 * Statistics of a scored test: pure, over rows that have been read. Shares are whole per cent, discrimination
 * hundredths.
 */
import { divideHalfUp } from '@vumon/domain';
import { answersAt, plainTextOf, type AnswerPlace } from '@vumon/question-types';
import { score, solve } from '@vumon/question-types/scoring';
import type { ScorableQuestion, ScoredItem } from '#exam/scoring';

export interface ScoredAttempt {
  readonly attemptId: string;
  readonly mark: number;
  readonly items: readonly ScoredItem[];
}

/** Per cent of the points of an item that all attempts together have won; null without attempts. */
export function rightShares(attempts: readonly ScoredAttempt[], columns: number): (number | null)[] {
  return Array.from({ length: columns }, (_, index) => {
    const items = attempts.map((attempt) => attempt.items[index]).filter((item) => item !== undefined);
    const max = items.reduce((sum, item) => sum + item.max, 0);
    return max === 0 ? null : divideHalfUp(items.reduce((sum, item) => sum + item.points, 0) * 100, max);
  });
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : divideHalfUp(sorted[middle - 1]! + sorted[middle]!, 2);
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : divideHalfUp(
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      );

/** How many marks fall into [0,1) … [9,10]. */
export function histogram(marks: readonly number[]): number[] {
  const columns = new Array<number>(10).fill(0);
  for (const mark of marks) columns[Math.min(9, Math.floor(mark / 100))]! += 1;
  return columns;
}

/** Shares of the best and the weakest 27 % of at least ten attempts, and their difference (Kelley 1939). */
export function discrimination(
  attempts: readonly ScoredAttempt[],
  column: number,
): { upper: number | null; lower: number | null; discrimination: number | null } {
  if (attempts.length < 10) return { upper: null, lower: null, discrimination: null };
  const sorted = attempts.toSorted((a, b) => b.mark - a.mark);
  const size = Math.max(1, Math.round(sorted.length * 0.27));
  const share = (group: readonly ScoredAttempt[]) => {
    const max = group.reduce((sum, { items }) => sum + (items[column]?.max ?? 0), 0);
    return max === 0
      ? 0
      : divideHalfUp(group.reduce((sum, { items }) => sum + (items[column]?.points ?? 0), 0) * 100, max);
  };
  const upper = share(sorted.slice(0, size));
  const lower = share(sorted.slice(-size));
  return { upper, lower, discrimination: upper - lower };
}

export interface AnswerGroup {
  readonly label: string;
  /** Answers are counted by their result (right, wrong …) instead of their content. */
  readonly byOutcome?: boolean;
  readonly answers: readonly { id: string; text: string; count: number; right: boolean }[];
}

const mostTypedAnswers = 8;

/** Counts the answers to one item. `answers`: responses of those who answered; `scored`: number of scored attempts. */
export function answerGroups(
  question: ScorableQuestion,
  item: string,
  answers: readonly unknown[],
  scored: number,
): AnswerGroup[] {
  const places = answersAt(question.code, question.content, item);
  if (places.length === 0) return [outcomeGroup(question, item, answers, scored)];
  const solved = solve(question.code, question.content, question.answerKey);
  return places.map((place) =>
    place.options
      ? pickedGroup(question, item, place, place.options, solved, answers, scored)
      : typedGroup(question, item, place, answers, scored),
  );
}

/** The value at a path in a response, without any check of its type. */
function given(response: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    response,
  );
}

const picks = (response: unknown, place: AnswerPlace): readonly unknown[] => {
  const value = given(response, place.path);
  return Array.isArray(value) ? value : [];
};

/** The ids of the selected options, or the typed text, by which answers at a place are counted. */
export function picksAt(response: unknown, place: AnswerPlace): string[] {
  if (place.options) return picks(response, place).filter((id) => typeof id === 'string');
  const value = given(response, place.path);
  const text = typeof value === 'string' ? tidied(value) : '';
  return text === '' ? [] : [text];
}

const tidied = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The result of the item if only this place is answered with `value`. */
export function stateWith(
  question: ScorableQuestion,
  item: string,
  place: AnswerPlace,
  value: unknown,
): string | undefined {
  const response = place.path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return score(question.code, question.content, question.answerKey, response, { locale: 'vi' }).items.find(
    (result) => result.item === item,
  )?.state;
}

function pickedGroup(
  question: ScorableQuestion,
  item: string,
  place: AnswerPlace,
  options: NonNullable<AnswerPlace['options']>,
  solved: unknown,
  answers: readonly unknown[],
  scored: number,
): AnswerGroup {
  const chosen = answers.map((answer) => picks(answer, place));
  const right = picks(solved, place);
  return {
    label: plainTextOf(place.label),
    answers: [
      ...options.map(({ id, text }) => ({
        id,
        text: plainTextOf(text),
        count: chosen.filter((ids) => ids.includes(id)).length,
        right: right.includes(id) || stateWith(question, item, place, [id]) === 'right',
      })),
      { id: '', text: '', count: scored - chosen.filter((ids) => ids.length > 0).length, right: false },
    ],
  };
}

function typedGroup(
  question: ScorableQuestion,
  item: string,
  place: AnswerPlace,
  answers: readonly unknown[],
  scored: number,
): AnswerGroup {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const value = given(answer, place.path);
    const text = typeof value === 'string' ? tidied(value) : '';
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const typed = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostTypedAnswers)
    .map(([text, count]) => ({ id: text, text, count, right: stateWith(question, item, place, text) === 'right' }));
  const answered = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    label: plainTextOf(place.label),
    answers: [...typed, { id: '', text: '', count: scored - answered, right: false }],
  };
}

const outcomes = ['right', 'partial', 'wrong', 'needs-teacher', 'unscored'] as const;

/** Counts answers without places (drawings, orders, recordings) by their state. */
function outcomeGroup(
  question: ScorableQuestion,
  item: string,
  answers: readonly unknown[],
  scored: number,
): AnswerGroup {
  const states = answers.map(
    (answer) =>
      score(question.code, question.content, question.answerKey, answer, { locale: 'vi' }).items.find(
        (result) => result.item === item,
      )?.state,
  );
  const counted = outcomes
    .map((state) => ({
      id: state,
      text: '',
      count: states.filter((one) => one === state).length,
      right: state === 'right',
    }))
    .filter(({ count }) => count > 0);
  return {
    label: '',
    byOutcome: true,
    answers: [
      ...counted,
      { id: '', text: '', count: scored - counted.reduce((sum, { count }) => sum + count, 0), right: false },
    ],
  };
}
