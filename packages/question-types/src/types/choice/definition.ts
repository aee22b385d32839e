/** Questions answered by picking from printed options: one of them, several, or true and false. */
import { byCode } from '../../schema/by-code.ts';
import { levels } from '@vumon/domain';
import { z } from 'zod';
import { audioRef, commonContent, commonKey, imageRef, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  emptyPassage,
  inOrderOfMention,
  isUnique,
  keyMedia,
  ownEntry,
  recordOf,
} from '../../schema/content-parts.ts';
import type { AnswerPlace, Definition } from '../../schema/facets.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { answeredItems, clusterItem } from './answered.ts';
import { choiceCodes, isSpoken, type ChoiceCode } from './codes.ts';

export type { ChoiceCode };

/** What distinguishes a code from the others of the family. */
interface ChoiceFacts {
  readonly id: number;
  /** How many sub-items a question of the code has. */
  readonly items: 'one' | 'many' | 'four';
  /** Fixed options of every question of the code, by id; their texts come from the catalogs. */
  readonly fixedOptions?: readonly string[];
  /** How many options a learner may pick for an item. */
  readonly picks: 'one' | 'stated' | 'any';
  /** Whether an item needs text or a picture as its question, where a recording or a passage may be enough. */
  readonly stem: 'always' | 'unless-shown' | 'never';
}

export const choiceFacts: Readonly<Record<ChoiceCode, ChoiceFacts>> = {
  MC1: { id: 1, items: 'one', picks: 'one', stem: 'always' },
  MC2: { id: 2, items: 'one', picks: 'one', stem: 'unless-shown' },
  MC3: { id: 3, items: 'one', picks: 'one', stem: 'unless-shown' },
  MC4: { id: 4, items: 'one', picks: 'one', stem: 'unless-shown' },
  MC5: { id: 5, items: 'one', picks: 'one', stem: 'never' },
  MC6: { id: 6, items: 'one', picks: 'one', stem: 'never' },
  MC7: { id: 7, items: 'one', picks: 'one', stem: 'never' },
  MC9: { id: 9, items: 'many', picks: 'one', stem: 'always' },
  MC10: { id: 10, items: 'many', picks: 'one', stem: 'never' },
  MC11: { id: 11, items: 'many', picks: 'one', stem: 'unless-shown' },
  TF1: { id: 28, items: 'one', picks: 'one', stem: 'always', fixedOptions: ['t', 'f'] },
  TF2: { id: 29, items: 'many', picks: 'one', stem: 'always', fixedOptions: ['t', 'f'] },
  TF3: { id: 30, items: 'many', picks: 'one', stem: 'always', fixedOptions: ['t', 'f', 'n'] },
  TF4: { id: 31, items: 'many', picks: 'one', stem: 'always', fixedOptions: ['t', 'f'] },
  TF5: { id: 32, items: 'four', picks: 'one', stem: 'always', fixedOptions: ['t', 'f'] },
  MR1: { id: 39, items: 'one', picks: 'stated', stem: 'always' },
  MR2: { id: 40, items: 'one', picks: 'any', stem: 'always' },
};

export { clusterItem };

const maxItems = 60;
/** The bound for drafts; publishing requires 2 to 8. */
const maxStoredOptions = 20;

const choiceOption = z.strictObject({
  id: localId,
  text: richText,
  image: imageRef.optional(),
  /** MC5, MC6: a clip of its own; without one, the question's recording contains all options. */
  audio: audioRef.optional(),
  /** Keeps its place when options are shuffled. */
  lock: z.boolean().optional(),
});
const choiceItem = z.strictObject({
  id: localId,
  stem: richText,
  image: imageRef.optional(),
  options: z.array(choiceOption).max(maxStoredOptions),
  /** TF5: the level of this statement; that of the question when absent. */
  level: z.enum(levels).optional(),
  /** MR1: how many options are to be picked. */
  choose: z.int().min(1).max(maxStoredOptions).optional(),
});
const choiceContent = z.strictObject({
  ...commonContent,
  items: z.array(choiceItem).min(1).max(maxItems),
  optionLayout: z.enum(['list', 'grid']),
});
const choiceKey = z.strictObject({
  ...commonKey,
  /** Ids of the right options by item. */
  correct: recordOf(z.array(localId).max(maxStoredOptions), maxItems),
  /** MR2: all or nothing (also when absent), or right less wrong picks. */
  mr2Scoring: z.enum(['all', 'right-minus-wrong']).optional(),
  /** MC5, MC6: the spoken text of each option, by item; shown in the review. */
  spoken: recordOf(recordOf(richText, maxStoredOptions), maxItems).optional(),
});
const choiceResponse = recordOf(z.array(localId).max(maxStoredOptions), maxItems);

