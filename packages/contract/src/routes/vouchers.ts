/** Vouchers: checking one with the chosen package, and their administration. */
import { itemKinds, offerCodes, roles } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { id, instant, pageQuery, search, text } from '../schemas.ts';

const limit = z.int().min(1, 'tooSmall').max(100_000_000, 'tooBig');
const terms = {
  code: z.string().max(100, 'tooLong'),
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
const voucher = z.strictObject({ id, ...terms, uses: z.int(), disabledAt: instant.nullable(), createdAt: instant });
export type Voucher = z.infer<typeof voucher>;

export const voucherRoutes = defineRoutes({
  'POST /itf/voucher/validate': {
    summary: 'What a voucher takes off the price of a package, or why it cannot be used',
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
    query: z.object({ search, ...pageQuery }),
    reply: z.array(voucher),
    paged: true,
  },
  'POST /itf/vouchers': {
    summary: 'Make a voucher',
    access: ['ADMIN'],
    body: z.strictObject(terms),
    reply: voucher,
    errors: ['VOUCHER_EXISTED'],
  },
});
