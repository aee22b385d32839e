import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { LauncherError } from './errors.ts';
import type { Wrapper } from './wrapper.ts';

export const superuser = 'vumon';

export type Paths = {
  root: string;
  cluster: string;
  password: string;
  port: string;
  log: string;
  lock: string;
  stopMark: string;
};

/** The paths of a server's files in its data folder. */
export function pathsIn(dataDir: string): Paths {
  const at = (name: string) => join(dataDir, name);
  return {
    root: dataDir,
    cluster: at('postgres'),
    password: at('postgres.password'),
    port: at('postgres.port'),
    log: at('postgres.log'),
    lock: at('postgres.lock'),
    stopMark: at('postgres.stop'),
  };
}

/** The password of the data folder's server: made at random on first use, readable only by the owner of the file. */
export function ensurePassword(paths: Paths): string {
  if (existsSync(paths.password)) {
    chmodSync(paths.password, 0o600);
    const password = readFileSync(paths.password, 'utf8').trim();
    if (password) return password;
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(paths.password, password + '\n', { mode: 0o600 });
  return password;
}

/**
 * Runs initdb unless the cluster exists. It works in a temporary folder that is renamed at the end, so that a killed
 * initdb leaves no incomplete cluster.
 */
export async function ensureCluster(
  paths: Paths,
  wrapper: Wrapper,
  initdb: string,
  password: string,
  fsync: boolean,
): Promise<void> {
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) return;
  for (const name of readdirSync(paths.root)) {
    if (name.startsWith('postgres.new-')) rmSync(join(paths.root, name), { recursive: true, force: true });
  }
  const fresh = join(paths.root, `postgres.new-${process.pid}`);
  const passwordFile = join(paths.root, `postgres.password-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  wrapper.own(fresh);
  writeFileSync(passwordFile, password + '\n', { mode: 0o600 });
  wrapper.own(passwordFile);
  try {
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
    const [file, args] = wrapper.command(initdb, [
      '-D',
      fresh,
      '-U',
      superuser,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=icu',
      '--icu-locale=vi-VN',
      `--locale=${locale}`,
      ...(fsync ? [] : ['--no-sync']),
    ]);
    const { code, output } = await run(file, args);
    if (code !== 0)
      throw new LauncherError(`PostgreSQL could not create its data folder ${paths.cluster}:\n${output.trim()}`);
    rmSync(paths.cluster, { recursive: true, force: true });
    renameSync(fresh, paths.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The pid of the running server that uses this cluster; null when there is none. */
export function findHolder(cluster: string): number | null {
  const pid = readPidFile(cluster)?.pid;
  if (!pid || !isAlive(pid)) return null;
  if (process.platform !== 'linux') return pid;
  // After a reboot the pid may belong to another program. A postmaster's working folder is its cluster.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Removes the lock file of a process that has ended. If its pid belongs to any running process, PostgreSQL assumes a
 * running server and does not start.
 */
export function clearStalePidFile(cluster: string): void {
  if (process.platform === 'linux' && existsSync(join(cluster, 'postmaster.pid')) && findHolder(cluster) === null) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
  }
}

/** Reads postmaster.pid: the pid in its first line, and whether the server accepts connections. */
export function readPidFile(cluster: string): { pid: number; port: number; ready: boolean } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The port of the last start when it is free, else any free one. */
export async function choosePort(paths: Paths): Promise<number> {
  return freePort(existsSync(paths.port) ? Number(readFileSync(paths.port, 'utf8')) : undefined);
}

/**
 * `wanted` if it is free, else another free port of 127.0.0.1, if possible below the range that systems use for outgoing
 * connections: one of those could take it at any moment.
 */
export async function freePort(wanted = 0): Promise<number> {
  let port = wanted > 0 && wanted < 65536 ? await bindOnce(wanted) : null;
  for (let tries = 0; !port && tries < 20; tries += 1) port = await bindOnce(randomInt(20_000, 32_000));
  port ??= await bindOnce(0);
  if (!port) throw new LauncherError('No free port on 127.0.0.1.');
  return port;
}

function bindOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

function run(file: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
