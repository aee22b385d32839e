import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blueprintProblems,
  partState,
  pointsChosen,
  pointsOfNumbers,
  splitPoints,
  sumOf,
  type Blueprint,
} from './blueprint.ts';

const blueprint: Blueprint = {
  cognition: 'SPECIFIED',
  totalQuestions: 6,
  totalPoints: 1000,
  sections: [
    { parts: [{ id: 'p001', questions: 4, points: 400, levels: { M1: 3, M2: 1 } }] },
    { parts: [{ id: 'p002', questions: 2, points: 600, levels: { M4: 2 } }] },
  ],
};

describe('the totals of a blueprint', () => {
  test('have no problem if they are consistent', () => expect(blueprintProblems(blueprint)).toEqual([]));

  test('a wrong total names the field and both numbers', () => {
    expect(blueprintProblems({ ...blueprint, totalQuestions: 7, totalPoints: 950 })).toEqual([
      { path: 'totalQuestions', code: 'questionsDiffer', params: { sum: 6, total: 7 } },
      { path: 'totalPoints', code: 'pointsDiffer', params: { sum: 10, total: 9.5 } },
    ]);
  });

  test('levels must add up in each part, and are refused where cognition is random', () => {
    const sections = [{ parts: [{ id: 'p001', questions: 6, points: 1000, levels: { M1: 5 } }] }];
    expect(blueprintProblems({ ...blueprint, sections })).toEqual([
      { path: 'sections.0.parts.0.levels', code: 'levelsDiffer', params: { sum: 5, total: 6 } },
    ]);
    expect(blueprintProblems({ ...blueprint, cognition: 'RANDOM', sections })).toEqual([
      { path: 'sections.0.parts.0.levels', code: 'levelsNotAsked' },
    ]);
  });

  test('levels of a part that counts statements add up to those of its clusters', () => {
    const part = { id: 'p001', questions: 2, points: 200, statements: 4, levels: { M1: 4, M2: 2, M3: 1 } };
    const asked = { cognition: 'SPECIFIED' as const, totalQuestions: 2, totalPoints: 200 };
    expect(blueprintProblems({ ...asked, sections: [{ parts: [part] }] })).toEqual([
      { path: 'sections.0.parts.0.levels', code: 'statementLevelsDiffer', params: { sum: 7, total: 8 } },
    ]);
    const whole = { ...part, levels: { ...part.levels, M4: 1 } };
    expect(blueprintProblems({ ...asked, sections: [{ parts: [whole] }] })).toEqual([]);
  });

  test('are refused with repeated part ids, or with less than a hundredth of a point for each number', () => {
    const part = { id: 'p001', questions: 3, points: 2, levels: { M1: 3 } };
    expect(
      blueprintProblems({ ...blueprint, totalPoints: 4, sections: [{ parts: [part, part] }] }).map(
        (problem) => problem.code,
      ),
    ).toEqual(['pointsTooFew', 'repeated', 'pointsTooFew']);
  });
});

describe('distributing points over numbers', () => {
  test('gives the remainder to the last ones', () => expect(splitPoints(1000, 3)).toEqual([333, 333, 334]));

  test('gives unscored numbers none, and the others all of them', () => {
    expect(pointsOfNumbers(100, 4, new Set([1]))).toEqual([33, 0, 33, 34]);
    expect(pointsOfNumbers(100, 2, new Set())).toEqual(splitPoints(100, 2));
    expect(pointsOfNumbers(100, 2, new Set([0, 1]))).toEqual([0, 0]);
    expect(pointsOfNumbers(100, 2, new Set([7]))).toEqual([50, 50]);
  });

  test('always sums to the whole, differs by at most one hundredth, never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 100_000 }), (items, points) => {
        const split = splitPoints(points, items);
        expect(split).toHaveLength(items);
        expect(sumOf(split)).toBe(points);
        expect(split.at(-1)! - split[0]!).toBeLessThanOrEqual(1);
        expect(split.toSorted((a, b) => a - b)).toEqual(split);
      }),
    );
  });
});

describe('the state of a part', () => {
  const part = { id: 'p001', questions: 10, points: 250, levels: { M1: 6, M3: 4 } };

  test('names the missing levels', () => {
    expect(
      partState(part, [
        { items: 6, difficulty: 'M1' },
        { items: 1, difficulty: 'M3' },
      ]),
    ).toMatchObject({ chosen: 7, wanted: 10, missing: [{ level: 'M3', count: 3 }], surplus: [], full: false });
  });

  test('is not full with the right count but the wrong levels', () => {
    expect(partState(part, [{ items: 10, difficulty: 'M1' }])).toMatchObject({
      missing: [{ level: 'M3', count: 4 }],
      surplus: [{ level: 'M1', count: 4 }],
      full: false,
    });
    expect(
      partState(part, [
        { items: 6, difficulty: 'M1' },
        { items: 4, difficulty: 'M3' },
        { items: 1, difficulty: 'NA' },
      ]),
    ).toMatchObject({ surplus: [{ level: 'NA', count: 1 }], full: false });
  });

  test('depends on the count only when there are no levels', () => {
    expect(
      partState({ id: 'p001', questions: 3, points: 100 }, [
        { items: 2, difficulty: 'NA' },
        { items: 1, difficulty: 'M4' },
      ]).full,
    ).toBe(true);
    expect(partState({ id: 'p001', questions: 3, points: 100 }, [{ items: 4, difficulty: 'NA' }]).surplus).toEqual([
      { level: null, count: 1, statements: false },
    ]);
  });

  test('counts the statements of clusters where the part does, and lacks some only when no number is left', () => {
    const counted = { id: 'p001', questions: 2, points: 200, statements: 4, levels: { M1: 4, M2: 2, M3: 2 } };
    const cluster = (...statements: string[]) => ({ items: 1, difficulty: 'M2', statements });
    const mixed = cluster('M1', 'M1', 'M2', 'M3');
    expect(partState(counted, [mixed])).toEqual({
      chosen: 1,
      wanted: 2,
      missing: [{ level: null, count: 1, statements: false }],
      surplus: [],
      full: false,
    });
    expect(partState(counted, [mixed, mixed]).full).toBe(true);
    expect(partState(counted, [mixed, cluster('M1', 'M1', 'M2', 'NA')])).toMatchObject({
      missing: [{ level: 'M3', count: 1, statements: true }],
      surplus: [{ level: 'NA', count: 1, statements: true }],
    });
    // A question of another type counts with its own level.
    expect(partState(counted, [mixed, { items: 1, difficulty: 'M1' }])).toMatchObject({
      missing: [
        { level: 'M2', count: 1, statements: true },
        { level: 'M3', count: 1, statements: true },
      ],
      surplus: [{ level: 'M1', count: 2, statements: true }],
    });
  });

  test('has the points of the chosen questions', () => {
    expect(pointsChosen(part, 4)).toBe(100);
    expect(pointsChosen(part, 99)).toBe(250);
  });
});
