/**
 * Compares the stated scores of QTI items with our scoring of the same question. Differences are explained in
 * docs/decisions/0007 and listed by case below.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultsOf, parseContent, questionType, type QuestionTypeCode } from '../../index.ts';
import { samples } from '../../registry/samples.ts';
import { parseKey, score } from '../../registry/scoring.ts';

type Given = string | number | readonly string[] | null;
interface Case {
  readonly name: string;
  readonly responses: Readonly<Record<string, Given>>;
  readonly expect: { readonly outcomes: { readonly SCORE: number } };
}
interface Part {
  readonly type: QuestionTypeCode;
  readonly content: object;
  readonly key: object;
  /** Converts the responses of a case to a response of our type. */
  readonly response: (given: Case['responses']) => object;
}
interface Mapping {
  readonly fixture: string;
  readonly parts: readonly Part[];
  /** Points of one item when they are not 1. */
  readonly points?: number;
  /** Our score of the cases that are scored differently, by name. */
  readonly differs?: Readonly<Record<string, number>>;
}

const list = (given: Given | undefined): string[] =>
  given === null || given === undefined ? [] : Array.isArray(given) ? [...given] : [String(given)];
const text = (given: Given | undefined): string => (given === null || given === undefined ? '' : String(given));
const part = (
  type: QuestionTypeCode,
  content: object,
  key: object,
  response: Part['response'],
  base: { content: object; key: object } = defaultsOf(type),
): Part => ({ type, content: { ...base.content, ...content }, key: { ...base.key, ...key }, response });
const optionsOf = (...ids: string[]) => ids.map((id) => ({ id: id.toLowerCase().replace('_', ''), text: id }));
const known = (ids: readonly string[]) => ids.map((id) => id.toLowerCase().replace('_', ''));
const item = (options: object) => [{ id: 'q1', stem: 'Choose.', options }];
const gap = (accepted: readonly string[]) => ({ g1: { accepted, caseSensitive: false, contractions: false } });

