import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExistingDay, readDay, readTime } from './typed-dates.ts';

const today = '2026-11-28';

describe('a birthday', () => {
  it.each([
    ['12041974', '1974-04-12'],
    ['12-4-1974', '1974-04-12'],
    ['12.4.74', '1974-04-12'],
    ['12/04/1974', '1974-04-12'],
    ['12/4/74', '1974-04-12'],
    ['120474', '1974-04-12'],
    ['12 4 1974', '1974-04-12'],
    [' 12 / 04 / 1974 ', '1974-04-12'],
    ['12. 4. 1974', '1974-04-12'],
    ['1974-04-12', '1974-04-12'],
    ['1974/4/12', '1974-04-12'],
    ['19740412', '1974-04-12'],
    ['ngày 12 tháng 4 năm 1974', '1974-04-12'],
    ['12 tháng 4, 1974', '1974-04-12'],
    ['12 thg 4 1974', '1974-04-12'],
    ['Thứ sáu, 12/4/1974', '1974-04-12'],
    ['5/9/12', '2012-09-05'],
    ['28/11/26', '1926-11-28'],
    ['27/11/26', '2026-11-27'],
    ['29/2/2012', '2012-02-29'],
    ['5042012', '2012-04-05'],
    ['20101920', '1920-10-20'],
  ])('%s is %s', (typed, day) => expect(readDay(typed, { today, sense: 'birthday' })).toEqual({ day }));

  it.each([
    ['29/11', 'yearMissing'],
    ['2911', 'yearMissing'],
    ['31/2/2012', 'impossible'],
    ['29/2/2013', 'impossible'],
    // Never read with the month first.
    ['4/13/1974', 'impossible'],
    ['12/4/1874', 'impossible'],
    ['99999999', 'impossible'],
    ['1112012', 'ambiguous'],
    ['3112012', 'ambiguous'],
    ['12/4/197', 'unreadable'],
    ['12/4/', 'unreadable'],
    ['1974', 'yearMissing'],
    ['123', 'unreadable'],
    ['hôm qua', 'unreadable'],
    ['12//4/1974', 'unreadable'],
    ['12-tư-1974', 'unreadable'],
  ])('%s is not read: %s', (typed, problem) =>
    expect(readDay(typed, { today, sense: 'birthday' })).toEqual({ problem }),
  );

  it('is empty when nothing is typed', () => expect(readDay('  ', { today, sense: 'birthday' })).toBeNull());
});

describe('a day near today', () => {
  it.each([
    ['29/11', today, '2026-11-29'],
    ['2911', today, '2026-11-29'],
    ['29-11', today, '2026-11-29'],
    ['29.11', today, '2026-11-29'],
    ['29 tháng 11', today, '2026-11-29'],
    ['29/11/26', today, '2026-11-29'],
    ['29112026', today, '2026-11-29'],
    ['CN 29/11', today, '2026-11-29'],
    ['T2 30/11', today, '2026-11-30'],
    ['5/1', '2026-12-28', '2027-01-05'],
    ['28/12', '2027-01-03', '2026-12-28'],
    ['29/2', '2027-06-01', '2028-02-29'],
    ['hôm nay', today, '2026-11-28'],
    ['Mai', today, '2026-11-29'],
    ['ngày mai', '2026-12-31', '2027-01-01'],
    ['hôm qua', '2027-01-01', '2026-12-31'],
    ['tomorrow', today, '2026-11-29'],
    ['1/9/45', today, '2045-09-01'],
    ['1/9/75', today, '1975-09-01'],
  ])('%s on %s is %s', (typed, on, day) => expect(readDay(typed, { today: on, sense: 'near' })).toEqual({ day }));

  it.each([
    ['29/2', 'impossible'],
    ['31/11', 'impossible'],
    ['0/11', 'impossible'],
    ['29/13', 'impossible'],
    ['29/', 'unreadable'],
    ['29', 'unreadable'],
  ])('%s is not read: %s', (typed, problem) =>
    expect(readDay(typed, { today: '2026-06-01', sense: 'near' })).toEqual({ problem }),
  );
});

describe('a time', () => {
  it.each([
    ['7h30', '07:30'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7 giờ 30', '07:30'],
    ['7:30', '07:30'],
    ['07:30', '07:30'],
    ['7.30', '07:30'],
    ['7g30', '07:30'],
    ['7 h 30', '07:30'],
    ['7giờ30', '07:30'],
    ['7 giờ 30 phút', '07:30'],
    ["7h30'", '07:30'],
    ['7h30p', '07:30'],
    ['7H30', '07:30'],
    ['7 rưỡi', '07:30'],
    ['7 giờ rưỡi', '07:30'],
    ['7h', '07:00'],
    ['7 giờ', '07:00'],
    ['7', '07:00'],
    ['19', '19:00'],
    ['7h5', '07:05'],
    ['8 giờ kém 15', '07:45'],
    ['07:30:00', '07:30'],
    ['lúc 7h30', '07:30'],
    ['7:30 sáng', '07:30'],
    ['2 giờ chiều', '14:00'],
    ['14 giờ chiều', '14:00'],
    ['12 giờ trưa', '12:00'],
    ['7 giờ tối', '19:00'],
    ['11h đêm', '23:00'],
    ['7:30 PM', '19:30'],
    ['7:30pm', '19:30'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['1930', '19:30'],
    ['0:05', '00:05'],
    ['23h59', '23:59'],
  ])('%s is %s', (typed, time) => expect(readTime(typed)).toEqual({ time }));

  it.each([
    ['24:00', 'impossible'],
    ['7:60', 'impossible'],
    ['2530', 'impossible'],
    ['19h sáng', 'impossible'],
    ['13pm', 'impossible'],
    ['12 giờ đêm', 'ambiguous'],
    ['7:3', 'unreadable'],
    ['7:', '07:00'],
    ['bảy giờ', 'unreadable'],
    ['7-30', 'unreadable'],
    ['12345', 'unreadable'],
    ['07:30:15', 'unreadable'],
  ])('%s is not read: %s', (typed, problem) =>
    expect(readTime(typed)).toEqual(problem.includes(':') ? { time: problem } : { problem }),
  );

  it('is empty when nothing is typed', () => expect(readTime(' ')).toBeNull());
});

describe('any text', () => {
  it('gives an existing day and time, or says what is wrong', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/.:\- hg]{0,10}$/)), (typed) => {
        for (const sense of ['birthday', 'near'] as const) {
          const read = readDay(typed, { today, sense });
          if (read !== null && 'day' in read) expect(isExistingDay(read.day)).toBe(true);
        }
        const time = readTime(typed);
        if (time !== null && 'time' in time) expect(time.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });

  it('of every day in the forms that people use is read as that day', () => {
    const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-27'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, number] = day.split('-') as [string, string, string];
        const short = [Number(number), Number(month)];
        for (const typed of [
          `${number}/${month}/${year}`,
          `${number}${month}${year}`,
          `${short[0]}-${short[1]}-${year}`,
          `${short[0]}.${short[1]}.${year}`,
          `ngày ${short[0]} tháng ${short[1]} năm ${year}`,
          day,
        ])
          expect(readDay(typed, { today, sense: 'birthday' })).toEqual({ day });
      }),
    );
  });
});
