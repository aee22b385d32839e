/** What `readWorkbook` replies, read in this process: tests of what stands in a sheet need no process of their own. */
import { AppError } from '@vumon/domain';
import { magicOf } from '../archive.ts';
import type { SheetCells } from '../cells.ts';
import { readSheet, type SheetChoice } from '../read-sheet.ts';

export function readHere(fileName: string, bytes: Buffer, choice: SheetChoice = {}): SheetCells {
  const sheet = /\.xlsx?$/i.test(fileName) && magicOf(bytes) !== null ? readSheet(bytes, choice) : null;
  if (!sheet) throw new AppError('IMPORT_FILE_FORMAT');
  return sheet;
}
