/** Languages, messages from catalogs, and the formats of numbers and dates. */
import type { Locale } from './words.ts';
import { formatNumber } from './numbers.ts';

export { createI18n, type I18n, type LoadCatalog } from './i18n.ts';
export { formatNumber } from './numbers.ts';
export { createTranslator } from './translator.ts';
export {
  defaultLocale,
  locales,
  type Catalog,
  type FindMessage,
  type Locale,
  type MessageKey,
  type Namespace,
  type Translate,
} from './words.ts';

/** A mark or points in hundredths: 825 → "8,25" or "8.25"; 800 → "8". */
export const formatMark = (hundredths: number, locale: Locale): string => formatNumber(hundredths / 100, locale);

/** `99.000 ₫` in Vietnamese, `99,000 ₫` in English; the sign stays on the line of its number. */
export const formatMoney = (dong: number, locale: Locale): string => `${formatNumber(dong, locale, 0)}\u{a0}₫`;

const defaultZone = 'Asia/Ho_Chi_Minh';
let pageZone = defaultZone;

/** The time zone in which this page shows times: that of the signed-in user. A server passes the zone at each call. */
export const setPageZone = (zone: string): void => void (pageZone = zone);
export const getPageZone = (): string => pageZone;

const formats = new Map<string, Intl.DateTimeFormat>();

function parts(at: number | string | Date, zone: string): Record<string, string> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(new Date(at)).map((part) => [part.type, part.value]));
}

/** DD/MM/YYYY; a plain YYYY-MM-DD is not shifted by a time zone. */
export function formatDay(at: number | string | Date, zone = pageZone): string {
  if (typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)) return at.split('-').reverse().join('/');
  const { day, month, year } = parts(at, zone);
  return `${day}/${month}/${year}`;
}

/** HH:mm */
export function formatTime(at: number | string | Date, zone = pageZone): string {
  const { hour, minute } = parts(at, zone);
  return `${hour}:${minute}`;
}

/** The last day of a period until this moment, which is the day before if it ends at midnight. */
export const formatLastDay = (end: string, zone = pageZone): string => formatDay(Date.parse(end) - 1, zone);

/** DD/MM/YYYY HH:mm */
export const formatDayTime = (at: number | string | Date, zone = pageZone): string =>
  `${formatDay(at, zone)} ${formatTime(at, zone)}`;

/** The end of a span beside its start: the time alone when both are on one day. */
export const formatEnd = (start: number | string | Date, end: number | string | Date, zone = pageZone): string =>
  formatDay(start, zone) === formatDay(end, zone) ? formatTime(end, zone) : formatDayTime(end, zone);

/** 2026 → "2026–2027" */
export const formatSchoolYear = (firstYear: number): string => `${firstYear}–${firstYear + 1}`;
