import type { partnerRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { issueToken } from './clients.service.ts';
import {
  addPartner,
  changeLogo,
  changePartner,
  listOfPartners,
  partnerDetails,
  revokeOldSecret,
  rotateSecret,
  setCallback,
  setPartnerStatus,
  thirdParties,
  thirdParty,
} from './partners.service.ts';

export const partnerHandlers: Handlers<typeof partnerRoutes> = {
  'POST /auth/client-app-token': (context, { body }) => issueToken(context, body.clientAppId, body.secret),
  'GET /itf/third-party': (context, { query }) => thirdParties(context, query),
  'GET /itf/third-party/{id}': (context, { params }) => thirdParty(context, params.id),
  'GET /itf/partners': (context, { query }) => listOfPartners(context, query),
  'POST /itf/partners': (context, { body }) => addPartner(context, body),
  'GET /itf/partners/{id}': (context, { params }) => partnerDetails(context, params.id),
  'PUT /itf/partners/{id}/callback': (context, { params, body }) => setCallback(context, params.id, body.url),
  'PUT /itf/partners/{id}': (context, { params, body }) => changePartner(context, params.id, body),
  'POST /itf/partners/{id}/update-logo': (context, { params, file }) => changeLogo(context, params.id, file),
  'PUT /itf/partners/{id}/update-status': (context, { params, body }) =>
    setPartnerStatus(context, params.id, body.status),
  'POST /itf/partners/{id}/rotate-secret': (context, { params }) => rotateSecret(context, params.id),
  'POST /itf/partners/{id}/revoke-old-secret': (context, { params }) => revokeOldSecret(context, params.id),
};
