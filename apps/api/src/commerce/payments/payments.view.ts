/** Orders and prices as replies show them. */
import type { ManagedOrder, Order, PriceQuote } from '@vumon/contract';
import type { OrderEventSource, PaymentMethod } from '@vumon/domain';
import type { CheckedAccount } from './combo/combo.service.ts';
import type { ManagedOrderRow } from './orders/order-lists.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import type { Priced, UnpaidOrder } from './orders/orders.service.ts';

export const orderView = (row: OrderRow): Order => ({
  id: row.id,
  reference: row.reference,
  buyer: { id: row.userId, fullName: row.userName },
  action: row.action,
  packageCode: row.packageCode,
  examId: row.examId,
  accounts: row.accounts.map(({ fullName, phone, opened, endsAt }) => ({
    fullName,
    phone,
    opened,
    packageEndsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  })),
  name: row.packageName,
  nameEn: row.packageNameEn,
  lines: [...row.lines],
  total: row.total,
  refunded: row.refunded - row.refunding,
  refunding: row.refunding,
  method: row.method,
  state: row.state,
  review: row.review,
  responseCode: row.responseCode,
  transactionNo: row.transactionNo,
  bankCode: row.bankCode,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  packageEndsAt: row.membershipEndsAt?.toISOString() ?? null,
});

export const managedOrderView = (row: ManagedOrderRow): ManagedOrder => ({
  ...orderView(row),
  contact: row.contact,
  voucherCode: row.voucherCode,
  endedBy: row.endedBy as OrderEventSource | null,
  endedByName: row.endedByName,
  reason: row.reason,
});

export const quoteView = (
  methods: readonly PaymentMethod[],
  priced: Priced,
  end: { readonly endsAt: Date | null; readonly before: Date | null },
  accounts: readonly CheckedAccount[],
  unpaid: UnpaidOrder | null,
): PriceQuote => ({
  methods: [...methods],
  action: priced.action,
  name: priced.name,
  nameEn: priced.nameEn,
  lines: [...priced.lines],
  total: priced.total,
  months: priced.months,
  endsAt: end.endsAt?.toISOString() ?? null,
  endedAt: end.before?.toISOString() ?? null,
  lost: priced.lost,
  uses: priced.uses,
  accounts: accounts.map(({ phone, sameName }) => ({ phone, sameName })),
  open: unpaid && {
    id: unpaid.order.id,
    reference: unpaid.order.reference,
    total: unpaid.order.total,
    createdAt: unpaid.order.createdAt.toISOString(),
    payUrl: unpaid.payUrl,
  },
});
