/** How a browser waits for a busy server (`SERVER_BUSY`): it asks again by itself, as long as a person can be expected to wait. */

/** A whole school is let in within three minutes; whoever comes when that has begun still gets in. */
const patienceMs = 5 * 60_000;
const usualSeconds = 5;

/**
 * Milliseconds until the next turn, a little before or after what the server said (Retry-After, whole seconds, one's own
 * turn): those told the same do not come back together. Null when it has been asked for long enough. `chance`: 0 ≤ chance < 1.
 */
export function nextTurnIn(retryAfterSeconds: number | undefined, waitedMs: number, chance: number): number | null {
  if (waitedMs >= patienceMs) return null;
  return (retryAfterSeconds ?? usualSeconds) * 1000 * (0.875 + chance / 4);
}
