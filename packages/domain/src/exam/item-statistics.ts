/**
 * Classical statistics of items, from sums over the learners of a test: x is a learner's share of the item's points
 * (0 to 1), t the sum of these shares over the whole test, r = t - x the rest. All variances are with n - 1.
 */

export interface ItemSums {
  readonly n: number;
  /** Learners who got as far as the item. */
  readonly reached: number;
  readonly sx: number;
  readonly sxx: number;
  readonly sxt: number;
  readonly st: number;
  readonly stt: number;
}

/** Who chose an option of the item: how many, and the sum of their rests. */
export interface ChoiceSums {
  readonly place: number;
  /** Position among the options, from 1. */
  readonly choice: number;
  readonly right: boolean;
  readonly n: number;
  readonly sr: number;
}

/** An item in one test. */
export interface ItemOfTest extends ItemSums {
  readonly choices: readonly ChoiceSums[];
}

/** Answers below which nothing is said about the quality of a question: chance is larger than what separates good from weak. */
export const enoughForJudgement = 30;

export const itemFlags = [
  'WRONG_KEY',
  'TURNS_ROUND',
  'NOT_SEPARATING',
  'TOO_EASY',
  'TOO_HARD',
  'DEAD_OPTION',
  'NOT_REACHED',
] as const;
export type ItemFlagName = (typeof itemFlags)[number];

