import { expect, it } from 'vitest';
import { findingsOf, suspicionsOf, suspicionWeight } from './question-checks.ts';
import type { ItemOfTest } from './item-statistics.ts';

/** Chosen options as [how many, right]; `sxt` sets how the item goes with the rest of the test. */
const test = (counts: readonly [number, boolean][], sxt?: number): ItemOfTest => {
  const n = counts.reduce((sum, [count]) => sum + count, 0);
  const sx = counts.reduce((sum, [count, right]) => sum + (right ? count : 0), 0);
  const st = 5 * n;
  return {
    n,
    reached: n,
    sx,
    sxx: sx,
    st,
    stt: st * 5 + 4 * n,
    sxt: sxt ?? sx * 5 + n,
    choices: counts.map(([count, right], at) => ({ place: 1, choice: at + 1, right, n: count, sr: 0 })),
  };
};

it.each<[string, readonly [number, boolean][], string[]]>([
  [
    'another option is chosen more often',
    [
      [28, false],
      [190, false],
      [69, true],
      [25, false],
    ],
    ['CHOSEN_MORE'],
  ],
  [
    'both are chosen equally often',
    [
      [50, true],
      [50, false],
    ],
    [],
  ],
  [
    '99 answers are too few',
    [
      [98, false],
      [1, true],
    ],
    [],
  ],
  [
    '100 answers are enough',
    [
      [99, false],
      [1, true],
    ],
    ['CHOSEN_MORE'],
  ],
  [
    'two right options',
    [
      [10, true],
      [80, false],
      [10, true],
    ],
    [],
  ],
])('suspects by what is chosen: %s', (_, counts, kinds) => {
  expect(suspicionsOf(1, [test(counts)]).map(({ kind }) => kind)).toEqual(kinds);
});

it('adds up the tests, names both options, and weighs by the share of the other', () => {
  const counts: readonly [number, boolean][] = [
    [10, true],
    [40, false],
  ];
  const [one] = suspicionsOf(2, [test(counts), test(counts)]);
  expect(one).toEqual({ kind: 'CHOSEN_MORE', item: 2, n: 100, place: 1, option: 2, chosen: 80, key: 1, keyChosen: 20 });
  expect(suspicionWeight([one!])).toBe(16);
});

it('suspects a negative discrimination', () => {
  const counts: readonly [number, boolean][] = [
    [60, true],
    [40, false],
  ];
  const found = suspicionsOf(1, [test(counts, 60 * 5 - 60)]);
  expect(found).toEqual([{ kind: 'TURNS_ROUND', item: 1, n: 100, discrimination: expect.any(Number) as number }]);
  expect(found[0]!.discrimination).toBeLessThan(0);
  expect(suspicionsOf(1, [test(counts, 60 * 5 + 60)])).toEqual([]);
});

const place = (texts: readonly string[], right: readonly number[]) => ({
  item: 1,
  options: texts.map((text, at) => ({ text, right: right.includes(at) })),
});

it.each([
  ['different texts', place(['a', 'b'], [0]), []],
  ['the same text with other blanks', place(['has  lived', 'lives', 'has lived '], [1]), ['SAME_OPTIONS']],
  ['another case is another answer', place(['March', 'march'], [0]), []],
  ['pictures have no text', place(['', ''], [0]), []],
  ['every option right', place(['a', 'b'], [0, 1]), ['NO_OPTION_WRONG']],
])('a machine finds: %s', (_, checked, kinds) => {
  expect(findingsOf([checked]).map(({ kind }) => kind)).toEqual(kinds);
});

it('names the two options that say the same', () => {
  expect(findingsOf([place(['a', 'b', 'c', 'b'], [0])])[0]).toMatchObject({ options: [2, 4] });
});
