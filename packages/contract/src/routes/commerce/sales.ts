/** Current sales and their prices, and the sales that administrators define. */
import { itemKinds, offerCodes, saleStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, empty, id, idParams, instant, pageQuery, search, snapshot, text } from '../../schemas.ts';

const dong = z.int();
const price = z.int().min(1, 'tooSmall').max(100_000_000, 'tooBig');

/** A reduced price; whether it runs is decided by the server's clock. */
const shownSale = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string(),
  price: dong,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(saleStates),
});

const packageItem = z.strictObject({
  itemKind: z.enum(itemKinds),
  packageCode: z.enum(offerCodes),
  name: z.string(),
  nameEn: z.string(),
  audience: z.enum(['teacher', 'student']),
  /** How many accounts get it. */
  accounts: z.int(),
  /** The price without a sale. */
  price: dong,
  months: z.int().nullable(),
  tests: z.int().nullable(),
  /** The current sale, or else the next one. */
  sale: shownSale.nullable(),
});
const testItem = z.strictObject({
  examId: id,
  name: z.string(),
  nameEn: z.string(),
  gradeId: z.string().nullable(),
  subject: z.string(),
  minutes: z.int(),
  price: dong,
});

const editable = {
  name: text(100, 1),
  nameEn: text(100, 1),
  price,
  startsAt: instant,
  endsAt: instant,
};
const managedSale = z.strictObject({
  ...shownSale.shape,
  packageCode: z.enum(offerCodes),
  /** The package's price without a sale, now. */
  fullPrice: dong.nullable(),
  stoppedAt: instant.nullable(),
  revision: z.int(),
  orders: z.int(),
  createdBy: z.string(),
});
export type ManagedSale = z.infer<typeof managedSale>;
const admin = ['ADMIN'] as const;
const direction = z.enum(['asc', 'desc']).default('desc');

export const saleRoutes = defineRoutes({
  'GET /sale-item': {
    summary: 'Packages on sale with their prices now, and the time of the server, which countdowns go by',
    access: 'public',
    reply: z.strictObject({ serverTime: instant, items: z.array(packageItem) }),
  },
  'GET /sale-asset/memberships': {
    summary: 'Packages for one account, with the sale that runs or is next',
    access: 'public',
    reply: z.array(packageItem),
  },
  'GET /sale-asset': {
    summary: 'Single tests on sale to learners',
    access: 'public',
    query: z.object({
      search,
      sort: z.enum(['changed', 'name', 'price']).default('changed'),
      direction,
      ...pageQuery,
    }),
    reply: z.array(testItem),
    paged: true,
  },
  'PUT /sale-asset/{id}': {
    summary: 'Put a test of the system on sale at a price, or take it off with null',
    access: admin,
    params: idParams,
    body: z.strictObject({ price: price.nullable() }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'GET /sale-asset/{id}/history': {
    summary: 'Every price that a test was sold at with who set it, the newest first',
    access: admin,
    params: idParams,
    reply: z.array(changeOf(snapshot)),
  },
  'GET /itf/sales': {
    summary: 'Sales of packages, the newest first',
    access: admin,
    query: z.object({
      search,
      state: z.enum(saleStates).optional(),
      packageCode: z.enum(offerCodes).optional(),
      sort: z.enum(['starts', 'ends', 'price']).default('starts'),
      direction,
      ...pageQuery,
    }),
    reply: z.array(managedSale),
    paged: true,
  },
  'POST /itf/sales': {
    summary: 'Make a sale of a package',
    idempotency: 'key',
    access: admin,
    body: z.strictObject({ ...editable, packageCode: z.enum(offerCodes) }),
    reply: managedSale,
    errors: ['SALE_OVERLAPS', 'PACKAGE_NOT_SOLD'],
  },
  'PUT /itf/sales/{id}': {
    summary: 'Change a sale for orders to come; `revision` is the one that the change is based on',
    access: admin,
    params: idParams,
    body: z.strictObject({ ...editable, revision: z.int().min(1) }),
    reply: managedSale,
    errors: ['VERSION_CONFLICT', 'SALE_OVERLAPS'],
  },
  'GET /itf/sales/{id}/history': {
    summary: 'Every revision of a sale with who made it, the newest first',
    access: admin,
    params: idParams,
    reply: z.array(changeOf(snapshot)),
  },
  'POST /itf/sales/{id}/stop': {
    summary: 'End a sale at once; orders keep what they were sold at',
    idempotency: 'natural',
    access: admin,
    params: idParams,
    reply: managedSale,
  },
});
