/** Words of a metafile that would not look as in Windows: parts of brackets, and words on each other. */

/** Thrown for a picture that stays as it is. */
export class Undrawable extends Error {}

/** Codes of Symbol for pieces from which brackets of several lines are put together, and for parts of signs. */
const bracketPieces = /[\u00e2-\u00e4\u00e6-\u00ef\u00f3-\u00fe\uf0e2-\uf0e4\uf0e6-\uf0ef\uf0f3-\uf0fe]/;

/** A word that was drawn: the room of its small letters. */
interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Whether a word covers at least half of another; the same word again is how some programs write bold letters. */
function coverEachOther(a: Word, b: Word): boolean {
  if (a.text === b.text) return false;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return false;
  const area = ({ left, right, top, bottom }: Word): number => (right - left) * (bottom - top);
  return width * height * 2 >= Math.min(area(a), area(b));
}

export const isBracketPiece = (text: string, face: string): boolean =>
  /^symbol/i.test(face) && bracketPieces.test(text);

/** The words of a picture. On each other they cannot be read: its letters or places are not what Windows draws. */
export class Words {
  readonly #placed: Word[] = [];

  /** `width`: as Windows measured it; null where the file does not say. `anchor`: 2 for the end, 6 for the middle. */
  add(text: string, x: number, y: number, size: number, width: number | null, anchor: number): void {
    const wide = width ?? text.length * size * 0.4;
    const left = anchor === 6 ? x - wide / 2 : anchor === 2 ? x - wide : x;
    const word = { text, left, right: left + wide, top: y - size * 0.45, bottom: y };
    // More words than this are no figure of a question.
    if (this.#placed.length > 2_000) throw new Undrawable('words');
    if (this.#placed.some((other) => coverEachOther(word, other))) throw new Undrawable('words on each other');
    this.#placed.push(word);
  }
}
