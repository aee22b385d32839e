/** Finds the template's columns in a sheet and reads its rows as questions. Pure. */
import { AppError } from '@vumon/domain';
import {
  note,
  questionFromRow,
  rowFields,
  type ImportEntry,
  type ImportNote,
  type RowField,
} from '@vumon/question-import';
import { headerKey, type Cell, type SheetCells } from '#people/classes';
import { columnTitle } from './messages.ts';

const fieldOfHeader: ReadonlyMap<string, RowField> = new Map([
  ...rowFields.flatMap((field) =>
    (['vi', 'en'] as const).map((locale): [string, RowField] => [headerKey(columnTitle(field, locale)), field]),
  ),
  // Alternative header names.
  ...['loai', 'dang', 'dang cau', 'question type'].map((header): [string, RowField] => [header, 'type']),
  ...['noi dung', 'noi dung cau hoi', 'de bai', 'cau dan', 'stem', 'question text'].map(
    (header): [string, RowField] => [header, 'question'],
  ),
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const).flatMap((letter) =>
    [`phuong an ${letter}`, `dap an ${letter}`, `option ${letter}`].map((header): [string, RowField] => [
      header,
      letter,
    ]),
  ),
  ...['dap an dung', 'dap an', 'correct answer', 'correct', 'key'].map((header): [string, RowField] => [
    header,
    'answer',
  ]),
  ...['loi giai', 'huong dan giai', 'feedback'].map((header): [string, RowField] => [header, 'explanation']),
]);

/** Header texts by which the reader recognises the sheet. */
export const headerTexts: readonly string[] = [...fieldOfHeader.keys()];

const searchedRows = 25;

function columnsAt(row: readonly Cell[]): Map<number, RowField> {
  const columns = new Map<number, RowField>();
  row.forEach((cell, index) => {
    const field = typeof cell === 'string' ? fieldOfHeader.get(headerKey(cell)) : undefined;
    if (field !== undefined && ![...columns.values()].includes(field)) columns.set(index, field);
  });
  return columns;
}

function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.normalize('NFC').trim();
  return typeof cell === 'number' ? String(cell) : cell.day.split('-').reverse().join('/');
}

const formulaError = /^#(?:REF!|DIV\/0!|N\/A|NAME\?|VALUE!|NUM!|NULL!|\?)$/;

/** Errors: IMPORT_NO_QUESTION without a column of questions, IMPORT_NO_ROWS, IMPORT_ROW_LIMIT. */
export function questionsFromSheet({ rows }: SheetCells, criterion: string, maxRows: number): ImportEntry[] {
  let top = -1;
  let columns = new Map<number, RowField>();
  rows.slice(0, searchedRows).forEach((row, index) => {
    const found = columnsAt(row);
    if (found.size > columns.size) [top, columns] = [index, found];
  });
  if (![...columns.values()].includes('question')) throw new AppError('IMPORT_NO_QUESTION');
  const entries: ImportEntry[] = [];
  for (const [index, row] of rows.entries()) {
    const used = [...columns].filter(([column]) => textOf(row[column]) !== '');
    if (index <= top || used.length === 0) continue;
    if (entries.length >= maxRows) throw new AppError('IMPORT_ROW_LIMIT', { params: { a: maxRows } });
    const entry = questionFromRow(
      index + 1,
      Object.fromEntries(used.map(([column, field]) => [field, textOf(row[column])])),
      criterion,
    );
    const broken = used.flatMap(([column, field]) => problemOf(row[column]!, field));
    entries.push(broken.length > 0 ? { ...entry, draft: null, problems: broken } : entry);
  }
  if (entries.length === 0) throw new AppError('IMPORT_NO_ROWS');
  return entries;
}

/** Values that the spreadsheet program converted silently, such as 1/2 into a date. */
function problemOf(cell: Cell, field: RowField): ImportNote[] {
  const column = field.toUpperCase();
  if (typeof cell === 'string' && formulaError.test(cell.trim()))
    return [note('CELL_ERROR', { column, value: cell.trim() })];
  if (typeof cell === 'object' && cell !== null && field !== 'question' && field !== 'name')
    return [note('CELL_DATE', { column, value: textOf(cell) })];
  return [];
}
