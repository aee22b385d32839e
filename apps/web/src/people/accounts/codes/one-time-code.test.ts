import { ApiError } from '@vumon/contract/client';
import { describe, expect, it } from 'vitest';
import { clockOf, codeSentBefore, secondsUntil, sentCode, waitOf } from './one-time-code.ts';

const now = Date.UTC(2026, 10, 22, 7);
const at = (ms: number) => new Date(now + ms).toISOString();

describe('a code that was sent', () => {
  it.each([0, -3_600_000, 7 * 86_400_000])('has a correct countdown on a device whose clock is %d ms off', (off) => {
    const device = now - off;
    const sent = sentCode(
      'an@example.com',
      { serverTime: at(0), resendAt: at(60_000), expiresAt: at(300_000) },
      device,
    );
    expect([secondsUntil(sent.resendAt, device), secondsUntil(sent.expiresAt, device)]).toEqual([60, 300]);
  });

  it('is recognized from the refusal to send another one', () => {
    const sent = codeSentBefore('an@example.com', new ApiError(429, { code: 'OTP_CANNOT_RESEND' }, 38), now);
    expect([secondsUntil(sent!.resendAt, now), secondsUntil(sent!.expiresAt, now)]).toEqual([38, 278]);
    expect(codeSentBefore('an@example.com', new ApiError(429, { code: 'TOO_MANY_REQUESTS' }, 38), now)).toBeNull();
    expect(codeSentBefore('an@example.com', new Error('no'), now)).toBeNull();
  });

  it('has no time left once it has expired', () => expect(secondsUntil(now - 1, now)).toBe(0));
});

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [60, '01:00'],
  [272, '04:32'],
  [300, '05:00'],
])('%d s is displayed as %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));

it.each([
  [1, 'seconds', 1],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [3600, 'minutes', 60],
  [7199, 'minutes', 120],
  [7200, 'hours', 2],
  [86_400, 'hours', 24],
] as const)('%d s are waited as %s', (seconds, unit, count) => expect(waitOf(seconds)).toEqual({ unit, count }));
