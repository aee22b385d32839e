/** Rules of the marking page, without a browser: texts, groups of equal answers, drafts, offsets. */
import type { Marking, Rubric, Scores } from '@vumon/question-types';
import { comparableAnswer, countWords } from '@vumon/question-types/folding';
import { newLocalId, type TextNote } from '@vumon/question-types/marking';
import type { MarkedItem, Work } from './queries.ts';

export interface Draft {
  readonly scores: Scores;
  readonly comment: string;
  readonly notes: readonly TextNote[];
}

export const workKey = ({ attempt, question, item }: Pick<Work, 'attempt' | 'question' | 'item'>): string =>
  `${attempt}:${question}:${item}`;

/** The learner's text for one item; null if the answer was spoken. */
export function textOf({ answer, item }: Work): string | null {
  const own =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? (answer as Record<string, unknown>)[item]
      : answer;
  return typeof own === 'string' ? own : null;
}

/** Texts shorter than this are short answers, whose words no teacher counts. */
const countedFrom = 20;

/** How many words a learner's text has. Null for short answers and formulas. */
export function wordsOf(text: string): number | null {
  const words = countWords(text);
  return words < countedFrom || text.includes('$') ? null : words;
}

/** The values of the current mark. */
export const draftOf = ({ mark }: Work): Draft => ({
  scores: mark?.scores ?? {},
  comment: mark?.comment ?? '',
  notes: mark?.notes ?? [],
});

/** A draft as it is stored on the device. */
export interface DeviceDraft extends Draft {
  readonly entry: number;
  readonly version: number;
  /** A note that is not added yet. */
  readonly writing: Writing;
  /** Whether the server has stored it too. */
  readonly sent: boolean;
}
export interface Writing {
  readonly quote: string;
  readonly said: string;
}
export const noWriting: Writing = { quote: '', said: '' };

/** The draft with the note that is being written; null where its quote does not occur in the answer. */
export function withWriting({ writing, ...draft }: Draft & { writing: Writing }, text: string | null): Draft | null {
  const said = writing.said.trim();
  if (said === '') return draft;
  const start = writing.quote === '' ? -1 : (text ?? '').indexOf(writing.quote);
  if (start < 0) return null;
  const id = newLocalId(draft.notes.map((note) => note.id));
  return { ...draft, notes: [...draft.notes, { id, start, end: start + writing.quote.length, text: said }] };
}

/** The initial values of an answer's card: the latest of the mark, the server's draft and this device's draft. */
export function startOf(
  work: Work,
  device: { readonly at: number; readonly value: DeviceDraft } | null,
): Draft & { readonly writing: Writing } {
  const given = work.mark ? Date.parse(work.mark.at) : 0;
  const server = work.draft ? Date.parse(work.draft.at) : 0;
  const own = device && device.value.entry === work.entry ? device : null;
  if (own && own.at > given && (own.at >= server || !own.value.sent)) return own.value;
  const { scores, comment, notes } = work.draft && server > given ? work.draft : draftOf(work);
  return { scores, comment, notes, writing: noWriting };
}

/**
 * The values of the card after a mark was saved: the mark, overlaid with what was changed while it was being sent.
 * `from` holds the values of the card when the mark was sent.
 */
export function afterSaving(
  now: Draft & { readonly writing: Writing },
  from: Draft & { readonly writing: Writing },
  given: Draft,
): Draft & { readonly writing: Writing } {
  const untouched = (of: (draft: typeof now) => unknown) => JSON.stringify(of(now)) === JSON.stringify(of(from));
  return {
    scores: untouched(({ scores }) => scores) ? given.scores : now.scores,
    comment: untouched(({ comment }) => comment) ? given.comment : now.comment,
    notes: untouched(({ notes }) => notes) ? given.notes : now.notes,
    writing: untouched(({ writing }) => writing) ? noWriting : now.writing,
  };
}

export const sameDraft = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.scores, a.comment.trim(), a.notes]) === JSON.stringify([b.scores, b.comment.trim(), b.notes]);

export const markingOf = ({ marking }: MarkedItem): Marking =>
  marking.kind === 'steps' ? { kind: 'steps' } : { kind: 'rubric', rubric: marking.rubric as Rubric };

export interface AnswerGroup {
  readonly text: string;
  /** Other spellings of the same answer. */
  readonly others: readonly string[];
  readonly works: readonly Work[];
}

/**
 * Compares like answers to gaps: case, spaces, Unicode composition, tone mark positions and final punctuation are
 * ignored.
 */
const fold = (text: string): string => comparableAnswer(text, { caseSensitive: false });

/** Groups equal answers; unmarked groups come first, then the most frequent. */
export function groupsOf(works: readonly Work[]): AnswerGroup[] {
  const groups = new Map<string, Work[]>();
  for (const work of works) {
    const key = fold(textOf(work) ?? JSON.stringify(work.answer));
    groups.set(key, [...(groups.get(key) ?? []), work]);
  }
  const waiting = (group: AnswerGroup) => group.works.length - markedIn(group);
  return [...groups.values()]
    .map((list) => {
      const [text = '', ...others] = new Set(list.map((work) => (textOf(work) ?? '').trim()));
      return { text, others, works: list };
    })
    .toSorted(
      (a, b) =>
        Number(waiting(b) > 0) - Number(waiting(a) > 0) ||
        b.works.length - a.works.length ||
        (a.text < b.text ? -1 : 1),
    );
}

/** How many answers of a group have their mark. */
export const markedIn = ({ works }: AnswerGroup): number =>
  works.filter(({ mark }) => mark !== null && mark.points !== null).length;

/** The score that all answers of a group share; undefined where they differ or one is not marked. */
export function sharedScore({ works }: AnswerGroup): number | undefined {
  const scores = new Set(works.map(({ mark }) => mark?.scores['whole']));
  return scores.size === 1 ? [...scores][0] : undefined;
}

/** The score that all marked answers of a group share while others are unmarked: the proposal for the unmarked ones. */
export function proposedScore({ works }: AnswerGroup): number | undefined {
  const scores = new Set(works.flatMap(({ mark }) => (mark && mark.points !== null ? [mark.scores['whole']] : [])));
  return scores.size === 1 && works.some(({ mark }) => !mark || mark.points === null) ? [...scores][0] : undefined;
}

/** The offset in the text of one end of a DOM range; each segment names its start in `data-start`. */
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
