import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, contentHash } from './canonical.ts';

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
