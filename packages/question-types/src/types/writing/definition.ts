/** Questions answered by free text: a sentence rewritten, a paragraph, an essay. */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import { commonContent, commonKey, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { emptyRubric, rubric, shownCriteria } from '../../marking/rubric.ts';
import { answeredTexts } from './answered.ts';
import { writingCodes, type WritingCode } from './codes.ts';
import { maxCharacters } from './limits.ts';

export type { WritingCode };

export const writingIds: Readonly<Record<WritingCode, number>> = { SA1: 27, EW1: 52 };

/** Items below one text or data set. */
export const maxItems: Readonly<Record<WritingCode, number>> = { SA1: 10, EW1: 4 };
export const maxPoints = 10;
export const maxWordLimit = 5_000;

const item = z.strictObject({
  id: localId,
  /** SA1: the sentence to rewrite or the question; EW1: the task. */
  prompt: richText,
  /** SA1: the word that must be used unchanged. */
  keyword: z.string().max(60).optional(),
  /** SA1: the given words before and after the learner's words. */
  before: z.string().max(300).optional(),
  after: z.string().max(300).optional(),
  /** EW1: the points that the text should cover. */
  points: z.array(z.string().max(300)).max(maxPoints).optional(),
});
const writingContent = z.strictObject({
  ...commonContent,
  items: z.array(item).min(1).max(maxItems.SA1),
  minWords: z.int().min(1).max(maxWordLimit).optional(),
  maxWords: z.int().min(1).max(maxWordLimit).optional(),
  /** EW1: the criteria, where the author shows them to learners. */
  criteria: shownCriteria.optional(),
});
const acceptedText = z.string().max(500);
const maxAccepted = 30;
const writingKey = z.strictObject({
  ...commonKey,
  /** SA1: texts with full points without a teacher. */
  matching: z
    .strictObject({
      accepted: z.array(acceptedText).max(maxAccepted),
      caseSensitive: z.boolean(),
      contractions: z.boolean(),
      /** Punctuation at the end counts; ignored by default. */
      punctuation: z.boolean().optional(),
    })
    .optional(),
  /** EW1; the same for all of its items. */
  rubric: rubric.optional(),
  /** A sample answer with full points, for the teacher and for the review. */
  model: richText.optional(),
  /** The answers of the items after the first, by id; `matching` says how strictly all of them are compared. */
  further: recordOf(
    z.strictObject({ accepted: z.array(acceptedText).max(maxAccepted), model: richText.optional() }),
    maxItems.SA1,
  ).optional(),
});

export type WritingItem = z.infer<typeof item>;
export type WritingContent = z.infer<typeof writingContent>;
export type WritingKey = z.infer<typeof writingKey>;
export type WritingResponse = Record<string, string>;

/** Structural rules of one code, which drafts must follow too. */
function contentSchema(code: WritingCode) {
  return writingContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (value.items.length > maxItems[code]) refuse(['items'], 'too many items');
    if (!isUnique(value.items.map(({ id }) => id))) refuse(['items'], 'two items with one id');
    value.items.forEach((one, at) => {
      if (code === 'EW1' && (one.keyword ?? one.before ?? one.after) !== undefined)
        refuse(['items', at], 'only SA1 rewrites a sentence');
      if (code === 'SA1' && one.points !== undefined)
        refuse(['items', at, 'points'], 'only EW1 has points to speak of');
    });
    if (code === 'SA1' && value.criteria !== undefined) refuse(['criteria'], 'only EW1 has criteria');
  });
}

const keySchema = (code: WritingCode) =>
  writingKey.refine(
    ({ matching, rubric: criteria }) =>
      (matching !== undefined) === (code === 'SA1') && (criteria !== undefined) === (code === 'EW1'),
  );

function defaults(code: WritingCode): { content: WritingContent; key: WritingKey } {
  const content = { ...emptyContent(), items: [{ id: 'q1', prompt: '' }] };
  if (code === 'EW1') return { content, key: { ...emptyKey(), rubric: emptyRubric() } };
  return { content, key: { ...emptyKey(), matching: { accepted: [], caseSensitive: false, contractions: true } } };
}

const itemText = ({ prompt, keyword, before, after }: WritingItem): string =>
  [prompt, keyword === undefined ? '' : `(${keyword})`, before, after]
    .filter((text) => text !== undefined && text !== '')
    .join(' ');

function definition(code: WritingCode): Definition<WritingContent, WritingKey, WritingResponse> {
  return {
    code,
    id: writingIds[code],
    family: 'writing',
    scored: true,
    content: { schema: contentSchema(code), upgrades: [] },
    key: { schema: keySchema(code), upgrades: [] },
    response: { schema: recordOf(z.string().max(maxCharacters[code]), maxItems[code]), upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => content.items.map(({ id }) => id),
    fits: (content, response) => Object.keys(response).every((id) => content.items.some((one) => one.id === id)),
    answeredItems: answeredTexts,
    texts: (content) => ({
      summary: [...content.items.map(itemText), content.passage?.title ?? '', content.instructions],
      all: [...commonTexts(content), ...content.items.flatMap((one) => [itemText(one), ...(one.points ?? [])])],
    }),
    itemTexts: (content) => content.items.map(itemText),
    mediaOf: (content) => distinct(commonMedia(content)),
    mediaOfKey: keyMedia,
    shuffled: (content) => content,
  };
}

export const writingDefinitions = byCode(writingCodes, definition);
