import type { formatRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  changeFormat,
  copyFormat,
  createFormat,
  deleteFormat,
  getFormat,
  listOfFormats,
  renameFormat,
  toggleFormat,
} from './formats.service.ts';

export const formatHandlers: Handlers<typeof formatRoutes> = {
  'GET /itf/unit-test-templates': (context, { query }) => listOfFormats(context, query),
  'POST /itf/unit-test-templates': (context, { body }) => createFormat(context, body),
  'PUT /itf/unit-test-templates': (context, { body: { id, updatedAt, ...values } }) =>
    changeFormat(context, id, values, updatedAt),
  'GET /itf/unit-test-templates/{id}': (context, { params }) => getFormat(context, params.id),
  'DELETE /itf/unit-test-templates/{id}': (context, { params }) => deleteFormat(context, params.id),
  'PUT /itf/unit-test-templates/{id}/update-status': (context, { params, body }) =>
    toggleFormat(context, params.id, body.active),
  'PUT /itf/unit-test-templates/{id}/name': (context, { params, body }) => renameFormat(context, params.id, body.name),
  'POST /itf/unit-test-templates/{id}/copy': (context, { params, body }) => copyFormat(context, params.id, body.name),
};
