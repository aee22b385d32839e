import { expect, it } from 'vitest';
import type { CalendarTest } from '@vumon/contract';
import { daysOf, mondayOf, place, slotStart, spanOf } from './week.ts';

const zone = 'Asia/Ho_Chi_Minh';
const test = (startsAt: string, endsAt: string) => ({ startsAt, endsAt }) as CalendarTest;

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(daysOf(monday)).toHaveLength(7);
});

it('the range follows the time zone, also over a change to summer time', () => {
  expect(spanOf(zone, '2026-11-23')).toEqual({ from: '2026-11-22T17:00:00.000Z', to: '2026-11-29T17:00:00.000Z' });
  const { from, to } = spanOf('Europe/Berlin', '2026-10-19');
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(7 * 24 + 1);
});

it.each([
  ['2026-11-24T00:30:00Z', '2026-11-24T00:45:00Z', { first: 1, last: 1, long: false, part: 'morning' }],
  ['2026-11-24T07:00:00Z', '2026-11-24T07:45:00Z', { first: 1, last: 1, long: false, part: 'afternoon' }],
  ['2026-11-24T13:00:00Z', '2026-11-24T17:00:00Z', { first: 1, last: 1, long: false, part: 'evening' }],
  ['2026-11-20T00:00:00Z', '2026-11-25T15:00:00Z', { first: 0, last: 2, long: true, part: 'morning' }],
  ['2026-11-29T01:00:00Z', '2026-12-05T01:00:00Z', { first: 6, last: 6, long: true, part: 'morning' }],
])('from %s to %s', (startsAt, endsAt, expected) => {
  expect(place(test(startsAt, endsAt), zone, '2026-11-23')).toMatchObject(expected);
});

it('tests of another week are left out', () => {
  expect(place(test('2026-11-30T01:00:00Z', '2026-11-30T02:00:00Z'), zone, '2026-11-23')).toBeNull();
  expect(place(test('2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z'), zone, '2026-11-23')).toBeNull();
});

it.each([
  ['2026-11-24', 'morning', '2026-11-24T00:00:00.000Z'],
  ['2026-11-23', 'afternoon', '2026-11-23T06:00:00.000Z'],
  ['2026-11-23', 'evening', '2026-11-23T11:00:00.000Z'],
  // It is 9:02 on this day.
  ['2026-11-23', 'morning', '2026-11-23T02:02:00.000Z'],
  ['2026-11-22', 'evening', null],
  ['2026-11-20', 'morning', null],
] as const)('a test given on %s in the %s begins at %s', (day, part, start) => {
  const at = slotStart(zone, day, part, Date.parse('2026-11-23T02:02:00Z'));
  expect(at === null ? null : new Date(at).toISOString()).toBe(start);
});
