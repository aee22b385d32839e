/** The process that opens a stranger's file: it has little memory, no secrets, and may be killed. Bytes come by stdin, cells leave by stdout. */
import { createRequire } from 'node:module';
import type * as Xlsx from '@e965/xlsx';
import { kindOf } from './archive.ts';
import type { Cell, Merge, SheetCells } from './cells.ts';
import { findHeader } from './header.ts';

const maxRows = 1_500;
const maxColumns = 100;
const maxSheets = 10;
const maxText = 300;

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof Xlsx;

function cellOf(cell: Xlsx.CellObject | undefined, date1904: boolean): Cell {
  if (!cell || cell.v === undefined || cell.v === null) return null;
  // The stored value of a formula counts; the formula itself is not even read.
  if (typeof cell.v === 'number') return numberCell(cell.v, typeof cell.z === 'string' ? cell.z : '', date1904);
  if (cell.t === 'e') return (cell.w ?? '#?').slice(0, maxText);
  return String(cell.v).slice(0, maxText);
}

function numberCell(value: number, format: string, date1904: boolean): Cell {
  if (format !== '' && xlsx.SSF.is_date(format)) {
    const date = xlsx.SSF.parse_date_code(value, { date1904 }) as { y: number; m: number; d: number } | null;
    if (date && date.y >= 1900) return { day: `${date.y}-${String(date.m).padStart(2, '0')}-${String(date.d).padStart(2, '0')}` };
  }
  // A code typed as 0012 under the format 0000 is the number 12 that shows its zeros.
  if (/^0+$/.test(format) && Number.isInteger(value) && value >= 0) return String(value).padStart(format.length, '0');
  return value;
}

function sheetCells(name: string, sheet: Xlsx.WorkSheet, date1904: boolean): SheetCells {
  const data = ((sheet as { '!data'?: (Xlsx.CellObject | undefined)[][] })['!data'] ?? []).slice(0, maxRows);
  const rows = Array.from(data, (row) => Array.from((row ?? []).slice(0, maxColumns), (cell) => cellOf(cell, date1904)));
  const merges: Merge[] = (sheet['!merges'] ?? []).slice(0, 2_000).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
  return { name: name.slice(0, 60), rows, merges };
}

/** The sheet that looks most like a list of learners. */
function read(bytes: Buffer): SheetCells | null {
  if (kindOf(bytes) === null) return null;
  const book = xlsx.read(bytes, { type: 'buffer', dense: true, sheetRows: maxRows, cellFormula: false, cellHTML: false, cellNF: true, cellText: false, bookVBA: false, bookFiles: false });
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  let best: { sheet: SheetCells; score: number } | null = null;
  for (const name of book.SheetNames.slice(0, maxSheets)) {
    const source = Object.hasOwn(book.Sheets, name) ? book.Sheets[name] : undefined;
    if (!source) continue;
    const sheet = sheetCells(name, source, date1904);
    const score = findHeader(sheet)?.score ?? (sheet.rows.length > 0 ? 0 : -1);
    if (!best || score > best.score) best = { sheet, score };
  }
  return best?.sheet ?? null;
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
let sheet: SheetCells | null = null;
try {
  sheet = read(Buffer.concat(chunks));
} catch {
  // Whatever the parser choked on: not a workbook that can be read.
}
process.stdout.write(JSON.stringify({ sheet }));
