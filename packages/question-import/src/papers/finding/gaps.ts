/** Numbers that begin no question: inside a text or a picture, or in a sentence about a question. Pure. */
import { gapNumbersIn } from '../grammar/gap-numbers.ts';
import { bareLabelOf, isSigned, labelOf, otherLabelOf, sentencesIn, type Label } from '../grammar/label-styles.ts';
import { looksLikeOption } from '../grammar/option-styles.ts';
import type { LabelStyle } from '../choices.ts';
import { isKeyHeading, mayHeadKeys } from './labels.ts';
import { readable, type PaperLine } from '../lines/lines.ts';

/** The numbers of the gaps of a line or a table. */
export const gapNumbers = (line: PaperLine): number[] => gapNumbersIn(readable(line));

/** "Câu 1–3. Làm ngay trên tranh.": the numbers of tasks that are answered in a picture. */
export function tasksInPicture(text: string): number[] {
  const found =
    /^\s*(?:Câu|Questions?)\s+(\d{1,3})(?:\s?[–-]\s?(\d{1,3}))?\s?[.:]\s*(?:Làm\s+(?:ngay\s+)?trên\s+(?:tranh|hình)|Answer\s+on\s+the\s+picture)/u.exec(
      text,
    );
  if (!found) return [];
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  return to >= from && to - from < 40 ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];
}

/** "(1): am": the answer of a gap, below the text. */
export function answerOfGap(text: string): { readonly number: number; readonly answer: string } | null {
  const [, number, answer] = /^\s*\((\d{1,3})\)\s?[:=–-]\s*(?!\*?[A-Ha-h]\s?[.)])(\S.{0,39})$/u.exec(text) ?? [];
  return number === undefined ? null : { number: Number(number), answer: answer! };
}

/** The last line that begins with each number, in the way in which the file labels its questions, or with options behind. */
export function lastLabels(lines: readonly PaperLine[], style: LabelStyle): ReadonlyMap<number, number> {
  const isSentence = sentencesIn(lines.map(({ text }) => text));
  // Below their heading the numbers are those of answers.
  const answers = lines.findLastIndex(({ text }) => isKeyHeading(text) || mayHeadKeys(text));
  return new Map(
    lines.slice(0, answers > 0 ? answers : undefined).flatMap(({ text }, at): [number, number][] => {
      if (answerOfGap(text)) return [];
      const bare = isSentence(text) ? null : bareLabelOf(text);
      const label = labelOf(text) ?? otherLabelOf(text);
      const counts = label ?? (bare && (bare.style === style || looksLikeOption(text.slice(bare.end))) ? bare : null);
      return counts ? [[counts.number, at]] : [];
    }),
  );
}

/**
 * Whether a question is only named: "Câu 3 dùng lại hình này" goes on with a sentence, in a paper whose labels have signs.
 */
export function referencesIn(lines: readonly PaperLine[]): (label: Label, text: string) => boolean {
  const signed = lines.flatMap(({ text }) => {
    const label = labelOf(text);
    return label ? [isSigned(label, text)] : [];
  });
  const haveSigns = signed.filter(Boolean).length * 2 >= signed.length;
  return (label, text) => haveSigns && !isSigned(label, text) && /^\s*\p{Ll}/u.test(text.slice(label.end));
}
