import type { voucherRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { makeVoucher, validateVoucher, vouchersPage } from './vouchers.service.ts';

export const voucherHandlers: Handlers<typeof voucherRoutes> = {
  'POST /itf/voucher/validate': (context, { body }) => validateVoucher(context, body),
  'GET /itf/vouchers': (context, { query }) => vouchersPage(context, query),
  'POST /itf/vouchers': (context, { body }) => makeVoucher(context, body),
};
