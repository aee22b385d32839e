/** The days of a week in the page's zone, and where each test stands in it. */
import type { CalendarTest } from '@vumon/contract';
import { addDays, dayOf, localTime, momentOf, startOfDay } from '@vumon/domain';

export type Part = 'morning' | 'afternoon' | 'evening';
export const parts: readonly Part[] = ['morning', 'afternoon', 'evening'];

/** The Monday of the week that holds the day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export const daysOf = (monday: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(monday, at));

/** The week as moments: to the start of the Monday after it. */
export const spanOf = (zone: string, monday: string): { from: string; to: string } => ({
  from: new Date(startOfDay(zone, monday)).toISOString(),
  to: new Date(startOfDay(zone, addDays(monday, 7))).toISOString(),
});

/** A test that begins and ends on one day stands in a cell of it, others in the row of several days. */
export interface Placed {
  readonly test: CalendarTest;
  /** Days of the week that it covers, 0 to 6. */
  readonly first: number;
  readonly last: number;
  readonly long: boolean;
  readonly part: Part;
}

export function place(test: CalendarTest, zone: string, monday: string): Placed | null {
  const index = (day: string) => Math.round((Date.parse(day) - Date.parse(monday)) / 86_400_000);
  const [start, end] = [localTime(zone, Date.parse(test.startsAt)), Date.parse(test.endsAt)];
  const [first, last] = [index(start.day), index(dayOf(zone, end - 1))];
  if (last < 0 || first > 6) return null;
  const hour = Number(start.time.slice(0, 2));
  return {
    test,
    first: Math.max(0, first),
    last: Math.min(6, last),
    long: first !== last,
    part: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
  };
}

const hours: Readonly<Record<Part, { readonly first: string; readonly end: number }>> = {
  morning: { first: '07:00', end: 12 },
  afternoon: { first: '13:00', end: 18 },
  evening: { first: '18:00', end: 24 },
};

/**
 * When a test that is assigned in this cell begins: with the lessons of that part of the day, or now while it is running;
 * null once it is over.
 */
export function slotStart(zone: string, day: string, part: Part, now: number): number | null {
  const { first, end } = hours[part];
  const start = momentOf(zone, day, first);
  if (start > now) return start;
  const over = end === 24 ? startOfDay(zone, addDays(day, 1)) : momentOf(zone, day, `${end}:00`);
  return now < over ? now : null;
}
