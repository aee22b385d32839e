/** The receipt of a paid order as a PDF: its price lines, how it was paid, and refunds. */
import { AppError, productName } from '@vumon/domain';
import { createTranslator, formatDayTime, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/receipt.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/receipt.vi.json' with { type: 'json' };
import { iso } from '../../../platform/clock.ts';
import type { FileReply, SignedInContext } from '../../../platform/http/context.ts';
import { renderPdf } from '../../../platform/pdf/index.ts';
import { ledgerOf, type LedgerRow } from './order-lists.queries.ts';
import type { OrderRow } from '../orders.queries.ts';
import { orderDetail } from './orders.service.ts';

const translate = createTranslator('receipt', { vi, en });

const source = `
#let data = json("data.json")
#set page(paper: "a5", margin: (x: 16mm, y: 16mm))
#set text(font: "Tinos", size: 11pt, lang: data.lang)
#let muted(body) = text(fill: rgb("#525260"), size: 9.5pt, body)
#let rows(entries) = grid(columns: (1fr, auto), row-gutter: 8pt, column-gutter: 12pt,
  ..entries.map(((name, value)) => (name, align(right, value))).flatten())
#grid(columns: (1fr, auto), text(weight: "bold", size: 13pt, data.product), align(right, muted(data.address)))
#v(10pt)
#text(weight: "bold", size: 18pt, data.title)
#v(-4pt)
#muted(data.reference)
#v(8pt)
#rows(data.facts)
#v(6pt)
#line(length: 100%, stroke: 0.5pt + rgb("#d6d6df"))
#rows(data.lines)
#line(length: 100%, stroke: 0.8pt)
#grid(columns: (1fr, auto), text(weight: "bold", data.total.at(0)), text(weight: "bold", size: 14pt, data.total.at(1)))
#if data.refunds.len() > 0 [
  #v(6pt)
  #rows(data.refunds)
]
#v(1fr)
#muted(data.note)
`;

export function receiptData(order: OrderRow, ledger: readonly LedgerRow[], locale: Locale, address: string) {
  const t = translate.in(locale);
  const money = (amount: number) => {
    const sum = `${Math.abs(amount).toLocaleString(locale === 'en' ? 'en-US' : 'vi-VN')} ₫`;
    return amount < 0 ? `−${sum}` : sum;
  };
  const name = locale === 'en' ? order.packageNameEn : order.packageName;
  const refunds = ledger.filter(({ kind }) => kind === 'REFUNDED');
  return {
    lang: locale,
    product: productName,
    address,
    title: t('title'),
    reference: t('reference', { reference: order.reference }),
    facts: [
      [t('customer'), order.userName],
      [t('paidAt'), formatDayTime(iso(order.paidAt!))],
      [t('method'), order.total === 0 ? t('nothing') : t(`methods.${order.method}`)],
      ...order.accounts.map(({ fullName }, at) => [t('account', { number: at + 1 }), fullName]),
      ...(order.transactionNo ? [[t('transaction'), order.transactionNo]] : []),
      ...(order.membershipEndsAt ? [[t('until'), formatDayTime(iso(order.membershipEndsAt))]] : []),
    ],
    lines: order.lines.map(({ kind, amount, label }) => [
      t(`lines.${kind}`, { name, label: kind === 'VOUCHER' ? (label ?? '') : '' }),
      money(amount),
    ]),
    total: [t('total'), money(order.total)],
    refunds: refunds.map(({ at, amount }) => [t('refunded', { at: formatDayTime(iso(at)) }), money(amount)]),
    note: t('note'),
  };
}

/** Errors: NOT_FOUND, also for another user's order; ORDER_NOT_PAID unless the ledger has its payment. */
export async function receiptOf(context: SignedInContext, id: string): Promise<FileReply> {
  const { app, db, locale } = context;
  const order = await orderDetail(context, id);
  const ledger = await ledgerOf(db, id);
  if (order.paidAt === null || !ledger.some(({ kind }) => kind === 'PAID')) throw new AppError('ORDER_NOT_PAID');
  const address = app.config.publicUrl.replace(/^https?:\/\//, '');
  const pdf = await renderPdf(source, { data: receiptData(order, ledger, locale, address) });
  const name = `${translate('fileName', locale, { reference: order.reference })}.pdf`;
  return { file: Buffer.from(pdf), name, mime: 'application/pdf' };
}
