/** Tables of a paper: what is written in, chosen from or ticked, each column as wide as what stands in it. */
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

/** Twentieths of a point: a letter of 12 pt, and what a cell keeps free at its sides. */
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
  /** Columns are so narrow that their heads are set smaller. */
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

/** What a text takes in one line. */
export const neededFor = (tree: MarkupTree, more = 0): number => Math.ceil((widthOf(tree) + more) * letter) + sides;

/** Columns that need less than their share have what they need; the others divide what is left, and so does what is over. */
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

/** Words to choose from in a frame, as many in a row as have room. */
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

/** Places to tick: their columns are as narrow as their heads allow, and leave a third for what is read. */
export function tickColumns(heads: readonly MarkupTree[], total: number): Column[] {
  const width = Math.min((total * 0.64) / heads.length, Math.max(700, ...heads.map((head) => neededFor(head))));
  return [{ width: total - width * heads.length }, ...heads.map(() => ({ width, centred: true }))];
}
