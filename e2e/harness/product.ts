/**
 * The product as users meet it: built web app, real server, and a database with the demo school in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort } from '@vumon/tools/database';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { seed } from '../../apps/api/src/seed/index.ts';
import { databaseUrl, dropDatabase, makeDatabase } from '../../apps/api/src/testing/databases.ts';
import { openTestServer } from '../../apps/api/src/testing/server.ts';
import { buildWeb } from '../../tools/web-build.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** The demo school, of which each product gets a copy. */
export interface DemoSchool {
  /** The PostgreSQL server of this run. */
  readonly server: string;
  /** A template database with the school; nobody is connected to it. */
  readonly template: string;
  /** The folder with its media files, recordings and secret. */
  readonly dataDir: string;
}

// Each vitest project loads this file anew, but all in one process: what they share is stored on the process's global
// object.
const shared = globalThis as { vumonDemoSchool?: { users: number; made: Promise<DemoSchool & Closable> } };

interface Closable {
  close(): Promise<void>;
}

/**
 * Builds the web app and the template database with the demo school in the first call; later calls share them. Each
 * caller calls `close` once, and the last one removes them.
 */
export async function openSchool(): Promise<{ readonly school: DemoSchool } & Closable> {
  const entry = (shared.vumonDemoSchool ??= { users: 0, made: makeSchool() });
  entry.users += 1;
  const { close, ...school } = await entry.made;
  return {
    school,
    async close() {
      entry.users -= 1;
      if (entry.users > 0) return;
      delete shared.vumonDemoSchool;
      await close();
    },
  };
}

async function makeSchool(): Promise<DemoSchool & Closable> {
  const [server] = await Promise.all([openTestServer(), buildWeb()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-e2e-school-'));
  const template = `vumon_school_${process.pid}`;
  const url = await server.makeTemplate(template);
  const pool = createPool({ url, max: 4 });
  const db = createDatabase(pool);
  try {
    await seed(db, { dataDir, databaseUrl: url, log: () => {} });
    // A copy takes over the planner's statistics too.
    await pool.query('VACUUM ANALYZE');
  } finally {
    await db.destroy();
  }
  return {
    server: server.url,
    template,
    dataDir,
    async close() {
      rmSync(dataDir, { recursive: true, force: true });
      await server.close();
    },
  };
}

export interface ProductOptions {
  /** The school to copy; by default the one that the project's set-up has made. */
  readonly school?: DemoSchool;
  /** Environment variables besides the usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
}

let started = 0;
/**
 * Ports of this worker's products that have ended. The next one takes over their address, for which the browser has the
 * web app in its cache, compiled.
 */
const left: number[] = [];

/** Starts a product in a process of its own, on a copy of the school. */
export async function startProduct({
  school = inject('school'),
  settings = {},
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-e2e-'));
  cpSync(school.dataDir, dataDir, { recursive: true });
  const name = `vumon_e2e_${process.pid}_${++started}`;
  await makeDatabase(school.server, name, school.template);
  const url = databaseUrl(school.server, name);
  const port = await freePort(left.shift());
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV: '1',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // Reading and compiling the source takes half of the start-up time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (
      await fetch(`${origin}/health/ready`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      break;
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await delay(50);
  }
  return {
    origin,
    port,
    databaseUrl: url,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      left.push(port);
      await dropDatabase(school.server, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
