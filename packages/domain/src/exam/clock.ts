/** The exam clock: pure rules about time, all in milliseconds since the epoch. */

/** An answer received up to this long after the deadline still counts. */
export const graceMs = 15_000;

export interface Window {
  readonly startsAt: number;
  readonly endsAt: number;
}

export type TimeStatus = 'UPCOMING' | 'ONGOING' | 'ENDED';

export function timeStatus(window: Window, now: number): TimeStatus {
  if (now < window.startsAt) return 'UPCOMING';
  return now < window.endsAt ? 'ONGOING' : 'ENDED';
}

/** min(start + duration, end of the window) + extension. */
export function deadlineOf(startedAt: number, durationMs: number, windowEndsAt: number, extensionMs: number): number {
  return Math.min(startedAt + durationMs, windowEndsAt) + extensionMs;
}

/** Whether the attempt may be finalised by the clock alone. */
export const isOver = (deadline: number, now: number): boolean => now > deadline + graceMs;

/** How long after the end a recording that was started in time may arrive; later ones are stored and marked as late. */
export const recordingGraceMs = 5 * 60_000;
/** How long after the end a recording may still be uploaded; later uploads are refused. */
export const recordingUploadMs = 24 * 3_600_000;

/** Vietnam's offset from UTC; there is no daylight saving time. */
const zoneMs = 7 * 3_600_000;

/** The day in Vietnam, `YYYY-MM-DD`. */
export const dayInVietnam = (now: number): string => new Date(now + zoneMs).toISOString().slice(0, 10);
/** The first day of the month in Vietnam. */
export const monthInVietnam = (now: number): string => `${dayInVietnam(now).slice(0, 7)}-01`;
/** The start of a day in Vietnam, in milliseconds. */
export const midnightInVietnam = (day: string): number => Date.parse(`${day}T00:00:00Z`) - zoneMs;

/** The same day and time in Vietnam after a number of months; the last day if that month is shorter. */
export function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + zoneMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - zoneMs);
}
