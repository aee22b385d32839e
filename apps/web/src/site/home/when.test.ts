import { describe, expect, it } from 'vitest';
import { canWork, nextOf } from './assigned.ts';
import type { AssignedTest } from './queries.ts';
import { dayNumber, soon, weekdayOf } from './when.ts';

const t = (key: string, values: Record<string, string | number> = {}) =>
  `${key} ${Object.values(values).join(' ')}`.trim();

describe('days in Vietnam', () => {
  it('begin at 17:00 UTC of the day before', () => {
    expect(dayNumber('2026-11-21T16:59:59Z')).toBe(dayNumber('2026-11-21T00:00:00Z'));
    expect(dayNumber('2026-11-21T17:00:00Z')).toBe(dayNumber('2026-11-21T16:59:59Z') + 1);
  });
  it('have the right weekday: 21/11/2026 is a Saturday', () => {
    expect(weekdayOf('2026-11-21T05:00:00Z')).toBe(5);
    expect(weekdayOf('2026-11-22T17:00:00Z')).toBe(0);
  });
  it.each([
    ['2026-11-21T15:00:00Z', 'days.today 22:00'],
    ['2026-11-22T15:00:00Z', 'days.tomorrow 22:00'],
    ['2026-11-24T00:30:00Z', 'days.weekday 07:30 weekdaysInside.1'],
    ['2026-11-27T15:00:00Z', 'days.weekday 22:00 weekdaysInside.4'],
    ['2026-11-28T15:00:00Z', 'days.date 22:00 28/11'],
    ['2026-11-20T15:00:00Z', 'days.date 22:00 20/11'],
  ])('%s is displayed as %s', (at, text) => expect(soon(at, '2026-11-21T05:00:00Z', t)).toBe(text));
});

describe("a learner's next task", () => {
  const test = (id: string, facts: Partial<AssignedTest>): AssignedTest => ({
    id,
    title: id,
    subject: 'ENGLISH',
    questions: 10,
    minutes: 45,
    skills: ['GR'],
    startsAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-11-23T00:00:00.000Z',
    status: 'ONGOING',
    note: '',
    classId: 'c',
    className: '9A1',
    teacherName: 'Hà',
    open: true,
    attempt: null,
    serverTime: '2026-11-21T05:00:00.000Z',
    ...facts,
  });
  const attempt = {
    status: 'RUNNING',
    answered: 3,
    deadlineAt: '2026-11-21T06:00:00.000Z',
    submittedAt: null,
    mark: null,
  } as const;

  it('is the running one, then the one due first', () => {
    const late = test('late', {});
    const early = test('early', { endsAt: '2026-11-22T00:00:00.000Z' });
    expect(nextOf([late, early])).toBe(early);
    const running = test('running', { endsAt: '2026-12-01T00:00:00.000Z', attempt });
    expect(nextOf([late, early, running])).toBe(running);
  });
  it('is none that has not opened, has ended, was handed in or cancelled', () => {
    const none = [
      test('a', { status: 'UPCOMING' }),
      test('b', { status: 'ENDED' }),
      test('c', { attempt: { ...attempt, status: 'SCORED', mark: 800 } }),
      test('d', { open: false }),
    ];
    expect(none.filter(canWork)).toEqual([]);
    expect(nextOf(none)).toBeUndefined();
  });
});
