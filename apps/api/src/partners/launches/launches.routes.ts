import type { launchRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { comeInSignedIn, launch, ownExams, partnerPage } from './launches.service.ts';

export const launchHandlers: Handlers<typeof launchRoutes> = {
  'GET /partner-exams/own': (context) => ownExams(context),
  'GET /partner-exams/{partnerSlug}/{examSlug}': (context, { params }) => partnerPage(context, params),
  'POST /partner-exams/{partnerSlug}/{examSlug}/launch': (context, { params, body }) =>
    launch(context, params, body.token),
  'POST /partner-exams/{partnerSlug}/{examSlug}/open': (context, { params }) => comeInSignedIn(context, params),
};
