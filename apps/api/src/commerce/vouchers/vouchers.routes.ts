import type { voucherRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  changeVoucher,
  historyOfVoucher,
  limitsOf,
  makeVoucher,
  switchVoucher,
  usesPage,
  vouchersPage,
} from './administration.service.ts';
import { validateVoucher } from './vouchers.service.ts';

export const voucherHandlers: Handlers<typeof voucherRoutes> = {
  'POST /itf/voucher/validate': (context, { body }) => validateVoucher(context, body),
  'GET /itf/vouchers': (context, { query }) => vouchersPage(context, query),
  'POST /itf/vouchers': (context, { body }) => makeVoucher(context, body),
  'PUT /itf/vouchers/{id}': (context, { params, body }) => changeVoucher(context, params.id, body),
  'PUT /itf/vouchers/{id}/stopped': (context, { params, body }) => switchVoucher(context, params.id, body.stopped),
  'GET /itf/vouchers/{id}/uses': (context, { params, query }) => usesPage(context, params.id, query),
  'GET /itf/vouchers/{id}/history': (context, { params }) => historyOfVoucher(context, params.id),
  'GET /itf/vouchers/limits': (context) => limitsOf(context, context.actor),
};
