import { expect, test } from 'vitest';
import { scalesOf } from './scales.ts';

test.each([1, 2, 7, 20, 40, 61, 100])(
  '%i questions have as many scales, from the tail on and inside the strip',
  (questions) => {
    const scales = scalesOf(questions);
    expect(scales).toHaveLength(questions);
    for (const [at, { x, y, r }] of scales.entries()) {
      expect(y - r).toBeGreaterThan(0);
      expect(y + r).toBeLessThan(64);
      expect(x).toBeGreaterThan(60);
      expect(x - r).toBeLessThan(240);
      // Light runs to the head and never back by more than a row.
      expect(x).toBeGreaterThan((scales[at - 3]?.x ?? 0) - 1);
    }
  },
);
