/**
 * Repeats a request with growing delays while the server replies that it is busy, until the page is left. Signing in
 * needs this: when a whole school signs in at once, the server checks passwords in a queue.
 */
import { ApiError } from '@vumon/contract/client';
import { busyRetryDelay } from '@vumon/domain';
import { useEffect, useRef, useState } from 'react';

type RetryWhileBusy = <T>(work: () => Promise<T>) => Promise<T>;

/** Whether a request is waiting for its next retry, and the function that runs a request with retries. */
export function useRetryWhileBusy(): readonly [waiting: boolean, retryWhileBusy: RetryWhileBusy] {
  const [waiting, setWaiting] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  const retryWhileBusy: RetryWhileBusy = async (work) => {
    const start = performance.now();
    try {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          const busy = error instanceof ApiError && error.code === 'SERVER_BUSY';
          const wait = busy ? busyRetryDelay(error.retryAfterSeconds, performance.now() - start, Math.random()) : null;
          if (wait === null) throw error;
          setWaiting(true);
          await new Promise((go) => setTimeout(go, wait));
          if (left.current) throw error;
        }
      }
    } finally {
      setWaiting(false);
    }
  };
  return [waiting, retryWhileBusy];
}
