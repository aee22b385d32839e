/** First year of the school year at `now`: it begins in August; times are Vietnam's. */
export function schoolYearAt(now: number): number {
  const there = new Date(now + 7 * 3_600_000);
  return there.getUTCMonth() >= 7 ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
}
