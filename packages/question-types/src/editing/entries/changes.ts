/** Changes of a question's list of entries, and of the data that its key has for an entry. */
import type { CommonKey } from '../../schema/content-parts.ts';

/** The entries with the one at `index` moved up or down by one place. */
export function moveEntry<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const next = [...entries];
  const [entry] = next.splice(index, 1);
  if (entry !== undefined) next.splice(index + by, 0, entry);
  return next;
}

/** The record without the value stored under `id`. */
export function withoutEntry<Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  const { [id]: _, ...rest } = record;
  return rest;
}

/** The key without the explanation of a removed item. */
export function withoutExplanation<Key extends CommonKey>(key: Key, item: string): Key {
  const { itemExplanations } = key;
  return itemExplanations === undefined ? key : { ...key, itemExplanations: withoutEntry(itemExplanations, item) };
}
