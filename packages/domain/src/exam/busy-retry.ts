/** How a browser retries when the server is busy (`SERVER_BUSY`): with jitter, for at most five minutes. */

/** Longer than the three minutes within which a whole school is admitted. */
const patienceMs = 5 * 60_000;
const usualSeconds = 5;

/**
 * Milliseconds until the next try: the server's Retry-After (whole seconds) with jitter of ± 12.5 %, so that clients
 * with the same value do not retry simultaneously. Null when the client has waited long enough. `chance` is from 0 to
 * below 1.
 */
export function busyRetryDelay(retryAfterSeconds: number | undefined, waitedMs: number, chance: number): number | null {
  if (waitedMs >= patienceMs) return null;
  return (retryAfterSeconds ?? usualSeconds) * 1000 * (0.875 + chance / 4);
}
