/**
 * A customer for staff of sales: what they bought and asked, how much of it they use, and what they may be offered. The
 * schema is the list of what sales may see; nothing of lessons, answers, sessions or sign-ins is in it.
 */
import { membershipSources, offerCodes, orderActions, requestKinds, requestStates, userStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, packageCode } from '../../schemas.ts';
import { managedOrder, priceQuote } from '../commerce/payments.ts';

const named = { name: z.string(), nameEn: z.string() };
const amount = z.strictObject({
  used: z.int(),
  /** Null where nothing limits it. */
  cap: z.int().nullable(),
});

const customerOffer = priceQuote
  .pick({
    name: true,
    nameEn: true,
    lines: true,
    total: true,
    months: true,
    endsAt: true,
    endedAt: true,
    lost: true,
    uses: true,
  })
  .extend({ packageCode: z.enum(offerCodes), action: z.enum(orderActions) });
export type CustomerOffer = z.infer<typeof customerOffer>;

const customer = z.strictObject({
  id,
  fullName: z.string(),
  role: z.enum(['TEACHER', 'STUDENT']),
  status: z.enum(userStatuses),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.enum(['vi', 'en']),
  provinceName: z.string().nullable(),
  createdAt: instant,
  /** The school that a teacher is a member of, with how many of its seats are taken. */
  school: z
    .strictObject({
      id,
      name: z.string(),
      administers: z.boolean(),
      members: z.int(),
      packageEndsAt: instant.nullable(),
    })
    .nullable(),
  /** The newest first, at most fifty. */
  packages: z.array(
    z.strictObject({
      id,
      packageCode,
      ...named,
      startsAt: instant,
      endsAt: instant.nullable(),
      /** Tests that are left in a learner's package. */
      usesLeft: z.int().nullable(),
      source: z.enum(membershipSources),
      state: z.enum(['UPCOMING', 'CURRENT', 'PAST']),
    }),
  ),
  /** Numbers alone. Null: the account cannot sign in, so nothing applies to it. */
  usage: z
    .strictObject({
      classes: amount.nullable(),
      students: amount.nullable(),
      systemTests: amount.nullable(),
      /** Tests of a learner's package. */
      tests: amount.nullable(),
    })
    .nullable(),
  /** The newest first, at most twenty; `orderCount` are all, `paid` and `refunded` their sums by the ledger. */
  orders: z.array(managedOrder),
  orderCount: z.int(),
  paid: z.number(),
  refunded: z.number(),
  /** What the person wrote, the newest first, at most twenty. */
  requests: z.array(
    z.strictObject({
      id,
      kind: z.enum(requestKinds),
      state: z.enum(requestStates),
      message: z.string(),
      organisation: z.string(),
      receivedAt: instant,
      /** False: sent without signing in, with the e-mail of this account. */
      signedIn: z.boolean(),
    }),
  ),
  requestCount: z.int(),
  /** What can be bought now at which price, as the checkout computes it; empty for an account that cannot sign in. */
  offers: z.array(customerOffer),
});
export type Customer = z.infer<typeof customer>;

export const customerRoutes = defineRoutes({
  'GET /itf/customers/{id}': {
    summary: 'A teacher or learner for staff of sales: packages, orders, messages, use, and what they may be offered',
    access: ['ADMIN', 'SALE'],
    params: idParams,
    reply: customer,
  },
});
