/** The matrix and the specification table as a Word file that can be edited. */
import {
  AlignmentType,
  Document,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { matrixGrids, type Grid, type GridCell, type PaperMatrix } from '../matrix.ts';
import type { PaperLocale } from '../paper.ts';
import type { SheetHead } from '../typst/paper.ts';
import { font, millimetre } from './page.ts';

const margin = Math.round(15 * millimetre);
const twips = (millimetres: number) => Math.round(millimetres * millimetre);

function cellOf(
  { text, columns = 1, rows = 1, bold = false, left = false }: GridCell,
  width: number,
  size: number,
): TableCell {
  return new TableCell({
    columnSpan: columns,
    rowSpan: rows,
    verticalAlign: VerticalAlign.CENTER,
    width: { size: twips(width), type: WidthType.DXA },
    margins: { left: 30, right: 30, top: 30, bottom: 30 },
    children: text.split('\n').map(
      (line) =>
        new Paragraph({
          alignment: left ? AlignmentType.LEFT : AlignmentType.CENTER,
          children: [new TextRun({ text: line, bold, size })],
        }),
    ),
  });
}

/** Word needs the width of every cell, and cells of rows above can span the rows below. */
function rowsOf(grid: Grid): TableRow[] {
  const taken: number[] = grid.widths.map(() => 0);
  return [...grid.head, ...grid.body].map((row, at) => {
    let column = 0;
    const cells = row.map((one) => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const { columns = 1, rows = 1 } = one;
      const width = grid.widths.slice(column, column + columns).reduce((all, each) => all + each, 0);
      for (let x = column; x < column + columns; x += 1) taken[x] = rows;
      column += columns;
      return cellOf(one, width, grid.narrow ? 14 : 18);
    });
    for (const [x, left] of taken.entries()) taken[x] = Math.max(0, left - 1);
    return new TableRow({ tableHeader: at < grid.head.length, cantSplit: true, children: cells });
  });
}

export async function wordMatrix(
  name: string,
  head: SheetHead,
  matrix: PaperMatrix,
  locale: PaperLocale,
): Promise<Uint8Array> {
  const centred = (text: string, bold = false, size = 18) =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold, size })] });
  const facts = [head.subject, head.grade, head.school].filter(Boolean).join(', ');
  const tables = matrixGrids(matrix, locale).map((grid, at) => [
    ...(at > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    centred(grid.title, true, 24),
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: grid.widths.map(twips),
      width: { size: grid.widths.reduce((all, one) => all + twips(one), 0), type: WidthType.DXA },
      rows: rowsOf(grid),
    }),
  ]);
  const document = new Document({
    title: name,
    creator: head.school,
    styles: { default: { document: { run: { font, size: 18 } } } },
    sections: [
      {
        properties: {
          page: {
            // The library swaps width and height itself.
            size: { width: twips(210), height: twips(297), orientation: PageOrientation.LANDSCAPE },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: [centred(name, true, 26), centred(facts), ...tables.flat()],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
