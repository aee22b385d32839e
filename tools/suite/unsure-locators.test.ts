import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-tool.ts';
import { unsureLines } from './unsure-locators.ts';

/** Places from before the rule. A number may only fall: say why, or name the element, and lower it here. */
const earlier: Readonly<Record<string, number>> = {
  'e2e/commerce/activation-codes.test.ts': 3,
  'e2e/commerce/payments.test.ts': 7,
  'e2e/content/matrix.test.ts': 3,
  'e2e/content/question-bank.test.ts': 29,
  'e2e/exam/assigning.test.ts': 14,
  'e2e/exam/audio.test.ts': 10,
  'e2e/exam/journey.en.test.ts': 11,
  'e2e/exam/journey.vi.test.ts': 15,
  'e2e/exam/offline.test.ts': 5,
  'e2e/exam/practice.test.ts': 13,
  'e2e/exam/subject-teachers.test.ts': 17,
  'e2e/harness/steps.ts': 2,
  'e2e/office/back-office.test.ts': 2,
  'e2e/office/content.test.ts': 15,
  'e2e/pages/double-click.test.ts': 6,
  'e2e/pages/every-page.test.ts': 2,
  'e2e/pages/gates.test.ts': 4,
  'e2e/pages/old-browsers.test.ts': 7,
  'e2e/pages/page-gates.test.ts': 3,
  'e2e/people/international-site.test.ts': 1,
  'e2e/people/joining.test.ts': 3,
  'e2e/people/own-account.test.ts': 7,
  'e2e/people/sessions.test.ts': 15,
  'e2e/people/sign-up.test.ts': 1,
  'e2e/people/signing-in-again.test.ts': 5,
  'e2e/people/user-administration.test.ts': 15,
  'e2e/types/bad-conditions.test.ts': 3,
  'e2e/types/choice.test.ts': 9,
  'e2e/types/composite.test.ts': 3,
  'e2e/types/editing.ts': 5,
  'e2e/types/formula-names.test.ts': 1,
  'e2e/types/grid.test.ts': 3,
  'e2e/types/harness.ts': 4,
  'e2e/types/inline-lists.test.ts': 4,
  'e2e/types/marked-text.test.ts': 1,
  'e2e/types/matching.test.ts': 6,
  'e2e/types/ordering.test.ts': 4,
  'e2e/types/pictures.test.ts': 16,
  'e2e/types/player.test.ts': 3,
  'e2e/types/rich-text.test.ts': 5,
  'e2e/types/teacher-marked.test.ts': 10,
  'e2e/types/text-gaps.test.ts': 4,
  'e2e/types/tiles.test.ts': 2,
  'e2e/types/wide-pictures.test.ts': 3,
  'e2e/types/writing-questions.test.ts': 1,
};

test('an element is taken by its place or by force only where a comment says why', () => {
  const files = globSync('e2e/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const more = files.flatMap((file) => {
    const lines = unsureLines(readFileSync(join(root, file), 'utf8'));
    return lines.length > (earlier[file] ?? 0) ? [`${file}: lines ${lines.join(', ')}`] : [];
  });
  expect(more).toEqual([]);
  expect(Object.keys(earlier).filter((file) => !files.includes(file))).toEqual([]);
});

test('reads the comment of the line, of the statement and of a chain', () => {
  expect(unsureLines("await page.getByRole('link').first().click();")).toEqual([1]);
  expect(unsureLines('const tick = (input) => input.check({ force: true });')).toEqual([1]);
  expect(unsureLines("await page\n  .getByRole('row')\n  .nth(2)\n  .click();")).toEqual([3]);
  expect(unsureLines('// The newest stands above.\nawait list.first().click();')).toEqual([]);
  expect(unsureLines('await list.first().click(); // The newest.')).toEqual([]);
  expect(unsureLines("// The second learner.\nawait page\n  .getByRole('row')\n  .nth(2)\n  .click();")).toEqual([]);
  expect(unsureLines('rmSync(work, { recursive: true, force: true });')).toEqual([]);
});
