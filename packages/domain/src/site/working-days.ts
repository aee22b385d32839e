/** Working days in Vietnam: Monday to Friday without public holidays (Labour Code 2019, article 112). Days are `YYYY-MM-DD`. */
import { addDays } from '../platform/time-zones.ts';

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => weekday(day) % 6 === 0;

// ---- the lunar calendar of Vietnam, by the position of moon and sun (Meeus, Astronomical Algorithms, low precision)

const unixEpoch = 2440587.5;
/** Julian day of the midnight, in Vietnam's time, with which the day begins that holds the moment. */
const dayNumberOf = (julian: number): number => Math.floor(julian + 0.5 + 7 / 24);
const dayOfNumber = (number: number): string =>
  new Date(Math.round((number - 0.5 - unixEpoch) * 86_400_000)).toISOString().slice(0, 10);
const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);

/** The Julian moment of the new moon `k` after the first one of 1900. */
function newMoon(k: number): number {
  const t = k / 1236.85;
  const mean =
    2415020.75933 +
    29.53058868 * k +
    0.0001178 * t ** 2 -
    0.000000155 * t ** 3 +
    0.00033 * sin(166.56 + 132.87 * t - 0.009173 * t ** 2);
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t ** 2 - 0.00000347 * t ** 3;
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t ** 2 + 0.00001236 * t ** 3;
  const node = 21.2964 + 390.67050646 * k - 0.0016528 * t ** 2 - 0.00000239 * t ** 3;
  const correction =
    (0.1734 - 0.000393 * t) * sin(sun) +
    0.0021 * sin(2 * sun) -
    0.4068 * sin(moon) +
    0.0161 * sin(2 * moon) -
    0.0004 * sin(3 * moon) +
    0.0104 * sin(2 * node) -
    0.0051 * sin(sun + moon) -
    0.0074 * sin(sun - moon) +
    0.0004 * sin(2 * node + sun) -
    0.0004 * sin(2 * node - sun) -
    0.0006 * sin(2 * node + moon) +
    0.001 * sin(2 * node - moon) +
    0.0005 * sin(2 * moon + sun);
  // How much the Earth's rotation is behind, in days.
  return mean + correction - (-0.000278 + 0.000265 * t + 0.000262 * t ** 2);
}

/** The sign of the zodiac, 0 to 11 from the spring equinox, in which the sun stands when a day begins. */
function sunSign(number: number): number {
  const t = (number - 2451545.5 - 7 / 24) / 36525;
  const anomaly = 357.5291 + 35999.0503 * t - 0.0001559 * t ** 2;
  const longitude =
    280.46645 +
    36000.76983 * t +
    0.0003032 * t ** 2 +
    (1.9146 - 0.004817 * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.00029 * sin(3 * anomaly);
  return Math.floor((((longitude % 360) + 360) % 360) / 30);
}

const moonBefore = (number: number): number => Math.floor((number - 2415021) / 29.530588853);

/** Index of the new moon that begins the eleventh lunar month, which holds the winter solstice of the year. */
function eleventhMonth(year: number): number {
  const lastDay = dayNumberOf(Date.UTC(year, 11, 31) / 86_400_000 + unixEpoch);
  const k = moonBefore(lastDay);
  return sunSign(dayNumberOf(newMoon(k))) >= 9 ? k - 1 : k;
}

/** Whether the month that begins with new moon `k` has no change of sign: then it is a leap month. */
const isLeap = (k: number): boolean => sunSign(dayNumberOf(newMoon(k))) === sunSign(dayNumberOf(newMoon(k + 1)));

/** The first day of each of the first three lunar months of a year. */
function firstMonths(year: number): readonly string[] {
  const eleventh = eleventhMonth(year - 1);
  const withLeap = eleventhMonth(year) - eleventh > 12;
  const starts: string[] = [];
  let leapLeft = withLeap;
  for (let k = eleventh + 1; starts.length < 4; k += 1) {
    if (leapLeft && isLeap(k)) leapLeft = false;
    else starts.push(dayOfNumber(dayNumberOf(newMoon(k))));
  }
  // The first of them is the twelfth month of the lunar year before.
  return starts.slice(1);
}

/** The first day of the lunar new year. */
export const tetOf = (year: number): string => firstMonths(year)[0]!;

/** National Day is two days: the second is the one beside it that makes the longer rest. */
const besideNationalDay = (year: number): string =>
  [0, 1, 4].includes(weekday(`${year}-09-02`)) ? `${year}-09-03` : `${year}-09-01`;

function holidaysOf(year: number): ReadonlySet<string> {
  const [tet, , third] = firstMonths(year) as [string, string, string];
  const days = [
    `${year}-01-01`,
    ...[-1, 0, 1, 2, 3].map((days) => addDays(tet, days)),
    // The Hùng kings: the tenth day of the third lunar month.
    addDays(third, 9),
    `${year}-04-30`,
    `${year}-05-01`,
    `${year}-09-02`,
    besideNationalDay(year),
  ].toSorted();
  const free = new Set(days);
  // A holiday on a weekend is made up for on the next working day.
  for (const day of days) {
    if (!isWeekend(day)) continue;
    let next = addDays(day, 1);
    while (isWeekend(next) || free.has(next)) next = addDays(next, 1);
    free.add(next);
  }
  return free;
}

const known = new Map<number, ReadonlySet<string>>();

function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = known.get(year);
  if (!days) known.set(year, (days = holidaysOf(year)));
  return days.has(day);
}

export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isHoliday(day);

/** The day that is so many working days after `day`, which itself is not counted. */
export function workingDaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** How many working days lie after `from`, up to `to` included; 0 when `to` is not later. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) if (isWorkingDay(at)) count += 1;
  return count;
}
