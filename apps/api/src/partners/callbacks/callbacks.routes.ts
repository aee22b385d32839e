import type { callbackRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  callbackOverview,
  listOfDeliveries,
  partnerResult,
  sendDeliveriesAgain,
  testCallback,
  triesOf,
} from './callbacks.service.ts';

export const callbackHandlers: Handlers<typeof callbackRoutes> = {
  'GET /itf/partner-results/{id}': (context, { params }) => partnerResult(context, params.id),
  'GET /itf/partners/{id}/callbacks': (context, { params }) => callbackOverview(context, params.id),
  'POST /itf/partners/{id}/callbacks/test': (context, { params }) => testCallback(context, params.id),
  'GET /itf/partners/{id}/deliveries': (context, { params, query }) => listOfDeliveries(context, params.id, query),
  'GET /itf/partners/{id}/deliveries/{deliveryId}': (context, { params }) =>
    triesOf(context, params.id, params.deliveryId),
  'POST /itf/partners/{id}/deliveries/send-again': (context, { params, body }) =>
    sendDeliveriesAgain(context, params.id, body.ids),
};
