/**
 * The cells of an untrusted workbook. Only `read-child.ts` calls it in the product: parsing belongs into a process that
 * can be killed.
 */
import { createRequire } from 'node:module';
import { withoutInvisible } from '@vumon/domain';
import type * as Xlsx from '@e965/xlsx';
import { kindOf } from './archive.ts';
import { controls, cut, textOf, type Cell, type Merge, type SheetCells, type Table } from './cells.ts';
import { findHeader, headerKey } from './header.ts';

const maxRows = 1_500;
const maxColumns = 100;
const maxSheets = 10;
const searchedRows = 25;

export interface SheetChoice {
  /** Header texts (folded as by `headerKey`) of the wanted sheet; without them a list of learners is looked for. */
  readonly headers?: readonly string[];
  /** The sheet that the teacher chose. */
  readonly sheet?: string | undefined;
}
/** Questions have longer cells than names. */
const maxTextOf = (wanted: ReadonlySet<string>): number => (wanted.size > 0 ? 10_000 : 300);

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof Xlsx;

/** What a spreadsheet displays for a failed formula; the file contains its number. */
const errorNames: ReadonlyMap<number, string> = new Map([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
]);

function cellOf(cell: Xlsx.CellObject | undefined, date1904: boolean, maxText: number): Cell {
  if (!cell || cell.v === undefined || cell.v === null) return null;
  // Formulas are not read, only their stored values.
  if (cell.t === 'e') return errorNames.get(cell.v as number) ?? '#?';
  if (typeof cell.v === 'number') return numberCell(cell.v, typeof cell.z === 'string' ? cell.z : '', date1904);
  return cut(withoutInvisible(String(cell.v).replace(controls, ' ')), maxText);
}

function numberCell(value: number, format: string, date1904: boolean): Cell {
  if (format !== '' && xlsx.SSF.is_date(format)) {
    const date = xlsx.SSF.parse_date_code(value, { date1904 }) as { y: number; m: number; d: number } | null;
    if (date && date.y >= 1900)
      return { day: `${date.y}-${String(date.m).padStart(2, '0')}-${String(date.d).padStart(2, '0')}` };
  }
  // A code typed as 0012 with the format 0000 is stored as the number 12.
  if (/^0+$/.test(format) && Number.isInteger(value) && value >= 0) return String(value).padStart(format.length, '0');
  return value;
}

function sheetCells(name: string, sheet: Xlsx.WorkSheet, date1904: boolean, maxText: number): Table {
  const data = ((sheet as { '!data'?: (Xlsx.CellObject | undefined)[][] })['!data'] ?? []).slice(0, maxRows);
  const rows = Array.from(data, (row) =>
    Array.from((row ?? []).slice(0, maxColumns), (cell) => cellOf(cell, date1904, maxText)),
  );
  const merges: Merge[] = (sheet['!merges'] ?? [])
    .slice(0, 2_000)
    .map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
  return { name, rows, merges };
}

/** Score of how well a sheet matches the wanted columns. */
function scoreOf(sheet: Table, wanted: ReadonlySet<string>): number {
  if (wanted.size === 0) return findHeader(sheet)?.score ?? (sheet.rows.length > 0 ? 0 : -1);
  return sheet.rows
    .slice(0, searchedRows)
    .reduce(
      (most, row) =>
        Math.max(most, row.filter((cell) => typeof cell === 'string' && wanted.has(headerKey(cell))).length),
      0,
    );
}

/**
 * The visible sheets. A hidden one often has last year's list or the data of a form: its learners would be imported
 * unnoticed.
 */
function visibleNames(book: Xlsx.WorkBook): string[] {
  const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  return (visible.length > 0 ? visible : book.SheetNames).slice(0, maxSheets);
}

/**
 * The chosen sheet, or the best matching one; the first one when several match equally. Null when it is no workbook.
 * Throws whatever the parser throws.
 */
export function readSheet(bytes: Buffer, { headers = [], sheet: chosen }: SheetChoice = {}): SheetCells | null {
  if (kindOf(bytes) === null) return null;
  const wanted = new Set(headers);
  const book = xlsx.read(bytes, {
    type: 'buffer',
    dense: true,
    sheetRows: maxRows,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: false,
    bookVBA: false,
    bookFiles: false,
  });
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  let best: { sheet: Table; score: number } | null = null;
  const sheets: string[] = [];
  for (const own of visibleNames(book)) {
    const source = Object.hasOwn(book.Sheets, own) ? book.Sheets[own] : undefined;
    if (!source) continue;
    const name = cut(own, 60);
    const sheet = sheetCells(name, source, date1904, maxTextOf(wanted));
    if (sheet.rows.some((row) => row.some((cell) => textOf(cell) !== ''))) sheets.push(name);
    const score = name === chosen ? Infinity : scoreOf(sheet, wanted);
    if (!best || score > best.score) best = { sheet, score };
  }
  return best && { ...best.sheet, sheets };
}
