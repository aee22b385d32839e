/** Buying packages: prices, orders, payments and refunds. */
import {
  offerCodes,
  orderActions,
  orderEventKinds,
  orderEventSources,
  orderKinds,
  orderStates,
  paymentMethods,
  priceLineKinds,
  reviewReasons,
} from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, flag, fullName, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const offerCode = z.enum(offerCodes);
const buyers = ['TEACHER', 'STUDENT'] as const;
const method = z.enum(paymentMethods);
const dong = z.int();

/**
 * Who gets a package that is for several accounts. The service checks how many there are and the phone numbers, whose
 * format depends on the site.
 */
const accounts = z.array(z.strictObject({ fullName, phone: z.string().max(100, 'tooLong') })).max(20, 'tooBig');

/** What is bought: a package or a single test. */
const wanted = {
  packageCode: offerCode.optional(),
  examId: id.optional(),
  accounts: accounts.optional(),
  voucherCode: z.string().max(100, 'tooLong').optional(),
};
const lines = z.array(z.strictObject({ kind: z.enum(priceLineKinds), amount: dong, label: z.string().nullable() }));

export const priceQuote = z.strictObject({
  /** How it may be paid on this site; empty where nothing is sold online. */
  methods: z.array(method),
  action: z.enum(orderActions),
  name: z.string(),
  nameEn: z.string(),
  lines,
  total: dong,
  /** How long it runs if it is paid now; null where it has no duration. */
  months: z.int().nullable(),
  endsAt: instant.nullable(),
  /** Where an upgrade ends sooner than what the buyer holds now, as after a renewal: when that would have ended. */
  endedAt: instant.nullable(),
  /** What of the unused share of the present package is more than the price of the new one, and is lost. */
  lost: dong,
  /** Tests in a learner's package. */
  uses: z.int().nullable(),
  /** The accounts that get the package, in the given order. */
  accounts: z.array(
    z.strictObject({
      phone: z.string(),
      /**
       * Null for a phone number without an account: one is opened. Otherwise whether the account has the given name.
       */
      sameName: z.boolean().nullable(),
    }),
  ),
  /**
   * The newest order of the same thing that may still be paid at the gateway, with the address to pay it at; null where
   * there is none.
   */
  open: z.strictObject({ id, reference: z.string(), total: dong, createdAt: instant, payUrl: z.string() }).nullable(),
});
export type PriceQuote = z.infer<typeof priceQuote>;

export const order = z.strictObject({
  id,
  reference: z.string(),
  buyer: z.strictObject({ id, fullName: z.string() }),
  action: z.enum(orderActions),
  /** Null for a single test. */
  packageCode: offerCode.nullable(),
  examId: id.nullable(),
  /** For a combo: who gets the packages. */
  accounts: z.array(
    z.strictObject({
      fullName: z.string(),
      /** Null once its owner has deleted the account. */
      phone: z.string().nullable(),
      /** Whether the account was opened by this order; null before it was paid. */
      opened: z.boolean().nullable(),
      packageEndsAt: instant.nullable(),
    }),
  ),
  name: z.string(),
  nameEn: z.string(),
  lines,
  total: dong,
  /** The amount refunded, and the amount whose refund the gateway has not confirmed yet. */
  refunded: dong,
  refunding: dong,
  method,
  state: z.enum(orderStates),
  /** Why a paid order needs a decision by staff; null when it needs none. */
  review: z.enum(reviewReasons).nullable(),
  responseCode: z.string().nullable(),
  transactionNo: z.string().nullable(),
  bankCode: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  endedAt: instant.nullable(),
  packageEndsAt: instant.nullable(),
});
export type Order = z.infer<typeof order>;

