/** Parses untrusted files in a child process, which is killed when it takes too long or too much memory. */
import { spawn } from 'node:child_process';
import { AppError } from '@vumon/domain';

/** How many may run concurrently: imports must not slow down learners who are taking tests. */
const maxReaders = 2;
const mostWaiting = 20;

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
  limits: ReaderLimits,
  args: readonly string[] = [],
): Promise<Buffer | null> {
  if (readers >= maxReaders) {
    if (waiting.length >= mostWaiting) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  readers += 1;
  try {
    return await run(child, bytes, limits, args);
  } finally {
    readers -= 1;
    waiting.shift()?.();
  }
}

function run(child: string, bytes: Buffer, limits: ReaderLimits, args: readonly string[]): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const reader = spawn(
      process.execPath,
      [`--max-old-space-size=${limits.heapMegabytes}`, '--no-warnings', child, ...args],
      { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const output: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reader.kill('SIGKILL'), limits.timeMs);
    reader.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.outputBytes) reader.kill('SIGKILL');
      else output.push(chunk);
    });
    // If the child process ends early, the pipe breaks; its exit code tells why.
    reader.stdin.on('error', () => {});
    reader.on('error', () => resolve(null));
    reader.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0 && size <= limits.outputBytes ? Buffer.concat(output) : null);
    });
    reader.stdin.end(bytes);
  });
}
