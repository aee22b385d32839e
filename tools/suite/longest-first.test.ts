import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longFiles, placeOf } from './longest-first.ts';
import { root } from './run-tool.ts';

test('lists only existing files, and orders them before the others', () => {
  expect(longFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const places = [...longFiles, 'tools/suite/longest-first.test.ts'].map((file) => placeOf(join(root, file)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(longFiles.length + 1);
});
