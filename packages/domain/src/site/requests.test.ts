import { expect, test } from 'vitest';
import { daysLate, dueDayOf, requestStates } from './requests.ts';

test.each([
  ['2026-11-20', 0, 'the day by which it is answered'],
  ['2026-11-21', 1, 'the Saturday after it'],
  ['2026-11-22', 1, 'the Sunday after it'],
  ['2026-11-23', 1, 'the next working day'],
  ['2026-11-24', 2, 'the one after that'],
  ['2027-01-04', 30, 'over the new year'],
])('a request of Tuesday, due on Friday, is on %s late by %i working days: %s', (today, late) => {
  const dueOn = dueDayOf('2026-11-17');
  expect(dueOn).toBe('2026-11-20');
  expect(requestStates.map((state) => daysLate({ state, dueOn }, today))).toEqual([late, late, 0, 0]);
});
