/** Words with one letter in each box: shared by the types with letter tiles and letter boxes. */

/** Letters as a reader counts them: a Vietnamese letter with its diacritics is one. */
export const lettersOf = (text: string): string[] => Array.from(text.normalize('NFC'));

export const isLetterOrDigit = (text: string): boolean => /^[\p{L}\p{Nd}]$/u.test(text.normalize('NFC'));

/** Boxes of a word: the given letter, or '' where the learner enters one. */
export type Boxes = readonly string[];

export const openBoxes = (boxes: Boxes): number => boxes.filter((given) => given === '').length;

/**
 * The content of each box: given letters, otherwise the answer's, '' where it has none. A space in an answer is an
 * empty box.
 */
export function readBoxes(boxes: Boxes, answer: string): string[] {
  const written = lettersOf(answer);
  return boxes.map((given, at) => (given === '' ? (written[at] ?? '').trim() : given));
}

/** The answer that `readBoxes` reads; '' when all open boxes are empty. */
export function writeBoxes(boxes: Boxes, row: readonly string[]): string {
  return filledBoxes(boxes, row) === 0
    ? ''
    : row
        .map((letter) => (letter === '' ? ' ' : letter))
        .join('')
        .trimEnd();
}

/** The number of filled open boxes. */
export const filledBoxes = (boxes: Boxes, row: readonly string[]): number =>
  boxes.filter((given, at) => given === '' && (row[at] ?? '') !== '').length;

export const isWhole = (boxes: Boxes, answer: string): boolean =>
  openBoxes(boxes) > 0 && filledBoxes(boxes, readBoxes(boxes, answer)) === openBoxes(boxes);

/** Lower case and NFC, for comparing two letters. */
export const foldLetter = (letter: string): string => letter.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Boxes for a word with some given letters; characters that are neither letter nor digit (space, hyphen) are always
 * given.
 */
export function boxesFor(word: string, isGiven: (at: number) => boolean): string[] {
  return lettersOf(word).map((letter, at) => (isGiven(at) || !isLetterOrDigit(letter) ? letter : ''));
}
