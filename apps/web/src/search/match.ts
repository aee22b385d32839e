/** Which part of a text the typed words are, written with or without diacritics. */
import { fold } from '@vumon/domain';

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces; those that equal the typed text, or else one of its words, are hits. */
export function pieces(text: string, typed: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  // A letter may fold to none (a combining mark) or to several; each place of the folded text names its letter.
  const places: number[] = [];
  let folded = '';
  letters.forEach((letter, at) => {
    for (const unit of fold(letter)) {
      folded += unit;
      for (let count = 0; count < unit.length; count++) places.push(at);
    }
  });
  const whole = fold(typed).trim();
  const wanted = folded.includes(whole) ? [whole] : whole.split(/\s+/);
  const hit = new Set<number>();
  for (const word of wanted) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let place = at; place < at + word.length; place++) hit.add(places[place]!);
  }
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last && last.hit === hit.has(at)) last.text += letter;
    else found.push({ text: letter, hit: hit.has(at) });
  });
  return found;
}

/** Whether all typed words stand in the text. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .trim()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
