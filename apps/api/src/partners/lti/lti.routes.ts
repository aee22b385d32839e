import type { ltiRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { choose, chosen, offers } from './choices.service.ts';
import { lookAtRoster, takeRoster } from './roster/roster.service.ts';
import { enter, look, open, start } from './launch.service.ts';
import { addPlatform, changePlatform, registrationOf, removePlatform } from './platforms.service.ts';
import { makeRegistrationLink, registerDynamically } from './registration.service.ts';

export const ltiHandlers: Handlers<typeof ltiRoutes> = {
  'GET /itf/partners/{id}/lti': (context, { params }) => registrationOf(context, params.id),
  'POST /itf/partners/{id}/lti-platforms': (context, { params, body }) => addPlatform(context, params.id, body),
  'PUT /itf/partners/{id}/lti-platforms/{platformId}': (context, { params, body }) =>
    changePlatform(context, params, body),
  'DELETE /itf/partners/{id}/lti-platforms/{platformId}': (context, { params }) => removePlatform(context, params),
  'POST /itf/partners/{id}/lti-registration': (context, { params }) => makeRegistrationLink(context, params.id),
  'POST /lti/register': (context, { body }) => registerDynamically(context, body),
  'POST /lti/start': (context, { body }) => Promise.resolve(start(context, body.start)),
  'POST /lti/look': (context, { body }) => look(context, body.ticket),
  'POST /lti/open': (context, { body }) => open(context, body.ticket, body.proof),
  'POST /lti/offers': (context, { body }) => offers(context, body.token),
  'POST /lti/choose': (context, { body }) => choose(context, body.token, body.testId),
  'POST /lti/chosen': (context, { body }) => chosen(context, body.token),
  'POST /lti/roster/look': (context, { body }) => lookAtRoster(context, body.token),
  'POST /lti/roster': (context, { body }) => takeRoster(context, body),
  'POST /lti/enter': (context, { body }) => enter(context, body.token),
};
