/** Questions answered by typing into gaps: a word, a form of a word, a note, a number. */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import { commonContent, commonKey, fileImageRef, imageRef, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  inOrderOfMention,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { wordsAroundGap } from '../../markup/index.ts';
import { place } from '../../zones/schema.ts';
import { answeredGaps, gapsToFill } from './answered.ts';
import { textGapsCodes, isAsked, type TextGapsCode } from './codes.ts';

export type { TextGapsCode };

interface TextGapsFacts {
  readonly id: number;
  readonly gaps: 'one' | 'many';
}

export const textGapsFacts: Readonly<Record<TextGapsCode, TextGapsFacts>> = {
  FB1: { id: 12, gaps: 'one' },
  FB2: { id: 13, gaps: 'many' },
  FB3: { id: 14, gaps: 'many' },
  FB4: { id: 15, gaps: 'one' },
  FB5: { id: 16, gaps: 'many' },
  FB6: { id: 17, gaps: 'many' },
  FB7: { id: 18, gaps: 'many' },
  FB8: { id: 19, gaps: 'one' },
};

/** Cells of an FB8 answer on the national answer sheet. */
export const maskCells = 4;

const maxGaps = 60;
/** The maximal number of letters of an FB4 answer: its boxes fit a phone in a few rows. */
export const maxBoxes = 40;
export const maxBoxWords = 30;
const answerText = z.string().max(500);

const gap = z.strictObject({
  id: localId,
  /** FB7: the word in brackets that is to be changed. */
  cue: z.string().max(100).optional(),
  /** The text of a worked example; such a gap is neither answered nor scored. */
  example: answerText.optional(),
  /** FB4: one box a letter, '' where the learner writes it. */
  boxes: z.array(z.string().max(8)).max(maxBoxes).optional(),
  /** FB6: the position of its field's centre on the picture. */
  at: place.optional(),
});
/** FB3: a word of the box, with its picture if it has one. */
const boxWord = z.strictObject({ id: localId, text: z.string().max(100), image: imageRef.optional() });
const numeric = z.strictObject({
  /** Four cells as on the national answer sheet instead of a free field. */
  mask: z.boolean(),
  decimalMark: z.enum([',', '.']),
  /** Whether the other mark groups thousands; if not, it is read as a decimal mark too. */
  thousands: z.boolean(),
  unit: z.string().max(30).optional(),
  allowFraction: z.boolean(),
});
const textGapsContent = z.strictObject({
  ...commonContent,
  text: richText,
  /** FB5: rows of cells below the text, for forms and tables. */
  table: z.array(z.array(richText).min(1).max(12)).min(1).max(40).optional(),
  gaps: z.array(gap).min(1).max(maxGaps),
  /** FB6: the picture below the fields; a draft may lack it. */
  picture: fileImageRef.optional(),
  numeric: numeric.optional(),
  wordBox: z.array(boxWord).max(maxBoxWords).optional(),
  wordLimit: z.int().min(1).max(20).optional(),
});
const gapKey = z.strictObject({
  accepted: z.array(answerText).max(30),
  caseSensitive: z.boolean(),
  /** "don't" and "do not" count as the same. */
  contractions: z.boolean(),
  /** Punctuation at the end of an answer counts; ignored by default. */
  punctuation: z.boolean().optional(),
  /** FB8: the tolerance of a number, as a decimal or as a percentage: "2%". */
  tolerance: z.string().max(30).optional(),
});
const textGapsKey = z.strictObject({
  ...commonKey,
  gaps: recordOf(gapKey, maxGaps),
  /** Groups of gaps with interchangeable answers, such as the two roots of an equation. */
  anyOrder: z
    .array(z.array(localId).min(2).max(maxGaps))
    .max(maxGaps / 2)
    .optional(),
});
const textGapsResponse = recordOf(answerText, maxGaps);

export type Gap = z.infer<typeof gap>;
export type BoxWord = z.infer<typeof boxWord>;
export type NumericFormat = z.infer<typeof numeric>;
export type TextGapsContent = z.infer<typeof textGapsContent>;
export type GapKey = z.infer<typeof gapKey>;
export type TextGapsKey = z.infer<typeof textGapsKey>;
export type TextGapsResponse = Record<string, string>;

/** Structural rules of one code, which drafts must follow too. */
function contentSchema(code: TextGapsCode) {
  return textGapsContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (!isUnique(value.gaps.map((one) => one.id))) refuse(['gaps'], 'two gaps with one id');
    if (textGapsFacts[code].gaps === 'one' && value.gaps.length !== 1) refuse(['gaps'], 'one gap');
    if ((value.numeric !== undefined) !== (code === 'FB8')) refuse(['numeric'], 'only FB8 is numeric');
    if ((value.wordBox !== undefined) !== (code === 'FB3')) refuse(['wordBox'], 'only FB3 has a box of words');
    if (value.wordBox && !isUnique(value.wordBox.map((one) => one.id))) refuse(['wordBox'], 'two words with one id');
    if (value.table && code !== 'FB5') refuse(['table'], 'only FB5 has a table');
    if (value.picture && code !== 'FB6') refuse(['picture'], 'only FB6 has fields on a picture');
    value.gaps.forEach((one, at) => {
      if ((one.boxes !== undefined) !== (code === 'FB4')) refuse(['gaps', at, 'boxes'], 'only FB4 has boxes');
      if (one.cue !== undefined && code !== 'FB7') refuse(['gaps', at, 'cue'], 'only FB7 has cues');
      if ((one.at !== undefined) !== (code === 'FB6'))
        refuse(['gaps', at, 'at'], 'a gap of FB6 has its place on the picture');
    });
  });
}

