/** Questions answered by drag and drop: letters into the slots of a word (DD1), words or sentences into the gaps of a text (DD2). */
import { z } from 'zod';
import { commonContent, commonKey, imageRef, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  inOrderOfMention,
  isUnique,
  keyMedia,
  ownEntry,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { foldLetter, isLetterOrDigit, lettersOf } from '../../schema/letters.ts';
import { plainTextOf, wordsAroundGap } from '../../markup/index.ts';
import { answeredGaps, answeredWords } from './answered.ts';
import type { TilesCode } from './codes.ts';

export type { TilesCode };

/** The maximal number of letters of a DD1 answer, and of tiles. */
export const maxLetters = 12;
export const maxWords = 12;
export const maxGaps = 40;
export const maxChips = 60;
/** The bound for drafts. */
const maxStoredLetters = 60;

const letter = z.string().max(8).refine(isLetterOrDigit);
/** Tiles and chips are stored in an order that reveals nothing; a paper shuffles them with this seed. */
const shuffle = z.string().max(500).optional();

const letterWord = z.strictObject({
  id: localId,
  clue: richText,
  image: imageRef.optional(),
  /** A given letter, or '' where a tile goes. */
  slots: z.array(z.union([z.literal(''), letter])).max(maxStoredLetters),
  tiles: z.array(letter).max(maxStoredLetters),
});
const lettersContent = z
  .strictObject({ ...commonContent, words: z.array(letterWord).min(1).max(maxWords), shuffle })
  .check(({ value, issues }) => {
    if (!isUnique(value.words.map((word) => word.id)))
      issues.push({ code: 'custom', input: value, path: ['words'], message: 'two words with one id' });
  });
/** Accepted words of each, including given letters. */
const lettersKey = z.strictObject({
  ...commonKey,
  words: recordOf(z.array(z.string().max(maxStoredLetters)).max(10), maxWords),
});
/** The word in the slots, with a space for an empty one. */
const lettersResponse = recordOf(z.string().max(maxStoredLetters), maxWords);

const chip = z.strictObject({ id: localId, text: richText });
const chipsContent = z
  .strictObject({
    ...commonContent,
    text: richText,
    gaps: z
      .array(z.strictObject({ id: localId }))
      .min(1)
      .max(maxGaps),
    chips: z.array(chip).max(maxChips),
    shuffle,
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (!isUnique(value.gaps.map((gap) => gap.id))) refuse('gaps', 'two gaps with one id');
    if (!isUnique(value.chips.map((one) => one.id))) refuse('chips', 'two chips with one id');
  });
/** Chips that are right in each gap, the main one first. */
const chipsKey = z.strictObject({ ...commonKey, fills: recordOf(z.array(localId).max(maxChips), maxGaps) });
const chipsResponse = recordOf(z.array(localId).max(maxChips), maxGaps);

export type LetterWord = z.infer<typeof letterWord>;
export type LettersContent = z.infer<typeof lettersContent>;
export type LettersKey = z.infer<typeof lettersKey>;
export type LettersResponse = Record<string, string>;
export type Chip = z.infer<typeof chip>;
export type ChipsContent = z.infer<typeof chipsContent>;
export type ChipsKey = z.infer<typeof chipsKey>;
export type ChipsResponse = Record<string, string[]>;

export type TilesContent = LettersContent | ChipsContent;
export type TilesKey = LettersKey | ChipsKey;
export type TilesResponse = LettersResponse | ChipsResponse;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A new word without letters. */
export const emptyWord = (id: string): LetterWord => ({ id, clue: '', slots: [], tiles: [] });

/** The letters of `from` without the given ones, one for one; undefined when some are missing. */
export function takeLetters(wanted: readonly string[], from: readonly string[]): string[] | undefined {
  const left = [...from];
  const taken: string[] = [];
  for (const one of wanted) {
    const same = left.indexOf(one);
    const at = same >= 0 ? same : left.findIndex((other) => foldLetter(other) === foldLetter(one));
    if (at < 0) return undefined;
    taken.push(...left.splice(at, 1));
  }
  return taken;
}

function fitsWord(word: LetterWord, answer: string): boolean {
  const written = lettersOf(answer);
  const own = word.slots.flatMap((given, at) => (given === '' ? [(written[at] ?? '').trim()] : []));
  const givenStand = word.slots.every(
    (given, at) => given === '' || written[at] === undefined || written[at] === ' ' || written[at] === given,
  );
  const left = [...word.tiles];
  return (
    written.length <= word.slots.length &&
    givenStand &&
    own
      .filter((one) => one !== '')
      .every((one) => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      })
  );
}

