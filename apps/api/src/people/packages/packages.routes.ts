import type { packageRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  allOffers,
  allSettings,
  changeOffer,
  changeSetting,
  historyOfPackage,
  historyOfSetting,
  offersOnSale,
} from './catalogue.service.ts';
import { publicLimits } from './limits.service.ts';
import { historyView, managedView, offerView } from './packages.view.ts';

export const packageHandlers: Handlers<typeof packageRoutes> = {
  'GET /memberships': async (context, { query }) => (await offersOnSale(context, query.roleCode)).map(offerView),
  'GET /itf/packages': async (context) => (await allOffers(context)).map(managedView),
  'PUT /itf/packages/{code}': async (context, { params, body }) =>
    managedView(await changeOffer(context, params.code, body)),
  'GET /itf/packages/{code}/history': async (context, { params }) =>
    (await historyOfPackage(context, params.code)).map(historyView),
  'GET /itf/app-settings/limits': async (context) => ({ id: 'limits', value: await publicLimits(context) }),
  'GET /itf/settings': (context) => allSettings(context),
  'PUT /itf/settings/{key}': (context, { params, body }) => changeSetting(context, params.key, body),
  'GET /itf/settings/{key}/history': async (context, { params }) =>
    (await historyOfSetting(context, params.key)).map(historyView),
};
