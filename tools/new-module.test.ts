/** The scaffold of domains, run in a copy of the tree that has only what it changes. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addModule, moduleProblem } from './new-module.ts';
import { root } from './suite/run-tool.ts';

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'vumon-module-')));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
for (const path of [
  'packages/contract/src/routes.ts',
  'apps/api/src/modules.ts',
  'apps/api/src/platform/db/table-owners.ts',
  'packages/domain/src/people/pages.ts',
  'apps/web/src/app/pages.ts',
  'apps/api/migrations/manifest.txt',
])
  cpSync(join(root, path), join(copy, path));

const wanted = { domain: 'reading-lists', area: 'content', now: new Date('2026-12-01T08:00:00Z') };
const readCopy = (path: string) => readFileSync(join(copy, path), 'utf8');

test('says why a domain cannot be created', () => {
  expect(moduleProblem(root, wanted)).toBeNull();
  expect(moduleProblem(root, { ...wanted, area: 'shared' })).toContain('area');
  expect(moduleProblem(root, { ...wanted, domain: 'ReadingLists' })).toContain('lower case');
  expect(moduleProblem(root, { ...wanted, domain: 'vouchers' })).toContain('of this name');
});

test('creates a domain with a line in every list, whose imports exist', () => {
  const touched = addModule(copy, wanted);
  expect(touched.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
  for (const [path, lines] of [
    ['packages/contract/src/routes.ts', ['  ...readingListsRoutes,', "from './routes/content/reading-lists.ts';"]],
    [
      'apps/api/src/modules.ts',
      ['  readingListsRoutes,', 'readingListsRoutes, readingListsHandlers);', "'#content/reading-lists'"],
    ],
    ['apps/api/src/platform/db/table-owners.ts', ["  reading_lists: 'content/reading-lists',"]],
    ['packages/domain/src/people/pages.ts', ["  '/reading-lists': { access: teacher },"]],
    ['apps/web/src/app/pages.ts', ['  ...readingListsPages,', "'../content/reading-lists/pages.ts';"]],
    ['apps/api/migrations/manifest.txt', ['20261201080000_reading_lists__add.sql\n']],
  ] as const)
    for (const line of lines) expect(readCopy(path), path).toContain(line);
  const made = touched.filter((path) => /\.tsx?$/.test(path) && !existsSync(join(root, path)));
  const missing = made.flatMap((path) =>
    [...readCopy(path).matchAll(/(?:from |import\()'(\.[^']+)'/g)]
      .map(([, target]) => join(dirname(path), target!))
      .filter((target) => ![root, copy].some((tree) => existsSync(join(tree, target)))),
  );
  expect(made.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
  // The scaffold writes what the formatter would.
  const format = spawnSync(
    join(root, 'node_modules/.bin/oxfmt'),
    ['-c', join(root, '.oxfmtrc.json'), '--list-different', ...made],
    {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  expect(format.stdout).toBe('');
  expect(globSync('apps/web/src/content/reading-lists/messages.*.json', { cwd: copy })).toHaveLength(2);
});
