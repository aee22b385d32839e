import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup, plainTextOf } from '../../markup/index.ts';
import { letter, printCommon, type Printer } from '../../schema/printing.ts';
import { shownChips, shownTiles } from './answered.ts';
import {
  chipWords,
  type ChipsContent,
  type ChipsKey,
  type LettersContent,
  type LettersKey,
  type TilesCode,
} from './definition.ts';

const letters: Printer<LettersContent, LettersKey> = {
  printForm: (content, firstNumber) => ({
    blocks: [
      ...printCommon(content),
      ...content.words.map((word, at) => ({
        kind: 'letters' as const,
        number: firstNumber + at,
        clue: parseMarkup(word.clue),
        ...(word.image === undefined ? {} : { image: word.image }),
        boxes: word.slots,
        tiles: shownTiles(content, word, null).map((tile) => tile.text),
      })),
    ],
  }),
  answerKeyForm: (content, key, firstNumber) =>
    content.words.map((word, at) => ({
      number: firstNumber + at,
      text: (ownEntry(key.words, word.id) ?? []).join(' / '),
    })),
};

/** Longer chips are not copied into gaps by hand: the learner writes their letters. */
const shortChip = 28;

const isLettered = (content: ChipsContent): boolean =>
  content.chips.some((chip) => plainTextOf(chip.text).length > shortChip);

const chips: Printer<ChipsContent, ChipsKey> = {
  printForm(content, firstNumber) {
    const lettered = isLettered(content);
    const letters = lettered ? 1 : Math.max(0, ...content.chips.map((chip) => plainTextOf(chip.text).length));
    const gaps = Object.fromEntries(content.gaps.map((gap, at) => [gap.id, { number: firstNumber + at, letters }]));
    return {
      blocks: [
        ...printCommon(content),
        {
          kind: 'bank',
          entries: shownChips(content, null).map((chip, at) => ({
            ...(lettered ? { label: letter(at) } : {}),
            text: parseMarkup(chip.text),
          })),
        },
        { kind: 'gapped-text', text: parseMarkup(content.text), gaps },
      ],
    };
  },
  answerKeyForm(content, key, firstNumber) {
    const lettered = isLettered(content);
    const shown = shownChips(content, null);
    return content.gaps.map(({ id }, at) => ({
      number: firstNumber + at,
      text: (ownEntry(key.fills, id) ?? [])
        .map((chip) => (lettered ? letter(shown.findIndex((one) => one.id === chip)) : chipWords(content, chip)))
        .join(' / '),
    }));
  },
};

export const tilesPrinters = { DD1: letters, DD2: chips } satisfies Record<TilesCode, unknown>;
