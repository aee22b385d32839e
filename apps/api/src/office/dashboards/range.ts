/** The range of days that figures are requested for, and the period before it. */
import { addDays, addMonths, AppError, dayInVietnam, midnightInVietnam } from '@vumon/domain';

const usualDays = 30;
const mostDays = 366;

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const moments = ({ from, to }: Days): { from: Date; before: Date } => ({
  from: new Date(midnightInVietnam(from)),
  before: new Date(midnightInVietnam(addDays(to, 1))),
});

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Errors: BODY_INVALID for a range that ends before it begins or is longer than a year. */
export function rangeOf({ from, to }: Asked, now: number): Days {
  const last = to ?? dayInVietnam(now);
  const first = from ?? addDays(last, 1 - usualDays);
  const invalid = (path: string) => new AppError('BODY_INVALID', { fields: [{ path, code: 'invalid' }] });
  if (first > last) throw invalid('to');
  if (daysBetween(first, last) > mostDays) throw invalid('from');
  return { from: first, to: last };
}

/** As many days before the range. */
export function daysBefore({ from, to }: Days): Days {
  const count = daysBetween(from, to) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The same day some months earlier; the last day if that month is shorter. */
const monthsEarlier = (day: string, months: number): string =>
  dayInVietnam(addMonths(new Date(midnightInVietnam(day)), -months).getTime());

const endOfMonth = (day: string): string =>
  addDays(dayInVietnam(addMonths(new Date(midnightInVietnam(`${day.slice(0, 7)}-01`)), 1).getTime()), -1);

/** The months that a range touches, each cut to the range. */
export function monthsOf({ from, to }: Days): Days[] {
  const months: Days[] = [];
  for (let first = from; first <= to; first = addDays(endOfMonth(first), 1)) {
    const last = endOfMonth(first);
    months.push({ from: first, to: last < to ? last : to });
  }
  return months;
}

/**
 * The months before the range, as many as it touches, with the same first and last day. A range that ends with its
 * month is compared with whole months.
 */
export function monthsBefore(range: Days): Days {
  const count = monthOf(range.to) - monthOf(range.from) + 1;
  const last = monthsEarlier(range.to, count);
  return {
    from: monthsEarlier(range.from, count),
    to: range.to === endOfMonth(range.to) ? endOfMonth(last) : last,
  };
}

export const everyDay = ({ from, to }: Days): Days[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    return { from: day, to: day };
  });
