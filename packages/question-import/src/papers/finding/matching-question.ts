/** How a task to match becomes a question. Pure. */
import type { LabelStyle } from '../choices.ts';
import type { Label } from '../grammar/label-styles.ts';
import { readable, slice, type PaperLine } from '../lines/lines.ts';
import { newQuestion, type FoundQuestion } from './found-question.ts';
import type { MatchingTask } from './matching.ts';
import { afterLabel } from './question-start.ts';

/**
 * The question above a task without a label that the task belongs to: "Câu 3 (1 điểm)" alone in its line. Words behind a
 * label may be a question of their own.
 */
export function questionAsking(question: FoundQuestion | undefined, style: LabelStyle): FoundQuestion | null {
  const isOpen = question?.state === 'stem' && question.options.length === 0 && question.answers.length === 0;
  if (!isOpen || question.match) return null;
  return question.stem.length === 0 || style === 'word' ? question : null;
}

const heading = /^\s*(?:(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+)?(?:[IVX]{1,4}|[A-E]|\d{1,2})\s*[.:)/–-]*\s*/u;

export function matchingQuestion(
  { asked, heads, items, targets, isFlipped, stated, isBehind, answers }: MatchingTask,
  { label, isHeading, above }: { label: Label | null; isHeading: boolean; above: FoundQuestion | null },
): FoundQuestion {
  const [line] = asked as [PaperLine];
  const said = label && afterLabel(line, label);
  const words = said?.rest ?? (isHeading ? slice(line, heading.exec(line.text)?.[0].length ?? 0) : line);
  return newQuestion(label?.number ?? above?.label ?? Number(items[0]!.sign), line.at, {
    sign: label ? slice(line, 0, label.end) : (above?.sign ?? null),
    level: said?.level?.level ?? above?.level ?? null,
    points: said?.points ?? above?.points ?? null,
    stem: [...(above?.stem ?? []), ...(words.text === '' ? [] : [words])],
    doubts: above && above.stem.length > 0 ? ['LABEL_IN_STEM'] : [],
    match: {
      items: items.map((one) => ({ ...one, number: Number(one.sign) })),
      heads,
      isFlipped,
      stated: stated.map((pairs, at) => ({
        source: 'answer-line',
        pairs: [...pairs],
        isBehind: isBehind && at === stated.length - 1,
      })),
    },
    options: targets.map(({ sign, ...one }) => ({ ...one, letter: sign, starred: false })),
    answerLines: [...answers],
    state: 'options',
  });
}

type Entries = readonly { readonly lines: readonly PaperLine[] }[];
const wordsOf = (sides: readonly Entries[]): string =>
  JSON.stringify(sides.map((side) => side.map(({ lines }) => lines.map(readable).join(' '))));
/** Whether two tasks have the same words on both sides, in the same order. */
export const haveSameEntries = (one: readonly Entries[], other: readonly Entries[]): boolean =>
  wordsOf(one) === wordsOf(other);
