/** Parses untrusted files in a child process, which is killed when it takes too long or too much memory. */
import { AppError } from '@vumon/domain';
import { childEnvironment } from './platform/native/compiled.ts';
import { ChildEnded } from './platform/native/limits.ts';
import { runProgram } from './platform/native/program.ts';

/** How many may run concurrently: imports must not slow down learners who are taking tests. */
const maxReaders = 2;
const mostWaiting = 20;
/** What a reader needs besides its heap: its code, and the pictures that it draws. */
const besidesHeapMebibytes = 700;

export interface ReaderLimits {
  readonly timeMs: number;
  readonly heapMegabytes: number;
  readonly outputBytes: number;
}

let readers = 0;
const waiting: (() => void)[] = [];

/** What the child process wrote; null when it failed or had to be killed. SERVER_BUSY when many wait. */
export async function readInChild(
  child: string,
  bytes: Buffer,
  { heapMegabytes, timeMs, outputBytes }: ReaderLimits,
  args: readonly string[] = [],
): Promise<Buffer | null> {
  if (readers >= maxReaders) {
    if (waiting.length >= mostWaiting) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  readers += 1;
  try {
    return await runProgram(
      'uploads',
      [process.execPath, `--max-old-space-size=${heapMegabytes}`, '--no-warnings', child, ...args],
      bytes,
      { timeMs, outputBytes, memoryMebibytes: heapMegabytes + besidesHeapMebibytes },
      childEnvironment,
    );
  } catch (error) {
    // The caller says what to do about the file.
    if (error instanceof ChildEnded) return null;
    throw error;
  } finally {
    readers -= 1;
    waiting.shift()?.();
  }
}
