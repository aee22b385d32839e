/** The entries of an editor follow the gap markers of its text. */
import { gapsIn } from '../../markup/plain-text.ts';
import { parseMarkup } from '../../markup/parse.ts';
import { newLocalId } from '../ids.tsx';

/** Data of an entry whose marker was deleted from the text: undoing the deletion restores it. */
interface RemovedGap<Entry, Key> {
  readonly entry: Entry;
  readonly key: Key | undefined;
  readonly explanation: string | undefined;
}
export type RemovedGaps<Entry, Key> = Map<string, RemovedGap<Entry, Key>>;

/** Ids of the gaps in these texts, in reading order and without repetitions. */
export const gapIdsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => gapsIn(parseMarkup(text)))),
];

/** The id for a gap that is about to be inserted: that of an entry without a marker, else a new one. */
export const nextGapId = (
  entries: readonly { readonly id: string }[],
  placed: readonly string[],
  removed: RemovedGaps<unknown, unknown>,
): string =>
  entries.find(({ id }) => !placed.includes(id))?.id ?? newLocalId([...entries.map(({ id }) => id), ...removed.keys()]);

interface Followed<Entry, Key> {
  /** Ids of the gaps that the text has now. */
  readonly ids: readonly string[];
  readonly entries: readonly Entry[];
  /** The key's data for each entry, by its id. */
  readonly keys: Readonly<Record<string, Key>>;
  readonly explanations: Readonly<Record<string, string>> | undefined;
  /** Data of deleted gaps; this function adds to it. */
  readonly removed: RemovedGaps<Entry, Key>;
  newEntry(id: string): Entry;
  newKey(entry: Entry): Key | undefined;
}

/** Entries in the order of the gaps: new ones for new gaps, restored ones, and those without a gap are set aside. */
export function followGaps<Entry extends { readonly id: string }, Key>(followed: Followed<Entry, Key>) {
  const { ids, entries, removed, newEntry, newKey } = followed;
  const keys = { ...followed.keys };
  const explanations = { ...followed.explanations };
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = ids.map((id): Entry => {
    const there = known.get(id);
    if (there !== undefined) return there;
    const back = removed.get(id);
    const entry = back?.entry ?? newEntry(id);
    const key = back?.key ?? newKey(entry);
    if (key !== undefined) keys[id] = key;
    if (back?.explanation !== undefined) explanations[id] = back.explanation;
    return entry;
  });
  // A question has at least one entry, so the last one is kept without a marker in the text.
  const first = entries[0];
  if (kept.length === 0 && first !== undefined) kept.push(first);
  for (const entry of entries) {
    const { id } = entry;
    if (kept.some((one) => one.id === id)) continue;
    removed.set(id, { entry, key: keys[id], explanation: explanations[id] });
    delete keys[id];
    delete explanations[id];
  }
  return {
    entries: kept,
    keys,
    /** To be spread into the key. */
    explained:
      followed.explanations === undefined && Object.keys(explanations).length === 0
        ? {}
        : { itemExplanations: explanations },
  };
}
