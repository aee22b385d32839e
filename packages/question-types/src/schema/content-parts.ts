/** Functions for the common part of content and key, for the definitions of all families. */
export { isUnique, ownEntry } from './records.ts';
import { z } from 'zod';
import { commonContent, commonKey, localId } from './core.ts';
import { gapsIn, parseMarkup } from '../markup/index.ts';

const commonShape = z.strictObject(commonContent);
export type CommonContent = z.infer<typeof commonShape>;
const commonKeyShape = z.strictObject(commonKey);
export type CommonKey = z.infer<typeof commonKeyShape>;

/** A record by local ids. Zod silently drops a `__proto__` key; here it is an error like any other unknown key. */
export function recordOf<Value extends z.ZodType>(value: Value, maxEntries: number) {
  return z
    .custom<object>((json) => typeof json !== 'object' || json === null || !Object.hasOwn(json, '__proto__'))
    .pipe(z.record(localId, value).refine((record) => Object.keys(record).length <= maxEntries));
}

/** The common part of a new question. */
export const emptyContent = (): CommonContent => ({ instructions: '', images: [] });
export const emptyKey = (): CommonKey => ({ explanation: '' });

export const emptyPassage = () => ({ title: '', text: '', numbered: false });

/** Media ids of the common part, in reading order. */
export function commonMedia(content: CommonContent): (string | undefined)[] {
  return [
    content.instructionAudio?.media,
    content.instructionImage?.media,
    ...content.images.map((image) => image.media),
    content.audio?.media,
    content.video?.media,
    content.video?.subtitles,
  ];
}

export const keyMedia = (key: CommonKey): string[] =>
  distinct([...(key.explanationImages ?? []).map((image) => image.media), key.subtitles]);

/** Without duplicates and missing ids. */
export function distinct(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Readable texts of the common part that come before a question's own. */
export function commonTexts(content: CommonContent): string[] {
  return [
    content.instructions,
    content.instructionImage?.caption,
    content.example,
    content.passage?.title,
    content.passage?.text,
    ...content.images.map((image) => image.caption),
  ].filter((text): text is string => text !== undefined && text !== '');
}

/**
 * Sorts entries with an id in the order in which `texts` mention them; unmentioned ones keep their order at the end.
 */
export function inOrderOfMention<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  texts: readonly string[],
): Thing[] {
  const rank = new Map<string, number>();
  for (const text of texts) for (const id of gapsIn(parseMarkup(text))) if (!rank.has(id)) rank.set(id, rank.size);
  return things.toSorted((a, b) => (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size));
}
