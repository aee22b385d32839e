import type { paymentRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { allOrders, fileOfOrders, ownOrders, recordOfOrder, sumsOfOrders } from './orders/order-lists.service.ts';
import {
  accountsWanted,
  createOrder,
  endIfPaidNow,
  orderDetail,
  priceFor,
  returnedOrder,
  unpaidOrder,
} from './orders/orders.service.ts';
import { orderView, quoteView } from './payments.view.ts';
import { receiptOf } from './orders/receipt.ts';
import { refundOrder } from './refunds/refunds.service.ts';
import { reviewOrder } from './settlement.service.ts';

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  'POST /payment/quote': async (context, { body }) => {
    const priced = await priceFor(context, body, { db: context.db, hold: false });
    const accounts = await accountsWanted(context, body, false);
    const end = await endIfPaidNow(context, priced);
    const unpaid = await unpaidOrder(context, priced);
    return quoteView(context.app.config.payments?.methods ?? [], priced, end, accounts, unpaid);
  },
  'POST /payment/create': async (context, { body }) => {
    const { order, payUrl } = await createOrder(context, body);
    return { order: orderView(order), payUrl };
  },
  'GET /payment/return': async (context, { query }) => orderView(await returnedOrder(context, query)),
  'GET /itf/orders/mine': (context, { query }) => ownOrders(context, query),
  'GET /itf/orders': (context, { query }) => allOrders(context, query),
  'GET /itf/orders/sums': (context, { query }) => sumsOfOrders(context, query),
  'GET /itf/orders/file': (context, { query }) => fileOfOrders(context, query),
  'GET /itf/orders/{id}/record': (context, { params }) => recordOfOrder(context, params.id),
  'GET /itf/orders/detail/{id}': async (context, { params }) => orderView(await orderDetail(context, params.id)),
  'GET /itf/orders/{id}/receipt': (context, { params }) => receiptOf(context, params.id),
  'POST /itf/orders/{id}/review': async (context, { params, body }) =>
    orderView(await reviewOrder(context, params.id, body)),
  'POST /itf/orders/{id}/refund': async (context, { params, body }) =>
    orderView(await refundOrder(context, params.id, body)),
};
