/** Formats whose numbers the system bank can fill stay fillable: a teacher who lets the product choose gets a test. */
import { systemQuestions } from '@vumon/content';
import { describe, expect, test } from 'vitest';
import { assemblyBank, midTermAndShipped, missingFor, notFillable, primary } from './fillable.ts';
import { namedMedia } from '@vumon/content/testing';

const questions = systemQuestions(namedMedia());
const grades = Map.groupBy(midTermAndShipped, ({ subject, gradeId }) => `${subject} ${gradeId}`);

describe.each([...grades])('%s', (grade, formats) => {
  const bank = assemblyBank(questions.filter(({ facts }) => `${facts.subject} ${facts.gradeId}` === grade));
  test.each(formats.map((plan) => [plan.name, plan] as const))('%s', async (name, plan) => {
    // A format that can be filled is taken from the list.
    const expected: unknown = notFillable.has(name) ? expect.arrayContaining([expect.any(String)]) : [];
    expect(await missingFor(bank, plan)).toEqual(expected);
  });
});

test('a second test of maths need not repeat the first: every template of secondary school asks twice at least', () => {
  const families = Map.groupBy(
    questions.filter(({ facts }) => facts.subject === 'MATH' && !primary.test(facts.gradeId) && facts.family),
    ({ type, facts }) => `${type} ${facts.topicId} ${facts.difficulty} ${facts.family}`,
  );
  expect([...families].filter(([, alike]) => alike.length < 2).map(([family]) => family)).toEqual([]);
});
