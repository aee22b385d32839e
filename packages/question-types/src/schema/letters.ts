/** Words written one letter a box: what the types with letter tiles and letter boxes do alike. */

/** Letters as a reader counts them: a Vietnamese letter with its marks is one. */
export const lettersOf = (text: string): string[] => Array.from(text.normalize('NFC'));

export const isLetterOrDigit = (text: string): boolean => /^[\p{L}\p{Nd}]$/u.test(text.normalize('NFC'));

/** Boxes of a word: the letter that is given, or '' where the learner puts one. */
export type Boxes = readonly string[];

export const openBoxes = (boxes: Boxes): number => boxes.filter((given) => given === '').length;

/** What stands in each box: the given letters, the answer's elsewhere, '' where it has none. A blank in an answer is an empty box. */
export function readBoxes(boxes: Boxes, answer: string): string[] {
  const written = lettersOf(answer);
  return boxes.map((given, at) => (given === '' ? (written[at] ?? '').trim() : given));
}

/** The answer that `readBoxes` reads; '' when no open box holds anything. */
export function writeBoxes(boxes: Boxes, row: readonly string[]): string {
  return filledBoxes(boxes, row) === 0
    ? ''
    : row
        .map((letter) => (letter === '' ? ' ' : letter))
        .join('')
        .trimEnd();
}

/** How many open boxes hold a letter. */
export const filledBoxes = (boxes: Boxes, row: readonly string[]): number =>
  boxes.filter((given, at) => given === '' && (row[at] ?? '') !== '').length;

export const isWhole = (boxes: Boxes, answer: string): boolean =>
  openBoxes(boxes) > 0 && filledBoxes(boxes, readBoxes(boxes, answer)) === openBoxes(boxes);

/** Lower case and composed: how two letters are compared. */
export const foldLetter = (letter: string): string => letter.normalize('NFC').toLowerCase().normalize('NFC');

/** Boxes for a word of which some letters are given; what is neither letter nor digit (blank, hyphen) always is. */
export function boxesFor(word: string, isGiven: (at: number) => boolean): string[] {
  return lettersOf(word).map((letter, at) => (isGiven(at) || !isLetterOrDigit(letter) ? letter : ''));
}
