import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from './import-graph.ts';
import { testsTouching } from './imports.ts';
import { root } from './run-tool.ts';

const touching = (...paths: string[]) => testsTouching(root, paths);
const modules = 'apps/api/src';

test('a service affects tests of its module, of modules that import it and of all modules together, no others', () => {
  const tests = touching(`${modules}/content/formats/formats.service.ts`);
  expect(tests).toEqual(
    expect.arrayContaining([
      `${modules}/content/formats/formats.test.ts`,
      `${modules}/content/exams/exams.test.ts`,
      'apps/api/src/platform/http/access.test.ts',
      'apps/api/src/guards/content.test.ts',
    ]),
  );
  expect(tests).not.toContain(`${modules}/exam/attempts/attempts.test.ts`);
  expect(tests).not.toContain(`${modules}/platform/media/media.test.ts`);
});

test('a file that assembles the API affects all tests of the API', () => {
  const all = globSync('apps/api/src/**/*.test.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  expect(touching('apps/api/src/product.ts')).toEqual(expect.arrayContaining(all));
});

test('a question type affects tests of its family and of all types, none of the API', () => {
  const tests = touching('packages/question-types/src/types/choice/scoring.ts');
  expect(tests).toEqual(
    expect.arrayContaining([
      'packages/question-types/src/types/choice/choice.test.ts',
      'packages/question-types/src/testing/contract-suite.test.ts',
      'packages/question-types/src/frozen/frozen.test.ts',
    ]),
  );
  expect(tests.filter((path) => path.startsWith('apps/'))).toEqual([]);
  expect(tests).not.toContain('packages/question-types/src/types/grid/grid.test.ts');
});

test('a rule of the domain affects tests of the files that use it, not of files that only import the same package', () => {
  const tests = touching('packages/domain/src/exam/merge.ts');
  expect(tests).toEqual(
    expect.arrayContaining([
      'packages/domain/src/exam/merge.test.ts',
      `${modules}/exam/attempts/merge/merge.test.ts`,
      'apps/web/src/player/journal/answer-saver.test.ts',
    ]),
  );
  expect(tests).not.toContain(`${modules}/commerce/vouchers/vouchers.test.ts`);
  expect(tests).not.toContain('packages/contract/src/schemas.test.ts');
});

test('an index file affects tests of everything that imports through it', () => {
  expect(touching('packages/domain/src/index.ts')).toEqual(
    expect.arrayContaining([`${modules}/commerce/vouchers/vouchers.test.ts`, 'apps/web/src/session/gate.test.ts']),
  );
});

test('routes of the contract affect tests of the module whose handlers import them as types, and of no other', () => {
  const tests = touching('packages/contract/src/routes/content/formats.ts');
  expect(tests).toEqual(
    expect.arrayContaining([`${modules}/content/formats/formats.test.ts`, 'packages/contract/src/schemas.test.ts']),
  );
  expect(tests).not.toContain(`${modules}/commerce/vouchers/vouchers.test.ts`);
});

test('a page affects the tests that read its source from disk', () => {
  expect(touching('apps/web/src/content/exams/ExamBuilderPage.tsx')).toEqual([
    'apps/api/src/platform/http/pages.test.ts',
    'tools/browser-floor.test.ts',
  ]);
});

test('code between the product and its modules affects every test through HTTP', () => {
  expect(touching('apps/api/src/platform/http/bind.ts')).toEqual(
    expect.arrayContaining(['apps/api/src/platform/http/http.test.ts', 'apps/api/src/platform/http/access.test.ts']),
  );
});

test('follows each way to import and to re-export', () => {
  const resolve = (specifier: string) => (specifier.startsWith('.') ? specifier : null);
  const { imports, passed, passedWhole, made } = readSource(
    `import a, { b as c, type D } from './one.ts';
import type { E } from './two.ts';
import { type F } from './three.ts';
import * as g from './four.ts';
import './five.css';
import { z } from 'zod';
export { h as i, type J } from './six.ts';
export * from './seven.ts';
export * as k from './eight.ts';
export const page = lazy(() => import('./nine.tsx'));
export async function load() { return new Worker(new URL('ten.ts', import.meta.url)); }
`,
    'file.ts',
    resolve,
  );
  expect(imports).toEqual([
    { target: './one.ts', names: ['b', 'default'], types: false },
    { target: './two.ts', names: ['E'], types: true },
    { target: './three.ts', names: ['F'], types: true },
    { target: './four.ts', names: null, types: false },
    { target: './five.css', names: null, types: false },
    { target: './nine.tsx', names: null, types: false },
    { target: './ten.ts', names: null, types: false },
  ]);
  expect([...passed]).toEqual([
    ['i', { target: './six.ts', name: 'h' }],
    ['J', { target: './six.ts', name: 'J' }],
    ['k', { target: './eight.ts', name: null }],
  ]);
  expect(passedWhole).toEqual(['./seven.ts']);
  expect([...made]).toEqual(['page', 'load']);
});

test('a catalog affects the test that compares the languages', () => {
  expect(touching('packages/i18n/catalogs/common.vi.json')).toContain('packages/i18n/src/parity.test.ts');
});

test('a test affects only itself, and a deleted file only tests that exist', () => {
  expect(touching(`${modules}/platform/media/media.test.ts`)).toEqual([`${modules}/platform/media/media.test.ts`]);
  expect(touching(`${modules}/content/exams/gone.ts`).every((path) => existsSync(join(root, path)))).toBe(true);
});
