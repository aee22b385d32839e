import { expect, test } from 'vitest';
import { followGaps, gapIdsOf, nextGapId, type ParkedGaps } from './gap-entries.tsx';

interface Entry {
  readonly id: string;
  readonly cue: string;
}
const follow = (
  ids: string[],
  before: ReturnType<typeof followGaps<Entry, string>>,
  parked: ParkedGaps<Entry, string>,
) =>
  followGaps<Entry, string>({
    ids,
    entries: before.entries,
    keys: before.keys,
    explanations: before.explained.itemExplanations,
    parked,
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

test('a deleted gap comes back with its entry, key and explanation', () => {
  const parked: ParkedGaps<Entry, string> = new Map();
  const without = follow(['a'], start, parked);
  expect(without).toEqual({ entries: [start.entries[0]], keys: { a: 'one' }, explained: { itemExplanations: {} } });
  expect(nextGapId(without.entries, ['a'], parked)).not.toBe('b');
  const again = follow(['b', 'a'], without, parked);
  expect(again).toEqual({ ...start, entries: start.entries.toReversed() });
});

test('a new gap gets an empty entry, and the last entry stays without a gap', () => {
  const parked: ParkedGaps<Entry, string> = new Map();
  const more = follow(['a', 'b', 'c'], start, parked);
  expect(more.entries[2]).toEqual({ id: 'c', cue: 'new' });
  expect(more.keys).toEqual({ a: 'one', b: 'two', c: '' });
  const none = follow([], start, parked);
  expect(none.entries).toEqual([start.entries[0]]);
  expect(nextGapId(none.entries, [], parked)).toBe('a');
});

test('gaps of several texts are named once, in reading order', () => {
  expect(gapIdsOf(['x [[b]] y [[a]]', '[[b]] [[c]]'])).toEqual(['b', 'a', 'c']);
});
