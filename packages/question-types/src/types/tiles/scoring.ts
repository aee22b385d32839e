import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { filledBoxes, foldLetter, isWhole, lettersOf, readBoxes, writeBoxes } from '../../schema/letters.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import { chipWords, filledIn, takeLetters } from './definition.ts';
import type {
  ChipsContent,
  ChipsKey,
  ChipsResponse,
  LettersContent,
  LettersKey,
  LettersResponse,
  LetterWord,
  TilesCode,
} from './definition.ts';

const folded = (letters: readonly string[]): string => letters.map(foldLetter).join('');

/** All letters at their places, or nothing; equal tiles are interchangeable. */
function scoreWord(word: LetterWord, accepted: readonly string[], answer: string): ItemResult {
  const row = readBoxes(word.slots, answer);
  if (filledBoxes(word.slots, row) === 0) return blankItem(word.id);
  const right =
    isWhole(word.slots, answer) && accepted.some((wanted) => folded(lettersOf(wanted.trim())) === folded(row));
  return answeredItem(word.id, right ? fullShare : noShare);
}

/** The first accepted word that the tiles can make. */
function solveWord(word: LetterWord, accepted: readonly string[]): string {
  for (const wanted of accepted) {
    const letters = lettersOf(wanted.trim());
    const fits =
      letters.length === word.slots.length &&
      word.slots.every((given, at) => given === '' || foldLetter(given) === foldLetter(letters[at]!));
    const tiles = fits
      ? takeLetters(
          letters.filter((_, at) => word.slots[at] === ''),
          word.tiles,
        )
      : undefined;
    if (tiles === undefined) continue;
    let next = 0;
    return writeBoxes(
      word.slots,
      word.slots.map((given) => (given === '' ? tiles[next++]! : given)),
    );
  }
  return '';
}

const letters: Scorer<LettersContent, LettersKey, LettersResponse> = {
  scoreItems: (content, key, response) =>
    content.words.map((word) => scoreWord(word, ownEntry(key.words, word.id) ?? [], ownEntry(response, word.id) ?? '')),
  solve: (content, key) =>
    Object.fromEntries(
      content.words
        .map((word) => [word.id, solveWord(word, ownEntry(key.words, word.id) ?? [])])
        .filter(([, text]) => text !== ''),
    ),
};

/** A chip is right where its text equals that of a right one. */
const isRight = (content: ChipsContent, key: ChipsKey, gap: string, chip: string): boolean => {
  const words = chipWords(content, chip);
  return words !== '' && (ownEntry(key.fills, gap) ?? []).some((id) => chipWords(content, id) === words);
};

const chips: Scorer<ChipsContent, ChipsKey, ChipsResponse> = {
  scoreItems: (content, key, response) =>
    content.gaps.map(({ id }) => {
      const chip = filledIn(response, id);
      return chip === undefined
        ? blankItem(id)
        : answeredItem(id, isRight(content, key, id, chip) ? fullShare : noShare);
    }),
  solve(content, key) {
    const used = new Set<string>();
    const answer: ChipsResponse = {};
    for (const { id } of content.gaps) {
      const main = (ownEntry(key.fills, id) ?? []).find((chip) => !used.has(chip) && isRight(content, key, id, chip));
      const chip = main ?? content.chips.find((one) => !used.has(one.id) && isRight(content, key, id, one.id))?.id;
      if (chip === undefined) continue;
      used.add(chip);
      answer[id] = [chip];
    }
    return answer;
  },
};

export const tilesScorers = { DD1: letters, DD2: chips } satisfies Record<TilesCode, unknown>;
