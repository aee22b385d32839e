/** The editor's operations on pairs, extra cards and paragraphs. Every one keeps content and key consistent. */
import { moveEntry, withoutEntry, withoutExplanation } from '../../../editing/entries/changes.ts';
import { ownEntry } from '../../../schema/records.ts';
import type { MatchingContent, MatchingItem, MatchingKey, MatchingTarget } from '../definition.ts';

export interface Matching {
  readonly content: MatchingContent;
  readonly answerKey: MatchingKey;
}

export type Words = Pick<MatchingTarget, 'text' | 'image'>;

/** The card edited beside each entry: the first right one that no earlier entry has. */
export function cardsOf({ content, answerKey }: Matching): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const cards = new Map<string, string>();
  for (const { id } of content.items) {
    const card = (ownEntry(answerKey.correct, id) ?? []).find(
      (target) => !taken.has(target) && content.targets.some((one) => one.id === target),
    );
    if (card === undefined) continue;
    taken.add(card);
    cards.set(id, card);
  }
  return cards;
}

/** Cards that are beside no entry. */
export function sparesOf(matching: Matching): MatchingTarget[] {
  const cards = new Set(cardsOf(matching).values());
  return matching.content.targets.filter(({ id }) => !cards.has(id));
}

/**
 * Inserts the target at a random index, so that its position gives no hint about its entry. `random` returns numbers
 * from 0 to below 1.
 */
export function withTarget(matching: Matching, target: MatchingTarget, random: () => number): Matching {
  const targets = [...matching.content.targets];
  targets.splice(Math.floor(random() * (targets.length + 1)), 0, target);
  return { ...matching, content: { ...matching.content, targets } };
}

export function setTarget({ content, answerKey }: Matching, id: string, words: Words): Matching {
  return {
    content: { ...content, targets: content.targets.map((target) => (target.id === id ? { id, ...words } : target)) },
    answerKey,
  };
}

export function setCorrect({ content, answerKey }: Matching, item: string, correct: readonly string[]): Matching {
  return { content, answerKey: { ...answerKey, correct: { ...answerKey.correct, [item]: [...correct] } } };
}

/** Sets the text of the card beside an entry; a missing card is created with the id `freshId`. */
export function setCard(
  matching: Matching,
  item: string,
  words: Words,
  freshId: string,
  random: () => number,
): Matching {
  const card = cardsOf(matching).get(item);
  if (card !== undefined) return setTarget(matching, card, words);
  const made = withTarget(matching, { id: freshId, ...words }, random);
  return setCorrect(made, item, [freshId, ...(ownEntry(matching.answerKey.correct, item) ?? [])]);
}

export function withItem({ content, answerKey }: Matching, item: MatchingItem): Matching {
  return setCorrect({ content: { ...content, items: [...content.items, item] }, answerKey }, item.id, []);
}

export function setItem({ content, answerKey }: Matching, item: MatchingItem): Matching {
  return { content: { ...content, items: content.items.map((old) => (old.id === item.id ? item : old)) }, answerKey };
}

/** Removes the target, also from every answer. */
export function removeTarget({ content, answerKey }: Matching, id: string): Matching {
  const correct = Object.fromEntries(
    Object.entries(answerKey.correct).map(([item, ids]) => [item, ids.filter((other) => other !== id)]),
  );
  return {
    content: { ...content, targets: content.targets.filter((target) => target.id !== id) },
    answerKey: { ...answerKey, correct },
  };
}

/** Removes the entry with its answer and explanation. */
export function removeItem({ content, answerKey }: Matching, id: string): Matching {
  const key = withoutExplanation(answerKey, id);
  return {
    content: { ...content, items: content.items.filter((item) => item.id !== id) },
    answerKey: { ...key, correct: withoutEntry(key.correct, id) },
  };
}

/** Removes the entry and the card beside it. */
export function removePair(matching: Matching, item: string): Matching {
  const card = cardsOf(matching).get(item);
  const left = removeItem(matching, item);
  return card === undefined ? left : removeTarget(left, card);
}

export function moveItem({ content, answerKey }: Matching, from: number, by: -1 | 1): Matching {
  return { content: { ...content, items: moveEntry(content.items, from, by) }, answerKey };
}

/** Reorders the targets. */
export function mixed({ content, answerKey }: Matching, random: () => number): Matching {
  const targets = [...content.targets];
  for (let last = targets.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [targets[last], targets[other]] = [targets[other]!, targets[last]!];
  }
  return { content: { ...content, targets }, answerKey };
}

/**
 * The new index of each paragraph after a passage changed: unchanged ones before and after the change keep their
 * entries, those in between are assigned by position. Indices from 0; a deleted paragraph has none.
 */
export function paragraphsAfter(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number> {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return new Map(
    before.flatMap((_, at): [number, number][] => {
      if (at >= before.length - tail) return [[at, at + after.length - before.length]];
      return at < after.length - tail ? [[at, at]] : [];
    }),
  );
}

/** Entries follow their paragraphs; a new paragraph gets an entry at once. A question has at least one entry. */
export function followParagraphs(
  { content, answerKey }: Matching,
  before: readonly string[],
  after: readonly string[],
  freshId: () => string,
  most: number,
): Matching {
  const moved = paragraphsAfter(before, after);
  const kept = content.items.flatMap((item): MatchingItem[] => {
    const at = moved.get((item.paragraph ?? 0) - 1);
    return at === undefined ? [] : [{ ...item, paragraph: at + 1 }];
  });
  const reached = new Set(moved.values());
  const asked = new Set(kept.map((item) => item.paragraph));
  // The entry of a question without a passage waits for the first paragraph.
  const waiting = content.items.filter((item) => !kept.some(({ id }) => id === item.id));
  const fresh = after.flatMap((_, at): MatchingItem[] => {
    if (reached.has(at) || asked.has(at + 1) || at >= most) return [];
    return [{ id: waiting.shift()?.id ?? freshId(), text: '', paragraph: at + 1 }];
  });
  const first = content.items[0];
  const items = [...kept, ...fresh].toSorted((a, b) => (a.paragraph ?? 0) - (b.paragraph ?? 0));
  if (items.length === 0 && first !== undefined) items.push({ ...first, paragraph: 1 });
  const gone = content.items.filter((item) => !items.some(({ id }) => id === item.id));
  const withAll = items.reduce<MatchingKey>(
    (key, { id }) =>
      ownEntry(key.correct, id) === undefined ? { ...key, correct: { ...key.correct, [id]: [] } } : key,
    answerKey,
  );
  return gone.reduce<Matching>(
    (matching, { id }) => ({ content: { ...content, items }, answerKey: removeItem(matching, id).answerKey }),
    { content: { ...content, items }, answerKey: withAll },
  );
}
