/** How long a package still runs, by the server's clock. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { profileQuery, type Profile } from './session.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Plan {
  readonly expired: boolean;
  /** Whole days and the hours beside them; null = no time limit. */
  readonly daysLeft: number | null;
  readonly hoursLeft: number | null;
}

/** At least one hour is left until the very end. */
export function planAt(endDate: string | null, now: number): Plan {
  if (endDate === null) return { expired: false, daysLeft: null, hoursLeft: null };
  const left = Date.parse(endDate) - now;
  if (left <= 0) return { expired: true, daysLeft: 0, hoursLeft: 0 };
  return { expired: false, daysLeft: Math.floor(left / day), hoursLeft: Math.max(1, Math.floor((left % day) / hour)) };
}

/** Milliseconds that the server's clock is ahead of this device's. */
const clockOffsets = new WeakMap<object, number>();
function offsetOf(membership: NonNullable<Profile['membership']>): number {
  let offset = clockOffsets.get(membership);
  if (offset === undefined) clockOffsets.set(membership, (offset = Date.parse(membership.serverTime) - Date.now()));
  return offset;
}

/** The plan of the signed-in user, null without one. */
export function usePlan({ membership }: Profile): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    const read = () => setPlan(membership && planAt(membership.endDate, Date.now() + offsetOf(membership)));
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [membership]);
  return plan;
}

/** A package that ends within a day is looked at again the moment it ends; `onExpired` then leads to the packages. */
export function useExpiry({ membership }: Profile, onExpired: () => void): void {
  const queryClient = useQueryClient();
  const endDate = membership?.endDate ?? null;
  useEffect(() => {
    if (!membership || endDate === null) return;
    const left = Date.parse(endDate) - (Date.now() + offsetOf(membership));
    if (left <= 0 || left >= day) return;
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      onExpired();
    }, left);
    return () => clearTimeout(timer);
  }, [membership, endDate, queryClient, onExpired]);
}
