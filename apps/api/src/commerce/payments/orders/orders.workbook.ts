/** Orders as a workbook: times and amounts are numeric cells, everything else is text. */
import { vietnam } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/orders-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/orders-export.vi.json' with { type: 'json' };
import { iso } from '../../../platform/clock.ts';
import type { FileReply } from '../../../platform/http/context.ts';
import { makeWorkbook, workbookType, type ListColumn } from '../../../platform/spreadsheet.ts';
import type { ManagedOrderRow } from './order-lists.queries.ts';

const translate = createTranslator('orders-export', { vi, en });

export async function ordersWorkbook(orders: readonly ManagedOrderRow[], locale: Locale): Promise<FileReply> {
  const t = translate.in(locale);
  const when = (at: Date | null) => at && { at: iso(at), zone: vietnam };
  const off = (order: ManagedOrderRow, kind: string) =>
    -order.lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const columns: readonly ListColumn<ManagedOrderRow>[] = [
    { header: t('reference'), width: 22, value: (order) => order.reference },
    { header: t('ordered'), width: 18, value: (order) => when(order.createdAt) },
    { header: t('paid'), width: 18, value: (order) => when(order.paidAt) },
    { header: t('customer'), width: 28, value: (order) => order.userName },
    { header: t('contact'), width: 28, value: (order) => order.contact },
    {
      header: t('package'),
      width: 24,
      value: (order) => (locale === 'en' ? order.packageNameEn : order.packageName),
    },
    { header: t('price'), width: 14, value: (order) => -off(order, 'PRICE') },
    { header: t('sale'), width: 14, value: (order) => off(order, 'SALE') },
    { header: t('credit'), width: 14, value: (order) => off(order, 'CREDIT') },
    { header: t('voucherCode'), width: 16, value: (order) => order.voucherCode },
    { header: t('voucher'), width: 14, value: (order) => off(order, 'VOUCHER') },
    { header: t('total'), width: 14, value: (order) => order.total },
    { header: t('refunded'), width: 14, value: (order) => order.refunded - order.refunding },
    { header: t('method'), width: 26, value: (order) => t(`methods.${order.method}`) },
    {
      header: t('state'),
      width: 18,
      value: (order) => t(order.review === null ? `states.${order.state}` : 'states.REVIEW'),
    },
    { header: t('code'), width: 12, value: (order) => order.responseCode },
    { header: t('transaction'), width: 18, value: (order) => order.transactionNo },
  ];
  return {
    file: await makeWorkbook({ sheet: t('sheet'), columns, rows: orders, cut: t('cut') }),
    name: `${t('sheet')}.xlsx`,
    mime: workbookType,
  };
}
