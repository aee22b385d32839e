import { describe, expect, it } from 'vitest';
import { dayInVietnam, midnightInVietnam, monthInVietnam, recordingGraceMs, recordingUploadMs } from './clock.ts';

const at = (iso: string) => Date.parse(iso);

describe('days in Vietnam', () => {
  it.each([
    ['2026-11-22T16:59:59.999Z', '2026-11-22', '2026-11-01'],
    ['2026-11-22T17:00:00Z', '2026-11-23', '2026-11-01'],
    // The last evening of a month in UTC is the first day of the next month in Vietnam.
    ['2026-11-30T17:00:00Z', '2026-12-01', '2026-12-01'],
    ['2026-12-31T16:59:59Z', '2026-12-31', '2026-12-01'],
  ])('%s is the day %s of the month %s', (moment, day, month) => {
    expect(dayInVietnam(at(moment))).toBe(day);
    expect(monthInVietnam(at(moment))).toBe(month);
  });

  it('begin seven hours before those of UTC', () => {
    expect(midnightInVietnam('2026-11-23')).toBe(at('2026-11-22T17:00:00Z'));
    expect(dayInVietnam(midnightInVietnam('2026-11-23'))).toBe('2026-11-23');
    expect(dayInVietnam(midnightInVietnam('2026-11-23') - 1)).toBe('2026-11-22');
  });
});

it('recordings count as in time for five minutes after the end, and are accepted for a day', () => {
  expect([recordingGraceMs, recordingUploadMs]).toEqual([300_000, 86_400_000]);
});
