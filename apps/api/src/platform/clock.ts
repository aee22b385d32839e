/** Lengths of time, the format of times in replies, and days as moments. */
import { addDays, startOfDay } from '@vumon/domain';

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** ISO 8601 in UTC, as replies carry a moment. */
export const iso = (at: Date | number): string => new Date(at).toISOString();
export const isoOrNull = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Days of a filter, both included, as moments: from `from`, and before `before`. */
export const dayRange = (
  zone: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { from: Date | null; before: Date | null } => ({
  from: from === undefined ? null : new Date(startOfDay(zone, from)),
  before: to === undefined ? null : new Date(startOfDay(zone, addDays(to, 1))),
});

/** The same day some months earlier, in UTC. Precise enough for retention periods. */
export function monthsBefore(now: number, months: number): Date {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  at.setUTCDate(Math.min(day, new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()));
  return at;
}
