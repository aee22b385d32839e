import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isTimeZone, localTime, momentOf, startOfDay, timeZoneOf, vietnam } from './time-zones.ts';

const newYork = 'America/New_York';
const auckland = 'Pacific/Auckland';
const iso = (at: number) => new Date(at).toISOString();

it.each([
  // Vietnam has one offset all year.
  [vietnam, '2026-11-21', '10:00', '2026-11-21T03:00:00.000Z'],
  // New York puts its clocks forward on 8 March 2026 and back on 1 November.
  [newYork, '2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
  [newYork, '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  [newYork, '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  [newYork, '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  [newYork, '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  [newYork, '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  // Auckland is ahead of Vietnam; clocks go back on 5 April 2026 and forward on 27 September.
  [auckland, '2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
  [auckland, '2026-04-05', '03:00', '2026-04-04T15:00:00.000Z'],
  [auckland, '2026-09-27', '02:30', '2026-09-26T14:30:00.000Z'],
  [auckland, '2026-09-27', '03:00', '2026-09-26T14:00:00.000Z'],
  [auckland, '2026-12-31', '23:59', '2026-12-31T10:59:00.000Z'],
])('in %s %s %s is %s', (zone, day, time, moment) => {
  expect(iso(momentOf(zone, day, time))).toBe(moment);
});

describe('days', () => {
  it('begin and end in the time zone, also those of 23 and 25 hours', () => {
    const hours = (zone: string, day: string) =>
      (startOfDay(zone, addDays(day, 1)) - startOfDay(zone, day)) / 3_600_000;
    expect(hours(newYork, '2026-03-08')).toBe(23);
    expect(hours(newYork, '2026-11-01')).toBe(25);
    expect(hours(auckland, '2026-09-27')).toBe(23);
    expect(hours(auckland, '2026-04-05')).toBe(25);
    expect(hours(vietnam, '2026-03-08')).toBe(24);
  });
  it('of one moment differ between zones', () => {
    const at = Date.parse('2026-11-21T11:30:00Z');
    expect([newYork, vietnam, auckland].map((zone) => dayOf(zone, at))).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
    ]);
  });
});

it('a time read in a zone and converted back is the same one, or the first of two equal ones', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(vietnam, newYork, auckland, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Sao_Paulo'),
      fc.integer({ min: Date.parse('2000-01-01T00:00Z') / 60_000, max: Date.parse('2060-01-01T00:00Z') / 60_000 }),
      (zone, minute) => {
        const at = minute * 60_000;
        const { day, time } = localTime(zone, at);
        const back = momentOf(zone, day, time);
        expect(localTime(zone, back)).toEqual({ day, time });
        expect(back).toBeLessThanOrEqual(at);
      },
    ),
  );
});

it('accepts names of zones, and no offsets', () => {
  for (const name of [vietnam, newYork, auckland, 'UTC', 'Asia/Saigon', 'America/Argentina/Buenos_Aires', 'Etc/GMT+7'])
    expect(isTimeZone(name), name).toBe(true);
  for (const name of ['', '+07:00', 'Mars/Olympus', 'Asia/Ho Chi Minh', "'; DROP", 'a'.repeat(100)])
    expect(isTimeZone(name), name).toBe(false);
});

it('in Vietnam the country’s zone applies to all, on the international site each user’s own', () => {
  expect(timeZoneOf('vn', newYork)).toBe(vietnam);
  expect(timeZoneOf('intl', newYork)).toBe(newYork);
  expect(timeZoneOf('intl', null)).toBe(vietnam);
});
