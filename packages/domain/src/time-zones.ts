/** Days and local times in a time zone. Zones are IANA names; moments are milliseconds since the epoch. */
import type { Site } from './people/names.ts';

export const vietnam = 'Asia/Ho_Chi_Minh';

/** Whether it names a zone; offsets such as `+07:00` do not, because they know nothing of summer time. */
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

/** Day and time as clocks in the zone show them. */
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

/** What clocks in the zone show, read as if it were UTC. */
function shown(zone: string, at: number): number {
  const { day, time } = localTime(zone, at);
  return Date.parse(`${day}T${time}Z`) + (((at % 1000) + 1000) % 1000);
}

const dayMs = 86_400_000;

/**
 * The moment at which clocks in the zone show this day (`YYYY-MM-DD`) and time (`HH:mm`). Of a time that comes twice, when
 * clocks are put back, the first; one that is left out, when they are put forward, counts from the hour before.
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

/** When a day begins in the zone. */
export const startOfDay = (zone: string, day: string): number => momentOf(zone, day, '00:00');

/** The day so many days later; negative for earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
