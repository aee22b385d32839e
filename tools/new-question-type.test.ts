/** The scaffold of question types, run in a copy of the tree. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addFamily, codesOf, familyProblem } from './new-question-type.ts';
import { throwawayCopy } from './throwaway.ts';

const copy = throwawayCopy();
afterAll(() => copy.remove());

const wanted = { family: 'sequence', from: 'ordering', codes: ['SQ1'] };

test('says why a family cannot be created', () => {
  expect(familyProblem(copy.root, wanted)).toBeNull();
  expect(familyProblem(copy.root, { ...wanted, family: 'Sequence' })).toContain('lower case');
  expect(familyProblem(copy.root, { ...wanted, family: 'choice' })).toContain('new name');
  expect(familyProblem(copy.root, { ...wanted, from: 'composite' })).toContain('--from');
  expect(familyProblem(copy.root, { ...wanted, codes: ['MC1'] })).toContain('new');
  expect(familyProblem(copy.root, { ...wanted, codes: ['SQ1', 'SQ2'] })).toContain('has 1 codes');
});

test('creates a family that compiles, with a line in every registry', () => {
  const touched = addFamily(copy.root, wanted);
  expect(codesOf(copy.root, 'sequence')).toEqual(['SQ1']);
  expect(touched.filter((path) => !existsSync(join(copy.root, path)))).toEqual([]);
  for (const path of touched.filter((one) => one.includes('/registry/')))
    expect(readFileSync(join(copy.root, path), 'utf8'), path).toContain('sequence');
  expect(touched.length).toBeLessThanOrEqual(32);
  // The server's words for problems, which the compiler does not ask for.
  const words = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const { problemCatalogOf, problemCatalogs } = await import('./packages/question-types/src/registry/problem-messages.ts');" +
        "console.log(Object.keys(problemCatalogs.vi[problemCatalogOf('SQ1')].problems).includes('PIECES_ALIKE'))",
    ],
    { cwd: copy.root, encoding: 'utf8' },
  );
  expect(words.stdout + words.stderr).toBe('true\n');
  const check = spawnSync(process.execPath, ['tools/typecheck.ts', 'tsconfig.logic.json'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  expect(check.stdout + check.stderr).toBe('tsconfig.logic.json: fine\n');
});
