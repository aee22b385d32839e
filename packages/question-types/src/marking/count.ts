/** Words as teachers count them: what stands between blanks, once it holds a letter or a digit. */

const word = /[\p{L}\p{N}]/u;

/** A hyphenated word is one, a dash between blanks none; of Vietnamese each syllable counts, as on a word processor. */
export const countedWords = (text: string): number =>
  text.split(/[\s\u2013\u2014]+/u).filter((part) => word.test(part)).length;
