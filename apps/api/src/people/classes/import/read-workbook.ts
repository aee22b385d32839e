/** Opens an uploaded workbook in a process of its own. */
import { fileURLToPath } from 'node:url';
import { AppError } from '@vumon/domain';
import { readInChild } from '../../../reader.ts';
import { magicOf } from './archive.ts';
import type { SheetCells } from './cells.ts';

const child = fileURLToPath(new URL('./read-child.ts', import.meta.url));
const limits = { timeMs: 15_000, heapMegabytes: 320, outputBytes: 16 * 1024 * 1024 };

/**
 * The chosen sheet, else the one with the list of learners, or with most of these header texts (folded as by `headerKey`). Errors:
 * IMPORT_FILE_FORMAT for everything that is not a valid .xls or .xlsx; SERVER_BUSY when too many wait.
 */
export async function readWorkbook(
  fileName: string,
  bytes: Buffer,
  { headers = [], sheet: chosen }: { readonly headers?: readonly string[]; readonly sheet?: string | undefined } = {},
): Promise<SheetCells> {
  // Refuses a .csv, or an .exe renamed to .xlsx, before a process is started.
  if (!/\.xlsx?$/i.test(fileName) || magicOf(bytes) === null) throw new AppError('IMPORT_FILE_FORMAT');
  const args = [...headers, ...(chosen === undefined ? [] : [`--sheet=${chosen}`])];
  const output = await readInChild(child, bytes, limits, args);
  const sheet = output && parseReply(output);
  if (!sheet) throw new AppError('IMPORT_FILE_FORMAT');
  return sheet;
}

function parseReply(output: Buffer): SheetCells | null {
  try {
    return (JSON.parse(output.toString()) as { sheet: SheetCells | null }).sheet;
  } catch {
    return null;
  }
}
