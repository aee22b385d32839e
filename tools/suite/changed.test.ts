import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTests } from './browser-tests.ts';
import { scopeOf } from './changed.ts';
import { root } from './run-tool.ts';

const scope = (...paths: string[]) => scopeOf(paths, () => true);

test('lists every browser test and only existing folders in the map', () => {
  const files = globSync('e2e/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(Object.keys(browserTests).toSorted()).toEqual(files.map((file) => file.replaceAll('\\', '/')).toSorted());
  expect(
    Object.values(browserTests)
      .flat()
      .filter((folder) => !existsSync(join(root, folder))),
  ).toEqual([]);
});

test('runs at least one browser test for every feature, module and family of question types', () => {
  const folders = Object.values(browserTests).flat();
  const places = globSync(
    [
      'apps/web/src/{platform,people,content,exam,commerce,site,office}/*/',
      'apps/api/src/{platform,people,content,exam,commerce,office}/*/',
      'packages/question-types/src/types/*/',
    ],
    { cwd: root },
  ).map((path) => path.replaceAll('\\', '/').replace(/\/?$/, '/'));
  expect(places.length).toBeGreaterThan(40);
  // Without a screen; a change of them runs tests of the API.
  const screenless = [
    'content/hooks',
    'people/hooks',
    'platform/crypto',
    'platform/data-changes',
    'platform/db',
    'platform/events',
    'platform/kept-sums',
    'platform/native',
    'platform/outbound',
    'platform/pictures',
    'platform/row-files',
  ];
  expect(places.filter((place) => !folders.some((folder) => place.startsWith(folder))).toSorted()).toEqual(
    screenless.map((folder) => `apps/api/src/${folder}/`),
  );
});

test('runs for a manifest the test that reads it', () => {
  expect(scope('deploy/kubernetes/web.yaml').vitest).toEqual([
    expect.arrayContaining(['run', 'tools', 'tools/deploy/manifests.test.ts']),
  ]);
  expect(scope('Dockerfile', 'deploy/haproxy.cfg').vitest.flat()).toContain('apps/api/src/platform/http/http.test.ts');
});

test('runs for a page of one feature: its configuration, the tests that import it, its browser tests, the web build', () => {
  const { configs, checks, files, vitest } = scope('apps/web/src/content/question-bank/filters.ts');
  expect(configs).toEqual(['tsconfig.logic.json', 'tsconfig.web.json']);
  expect(checks).toEqual(['types', 'format', 'lint', 'knip', 'planted', 'build', 'budget']);
  expect(files).toEqual(['apps/web/src/content/question-bank/filters.ts']);
  // No unit test imports this file; two read its source.
  expect(vitest.map((args) => args.filter((arg) => arg.includes('/')))).toEqual([
    [
      'apps/api/src/platform/http/pages.test.ts',
      'tools/browser-floor.test.ts',
      'e2e/office/bulk-work.test.ts',
      'e2e/content/question-bank.test.ts',
      'e2e/exam/subject-teachers.test.ts',
    ],
  ]);
});

test('runs all tests of the API and compares the generated files for a migration', () => {
  const { checks, vitest } = scope('apps/api/migrations/20261121093000_attempts.sql');
  expect(checks).toContain('drift');
  expect(vitest).toEqual([
    ['run', '--project', 'unit', '--project', 'tools', '--project', 'api', '--project', 'school'],
  ]);
});

test('checks licences and advisories for a new dependency, and compiles and lints everything', () => {
  const { checks, configs, files } = scope('package-lock.json');
  expect(checks).toEqual(expect.arrayContaining(['types', 'lint', 'licences', 'advisories']));
  expect(configs).toHaveLength(4);
  expect(files).toBeNull();
});

test('runs no test for a document', () => {
  expect(scope('docs/ARCHITECTURE.md')).toMatchObject({ checks: ['format', 'planted'], vitest: [] });
});

test('gives no deleted file to a tool', () => {
  const { files, vitest, configs } = scopeOf(['apps/api/src/content/exams/gone.ts'], () => false);
  expect(files).toEqual([]);
  expect(configs).toEqual(['tsconfig.node.json', 'tsconfig.e2e.json']);
  expect(vitest).toEqual([['run', '--project', 'e2e', '--project', 'question-types', 'e2e/exam/journey.vi.test.ts']]);
});
