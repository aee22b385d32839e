import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Versioned } from './facets.ts';
import { currentVersion, parseVersioned } from './versions.ts';

interface Third {
  words: string[];
}
/** Version 1 was a string, version 2 { text }, version 3 is { words }. */
const versioned: Versioned<Third> = {
  schema: z.strictObject({ words: z.array(z.string()) }),
  upgrades: [(old) => ({ text: old as string }), (old) => ({ words: (old as { text: string }).text.split(' ') })],
  normalise: ({ words }) => ({ words: words.toSorted() }),
};

test('each version is upgraded through every later step to the current form', () => {
  const value = { ok: true, value: { words: ['a', 'b'] } };
  expect(currentVersion(versioned)).toBe(3);
  expect(parseVersioned(versioned, 1, 'b a')).toEqual(value);
  expect(parseVersioned(versioned, 2, { text: 'b a' })).toEqual(value);
  expect(parseVersioned(versioned, 3, { words: ['b', 'a'] })).toEqual(value);
});

test('a future version, a wrong shape and a failing step are problems, not crashes', () => {
  expect(parseVersioned(versioned, 4, { words: [] })).toEqual({
    ok: false,
    problems: [{ code: 'SCHEMA_VERSION_UNKNOWN', path: '', params: { version: '4', newest: 3 } }],
  });
  expect(parseVersioned(versioned, 3, { words: ['a', 1] })).toEqual({
    ok: false,
    problems: [{ code: 'MALFORMED', path: 'words.1', params: { reason: 'invalid_type' } }],
  });
  expect(parseVersioned(versioned, 2, null)).toEqual({
    ok: false,
    problems: [{ code: 'MALFORMED', path: '', params: { reason: 'upgrade' } }],
  });
});
