import type { supportRoutes } from '@vumon/contract';
import type { Handlers } from '../../../platform/http/bind.ts';
import { beginStay, endStay, leaveStay, makeSupportCode, ownStays } from './support.service.ts';

export const supportHandlers: Handlers<typeof supportRoutes> = {
  'POST /account/support-code': (context) => makeSupportCode(context),
  'GET /account/support-stays': (context) => ownStays(context),
  'POST /account/support-stays/{id}/end': async (context, { params }) => {
    await endStay(context, params.id);
    return null;
  },
  'POST /itf/users/{id}/support-stay': (context, { params, body }) => beginStay(context, params.id, body),
  'POST /support-stay/end': async (context) => {
    await leaveStay(context);
    return null;
  },
};
