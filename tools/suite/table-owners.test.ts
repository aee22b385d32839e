import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOwners } from '../../apps/api/src/platform/db/table-owners.ts';
import { tablesFromAbove } from './table-owners.ts';

const sources = join(import.meta.dirname, '../../apps/api/src');

/** Files that still read tables of an area above; an entry that is no longer needed has to go. */
const known: Readonly<Record<string, readonly string[]>> = {
  'content/keys/keys.queries.ts': ['assignment_learners', 'assignments', 'attempts'],
  'content/keys/media.queries.ts': ['assignment_learners', 'assignments', 'attempts', 'audio_plays', 'marking_access'],
};

test.each([
  ['people/classes/planted.queries.ts', 'sql`SELECT 1 FROM attempts`', ['attempts']],
  ['people/classes/planted.queries.ts', "db.selectFrom('orders').leftJoin('exams', 'a', 'b')", ['exams', 'orders']],
  ['content/exams/planted.queries.ts', 'sql`UPDATE assignments SET title = 1`', ['assignments']],
  ['platform/notices/inner/planted.queries.ts', 'sql`JOIN users u ON true`', ['users']],
  ['exam/results/planted.queries.ts', 'sql`SELECT 1 FROM exams JOIN users ON true`', []],
  ['seed/planted.ts', 'sql`SELECT 1 FROM attempts`', []],
])('finds in %s: %s', (path, text, tables) => {
  expect(tablesFromAbove(path, text, tableOwners)).toEqual(tables);
});

test('no file names a table of an area above its own, except those that are known', () => {
  const found = Object.fromEntries(
    globSync('*/**/*.ts', { cwd: sources })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => [path, tablesFromAbove(path, readFileSync(join(sources, path), 'utf8'), tableOwners)] as const)
      .filter(([, tables]) => tables.length > 0),
  );
  expect(found).toEqual(known);
});
