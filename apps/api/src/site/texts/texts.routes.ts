import type { siteTextRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { changeTexts, historyOfTexts, managedTexts, publicTexts } from './texts.service.ts';

export const siteTextHandlers: Handlers<typeof siteTextRoutes> = {
  'GET /itf/app-settings/site': (context) => publicTexts(context),
  'GET /itf/site-texts': (context) => managedTexts(context),
  'PUT /itf/site-texts': (context, { body }) => changeTexts(context, body),
  'GET /itf/site-texts/history': (context) => historyOfTexts(context),
};
