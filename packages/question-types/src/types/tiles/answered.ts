/** Which items are answered, and the order of chips. A file without schemas, because the player uses it too. */
import { isWhole } from '../../schema/letters.ts';
import { ownEntry } from '../../schema/records.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import type { Chip, ChipsContent, ChipsResponse, LettersContent, LettersResponse, LetterWord } from './definition.ts';

export const answeredWords = (content: LettersContent, response: LettersResponse): string[] =>
  content.words.filter((word) => isWhole(word.slots, ownEntry(response, word.id) ?? '')).map((word) => word.id);

export const answeredGaps = (content: ChipsContent, response: ChipsResponse): string[] =>
  content.gaps.map((gap) => gap.id).filter((id) => (ownEntry(response, id) ?? []).length > 0);

/** Chips are stored in alphabetical order; a seed shuffles them. */
export function shownChips(content: ChipsContent, seed: string | null): readonly Chip[] {
  const by = content.shuffle ?? seed;
  return by === null ? content.chips : shuffleOptions(content.chips, by);
}

/** The tiles of one word, each with its own id, since letters repeat. */
export function shownTiles(
  content: LettersContent,
  word: LetterWord,
  seed: string | null,
): { readonly id: string; readonly text: string }[] {
  const by = content.shuffle ?? seed;
  const tiles = word.tiles.map((text, at) => ({ id: `t${at}`, text }));
  return by === null ? tiles : shuffleOptions(tiles, `${by}:${word.id}`);
}
