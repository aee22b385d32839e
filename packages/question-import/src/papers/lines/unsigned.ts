/** Questions as Cambridge prints them, "1  Who has a pet?" above "A  Anna": their numbers get the sign that labels have. Pure. */
import { styleOfLine } from '../grammar/label-styles.ts';
import { runOf } from '../grammar/option-styles.ts';
import { isRangeHead, rangeOf } from '../finding/labels.ts';
import { lineOf, slice, word, type PaperLine } from './lines.ts';

const number = /^\s*(\d{1,3})(?=\s+\S)/u;
const letter = /(^|\t|\s{2,})([A-H])(?=\s+\S)/gu;
/** A row of options is no longer; in blanks without an end the search would start at each of them. */
const longest = 400;
const plain = { family: 'plain', signs: '' } as const;

const numberOf = ({ text, table }: PaperLine): number | null =>
  table ? null : Number(number.exec(text)?.[1] ?? NaN) || null;

/** "A interested   B keen   C fond", in front of them words or none: where the letters end; empty where they are not A and B at least. */
function lettersIn(text: string): number[] {
  if (text.length > longest) return [];
  const found = [...text.matchAll(letter)];
  const isRow = found.length >= 2 && found.every(([, , sign], at) => sign === 'ABCDEFGH'[at]);
  return isRow ? found.map(({ 0: whole, index }) => index + whole.length) : [];
}

/** The line with a point behind each position. */
function pointed(line: PaperLine, ends: readonly number[]): PaperLine {
  const pieces = ends.flatMap((end, at) => [...slice(line, ends[at - 1] ?? 0, end).pieces, word('. ')]);
  return lineOf(line.block, [...pieces, ...slice(line, ends.at(-1)!).pieces], line.at);
}

/** "Questions 1–3" above "1  an explanation …", as IELTS prints them: each number is one of those that the heads count. */
function areInRanges(lines: readonly PaperLine[], starts: readonly number[]): boolean {
  const ranges = lines.flatMap(({ text }, at) => (isRangeHead(text) ? [{ at, ...rangeOf(text)! }] : []));
  const last = ranges.at(-1)?.to ?? 0;
  return (
    last >= 2 &&
    // The last numbers may be gaps inside a text.
    starts.length >= 2 &&
    starts.length <= last &&
    starts.every((at, index) => {
      const range = ranges.findLast((one) => one.at < at);
      return range !== undefined && index + 1 >= range.from && index + 1 <= range.to;
    })
  );
}

/**
 * Only in a file without other labels, where the numbers are a row and most have options, in their line or below it.
 * Other lines are returned as they are.
 */
export function withSignsOfNumbers(lines: readonly PaperLine[]): readonly PaperLine[] {
  if (lines.some(({ text, table }) => !table && styleOfLine(text) !== null)) return lines;
  const starts: number[] = [];
  lines.forEach((line, at) => {
    const before = starts.at(-1);
    const last = before === undefined ? 0 : numberOf(lines[before]!)!;
    if (numberOf(line) === last + 1) starts.push(at);
  });
  const endsOf = (at: number): number[] => {
    const { text } = lines[at]!;
    const end = number.exec(text)![0].length;
    const from = end + /^\s*/.exec(text.slice(end))![0].length;
    return [end, ...lettersIn(text.slice(from)).map((one) => from + one)];
  };
  const asked = starts.filter((at, index) => {
    const below = lines.slice(at + 1, starts[index + 1]).map(({ text }) => text);
    return endsOf(at).length > 1 || runOf(below, plain) >= 3;
  });
  const areAsked = asked.length >= 2 && asked.length * 2 >= starts.length;
  if (!areAsked && !areInRanges(lines, starts)) return lines;
  return lines.map((line, at) => (starts.includes(at) ? pointed(line, endsOf(at)) : line));
}
