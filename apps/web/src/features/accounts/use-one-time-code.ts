import type { CodePurpose } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { useErrorMessage } from '../../app/form-errors.ts';
import type { SentCode } from './entry-store.ts';
import { secondsUntil, sentCode, waitOf } from './one-time-code.ts';

export async function requestCode(username: string, purpose: CodePurpose): Promise<SentCode> {
  return sentCode(username, await api('POST /auth/sms-otp', { body: { username, purpose } }), Date.now());
}

/** Whole seconds until a moment, counted down while one looks. */
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

/** The words of a failure, with how long to wait where the server says so. */
export function useErrorWithWait(): (error: unknown) => string {
  const { t } = useTranslation('accounts');
  const say = useErrorMessage();
  return (error) => {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) return say(error);
    const { unit, count } = waitOf(seconds);
    return `${say(error)} ${t(`code.tryIn.${unit}`, { count })}`;
  };
}
