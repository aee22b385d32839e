/**
 * Programs between and beside machines: PgBouncer, HAProxy, Debian's PostgreSQL, Patroni with etcd. They are started on
 * loopback addresses with the settings of deploy/, and end with the test.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const root = join(import.meta.dirname, '../..');
export const deployed = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

const isRoot = process.getuid?.() === 0;
const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || NaN);
/** PostgreSQL and PgBouncer refuse to run as root. */
const database = { uid: idOf('-u'), gid: idOf('-g') };

/** The folder of the newest PostgreSQL that a package has installed. */
const serverFolder = globSync('/usr/lib/postgresql/*/bin/postgres')
  .map(dirname)
  .toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]))
  .at(-1);

export type Program = 'haproxy' | 'pgbouncer' | 'postgres' | 'patroni' | 'etcd';

/** Which of these are not here; a test that needs them is skipped. */
export const lacking = (...programs: readonly Program[]): Program[] =>
  programs.filter((name) =>
    name === 'postgres'
      ? !serverFolder || (isRoot && Number.isNaN(database.uid))
      : spawnSync(name, [name === 'haproxy' ? '-v' : '--version']).error !== undefined,
  );

export async function until(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + limitMs; ;) {
    if (await holds().catch(() => false)) return;
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1_000} s`);
    await delay(100);
  }
}

/** What one test has started. */
export class Machines {
  /** Everybody may enter it, since the database's user works below it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'vumon-machines-'));
  readonly #running = new Set<ChildProcess>();
  /** What the programs said. */
  readonly said: string[] = [];

  constructor() {
    chmodSync(this.folder, 0o755);
  }

  /** A file that the database's user owns. */
  file(name: string, content: string, mode = 0o600): string {
    const path = join(this.folder, name);
    writeFileSync(path, content, { mode });
    if (isRoot) chownSync(path, database.uid, database.gid);
    return path;
  }

  /** A folder of the database's user. */
  own(name: string): string {
    const path = join(this.folder, name);
    this.run('install', ['-d', '-m', '700', ...(isRoot ? ['-o', 'postgres', '-g', 'postgres'] : []), path]);
    return path;
  }

  run(command: string, args: readonly string[], asDatabase = false): void {
    const { status, stderr } = spawnSync(...this.#as(asDatabase, command, args), {
      encoding: 'utf8',
      cwd: this.folder,
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  }

  start(
    command: string,
    args: readonly string[],
    {
      env = {},
      asDatabase = false,
      cwd = this.folder,
    }: { env?: NodeJS.ProcessEnv; asDatabase?: boolean; cwd?: string } = {},
  ): ChildProcess {
    const child = spawn(...this.#as(asDatabase, command, args), {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => this.said.push(String(data)));
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    return child;
  }

  /** Waits for it; a failure tells what the programs said. */
  async until(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
    await until(what, limitMs, holds).catch((error: unknown) => {
      throw new Error(`${what}; last words: ${this.said.join('').slice(-2_000)}`, { cause: error });
    });
  }

  async kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Kills what Patroni has started too: a postmaster outlives it. */
  async end(): Promise<void> {
    for (const child of this.#running) await this.kill(child);
    for (const pidFile of globSync(join(this.folder, '*/postmaster.pid')).concat(
      globSync(join(this.folder, '*/data/postmaster.pid')),
    )) {
      const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGQUIT');
      await until('the end of a server', 10_000, () => Promise.resolve(!existsSync(`/proc/${pid}`)));
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  #as(asDatabase: boolean, command: string, args: readonly string[]): [string, readonly string[]] {
    return asDatabase && isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
      : [command, args];
  }
}

export const serverBin = (program: string): string => join(serverFolder!, program);

/** Lists are sorted as in Vietnamese. */
const initArguments = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=vi-VN'];

export const password = 'Machines-2026';

/** The product's role and database, with the settings that a new server has: JIT among them. */
export async function createProductDatabase(port: number): Promise<string> {
  const db = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await db.connect();
  await db.query(`CREATE ROLE vumon LOGIN PASSWORD '${password}'`);
  await db.query('CREATE DATABASE vumon OWNER vumon');
  await db.end();
  return `postgres://vumon:${password}@127.0.0.1:${port}/vumon`;
}

/** A server with Debian's settings: nothing but the port and where it listens is ours. Returns its process. */
export async function startServer(
  machines: Machines,
  data: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = machines.start(serverBin('postgres'), ['-D', data, '-p', String(port), ...options], {
    asDatabase: true,
  });
  await machines.until('PostgreSQL', 30_000, async () => {
    const db = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
    await db.connect();
    await db.end();
    return true;
  });
  return child;
}

/** The folder of a new server. */
export function initServer(machines: Machines, name: string): string {
  const data = machines.own(name);
  const secret = machines.file('password', password);
  machines.run(
    serverBin('initdb'),
    ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, ...initArguments],
    true,
  );
  return data;
}
