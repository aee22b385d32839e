/** A quote as a PDF, drawn from its stored row alone. */
import { createTranslator, formatDay, formatDayTime, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/quote.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/quote.vi.json' with { type: 'json' };
import { dayInVietnam } from '@vumon/domain';
import { renderPdf } from '../../platform/pdf/index.ts';
import type { QuoteContent, QuoteRow } from './quotes.queries.ts';

const translate = createTranslator('quote', { vi, en });

const source = `
#let data = json("data.json")
#set page(paper: "a4", margin: (x: 20mm, y: 18mm), footer: context align(right, text(size: 9pt, fill: rgb("#525260"),
  [#data.number · #counter(page).display("1/1", both: true)])))
#set text(font: "Tinos", size: 11pt, lang: data.lang)
#let muted(body) = text(fill: rgb("#525260"), size: 9.5pt, body)
#grid(columns: (1fr, auto), column-gutter: 12pt,
  [#text(weight: "bold", size: 13pt, data.company.at(0, default: ""))
   #for fact in data.company.slice(1) [\\ #muted(fact)]],
  align(right, muted(data.address)))
#v(14pt)
#align(center)[#text(weight: "bold", size: 19pt, data.title)\\ #muted(data.subtitle)]
#v(10pt)
#grid(columns: (auto, 1fr), row-gutter: 7pt, column-gutter: 12pt,
  ..data.facts.map(((name, value)) => (muted(name), value)).flatten())
#v(8pt)
#table(columns: (1fr, auto, auto, auto, auto), stroke: (x, y) => (bottom: if y == 0 { 0.8pt } else { 0.5pt + rgb("#d6d6df") }),
  inset: (x: 5pt, y: 7pt), align: (x, _) => if x == 0 { left } else { right },
  table.header(..data.head.map(name => text(weight: "bold", size: 10pt, name))),
  ..data.rows.map(row => (
    [#row.name #for line in row.lines [\\ #muted(line)]], row.length, row.quantity, row.price, row.total)).flatten())
#grid(columns: (1fr, auto), inset: (x: 5pt, y: 4pt), text(weight: "bold", data.total.at(0)), text(weight: "bold", size: 14pt, data.total.at(1)))
#v(8pt)
#for note in data.notes [#muted(note)\\ ]
#v(22pt)
#grid(columns: (1fr, 1fr), [], align(center)[#text(weight: "bold", data.signature)\\ #v(42pt) #data.by])
`;

export function quoteData({ number, madeAt, madeBy, content }: QuoteRow) {
  const { locale, items, company, recipient, organisation, validUntil } = content;
  const t = translate.in(locale);
  const money = (amount: number) => moneyIn(locale, amount);
  const sales = items.flatMap(({ saleEndsAt }) => (saleEndsAt === null ? [] : [saleEndsAt])).sort();
  const credited = items.some(({ lines }) => lines.some(({ kind }) => kind === 'CREDIT'));
  return {
    lang: locale,
    number,
    company: [
      company.company || content.product,
      ...(company.address ? [company.address] : []),
      ...(company.taxCode ? [t('taxCode', { code: company.taxCode })] : []),
      ...(company.hotline || company.email ? [[company.hotline, company.email].filter(Boolean).join(' · ')] : []),
    ],
    address: content.address,
    title: t('title'),
    subtitle: t('numberOf', { number, day: formatDay(dayInVietnam(madeAt.getTime())) }),
    facts: [
      [t('to'), recipient],
      ...(organisation ? [[t('organisation'), organisation]] : []),
      [t('validUntil'), formatDay(validUntil)],
    ],
    head: [t('package'), t('length'), t('quantity'), t('unitPrice'), t('amount')],
    rows: items.map((item) => rowOf(locale, item)),
    total: [t('total'), money(content.total)],
    notes: [
      ...(content.note ? [content.note] : []),
      ...(sales.length > 0 ? [t('saleUntil', { at: formatDayTime(sales[0]!) })] : []),
      ...(credited ? [t('creditOf', { day: formatDay(dayInVietnam(madeAt.getTime())) })] : []),
      t('vat'),
    ],
    signature: t('signature'),
    by: madeBy,
  };
}

const moneyIn = (locale: Locale, amount: number): string => {
  const sum = `${Math.abs(amount).toLocaleString(locale === 'en' ? 'en-US' : 'vi-VN')} ₫`;
  return amount < 0 ? `−${sum}` : sum;
};

function rowOf(
  locale: Locale,
  { name, nameEn, months, quantity, lines, unitPrice, total }: QuoteContent['items'][number],
) {
  const t = translate.in(locale);
  return {
    name: locale === 'en' ? nameEn : name,
    // The first line is the price before the deductions, which are shown only where there are some.
    lines: lines.length > 1 ? lines.map(({ kind, amount }) => `${t(`lines.${kind}`)} ${moneyIn(locale, amount)}`) : [],
    length: months === null ? '–' : t('months', { count: months }),
    quantity: quantity.toLocaleString(locale === 'en' ? 'en-US' : 'vi-VN'),
    price: moneyIn(locale, unitPrice),
    total: moneyIn(locale, total),
  };
}

export const quoteFileName = ({ number, content }: QuoteRow): string =>
  `${translate('fileName', content.locale, { number })}.pdf`;

export const quotePdf = async (row: QuoteRow): Promise<Buffer> =>
  Buffer.from(await renderPdf(source, { data: quoteData(row) }));
