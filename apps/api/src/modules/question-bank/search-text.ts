/** How questions are searched: folded words with a blank on either side, so that short words find an index too. */
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
 * One LIKE pattern a word; all must match. Words of three letters and more match anywhere, two letters at the start of
 * a word, a single one alone: fewer letters than three inside a word would leave nothing to look up.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = [...new Set(wordsOf(search ?? ''))].slice(0, mostWords);
  return words.map((word) => (word.length >= 3 ? `%${word}%` : word.length === 2 ? `% ${word}%` : `% ${word} %`));
}