/** An order as staff sees it. */
export const managedOrder = order.extend({
  /** The buyer's e-mail, else the phone. */
  contact: z.string().nullable(),
  voucherCode: z.string().nullable(),
  endedBy: z.enum(orderEventSources).nullable(),
  endedByName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

const filters = {
  state: z.enum(orderStates).optional(),
  review: flag,
  method: method.optional(),
  kind: z.enum(orderKinds).optional(),
  packageCode: offerCode.optional(),
  voucher: z.string().max(30).optional(),
  /** Days in Vietnam, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Days of the payment; only successful orders have one. */
  paidFrom: day.optional(),
  paidTo: day.optional(),
  search,
};
const sales = ['ADMIN', 'SALE'] as const;

const priceErrors = [
  'PACKAGE_NOT_SOLD',
  'PACKAGE_AUDIENCE',
  'PACKAGE_LOWER',
  'UNIT_TEST_NOT_FOUND',
  'TEST_OWNED',
  'ACCOUNT_CANNOT_RECEIVE',
  'VOUCHER_CODE_MISSING',
  'VOUCHER_OUT_OF_SCOPE',
  'VOUCHER_USER_LIMIT',
  'VOUCHER_EXPIRED',
  'VOUCHER_NOT_APPLICABLE',
  'TOO_MANY_REQUESTS',
] as const;

export const paymentRoutes = defineRoutes({
  'POST /payment/quote': {
    summary:
      'What a package or a test costs this account now, line by line; of a combo also what is known of the accounts that get it. Nothing is stored',
    idempotency: 'natural',
    access: buyers,
    body: z.strictObject(wanted),
    reply: priceQuote,
    errors: priceErrors,
  },
  'POST /payment/create': {
    summary:
      'Order a package; `total` is the sum that the buyer saw. Answers with the address to pay at, null when nothing is left to pay',
    idempotency: 'key',
    access: buyers,
    body: z.strictObject({ ...wanted, method, total: dong.min(0) }),
    reply: z.strictObject({ order, payUrl: z.string().nullable() }),
    errors: [...priceErrors, 'PRICE_CHANGED', 'PAYMENT_UNAVAILABLE'],
  },
  'GET /payment/return': {
    summary: "The order that the gateway's redirect names, as it is stored; changes nothing",
    access: buyers,
    query: z.looseObject({ vnp_TxnRef: z.string().max(100), vnp_SecureHash: z.string().max(256) }),
    reply: order,
    errors: ['PAYMENT_RETURN_INVALID', 'PAYMENT_UNAVAILABLE'],
  },
  'GET /itf/orders/mine': {
    summary: "One's own orders, the newest first",
    access: buyers,
    query: z.object({ state: z.enum(orderStates).optional(), search, ...pageQuery }),
    reply: z.array(order),
    paged: true,
  },
  'GET /itf/orders': {
    summary:
      'All orders in a chosen order; `review` leaves those that wait for a decision, `search` is an order number or a customer',
    access: sales,
    query: z.object({
      ...filters,
      sort: z.enum(['created', 'total']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(managedOrder),
    paged: true,
  },
  'GET /itf/orders/sums': {
    summary: 'How many orders a filter finds, and what came in and went back for them by the ledger',
    access: sales,
    query: z.object(filters),
    reply: z.strictObject({
      orders: z.int(),
      succeeded: z.int(),
      waiting: z.int(),
      paid: z.number(),
      refunded: z.number(),
    }),
  },
  'GET /itf/orders/file': {
    summary: 'The orders that a filter finds as a workbook, 10,000 at most',
    access: sales,
    query: z.object(filters),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /itf/orders/{id}/record': {
    summary: 'An order with everything that happened to it, and its entries in the ledger',
    access: sales,
    params: idParams,
    reply: z.strictObject({
      order: managedOrder,
      events: z.array(
        z.strictObject({
          kind: z.enum(orderEventKinds),
          source: z.enum(orderEventSources),
          at: instant,
          by: z.string().nullable(),
          code: z.string().nullable(),
          amount: dong.nullable(),
          reason: z.string().nullable(),
        }),
      ),
      ledger: z.array(
        z.strictObject({
          kind: z.enum(['PAID', 'REFUNDED']),
          amount: dong,
          at: instant,
          transactionNo: z.string().nullable(),
          by: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /itf/orders/detail/{id}': {
    summary: 'An order of one’s own, or any for staff of sales',
    access: ['TEACHER', 'STUDENT', 'ADMIN', 'SALE'],
    params: idParams,
    reply: order,
  },
  'GET /itf/orders/{id}/receipt': {
    summary: 'The receipt of a paid order of one’s own, or any for staff of sales',
    access: ['TEACHER', 'STUDENT', 'ADMIN', 'SALE'],
    params: idParams,
    file: 'application/pdf',
    errors: ['ORDER_NOT_PAID'],
  },
  'POST /itf/orders/{id}/review': {
    summary: 'Decide on a paid order that waits: give the package, or say that the bank took the money back',
    idempotency: 'key',
    access: ['ADMIN'],
    confirmed: true,
    params: idParams,
    body: z.strictObject({ decision: z.enum(['accept', 'reversed']), reason: text(500, 1) }),
    reply: order,
    errors: ['ORDER_NOT_IN_REVIEW', 'PACKAGE_LOWER', 'PACKAGE_AUDIENCE', 'ACCOUNT_CANNOT_RECEIVE'],
  },
  'POST /itf/orders/{id}/refund': {
    summary:
      'Give back all or a part of what was paid; all of it takes back the package, and brings back what an upgrade had ended',
    idempotency: 'key',
    access: ['ADMIN'],
    confirmed: true,
    params: idParams,
    body: z.strictObject({ amount: dong.min(1, 'tooSmall'), reason: text(500, 1) }),
    reply: order,
    errors: [
      'ORDER_NOT_PAID',
      'ORDER_CREDITED',
      'REFUND_TOO_HIGH',
      'REFUND_REFUSED',
      'REFUND_UNCERTAIN',
      'PAYMENT_UNAVAILABLE',
    ],
  },
});