export interface ItemFlag {
  readonly flag: ItemFlagName;
  /** Position of the item in its question, from 1. */
  readonly item: number;
  /** WRONG_KEY, DEAD_OPTION: the position of the option, from 1. */
  readonly option?: number;
  /** WRONG_KEY: the position of the option that the key calls right. */
  readonly key?: number;
  /** NOT_REACHED: how many learners. */
  readonly count?: number;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const z95 = 1.96;
const variance = (n: number, sum: number, squares: number): number =>
  n < 2 ? 0 : Math.max(0, (squares - (sum * sum) / n) / (n - 1));
/** Below this a variance is rounding error. */
const roundingError = 1e-12;
const bounded = (r: number): number => Math.min(0.999_999, Math.max(-0.999_999, r));

/** Correlation of the item with the rest of the test; null where either does not vary. */
export function restCorrelation({ n, sx, sxx, sxt, st, stt }: ItemSums): number | null {
  const ofItem = variance(n, sx, sxx);
  const together = n < 2 ? 0 : (sxt - (sx * st) / n) / (n - 1);
  const ofRest = variance(n, st, stt) + ofItem - 2 * together;
  if (ofItem < roundingError || ofRest < roundingError) return null;
  return bounded((together - ofItem) / Math.sqrt(ofItem * ofRest));
}

/** Correlation of choosing an option with the rest of the test. */
export function choiceCorrelation({ n, sx, sxx, sxt, st, stt }: ItemSums, choice: ChoiceSums): number | null {
  const rest = st - sx;
  const ofRest = variance(n, rest, stt - 2 * sxt + sxx);
  const ofChoice = variance(n, choice.n, choice.n);
  if (ofRest < roundingError || ofChoice < roundingError) return null;
  return bounded((choice.sr - (choice.n * rest) / n) / (n - 1) / Math.sqrt(ofRest * ofChoice));
}

/** Correlations of several tests as one: the mean within tests, since tests differ in level. Null below four learners each. */
function combined(tests: readonly { readonly n: number; readonly r: number | null }[]): Interval | null {
  const known = tests.flatMap(({ n, r }) => (r === null || n <= 3 ? [] : [{ weight: n - 3, z: Math.atanh(r) }]));
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  const z = known.reduce((sum, one) => sum + one.weight * one.z, 0) / weight;
  const half = z95 / Math.sqrt(weight);
  return { value: Math.tanh(z), low: Math.tanh(z - half), high: Math.tanh(z + half) };
}

export const restOf = (tests: readonly ItemSums[]): Interval | null =>
  combined(tests.map((test) => ({ n: test.n, r: restCorrelation(test) })));

const total = (tests: readonly ItemSums[], of: (test: ItemSums) => number): number =>
  tests.reduce((sum, test) => sum + of(test), 0);

/** Mean share of the points, with Wilson's 95 % interval. */
export function shareOf(tests: readonly ItemSums[]): Interval | null {
  const n = total(tests, (test) => test.n);
  if (n === 0) return null;
  const p = Math.min(1, Math.max(0, total(tests, (test) => test.sx) / n));
  const z2 = z95 * z95;
  const middle = p + z2 / (2 * n);
  const half = z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { value: p, low: (middle - half) / (1 + z2 / n), high: (middle + half) / (1 + z2 / n) };
}

/** The options of one place over all tests: how many chose each, and how well they did in the rest. */
function optionsAt(tests: readonly ItemOfTest[], place: number) {
  const found = new Map<
    number,
    { choice: number; right: boolean; n: number; tests: { n: number; r: number | null }[] }
  >();
  for (const test of tests)
    for (const one of test.choices) {
      if (one.place !== place) continue;
      const option = found.get(one.choice) ?? { choice: one.choice, right: one.right, n: 0, tests: [] };
      option.n += one.n;
      option.tests.push({ n: test.n, r: choiceCorrelation(test, one) });
      found.set(one.choice, option);
    }
  return [...found.values()].map(({ tests: each, ...option }) => ({ ...option, r: combined(each)?.value ?? null }));
}

/**
 * How much surer than chance a better option must be before the key is doubted, in standard errors: in the bank, where
 * nobody has the papers at hand, and in one class, whose teacher can look at them.
 */
export const doubtOfKey = { bank: 1.645, class: 1 } as const;

/** The option that able learners choose instead of the only right one. */
function betterThanKey(
  options: ReturnType<typeof optionsAt>,
  n: number,
  doubt: number,
): { option: number; key: number } | null {
  const [key, ...more] = options.filter(({ right }) => right);
  if (!key || key.r === null || more.length > 0 || key.r >= 0.1 || n <= 3) return null;
  const keyShare = key.n / n;
  const better = options.filter((option) => {
    if (option.right || option.r === null || option.r <= 0 || option.n < Math.max(5, 0.1 * n)) return false;
    const share = option.n / n;
    const rho = -Math.sqrt((share * keyShare) / ((1 - share) * (1 - keyShare)));
    return (option.r - key.r!) / Math.sqrt((2 - 2 * rho) / (n - 3)) > doubt;
  });
  const [best] = better.toSorted((a, b) => b.r! - a.r!);
  return best ? { option: best.choice, key: key.choice } : null;
}

/** What should be looked at in one item, over all tests that asked it. Nothing below `enoughForJudgement` answers. */
export function flagsOf(item: number, tests: readonly ItemOfTest[], doubt: number = doubtOfKey.bank): ItemFlag[] {
  const n = total(tests, (test) => test.n);
  const share = shareOf(tests);
  if (n < enoughForJudgement || !share) return [];
  const flags: ItemFlag[] = [];
  const places = [...new Set(tests.flatMap(({ choices }) => choices.map(({ place }) => place)))];
  const byPlace = places.map((place) => optionsAt(tests, place));
  const doubtful = byPlace.map((options) => betterThanKey(options, n, doubt)).find((found) => found !== null);
  if (doubtful) flags.push({ flag: 'WRONG_KEY', item, ...doubtful });
  const rest = restOf(tests);
  if (rest && rest.high < 0) flags.push({ flag: 'TURNS_ROUND', item });
  else if (rest && rest.high < 0.15) flags.push({ flag: 'NOT_SEPARATING', item });
  if (share.low > 0.95) flags.push({ flag: 'TOO_EASY', item });
  if (share.high < 0.1) flags.push({ flag: 'TOO_HARD', item });
  // An option that nobody chooses is told once there are twice as many answers.
  const dead =
    n < 2 * enoughForJudgement ? undefined : byPlace.flat().find((option) => !option.right && option.n < 0.02 * n);
  if (dead) flags.push({ flag: 'DEAD_OPTION', item, option: dead.choice });
  const missed = n - total(tests, (test) => test.reached);
  if (missed > 0.1 * n) flags.push({ flag: 'NOT_REACHED', item, count: missed });
  return flags;
}

export const byUsefulness = (a: ItemFlag, b: ItemFlag): number =>
  itemFlags.indexOf(a.flag) - itemFlags.indexOf(b.flag) || a.item - b.item;
