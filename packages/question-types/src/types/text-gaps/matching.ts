/** Whether a typed text is an accepted one. Pure string work; the same everywhere. */
import { removeInvisible, straightenQuotes } from '../../markup/index.ts';
import { spellOut } from './contractions.ts';

export interface MatchingRules {
  readonly caseSensitive: boolean;
  readonly contractions: boolean;
}

/** NFC, trimmed, white space folded to single blanks, straight quotes, nothing invisible. Diacritics and case stay. */
export function foldAnswer(text: string): string {
  // Composed before as well: some signs, such as the Greek oxia, become a quotation mark only by it.
  return straightenQuotes(removeInvisible(text.normalize('NFC')))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Lower case without the rules of any one language; composed again, for some capitals fall into two characters. */
const withoutCase = (text: string): string => text.toLowerCase().normalize('NFC');

export const isBlankAnswer = (text: string): boolean => foldAnswer(text) === '';

/** Words of an answer as exams count them: what blanks separate. A contraction is one word. */
export function countWords(text: string): number {
  const folded = foldAnswer(text);
  return folded === '' ? 0 : folded.split(' ').length;
}

/** Whether `response` equals any of `accepted` under the author's rules. A blank never does. */
export function matchesText(response: string, accepted: readonly string[], rules: MatchingRules): boolean {
  const prepare = (text: string) => (rules.caseSensitive ? foldAnswer(text) : withoutCase(foldAnswer(text)));
  const given = prepare(response);
  if (given === '') return false;
  const spelledGiven = rules.contractions ? spellOut(given) : [];
  return accepted.some((answer) => {
    const wanted = prepare(answer);
    return wanted === given || (rules.contractions && wanted !== '' && sameReading(spelledGiven, spellOut(wanted)));
  });
}

/** Two spelled-out texts agree when they have equally many words and some reading of each word is shared. */
function sameReading(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return a.length === b.length && a.every((readings, at) => readings.some((reading) => b[at]!.includes(reading)));
}
