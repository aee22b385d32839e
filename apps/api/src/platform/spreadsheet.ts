/** Writes workbooks: text cells never contain formulas, numbers and dates can be calculated with. */
import { localTime } from '@vumon/domain';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { NativeChild } from './native/child.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}

/** The most rows that a list exports: more would be slow to write and to open. */
export const mostFileRows = 10_000;

/** A moment, written as the local time of the reader's zone, because workbooks have no time zones. */
export interface Moment {
  readonly at: string;
  readonly zone: string;
}
/** `YYYY-MM-DD`. */
export interface Day {
  readonly day: string;
}

export type CellValue = string | number | Moment | Day | null;

const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * An apostrophe before what a spreadsheet would read as a formula once the cell is edited or saved as CSV. A number, as learners
 * answer in maths, is none.
 */
export const inert = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function cellOf(value: CellValue): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return dateCell(value);
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: inert(value), format: '@' };
}

/** The library writes the UTC day and time of a Date. */
function dateCell(value: Moment | Day): Cell {
  if ('day' in value) return { type: Date, value: new Date(`${value.day}T00:00:00Z`), format: 'dd/mm/yyyy' };
  const { day, time } = localTime(value.zone, Date.parse(value.at));
  return { type: Date, value: new Date(`${day}T${time}Z`), format: 'dd/mm/yyyy hh:mm' };
}

export interface Sheet {
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A column of a list: its header and its cells in one record, so that neither is without the other. */
export interface ListColumn<Row> extends Column {
  /** `index` counts the rows from 0. */
  value(row: Row, index: number): CellValue;
}

export interface List<Row> {
  readonly sheet: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  /**
   * The note below the last row where there are more rows than a file takes; such a list requests one row more than
   * `mostFileRows`.
   */
  readonly cut?: string;
}

export function listSheet<Row>({ sheet, columns, rows, cut }: List<Row>): Sheet {
  const shown = cut !== undefined && rows.length > mostFileRows ? rows.slice(0, mostFileRows) : rows;
  const cells = shown.map((row, index) => columns.map(({ value }) => value(row, index)));
  return {
    sheet,
    columns: columns.map(({ header, width }) => ({ header, width })),
    rows: shown === rows ? cells : [...cells, [cut!]],
  };
}

/** A bold, fixed header row and the rows below it. */
function sheetOf({ sheet, columns, rows }: Sheet) {
  const head = columns.map(({ header }) => ({
    type: String,
    value: header,
    fontWeight: 'bold' as const,
    backgroundColor: '#E6E9FF',
    wrap: true,
    alignVertical: 'center' as const,
  }));
  const data: SheetData = [head, ...rows.map((row) => row.map(cellOf))];
  return { data, sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
}

/** For the child process; everything else calls `makeSheets`. */
export const writeSheets = (sheets: readonly Sheet[]): Promise<Buffer> => writeXlsxFile(sheets.map(sheetOf)).toBuffer();

/**
 * A larger workbook is written by a child process: 10,000 rows take over a second, in which this process could store no
 * answer.
 */
const cellsAtOnce = 5_000;
const workbooks = new NativeChild<readonly Sheet[], Uint8Array>({
  part: 'workbooks',
  script: new URL('spreadsheet.child.ts', import.meta.url),
  patienceMs: 120_000,
  heapMebibytes: 1_024,
  memoryMebibytes: 1_500,
  mostWaiting: 20,
});

/** Errors: PROCESSING_FAILED, SERVER_BUSY. */
export async function makeSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const cells = sheets.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0);
  if (cells <= cellsAtOnce) return writeSheets(sheets);
  return Buffer.from(await workbooks.run(sheets));
}

/** A workbook of one list. Errors: those of `makeSheets`. */
export const makeWorkbook = <Row>(list: List<Row>): Promise<Buffer> => makeSheets([listSheet(list)]);
