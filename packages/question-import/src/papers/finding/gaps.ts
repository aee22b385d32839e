/** Numbers that begin no question: inside a text or a picture, or in a sentence about a question. Pure. */
import { bareLabelOf, isSigned, labelOf, otherLabelOf, type Label } from '../grammar/label-styles.ts';
import { readable, type PaperLine } from '../lines/lines.ts';

const blank = String.raw`(?:_{2,}|…|\.{3,})`;
const gap = new RegExp(String.raw`\((\d{1,3})\)\s{0,2}${blank}|${blank}\s{0,2}\((\d{1,3})\)`, 'gu');

/** "We go (1) …… the beach, because it is not (2) …… hot": the numbers of the gaps of a line or a table. */
export const gapNumbers = (line: PaperLine): number[] =>
  [...readable(line).slice(0, 8_000).matchAll(gap)].map(([, before, behind]) => Number(before ?? behind));

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

/** The last line that begins with each number. */
export function lastLabels(lines: readonly PaperLine[]): ReadonlyMap<number, number> {
  return new Map(
    lines.flatMap(({ text }, at): [number, number][] => {
      const label = labelOf(text) ?? otherLabelOf(text) ?? bareLabelOf(text);
      return label ? [[label.number, at]] : [];
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
