/** A program that reads its input from stdin, writes its result to stdout, and is killed at its limits. */
import { spawn } from 'node:child_process';
import type { CrashPart } from '@vumon/domain';
import { ChildEnded, endFirst, howItEnded, watchMemory, type EndReason } from './limits.ts';
import { currentWork } from './under-way.ts';

export interface ProgramLimits {
  readonly timeMs: number;
  readonly memoryMebibytes: number;
  readonly outputBytes: number;
}

/**
 * What the program wrote; null when it refused its input by its exit code. An end by a signal is recorded as a crash.
 * Errors: ChildEnded.
 */
export function runProgram(
  part: CrashPart,
  [program, ...args]: readonly [string, ...string[]],
  input: Buffer | null,
  { timeMs, memoryMebibytes, outputBytes }: ProgramLimits,
  env: NodeJS.ProcessEnv = {},
): Promise<Buffer | null> {
  const current = currentWork();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    endFirst(child);
    const output: Buffer[] = [];
    let size = 0;
    let limit: { reason: EndReason; trace: string } | null = null;
    const kill = (reason: EndReason, trace: string) => {
      limit ??= { reason, trace };
      child.kill('SIGKILL');
    };
    const clock = setTimeout(() => kill('time', `took longer than ${timeMs} ms`), timeMs);
    const stopMemory = watchMemory(child, memoryMebibytes, () =>
      kill('memory', `took more than ${memoryMebibytes} MiB`),
    );
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > outputBytes) kill('output', `wrote more than ${outputBytes} bytes`);
      else output.push(chunk);
    });
    // If the program ends early, the pipe breaks; its exit code tells why.
    child.stdin.on('error', () => {});
    child.on('error', () => resolve(null));
    child.on('close', (code, signal) => {
      clearTimeout(clock);
      stopMemory();
      if (limit === null && signal === null) return resolve(code === 0 ? Buffer.concat(output) : null);
      const { reason, trace } = limit ?? { reason: 'died' as const, trace: howItEnded(code, signal) };
      current?.record({ part, reason: trace, work: current.work });
      return reject(new ChildEnded(part, reason, trace));
    });
    child.stdin.end(input ?? undefined);
  });
}
