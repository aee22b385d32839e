import { useCallback, useEffect, useRef, useState } from 'react';
import { retryIn } from './persist.ts';

export interface Awaited<Value> {
  data: Value | undefined;
  error: unknown;
  waiting: boolean;
  again(): void;
}

/**
 * Loads once, again on `again()`, and while the server cannot be reached. The last data stays until the new reply
 * arrives. `load` must be stable.
 */
export function useReply<Value>(load: () => Promise<Value>): Awaited<Value> {
  const [asked, setAsked] = useState(0);
  const failures = useRef(0);
  const [reply, setReply] = useState<{ asked: number; data: Value | undefined; error: unknown }>({
    asked: -1,
    data: undefined,
    error: undefined,
  });
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (data) => {
        failures.current = 0;
        if (current) setReply({ asked, data, error: undefined });
      },
      (error: unknown) => {
        if (!current) return;
        setReply((before) => ({ asked, data: before.data, error }));
        const delay = retryIn(error, (failures.current += 1));
        if (delay !== null) timer = setTimeout(() => setAsked(asked + 1), delay);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { data: reply.data, error: reply.error, waiting: reply.asked !== asked, again };
}
