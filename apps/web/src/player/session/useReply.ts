import { useCallback, useEffect, useState } from 'react';

export interface Awaited<Value> {
  data: Value | undefined;
  error: unknown;
  waiting: boolean;
  again(): void;
}

/** Loads once, and again on `again()`. The last data stays until the new reply arrives. `load` must be stable. */
export function useReply<Value>(load: () => Promise<Value>): Awaited<Value> {
  const [asked, setAsked] = useState(0);
  const [reply, setReply] = useState<{ asked: number; data: Value | undefined; error: unknown }>({
    asked: -1,
    data: undefined,
    error: undefined,
  });
  useEffect(() => {
    let current = true;
    load().then(
      (data) => current && setReply({ asked, data, error: undefined }),
      (error: unknown) => current && setReply((before) => ({ asked, data: before.data, error })),
    );
    return () => {
      current = false;
    };
  }, [load, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { data: reply.data, error: reply.error, waiting: reply.asked !== asked, again };
}
