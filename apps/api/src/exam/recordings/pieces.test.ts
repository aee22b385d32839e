import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf } from './pieces.ts';

const piece = (start: number, length: number) => ({ key: `${start}-${length}`, start, length });

test('leads over the pieces whose length was committed, whatever others were stored', () => {
  // Of the two from 100 on, the next one tells which counts.
  const stored = [piece(0, 100), piece(100, 80), piece(100, 50), piece(150, 30), piece(180, 20)];
  const keys = (bytes: number) => chainOf(stored, bytes)?.map(({ key }) => key);
  expect(keys(0)).toEqual([]);
  expect(keys(150)).toEqual(['0-100', '100-50']);
  expect(keys(200)).toEqual(['0-100', '100-80', '180-20']);
  expect(chainOf([piece(0, 100), piece(120, 80)], 200)).toBeNull();
});

test('covers a recording exactly, in any order of its pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 50 })), { maxLength: 8 }),
      (lengths, others) => {
        let end = 0;
        const committed = lengths.map((length) => piece((end += length) - length, length));
        const chain = chainOf(
          [...others.map(([start, length]) => piece(start, length)), ...committed.toReversed()],
          end,
        );
        let at = 0;
        for (const { start, length } of chain!) {
          expect(start).toBe(at);
          at += length;
        }
        expect(at).toBe(end);
      },
    ),
  );
});
