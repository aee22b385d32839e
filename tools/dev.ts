// npm run dev: restarts the API and refreshes the web app when their sources change. The page is on PORT, the API on
// PORT + 1.
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { LauncherError, type RunningDatabase } from './database/index.ts';
import { writeMessageTypes } from './messages.ts';
import { prepareDatabase, printAccounts } from './prepare.ts';
import { createSteps } from './steps.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
// Editors check messages by these types.
writeMessageTypes();
const log = (message: string) => console.log(`vumon: ${message}`);

let database: RunningDatabase | undefined;
const children: ChildProcess[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    }),
  );
  await database?.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(0));

function run(args: string[], cwd: string, env: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (!stopping) log(`${args.at(-1)} ended with ${code}`);
    void stop(code ?? 1);
  });
  children.push(child);
}

try {
  const step = createSteps(3);
  const { url } = await prepareDatabase({
    step,
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    log,
    onOpen: (running) => (database = running),
  });
  const guard = join(import.meta.dirname, 'child-guard.ts');
  const api = {
    NODE_ENV: 'development',
    DEV: '1',
    PORT: String(port + 1),
    HOST: host,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
  };
  run(['--watch', '--watch-preserve-output', '--import', guard, join(root, 'apps/api/src/main.ts')], root, api);
  run(
    [
      '--import',
      guard,
      join(root, 'node_modules/vite/bin/vite.js'),
      '--host',
      host,
      '--port',
      String(port),
      '--strictPort',
    ],
    join(root, 'apps/web'),
    {
      API_URL: `http://${host}:${port + 1}`,
    },
  );
  await printAccounts();
} catch (error) {
  console.error(error instanceof LauncherError ? error.message : error);
  await stop(1);
}
