/** Matching questions: numbered entries, each of which belongs to one of the targets. */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import { audioRef, commonContent, commonKey, imageRef, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  emptyPassage,
  isUnique,
  keyMedia,
  ownEntry,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { parseMarkup, serialiseMarkup } from '../../markup/index.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { answeredItems } from './answered.ts';
import { matchingCodes, type MatchingCode } from './codes.ts';

export type { MatchingCode };

interface MatchingFacts {
  readonly id: number;
  /** A target may belong to several entries. */
  readonly reuse: boolean;
  /** Targets that belong to no entry. */
  readonly spare: boolean;
  /** Entries that a new question has. */
  readonly fresh: number;
}

export const matchingFacts: Readonly<Record<MatchingCode, MatchingFacts>> = {
  MG1: { id: 33, reuse: false, spare: false, fresh: 3 },
  MG2: { id: 34, reuse: false, spare: true, fresh: 3 },
  MG3: { id: 35, reuse: false, spare: true, fresh: 1 },
  MG4: { id: 36, reuse: true, spare: true, fresh: 2 },
  MG5: { id: 37, reuse: false, spare: true, fresh: 3 },
  DL2: { id: 25, reuse: false, spare: false, fresh: 3 },
};

/** The number of letters for naming them. */
export const maxEntries = 26;

const matchingItem = z.strictObject({
  id: localId,
  text: richText,
  image: imageRef.optional(),
  /** MG5: a short clip of its own. */
  audio: audioRef.optional(),
  /** MG3: which paragraph of the passage, from 1. */
  paragraph: z.int().min(1).max(maxEntries).optional(),
});
const matchingTarget = z.strictObject({ id: localId, text: richText, image: imageRef.optional() });
const matchingContent = z.strictObject({
  ...commonContent,
  items: z.array(matchingItem).min(1).max(maxEntries),
  targets: z.array(matchingTarget).max(maxEntries),
});
const matchingKey = z.strictObject({
  ...commonKey,
  /** Ids of the targets that are right for an entry; any one of them is. */
  correct: recordOf(z.array(localId).max(maxEntries), maxEntries),
});
const matchingResponse = recordOf(z.array(localId).max(1), maxEntries);

export type MatchingItem = z.infer<typeof matchingItem>;
export type MatchingTarget = z.infer<typeof matchingTarget>;
export type MatchingContent = z.infer<typeof matchingContent>;
export type MatchingKey = z.infer<typeof matchingKey>;
export type MatchingResponse = Record<string, string[]>;

/** Structural rules of one code, which drafts must follow too. */
function contentSchema(code: MatchingCode) {
  return matchingContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (!isUnique(value.items.map((item) => item.id))) refuse(['items'], 'two entries with one id');
    if (!isUnique(value.targets.map((target) => target.id))) refuse(['targets'], 'two targets with one id');
    value.items.forEach((item, at) => {
      if ((item.paragraph !== undefined) !== (code === 'MG3'))
        refuse(['items', at, 'paragraph'], 'only MG3 points at paragraphs');
      if (item.audio && code !== 'MG5') refuse(['items', at, 'audio'], 'only MG5 has clips');
    });
    if (!isUnique(value.items.map((item) => `${item.paragraph ?? item.id}`)))
      refuse(['items'], 'two entries for one paragraph');
  });
}

/** Markup of a passage's paragraphs as they are counted: lists and tables belong to the paragraph before them. */
export const paragraphsOf = (content: MatchingContent): string[] =>
  parseMarkup(content.passage?.text ?? '')
    .filter((line) => line.form === undefined)
    .map((line) => serialiseMarkup([line]));

function fits(code: MatchingCode, content: MatchingContent, response: MatchingResponse): boolean {
  const items = new Set(content.items.map((item) => item.id));
  const targets = new Set(content.targets.map((target) => target.id));
  const chosen = Object.values(response).flat();
  return (
    Object.keys(response).every((id) => items.has(id)) &&
    chosen.every((id) => targets.has(id)) &&
    (matchingFacts[code].reuse || isUnique(chosen))
  );
}

