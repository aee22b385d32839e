import { expect, it } from 'vitest';
import { userEventChoice, userEventPhase, type JoinableEvent } from './user-events.ts';

const open: JoinableEvent = {
  state: 'OPEN',
  startsAt: 100,
  endsAt: 200,
  joinUntil: null,
  audience: 'EVERYBODY',
  capacity: 2,
  joined: 1,
};

it.each([
  ['an open event', {}, null, false, 99, 'JOIN'],
  ['after its beginning', {}, null, false, 100, 'CLOSED'],
  ['after the last day to join', { joinUntil: 50 }, null, false, 50, 'CLOSED'],
  ['while joining is still possible though it has begun', { joinUntil: 150 }, null, false, 120, 'JOIN'],
  ['a draft', { state: 'DRAFT' }, null, false, 1, 'CLOSED'],
  ['a cancelled one', { state: 'CANCELLED' }, null, false, 1, 'CLOSED'],
  ['a cancelled one that I have joined', { state: 'CANCELLED' }, null, true, 1, 'CLOSED'],
  ['one without dates', { startsAt: null }, null, false, 1, 'CLOSED'],
  ['the last place', { joined: 1 }, 'TEACHER', false, 1, 'JOIN'],
  ['a full one', { joined: 2 }, 'TEACHER', false, 1, 'FULL'],
  ['a full one that I have joined', { joined: 2 }, 'TEACHER', true, 1, 'JOINED'],
  ['one for users, without an account', { audience: 'USERS' }, null, false, 1, 'SIGN_IN'],
  ['one for users', { audience: 'USERS' }, 'STUDENT', false, 1, 'JOIN'],
  ['one for teachers, as a student', { audience: 'TEACHER' }, 'STUDENT', false, 1, 'NOT_FOR_YOU'],
  ['one for teachers, as a teacher', { audience: 'TEACHER' }, 'TEACHER', false, 1, 'JOIN'],
  ['one for students, without an account', { audience: 'STUDENT' }, null, false, 1, 'SIGN_IN'],
] as const)('%s', (_name, changes, role, mine, now, choice) =>
  expect(userEventChoice({ ...open, ...changes }, role, mine, now)).toBe(choice),
);

it.each([
  [99, 'UPCOMING'],
  [100, 'RUNNING'],
  [199, 'RUNNING'],
  [200, 'ENDED'],
] as const)('at %s the event is %s', (now, phase) => expect(userEventPhase(open, now)).toBe(phase));
