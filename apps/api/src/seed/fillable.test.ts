/** Formats whose numbers the system bank can fill stay fillable: a teacher who lets the product choose gets a test. */
import { describe, expect, test } from 'vitest';
import { systemQuestions } from './bank.ts';
import { assemblyBank, missingFor } from './fillable.ts';
import { midTerm } from './formats.ts';
import { namedMedia } from './media/named-media.ts';
import { shippedFormats } from './shipped-formats.ts';

const questions = systemQuestions(namedMedia());
const primary = /^G[1-5]$/;
// Maths of primary school has too few questions for the tests of a term.
const plans = [...shippedFormats, midTerm].filter(
  ({ subject, gradeId }) => subject === 'ENGLISH' || !primary.test(gradeId),
);
const grades = Map.groupBy(plans, ({ subject, gradeId }) => `${subject} ${gradeId}`);

/** Exams for which the bank has too few recordings, and pictures and notices to go with them. */
const notFillable = new Set([
  'Pre A1 Starters – Nghe, Đọc và Viết',
  'A1 Movers – Nghe, Đọc và Viết',
  'A2 Flyers – Nghe, Đọc và Viết',
  'A2 Key for Schools – Đọc, Viết, Nghe',
  'B1 Preliminary for Schools – Đọc, Viết, Nghe',
  'TOEIC Listening & Reading',
]);

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
