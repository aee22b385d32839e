/** The answers of one item: those of the first item are in the key itself, those of further items by their ids. */
import { ownEntry } from '../../schema/records.ts';
import type { WritingContent, WritingItem, WritingKey } from './definition.ts';

const isFirst = (content: WritingContent, item: WritingItem): boolean => content.items[0]?.id === item.id;

export const acceptedFor = (content: WritingContent, key: WritingKey, item: WritingItem): readonly string[] =>
  (isFirst(content, item) ? key.matching?.accepted : ownEntry(key.further, item.id)?.accepted) ?? [];

export const modelFor = (content: WritingContent, key: WritingKey, item: WritingItem): string | undefined =>
  isFirst(content, item) ? key.model : ownEntry(key.further, item.id)?.model;

/** The learner's words alone, or the whole sentence including the given words. */
export function readingsOf(item: WritingItem, accepted: readonly string[]): string[] {
  const whole = accepted.map((answer) => [item.before ?? '', answer, item.after ?? ''].join(' '));
  return item.before === undefined && item.after === undefined ? [...accepted] : [...accepted, ...whole];
}

/** The key with other answers of one item. */
export function withAnswers(
  content: WritingContent,
  key: WritingKey,
  item: WritingItem,
  answers: { readonly accepted?: string[]; readonly model?: string | undefined },
): WritingKey {
  if (isFirst(content, item)) {
    const { model, ...rest } = { ...key, ...('model' in answers ? { model: answers.model } : {}) };
    const matching =
      answers.accepted === undefined || key.matching === undefined
        ? {}
        : { matching: { ...key.matching, accepted: answers.accepted } };
    return { ...rest, ...matching, ...(model === undefined ? {} : { model }) };
  }
  const { model, accepted } = {
    accepted: [],
    model: undefined,
    ...ownEntry(key.further, item.id),
    ...answers,
  };
  return { ...key, further: { ...key.further, [item.id]: { accepted, ...(model === undefined ? {} : { model }) } } };
}

/** The key for the same items in another order, or fewer or more of them: each keeps its answers. */
export function keyForItems(content: WritingContent, key: WritingKey, items: readonly WritingItem[]): WritingKey {
  const next: WritingContent = { ...content, items: [...items] };
  const { further: _, itemExplanations, ...rest } = key;
  const explained = Object.entries(itemExplanations ?? {}).filter(([id]) => items.some((item) => item.id === id));
  const bare: WritingKey = {
    ...rest,
    ...(explained.length === 0 ? {} : { itemExplanations: Object.fromEntries(explained) }),
  };
  return items.reduce(
    (made, item) =>
      withAnswers(next, made, item, {
        accepted: [...acceptedFor(content, key, item)],
        model: modelFor(content, key, item),
      }),
    bare,
  );
}
