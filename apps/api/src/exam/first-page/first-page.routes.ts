import type { firstPageRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { assignReadyTest, firstPage, newCode, putAway, sit } from './first-page.service.ts';

export const firstPageHandlers: Handlers<typeof firstPageRoutes> = {
  'GET /itf/first-page': (context) => firstPage(context),
  'POST /itf/first-page/assign': (context) => assignReadyTest(context),
  'POST /itf/first-page/code': (context) => newCode(context),
  'POST /itf/first-page/later': (context) => putAway(context),
  'POST /first-page/sit': (context, { body }) => sit(context, body.code),
};
