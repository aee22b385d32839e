import type { CodePurpose } from '@vumon/contract';
import { useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import type { SentCode } from '../entry/entry-store.ts';
import { secondsUntil, sentCode } from './one-time-code.ts';

export async function requestCode(username: string, purpose: CodePurpose): Promise<SentCode> {
  return sentCode(username, await api('POST /auth/sms-otp', { body: { username, purpose } }), Date.now());
}

/** Whole seconds until a moment, updated while the component is mounted. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsUntil(moment, now);
}
