import type { sessionRoutes } from '@vumon/contract';
import type { Handlers } from '../../../platform/http/bind.ts';
import { clearCookiesOf } from './cookies.ts';
import { listSignIns } from './login-history.service.ts';
import { devicesOf, signOutSessions } from './sessions.service.ts';

export const sessionHandlers: Handlers<typeof sessionRoutes> = {
  'GET /account/sessions': (context) => devicesOf(context),
  'POST /account/sessions/sign-out': async (context, { body }) => {
    await signOutSessions(context, body);
    if (body.sessionId === undefined && body.thisOneToo) await clearCookiesOf(context);
    return null;
  },
  'GET /account/sign-ins': (context, { query }) => listSignIns(context, context.actor.userId, query),
};
