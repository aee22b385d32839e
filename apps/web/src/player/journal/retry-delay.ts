const firstDelay = 1_000;
const longestDelay = 20_000;

/**
 * Milliseconds before the next try after `failures` failed ones: exponential back-off, of which the upper half is
 * random (`random` is 0 to 1), so that a class that lost its connection together does not come back in one moment.
 * A server that names a delay gets at least that.
 */
export function retryDelay(failures: number, random: number, retryAfterMs = 0): number {
  const longest = Math.min(longestDelay, firstDelay * 2 ** (failures - 1));
  return Math.max(retryAfterMs, longest / 2) + (longest / 2) * random;
}
