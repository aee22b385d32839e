const firstDelay = 1_000;
const longestDelay = 20_000;

/**
 * Milliseconds before the next retry after `failures` failed requests: exponential back-off with jitter in its upper
 * half (`random` is 0 to 1), so that a class that lost its connection together does not reconnect at the same moment. A
 * delay that the server names is the minimum.
 */
export function retryDelay(failures: number, random: number, retryAfterMs = 0): number {
  const longest = Math.min(longestDelay, firstDelay * 2 ** (failures - 1));
  return Math.max(retryAfterMs, longest / 2) + (longest / 2) * random;
}
