import { useEffect, useState } from 'react';

/**
 * The current time by the server's clock, updated every `everyMs`. `serverTime` was received when the device's clock
 * showed `readAt`.
 */
export function useServerNow(serverTime: string | undefined, readAt: number, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return serverTime ? Math.max(now, readAt) + (Date.parse(serverTime) - readAt) : now;
}
