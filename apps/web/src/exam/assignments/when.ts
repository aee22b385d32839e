/** Times as people write them: "22:00 hôm nay", "07:30 Thứ Ba". Days are those of the page's zone. */
import { dayOf, isExistingDay, localTime, momentOf, readTime } from '@vumon/domain';
import { formatDay, formatTime, getPageZone } from '@vumon/i18n';

const dayMs = 86_400_000;

export const dayNumber = (at: number): number => Date.parse(dayOf(getPageZone(), at)) / dayMs;

export type DayName =
  | { key: 'today' | 'tomorrow' | 'yesterday' }
  | { key: 'weekday'; weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 }
  | { key: 'date'; date: string };

/**
 * How a day is named: today, yesterday, tomorrow, a weekday (0 is Sunday) within the coming week; else the date, with its
 * year unless it is the current one.
 */
export function dayName(at: number, now: number): DayName {
  const ahead = dayNumber(at) - dayNumber(now);
  if (ahead === 0) return { key: 'today' };
  if (ahead === 1) return { key: 'tomorrow' };
  if (ahead === -1) return { key: 'yesterday' };
  if (ahead > 1 && ahead < 7) return { key: 'weekday', weekday: ((dayNumber(at) + 4) % 7) as 0 };
  const date = formatDay(at);
  return { key: 'date', date: date.slice(6) === formatDay(now).slice(6) ? date.slice(0, 5) : date };
}

/** "21/11, 07:30 – 08:15", or with both days when they differ. */
export function windowText(startsAt: string, endsAt: string): string {
  const [from, to] = [formatDay(startsAt).slice(0, 5), formatDay(endsAt).slice(0, 5)];
  return from === to
    ? `${from}, ${formatTime(startsAt)} – ${formatTime(endsAt)}`
    : `${formatTime(startsAt)} ${from} – ${formatTime(endsAt)} ${to}`;
}

/** "18:24", or "1:05:00" from an hour on; never below zero. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = two(Math.floor(seconds / 60) % 60);
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${minutes}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** Whole minutes since then, at least one. */
export const minutesSince = (at: string, now: number): number =>
  Math.max(1, Math.floor((now - Date.parse(at)) / 60_000));

/** A day and a time as their fields give them, in the page's zone, as a moment; null when one of them is not readable. */
export function instantOf(day: string | null, time: string): number | null {
  const clock = readTime(time);
  if (day === null || !isExistingDay(day) || clock === null || !('time' in clock)) return null;
  const at = momentOf(getPageZone(), day, clock.time);
  return Number.isNaN(at) ? null : at;
}

/** YYYY-MM-DD and HH:mm in the page's zone. */
export function partsOf(at: number): { day: string; time: string } {
  const { day, time } = localTime(getPageZone(), at);
  return { day, time: time.slice(0, 5) };
}
