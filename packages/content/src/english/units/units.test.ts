/** Rules on the vocabulary and grammar by unit, beside those of the whole bank. */
import { describe, expect, test } from 'vitest';
import type { SeedQuestion } from '../../kit.ts';
import { longestOptions } from '../../report.ts';
import { shippedBank } from '../../testing.ts';

interface Content {
  readonly text?: string;
  readonly items?: readonly { readonly stem?: string }[];
  readonly pieces?: readonly { readonly text: string }[];
}
const bank = shippedBank().filter(({ facts }) => facts.subject === 'ENGLISH');
const ofUnits = bank.filter(({ facts }) => /^Unit \d+$/.test(facts.keywords?.[0] ?? ''));
const stemOf = ({ content }: SeedQuestion): string => {
  const { items, text, pieces = [] } = content as Content;
  const stem = items?.[0]?.stem ?? '';
  return stem !== '' ? stem : (text ?? '') !== '' ? text! : pieces.map((piece) => piece.text).join(' ');
};
const explanationOf = ({ answerKey }: SeedQuestion): string => (answerKey as { explanation: string }).explanation;

describe.each([...Map.groupBy(ofUnits, ({ facts }) => facts.gradeId)])('%s', (gradeId, questions) => {
  test('every unit of the course has words, grammar and something to write', () => {
    const units = Map.groupBy(questions, ({ facts }) => facts.keywords![0]!);
    const most = Number(gradeId.slice(1)) >= 10 ? 10 : 12;
    expect(units.size).toBe(most);
    for (const [unit, own] of units) {
      expect(own.length, unit).toBeGreaterThanOrEqual(10);
      expect(own.filter(({ facts }) => facts.skill === 'VO').length, unit).toBeGreaterThanOrEqual(5);
      expect(own.filter(({ facts }) => facts.skill === 'GR').length, unit).toBeGreaterThanOrEqual(3);
    }
  });

  test('neither the length nor the position of an option tells the right one', () => {
    const { longest, right } = longestOptions(questions);
    expect(right / longest).toBeLessThan(0.28);
    const choices = questions.filter(({ type }) => type === 'MC1');
    const at = Map.groupBy(choices, ({ answerKey }) => (answerKey as { correct: { q1: string[] } }).correct.q1[0]!);
    for (const [option, own] of at) {
      expect(own.length / choices.length, option).toBeGreaterThan(0.14);
      expect(own.length / choices.length, option).toBeLessThan(0.38);
    }
  });

  test('an explanation of a choice speaks of the options that are wrong', () => {
    const short = questions.filter((question) => {
      const options =
        (question.content as { items?: { options?: { text: string }[] }[] }).items?.[0]?.options?.map(
          ({ text }) => text,
        ) ?? [];
      const told = explanationOf(question).toLowerCase();
      // Verbs and plurals are explained by their base form, so the first letters of a word are looked for.
      const named = options.filter((text) => told.includes(text.toLowerCase().split(' ')[0]!.slice(0, 4)));
      return question.type === 'MC1' && named.length < Math.min(3, options.length);
    });
    expect(short.map((question) => `${stemOf(question)} ${explanationOf(question)}`)).toEqual([]);
  });
});

test('no question of a unit repeats another question of the bank', () => {
  const seen = Map.groupBy(bank, stemOf);
  expect(ofUnits.map(stemOf).filter((stem) => seen.get(stem)!.length > 1)).toEqual([]);
});
