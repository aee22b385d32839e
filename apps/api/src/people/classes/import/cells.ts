/** A sheet as plain data, as the reading process returns it. */
import { withoutInvisible } from '@vumon/domain';

/** Text, a number without a date's format, or a day. Null: empty. */
export type Cell = string | number | { readonly day: string } | null;

/** Rows and columns from 0, both ends included. */
export interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Table {
  readonly name: string;
  /** By row, then column; rows and columns count from 0 as in the file. */
  readonly rows: readonly (readonly Cell[])[];
  readonly merges: readonly Merge[];
}

export interface SheetCells extends Table {
  /** All sheets that can be read instead, this one among them, in their order. */
  readonly sheets: readonly string[];
}

/** Cuts a text without splitting a surrogate pair, half of which PostgreSQL cannot store. */
export const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** Control characters, which a cell of an old .xls can contain and PostgreSQL cannot store. */
export const controls = /(?![\t\n\v\f\r])\p{Cc}/gu;

/** Typed before a number so that it stays text; some programs write it into the cell. */
const textMark = /^['’](?=[\d+=@-])/;

/** The cell's text roughly as a spreadsheet program displays it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string')
    return withoutInvisible(cell.normalize('NFC')).replace(/\s+/gu, ' ').trim().replace(textMark, '');
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  return cell.day.split('-').reverse().join('/');
}
