/** Search text of questions: folded words with a blank on either side, so that the index also finds short words. */
import { fold } from '@vumon/domain';

const mostText = 8000;
const mostWords = 8;

const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');

/** What is stored in `questions.search`. */
export const searchTextFrom = (texts: readonly string[]): string =>
  ` ${wordsOf(texts.join(' ').slice(0, mostText)).join(' ')} `;

/**
 * LIKE patterns, one per word, which must all match. Words of three letters and more match anywhere, two letters at the
 * start of a word, a single letter as a whole word, because the trigram index needs three characters including blanks.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = [...new Set(wordsOf(search ?? ''))].slice(0, mostWords);
  return words.map((word) => (word.length >= 3 ? `%${word}%` : word.length === 2 ? `% ${word}%` : `% ${word} %`));
}
