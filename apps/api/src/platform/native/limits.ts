/** Ends a child process that takes too long or too much memory, and tells how it ended. */
import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { AppError, type CrashPart } from '@vumon/domain';

export type EndReason = 'died' | 'time' | 'memory' | 'output';

/** The child that worked for this request or job has ended without a result. The job is not tried again. */
export class ChildEnded extends AppError {
  readonly part: CrashPart;
  readonly reason: EndReason;
  /** How it ended, for the record of crashes. */
  readonly trace: string;
  constructor(part: CrashPart, reason: EndReason, trace: string) {
    super('PROCESSING_FAILED');
    this.message = `${part}: ${trace}`;
    this.part = part;
    this.reason = reason;
    this.trace = trace;
  }
}

const everyMs = 200;
const pageBytes = 4096;

/** Resident memory in bytes; null where the system does not tell (other than Linux), or when the process is gone. */
const memoryOf = (pid: number): Promise<number | null> =>
  readFile(`/proc/${pid}/statm`, 'latin1').then(
    (line) => Number(line.split(' ')[1]) * pageBytes,
    () => null,
  );

/**
 * Calls `tooMuch` once when the child needs more memory than allowed: native code does not respect the limit of the
 * heap. Returns how to stop watching.
 */
export function watchMemory(child: ChildProcess, mebibytes: number, tooMuch: () => void): () => void {
  const timer = setInterval(async () => {
    const bytes = child.pid === undefined ? null : await memoryOf(child.pid);
    if (bytes !== null && bytes > mebibytes * 1024 * 1024) {
      clearInterval(timer);
      tooMuch();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** A machine without memory ends children before the server. */
export function endFirst({ pid }: ChildProcess): void {
  if (process.platform === 'linux' && pid !== undefined)
    void writeFile(`/proc/${pid}/oom_score_adj`, '800').catch(() => {});
}

const mostTrace = 600;

/** The end of a child's error output: no quoted text, because it may hold what users typed. */
export const withoutQuotes = (output: string): string =>
  output
    .replaceAll(/`[^`]*`|"[^"]*"|'[^'\n]*'/g, '…')
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(-mostTrace);

export const howItEnded = (code: number | null, signal: string | null): string =>
  signal === null ? `ended with code ${code}` : `ended by ${signal}`;
