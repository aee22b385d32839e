/**
 * Reads days and times as people type them. What is understood is exact: a text that could mean two days, or a day that
 * does not exist, is refused with the reason and never replaced by another.
 */

/** `yearMissing`: a birthday without a year. `ambiguous`: digits that can be split in two ways. */
export type DayProblem = 'unreadable' | 'impossible' | 'ambiguous' | 'yearMissing';
export type TimeProblem = 'unreadable' | 'impossible' | 'ambiguous';

export type DayRead = { readonly day: string } | { readonly problem: DayProblem };
export type TimeRead = { readonly time: string } | { readonly problem: TimeProblem };

export interface DayReading {
  /** YYYY-MM-DD in the zone of the field. */
  readonly today: string;
  /**
   * `birthday`: lies in the past, needs a year. `near`: a missing year is the one that brings the day closest to today.
   */
  readonly sense: 'birthday' | 'near';
}

const oldestYear = 1900;
const newestYear = 2199;

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isExistingDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const two = (value: number) => String(value).padStart(2, '0');

function existing(year: number, month: number, day: number): DayRead {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return year >= oldestYear && year <= newestYear && isExistingDay(text) ? { day: text } : { problem: 'impossible' };
}

/** Lower case without diacritics and with single spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const weekday =
  /^(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu nhat|cn|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? ?(?:ngay )?/;

const named: Readonly<Record<string, number>> = {
  'hom nay': 0,
  nay: 0,
  today: 0,
  mai: 1,
  'ngay mai': 1,
  tomorrow: 1,
  'ngay kia': 2,
  'hom qua': -1,
  yesterday: -1,
};

const dayMs = 86_400_000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Null for an empty text. */
export function readDay(typed: string, { today, sense }: DayReading): DayRead | null {
  const text = plain(typed);
  if (text === '') return null;
  const ahead = sense === 'near' ? named[text] : undefined;
  if (ahead !== undefined) return { day: shifted(today, ahead) };
  const numbers = text
    .replace(weekday, '')
    .replace(/^(?:ngay|mung|mong) /, '')
    .replace(/ ?(?:thang|thg\.?) ?/, '/')
    .replace(/ ?(?:nam|,) ?/, '/');
  if (/^\d+$/.test(numbers)) return ofDigits(numbers, { today, sense });
  const parts = /^(\d{1,4}) ?[/.\- ] ?(\d{1,2})(?: ?[/.\- ] ?(\d{1,4}))?$/.exec(numbers);
  if (!parts) return { problem: 'unreadable' };
  const [, first, second, third] = parts as unknown as [string, string, string, string | undefined];
  if (first.length === 4)
    return third !== undefined && third.length <= 2
      ? existing(Number(first), Number(second), Number(third))
      : { problem: 'unreadable' };
  if (first.length > 2) return { problem: 'unreadable' };
  return ofParts(Number(first), Number(second), third, { today, sense });
}

/** Digits without separators: ngày, tháng, năm with two digits each, the year with two or four; or the year first. */
function ofDigits(digits: string, reading: DayReading): DayRead {
  const at = (from: number, to?: number) => Number(digits.slice(from, to));
  switch (digits.length) {
    case 8: {
      const found = existing(at(4), at(2, 4), at(0, 2));
      return 'day' in found ? found : existing(at(0, 4), at(4, 6), at(6));
    }
    case 7: {
      // The zero of the day or of the month is missing.
      const found = [existing(at(3), at(1, 3), at(0, 1)), existing(at(3), at(2, 3), at(0, 2))].filter(
        (one) => 'day' in one,
      );
      return found.length === 1 ? found[0]! : { problem: found.length === 0 ? 'impossible' : 'ambiguous' };
    }
    case 6:
      return ofParts(at(0, 2), at(2, 4), digits.slice(4), reading);
    case 4:
      return ofParts(at(0, 2), at(2), undefined, reading);
    default:
      return { problem: 'unreadable' };
  }
}

