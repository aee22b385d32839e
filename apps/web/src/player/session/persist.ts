/** Repeats requests that did not reach the server. */
import { ApiError } from '@vumon/contract/client';
import { retryDelay } from '../journal/retry-delay.ts';

const tries = 4;

/** Milliseconds before request number `failures` + 1; null if the server has replied, or has not been reached often. */
export function retryIn(error: unknown, failures: number): number | null {
  if (!(error instanceof ApiError) || error.code !== 'NETWORK') return null;
  return retryDelay(failures, Math.random(), (error.retryAfterSeconds ?? 0) * 1_000);
}

/** Gives up after a few seconds, so that the learner is told. `work` must be idempotent. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1)
    try {
      return await work();
    } catch (error) {
      const delay = retryIn(error, failures);
      if (delay === null || failures === tries) throw error;
      await new Promise((go) => setTimeout(go, delay));
    }
}
