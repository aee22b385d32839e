/** Rules of the marking page, without a browser: texts, groups of equal answers, drafts, offsets. */
import type { Marking, Rubric, Scores } from '@vumon/question-types';
import type { TextNote } from '@vumon/question-types/marking';
import type { MarkedItem, Work } from './queries.ts';

export interface Draft {
  readonly scores: Scores;
  readonly comment: string;
  readonly notes: readonly TextNote[];
}

export const workKey = ({ attempt, question, item }: Pick<Work, 'attempt' | 'question' | 'item'>): string =>
  `${attempt}:${question}:${item}`;

/** What was written for one item; null where it was spoken. */
export function textOf({ answer, item }: Work): string | null {
  const own =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? (answer as Record<string, unknown>)[item]
      : answer;
  return typeof own === 'string' ? own : null;
}

export const draftOf = ({ mark }: Work): Draft => ({
  scores: mark?.scores ?? {},
  comment: mark?.comment ?? '',
  notes: mark?.notes ?? [],
});

export const sameDraft = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.scores, a.comment.trim(), a.notes]) === JSON.stringify([b.scores, b.comment.trim(), b.notes]);

export const markingOf = ({ marking }: MarkedItem): Marking =>
  marking.kind === 'steps' ? { kind: 'steps' } : { kind: 'rubric', rubric: marking.rubric as Rubric };

export interface AnswerGroup {
  readonly text: string;
  readonly works: readonly Work[];
}

/** Normal form for comparing answers: case, blanks and Unicode composition do not count. */
const fold = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Answers grouped by equal text; groups without a mark first, then the most frequent. */
export function groupsOf(works: readonly Work[]): AnswerGroup[] {
  const groups = new Map<string, Work[]>();
  for (const work of works) {
    const key = fold(textOf(work) ?? JSON.stringify(work.answer));
    groups.set(key, [...(groups.get(key) ?? []), work]);
  }
  const waiting = (group: AnswerGroup) =>
    group.works.filter(({ mark }) => mark === null || mark.points === null).length;
  return [...groups.values()]
    .map((list) => ({ text: textOf(list[0]!) ?? '', works: list }))
    .toSorted(
      (a, b) =>
        Number(waiting(b) > 0) - Number(waiting(a) > 0) ||
        b.works.length - a.works.length ||
        (a.text < b.text ? -1 : 1),
    );
}

/** The score that all answers of a group share; undefined where they differ or one is not marked. */
export function sharedScore({ works }: AnswerGroup): number | undefined {
  const scores = new Set(works.map(({ mark }) => mark?.scores['whole']));
  return scores.size === 1 ? [...scores][0] : undefined;
}

/** Where a range of the page begins or ends in the text: segments name the offset they start at. */
export function offsetIn(node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const segment = element?.closest<HTMLElement>('[data-start]');
  if (!segment) return null;
  const start = Number(segment.dataset['start']);
  return node === segment.firstChild
    ? start + offset
    : start + (offset > 0 ? (segment.firstChild?.textContent?.length ?? 0) : 0);
}

/** The next criterion without a score after `from`, or before it; the one after `from` where none is open. */
export function nextOpen(rubric: Rubric, scores: Scores, from: number): number {
  const order = rubric.criteria.map((_, at) => (from + 1 + at) % rubric.criteria.length);
  return (
    order.find((at) => !Object.hasOwn(scores, rubric.criteria[at]!.id)) ??
    Math.min(from + 1, rubric.criteria.length - 1)
  );
}
