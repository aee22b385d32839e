import type { recordingRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { addPiece, announce, fileOf, finish, stateOf } from './recordings.service.ts';

export const recordingHandlers: Handlers<typeof recordingRoutes> = {
  'POST /student/attempts/{id}/recordings': (context, { params, body }) => announce(context, params.id, body),
  'GET /student/recordings/{id}': (context, { params }) => stateOf(context, params.id),
  'POST /student/recordings/{id}/pieces': (context, { params, query, file }) =>
    addPiece(context, params.id, query.offset, file.bytes),
  'POST /student/recordings/{id}/finish': (context, { params, body }) => finish(context, params.id, body),
  'GET /student/recordings/{id}/file': (context, { params }) => fileOf(context, 'student', params.id),
  'GET /itf/recordings/{id}/file': (context, { params }) => fileOf(context, 'teacher', params.id),
};
