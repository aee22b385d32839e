import { describe, expect, it } from 'vitest';
import { nextAdaptive, shareWon } from './learning-path.ts';

const test = [
  { id: 'easy-1', difficulty: 'M1' },
  { id: 'hard', difficulty: 'M4' },
  { id: 'middle-1', difficulty: 'M2' },
  { id: 'middle-2', difficulty: 'NA' },
  { id: 'upper', difficulty: 'M3' },
  { id: 'easy-2', difficulty: 'M1' },
];

describe('adaptive practice', () => {
  it.each([
    ['begins with comprehension', [], null, 'middle-1'],
    ['goes up after a right answer', ['middle-1'], { id: 'middle-1', share: 1 }, 'upper'],
    ['goes down after a wrong one', ['middle-1'], { id: 'middle-1', share: 0 }, 'easy-1'],
    ['stays after one that is right in part', ['middle-1'], { id: 'middle-1', share: 0.5 }, 'middle-2'],
    ['stays where the answer cannot be told', ['middle-1'], { id: 'middle-1', share: null }, 'middle-2'],
    ['has nothing below the lowest level', ['easy-1'], { id: 'easy-1', share: 0 }, 'easy-2'],
    ['has nothing above the highest', ['hard'], { id: 'hard', share: 1 }, 'upper'],
    ['takes the easier of two levels equally near', ['upper', 'hard'], { id: 'upper', share: null }, 'middle-1'],
  ] as const)('%s', (_, asked, last, next) => {
    expect(nextAdaptive(test, asked, last)).toBe(next);
  });

  it('asks every question once, whatever the results', () => {
    for (let pattern = 0; pattern < 3 ** test.length; pattern += 7) {
      const asked: string[] = [];
      let last: { id: string; share: number } | null = null;
      for (let left = pattern; asked.length < test.length; left = Math.floor(left / 3)) {
        const next = nextAdaptive(test, asked, last);
        expect(next).not.toBeNull();
        asked.push(next!);
        last = { id: next!, share: (left % 3) / 2 };
      }
      expect(new Set(asked).size).toBe(test.length);
      expect(nextAdaptive(test, asked, last)).toBeNull();
    }
  });
});

describe('the share of the points won', () => {
  const item = (state: string, points: number) => ({ state, points, max: 50 });
  it.each([
    ['1 for a right answer', [item('right', 50), item('right', 50)], 1],
    ['0 for a wrong one', [item('wrong', 0), item('blank', 0)], 0],
    ['that of all items together', [item('right', 50), item('partial', 25), item('wrong', 0)], 0.5],
    ['that of the items that a key scores', [item('right', 50), item('needs-teacher', 0), item('unscored', 0)], 1],
    ['unknown where no key scores any', [item('needs-teacher', 0), item('unscored', 0)], null],
    ['unknown without items', [], null],
  ])('is %s', (_, items, share) => {
    expect(shareWon(items)).toBe(share);
  });
});
