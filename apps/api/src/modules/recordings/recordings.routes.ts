import type { recordingRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { addPiece, announce, fileOf, finish, stateOf } from './recordings.service.ts';

export const recordingHandlers: Handlers<typeof recordingRoutes> = {
  'POST /student/attempts/{id}/recordings': ({ app, actor, now }, { params, body }) =>
    announce(app, actor.userId, params.id, body, now),
  'GET /student/recordings/{id}': ({ db, actor, now }, { params }) => stateOf(db, actor.userId, params.id, now),
  'POST /student/recordings/{id}/pieces': ({ app, actor, now }, { params, query, file }) =>
    addPiece(app, actor.userId, params.id, query.offset, file.bytes, now),
  'POST /student/recordings/{id}/finish': ({ app, actor, now }, { params, body }) =>
    finish(app, actor.userId, params.id, body, now),
  'GET /student/recordings/{id}/file': ({ app, actor, header }, { params }) =>
    fileOf(app, { student: actor.userId }, params.id, header('range')),
  'GET /itf/recordings/{id}/file': ({ app, actor, header }, { params }) =>
    fileOf(app, { teacher: actor.userId }, params.id, header('range')),
};
