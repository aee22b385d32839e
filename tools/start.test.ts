import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort, isAlive, readPidFile } from './database/cluster.ts';

// Runs npm start as a process: what an operator sees, and which processes remain when parts of it are killed.
let dataDir: string;
let port: number;
let current: { child: ChildProcess; output: () => string } | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vumon-start-'));
  port = await freePort();
});
afterEach(async () => {
  const child = current?.child;
  current = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function start(): NonNullable<typeof current> {
  const { DATABASE_URL: _unset, npm_lifecycle_event: _neither, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bootstrap.mjs'), 'start'], {
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  current = { child, output: () => text };
  return current;
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 360_000;
  while (!(await holds())) {
    const { child, output } = current ?? {};
    if (Date.now() > deadline || (child && child.exitCode !== null && child.exitCode !== 0))
      throw new Error(`${what} did not come about:\n${output?.()}`);
    await delay(20);
  }
}

/** The pids of all descendants of `pid` whose command line names `script`. */
function descendants(pid: number, script: string): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [
    ...(readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(script) ? [child] : []),
    ...descendants(child, script),
  ]);
}

const postmaster = () => readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;

test(
  'serves, survives the kill of its server and of its database, and leaves nothing running',
  { timeout: 420_000 },
  async () => {
    const { child, output } = start();
    await until('the first start', () => output().includes('Vumon is ready'));
    await until('its readiness', isReady);
    expect(output()).toMatch(/\[1\/5\] Database: embedded PostgreSQL .*\(\d/);
    expect(output()).toContain('Demo accounts:');
    expect(output()).toContain(`http://127.0.0.1:${port}`);

    const [server] = descendants(child.pid ?? 0, 'apps/api/dist/main.js');
    process.kill(server ?? 0, 'SIGKILL');
    await until('the loss of the server', () => !isAlive(server ?? 0));
    await until('another server', isReady);
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await until('another database', async () => postmaster() !== before && (await isReady()));

    child.kill('SIGTERM');
    expect(await new Promise((done) => child.once('exit', done))).toBe(0);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(await isReady()).toBe(false);
  },
);

test(
  'starts again without making anything anew; a killed starter takes everything with it',
  { timeout: 300_000 },
  async () => {
    const { child, output } = start();
    await until('the last line', () => output().includes('Vumon is ready'));
    for (const kept of ['Migrations: up to date', 'Demo school: there', 'Web app: unchanged'])
      expect(output()).toContain(kept);
    const database = postmaster();
    const [server = 0] = descendants(child.pid ?? 0, 'apps/api/dist/main.js');
    child.kill('SIGKILL');
    await until('the end of server and database', () => !isAlive(server) && !isAlive(database));
  },
);

test('explains that the port is taken', async () => {
  const { createServer } = await import('node:net');
  const squatter = createServer();
  await new Promise<void>((done) => squatter.listen(port, '127.0.0.1', done));
  try {
    const { child, output } = start();
    expect(await new Promise((done) => child.once('exit', done))).toBe(1);
    expect(output()).toContain(`Cannot listen on 127.0.0.1:${port}`);
  } finally {
    squatter.close();
  }
});
