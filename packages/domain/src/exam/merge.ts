/**
 * Merges an answer with newer ones that its device had not seen, item by item. Two devices that answer different items
 * of one question lose nothing; different answers to the same item are a collision, which the learner resolves. Pure
 * functions of the accepted entries of one question; the server merges before it rejects an entry as stale.
 */

type Json = unknown;
type Answer = Json;

/** An accepted entry of the question, made after the one that the merged answer was based on. */
export interface MergeEntry {
  readonly client: string;
  readonly seq: number;
  readonly answer: Answer;
}

export interface MergeInput {
  /** The answer of the entry that `mine` is based on; null = none. */
  readonly base: Answer;
  /** Entries that were accepted after it, in the order of the log. */
  readonly since: readonly MergeEntry[];
  readonly mine: MergeEntry;
  /** The depth of an item's answer in the JSON: 2 (part, item) in composite questions, otherwise 1. */
  readonly depth: 1 | 2;
}

export interface Merge {
  /** The answer after merging. */
  readonly answer: Answer;
  /** Places (see `placesOf`) of collisions, where the other device's answer is kept and differs from this one. */
  readonly collided: readonly string[];
  /** The index in `since` of the latest entry that changed one of those places; -1 if there is none. */
  readonly rival: number;
  /** Whether a change by this device is in the merged answer, or nothing collided. */
  readonly kept: boolean;
}

/** In the log the client of a merged entry is this prefix with the client whose entry was merged. */
const mergedMark = 'merged:';
export const mergedClient = (client: string): string => mergedMark + client;
export const clientBehind = (client: string): string =>
  client.startsWith(mergedMark) ? client.slice(mergedMark.length) : client;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The answers to single items by their place: the item's id, or `part/id` in composite questions. An answer without
 * items has a single place, the empty string.
 */
export function placesOf(answer: Json, depth: 1 | 2): Map<string, Json> {
  const places = new Map<string, Json>();
  if (answer === null || answer === undefined) return places;
  if (!isObject(answer)) return places.set('', answer);
  for (const [key, value] of Object.entries(answer)) {
    if (depth === 1) places.set(key, value);
    else if (isObject(value)) for (const [inner, given] of Object.entries(value)) places.set(`${key}/${inner}`, given);
  }
  return places;
}

/** The inverse of `placesOf`: the answer with these places; null if there are none. */
export function answerOfPlaces(places: ReadonlyMap<string, Json>, depth: 1 | 2): Answer {
  if (places.size === 0) return null;
  if (places.has('')) return places.get('');
  if (depth === 1) return Object.fromEntries(places);
  const parts = new Map<string, [string, Json][]>();
  for (const [place, value] of places) {
    const [part, item] = place.split('/') as [string, string];
    parts.set(part, [...(parts.get(part) ?? []), [item, value]]);
  }
  return Object.fromEntries([...parts].map(([part, items]) => [part, Object.fromEntries(items)]));
}

/** Whether two JSON values are the same, whatever the order of their fields. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, Json>;
  const right = b as Record<string, Json>;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
  );
}

/** `to` with the values that `from` has at the places; a place that `from` lacks is emptied. */
export function withPlaces(to: Json, from: Json, places: Iterable<string>, depth: 1 | 2): Answer {
  const result = placesOf(to, depth);
  const source = placesOf(from, depth);
  for (const place of places) {
    if (source.has(place)) result.set(place, source.get(place));
    else result.delete(place);
  }
  return answerOfPlaces(result, depth);
}

/** Places where the two answers differ. */
export function changedPlaces(a: Json, b: Json, depth: 1 | 2): string[] {
  const left = placesOf(a, depth);
  const right = placesOf(b, depth);
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (place) => !sameJson(left.get(place), right.get(place)),
  );
}

export function mergeAnswer({ base, since, mine, depth }: MergeInput): Merge {
  const own = placesOf(mine.answer, depth);
  /** The last value of each place that the device is known to have had; only a different value is a change by it. */
  const known = placesOf(base, depth);
  const changedBy = new Map<string, 'older' | 'newer' | 'other'>();
  const changedAt = new Map<string, number>();
  let current: Json = base;
  for (const [index, { client, seq, answer }] of since.entries()) {
    const by = client !== mine.client ? 'other' : seq < mine.seq ? 'older' : 'newer';
    const places = placesOf(answer, depth);
    for (const place of changedPlaces(current, answer, depth)) {
      changedBy.set(place, by);
      changedAt.set(place, index);
      if (by === 'older') known.set(place, places.get(place));
    }
    current = answer;
  }
  const result = placesOf(current, depth);
  const collided: string[] = [];
  let kept = false;
  for (const place of new Set([...own.keys(), ...known.keys(), ...result.keys()])) {
    const value = own.get(place);
    const by = changedBy.get(place);
    const isOwnChange = !sameJson(value, known.get(place));
    if (by === 'newer') continue;
    if (by === 'other') {
      if (!isOwnChange) continue;
      if (sameJson(value, result.get(place))) kept = true;
      else collided.push(place);
      continue;
    }
    if (isOwnChange || by === 'older') kept = true;
    if (value === undefined) result.delete(place);
    else result.set(place, value);
  }
  const rival = Math.max(-1, ...collided.map((place) => changedAt.get(place)!));
  return { answer: answerOfPlaces(result, depth), collided, rival, kept: kept || collided.length === 0 };
}

/** An accepted entry of the question as stored in the log; merged entries have the client `mergedClient`. */
export interface AcceptedEntry extends MergeEntry {
  readonly entry: number;
}

export interface StaleEntry extends MergeEntry {
  readonly base: number;
}

export interface Settled {
  /** The answer to append to the log as `mergedClient`, with the entry's sequence number; absent if there is none. */
  readonly add?: Answer;
  readonly outcome: 'ACCEPTED' | 'STALE';
  /** The number of the merged entry, if this entry was merged before. */
  readonly entry?: number;
  /** The places of collisions; absent if the answers cannot be merged by item. */
  readonly collided?: readonly string[];
  /** The number of the entry that it collides with. */
  readonly rival?: number;
}

/**
 * The outcome of an entry that is not based on the newest answer. `accepted`: all accepted entries of its question, in
 * order; `fits`: whether an answer is possible for the question (a merged one might use a chip twice). Idempotent: a
 * repeated entry gets the same outcome.
 */
export function settleStale(
  accepted: readonly AcceptedEntry[],
  mine: StaleEntry,
  { depth, fits }: { depth: 1 | 2; fits(answer: Answer): boolean },
): Settled {
  const before = accepted.find(({ client, seq }) => client === mergedClient(mine.client) && seq === mine.seq);
  const until = before?.entry ?? Infinity;
  const base = accepted.find(({ entry }) => entry === mine.base);
  const since = accepted
    .filter(({ entry }) => entry > (base?.entry ?? 0) && entry < until)
    .map((one) => ({ ...one, client: clientBehind(one.client) }));
  const merge = mergeAnswer({ base: base?.answer ?? null, since, mine, depth });
  const { collided } = merge;
  if (!before && merge.kept && !fits(merge.answer)) {
    const rival = since.findLast(({ client }) => client !== mine.client);
    return { outcome: 'STALE', ...(rival && { rival: rival.entry }) };
  }
  const rival = since[merge.rival];
  return {
    collided,
    outcome: collided.length > 0 ? 'STALE' : 'ACCEPTED',
    ...(rival && { rival: rival.entry }),
    ...(before ? { entry: before.entry } : merge.kept && { add: merge.answer }),
  };
}
