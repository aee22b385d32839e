import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceCorrelation,
  enoughForJudgement,
  flagsOf,
  restCorrelation,
  restOf,
  shareOf,
  type ItemOfTest,
} from './item-statistics.ts';

/** One learner: the share of the item, of the rest, and the chosen option. */
interface Answer {
  readonly x: number;
  readonly rest: number;
  readonly option?: number;
}

const options = [1, 2, 3, 4];
function sums(answers: readonly Answer[], { key = 1, reached = answers.length } = {}): ItemOfTest {
  const sum = (of: (one: Answer) => number) => answers.reduce((all, one) => all + of(one), 0);
  return {
    n: answers.length,
    reached,
    sx: sum(({ x }) => x),
    sxx: sum(({ x }) => x * x),
    sxt: sum(({ x, rest }) => x * (x + rest)),
    st: sum(({ x, rest }) => x + rest),
    stt: sum(({ x, rest }) => (x + rest) ** 2),
    choices: options.map((choice) => {
      const who = answers.filter(({ option }) => option === choice);
      return {
        place: 1,
        choice,
        right: choice === key,
        n: who.length,
        sr: who.reduce((all, { rest }) => all + rest, 0),
      };
    }),
  };
}

function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + of(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

const answer = fc.record({
  x: fc.constantFrom(0, 0.5, 1),
  rest: fc.integer({ min: 0, max: 20 }),
  option: fc.constantFrom(...options),
});

describe('correlations from sums', () => {
  it('are those of the single answers', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 5, maxLength: 60 }), (answers) => {
        fc.pre(new Set(answers.map(({ x }) => x)).size > 1 && new Set(answers.map(({ rest }) => rest)).size > 1);
        expect(restCorrelation(sums(answers))!).toBeCloseTo(pearson(answers.map(({ x, rest }) => [x, rest])), 5);
        const chosen = answers.map(({ option, rest }) => [option === 2 ? 1 : 0, rest] as const);
        fc.pre(new Set(chosen.map(([one]) => one)).size > 1);
        const of = sums(answers);
        expect(choiceCorrelation(of, of.choices[1]!)!).toBeCloseTo(pearson(chosen), 5);
      }),
    );
  });

  it('do not exist where nothing varies, and combine within tests', () => {
    const same = sums(Array.from({ length: 40 }, (_, at) => ({ x: 1, rest: at % 7 })));
    expect(restCorrelation(same)).toBeNull();
    expect(restOf([same])).toBeNull();
    const weak = Array.from({ length: 40 }, (_, at) => ({ x: at < 20 ? 0 : 1, rest: at < 20 ? at : at - 3 }));
    // The second test is much harder: pooled, the level of the tests would look like a correlation.
    const [one, two] = [sums(weak), sums(weak.map(({ x, rest }) => ({ x, rest: rest + 100 })))];
    expect(restOf([one, two])!.value).toBeCloseTo(restCorrelation(one)!, 9);
    expect(restOf([one, two])!.high).toBeLessThan(restOf([one])!.high);
    expect(shareOf([one, two])!.value).toBe(0.5);
  });
});

/** Able learners choose option 2, the key says 1. */
const miskeyed = (n: number): Answer[] =>
  Array.from({ length: n }, (_, at) => {
    const able = at % 2 === 0;
    const option = able ? 2 : ((at >> 1) % 4) + 1;
    return { x: option === 1 ? 1 : 0, rest: (able ? 12 : 3) + (at % 5), option };
  });

describe('flags', () => {
  const names = (tests: readonly ItemOfTest[]) => flagsOf(1, tests).map(({ flag }) => flag);

  it('name the option that able learners choose instead of the key', () => {
    expect(flagsOf(3, [sums(miskeyed(60))])[0]).toEqual({ flag: 'WRONG_KEY', item: 3, option: 2, key: 1 });
    expect(names([sums(miskeyed(60), { key: 2 })])).not.toContain('WRONG_KEY');
  });

  it('say nothing below thirty answers, over all tests together', () => {
    expect(enoughForJudgement).toBe(30);
    fc.assert(
      fc.property(fc.array(answer, { minLength: 0, maxLength: 29 }), (answers) => {
        expect(flagsOf(1, [sums(answers, { reached: 0 })])).toEqual([]);
      }),
    );
    expect(names([sums(miskeyed(29))])).toEqual([]);
    expect(names([sums(miskeyed(20)), sums(miskeyed(20))])).toContain('WRONG_KEY');
  });

  it('tell a question that weak learners do better, and one that does not separate', () => {
    const turned = Array.from({ length: 40 }, (_, at) => ({ x: at < 20 ? 1 : 0, rest: at }));
    expect(names([sums(turned)])).toContain('TURNS_ROUND');
    const flat = Array.from({ length: 400 }, (_, at) => ({ x: at % 2, rest: (at >> 1) % 10 }));
    expect(names([sums(flat)])).toContain('NOT_SEPARATING');
    const good = Array.from({ length: 40 }, (_, at) => ({ x: at < 20 ? 0 : 1, rest: at }));
    expect(names([sums(good)])).toEqual([]);
  });

  it.each([
    ['TOO_EASY', 100, 100],
    ['TOO_HARD', 0, 100],
  ] as const)('%s takes the bound of the interval that is nearer to the middle', (flag, right, n) => {
    const of = (count: number, all: number) =>
      sums(Array.from({ length: all }, (_, at) => ({ x: at < count ? 1 : 0, rest: at % 9 })));
    expect(names([of(right, n)])).toContain(flag);
    // All of thirty may well be chance.
    expect(names([of(flag === 'TOO_EASY' ? 30 : 3, 30)])).not.toContain(flag);
  });

  it('tell an option that nobody chooses once there are sixty answers, and how many did not get so far', () => {
    const three = (n: number) =>
      Array.from({ length: n }, (_, at) => ({
        x: at < n / 2 ? 0 : 1,
        rest: at,
        option: at < n / 2 ? 2 + (at % 2) : 1,
      }));
    expect(flagsOf(1, [sums(three(60))])).toEqual([{ flag: 'DEAD_OPTION', item: 1, option: 4 }]);
    expect(flagsOf(1, [sums(three(58))])).toEqual([]);
    expect(flagsOf(1, [sums(three(40), { reached: 35 })])).toEqual([{ flag: 'NOT_REACHED', item: 1, count: 5 }]);
    expect(flagsOf(1, [sums(three(40), { reached: 36 })])).toEqual([]);
  });
});
