/** Quotes that sales give to a customer, or to somebody who asked for packages. A quote never changes. */
import { offerCodes, priceLineKinds, quoteBounds } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, idParams, instant, text } from '../../schemas.ts';

const staff = ['ADMIN', 'SALE'] as const;
const dong = z.int();
const locale = z.enum(['vi', 'en']);

const quoteItem = z.strictObject({
  packageCode: z.enum(offerCodes),
  name: z.string(),
  nameEn: z.string(),
  months: z.int().nullable(),
  quantity: z.int(),
  /** How the price of one is calculated. */
  lines: z.array(z.strictObject({ kind: z.enum(priceLineKinds), amount: dong, label: z.string().nullable() })),
  unitPrice: dong,
  total: dong,
  /** When the reduction of a flash sale in the price ends; null without one. */
  saleEndsAt: instant.nullable(),
});

const quote = z.strictObject({
  id,
  number: z.string(),
  customerId: id.nullable(),
  requestId: id.nullable(),
  recipient: z.string(),
  organisation: z.string(),
  locale,
  items: z.array(quoteItem),
  total: dong,
  validUntil: day,
  note: z.string(),
  madeAt: instant,
  madeBy: z.string(),
});
export type QuoteView = z.infer<typeof quote>;

/** Exactly one of the two. */
const about = { customerId: id.optional(), requestId: id.optional() };

export const quoteRoutes = defineRoutes({
  'GET /itf/quotes': {
    summary: 'Quotes given to a customer or for a request, the newest first, 50 at most',
    access: staff,
    query: z.strictObject(about),
    reply: z.array(quote),
  },
  'GET /itf/quotes/packages': {
    summary: 'What can be quoted: packages on sale with their listed price, and those whose price is agreed (null)',
    access: staff,
    reply: z.array(
      z.strictObject({
        packageCode: z.enum(offerCodes),
        name: z.string(),
        nameEn: z.string(),
        audience: z.enum(['teacher', 'student']),
        price: dong.nullable(),
      }),
    ),
  },
  'POST /itf/quotes': {
    summary:
      'Give a quote. A customer’s single package costs what the checkout asks of the account; otherwise packages have their listed price, and one that is not sold online has the price in `unitPrice`',
    access: staff,
    idempotency: 'key',
    body: z.strictObject({
      ...about,
      recipient: text(120, 1),
      organisation: text(120).default(''),
      locale,
      /** Days in Vietnam; the last one included. */
      validUntil: day,
      note: text(500).default(''),
      items: z
        .array(
          z.strictObject({
            packageCode: z.enum(offerCodes),
            quantity: z.int().min(1, 'tooSmall').max(quoteBounds.quantity, 'tooBig'),
            /** Only for a package without a price in the catalogue. */
            unitPrice: dong.min(1, 'tooSmall').max(quoteBounds.unitPrice, 'tooBig').optional(),
          }),
        )
        .min(1, 'required')
        .max(quoteBounds.items, 'tooBig'),
    }),
    reply: quote,
    errors: ['NOT_FOUND', 'PERIOD_INVALID', 'PACKAGE_NOT_SOLD', 'PACKAGE_AUDIENCE', 'PACKAGE_LOWER'],
  },
  'GET /itf/quotes/{id}/file': {
    summary: 'A quote as it was given',
    access: staff,
    params: idParams,
    file: 'application/pdf',
  },
});
