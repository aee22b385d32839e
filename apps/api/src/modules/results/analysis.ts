/** Statistics of a scored test: pure, over rows that have been read. Shares are whole per cent, discrimination hundredths. */
import { divideHalfUp } from '@vumon/domain';
import { plainTextOf, type ChoiceContent, type QuestionContent, type QuestionTypeCode, type TextGapsContent } from '@vumon/question-types';
import { score } from '@vumon/question-types/scoring';
import type { ScorableQuestion, ScoredItem } from '#modules/attempts';

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

export const mean = (values: readonly number[]): number | null => (values.length === 0 ? null : divideHalfUp(values.reduce((sum, value) => sum + value, 0), values.length));

/** How many marks fall into [0,1) … [9,10]. */
export function histogram(marks: readonly number[]): number[] {
  const columns = new Array<number>(10).fill(0);
  for (const mark of marks) columns[Math.min(9, Math.floor(mark / 100))]! += 1;
  return columns;
}

/** The better and the weaker 27 % of at least ten attempts: their shares right and the difference (Kelley 1939). */
export function discrimination(attempts: readonly ScoredAttempt[], column: number): { upper: number | null; lower: number | null; discrimination: number | null } {
  if (attempts.length < 10) return { upper: null, lower: null, discrimination: null };
  const sorted = attempts.toSorted((a, b) => b.mark - a.mark);
  const size = Math.max(1, Math.round(sorted.length * 0.27));
  const share = (group: readonly ScoredAttempt[]) => {
    const max = group.reduce((sum, { items }) => sum + (items[column]?.max ?? 0), 0);
    return max === 0 ? 0 : divideHalfUp(group.reduce((sum, { items }) => sum + (items[column]?.points ?? 0), 0) * 100, max);
  };
  const upper = share(sorted.slice(0, size));
  const lower = share(sorted.slice(-size));
  return { upper, lower, discrimination: upper - lower };
}

export interface AnswerGroup {
  readonly label: string;
  readonly answers: readonly { id: string; text: string; count: number; right: boolean }[];
}

const mostTypedAnswers = 8;

/** What was answered to one item; `answers` holds a response for everyone who gave one, `scored` is how many took part. */
export function answerGroups(question: ScorableQuestion, item: string, answers: readonly unknown[], scored: number): AnswerGroup[] {
  return isChoice(question.code, question.content)
    ? choiceGroups(question, question.content, item, answers, scored)
    : [typedGroup(question, item, answers, scored)];
}

const isChoice = (_: QuestionTypeCode, content: QuestionContent): content is ChoiceContent => 'items' in content;

function choiceGroups(question: ScorableQuestion, content: ChoiceContent, item: string, answers: readonly unknown[], scored: number): AnswerGroup[] {
  const correct = (question.answerKey as { correct: Record<string, readonly string[]> }).correct;
  const own = content.items.filter(({ id }) => id === item);
  // A cluster is one numbered item with several statements: one group for each.
  return (own.length > 0 ? own : content.items).map(({ id, stem, options }, index) => {
    const chosen = answers.map((answer) => (answer as Record<string, readonly string[]> | null)?.[id] ?? []);
    return {
      label: own.length > 0 ? '' : `${String.fromCharCode(97 + index)}) ${plainTextOf(stem)}`,
      answers: [
        ...options.map((option) => ({ id: option.id, text: plainTextOf(option.text) || (option.image?.alt ?? ''), count: chosen.filter((ids) => ids.includes(option.id)).length, right: correct[id]?.includes(option.id) ?? false })),
        { id: '', text: '', count: scored - chosen.filter((ids) => ids.length > 0).length, right: false },
      ],
    };
  });
}

function typedGroup(question: ScorableQuestion, gap: string, answers: readonly unknown[], scored: number): AnswerGroup {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const text = (answer as Record<string, string> | null)?.[gap]?.normalize('NFC').trim().replace(/\s+/g, ' ') ?? '';
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const typed = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, mostTypedAnswers).map(([text, count]) => ({
    id: text, text, count,
    right: score(question.code, question.content as TextGapsContent, question.answerKey, { [gap]: text }, { locale: 'vi' }).items.find((result) => result.item === gap)?.state === 'right',
  }));
  const answered = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { label: '', answers: [...typed, { id: '', text: '', count: scored - answered, right: false }] };
}
