import type { formatRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import {
  changeFormat,
  copyFormat,
  createFormat,
  deleteFormat,
  getFormat,
  listOfFormats,
  toggleFormat,
} from './formats.service.ts';

export const formatHandlers: Handlers<typeof formatRoutes> = {
  'GET /itf/unit-test-templates': ({ db, actor }, { query }) => listOfFormats(db, actor, query),
  'POST /itf/unit-test-templates': ({ db, actor, app, now }, { body }) =>
    createFormat(db, actor, body, { now, newId: app.newId }),
  'PUT /itf/unit-test-templates': ({ db, actor, now }, { body: { id, updatedAt, ...values } }) =>
    changeFormat(db, actor, id, values, updatedAt, now),
  'GET /itf/unit-test-templates/{id}': ({ db, actor }, { params }) => getFormat(db, actor, params.id),
  'DELETE /itf/unit-test-templates/{id}': ({ db, actor, now }, { params }) => deleteFormat(db, actor, params.id, now),
  'PUT /itf/unit-test-templates/{id}/update-status': ({ db, actor, now }, { params, body }) =>
    toggleFormat(db, actor, params.id, body.active, now),
  'POST /itf/unit-test-templates/{id}/copy': ({ db, actor, app, now }, { params, body }) =>
    copyFormat(db, actor, params.id, body.name, { now, newId: app.newId }),
};
