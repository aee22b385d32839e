/** Orders as a workbook: times and amounts are numeric cells, everything else is text. */
import { vietnam } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/orders-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/orders-export.vi.json' with { type: 'json' };
import { iso } from '../../../platform/clock.ts';
import type { FileReply } from '../../../platform/http/context.ts';
import { cutRows, makeWorkbook, workbookType } from '../../../platform/spreadsheet.ts';
import type { ManagedOrderRow } from './order-lists.queries.ts';

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });

export async function ordersWorkbook(orders: readonly ManagedOrderRow[], locale: Locale): Promise<FileReply> {
  const t = (key: string) => translate(key, locale);
  const when = (at: Date | null) => at && { at: iso(at), zone: vietnam };
  const off = (order: ManagedOrderRow, kind: string) =>
    -order.lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const columns = (
    [
      ['reference', 22],
      ['ordered', 18],
      ['paid', 18],
      ['customer', 28],
      ['contact', 28],
      ['package', 24],
      ['price', 14],
      ['sale', 14],
      ['credit', 14],
      ['voucherCode', 16],
      ['voucher', 14],
      ['total', 14],
      ['refunded', 14],
      ['method', 26],
      ['state', 18],
      ['code', 12],
      ['transaction', 18],
    ] as const
  ).map(([key, width]) => ({ header: t(key), width }));
  const rows = orders.map((order) => [
    order.reference,
    when(order.createdAt),
    when(order.paidAt),
    order.userName,
    order.contact,
    locale === 'en' ? order.packageNameEn : order.packageName,
    -off(order, 'PRICE'),
    off(order, 'SALE'),
    off(order, 'CREDIT'),
    order.voucherCode,
    off(order, 'VOUCHER'),
    order.total,
    order.refunded - order.refunding,
    t(`methods.${order.method}`),
    t(order.review === null ? `states.${order.state}` : 'states.REVIEW'),
    order.responseCode,
    order.transactionNo,
  ]);
  return {
    file: await makeWorkbook(t('sheet'), columns, cutRows(rows, t('cut'))),
    name: `${t('sheet')}.xlsx`,
    mime: workbookType,
  };
}
