import { expect, test } from 'vitest';
import { standingOf, timeLeft } from './standing.ts';

const start = Date.parse('2026-11-29T08:00:00Z');
const minute = 60_000;
// The device's clock is ten minutes behind.
const date = start - 10 * minute;
type Open = Parameters<typeof standingOf>[0];
const open = (change: object = {}): Open => ({
  date,
  state: {
    serverTime: new Date(start).toISOString(),
    deadlineAt: new Date(start + 45 * minute).toISOString(),
    pausedAt: null,
    status: 'RUNNING',
    clock: true,
    ...change,
  } as Open['state'],
});

test("the server's time goes on by the device's clock", () => {
  expect(standingOf(open(), null, date + 5 * minute)).toEqual({
    leftMs: 40 * minute,
    isPaused: false,
    isOver: false,
  });
  expect(standingOf(open(), null, date + 45 * minute)).toEqual({ leftMs: 0, isPaused: false, isOver: true });
});

test('a clock that is set back gives no time', () => {
  expect(standingOf(open(), null, date - 60 * minute).leftMs).toBe(45 * minute);
});

test('what the server said later counts', () => {
  const stored = {
    serverTime: start + 20 * minute,
    date: date + 20 * minute,
    deadlineAt: start + 50 * minute,
    pausedAt: null,
    status: 'RUNNING',
    answers: [],
    flags: [],
  } as unknown as NonNullable<Parameters<typeof standingOf>[1]>;
  expect(standingOf(open(), stored, date + 20 * minute).leftMs).toBe(30 * minute);
  expect(standingOf(open(), { ...stored, status: 'SUBMITTED' }, date + 20 * minute).isOver).toBe(true);
  expect(standingOf(open(), { ...stored, pausedAt: start }, date + 90 * minute)).toEqual({
    leftMs: null,
    isPaused: true,
    isOver: false,
  });
});

test('without a clock on the screen no time is shown, and it ends all the same', () => {
  expect(standingOf(open({ clock: false }), null, date)).toEqual({ leftMs: null, isPaused: false, isOver: false });
  expect(standingOf(open({ clock: false }), null, date + 45 * minute).isOver).toBe(true);
});

test.each([
  [18 * minute + 42_000, '18:42'],
  [59_001, '01:00'],
  [65 * minute, '1:05:00'],
  [0, '00:00'],
])('%d ms are %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});
