/** Vouchers: checking one with the chosen package, and their administration. */
import { itemKinds, offerCodes, orderStates, reviewReasons, roles, voucherStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, id, idParams, instant, pageQuery, search, snapshot, text } from '../../schemas.ts';

const limit = z.int().min(1, 'tooSmall').max(100_000_000, 'tooBig');
const changeable = {
  name: text(100, 1),
  kind: z.enum(['PERCENT', 'AMOUNT']),
  value: limit,
  ceiling: limit.nullable(),
  itemKinds: z.array(z.enum(itemKinds)).min(1).max(10).nullable(),
  packages: z.array(z.enum(offerCodes)).min(1).max(20).nullable(),
  roles: z.array(z.enum(roles)).min(1).max(10).nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  usesAllowed: limit.nullable(),
  usesPerUser: limit.nullable(),
};
const terms = { code: z.string().max(100, 'tooLong'), ...changeable };
const voucher = z.strictObject({
  id,
  ...terms,
  uses: z.int(),
  disabledAt: instant.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  status: z.enum(voucherStatuses),
  revision: z.int(),
  mayChange: z.boolean(),
});
export type Voucher = z.infer<typeof voucher>;

export const voucherRoutes = defineRoutes({
  'POST /itf/voucher/validate': {
    summary: 'What a voucher takes off the price of a package, or why it cannot be used',
    idempotency: 'natural',
    access: ['TEACHER', 'STUDENT'],
    body: z.strictObject({ voucher_code: z.string().max(100, 'tooLong').optional(), packageCode: z.enum(offerCodes) }),
    reply: z.strictObject({
      code: z.string(),
      kind: z.enum(['PERCENT', 'AMOUNT']),
      value: z.int(),
      discount: z.int(),
    }),
    errors: [
      'VOUCHER_CODE_MISSING',
      'VOUCHER_OUT_OF_SCOPE',
      'VOUCHER_USER_LIMIT',
      'VOUCHER_EXPIRED',
      'VOUCHER_NOT_APPLICABLE',
      'VOUCHER_UNKNOWN',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /itf/vouchers': {
    summary: 'Vouchers with how often they were used, the newest first',
    access: ['ADMIN', 'SALE'],
    query: z.object({
      search,
      status: z.enum(voucherStatuses).optional(),
      packageCode: z.enum(offerCodes).optional(),
      sort: z.enum(['created', 'code', 'ends', 'uses']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(voucher),
    paged: true,
  },
  'POST /itf/vouchers': {
    summary: 'Make a voucher; staff of sales within the limits of the settings',
    idempotency: 'key',
    access: ['ADMIN', 'SALE'],
    body: z.strictObject(terms),
    reply: voucher,
    errors: ['VOUCHER_EXISTED'],
  },
  'PUT /itf/vouchers/{id}': {
    summary:
      'Change a voucher for orders to come; its code stays. `revision` is the one that the change is based on. Staff of sales change their own',
    access: ['ADMIN', 'SALE'],
    params: idParams,
    body: z.strictObject({ ...changeable, revision: z.int().min(1) }),
    reply: voucher,
    errors: ['VERSION_CONFLICT'],
  },
  'PUT /itf/vouchers/{id}/stopped': {
    summary: 'Stop a voucher from being used, or let it be used again; orders that hold it keep it',
    access: ['ADMIN', 'SALE'],
    params: idParams,
    body: z.strictObject({ stopped: z.boolean() }),
    reply: voucher,
  },
  'GET /itf/vouchers/{id}/uses': {
    summary: 'Orders that hold a voucher, the newest first',
    access: ['ADMIN', 'SALE'],
    params: idParams,
    query: z.object(pageQuery),
    reply: z.array(
      z.strictObject({
        id,
        reference: z.string(),
        buyer: z.string(),
        state: z.enum(orderStates),
        review: z.enum(reviewReasons).nullable(),
        refunded: z.int(),
        discount: z.int(),
        total: z.int(),
        createdAt: instant,
      }),
    ),
    paged: true,
  },
  'GET /itf/vouchers/{id}/history': {
    summary: 'Every revision of a voucher with who made it, the newest first',
    access: ['ADMIN', 'SALE'],
    params: idParams,
    reply: z.array(changeOf(snapshot)),
  },
  'GET /itf/vouchers/limits': {
    summary: 'How far a voucher reaches that the caller may make; null: no limit',
    access: ['ADMIN', 'SALE'],
    reply: z.strictObject({ percent: z.int(), amount: z.int(), uses: z.int(), days: z.int() }).nullable(),
  },
});
