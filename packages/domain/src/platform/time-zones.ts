/** Days and local times in a time zone. Zones are IANA names; moments are milliseconds since the epoch. */
import type { Site } from './product.ts';

export const vietnam = 'Asia/Ho_Chi_Minh';

/** Whether `name` is a time zone; offsets such as `+07:00` are refused, because they have no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone of a user: Vietnam's on the Vietnamese site, the user's own on the international one. */
export const timeZoneOf = (site: Site, own: string | null): string => (site === 'vn' ? vietnam : (own ?? vietnam));

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The local day and time in the zone. */
export function localTime(zone: string, at: number): { day: string; time: string } {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}:${part['second']}`,
  };
}

/** The local time in the zone, converted to milliseconds as if it were UTC. */
function shown(zone: string, at: number): number {
  const { day, time } = localTime(zone, at);
  return Date.parse(`${day}T${time}Z`) + (((at % 1000) + 1000) % 1000);
}

const dayMs = 86_400_000;

/**
 * The moment with this local day (`YYYY-MM-DD`) and time (`HH:mm`) in the zone. For a time that occurs twice, when
 * clocks are put back, the first; a time that is skipped, when they are put forward, is converted with the offset
 * before.
 */
export function momentOf(zone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  // The zone's offsets around that time: they differ only where clocks are put forward or back.
  const candidates = [wanted - dayMs, wanted + dayMs].map((at) => wanted - (shown(zone, at) - at));
  const right = candidates.filter((at) => shown(zone, at) === wanted);
  return right.length > 0 ? Math.min(...right) : Math.max(...candidates);
}

/** The day in the zone, `YYYY-MM-DD`. */
export const dayOf = (zone: string, at: number): string => localTime(zone, at).day;

/** The start of a day in the zone. */
export const startOfDay = (zone: string, day: string): number => momentOf(zone, day, '00:00');

/** The day after a number of days, which may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
