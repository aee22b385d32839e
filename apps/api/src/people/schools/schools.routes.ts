import type { schoolRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  answerInvitation,
  inviteTeacher,
  leaveOwnSchool,
  ownClasses,
  ownSchoolPage,
  removeTeacher,
  withdrawOwnInvitation,
} from './own-school.service.ts';
import {
  addSchool,
  changeSchool,
  getSchool,
  giveSchoolPackage,
  inviteToSchool,
  listOfClasses,
  listOfSchools,
  putMember,
  removeMember,
  withdrawFromSchool,
} from './schools.service.ts';

export const schoolHandlers: Handlers<typeof schoolRoutes> = {
  'GET /itf/schools': (context, { query }) => listOfSchools(context, query),
  'POST /itf/schools': (context, { body }) => addSchool(context, body),
  'GET /itf/schools/{id}': (context, { params }) => getSchool(context, params.id),
  'PUT /itf/schools/{id}': (context, { params, body }) => changeSchool(context, params.id, body.name),
  'GET /itf/schools/{id}/classes': (context, { params, query }) => listOfClasses(context, params.id, query),
  'POST /itf/schools/{id}/members': (context, { params, body }) => putMember(context, params.id, body),
  'DELETE /itf/schools/{id}/members/{userId}': (context, { params }) => removeMember(context, params.id, params.userId),
  'POST /itf/schools/{id}/invitations': (context, { params, body }) => inviteToSchool(context, params.id, body),
  'DELETE /itf/schools/{id}/invitations/{invitationId}': (context, { params }) =>
    withdrawFromSchool(context, params.id, params.invitationId),
  'POST /itf/schools/{id}/memberships': (context, { params, body }) => giveSchoolPackage(context, params.id, body),
  'GET /school': (context) => ownSchoolPage(context),
  'GET /school/classes': (context, { query }) => ownClasses(context, query),
  'POST /school/invitations': (context, { body }) => inviteTeacher(context, body.contact),
  'DELETE /school/invitations/{id}': (context, { params }) => withdrawOwnInvitation(context, params.id),
  'PUT /school/invitations/{id}': (context, { params, body }) => answerInvitation(context, params.id, body.accept),
  'DELETE /school/members/{userId}': (context, { params }) => removeTeacher(context, params.userId),
  'DELETE /school/membership': (context) => leaveOwnSchool(context),
};
