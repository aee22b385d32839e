/** How the questions of one part are numbered, where that is not the way of the file. Pure. */
import type { LabelStyle } from '../choices.ts';
import { gapNumbersIn } from '../grammar/gap-numbers.ts';
import { labelIn } from '../grammar/habits.ts';
import { statedList } from '../grammar/key-words.ts';
import { styleOfLine } from '../grammar/label-styles.ts';
import { isKeyHeading, partOf } from './labels.ts';
import type { PaperLine } from '../lines/lines.ts';

const endsPart = (text: string): boolean =>
  partOf(text) !== null ||
  /^\s*[IVX]{1,4}\s*[.:)]\s*\p{Lu}/u.test(text) ||
  isKeyHeading(text) ||
  statedList(text) !== null;

/** `below`: the lines below the heading of the part. Null where it numbers as the file does, or in no row from 1. */
export function styleOfPart(below: readonly PaperLine[], usual: LabelStyle): LabelStyle | null {
  const end = below.findIndex(({ text }) => endsPart(text));
  const texts = below.slice(0, end < 0 ? below.length : end).flatMap(({ table, text }) => (table ? [] : [text]));
  // Gaps have the numbers of the file, whatever numbers their sentences have.
  if (texts.some((text) => labelIn(usual, text) !== null || gapNumbersIn(text).length > 0)) return null;
  const first = texts.findIndex((text) => styleOfLine(text) !== null);
  const style = first < 0 || first > 3 ? null : styleOfLine(texts[first]!);
  if (style === null) return null;
  const numbers = texts.flatMap((text) => labelIn(style, text)?.number ?? []);
  return numbers.length >= 2 && numbers.every((number, at) => number === at + 1) ? style : null;
}
