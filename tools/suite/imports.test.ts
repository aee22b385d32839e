import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsTouching } from './imports.ts';
import { root } from './run-tool.ts';

const touching = (...paths: string[]) => testsTouching(root, paths);
const modules = 'apps/api/src/modules';

test('a service: the tests of its module, of modules that import it, and those of every module; no others', () => {
  const tests = touching(`${modules}/formats/formats.service.ts`);
  expect(tests).toEqual(
    expect.arrayContaining([
      `${modules}/formats/formats.test.ts`,
      `${modules}/exams/exams.test.ts`,
      'apps/api/src/http/access.test.ts',
      'apps/api/src/guards/content.test.ts',
    ]),
  );
  expect(tests).not.toContain(`${modules}/attempts/attempts.test.ts`);
  expect(tests).not.toContain(`${modules}/media/media.test.ts`);
});

test('where the API is put together all of its tests', () => {
  const all = globSync('apps/api/src/**/*.test.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  expect(touching('apps/api/src/product.ts')).toEqual(expect.arrayContaining(all));
});

test('a question type: its family and what holds for every type, none of the API', () => {
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

test('a rule of the domain reaches the modules and pages that use it, through exports of the package', () => {
  const tests = touching('packages/domain/src/exam/answer-log.ts');
  expect(tests).toContain('packages/domain/src/exam/answer-log.test.ts');
  expect(tests.some((path) => path.startsWith(`${modules}/attempts/`))).toBe(true);
});

test('a catalog: the test that compares the languages', () => {
  expect(touching('packages/i18n/catalogs/common.vi.json')).toContain('packages/i18n/src/parity.test.ts');
});

test('a test itself, and a file that is gone', () => {
  expect(touching(`${modules}/media/media.test.ts`)).toContain(`${modules}/media/media.test.ts`);
  expect(touching(`${modules}/exams/gone.ts`).every((path) => existsSync(join(root, path)))).toBe(true);
});
