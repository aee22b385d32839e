import type { paymentRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import type { SignedInContext } from '../../http/context.ts';
import type { OrderFilter } from './orders.queries.ts';
import { createOrder, orderDetail, ordersOf, priceFor, returnedOrder } from './orders.service.ts';
import { orderView, quoteView } from './payments.view.ts';
import { refundOrder } from './refunds.service.ts';
import { reviewOrder } from './settlement.service.ts';

async function pageOf(context: SignedInContext, filter: OrderFilter) {
  const { rows, total } = await ordersOf(context, filter);
  return { items: rows.map(orderView), page: { page: filter.page, size: filter.size, total } };
}

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  'POST /payment/quote': async (context, { body }) =>
    quoteView(await priceFor(context, context.db, body, { hold: false })),
  'POST /payment/create': async (context, { body }) => {
    const { order, payUrl } = await createOrder(context, body);
    return { order: orderView(order), payUrl };
  },
  'GET /payment/return': async (context, { query }) => orderView(await returnedOrder(context, query)),
  'GET /itf/orders/mine': (context, { query }) => pageOf(context, { ...query, userId: context.actor.userId }),
  'GET /itf/orders': (context, { query }) => pageOf(context, { ...query, userId: null }),
  'GET /itf/orders/detail/{id}': async (context, { params }) => orderView(await orderDetail(context, params.id)),
  'POST /itf/orders/{id}/review': async (context, { params, body }) =>
    orderView(await reviewOrder(context, params.id, body)),
  'POST /itf/orders/{id}/refund': async (context, { params, body }) =>
    orderView(await refundOrder(context, params.id, body)),
};
