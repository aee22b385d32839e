/** Search text of questions: folded words with a blank on either side, so that the index also finds short words. */
import { fold } from '@vumon/domain';

const mostText = 8000;
const mostWords = 8;

/** Words, with one blank between two. Classes of letters are slow to match, so they are used outside ASCII only. */
const wordsIn = (text: string): string =>
  fold(text)
    .replace(/[\u0080-\uffff]+/g, (letters) => letters.replace(/[^\p{L}\p{N}]+/gu, ' '))
    .replace(/[^a-z0-9\u0080-\uffff]+/g, ' ')
    .trim();

/** What is stored in `questions.search`. */
export const searchTextFrom = (texts: readonly string[]): string => ` ${wordsIn(texts.join(' ').slice(0, mostText))} `;

/**
 * LIKE patterns, one per word, which must all match. Words of three letters and more match anywhere, two letters at the
 * start of a word, a single letter as a whole word, because the trigram index needs three characters including blanks.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = [
    ...new Set(
      wordsIn(search ?? '')
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ].slice(0, mostWords);
  return words.map((word) => (word.length >= 3 ? `%${word}%` : word.length === 2 ? `% ${word}%` : `% ${word} %`));
}
