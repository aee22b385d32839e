import type { schoolRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addSchool,
  changeSchool,
  getSchool,
  giveSchoolPackage,
  listOfSchools,
  putMember,
  removeMember,
} from './schools.service.ts';

export const schoolHandlers: Handlers<typeof schoolRoutes> = {
  'GET /itf/schools': (context, { query }) => listOfSchools(context, query),
  'POST /itf/schools': (context, { body }) => addSchool(context, body),
  'GET /itf/schools/{id}': (context, { params }) => getSchool(context, params.id),
  'PUT /itf/schools/{id}': (context, { params, body }) => changeSchool(context, params.id, body.name),
  'POST /itf/schools/{id}/members': (context, { params, body }) => putMember(context, params.id, body),
  'DELETE /itf/schools/{id}/members/{userId}': (context, { params }) => removeMember(context, params.id, params.userId),
  'POST /itf/schools/{id}/memberships': (context, { params, body }) => giveSchoolPackage(context, params.id, body),
};
