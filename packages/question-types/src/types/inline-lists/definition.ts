/** Questions answered by choosing from lists inside the text: one list a gap, or one for all turns of a dialogue. */
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
import { wordsAroundGap } from '../../markup/index.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { answeredGaps, gapsToChoose, optionsOf } from './answered.ts';
import type { InlineListsCode } from './codes.ts';

export type { InlineListsCode };

const maxGaps = 40;
const maxTurns = 40;
/** The bound for drafts; publishing allows fewer. */
const maxStoredOptions = 20;

const option = z.strictObject({
  id: localId,
  text: richText,
  /** Keeps its place when options are shuffled. */
  lock: z.boolean().optional(),
});
const gap = z.strictObject({
  id: localId,
  /** SL1: its own list; empty in SL2. */
  options: z.array(option).max(maxStoredOptions),
  /** The option shown as a worked example; such a gap is neither answered nor scored. */
  example: localId.optional(),
});
const turn = z.strictObject({ id: localId, speaker: z.string().max(60), text: richText });
const inlineListsContent = z.strictObject({
  ...commonContent,
  /** SL1: the text with a marker at each gap. */
  text: richText,
  /** SL2: the dialogue, with a marker at each gap. */
  turns: z.array(turn).max(maxTurns).optional(),
  /** SL2: the list that all gaps share. */
  list: z.array(option).max(maxStoredOptions).optional(),
  gaps: z.array(gap).min(1).max(maxGaps),
});
const inlineListsKey = z.strictObject({
  ...commonKey,
  correct: recordOf(z.array(localId).max(maxStoredOptions), maxGaps),
});
const inlineListsResponse = recordOf(z.array(localId).max(1), maxGaps);

export type ListOption = z.infer<typeof option>;
export type ListGap = z.infer<typeof gap>;
export type Turn = z.infer<typeof turn>;
export type InlineListsContent = z.infer<typeof inlineListsContent>;
export type InlineListsKey = z.infer<typeof inlineListsKey>;
export type InlineListsResponse = Record<string, string[]>;

function contentSchema(code: InlineListsCode) {
  const shared = code === 'SL2';
  return inlineListsContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if ((value.turns !== undefined) !== shared || (value.list !== undefined) !== shared)
      refuse(['turns'], 'only SL2 is a dialogue with one list');
    if (shared && value.text !== '') refuse(['text'], 'the words of a dialogue stand in its turns');
    if (!isUnique(value.gaps.map((one) => one.id))) refuse(['gaps'], 'two gaps with one id');
    if (!isUnique((value.turns ?? []).map((one) => one.id))) refuse(['turns'], 'two turns with one id');
    if (!isUnique((value.list ?? []).map((one) => one.id))) refuse(['list'], 'two options with one id');
    value.gaps.forEach((one, at) => {
      if (!isUnique(one.options.map((each) => each.id))) refuse(['gaps', at, 'options'], 'two options with one id');
      if (shared && one.options.length > 0) refuse(['gaps', at, 'options'], 'one list for all');
    });
  });
}

/** Markup that may hold gap markers, in reading order. */
export const markedTexts = (content: InlineListsContent): string[] =>
  content.turns === undefined ? [content.text] : content.turns.map((each) => each.text);

function fits(content: InlineListsContent, response: InlineListsResponse): boolean {
  const gaps = new Map(gapsToChoose(content).map((one) => [one.id, one]));
  return Object.entries(response).every(([id, picks]) => {
    const one = gaps.get(id);
    return one !== undefined && picks.every((pick) => optionsOf(content, one).some((each) => each.id === pick));
  });
}

/** A new gap with empty options. `id` must be new in its question. */
export const emptyGap = (code: InlineListsCode, id: string): ListGap => ({
  id,
  options: code === 'SL2' ? [] : ['a', 'b', 'c'].map((each) => ({ id: each, text: '' })),
});

function defaults(code: InlineListsCode): { content: InlineListsContent; key: InlineListsKey } {
  const dialogue = {
    turns: [
      { id: 't1', speaker: 'A', text: '' },
      { id: 't2', speaker: 'B', text: '[[g1]]' },
    ],
    list: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({ id, text: '' })),
  };
  return {
    content: {
      ...emptyContent(),
      text: code === 'SL1' ? '[[g1]]' : '',
      ...(code === 'SL2' ? dialogue : {}),
      gaps: [emptyGap(code, 'g1')],
    },
    key: { ...emptyKey(), correct: { g1: [] } },
  };
}

function texts(content: InlineListsContent): { summary: string[]; all: string[] } {
  const spoken = content.turns?.map((each) => `${each.speaker === '' ? '' : `${each.speaker}: `}${each.text}`) ?? [
    content.text,
  ];
  const options = [...(content.list ?? []), ...content.gaps.flatMap((one) => one.options)].map((each) => each.text);
  return {
    summary: [...spoken, content.instructions],
    all: [...commonTexts(content), ...[...spoken, ...options].filter((text) => text !== '')],
  };
}

/** The text of a gap, or a few words on both sides of it in a longer one; in a dialogue from its turn and the one before. */
function surroundings(content: InlineListsContent, one: ListGap): string {
  const turnAt = content.turns?.findIndex((each) => each.text.includes(`[[${one.id}]]`)) ?? -1;
  const holder =
    content.turns === undefined
      ? content.text
      : content.turns
          .slice(Math.max(0, turnAt - 1), turnAt + 1)
          .map((each) => each.text)
          .join(' ');
  return wordsAroundGap(holder, one.id);
}

function shuffled(content: InlineListsContent, seed: string): InlineListsContent {
  return {
    ...content,
    ...(content.list === undefined ? {} : { list: shuffleOptions(content.list, `${seed}:list`) }),
    gaps: content.gaps.map((one) => ({ ...one, options: shuffleOptions(one.options, `${seed}:${one.id}`) })),
  };
}

function definition(
  code: InlineListsCode,
  id: number,
): Definition<InlineListsContent, InlineListsKey, InlineListsResponse> {
  return {
    code,
    id,
    family: 'inline-lists',
    scored: true,
    content: {
      schema: contentSchema(code),
      upgrades: [],
      normalise: (content) => ({ ...content, gaps: inOrderOfMention(content.gaps, markedTexts(content)) }),
    },
    key: { schema: inlineListsKey, upgrades: [] },
    response: { schema: inlineListsResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => gapsToChoose(content).map((one) => one.id),
    fits,
    answeredItems: answeredGaps,
    texts,
    itemTexts: (content) => gapsToChoose(content).map((one) => surroundings(content, one)),
    answersAt: (content, item) =>
      content.gaps
        .filter((one) => one.id === item)
        .map((one) => ({ path: [item], label: '', options: [...optionsOf(content, one)] })),
    mediaOf: (content) => distinct(commonMedia(content)),
    mediaOfKey: keyMedia,
    shuffled,
  };
}

export const inlineListsDefinitions = { SL1: definition('SL1', 20), SL2: definition('SL2', 21) } satisfies Record<
  InlineListsCode,
  unknown
>;
