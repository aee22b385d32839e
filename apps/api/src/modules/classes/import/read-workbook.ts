/** Opens an uploaded workbook in a process of its own, which is killed when it takes too long or too much. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@vumon/domain';
import { magicOf } from './archive.ts';
import type { SheetCells } from './cells.ts';

const child = fileURLToPath(new URL('./read-child.ts', import.meta.url));
const timeLimitMs = 15_000;
const heapMegabytes = 320;
const maxOutputBytes = 16 * 1024 * 1024;
/** Readers at once: a few teachers' files must not take the machine from learners who are being tested. */
const maxReaders = 2;

let readers = 0;
const waiting: (() => void)[] = [];

/**
 * The sheet with the list of learners, or the one with most of these header texts (folded as by `headerKey`). Errors:
 * IMPORT_FILE_FORMAT for everything that is not a sound .xls or .xlsx; SERVER_BUSY when many wait.
 */
export async function readWorkbook(
  fileName: string,
  bytes: Buffer,
  headers: readonly string[] = [],
): Promise<SheetCells> {
  // A .csv ends here, as does an .exe renamed to .xlsx; the reader looks deeper.
  if (!/\.xlsx?$/i.test(fileName) || magicOf(bytes) === null) throw new AppError('IMPORT_FILE_FORMAT');
  if (readers >= maxReaders) {
    if (waiting.length >= 20) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  readers += 1;
  try {
    const sheet = await runReader(bytes, headers);
    if (!sheet) throw new AppError('IMPORT_FILE_FORMAT');
    return sheet;
  } finally {
    readers -= 1;
    waiting.shift()?.();
  }
}

function runReader(bytes: Buffer, headers: readonly string[]): Promise<SheetCells | null> {
  return new Promise((resolve) => {
    const reader = spawn(
      process.execPath,
      [`--max-old-space-size=${heapMegabytes}`, '--no-warnings', child, ...headers],
      { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const output: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reader.kill('SIGKILL'), timeLimitMs);
    reader.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxOutputBytes) reader.kill('SIGKILL');
      else output.push(chunk);
    });
    // If the child process ends early, the pipe breaks; its exit code tells why.
    reader.stdin.on('error', () => {});
    reader.on('error', () => resolve(null));
    reader.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0 && size <= maxOutputBytes ? parseReply(Buffer.concat(output)) : null);
    });
    reader.stdin.end(bytes);
  });
}

function parseReply(output: Buffer): SheetCells | null {
  try {
    return (JSON.parse(output.toString()) as { sheet: SheetCells | null }).sheet;
  } catch {
    return null;
  }
}
