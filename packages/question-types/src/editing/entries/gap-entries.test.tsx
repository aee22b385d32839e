import { expect, test } from 'vitest';
import { followGaps, gapIdsOf, nextGapId, type RemovedGaps } from './gap-entries.tsx';

interface Entry {
  readonly id: string;
  readonly cue: string;
}
const follow = (
  ids: string[],
  before: ReturnType<typeof followGaps<Entry, string>>,
  removed: RemovedGaps<Entry, string>,
) =>
  followGaps<Entry, string>({
    ids,
    entries: before.entries,
    keys: before.keys,
    explanations: before.explained.itemExplanations,
    removed,
    newEntry: (id) => ({ id, cue: 'new' }),
    newKey: () => '',
  });
const start = {
  entries: [
    { id: 'a', cue: 'first' },
    { id: 'b', cue: 'second' },
  ],
  keys: { a: 'one', b: 'two' },
  explained: { itemExplanations: { b: 'because' } },
};

test('a deleted gap that is restored has its entry, key and explanation again', () => {
  const removed: RemovedGaps<Entry, string> = new Map();
  const without = follow(['a'], start, removed);
  expect(without).toEqual({ entries: [start.entries[0]], keys: { a: 'one' }, explained: { itemExplanations: {} } });
  expect(nextGapId(without.entries, ['a'], removed)).not.toBe('b');
  const again = follow(['b', 'a'], without, removed);
  expect(again).toEqual({ ...start, entries: start.entries.toReversed() });
});

test('a new gap gets an empty entry, and the last entry stays without a gap', () => {
  const removed: RemovedGaps<Entry, string> = new Map();
  const more = follow(['a', 'b', 'c'], start, removed);
  expect(more.entries[2]).toEqual({ id: 'c', cue: 'new' });
  expect(more.keys).toEqual({ a: 'one', b: 'two', c: '' });
  const none = follow([], start, removed);
  expect(none.entries).toEqual([start.entries[0]]);
  expect(nextGapId(none.entries, [], removed)).toBe('a');
});

test('ids of gaps in several texts are listed once each, in reading order', () => {
  expect(gapIdsOf(['x [[b]] y [[a]]', '[[b]] [[c]]'])).toEqual(['b', 'a', 'c']);
});
