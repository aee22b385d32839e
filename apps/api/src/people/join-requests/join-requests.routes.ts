import type { joinRequestRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  answerInvitation,
  cancelInvitation,
  invite,
  listOfInvitations,
  listOfOwnInvitations,
} from './invitations.service.ts';
import {
  answerRequests,
  askToJoin,
  changeJoining,
  findJoinable,
  listOfOwnRequests,
  listOfRequests,
  withdrawRequest,
} from './join-requests.service.ts';

export const joinRequestHandlers: Handlers<typeof joinRequestRoutes> = {
  'GET /itf/join_class_request': (context, { query }) => listOfRequests(context, query),
  'PUT /itf/join_class_request': (context, { body }) => answerRequests(context, body),
  'PUT /itf/class/{id}/join': (context, { params, body }) => changeJoining(context, params.id, body),
  'GET /itf/join_class_request/class': (context, { query }) => findJoinable(context, query.classCode),
  'POST /itf/join_class_request': (context, { body }) => askToJoin(context, body.classCode),
  'GET /student/join-requests': (context) => listOfOwnRequests(context),
  'DELETE /student/join-requests/{id}': (context, { params }) => withdrawRequest(context, params.id),
  'GET /itf/class/{id}/invitations': (context, { params, query }) => listOfInvitations(context, params.id, query),
  'POST /itf/class/{id}/invitations': (context, { params, body }) => invite(context, params.id, body.contact),
  'DELETE /itf/class/invitations/{id}': (context, { params }) => cancelInvitation(context, params.id),
  'GET /student/invitations': (context) => listOfOwnInvitations(context),
  'PUT /student/invitations/{id}': (context, { params, body }) => answerInvitation(context, params.id, body.accept),
};
