import type { studyGroupRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { changeGroup, deleteGroup, getGroup, listOfGroups, makeGroup } from './study-groups.service.ts';

export const studyGroupHandlers: Handlers<typeof studyGroupRoutes> = {
  'POST /itf/class/{id}/group': (context, { params, body }) => makeGroup(context, params.id, body),
  'GET /itf/class/{id}/group': (context, { params, query }) => listOfGroups(context, params.id, query),
  'GET /itf/class/group/{id}': (context, { params }) => getGroup(context, params.id),
  'PUT /itf/class/group/{id}': (context, { params, body }) => changeGroup(context, params.id, body),
  'DELETE /itf/class/group/{id}': (context, { params }) => deleteGroup(context, params.id),
};
