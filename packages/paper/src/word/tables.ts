/** Tables of a paper to write in, choose from or tick, whose columns are as wide as their content needs. */
import type { MarkupTree } from '@vumon/question-types';
import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { widthOf } from '../columns.ts';

/** In twentieths of a point: the average width of a letter at 12 pt, and the margins of a cell at both sides. */
const letter = 118;
const sides = 240;

export interface Column {
  readonly width: number;
  readonly centred?: boolean;
}

const line = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const outside = (border: typeof line | typeof none) => ({ top: border, bottom: border, left: border, right: border });
const borders = {
  all: { ...outside(line), insideHorizontal: line, insideVertical: line },
  outer: { ...outside(line), insideHorizontal: none, insideVertical: none },
  none: { ...outside(none), insideHorizontal: none, insideVertical: none },
} as const;

export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly (readonly ParagraphChild[])[])[],
  frame: keyof typeof borders = 'all',
  /** For narrow columns: smaller margins, and headers in a smaller font. */
  narrow = false,
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: columns.map(({ width }) => Math.round(width)),
    width: { size: Math.round(columns.reduce((all, { width }) => all + width, 0)), type: WidthType.DXA },
    borders: borders[frame],
    ...(narrow && { margins: { left: 40, right: 40 } }),
    rows: rows.map(
      (row, at) =>
        new TableRow({
          cantSplit: true,
          children: columns.map(
            ({ width, centred }, x) =>
              new TableCell({
                width: { size: Math.round(width), type: WidthType.DXA },
                verticalAlign: VerticalAlign.CENTER,
                children: [
                  new Paragraph({
                    alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
                    children: [...(row[x] ?? [])],
                    ...(narrow && at === 0 && { style: 'NarrowHead' }),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** The width of a text in one line, in twentieths of a point. */
export const neededFor = (tree: MarkupTree, more = 0): number => Math.ceil((widthOf(tree) + more) * letter) + sides;

/** Columns that need less than an equal share get what they need; the others divide the rest, surplus included. */
export function shared(needs: readonly number[], total: number): number[] {
  const widths = needs.map(() => 0);
  let open = needs.map((_, at) => at);
  let left = total;
  for (;;) {
    const share = left / open.length;
    const small = open.filter((at) => needs[at]! <= share);
    if (small.length === 0 || small.length === open.length) break;
    for (const at of small) {
      widths[at] = needs[at]!;
      left -= needs[at]!;
    }
    open = open.filter((at) => !small.includes(at));
  }
  const wanted = open.reduce((all, at) => all + needs[at]!, 0);
  for (const at of open) widths[at] = wanted <= left ? needs[at]! + (left - wanted) / open.length : left / open.length;
  return widths;
}

/** The columns of a table of texts. */
export const columnsOfTexts = (rows: readonly (readonly MarkupTree[])[], total: number): Column[] =>
  shared(
    (rows[0] ?? []).map((_, x) => Math.max(sides, ...rows.map((row) => neededFor(row[x] ?? [])))),
    total,
  ).map((width) => ({ width }));

/** A framed word bank, with as many words in a row as fit. */
export function bankOf(
  entries: readonly { readonly text: MarkupTree; readonly runs: readonly ParagraphChild[]; readonly least: number }[],
  total: number,
): Table {
  const widest = Math.max(1, ...entries.map(({ text, least }) => Math.max(neededFor(text, 4), least)));
  const across = Math.max(1, Math.min(entries.length, Math.floor(total / widest)));
  const columns = Array.from({ length: across }, () => ({ width: total / across, centred: across > 1 }));
  const rows = Array.from({ length: Math.ceil(entries.length / across) }, (_, row) =>
    entries.slice(row * across, (row + 1) * across).map(({ runs }) => runs),
  );
  return tableOf(columns, rows, 'outer');
}

/** A box for every letter, a gap between words. */
export function boxesOf(letters: readonly string[]): Table {
  const cell = 400;
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: letters.map(() => cell),
    width: { size: cell * letters.length, type: WidthType.DXA },
    borders: borders.none,
    rows: [
      new TableRow({
        cantSplit: true,
        children: letters.map(
          (one) =>
            new TableCell({
              width: { size: cell, type: WidthType.DXA },
              borders: outside(one !== '' && one.trim() === '' ? none : line),
              margins: { left: 0, right: 0 },
              verticalAlign: VerticalAlign.CENTER,
              children: [
                new Paragraph({
                  text: one.trim(),
                  alignment: AlignmentType.CENTER,
                  spacing: { before: 30, after: 30 },
                }),
              ],
            }),
        ),
      }),
    ],
  });
}

/** Columns to tick are as narrow as their headers allow, and together leave a third of the width for the text. */
export function tickColumns(heads: readonly MarkupTree[], total: number): Column[] {
  const width = Math.min((total * 0.64) / heads.length, Math.max(700, ...heads.map((head) => neededFor(head))));
  return [{ width: total - width * heads.length }, ...heads.map(() => ({ width, centred: true }))];
}