function ofParts(day: number, month: number, year: string | undefined, { today, sense }: DayReading): DayRead {
  const thisYear = Number(today.slice(0, 4));
  if (year === undefined) {
    if (sense === 'birthday') return { problem: 'yearMissing' };
    const away = (one: string) => Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`));
    const days = [thisYear, thisYear + 1, thisYear - 1].flatMap((one) => {
      const found = existing(one, month, day);
      return 'day' in found ? [found.day] : [];
    });
    const nearest = [...days].sort((one, other) => away(one) - away(other))[0];
    return nearest === undefined ? { problem: 'impossible' } : { day: nearest };
  }
  if (year.length === 4) return existing(Number(year), month, day);
  if (year.length !== 2) return { problem: 'unreadable' };
  const recent = Math.floor(thisYear / 100) * 100 + Number(year);
  const found = existing(recent, month, day);
  // A birthday is not in the future; another day is at most twenty years ahead.
  const tooLate = sense === 'birthday' ? 'day' in found && found.day >= today : recent > thisYear + 20;
  return tooLate ? existing(recent - 100, month, day) : found;
}

const half = /^(?:sang|trua|chieu|toi|dem|am|pm|a\.m\.|p\.m\.)$/;

/** The hour of the day; null where the word contradicts the hour. */
function hourOf(hour: number, word: string): number | null | 'ambiguous' {
  const twelve = hour >= 1 && hour <= 12;
  switch (word) {
    case '':
      return hour;
    case 'sang':
      return hour < 12 ? hour : null;
    case 'am':
    case 'a.m.':
      return twelve ? hour % 12 : null;
    case 'pm':
    case 'p.m.':
      return twelve ? (hour % 12) + 12 : null;
    case 'trua':
      return hour === 1 ? 13 : hour >= 10 && hour <= 13 ? hour : null;
    case 'chieu':
      return hour >= 1 && hour <= 6 ? hour + 12 : hour >= 12 && hour <= 18 ? hour : null;
    case 'toi':
      return hour >= 6 && hour <= 11 ? hour + 12 : hour >= 18 ? hour : null;
    default:
      // "12 giờ đêm" is the beginning or the end of a day.
      if (hour === 12) return 'ambiguous';
      return hour >= 9 && hour <= 11 ? hour + 12 : hour >= 21 || hour <= 4 ? hour : null;
  }
}

/** `HH:mm`. Null for an empty text. */
export function readTime(typed: string): TimeRead | null {
  const text = plain(typed).replace(/^luc /, '');
  if (text === '') return null;
  const words = text.split(' ');
  const last = words.at(-1)!;
  const joined = /^(.*\d)(am|pm)$/.exec(text);
  const [clock, word] = joined
    ? [joined[1]!, joined[2]!]
    : words.length > 1 && half.test(last)
      ? [words.slice(0, -1).join(' '), last]
      : [text, ''];
  const read = clockOf(clock);
  if (read === null) return { problem: 'unreadable' };
  const hour = hourOf(read.hour, word);
  if (hour === 'ambiguous') return { problem: 'ambiguous' };
  if (hour === null || hour > 23 || read.minute > 59) return { problem: 'impossible' };
  return { time: `${two(hour)}:${two(read.minute)}` };
}

function clockOf(text: string): { hour: number; minute: number } | null {
  const digits = /^(\d{1,2}?)(\d{2})?$/.exec(text);
  if (digits) return { hour: Number(digits[1]), minute: Number(digits[2] ?? 0) };
  const split = /^(\d{1,2}) ?(?:gio|[:.hg]) ?(?:(\d{1,2}) ?(?:phut|ph|p|')?|(ruoi))?$/.exec(text);
  if (split) {
    const [, hour, minute, thirty] = split;
    // One digit behind a colon is still being typed: 7:3 is not 7:03.
    if (minute?.length === 1 && !/gio|h|g/.test(text)) return null;
    return { hour: Number(hour), minute: thirty ? 30 : Number(minute ?? 0) };
  }
  const rest = /^(\d{1,2}) ruoi$/.exec(text);
  if (rest) return { hour: Number(rest[1]), minute: 30 };
  const to = /^(\d{1,2}) ?(?:gio|h|g) ?kem (\d{1,2})(?: ?phut| ?p)?$/.exec(text);
  if (to && Number(to[1]) > 0 && Number(to[2]) > 0 && Number(to[2]) < 60)
    return { hour: Number(to[1]) - 1, minute: 60 - Number(to[2]) };
  const seconds = /^(\d{1,2}):(\d{2}):00$/.exec(text);
  return seconds ? { hour: Number(seconds[1]), minute: Number(seconds[2]) } : null;
}