export type ChoiceOption = z.infer<typeof choiceOption>;
export type ChoiceItem = z.infer<typeof choiceItem>;
export type ChoiceContent = z.infer<typeof choiceContent>;
export type ChoiceKey = z.infer<typeof choiceKey>;
export type ChoiceResponse = Record<string, string[]>;

/** Structural rules of one code, which drafts must follow too. */
function contentSchema(code: ChoiceCode) {
  const facts = choiceFacts[code];
  return choiceContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (!isUnique(value.items.map((item) => item.id))) refuse(['items'], 'two items with one id');
    if (facts.items === 'one' && value.items.length !== 1) refuse(['items'], 'one item');
    if (facts.items === 'four' && value.items.length !== 4) refuse(['items'], 'four items');
    value.items.forEach((item, at) => {
      const ids = item.options.map((option) => option.id);
      if (!isUnique(ids)) refuse(['items', at, 'options'], 'two options with one id');
      if (facts.fixedOptions && ids.join() !== facts.fixedOptions.join())
        refuse(['items', at, 'options'], 'fixed options');
      if (!isSpoken(code) && item.options.some((option) => option.audio !== undefined))
        refuse(['items', at, 'options'], 'only heard options have clips');
      if (
        isSpoken(code) &&
        (item.stem !== '' || item.options.some((option) => option.text !== '' || option.image !== undefined))
      )
        refuse(['items', at], 'what is heard is not printed');
      if (item.level !== undefined && facts.items !== 'four')
        refuse(['items', at, 'level'], 'only statements of a cluster');
      if ((item.choose !== undefined) !== (facts.picks === 'stated'))
        refuse(['items', at, 'choose'], 'only MR1 states how many');
    });
  });
}

function keySchema(code: ChoiceCode) {
  return choiceKey.refine(
    (key) => (code === 'MR2' || key.mr2Scoring === undefined) && (isSpoken(code) || key.spoken === undefined),
  );
}

/** How many options an item lets a learner pick. */
export function picksAllowed(code: ChoiceCode, item: ChoiceItem): number {
  const { picks } = choiceFacts[code];
  if (picks === 'one') return 1;
  return picks === 'stated' ? (item.choose ?? 1) : item.options.length;
}

/** The picks for an item; none when it is blank. */
export const picked = (response: ChoiceResponse, itemId: string): readonly string[] => ownEntry(response, itemId) ?? [];

function fits(code: ChoiceCode, content: ChoiceContent, response: ChoiceResponse): boolean {
  const items = new Map(content.items.map((item) => [item.id, item]));
  return Object.entries(response).every(([itemId, picks]) => {
    const item = items.get(itemId);
    return (
      item !== undefined &&
      isUnique(picks) &&
      picks.length <= picksAllowed(code, item) &&
      picks.every((id) => item.options.some((option) => option.id === id))
    );
  });
}

/** Items of a cloze in the order of their gaps; fixed options are never shuffled. */
function normalise(code: ChoiceCode, content: ChoiceContent): ChoiceContent {
  if (code === 'MC10') return { ...content, items: inOrderOfMention(content.items, [content.passage?.text ?? '']) };
  if (!choiceFacts[code].fixedOptions) return content;
  return {
    ...content,
    items: content.items.map((item) => ({
      ...item,
      options: item.options.map((option) => ({ ...option, lock: true })),
    })),
  };
}

/** A new item with empty options. `id` must be new in its question. */
export function emptyItem(code: ChoiceCode, id: string): ChoiceItem {
  const facts = choiceFacts[code];
  const options =
    facts.fixedOptions?.map((option) => ({ id: option, text: '', lock: true })) ??
    ['a', 'b', 'c', 'd'].map((option) => ({ id: option, text: '' }));
  return {
    id,
    stem: '',
    options: code === 'MC2' || code === 'MC6' ? options.slice(0, 3) : options,
    ...(facts.picks === 'stated' ? { choose: 2 } : {}),
  };
}

