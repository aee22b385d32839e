import type { signOnRoutes } from '@vumon/contract';
import { openFor } from '#people/accounts';
import type { Handlers } from '../../platform/http/bind.ts';
import { ownLinks, unlinkIdentity } from './links.service.ts';
import {
  addSchoolSignOn,
  allSchoolSignOns,
  expectMayBind,
  ownSchoolSignOns,
  removeOwnSchoolSignOn,
  removeSchoolSignOn,
  signOnsFor,
} from './school-sign-ons.service.ts';
import { configuredProviders, finishSignOn, joinBySignOn, startSignOn } from './sign-on.service.ts';

export const signOnHandlers: Handlers<typeof signOnRoutes> = {
  'GET /auth/sign-on': async (context) => ({ providers: configuredProviders(context) }),
  'POST /auth/sign-on/{provider}/start': (context, { params, body }) =>
    startSignOn(context, params.provider, { target: body.target }),
  'POST /auth/sign-on/{provider}/finish': async (context, { params, body }) => {
    const finished = await finishSignOn(context, params.provider, body.query);
    if (finished.session === null) return finished.done;
    await openFor(context, finished.session, false);
    return { step: 'SIGNED_IN', target: finished.target };
  },
  'POST /auth/sign-on/join': async (context, { body }) => openFor(context, await joinBySignOn(context, body), false),
  'GET /account/sign-on': async (context) => ({
    providers: configuredProviders(context),
    links: await ownLinks(context),
  }),
  'POST /account/sign-on/{provider}/link': (context, { params, body }) =>
    startSignOn(context, params.provider, {
      target: body.target,
      signedIn: { sessionId: context.actor.sessionId, does: 'LINK' },
    }),
  'DELETE /account/sign-on/{provider}': async (context, { params }) => {
    await unlinkIdentity(context, params.provider);
    return null;
  },
  'GET /school/sign-ons': (context) => ownSchoolSignOns(context),
  'POST /school/sign-ons/{provider}/start': async (context, { params, body }) => {
    await expectMayBind(context, body.consent);
    return startSignOn(context, params.provider, {
      target: body.target,
      signedIn: { sessionId: context.actor.sessionId, does: 'BIND' },
    });
  },
  'DELETE /school/sign-ons/{id}': (context, { params }) => removeOwnSchoolSignOn(context, params.id),
  'GET /itf/school-sign-ons': (context, { query }) => allSchoolSignOns(context, query),
  'GET /itf/schools/{id}/sign-ons': (context, { params }) => signOnsFor(context, params.id),
  'POST /itf/schools/{id}/sign-ons': (context, { params, body }) => addSchoolSignOn(context, params.id, body),
  'DELETE /itf/schools/{id}/sign-ons/{signOnId}': (context, { params }) =>
    removeSchoolSignOn(context, params.id, params.signOnId),
};
