import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type Supervised = { readonly pid: number; stop(): Promise<void> };

type Options = {
  script: string;
  env: NodeJS.ProcessEnv;
  execArgv?: string[];
  log: (message: string) => void;
  /** Called when the process keeps dying right after its start. */
  onGiveUp: () => void;
};

const quickDeaths = 5;
const quick = 5_000;

/** Runs a script as a child that ends with this process, and starts it again when it dies. */
export function supervise({ script, env, execArgv = [], log, onGiveUp }: Options): Supervised {
  let child: ChildProcess;
  let stopping = false;
  let deaths = 0;
  let ended: Promise<void>;

  const start = () => {
    const began = Date.now();
    child = fork(script, { env, execArgv: ['--import', join(import.meta.dirname, 'child-guard.ts'), ...execArgv] });
    const current = child;
    ended = new Promise((done) => {
      current.once('exit', (code, signal) => {
        done();
        if (!stopping) void again(Date.now() - began, signal ?? `code ${code}`);
      });
    });
  };

  const again = async (lived: number, how: string) => {
    deaths = lived < quick ? deaths + 1 : 1;
    if (deaths >= quickDeaths) return onGiveUp();
    log(`the server ended unexpectedly (${how}), starting it again`);
    await delay(deaths === 1 ? 0 : 250 * 2 ** deaths);
    if (!stopping) start();
  };

  start();
  return {
    get pid() {
      return child.pid ?? 0;
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
