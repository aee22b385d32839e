import { describe, expect, it } from 'vitest';
import { minutesSince } from '../assignments/when.ts';
import { roomEvents, shortName, learnerStateOf, type Cell } from './room.ts';

const cell = (part: Partial<Cell>): Cell => ({
  studentId: 's',
  name: 'Nguyễn Hải Long',
  attemptId: 'a',
  number: 1,
  taken: 1,
  state: 'RUNNING',
  pausedAt: null,
  abilities: null,
  answered: 3,
  lastSavedAt: null,
  lostSince: null,
  submittedAt: null,
  finishedBy: null,
  deadlineAt: null,
  reopened: 0,
  addedMinutes: 0,
  extraMinutes: 0,
  recorded: 0,
  ...part,
});
const at = '2026-11-23T01:00:00.000Z';

describe('the live room', () => {
  it('distinguishes five states', () => {
    expect(
      [
        cell({ state: 'NOT_STARTED', attemptId: null }),
        cell({}),
        cell({ lostSince: at }),
        cell({ state: 'SUBMITTED', finishedBy: 'SUBMIT' }),
        cell({ state: 'SUBMITTED', finishedBy: 'TIME' }),
        cell({ state: 'SUBMITTED', finishedBy: 'TEACHER' }),
      ].map(learnerStateOf),
    ).toEqual(['waiting', 'working', 'lost', 'submitted', 'submitted', 'collected']);
  });

  it('lists events, newest first, without learners who just work', () => {
    const later = '2026-11-23T01:05:00.000Z';
    expect(
      roomEvents([
        cell({ studentId: '1', state: 'SUBMITTED', finishedBy: 'SUBMIT', submittedAt: at }),
        cell({ studentId: '2', lostSince: later }),
        cell({ studentId: '3' }),
        // Opened again after it was handed in.
        cell({ studentId: '4', submittedAt: null, pausedAt: at }),
      ]).map(({ studentId, kind }) => [studentId, kind]),
    ).toEqual([
      ['2', 'lost'],
      ['1', 'submitted'],
      ['4', 'paused'],
    ]);
  });

  it('shortens names and counts minutes', () => {
    expect(shortName('Nguyễn Hải Long')).toBe('Hải Long');
    expect(shortName('Long')).toBe('Long');
    expect([10_000, 119_000, 240_000].map((ms) => minutesSince(at, Date.parse(at) + ms))).toEqual([1, 1, 4]);
  });
});
