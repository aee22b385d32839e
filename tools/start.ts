// npm start: turns a fresh checkout into a running product.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LauncherError, type RunningDatabase } from './database/index.ts';
import { prepareDatabase, printAccounts } from './prepare.ts';
import { createSteps } from './steps.ts';
import { buildServer, serverProgram } from './server-build.ts';
import { supervise, type Supervised } from './supervisor.ts';
import { buildWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

const log = (message: string) => console.log(`vumon: ${message}`);
let database: RunningDatabase | undefined;
let server: Supervised | undefined;
const leaving = new AbortController();
let shuttingDown = false;

async function shutDown(code: number): Promise<void> {
  if (shuttingDown) return;
  shuttingDown = true;
  log('stopping …');
  leaving.abort();
  await server?.stop();
  await database?.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));
process.once('disconnect', () => void shutDown(0));

async function refuseTakenPort(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new LauncherError(`PORT is "${process.env['PORT']}"; it must be a number from 1 to 65535.`);
  await new Promise<void>((done, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        new LauncherError(`Cannot listen on ${host}:${port} (${error.message}). Set PORT or HOST to something free.`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

async function untilReady(): Promise<void> {
  for (;;) {
    try {
      const reply = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2_000) });
      if (reply.ok) return;
    } catch {
      // It does not listen yet.
    }
    if (shuttingDown) await new Promise(() => {});
    await delay(40);
  }
}

async function main(): Promise<void> {
  await refuseTakenPort();
  const step = createSteps(5);
  // Built beside the demo school: it and the web app each take half a minute of one core.
  const web = buildWeb({ signal: leaving.signal });
  const program = buildServer({ signal: leaving.signal });
  // Their failures are told by their steps.
  for (const built of [web, program]) built.catch(() => {});
  const opened = await prepareDatabase({
    step,
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    log,
    onOpen: (running) => (database = running),
  });
  await step('Web app', async (note) => note((await web) ? 'built' : 'unchanged'));
  await step('Server', async (note) => {
    const env = { ...process.env, DATABASE_URL: opened.url, PORT: String(port), HOST: host, DATA_DIR: dataDir };
    await program;
    const giveUp = () => {
      console.error('The server keeps ending right after its start; its messages are above.');
      void shutDown(1);
    };
    server = supervise({ script: serverProgram, env, log, onGiveUp: giveUp });
    await untilReady();
    server.hasServed();
    note(`ready at ${address}`);
  });
  await printAccounts();
  console.log(`\nVumon is ready: ${address}   (Ctrl+C stops it)\n`);
}

try {
  if (!existsSync(join(root, 'apps/api/src/main.ts')))
    throw new LauncherError('This checkout is incomplete: apps/api/src/main.ts is missing.');
  await main();
} catch (error) {
  if (!shuttingDown) {
    console.error(error instanceof LauncherError ? error.message : error);
    await shutDown(1);
  }
}
