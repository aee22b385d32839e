import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { place, remove, sourcesIn, targetsOf, type Placed, type Rules } from './moves.ts';

const once: Rules = { reuse: false, capacityOf: () => 1 };
const often: Rules = { reuse: true, capacityOf: () => 1 };
const pair: Rules = { reuse: false, capacityOf: () => 2 };

describe('a move', () => {
  test.each<[string, Placed, [source: string, target: string, from?: string], Rules, ReturnType<typeof place>]>([
    ['into an empty target', {}, ['a', '1'], once, { placed: { 1: ['a'] } }],
    [
      'onto a filled target frees the one inside',
      { 1: ['a'] },
      ['b', '1'],
      once,
      { placed: { 1: ['b'] }, replaced: 'a' },
    ],
    [
      'between two filled targets swaps',
      { 1: ['a'], 2: ['b'] },
      ['a', '2', '1'],
      once,
      { placed: { 1: ['b'], 2: ['a'] }, swapped: 'b' },
    ],
    [
      'of a used source without its origin still leaves its old place',
      { 1: ['a'], 2: ['b'] },
      ['a', '2'],
      once,
      { placed: { 1: ['b'], 2: ['a'] }, swapped: 'b' },
    ],
    ['to an empty target leaves the old one empty', { 1: ['a'] }, ['a', '2', '1'], once, { placed: { 2: ['a'] } }],
    ['to where it is changes nothing', { 1: ['a'] }, ['a', '1', '1'], once, { placed: { 1: ['a'] } }],
    [
      'of a source that may be used again copies it',
      { 1: ['a'] },
      ['a', '2'],
      often,
      { placed: { 1: ['a'], 2: ['a'] } },
    ],
    [
      'of a placed source that may be used again still takes it along',
      { 1: ['a'], 2: ['a'] },
      ['a', '3', '1'],
      often,
      { placed: { 2: ['a'], 3: ['a'] } },
    ],
    ['into a target with room joins', { 1: ['a'] }, ['b', '1'], pair, { placed: { 1: ['a', 'b'] } }],
    [
      'into a full target of two puts out the last',
      { 1: ['a', 'b'] },
      ['c', '1'],
      pair,
      { placed: { 1: ['a', 'c'] }, replaced: 'b' },
    ],
    [
      'does not double what stands at the origin already',
      { 1: ['a', 'b'], 2: ['b', 'c'] },
      ['c', '1', '2'],
      { reuse: true, capacityOf: () => 2 },
      { placed: { 1: ['a', 'c'], 2: ['b'] }, replaced: 'b' },
    ],
  ])('%s', (_, placed, [source, target, from], rules, expected) => {
    expect(place(placed, source, target, rules, from)).toEqual(expected);
  });

  test('with targets named like built-in properties behaves like any other', () => {
    expect(sourcesIn({}, 'constructor')).toEqual([]);
    expect(place({}, 'a', 'constructor', once).placed).toEqual({ constructor: ['a'] });
  });
});

test('after any moves no target is overfull or stored empty, no source is in it twice, the moved one is there', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const targets = ['1', '2', '3'];
  const step = fc.record({
    source: fc.constantFrom(...ids),
    target: fc.constantFrom(...targets),
    takeAlong: fc.boolean(),
    out: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 30 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      (steps, reuse, capacity) => {
        const rules: Rules = { reuse, capacityOf: () => capacity };
        let placed: Placed = {};
        for (const { source, target, takeAlong, out } of steps) {
          if (out) {
            placed = remove(placed, target, source);
            expect(sourcesIn(placed, target)).not.toContain(source);
            continue;
          }
          placed = place(placed, source, target, rules, takeAlong ? targetsOf(placed, source)[0] : undefined).placed;
          expect(sourcesIn(placed, target)).toContain(source);
          for (const inside of Object.values(placed)) {
            expect(inside.length).toBeGreaterThan(0);
            expect(inside.length).toBeLessThanOrEqual(capacity);
            expect(new Set(inside).size).toBe(inside.length);
          }
          if (!reuse) for (const id of ids) expect(targetsOf(placed, id).length).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
