/**
 * Pairs of a number and a letter that answer a task to match: "1-c 2-a", "1 – c; 2 – a", "1c 2a", "1→c"; where the
 * letters stand on the left, "a-2 b-1". Pure.
 */
import { withoutKeyWords } from './key-words.ts';

export interface Pair {
  readonly number: number;
  readonly letter: string;
}

const between = String.raw`\s{0,3}(?:[-–—]?>|=>|[-–—→⇒.:)/=]|(?:nối\s+)?với|with)?\s{0,3}`;
const pair = new RegExp(String.raw`(?:^|[\s,;.|/&(–—-])(\d{1,2})${between}\(?([A-Za-z])\)?(?![\p{L}\d])`, 'giu');
/** "A. 2" begins an option, so a line or an arrow is needed between them. */
const betweenFlipped = String.raw`\s{0,3}(?:[-–—]?>|=>|[-–—→⇒=]|(?:nối\s+)?với|with)\s{0,3}`;
const flippedPair = new RegExp(
  String.raw`(?:^|[\s,;.|/&(–—-])([A-Za-z])${betweenFlipped}\(?(\d{1,2})\)?(?![\p{L}\d])`,
  'giu',
);
const flippedBlank = new RegExp(String.raw`([A-Za-z])${betweenFlipped}[._…\s]*`, 'giu');
const blank = new RegExp(String.raw`(\d{1,2})${between}[._…\s]*`, 'giu');
const apart = /^(?:[\s,;.|/&–—-]|và|and)*$/iu;
/** "Trả lời:", "Your answers:". */
const head = /^\s*[\p{L}\s()]{2,40}:/u;

/** "(mỗi ý đúng 0,25 điểm)" at the end. */
const remark = /\s*\([^()]{4,80}\)\s*\.?\s*$/u;

const listIn = (text: string): string => withoutKeyWords(text).replace(head, '').replace(remark, '');

/** The pairs of a text that holds nothing else; null for any other text. */
export function pairsStated(text: string, isFlipped = false): Pair[] | null {
  if (text.length > 1_000) return null;
  const list = listIn(text);
  const sign = isFlipped ? flippedPair : pair;
  const found = [...list.matchAll(sign)];
  if (found.length === 0 || !apart.test(list.replace(sign, ' '))) return null;
  return found.map(([, left, right]) =>
    isFlipped ? { number: Number(right), letter: left! } : { number: Number(left), letter: right! },
  );
}

/** "1 - …… 2 - ……", "Trả lời: ………": a place to write pairs. */
export const isBlankOfPairs = (text: string, isFlipped = false): boolean => {
  if (text.length > 1_000) return false;
  const list = listIn(text);
  const isPlace = /[_….]{2}|…|\d\D+\d/u.test(list);
  return isPlace && /^[\s._…,;|–-]*$/u.test(list.replace(isFlipped ? flippedBlank : blank, ' '));
};