function defaults(code: ChoiceCode): { content: ChoiceContent; key: ChoiceKey } {
  const count = choiceFacts[code].items === 'four' ? 4 : 1;
  const items = Array.from({ length: count }, (_, index) => emptyItem(code, `q${index + 1}`));
  return {
    content: {
      ...emptyContent(),
      ...(code === 'MC9' || code === 'MC10' || code === 'TF2' || code === 'TF3' ? { passage: emptyPassage() } : {}),
      items,
      optionLayout: code === 'MC2' || code === 'MC7' || isSpoken(code) ? 'grid' : 'list',
    },
    key: {
      ...emptyKey(),
      correct: Object.fromEntries(items.map((item) => [item.id, []])),
      ...(code === 'MR2' ? { mr2Scoring: 'all' as const } : {}),
    },
  };
}

function texts(code: ChoiceCode, content: ChoiceContent): { summary: string[]; all: string[] } {
  const stems = content.items.map((item) => item.stem).filter((stem) => stem !== '');
  const photos = isSpoken(code) ? content.images.map((image) => image.alt) : [];
  const own = [
    ...photos,
    ...content.items.flatMap((item) => [
      item.stem,
      ...item.options.flatMap((option) => [option.text, option.image?.caption ?? option.image?.alt ?? '']),
    ]),
  ].filter((text) => text !== '');
  const heading = content.passage ? [content.passage.title, content.passage.text] : [];
  // One item is named by its stem; without one (odd one out) by its options.
  const single = stems.length > 0 ? stems : own.length > 0 ? own : [content.passage?.title ?? '', content.instructions];
  const summary = content.items.length > 1 ? [...heading, content.instructions, ...stems] : single;
  return { summary, all: [...commonTexts(content), ...own] };
}

/**
 * The stem, or the options where there is none (odd one out, cloze); where the options are spoken, the photo's
 * description or the instruction.
 */
function itemText(content: ChoiceContent, item: ChoiceItem): string {
  return (
    item.stem ||
    item.options
      .map((option) => option.text || option.image?.alt || '')
      .filter((text) => text !== '')
      .join(' / ') ||
    content.images[0]?.alt ||
    content.instructions
  );
}

/** A cluster is one numbered item with several statements: one position in the response for each. */
function answersAt(content: ChoiceContent, itemId: string): AnswerPlace[] {
  const own = content.items.filter((item) => item.id === itemId);
  return (own.length > 0 ? own : content.items).map((item, at) => ({
    path: [item.id],
    label: own.length > 0 ? '' : `${String.fromCharCode(97 + at)}) ${item.stem}`,
    options: item.options.map((option) => ({ id: option.id, text: option.text || (option.image?.alt ?? '') })),
  }));
}

function definition(code: ChoiceCode): Definition<ChoiceContent, ChoiceKey, ChoiceResponse> {
  const { id } = choiceFacts[code];
  return {
    code,
    id,
    family: 'choice',
    scored: true,
    content: { schema: contentSchema(code), upgrades: [], normalise: (content) => normalise(code, content) },
    key: { schema: keySchema(code), upgrades: [] },
    response: { schema: choiceResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => (code === 'TF5' ? [clusterItem] : content.items.map((item) => item.id)),
    fits: (content, response) => fits(code, content, response),
    answeredItems: (content, response) => answeredItems(code, content, response),
    texts: (content) => texts(code, content),
    itemTexts: (content) =>
      code === 'TF5'
        ? [content.items.map((item) => item.stem).join('; ')]
        : content.items.map((item) => itemText(content, item)),
    ...(code === 'TF5' && {
      statementLevels: (content: ChoiceContent) => content.items.map(({ level }) => level ?? null),
    }),
    answersAt,
    mediaOf: (content) =>
      distinct([
        ...commonMedia(content),
        ...content.items.flatMap((item) => [
          item.image?.media,
          ...item.options.flatMap((option) => [option.image?.media, option.audio?.media]),
        ]),
      ]),
    mediaOfKey: keyMedia,
    shuffled: (content, seed) => ({
      ...content,
      items: content.items.map((item) => ({
        ...item,
        options: isSpoken(code) ? item.options : shuffleOptions(item.options, `${seed}:${item.id}`),
      })),
    }),
  };
}

export const choiceDefinitions = byCode(choiceCodes, definition);
