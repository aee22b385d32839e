/** Marks in integer hundredths (825 = 8,25) and their rounding. */

export const roundings = ['0.1', '0.25', 'none'] as const;
export type Rounding = (typeof roundings)[number];

/** Integer division rounded half up; both non-negative, `divisor` > 0. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const twice = 2n * BigInt(dividend) + BigInt(divisor);
  return Number(twice / (2n * BigInt(divisor)));
}

/** Hundredths of a mark rounded half up to the test's step (825 at 0.1 → 830). */
export function roundMark(hundredths: number, rounding: Rounding): number {
  const step = rounding === '0.1' ? 10 : rounding === '0.25' ? 25 : 1;
  return divideHalfUp(hundredths, step) * step;
}

/** The points that an answer earns, in hundredths: points × earned/of, rounded half up. */
export const pointsOf = (pointsHundredths: number, share: { earned: number; of: number }): number =>
  divideHalfUp(pointsHundredths * share.earned, share.of);

export type ResultLevel = 'GOOD' | 'FAIR' | 'PASS' | 'FAIL';

/** Tốt ≥ 8, Khá ≥ 6,5, Đạt ≥ 5 of 10 (Circular 22/2021). `hundredths`: the mark out of ten, in hundredths. */
export function resultLevel(hundredths: number): ResultLevel {
  if (hundredths >= 800) return 'GOOD';
  if (hundredths >= 650) return 'FAIR';
  return hundredths >= 500 ? 'PASS' : 'FAIL';
}

/** The minimal number of answers for which the share of earned points measures how hard a question is. */
export const enoughAnswers = 20;
