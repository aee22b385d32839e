/** Questions answered in the text itself: the part with the error, or words to mark. */
import { z } from 'zod';
import { commonContent, commonKey, localId, richText } from '../../schema/core.ts';
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
import { answeredItem } from './answered.ts';
import type { MarkedTextCode } from './codes.ts';
import { flatText } from './cutting.ts';

export type { MarkedTextCode };

const maxParts = 800;

const part = z.strictObject({ id: localId, text: z.string().max(500) });
const markedTextContent = z.strictObject({
  ...commonContent,
  /** The one numbered item. */
  item: z.strictObject({ id: localId }),
  /** The text with a marker `[[id]]` at the position of each part. */
  text: richText,
  /** The parts that can be chosen, in reading order. */
  parts: z.array(part).max(maxParts),
  /** MR3: whether every word can be chosen, or only the author's parts. */
  everyWord: z.boolean(),
});
const markedTextKey = z.strictObject({
  ...commonKey,
  correct: recordOf(z.array(localId).max(maxParts), 1),
  /** MC8: the correction of the error. */
  correction: richText.optional(),
});
const markedTextResponse = recordOf(z.array(localId).max(maxParts), 1);

export type MarkedTextContent = z.infer<typeof markedTextContent>;
export type MarkedTextKey = z.infer<typeof markedTextKey>;
export type MarkedTextResponse = Record<string, string[]>;

function contentSchema(code: MarkedTextCode) {
  return markedTextContent.check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (!isUnique(value.parts.map((each) => each.id))) refuse('parts', 'two parts with one id');
    if (code === 'MC8' && value.everyWord) refuse('everyWord', 'an error stands in one of the underlined parts');
  });
}

function fits(code: MarkedTextCode, content: MarkedTextContent, response: MarkedTextResponse): boolean {
  const known = new Set(content.parts.map((each) => each.id));
  return Object.entries(response).every(
    ([id, picks]) =>
      id === content.item.id &&
      isUnique(picks) &&
      (code === 'MR3' || picks.length <= 1) &&
      picks.every((pick) => known.has(pick)),
  );
}

function defaults(code: MarkedTextCode): { content: MarkedTextContent; key: MarkedTextKey } {
  return {
    content: { ...emptyContent(), item: { id: 'q1' }, text: '', parts: [], everyWord: code === 'MR3' },
    key: { ...emptyKey(), correct: { q1: [] } },
  };
}

function texts(content: MarkedTextContent): { summary: string[]; all: string[] } {
  const flat = flatText(content.text, content.parts);
  return { summary: [flat, content.instructions], all: [...commonTexts(content), flat] };
}

function definition(
  code: MarkedTextCode,
  id: number,
): Definition<MarkedTextContent, MarkedTextKey, MarkedTextResponse> {
  return {
    code,
    id,
    family: 'marked-text',
    scored: true,
    content: {
      schema: contentSchema(code),
      upgrades: [],
      normalise: (content) => ({ ...content, parts: inOrderOfMention(content.parts, [content.text]) }),
    },
    key: {
      schema: code === 'MC8' ? markedTextKey : markedTextKey.refine((key) => key.correction === undefined),
      upgrades: [],
    },
    response: { schema: markedTextResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => [content.item.id],
    fits: (content, response) => fits(code, content, response),
    answeredItems: answeredItem,
    texts,
    itemTexts: (content) => [flatText(content.text, content.parts)],
    // A list of hundreds of words would not be readable, so counts are shown instead.
    ...(code === 'MC8'
      ? { answersAt: (content) => [{ path: [content.item.id], label: '', options: content.parts }] }
      : {}),
    mediaOf: (content) => distinct(commonMedia(content)),
    mediaOfKey: keyMedia,
    shuffled: (content) => content,
  };
}

export const markedTextDefinitions = { MC8: definition('MC8', 8), MR3: definition('MR3', 41) } satisfies Record<
  MarkedTextCode,
  unknown
>;
