/** When a one-time code expires and when another can be sent, by this device's clock. */
import { ApiError, type Reply } from '@vumon/contract/client';
import type { SentCode } from '../entry/entry-store.ts';

type Sent = Pick<Reply<'POST /auth/sms-otp'>, 'expiresAt' | 'resendAt' | 'serverTime'>;

const minute = 60_000;
const resendMs = minute;
const validMs = 5 * minute;

/** Converts the server's times to this device's clock, which may be wrong. */
export function sentCode(username: string, { expiresAt, resendAt, serverTime }: Sent, now: number): SentCode {
  const ahead = Date.parse(serverTime) - now;
  return { username, expiresAt: Date.parse(expiresAt) - ahead, resendAt: Date.parse(resendAt) - ahead };
}

/** The earlier code because of which no other was sent; null for any other error. */
export function codeSentBefore(username: string, error: unknown, now: number): SentCode | null {
  if (!(error instanceof ApiError) || error.code !== 'OTP_CANNOT_RESEND') return null;
  const resendAt = now + (error.retryAfterSeconds ?? 60) * 1000;
  return { username, resendAt, expiresAt: resendAt - resendMs + validMs };
}

export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** 272 → "04:32" */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A waiting time in seconds, minutes or hours, depending on its length. */
export function waitOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 120) return { unit: 'seconds', count: seconds };
  if (seconds < 7200) return { unit: 'minutes', count: Math.ceil(seconds / 60) };
  return { unit: 'hours', count: Math.ceil(seconds / 3600) };
}
