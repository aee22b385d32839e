import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type Supervised = {
  readonly pid: number;
  /** Says that the process has worked once: from now on it is restarted however often it ends. */
  hasServed(): void;
  stop(): Promise<void>;
};

type Options = {
  script: string;
  env: NodeJS.ProcessEnv;
  execArgv?: string[];
  log: (message: string) => void;
  /**
   * Called when the process repeatedly ends by itself right after its start without ever having worked: its settings
   * are wrong.
   */
  onGiveUp: () => void;
  /** The pause before a start, by the number of quick ends in a row before it. */
  waitMs?: (quickEnds: number) => number;
};

const quickEndsBeforeGivingUp = 5;
const quickMs = 5_000;

/** No pause the first time, then 0.5 s, 1 s and so on up to half a minute. */
export const restartWaitMs = (quickEnds: number): number =>
  quickEnds <= 1 ? 0 : Math.min(250 * 2 ** (quickEnds - 1), 30_000);

/** Runs a script as a child process that ends with this one, and restarts it whenever it ends. */
export function supervise(options: Options): Supervised {
  const { script, env, execArgv = [], log, onGiveUp, waitMs = restartWaitMs } = options;
  let child: ChildProcess;
  let stopping = false;
  let served = false;
  let quickEnds = 0;
  let ended: Promise<void>;

  const start = () => {
    const began = performance.now();
    child = fork(script, { env, execArgv: ['--import', join(import.meta.dirname, 'child-guard.ts'), ...execArgv] });
    const current = child;
    ended = new Promise((done) => {
      current.once('exit', (code, signal) => {
        done();
        if (!stopping) void again(performance.now() - began, code, signal);
      });
    });
  };

  const again = async (livedMs: number, code: number | null, signal: string | null) => {
    quickEnds = livedMs < quickMs ? quickEnds + 1 : 1;
    // Somebody has killed it, or it has worked before: such a failure is temporary.
    if (quickEnds >= quickEndsBeforeGivingUp && !served && signal === null) return onGiveUp();
    const wait = waitMs(quickEnds);
    const when = wait === 0 ? '' : ` in ${wait / 1000} s`;
    log(`the server ended unexpectedly (${signal ?? `code ${code}`}), starting it again${when}`);
    await delay(wait);
    if (!stopping) start();
  };

  start();
  return {
    get pid() {
      return child.pid ?? 0;
    },
    hasServed() {
      served = true;
    },
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
