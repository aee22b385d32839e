import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { foldLetter, isLetterOrDigit, lettersOf, openBoxes } from '../../schema/letters.ts';
import { isBlankMarkup, parseMarkup, plainText } from '../../markup/index.ts';
import { checkLength, checkMarkers, hasSound, ProblemList } from '../../schema/validation.ts';
import { chipWords, maxLetters, takeLetters } from './definition.ts';
import type { ChipsContent, ChipsKey, LettersContent, LettersKey, LetterWord, TilesCode } from './definition.ts';

function checkWord(
  list: ProblemList,
  content: LettersContent,
  word: LetterWord,
  accepted: readonly string[],
  path: string,
): void {
  const shown = !isBlankMarkup(word.clue) || word.image !== undefined || content.images.length > 0 || hasSound(content);
  list.when(!shown, 'CLUE_MISSING', `${path}.clue`);
  const words = accepted.map((text) => lettersOf(text.trim())).filter((letters) => letters.length > 0);
  if (words.length === 0) return list.add('WORD_MISSING', `${path}.word`);
  if (words.some((letters) => !letters.every(isLetterOrDigit))) return list.add('WORD_NOT_LETTERS', `${path}.word`);
  if (words.some((letters) => letters.length > maxLetters))
    return list.add('WORD_TOO_LONG', `${path}.word`, { max: maxLetters });
  const length = word.slots.length;
  if (words.some((letters) => letters.length !== length))
    return list.add('WORD_LENGTHS_DIFFER', `${path}.word`, { length });
  list.when(openBoxes(word.slots) === 0, 'WORD_ALL_GIVEN', `${path}.slots`);
  list.when(word.tiles.length > maxLetters, 'TILES_TOO_MANY', `${path}.tiles`, {
    max: maxLetters,
    count: word.tiles.length,
  });
  const makes = (letters: readonly string[]): boolean =>
    word.slots.every((given, at) => given === '' || foldLetter(given) === foldLetter(letters[at]!)) &&
    takeLetters(
      letters.filter((_, at) => word.slots[at] === ''),
      word.tiles,
    ) !== undefined;
  list.when(!words.every(makes), 'TILES_LACK', `${path}.tiles`);
}

const letters: Validator<LettersContent, LettersKey> = {
  problemsOf(content, key): Problem[] {
    const list = new ProblemList();
    content.words.forEach((word, at) =>
      checkWord(list, content, word, ownEntry(key.words, word.id) ?? [], `words.${at}`),
    );
    list.when(
      Object.keys(key.words).some((id) => !content.words.some((word) => word.id === id)),
      'CORRECT_UNKNOWN',
      '',
    );
    checkLength(list, [
      content.instructions,
      content.example,
      ...content.words.flatMap((word) => [word.clue, ...(ownEntry(key.words, word.id) ?? [])]),
    ]);
    return list.found;
  },
};

const chips: Validator<ChipsContent, ChipsKey> = {
  problemsOf(content, key): Problem[] {
    const list = new ProblemList();
    const words = plainText(parseMarkup(content.text), { gap: () => ' ' }).trim();
    list.when(
      words === '' && !hasSound(content) && content.images.length === 0 && isBlankMarkup(content.passage?.text ?? ''),
      'TEXT_MISSING',
      'text',
    );
    checkMarkers(
      list,
      content.gaps.map((gap) => gap.id),
      [content.text],
      'text',
      (index) => `gaps.${index}`,
    );
    const mains = new Set<string>();
    content.gaps.forEach(({ id }, at) => {
      const right = ownEntry(key.fills, id) ?? [];
      const main = right[0];
      if (main === undefined || right.every((chip) => chipWords(content, chip) === ''))
        return list.add('CHIP_MISSING', `gaps.${at}.chip`);
      list.when(mains.has(main), 'CHIP_SHARED', `gaps.${at}.chip`);
      mains.add(main);
    });
    const right = new Set(Object.values(key.fills).flat());
    const extra = content.chips.filter((chip) => !right.has(chip.id));
    extra.forEach((chip) => list.when(isBlankMarkup(chip.text), 'EXTRA_EMPTY', `extra.${chip.id}`));
    list.when(content.chips.length < 2, 'CHIPS_TOO_FEW', 'chips');
    const known = new Set(content.chips.map((chip) => chip.id));
    const gaps = new Set(content.gaps.map((gap) => gap.id));
    list.when(
      Object.keys(key.fills).some((id) => !gaps.has(id)) || [...right].some((id) => !known.has(id)),
      'CORRECT_UNKNOWN',
      '',
    );
    checkLength(list, [content.instructions, content.example, content.text, ...content.chips.map((chip) => chip.text)]);
    return list.found;
  },
};

export const tilesValidators = { DD1: letters, DD2: chips } satisfies Record<TilesCode, unknown>;
