/** Formats whose numbers the system bank can fill stay fillable: a teacher who lets the product choose gets a test. */
import { exams, examPart, isInExam, type SeedQuestion } from '@vumon/content';
import { partsOf, sumOf } from '@vumon/domain';
import { assemble, openSolver } from '#content/assembly';
import { describe, expect, test } from 'vitest';
import { assemblyBank, fillOf, systemFormats, missingFor, notFillable, primary } from './fillable.ts';
import { formatValues } from './formats.ts';
import { shippedBank } from '@vumon/content/testing';

const questions = shippedBank();
const grades = Map.groupBy(systemFormats, ({ subject, gradeId }) => `${subject} ${gradeId}`);

describe.each([...grades])('%s', (grade, formats) => {
  const bank = assemblyBank(questions.filter(({ facts }) => `${facts.subject} ${facts.gradeId}` === grade));
  test.each(formats.map((plan) => [plan.name, plan] as const))('%s', async (name, plan) => {
    // A format that can be filled is taken from the list.
    const expected: unknown = notFillable.has(name) ? expect.arrayContaining([expect.any(String)]) : [];
    expect(await missingFor(bank, plan)).toEqual(expected);
  });
});

describe('exams of the international grade', () => {
  const abroad = systemFormats.filter(({ gradeId }) => gradeId === 'INT');
  const own = questions.filter(({ facts }) => facts.gradeId === 'INT');
  const planOf = (begins: string) => abroad.find(({ name }) => name.startsWith(begins))!;

  test('every question belongs to a part of an exam, with its skill and a type and level of that exam', () => {
    const fits = ({ type, facts: { topicId, skill, cefr } }: SeedQuestion) =>
      isInExam(topicId, cefr) &&
      abroad.some(({ parts }) =>
        parts.some((part) => part.topic === topicId && part.skill === skill && part.types!.includes(type)),
      );
    expect(own.filter((one) => !fits(one)).map(({ type, facts }) => `${type} ${facts.topicId} ${facts.cefr}`)).toEqual(
      [],
    );
  });

  test('a paper of Starters takes no question of B1, whatever its type', async () => {
    const starters = planOf('Pre A1 Starters');
    const { sections } = formatValues(starters);
    // For each part of Starters a question of Preliminary with the type, the skill and the numbers that it asks for.
    const like = partsOf(sections).map((part, at) => ({
      ...assemblyBank(own).questions[0]!,
      id: `${at}`,
      type: part.types![0]!,
      skill: starters.parts[at]!.skill,
      items: part.questions,
      topic: examPart('preliminary', at + 1),
      kind: at,
      cluster: at,
    }));
    const bank = { questions: like, at: new Map(like.map(({ id }, at) => [id, at])) };
    const missingIn = async (topicOf: (at: number) => string) => {
      const there = { ...bank, questions: like.map((one, at) => ({ ...one, topic: topicOf(at) })) };
      const { missing } = assemble(await openSolver(), there, fillOf(starters));
      return sumOf(missing.map(({ count }) => count));
    };
    expect(await missingIn((at) => examPart('preliminary', at + 1))).toBe(45);
    expect(await missingIn((at) => examPart('starters', at + 1))).toBe(0);
  });

  test('the paper of an exam has questions of this exam and its levels alone', async () => {
    const bank = assemblyBank(own);
    for (const [name, { prefix }] of Object.entries(exams)) {
      const plan = abroad.find(({ parts }) => parts[0]!.topic!.startsWith(prefix))!;
      const { forms } = assemble(await openSolver(), bank, fillOf(plan));
      const strange = forms[0]!.picks.filter(({ id }) => {
        const { topicId, cefr } = own[Number(id)]!.facts;
        return !topicId!.startsWith(prefix) || !isInExam(topicId, cefr);
      });
      expect(strange, name).toEqual([]);
    }
  });
});

test('a second test of maths need not repeat the first: every template of secondary school asks twice at least', () => {
  const families = Map.groupBy(
    questions.filter(({ facts }) => facts.subject === 'MATH' && !primary.test(facts.gradeId) && facts.family),
    ({ type, facts }) => `${type} ${facts.topicId} ${facts.difficulty} ${facts.family}`,
  );
  expect([...families].filter(([, alike]) => alike.length < 2).map(([family]) => family)).toEqual([]);
});
