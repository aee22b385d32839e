/** Pairs of a number and a letter that answer a task to match: "1-c 2-a", "1 – c; 2 – a", "1c 2a", "1→c". Pure. */
import { withoutKeyWords } from './key-words.ts';

export interface Pair {
  readonly number: number;
  readonly letter: string;
}

const between = String.raw`\s{0,3}(?:[-–—]?>|=>|[-–—→⇒.:)/=]|(?:nối\s+)?với|with)?\s{0,3}`;
const pair = new RegExp(String.raw`(?:^|[\s,;.|/&(–—-])(\d{1,2})${between}\(?([A-Za-z])\)?(?![\p{L}\d])`, 'giu');
const blank = new RegExp(String.raw`(\d{1,2})${between}[._…\s]*`, 'giu');
const apart = /^(?:[\s,;.|/&–—-]|và|and)*$/iu;
/** "Trả lời:", "Your answers:". */
const head = /^\s*[\p{L}\s()]{2,40}:/u;

/** "(mỗi ý đúng 0,25 điểm)" at the end. */
const remark = /\s*\([^()]{4,80}\)\s*\.?\s*$/u;

const listIn = (text: string): string => withoutKeyWords(text).replace(head, '').replace(remark, '');

/** The pairs of a text that holds nothing else; null for any other text. */
export function pairsStated(text: string): Pair[] | null {
  if (text.length > 1_000) return null;
  const list = listIn(text);
  const found = [...list.matchAll(pair)];
  if (found.length === 0 || !apart.test(list.replace(pair, ' '))) return null;
  return found.map(([, number, letter]) => ({ number: Number(number), letter: letter! }));
}

/** "1 - …… 2 - ……", "Trả lời: ………": a place to write pairs. */
export const isBlankOfPairs = (text: string): boolean => {
  if (text.length > 1_000) return false;
  const list = listIn(text);
  return /[_….]{2}|\d\D+\d/u.test(list) && /^[\s._…,;|–-]*$/u.test(list.replace(blank, ' '));
};
