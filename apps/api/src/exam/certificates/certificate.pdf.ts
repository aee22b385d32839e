/** Certificates as a PDF, a landscape page each, in Vietnamese with English beneath, on the international site in English alone; texts that people wrote are passed as data, not as markup. */
import { dayInVietnam, resultLevel } from '@vumon/domain';
import { createTranslator, formatDay, formatMark, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/certificate.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/certificate.vi.json' with { type: 'json' };
import { localeOn, type Config } from '../../config.ts';
import type { FileReply } from '../../platform/http/context.ts';
import { renderPdf } from '../../platform/pdf/index.ts';
import { qrSvg } from '../../platform/pdf/qr.ts';
import type { CertificateRow } from './certificates.queries.ts';
import { numberText } from './codes.ts';

const translate = createTranslator('certificate', { vi, en });

const source = `
#let data = json("data.json")
#let ink = rgb("#3a2a9c")
#let pale = rgb("#adb2ff")
#let gray = rgb("#525260")
#set page(paper: "a4", flipped: true, margin: 0mm)
#set text(font: "Tinos", size: 13pt, lang: data.lang, fill: rgb("#22212d"))
#let scale = tiling(size: (14mm, 7mm))[
  #place(dx: 0mm, dy: 0mm, circle(radius: 7mm, stroke: 0.5pt + pale))
  #place(dx: 3mm, dy: 3mm, circle(radius: 4mm, stroke: 0.5pt + pale))
  #place(dx: 5.5mm, dy: 5.5mm, circle(radius: 1.5mm, stroke: 0.5pt + pale))
]
#let gold = box(width: 14mm, height: 7mm, clip: true)[
  #place(circle(radius: 7mm, fill: rgb("#ffd9a0"), stroke: 0.5pt + pale))
  #place(dx: 3mm, dy: 3mm, circle(radius: 4mm, fill: rgb("#ffe6c2"), stroke: 0.5pt + pale))
  #place(dx: 5.5mm, dy: 5.5mm, circle(radius: 1.5mm, stroke: 0.5pt + pale))
]
#let ruled(body) = box(width: 100%, stroke: (bottom: (thickness: 0.6pt, dash: "dotted", paint: gray)), inset: (bottom: 5pt, x: 2pt), body)
#let label(words) = text(size: 14pt)[#words.at(0)#for beneath in words.slice(1) [ \\ #text(size: 9.5pt, style: "italic", fill: gray, beneath)]]
#let fitting(size, body) = layout(room => {
  let wide = measure(text(size: size, weight: "bold", body)).width
  let left = if wide > room.width { calc.max(size * (room.width / wide) * 0.98, 10pt) } else { size }
  text(size: left, weight: "bold", body)
})
#let sheet(one) = {
  place(rect(width: 297mm - 16mm, height: 210mm - 16mm, stroke: 0.9pt + ink), dx: 8mm, dy: 8mm)
  place(rect(width: 297mm - 19.5mm, height: 210mm - 19.5mm, stroke: 0.5pt + pale), dx: 9.75mm, dy: 9.75mm)
  place(rect(width: 297mm - 19.5mm, height: 11mm, fill: scale, stroke: 0.5pt + pale), dx: 9.75mm, dy: 9.75mm)
  place(rect(width: 297mm - 19.5mm, height: 11mm, fill: scale, stroke: 0.5pt + pale), dx: 9.75mm, dy: 210mm - 20.75mm)
  place(gold, dx: 9.75mm + 9 * 14mm, dy: 9.75mm)
  block(inset: (x: 32mm, top: 28mm), width: 297mm)[
    #grid(columns: (1fr, 1fr), column-gutter: 8mm, align: center + top,
      [#upper(one.authority) \\ #fitting(13pt, upper(one.organisation)) #v(-6pt) #line(length: 32mm, stroke: 0.7pt)],
      if data.nation != none [*#data.nation* \\ *#data.motto* #v(-6pt) #line(length: 44mm, stroke: 0.7pt)])
    #v(5mm)
    #align(center)[
      #text(size: 31pt, weight: "bold", fill: ink, data.title.at(0))
      #for beneath in data.title.slice(1) [\\ #text(size: 16pt, style: "italic", fill: gray, beneath)]
    ]
    #v(9mm)
    #grid(columns: (46mm, 1fr), align: bottom, label(data.words.name), ruled(fitting(21pt, upper(one.name))))
    #v(4mm)
    #grid(columns: (46mm, 1fr, 26mm, 62mm), column-gutter: (0mm, 8mm, 0mm), row-gutter: 6mm, align: bottom,
      label(data.words.birthday), ruled(fitting(14pt, one.birthday)), label(data.words.class), ruled(fitting(14pt, one.class)),
      label(data.words.test), ruled(fitting(14pt, one.test)), label(data.words.day), ruled(fitting(14pt, one.day)),
      label(data.words.number), ruled(text(weight: "bold", size: 14pt, tracking: 1pt, one.number)), label(data.words.result),
      ruled[#text(weight: "bold", size: 20pt, fill: ink, one.mark) / 10, #data.words.level *#one.level*])
  ]
  place(top + left, dx: 36mm, dy: 158mm, grid(columns: (24mm, 1fr), column-gutter: 5mm, align: horizon,
    image(one.qr, width: 24mm),
    [#data.words.code.at(0)#for beneath in data.words.code.slice(1) [ #text(style: "italic", fill: gray)[\\/ #beneath]] \\
     #text(weight: "bold", size: 15pt, tracking: 0.8pt, one.code) \\
     #text(size: 10.5pt, fill: gray, data.address)]))
  place(top + left, dx: 178mm, dy: 146mm, block(width: 90mm, align(center)[
    #text(style: "italic", fill: gray, one.given) \\
    #if one.signerTitle != "" [*#upper(one.signerTitle)*]
    #v(18mm)
    *#one.signerName*
  ]))
}
#for (at, one) in data.sheets.enumerate() {
  if at > 0 { pagebreak() }
  sheet(one)
}
`;

/** Returns one page for each certificate. */
export async function certificatePdf(
  rows: readonly CertificateRow[],
  { publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>,
  locale: Locale,
): Promise<FileReply> {
  const first = localeOn({ site }, 'vi');
  const both = (key: 'title' | `words.${keyof typeof vi.words}`) =>
    [...new Set([first, 'en'] as const)].map((one) => translate(key, one));
  const files: Record<string, Uint8Array> = {};
  const sheets = rows.map((row, at) => {
    const qr = `qr-${at}.svg`;
    files[qr] = qrSvg(`${publicUrl}/certificate?code=${row.code}`);
    const [year, month, date] = dayInVietnam(row.issuedAt.getTime()).split('-');
    return {
      qr,
      code: row.code,
      organisation: row.organisation,
      authority: row.authority,
      name: [row.lastName, row.firstName].filter(Boolean).join(' '),
      birthday: row.birthday ? formatDay(row.birthday) : '–',
      class: row.className || '–',
      test: row.title,
      day: formatDay(dayInVietnam(row.submittedAt.getTime())),
      number: `${numberText(row.candidateNumber).slice(0, 3)} ${numberText(row.candidateNumber).slice(3)}`,
      mark: formatMark(row.mark, first),
      level: translate(`levels.${resultLevel(row.mark)}`, first),
      signerTitle: row.signerTitle,
      signerName: row.signerName,
      given: translate(row.place ? 'givenAt' : 'given', first, {
        place: row.place,
        day: date!,
        month: month!,
        year: year!,
      }),
    };
  });
  const pdf = await renderPdf(source, {
    data: {
      sheets,
      lang: first,
      // Certificates of schools in Vietnam have it.
      nation: site === 'vn' ? vi.nation : null,
      motto: vi.motto,
      title: both('title'),
      address: `${publicUrl.replace(/^https?:\/\//, '')}/certificate`,
      words: {
        name: both('words.name'),
        birthday: both('words.birthday'),
        class: both('words.class'),
        test: both('words.test'),
        day: both('words.day'),
        number: both('words.number'),
        result: both('words.result'),
        level: translate('words.level', first),
        code: both('words.code'),
      },
    },
    files,
  });
  const [only] = sheets;
  const name =
    rows.length === 1
      ? translate('fileOfOne', locale, { name: only!.name })
      : translate('fileOfAll', locale, { test: only!.test, class: only!.class });
  return { file: Buffer.from(pdf), name: `${name}.pdf`, mime: 'application/pdf' };
}
