/** Every question type has a test in the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionTypeCodes } from '@vumon/question-types';
import { expect, test } from 'vitest';

test('every code is built, taken and reviewed by a test of this folder', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && name !== 'every-code.test.ts')
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  expect(questionTypeCodes).toHaveLength(52);
  // A test names its type as `it('MC1', …)`, or in the list that a loop goes through.
  expect(questionTypeCodes.filter((code) => !new RegExp(`(?:it\\(|\\[|, )'${code}'`).test(tests))).toEqual([]);
});
