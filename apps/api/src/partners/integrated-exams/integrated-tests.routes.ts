import type { integratedTestRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addIntegrated,
  attemptsAtIntegrated,
  changeIntegrated,
  copyIntegrated,
  endIntegrated,
  getIntegrated,
  listOfIntegrated,
  moveEnd,
  publishIntegrated,
  removeIntegrated,
  republish,
  unpublish,
} from './integrated-tests.service.ts';

export const integratedTestHandlers: Handlers<typeof integratedTestRoutes> = {
  'GET /itf/integrated-tests': (context, { query }) => listOfIntegrated(context, query),
  'GET /itf/integrated-tests/{slug}': (context, { params }) => getIntegrated(context, params.slug),
  'GET /itf/integrated-tests/{id}/attempts': (context, { params, query }) =>
    attemptsAtIntegrated(context, params.id, query),
  'POST /itf/integrated-tests': (context, { body }) => addIntegrated(context, body),
  'PUT /itf/integrated-tests/{id}': (context, { params, body }) => changeIntegrated(context, params.id, body),
  'POST /itf/integrated-tests/{id}/publish': (context, { params }) => publishIntegrated(context, params.id),
  'PUT /itf/integrated-tests/{id}/end-date': (context, { params, body }) => moveEnd(context, params.id, body.endsAt),
  'POST /itf/integrated-tests/{id}/end': (context, { params }) => endIntegrated(context, params.id),
  'POST /itf/integrated-tests/{id}/copy': (context, { params }) => copyIntegrated(context, params.id),
  'DELETE /itf/integrated-tests/{id}': (context, { params }) => removeIntegrated(context, params.id),
  'POST /itf/integrated-tests/{id}/unpublish': (context, { params, body }) =>
    unpublish(context, params.id, body.reason),
  'POST /itf/integrated-tests/{id}/republish': (context, { params }) => republish(context, params.id),
};
