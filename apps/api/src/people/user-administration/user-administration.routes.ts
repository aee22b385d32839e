import type { userAdministrationRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { accessOf } from './access.service.ts';
import { auditLogFilters, readAuditLog } from './audit-log.service.ts';
import {
  addStaff,
  changeRole,
  getSummary,
  getUser,
  givePackage,
  listOfUsers,
  lockUser,
  renewInvitation,
  sendPasswordReset,
  signInsOf,
  signOutEverywhere,
  unlockUser,
} from './users.service.ts';

export const userAdministrationHandlers: Handlers<typeof userAdministrationRoutes> = {
  'GET /itf/users': (context, { query }) => listOfUsers(context, query),
  'GET /itf/users/summary': (context) => getSummary(context),
  'GET /itf/users/{id}': (context, { params }) => getUser(context, params.id),
  'GET /itf/users/{id}/access': (context, { params }) => accessOf(context, params.id),
  'GET /itf/users/{id}/sign-ins': (context, { params, query }) => signInsOf(context, params.id, query),
  'POST /itf/users/{id}/lock': (context, { params, body }) => lockUser(context, params.id, body.reason),
  'POST /itf/users/{id}/unlock': (context, { params, body }) => unlockUser(context, params.id, body.reason),
  'PUT /itf/users/{id}/role': (context, { params, body }) => changeRole(context, params.id, body),
  'POST /itf/users/{id}/memberships': (context, { params, body }) => givePackage(context, params.id, body),
  'POST /itf/users/{id}/sign-out': (context, { params }) => signOutEverywhere(context, params.id),
  'POST /itf/users/{id}/password-reset': (context, { params }) => sendPasswordReset(context, params.id),
  'POST /itf/users/staff': (context, { body }) => addStaff(context, body),
  'POST /itf/users/{id}/invitation': (context, { params, body }) => renewInvitation(context, params.id, body.delivery),
  'GET /itf/audit-log': (context, { query }) => readAuditLog(context, query),
  'GET /itf/audit-log/actions': (context) => auditLogFilters(context),
};
