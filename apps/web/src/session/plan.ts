/** The remaining time of a user's package, by the server's clock. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile } from './profile.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Plan {
  readonly expired: boolean;
  /** Whole days and the remaining hours; null = no time limit. */
  readonly daysLeft: number | null;
  readonly hoursLeft: number | null;
}

/** Rounded up to one hour, so that a package that still runs never shows zero. */
export function planAt(endDate: string | null, now: number): Plan {
  if (endDate === null) return { expired: false, daysLeft: null, hoursLeft: null };
  const left = Date.parse(endDate) - now;
  if (left <= 0) return { expired: true, daysLeft: 0, hoursLeft: 0 };
  return { expired: false, daysLeft: Math.floor(left / day), hoursLeft: Math.max(1, Math.floor((left % day) / hour)) };
}

/** Where the holder of an ended package goes on. The trial cannot be renewed, so it leads to the choice of a package. */
export function goOn(membership: { readonly code: string } | null): {
  renews: boolean;
  href: '/payment' | '/payment?type=upgrade';
} {
  const renews = membership?.code !== 'TRIAL';
  return { renews, href: renews ? '/payment' : '/payment?type=upgrade' };
}

/** Milliseconds that the server's clock is ahead of this device's. */
const clockOffsets = new WeakMap<object, number>();
function offsetOf(membership: NonNullable<Profile['membership']>): number {
  let offset = clockOffsets.get(membership);
  if (offset === undefined) clockOffsets.set(membership, (offset = Date.parse(membership.serverTime) - Date.now()));
  return offset;
}

/** The server's time according to the profile's reply, because this device's clock may be wrong by days. */
export const serverNow = (profile: Profile | null): number =>
  Date.now() + (profile?.membership ? offsetOf(profile.membership) : 0);

const planOf = (membership: Profile['membership']): Plan | null =>
  membership && planAt(membership.endDate, Date.now() + offsetOf(membership));

/** The plan of the signed-in user; null if there is none. */
export function usePlan({ membership }: Profile): Plan | null {
  const [plan, setPlan] = useState(() => planOf(membership));
  useEffect(() => {
    const read = () => setPlan(planOf(membership));
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [membership]);
  return plan;
}

/** Milliseconds until the package must be fetched again; null if it does not end within a day. */
export function untilExpiry(membership: Profile['membership'], now: number): number | null {
  if (!membership || membership.endDate === null || membership.isExpired) return null;
  const left = Date.parse(membership.endDate) - now;
  // At least a second: if this clock is ahead of the server's, checking at once would repeat without a pause.
  return left >= day ? null : Math.max(1_000, left + 50);
}

/** Longer waits are split, because a timer fires late after the device has slept. */
const lookAgainMs = 30_000;

/**
 * Fetches a package that ends within a day again when it ends, and calls `onExpired` if it ended while the page was
 * open. The server decides whether it has ended, because this device's clock may be wrong or may be changed, and a
 * laptop may have slept.
 */
export function useExpiry(
  membership: Profile['membership'] | undefined,
  refresh: () => Promise<unknown>,
  onExpired: () => void,
): void {
  const ask = useEffectEvent(refresh);
  const tell = useEffectEvent(onExpired);
  useEffect(() => {
    if (!membership) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    // After a failed request, wait before the next one.
    const later = () => {
      if (!stopped) timer = setTimeout(look, lookAgainMs);
    };
    const look = () => {
      clearTimeout(timer);
      const left = untilExpiry(membership, Date.now() + offsetOf(membership));
      if (left === null || stopped) return;
      timer = left > lookAgainMs ? setTimeout(look, lookAgainMs) : setTimeout(() => void ask().then(look, later), left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [membership]);

  const ran = useRef(false);
  useEffect(() => {
    if (!membership) return;
    if (membership.isExpired && ran.current) tell();
    ran.current = !membership.isExpired;
  }, [membership]);
}
