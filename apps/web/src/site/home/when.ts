/** Dates in words, such as “tomorrow”, in the page's time zone. */
import { formatDay, formatTime, type Translate } from '@vumon/i18n';

type Instant = number | string;
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const dayMs = 86_400_000;

/** Days since the epoch of the date in the page's zone. */
export function dayNumber(at: Instant): number {
  const [day, month, year] = formatDay(at).split('/').map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** 0 = Monday … 6 = Sunday. Day 0 of the epoch was a Thursday. */
export const weekdayOf = (at: Instant): Weekday => ((dayNumber(at) + 3) % 7) as Weekday;

/** "Thứ Bảy, 21/11/2026" */
export const longDay = (at: Instant, t: Translate<'home'>): string =>
  t('days.long', { weekday: t(`weekdays.${weekdayOf(at)}`), day: formatDay(at) });

/** "22:00 hôm nay", "22:00 ngày mai", "22:00 thứ Ba" within a week, else "22:00 24/11". */
export function soon(at: Instant, now: Instant, t: Translate<'home'>): string {
  const time = formatTime(at);
  const ahead = dayNumber(at) - dayNumber(now);
  if (ahead === 0) return t('days.today', { time });
  if (ahead === 1) return t('days.tomorrow', { time });
  if (ahead > 1 && ahead < 7) return t('days.weekday', { time, weekday: t(`weekdaysInside.${weekdayOf(at)}`) });
  return t('days.date', { time, day: formatDay(at).slice(0, 5) });
}
