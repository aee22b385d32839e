import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, contentHash } from './canonical.ts';
import { fill, type Candidate } from './fill.ts';

const levels = ['M1', 'M2', 'M3', 'M4'] as const;
const candidates = fc
  .array(
    fc.record({
      items: fc.integer({ min: 1, max: 8 }),
      difficulty: fc.constantFrom('NA', ...levels),
      family: fc.constantFrom(null, null, 'a', 'b', 'c'),
    }),
    {
      maxLength: 40,
    },
  )
  .map((list) => list.map((one, index): Candidate => ({ ...one, id: `q${index}` })));
const needs = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((count) => [{ level: null, count }]),
  fc
    .uniqueArray(fc.constantFrom(...levels), { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((level) => fc.integer({ min: 1, max: 12 }).map((count) => ({ level, count })))),
    ),
);
/** A small generator of repeatable randomness. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};
const sum = (list: readonly { items: number }[]) => list.reduce((total, one) => total + one.items, 0);

describe('filling a part', () => {
  test('takes no question twice, keeps to the levels, and what it took and what it lacks make up what was asked', () => {
    fc.assert(
      fc.property(needs, candidates, fc.integer({ min: 1 }), (asked, pool, seed) => {
        const { picked, missing } = fill(asked, pool, randomFrom(seed));
        expect(new Set(picked.map((one) => one.id)).size).toBe(picked.length);
        for (const { level, count } of asked) {
          const own = picked.filter((one) => level === null || one.difficulty === level);
          const lacking = missing.find((one) => one.level === level)?.count ?? 0;
          expect(sum(own) + lacking).toBe(count);
        }
        expect(sum(picked)).toBe(
          asked.reduce((total, one) => total + one.count, 0) - missing.reduce((total, one) => total + one.count, 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('comes as near as any choice can', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 9 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1 }),
        (sizes, count, seed) => {
          const pool = sizes.map((items, index): Candidate => ({ id: `q${index}`, items, difficulty: 'M1' }));
          let best = 0;
          for (let mask = 0; mask < 2 ** sizes.length; mask += 1) {
            const total = sizes.reduce((all, items, index) => all + ((mask >> index) & 1 ? items : 0), 0);
            if (total <= count && total > best) best = total;
          }
          expect(sum(fill([{ level: null, count }], pool, randomFrom(seed)).picked)).toBe(best);
        },
      ),
    );
  });

  test('different randomness gives different choices', () => {
    const pool = Array.from({ length: 30 }, (_, index): Candidate => ({ id: `q${index}`, items: 1, difficulty: 'M1' }));
    const choices = new Set(
      [1, 2, 3, 4, 5].map((seed) =>
        fill([{ level: 'M1', count: 5 }], pool, randomFrom(seed))
          .picked.map((one) => one.id)
          .join(),
      ),
    );
    expect(choices.size).toBeGreaterThan(1);
  });
});

describe('canonical JSON', () => {
  test('does not depend on the order of keys and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
    expect(contentHash({ a: 1, b: { c: [1, null], d: 'é' } })).toBe(
      contentHash({ b: { d: 'é', c: [1, null] }, a: 1, e: undefined }),
    );
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
  });
});
