/** A whole school comes at once: a busy server is asked again, in turn, until the page is left. */
import { ApiError } from '@vumon/contract/client';
import { nextTurnIn } from '@vumon/domain';
import { useEffect, useRef, useState } from 'react';

type InLine = <T>(work: () => Promise<T>) => Promise<T>;

/** Whether one waits at the moment, and what does work that may have to wait. */
export function useWaitingLine(): readonly [waiting: boolean, inLine: InLine] {
  const [waiting, setWaiting] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  const inLine: InLine = async (work) => {
    const start = performance.now();
    try {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          const busy = error instanceof ApiError && error.code === 'SERVER_BUSY';
          const wait = busy ? nextTurnIn(error.retryAfterSeconds, performance.now() - start, Math.random()) : null;
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
  return [waiting, inLine];
}
