import { expect, test } from 'vitest';
import { countdown, dayName, instantOf, partsOf, windowText } from './when.ts';

const saturday = Date.parse('2026-11-21T10:00:00+07:00');
const at = (text: string) => Date.parse(`${text}+07:00`);

test('near days are named', () => {
  expect(dayName(at('2026-11-21T23:59:00'), saturday)).toEqual({ key: 'today' });
  expect(dayName(at('2026-11-22T00:00:00'), saturday)).toEqual({ key: 'tomorrow' });
  expect(dayName(at('2026-11-20T23:59:00'), saturday)).toEqual({ key: 'yesterday' });
  expect(dayName(at('2026-11-24T07:30:00'), saturday)).toEqual({ key: 'weekday', weekday: 2 });
  expect(dayName(at('2026-11-28T07:30:00'), saturday)).toEqual({ key: 'date', date: '28/11' });
  expect(dayName(at('2027-01-05T07:30:00'), saturday)).toEqual({ key: 'date', date: '05/01/2027' });
});

test('windows within a day and across days', () => {
  expect(windowText('2026-11-21T00:30:00Z', '2026-11-21T01:15:00Z')).toBe('21/11, 07:30 – 08:15');
  expect(windowText('2026-11-20T00:00:00Z', '2026-11-21T15:00:00Z')).toBe('07:00 20/11 – 22:00 21/11');
});

test("input in Vietnam's time becomes an instant, and back", () => {
  expect(instantOf('2026-11-21', '7:30')).toBe(at('2026-11-21T07:30:00'));
  expect([
    instantOf(null, '7:30'),
    instantOf('2026-11-21', '24:00'),
    instantOf('2026-11-21', 'bảy rưỡi'),
    instantOf('2026-02-31', '7:30'),
  ]).toEqual([null, null, null, null]);
  expect(partsOf(at('2026-11-21T07:05:00'))).toEqual({ day: '2026-11-21', time: '07:05' });
});

test('remaining time is counted to the second and stops at zero', () => {
  expect([countdown(18 * 60_000 + 23_001), countdown(3_900_000), countdown(-5)]).toEqual(['18:24', '1:05:00', '00:00']);
});
