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

/** A name without an English one stands in both languages. */
const withNames = <T extends { nameEn?: string | null | undefined }>(body: T) => ({
  ...body,
  nameEn: body.nameEn || null,
});

export const formatHandlers: Handlers<typeof formatRoutes> = {
  'GET /itf/unit-test-templates': (context, { query }) => listOfFormats(context, query),
  'POST /itf/unit-test-templates': (context, { body }) => createFormat(context, withNames(body)),
  'PUT /itf/unit-test-templates': (context, { body: { id, updatedAt, ...values } }) =>
    changeFormat(context, id, withNames(values), updatedAt),
  'GET /itf/unit-test-templates/{id}': (context, { params }) => getFormat(context, params.id),
  'DELETE /itf/unit-test-templates/{id}': (context, { params }) => deleteFormat(context, params.id),
  'PUT /itf/unit-test-templates/{id}/update-status': (context, { params, body }) =>
    toggleFormat(context, params.id, body.active),
  'PUT /itf/unit-test-templates/{id}/name': (context, { params, body }) =>
    renameFormat(context, params.id, withNames(body)),
  'POST /itf/unit-test-templates/{id}/copy': (context, { params, body }) => copyFormat(context, params.id, body.name),
};
