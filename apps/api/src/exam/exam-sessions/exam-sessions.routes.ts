import type { examSessionRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addSession,
  cancelSession,
  candidatesOf,
  changeRoom,
  eventsOf,
  getSession,
  letInAgain,
  listOfSessions,
  moveSeat,
  note,
  release,
  roomsOfShift,
  setClocksOfRoom,
} from './exam-sessions.service.ts';
import { examSessionFile } from './files.service.ts';
import { checkMachine, machinesOf } from './machines.service.ts';
import { enter, look } from './rooms.service.ts';

export const examSessionHandlers: Handlers<typeof examSessionRoutes> = {
  'GET /itf/exam-sessions': (context, { query }) => listOfSessions(context, query),
  'POST /itf/exam-sessions': (context, { body }) => addSession(context, body),
  'GET /itf/exam-sessions/{id}': (context, { params }) => getSession(context, params.id),
  'GET /itf/exam-sessions/{id}/shifts/{shiftId}': (context, { params }) =>
    roomsOfShift(context, params.id, params.shiftId),
  'GET /itf/exam-sessions/{id}/candidates': (context, { params, query }) => candidatesOf(context, params.id, query),
  'GET /itf/exam-sessions/{id}/events': (context, { params, query }) => eventsOf(context, params.id, query),
  'POST /itf/exam-sessions/{id}/notes': (context, { params, body }) => note(context, params.id, body),
  'PUT /itf/exam-sessions/{id}/rooms/{roomId}': (context, { params, body }) =>
    changeRoom(context, params.id, params.roomId, body),
  'POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks': (context, { params, body }) =>
    setClocksOfRoom(context, params.id, params.roomId, body),
  'PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat': (context, { params, body }) =>
    moveSeat(context, params.id, params.studentId, body),
  'POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in': (context, { params }) =>
    letInAgain(context, params.id, params.studentId),
  'POST /itf/exam-sessions/{id}/release': (context, { params }) => release(context, params.id),
  'POST /itf/exam-sessions/{id}/cancel': (context, { params }) => cancelSession(context, params.id),
  'GET /itf/exam-sessions/{id}/file': (context, { params, query }) => examSessionFile(context, params.id, query),
  'GET /itf/exam-sessions/{id}/machines': (context, { params }) => machinesOf(context, params.id),
  'POST /exam-rooms/check': (context, { body }) => checkMachine(context, body),
  'POST /exam-rooms/look': (context, { body }) => look(context, body),
  'POST /exam-rooms/enter': (context, { body }) => enter(context, body),
};