function fitsChips(content: ChipsContent, response: ChipsResponse): boolean {
  const gaps = new Set(content.gaps.map((gap) => gap.id));
  const chips = new Set(content.chips.map((one) => one.id));
  const used = Object.values(response).flat();
  return (
    Object.entries(response).every(([id, placed]) => gaps.has(id) && placed.length <= 1) &&
    isUnique(used) &&
    used.every((id) => chips.has(id))
  );
}

const letters: Definition<LettersContent, LettersKey, LettersResponse> = {
  code: 'DD1',
  id: 22,
  family: 'tiles',
  scored: true,
  content: {
    schema: lettersContent,
    upgrades: [],
    normalise: (content) => ({
      ...content,
      words: content.words.map((word) => ({ ...word, tiles: word.tiles.toSorted(byText) })),
    }),
  },
  key: { schema: lettersKey, upgrades: [] },
  response: { schema: lettersResponse, upgrades: [] },
  defaults: () => ({
    content: { ...emptyContent(), words: [emptyWord('w1')] },
    key: { ...emptyKey(), words: { w1: [] } },
  }),
  itemsOf: (content) => content.words.map((word) => word.id),
  fits: (content, response) =>
    Object.entries(response).every(([id, answer]) => {
      const word = content.words.find((one) => one.id === id);
      return word !== undefined && fitsWord(word, answer);
    }),
  answeredItems: answeredWords,
  texts: (content) => ({
    summary: [...content.words.map((word) => word.clue || (word.image?.alt ?? '')), content.instructions],
    all: [...commonTexts(content), ...content.words.flatMap((word) => [word.clue, word.image?.alt ?? ''])].filter(
      (text) => text !== '',
    ),
  }),
  itemTexts: (content) => content.words.map((word) => word.clue || (word.image?.alt ?? '')),
  answersAt: (_, item) => [{ path: [item], label: '' }],
  mediaOf: (content) => distinct([...commonMedia(content), ...content.words.map((word) => word.image?.media)]),
  mediaOfKey: keyMedia,
  shuffled: (content, seed) => ({ ...content, shuffle: seed.slice(0, 500) }),
};

const chips: Definition<ChipsContent, ChipsKey, ChipsResponse> = {
  code: 'DD2',
  id: 23,
  family: 'tiles',
  scored: true,
  content: {
    schema: chipsContent,
    upgrades: [],
    normalise: (content) => ({
      ...content,
      gaps: inOrderOfMention(content.gaps, [content.text]),
      chips: content.chips.toSorted(
        (a, b) => byText(plainTextOf(a.text).toLowerCase(), plainTextOf(b.text).toLowerCase()) || byText(a.id, b.id),
      ),
    }),
  },
  key: { schema: chipsKey, upgrades: [] },
  response: { schema: chipsResponse, upgrades: [] },
  defaults: () => ({
    content: { ...emptyContent(), text: '[[g1]]', gaps: [{ id: 'g1' }], chips: [{ id: 'c1', text: '' }] },
    key: { ...emptyKey(), fills: { g1: ['c1'] } },
  }),
  itemsOf: (content) => content.gaps.map((gap) => gap.id),
  fits: fitsChips,
  answeredItems: answeredGaps,
  texts: (content) => ({
    summary: [content.text, content.passage?.title ?? '', content.instructions],
    all: [...commonTexts(content), content.text, ...content.chips.map((one) => one.text)].filter((text) => text !== ''),
  }),
  itemTexts: (content) => content.gaps.map((gap) => wordsAroundGap(content.text, gap.id)),
  answersAt: (content, item) => [{ path: [item], label: '', options: content.chips }],
  mediaOf: (content) => distinct(commonMedia(content)),
  mediaOfKey: keyMedia,
  shuffled: (content, seed) => ({ ...content, shuffle: seed.slice(0, 500) }),
};

/** The texts of chips: two chips with the same text are equivalent. */
export const chipWords = (content: ChipsContent, id: string): string => {
  const found = content.chips.find((one) => one.id === id);
  return found === undefined
    ? ''
    : plainTextOf(found.text, { math: (latex) => latex })
        .normalize('NFC')
        .trim()
        .replace(/\s+/g, ' ');
};

export const filledIn = (response: ChipsResponse, gap: string): string | undefined => ownEntry(response, gap)?.[0];

export const tilesDefinitions = { DD1: letters, DD2: chips } satisfies Record<TilesCode, unknown>;