/** Markup that may hold gap markers, in reading order. */
export const markedTexts = (content: TextGapsContent): string[] => [content.text, ...(content.table ?? []).flat()];

export { gapsToFill };

/** The maximal number of words of an answer: one in an open cloze. */
export const wordLimitOf = (code: TextGapsCode, content: TextGapsContent): number | undefined =>
  content.wordLimit ?? (code === 'FB2' ? 1 : undefined);

/** A new gap. */
export function emptyGap(code: TextGapsCode, id: string): Gap {
  if (code === 'FB7') return { id, cue: '' };
  if (code === 'FB6') return { id, at: { x: 500, y: 500 } };
  return code === 'FB4' ? { id, boxes: [] } : { id };
}

/** A new gap's key. With letter boxes there is one spelling. */
export const emptyGapKey = (code: TextGapsCode): GapKey => ({
  accepted: [],
  caseSensitive: false,
  contractions: code !== 'FB4',
});

function defaults(code: TextGapsCode): { content: TextGapsContent; key: TextGapsKey } {
  return {
    content: {
      ...emptyContent(),
      text: isAsked(code) || code === 'FB6' ? '' : '[[g1]]',
      gaps: [emptyGap(code, 'g1')],
      ...(code === 'FB8'
        ? { numeric: { mask: true, decimalMark: ',' as const, thousands: false, allowFraction: false } }
        : {}),
      ...(code === 'FB2' ? { wordLimit: 1 } : {}),
      ...(code === 'FB3' ? { wordBox: [] } : {}),
    },
    key: { ...emptyKey(), gaps: { g1: emptyGapKey(code) } },
  };
}

function texts(content: TextGapsContent): { summary: string[]; all: string[] } {
  const own = [
    ...markedTexts(content),
    ...(content.wordBox ?? []).map((one) => one.text),
    content.picture?.caption ?? content.picture?.alt ?? '',
    ...content.gaps.flatMap((one) => [one.cue ?? '', one.example ?? '']),
  ].filter((text) => text !== '');
  return {
    summary: [
      ...markedTexts(content),
      content.passage?.title ?? '',
      content.instructions,
      content.images[0]?.alt ?? '',
    ],
    all: [...commonTexts(content), ...own],
  };
}

/** The sentence of a gap, or a few words on both sides of it in a longer text, with its cue. */
function surroundings(content: TextGapsContent, gap: Gap): string {
  const holder = markedTexts(content).find((text) => text.includes(`[[${gap.id}]]`)) ?? content.text;
  if (holder.trim() === '') return content.instructions;
  return wordsAroundGap(holder, gap.id) + (gap.cue ? ` (${gap.cue})` : '');
}

/** Gaps in reading order; four cells have no room for grouped thousands, so there both marks are decimal marks. */
function normalise(content: TextGapsContent): TextGapsContent {
  const gaps = inOrderOfMention(content.gaps, markedTexts(content));
  // In alphabetical order the words of a box reveal nothing.
  const words = content.wordBox?.toSorted((a, b) =>
    a.text.toLowerCase() < b.text.toLowerCase()
      ? -1
      : a.text.toLowerCase() > b.text.toLowerCase()
        ? 1
        : a.id < b.id
          ? -1
          : 1,
  );
  const sorted = { ...content, gaps, ...(words === undefined ? {} : { wordBox: words }) };
  return sorted.numeric?.mask ? { ...sorted, numeric: { ...sorted.numeric, thousands: false } } : sorted;
}

function definition(code: TextGapsCode): Definition<TextGapsContent, TextGapsKey, TextGapsResponse> {
  return {
    code,
    id: textGapsFacts[code].id,
    family: 'text-gaps',
    scored: true,
    content: {
      schema: contentSchema(code),
      upgrades: [],
      normalise,
    },
    key: { schema: textGapsKey, upgrades: [] },
    response: { schema: textGapsResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => gapsToFill(content).map((one) => one.id),
    fits(content, response) {
      const known = new Set(gapsToFill(content).map((one) => one.id));
      return Object.keys(response).every((id) => known.has(id));
    },
    answeredItems: answeredGaps,
    texts,
    itemTexts: (content) => gapsToFill(content).map((one) => surroundings(content, one)),
    answersAt: (_, item) => [{ path: [item], label: '' }],
    mediaOf: (content) =>
      distinct([
        ...commonMedia(content),
        content.picture?.media,
        ...(content.wordBox ?? []).map((one) => one.image?.media),
      ]),
    mediaOfKey: keyMedia,
    shuffled: (content) => content,
  };
}

export const textGapsDefinitions = byCode(textGapsCodes, definition);