const mappings: readonly Mapping[] = [
  {
    fixture: 'qti22_advanced_i17_i9a_composite',
    parts: [
      part(
        'SL1',
        {
          text: 'Before heating [[g1]]. A spill [[g2]].',
          gaps: [
            { id: 'g1', options: optionsOf('choice_1', 'choice_2', 'choice_3') },
            { id: 'g2', options: optionsOf('choice_4', 'choice_5', 'choice_6') },
          ],
        },
        { correct: { g1: ['choice1'], g2: ['choice4'] } },
        (given) => ({ g1: known(list(given['response_1'])), g2: known(list(given['response_2'])) }),
      ),
      part('FB1', { text: 'Wear [[g1]].' }, { gaps: gap(['goggles', 'safety goggles']) }, (given) => ({
        g1: text(given['response_3']),
      })),
    ],
    // Every accepted answer earns full points; none earns half of them.
    differs: {
      "I9-D3: response_3='glasses' -> SCORE_3=0.5": 0,
      'I9-D11: choice_2 + choice_5 + glasses -> SCORE=0.5': 0,
    },
  },
  {
    // Picking a region is mapped to a choice whose options are the regions.
    fixture: 'qti22_advanced_q10_hotspot',
    parts: [
      part(
        'MC1',
        { items: item(optionsOf('evaporation', 'condensation', 'precipitation')) },
        { correct: { q1: ['evaporation'] } },
        (given) => ({ q1: known(list(given['RESPONSE'])) }),
      ),
    ],
  },
  {
    fixture: 'qti22_advanced_q11_hottext',
    parts: [
      part(
        'MR3',
        {
          text: '[[fact1]] [[opinion1]] [[fact2]]',
          everyWord: false,
          parts: optionsOf('fact_1', 'opinion_1', 'fact_2'),
        },
        { correct: { q1: ['fact1', 'fact2'] } },
        (given) => ({ q1: known(list(given['RESPONSE'])) }),
      ),
    ],
    // The type scores right minus wrong picks, so one of two right ones earns a half.
    differs: { 'Q11: partial selection -> SCORE=0': 0.5 },
  },
  {
    fixture: 'qti22_advanced_q8_graphic_gap_match',
    parts: [
      part(
        'MG6',
        {},
        { pairs: { z1: ['s1'], z2: ['s2'], z3: ['s4'] } },
        (given) => {
          const sources: Record<string, string> = { nucleus: 's1', membrane: 's2', mitochondrion: 's3' };
          const zones: Record<string, string> = { A: 'z1', B: 'z2' };
          return Object.fromEntries(
            list(given['RESPONSE'])
              .map((pair) => pair.split(' '))
              .map(([label, zone]) => [zones[zone!]!, [sources[label!]!]]),
          );
        },
        samples.MG6,
      ),
    ],
    // A wrong label earns nothing and deducts nothing.
    differs: { 'Q8: one correct and one wrong clamps at 0': 1 },
  },
  {
    fixture: 'ordered_match',
    parts: [
      part(
        'SO1',
        { pieces: optionsOf('A', 'B'), starts: [['b', 'a']] },
        { orders: [['a', 'b']], orderScoring: 'all' },
        (given) => ({ q1: known(list(given['RESPONSE'])) }),
      ),
    ],
  },
  {
    fixture: 'responseProcessing_template_match_correct_two_responses',
    parts: [
      part('MC1', { items: item(optionsOf('A', 'B')) }, { correct: { q1: ['a'] } }, (given) => ({
        q1: known(list(given['RESPONSE'])),
      })),
    ],
  },
  {
    fixture: 'mapResponse_integer_mapKey',
    parts: [
      part(
        'FB8',
        { text: 'Enter a number.', numeric: { mask: false, decimalMark: '.', thousands: false, allowFraction: false } },
        { gaps: gap(['1', '-1']) },
        (given) => ({ g1: text(given['R']) }),
      ),
    ],
    points: 2,
    // Both numbers are accepted and earn the same points.
    differs: { "number -1 matches mapKey '-1'": 2 },
  },
  {
    fixture: 'mapResponse_mapping_caseSensitive_defaultValue',
    parts: [
      part('FB1', { text: 'Enter a word: [[g1]]' }, { gaps: gap(['photosynthesis']) }, (given) => ({
        g1: text(given['R']),
      })),
    ],
    points: 2,
    // A wrong answer earns nothing.
    differs: { 'miss uses defaultValue': 0 },
  },
  {
    fixture: 'responseProcessing_mapResponse_directedPair_ordered',
    parts: [
      part(
        'MG1',
        { items: [{ id: 'w1', text: 'W1' }], targets: [{ id: 'g1', text: 'G1' }] },
        { correct: { w1: ['g1'] } },
        (given) => {
          const [from, to] = text(given['RESPONSE']).toLowerCase().split(' ');
          return { [from!]: [to!] };
        },
      ),
    ],
  },
  {
    fixture: 'cito_112505-MR',
    parts: [
      part(
        'MR2',
        { items: item(optionsOf('A', 'B', 'C', 'D', 'E', 'F')) },
        { correct: { q1: ['d', 'e', 'f'] }, mr2Scoring: 'all' },
        (given) => ({ q1: known(list(given['RESPONSE'])) }),
      ),
    ],
  },
];

function ours({ type, content, key, response }: Part, given: Case['responses']): number {
  const version = questionType(type).schemaVersion;
  const parsedContent = parseContent(type, version, content);
  const parsedKey = parseKey(type, version, key);
  if (!parsedContent.ok || !parsedKey.ok)
    throw new Error(`${type} is not written as the type is: ${JSON.stringify([parsedContent, parsedKey])}`);
  return score(type, parsedContent.value, parsedKey.value, response(given), { locale: 'en' }).items.reduce(
    (sum, { share }) => sum + share.earned / share.of,
    0,
  );
}

describe.each(mappings)('$fixture', ({ fixture, parts, points = 1, differs = {} }) => {
  const { cases } = JSON.parse(readFileSync(new URL(`./fixtures/${fixture}.json`, import.meta.url), 'utf8')) as {
    cases: Case[];
  };

  test.each(cases)('$name', ({ name, responses, expect: { outcomes } }) => {
    const earned = points * parts.reduce((sum, one) => sum + ours(one, responses), 0);
    expect(earned).toBeCloseTo(differs[name] ?? outcomes.SCORE, 9);
    // A difference that no longer exists must be removed from the list and from the decision record.
    if (name in differs) expect(differs[name]).not.toBe(outcomes.SCORE);
  });

  test('every listed difference belongs to a case', () => {
    expect(Object.keys(differs).filter((name) => !cases.some((one) => one.name === name))).toEqual([]);
  });
});
