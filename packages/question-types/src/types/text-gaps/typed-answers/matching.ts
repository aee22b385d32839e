/** Whether a typed text is an accepted one. Pure string functions. */
import { spellOut } from './contractions.ts';
import { comparableAnswer, foldAnswer, type FoldingRules } from './folding.ts';

export interface MatchingRules extends FoldingRules {
  readonly contractions: boolean;
}

export const isBlankAnswer = (text: string): boolean => foldAnswer(text) === '';

/** Whether `response` equals any of `accepted` under the author's rules. A blank never does. */
export function matchesText(response: string, accepted: readonly string[], rules: MatchingRules): boolean {
  const given = comparableAnswer(response, rules);
  if (given === '') return false;
  const spelledGiven = rules.contractions ? spellOut(given) : [];
  return accepted.some((answer) => {
    const wanted = comparableAnswer(answer, rules);
    return wanted === given || (rules.contractions && wanted !== '' && sameReading(spelledGiven, spellOut(wanted)));
  });
}

/** Two spelled-out texts are equal when they have equally many words and each pair shares some reading. */
function sameReading(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return a.length === b.length && a.every((readings, at) => readings.some((reading) => b[at]!.includes(reading)));
}
