/** The matrix and the specification table as Typst source, on A4 in landscape. */
import { matrixGrids, type Grid, type GridCell, type PaperMatrix } from '../matrix.ts';
import type { PaperLocale } from '../paper.ts';
import { translateIn } from '../translate.ts';
import { pageCode, type SheetHead } from './paper.ts';
import { call, typstString } from './source.ts';

function cellCode({ text, columns = 1, rows = 1, bold = false, left = false }: GridCell): string {
  const lines = text.split('\n').map(typstString).join('; linebreak(); ');
  const inside = `{ ${bold ? `strong({ ${lines} })` : lines} }`;
  const facts = [
    ...(columns > 1 ? [`colspan: ${columns}`] : []),
    ...(rows > 1 ? [`rowspan: ${rows}`] : []),
    ...(left ? ['align: left + horizon'] : []),
  ];
  return call('table.cell', ...facts, inside);
}

const gridCode = ({ title, narrow, widths, head, body }: Grid): string =>
  [
    `align(center, strong(text(12pt, ${typstString(title)})))`,
    `{ set text(size: ${narrow ? 7 : 9}pt); ${call(
      'table',
      `columns: (${widths.map((one) => `${one.toFixed(2)}mm`).join(', ')})`,
      'stroke: 0.5pt',
      'inset: (x: 1.6pt, y: 3pt)',
      'align: center + horizon',
      call('table.header', ...head.flat().map(cellCode)),
      ...body.flat().map(cellCode),
    )} }`,
  ].join('\n');

export function matrixSource(name: string, head: SheetHead, matrix: PaperMatrix, locale: PaperLocale): string {
  const translate = translateIn(locale);
  const facts = [head.subject, head.grade, head.school].filter(Boolean).join(', ');
  return [
    pageCode(translate, locale),
    '#set page(flipped: true, margin: 15mm)',
    '#set text(size: 9pt)',
    '#set par(justify: false, leading: 0.45em)',
    '#{',
    `align(center, { strong(text(13pt, ${typstString(name)})); linebreak(); ${typstString(facts)} })`,
    matrixGrids(matrix, locale).map(gridCode).join('\npagebreak()\n'),
    '}',
    '',
  ].join('\n');
}
