import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import {
  choosePort,
  clearStalePidFile,
  ensureCluster,
  ensurePassword,
  findHolder,
  freePort,
  pathsIn,
  readPidFile,
  superuser,
  type Paths,
} from './cluster.ts';
import { DataFolderInUseError, LauncherError } from './errors.ts';
import { findWrapper, lockHeld, type Wrapper } from './wrapper.ts';

export type DatabaseOptions = {
  /** The product's data folder; the server's files are in it under `postgres*`. */
  dataDir: string;
  /** False only in tests where nothing depends on durability. */
  fsync?: boolean;
  /** The database to create; `url` leads to it. */
  database?: string;
  /** Further server settings, e.g. `{ max_connections: '200' }`. */
  settings?: Record<string, string>;
  log?: (message: string) => void;
};

export type RunningDatabase = {
  url: string;
  port: number;
  /** The postmaster's pid at this moment; a restart changes it. */
  readonly pid: number;
  stop(): Promise<void>;
};

const startAttempts = 8;
const longestBackoff = 2_000;
/**
 * Restarting a database that has run before is tried without end, because a full disk may take hours to clear; this is
 * the longest pause between tries.
 */
const longestRestartBackoff = 10_000;

// Settings for two cores shared with the web server: transactions are short and use indexes, so neither JIT nor
// parallel plans help.
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  // Tables such as those of attempts fill within seconds, and their statistics must not be a minute old.
  autovacuum_naptime: '10s',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts the embedded PostgreSQL on `dataDir`, making the cluster on first use, and keeps it running until `stop()` or
 * until this process ends: a server that dies by itself is started again on the same port.
 * Throws DataFolderInUseError when another live server holds the folder, LauncherError with the reason otherwise.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const dataDir = resolve(options.dataDir);
  const paths = pathsIn(dataDir);
  const fsync = options.fsync ?? true;
  mkdirSync(dataDir, { recursive: true });
  refuseIfHeld(paths);
  const binaries = findBinaries();
  const wrapper = findWrapper(paths.cluster, binaries.postgres);
  const password = ensurePassword(paths);
  await ensureCluster(paths, wrapper, binaries.initdb, password, fsync);
  if (!existsSync(paths.lock)) writeFileSync(paths.lock, '', { mode: 0o600 });
  wrapper.own(paths.lock);
  rmSync(paths.stopMark, { force: true });
  const settings = {
    ...defaults,
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...options.settings,
  };
  const server = new Server(paths, wrapper, binaries.postgres, settings, options.log ?? (() => {}));
  await server.startFirst();
  const database = options.database ?? 'vumon';
  const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${server.port}/${name}`;
  try {
    await ensureDatabase(url('postgres'), database);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: url(database),
    port: server.port,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

class Server {
  port = 0;
  private child: ChildProcess | null = null;
  private guard: ChildProcess | null = null;
  private stopping = false;
  private readonly leaving = new AbortController();
  private restarting: Promise<void> = Promise.resolve();
  private readonly paths: Paths;
  private readonly wrapper: Wrapper;
  private readonly binary: string;
  private readonly settings: Record<string, string>;
  private readonly log: (message: string) => void;
  private readonly onExit = () => this.child?.kill('SIGINT');

  constructor(
    paths: Paths,
    wrapper: Wrapper,
    binary: string,
    settings: Record<string, string>,
    log: (message: string) => void,
  ) {
    this.paths = paths;
    this.wrapper = wrapper;
    this.binary = binary;
    this.settings = settings;
    this.log = log;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /**
   * First start: tries another port when the last one is taken, and a few times again while processes of a killed
   * server end.
   */
  async startFirst(): Promise<void> {
    this.port = await choosePort(this.paths);
    let reason = '';
    for (let attempt = 1; attempt <= startAttempts; attempt++) {
      const failure = await this.launch();
      if (!failure) {
        writeFileSync(this.paths.port, `${this.port}\n`);
        process.once('exit', this.onExit);
        return;
      }
      refuseIfHeld(this.paths);
      reason = failure;
      if (/address already in use|could not bind/i.test(failure)) this.port = await freePort();
      else await delay(Math.min(100 * 2 ** attempt, longestBackoff));
    }
    if (reason === String(lockHeld))
      throw new DataFolderInUseError(`The data folder ${this.paths.root} is in use by another database server.`);
    throw new LauncherError(`PostgreSQL did not start (log: ${this.paths.log}):\n${reason}`);
  }

  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    this.leaving.abort();
    process.removeListener('exit', this.onExit);
    await this.restarting;
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await gone;
      clearTimeout(timer);
    }
    this.guard?.kill('SIGKILL');
  }

  /** Starts one postmaster and waits until it is ready. Returns null, or the reason why it ended. */
  private async launch(): Promise<string | null> {
    clearStalePidFile(this.paths.cluster);
    rotate(this.paths.log);
    const logStart = existsSync(this.paths.log) ? statSync(this.paths.log).size : 0;
    const args = ['-D', this.paths.cluster, '-p', String(this.port)];
    for (const [name, value] of Object.entries(this.settings)) args.push('-c', `${name}=${value}`);
    const [file, line] = this.wrapper.command(this.binary, args, { lockFile: this.paths.lock });
    const log = openSync(this.paths.log, 'a', 0o600);
    const child = spawn(file, line, { stdio: ['ignore', log, log], cwd: this.paths.root });
    closeSync(log);
    let ended: string | null = null;
    child.once('error', (error) => (ended = error.message));
    child.once('exit', (code, signal) => {
      ended ??=
        code === lockHeld
          ? String(lockHeld)
          : readFileSync(this.paths.log, 'utf8').slice(logStart) || `it ended with ${signal ?? code}`;
    });
    // Reads the server's state from the file that pg_ctl uses too. There is no timeout, because crash recovery may take
    // minutes.
    for (;;) {
      if (ended !== null) return ended;
      const state = readPidFile(this.paths.cluster);
      if (state?.ready && state.pid === child.pid) break;
      await delay(15);
    }
    this.child = child;
    this.guardChild(child);
    child.once('exit', (code, signal) => this.onServerEnd(signal ?? String(code)));
    if (child.exitCode !== null || child.signalCode !== null) return 'it ended right after its start';
    return null;
  }

  private onServerEnd(how: string): void {
    if (this.stopping) return;
    if (existsSync(this.paths.stopMark)) {
      this.log('database stopped on request');
      rmSync(this.paths.stopMark, { force: true });
      return;
    }
    this.log(`database ended unexpectedly (${how}), starting it again`);
    this.restarting = this.restart();
  }

  private async restart(): Promise<void> {
    const began = Date.now();
    for (let wait = 50; !this.stopping; wait = Math.min(wait * 2, longestRestartBackoff)) {
      const failure = await this.launch();
      if (!failure) {
        this.log(`database ready again after ${Date.now() - began} ms`);
        return;
      }
      const reason =
        failure === String(lockHeld) ? 'its old processes are still leaving' : failure.trim().split('\n').at(-1);
      this.log(`database not back yet (${reason}), trying again in ${wait / 1000} s`);
      await delay(wait, undefined, { signal: this.leaving.signal }).catch(() => {});
    }
  }

  private guardChild(child: ChildProcess): void {
    if (this.wrapper.diesWithParent || !child.pid) return;
    this.guard?.kill('SIGKILL');
    this.guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), String(child.pid)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.guard.on('error', () => {});
    this.guard.stdin?.on('error', () => {});
    this.guard.unref();
  }
}

function refuseIfHeld(paths: Paths): void {
  const holder = findHolder(paths.cluster);
  if (holder === null) return;
  throw new DataFolderInUseError(
    `The data folder ${paths.root} is in use: a database server (pid ${holder}) runs on it. Stop the other Vumon first, or set DATA_DIR to another folder.`,
  );
}

function rotate(log: string): void {
  if (existsSync(log) && statSync(log).size > 10_000_000) renameSync(log, `${log}.old`);
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
