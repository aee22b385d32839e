import type { accountRoutes } from '@vumon/contract';
import { AtOtherCell, readHere } from '#platform/cells';
import type { Handlers } from '../../platform/http/bind.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { changePassword, contactSetting, roleOfUser, setFirstPassword, signIn } from './accounts.service.ts';
import { confirmIdentity } from './confirmation.service.ts';
import { undoContactChange } from './contact-changes.service.ts';
import { recordGuardian } from './guardians.service.ts';
import { sessionView } from './accounts.view.ts';
import { clearCookiesOf, clearSessionCookies } from './sessions/cookies.ts';
import { verifyCode, sendCode, userExists } from './codes/one-time-codes.service.ts';
import { register, resetPassword, takeRole } from './registration.service.ts';
import { deviceCookieSeconds } from './sessions/known-devices.service.ts';
import { hasSuccessor, renewSession, signOut, signOutDevice, type OpenSession } from './sessions/sessions.service.ts';

const dayInSeconds = 86_400;

/** Sets the cookies of a new session, or puts its tokens into the reply. */
export async function openFor(context: RequestContext, session: OpenSession, tokensInBody: boolean) {
  if (!tokensInBody) {
    context.setCookie('session', session.accessToken, dayInSeconds);
    context.setCookie('refresh', session.refreshToken, dayInSeconds);
    if (session.deviceToken !== null) context.setCookie('device', session.deviceToken, deviceCookieSeconds);
  }
  return sessionView(session, await roleOfUser(context, session.userId), tokensInBody);
}

export const accountHandlers: Handlers<typeof accountRoutes> = {
  'POST /auth/login': async (context, { body }) =>
    openFor(context, await signIn(context, body.username, body.password), body.tokensInBody ?? false),
  'POST /auth/first-login': async (context, { body }) => {
    readHere(context, body.ticket);
    return openFor(context, await setFirstPassword(context, body.ticket, body.password), body.tokensInBody ?? false);
  },
  'POST /auth/sign-out-device': async (context, { body }) => {
    readHere(context, body.ticket);
    await signOutDevice(context, body.ticket, body.sessionId);
    return null;
  },
  'POST /auth/refresh-token': async (context, { body }) => {
    const inBody = body.refreshToken !== undefined;
    try {
      return await openFor(
        context,
        await renewSession(context, body.refreshToken ?? context.cookie('refresh') ?? ''),
        inBody,
      );
    } catch (error) {
      // When another tab has renewed the session, the browser may hold the new cookies already, which must not be
      // cleared.
      if (!inBody && !(error instanceof AtOtherCell) && !(await hasSuccessor(context, context.cookie('refresh') ?? '')))
        clearSessionCookies(context);
      throw error;
    }
  },
  'GET /auth/user-exist': async (context, { query }) => ({ exists: await userExists(context, query.username) }),
  'POST /auth/sms-otp': (context, { body }) => sendCode(context, body.username, body.purpose),
  'POST /auth/verify-sms-otp': async (context, { body }) => ({
    ticket: await verifyCode(context, body.username, body.purpose, body.code),
  }),
  'POST /auth/register': async (context, { body }) => {
    readHere(context, body.ticket);
    return openFor(context, await register(context, body), body.tokensInBody ?? false);
  },
  'POST /auth/forgot-password': async (context, { body }) => {
    readHere(context, body.ticket);
    await resetPassword(context, body.ticket, body.password);
    return null;
  },
  'POST /account/role': async (context, { body }) => {
    await takeRole(context, body.role);
    return null;
  },
  'POST /account/guardian': async (context, { body }) => {
    await recordGuardian(context, body.ticket);
    return null;
  },
  'POST /auth/logout': async (context) => {
    const { actor } = context;
    if (!actor) clearSessionCookies(context);
    else {
      await signOut(context, actor.userId, actor.sessionId);
      await clearCookiesOf({ ...context, actor });
    }
    return null;
  },
  'POST /account/confirm': (context, { body }) => confirmIdentity(context, body),
  'POST /account/contact/undo': (context, { body }) => undoContactChange(context, body.token),
  'POST /auth/set-password': async (context, { body }) => {
    await changePassword(context, body.currentPassword, body.password);
    return null;
  },
  'GET /itf/app-settings/{id}': async (context, { params }) => ({
    id: params.id,
    value: await contactSetting(context),
  }),
};
