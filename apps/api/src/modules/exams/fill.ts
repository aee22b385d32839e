/** Choosing questions for a part: random, valid, never more than asked; says what could not be filled. Pure. */
import type { Level } from '@vumon/domain';

export interface Candidate {
  readonly id: string;
  /** Of a family one question is taken; null: it has none. */
  readonly family?: string | null;
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
  /** Ids and families. */
  const used = new Set<string>();
  const picked: C[] = [];
  const missing: Need[] = [];
  for (const { level, count } of needs) {
    const pool = shuffled(
      candidates.filter(
        (one) =>
          !used.has(one.id) &&
          !used.has(familyOf(one)) &&
          one.items <= count &&
          (level === null || one.difficulty === level),
      ),
      random,
    );
    const chosen = largestSum(pool, count);
    for (const one of chosen) used.add(one.id).add(familyOf(one));
    picked.push(...chosen);
    const left = count - chosen.reduce((sum, one) => sum + one.items, 0);
    if (left > 0) missing.push({ level, count: left });
  }
  return { picked, missing };
}

/** A question without a family is one of its own. */
const familyOf = ({ id, family }: Candidate): string => (family ? `family ${family}` : id);

/** At most one candidate of each family, early ones first, whose items sum to `target` or as near below it as can be. */
function largestSum<C extends Candidate>(pool: readonly C[], target: number): C[] {
  // reached[s]: the last candidate of the first way found to sum s; its predecessor stands at s - items.
  const reached: (C | undefined)[] = Array.from({ length: target + 1 });
  const isReached = (sum: number) => sum === 0 || reached[sum] !== undefined;
  const families = Map.groupBy(pool, familyOf);
  for (const members of families.values()) {
    if (isReached(target)) break;
    for (let sum = target; sum > 0; sum -= 1) {
      // Going down, what a member adds to was reached without this family.
      if (!isReached(sum)) reached[sum] = members.find(({ items }) => items <= sum && isReached(sum - items));
    }
  }
  let sum = target;
  while (!isReached(sum)) sum -= 1;
  const chosen: C[] = [];
  while (sum > 0) {
    const one = reached[sum]!;
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
