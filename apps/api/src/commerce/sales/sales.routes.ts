import type { saleRoutes } from '@vumon/contract';
import { iso } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  changeSale,
  endSale,
  historyOfSale,
  historyOfTestPrice,
  itemsOnSale,
  makeSale,
  priceTest,
  salesPage,
  testsOnSale,
} from './sales.service.ts';

export const saleHandlers: Handlers<typeof saleRoutes> = {
  'GET /sale-item': async (context) => ({ serverTime: iso(context.now), items: await itemsOnSale(context) }),
  'GET /sale-asset/memberships': async (context) =>
    (await itemsOnSale(context)).filter(({ accounts }) => accounts === 1),
  'GET /sale-asset': (context, { query }) => testsOnSale(context, query),
  'PUT /sale-asset/{id}': (context, { params, body }) => priceTest(context, params.id, body.price),
  'GET /sale-asset/{id}/history': (context, { params }) => historyOfTestPrice(context, params.id),
  'GET /itf/sales': (context, { query }) => salesPage(context, query),
  'POST /itf/sales': (context, { body }) => makeSale(context, body),
  'PUT /itf/sales/{id}': (context, { params, body }) => changeSale(context, params.id, body),
  'GET /itf/sales/{id}/history': (context, { params }) => historyOfSale(context, params.id),
  'POST /itf/sales/{id}/stop': (context, { params }) => endSale(context, params.id),
};
