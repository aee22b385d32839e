/** Choosing questions for a part: random, valid, never more than asked; says what could not be filled. Pure. */
import type { Level } from '@vumon/domain';

export interface Candidate {
  readonly id: string;
  /** Numbers it takes on the paper. */
  readonly items: number;
  readonly difficulty: string;
}

export interface Need {
  /** Null: any level. */
  readonly level: Level | null;
  readonly count: number;
}

export interface Filled<C extends Candidate> {
  readonly picked: C[];
  readonly missing: Need[];
}

/** `random` gives numbers from 0 up to, not including, 1. */
export function fill<C extends Candidate>(
  needs: readonly Need[],
  candidates: readonly C[],
  random: () => number,
): Filled<C> {
  const used = new Set<string>();
  const picked: C[] = [];
  const missing: Need[] = [];
  for (const { level, count } of needs) {
    const pool = shuffled(
      candidates.filter(
        (one) => !used.has(one.id) && one.items <= count && (level === null || one.difficulty === level),
      ),
      random,
    );
    const chosen = largestSum(pool, count);
    for (const one of chosen) used.add(one.id);
    picked.push(...chosen);
    const left = count - chosen.reduce((sum, one) => sum + one.items, 0);
    if (left > 0) missing.push({ level, count: left });
  }
  return { picked, missing };
}

/** The candidates, early ones first, whose items sum to `target`, or as near below it as can be. */
function largestSum<C extends Candidate>(pool: readonly C[], target: number): C[] {
  // reached[s]: the last candidate of the first way found to sum s; its predecessor stands at s - items.
  const reached: (number | undefined)[] = Array.from({ length: target + 1 });
  const isReached = (sum: number) => sum === 0 || reached[sum] !== undefined;
  for (let index = 0; index < pool.length && !isReached(target); index += 1) {
    const { items } = pool[index]!;
    for (let sum = target; sum >= items; sum -= 1) {
      // Going down, sum - items was reached without this candidate.
      if (!isReached(sum) && isReached(sum - items)) reached[sum] = index;
    }
  }
  let sum = target;
  while (!isReached(sum)) sum -= 1;
  const chosen: C[] = [];
  while (sum > 0) {
    const one = pool[reached[sum]!]!;
    chosen.push(one);
    sum -= one.items;
  }
  return chosen.toReversed();
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}