function defaults(code: MatchingCode): { content: MatchingContent; key: MatchingKey } {
  const items = Array.from({ length: matchingFacts[code].fresh }, (_, at): MatchingItem => ({
    id: `q${at + 1}`,
    text: '',
    ...(code === 'MG3' ? { paragraph: at + 1 } : {}),
  }));
  return {
    // Targets are created by the editor, with ids and positions that do not reveal their entry.
    content: { ...emptyContent(), ...(code === 'MG3' ? { passage: emptyPassage() } : {}), items, targets: [] },
    key: { ...emptyKey(), correct: Object.fromEntries(items.map((item) => [item.id, []])) },
  };
}

/** The text that distinguishes an entry from the others. */
function itemText(content: MatchingContent, item: MatchingItem): string {
  if (item.paragraph !== undefined) return paragraphsOf(content)[item.paragraph - 1] ?? '';
  return item.text || (item.image?.caption ?? item.image?.alt ?? '');
}

function texts(content: MatchingContent): { summary: string[]; all: string[] } {
  const side = (things: readonly (MatchingItem | MatchingTarget)[]) =>
    things
      .flatMap((thing) => [thing.text, thing.image?.caption ?? thing.image?.alt ?? ''])
      .filter((text) => text !== '');
  const items = side(content.items);
  const targets = side(content.targets);
  const heading = content.passage ? [content.passage.title, content.passage.text] : [];
  return {
    summary: [...heading, ...items, content.instructions, ...targets],
    all: [...commonTexts(content), ...items, ...targets],
  };
}

/**
 * The right target of each entry; where a target belongs to one entry only, with as many entries matched as possible.
 */
export function solution(code: MatchingCode, content: MatchingContent, key: MatchingKey): MatchingResponse {
  const known = new Set(content.targets.map((target) => target.id));
  const correctOf = (item: string): string[] => (ownEntry(key.correct, item) ?? []).filter((id) => known.has(id));
  if (matchingFacts[code].reuse)
    return Object.fromEntries(
      content.items.flatMap(({ id }) =>
        correctOf(id)
          .slice(0, 1)
          .map((target) => [id, [target]]),
      ),
    );
  const holder = new Map<string, string>();
  const serve = (item: string, asked: Set<string>): boolean =>
    correctOf(item).some((target) => {
      if (asked.has(target)) return false;
      asked.add(target);
      const other = holder.get(target);
      if (other !== undefined && !serve(other, asked)) return false;
      holder.set(target, item);
      return true;
    });
  for (const { id } of content.items) serve(id, new Set());
  return Object.fromEntries([...holder].map(([target, item]) => [item, [target]]));
}

function definition(code: MatchingCode): Definition<MatchingContent, MatchingKey, MatchingResponse> {
  return {
    code,
    id: matchingFacts[code].id,
    family: 'matching',
    scored: true,
    content: {
      schema: contentSchema(code),
      upgrades: [],
      // Paragraphs are numbered in reading order.
      normalise: (content) =>
        code === 'MG3'
          ? { ...content, items: content.items.toSorted((a, b) => (a.paragraph ?? 0) - (b.paragraph ?? 0)) }
          : content,
    },
    key: { schema: matchingKey, upgrades: [] },
    response: { schema: matchingResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => content.items.map((item) => item.id),
    fits: (content, response) => fits(code, content, response),
    answeredItems,
    texts,
    itemTexts: (content) => content.items.map((item) => itemText(content, item)),
    answersAt: (content, item) => [
      {
        path: [item],
        label: '',
        options: content.targets.map((target) => ({ id: target.id, text: target.text || (target.image?.alt ?? '') })),
      },
    ],
    mediaOf: (content) =>
      distinct([
        ...commonMedia(content),
        ...content.items.flatMap((item) => [item.image?.media, item.audio?.media]),
        ...content.targets.map((target) => target.image?.media),
      ]),
    mediaOfKey: keyMedia,
    shuffled: (content, seed) => ({ ...content, targets: shuffleOptions(content.targets, `${seed}:targets`) }),
  };
}

export const matchingDefinitions = byCode(matchingCodes, definition);
