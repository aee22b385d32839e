/** Labels of targets and paragraphs: the same on the screen, on paper and in the key. */
import type { MatchingCode } from './codes.ts';

const numerals: readonly (readonly [number, string])[] = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of numerals) for (; rest >= value; rest -= value) text += sign;
  return text;
}

/** "A", "B", … */
export const letterLabel = (index: number): string => String.fromCharCode(65 + index);

/** Headings have small Roman numerals, since the paragraphs have the letters. */
export const targetLabel = (code: MatchingCode, index: number): string =>
  code === 'MG3' ? roman(index + 1) : letterLabel(index);

/** "C", or "3" where the passage numbers its paragraphs. `paragraph` counts from 1. */
export const paragraphLabel = (numbered: boolean, paragraph: number): string =>
  numbered ? String(paragraph) : letterLabel(paragraph - 1);
