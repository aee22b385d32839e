/**
 * The product as users meet it: built web app, real server, and a database with the demo school in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort } from '@vumon/tools/database';
import { serverProgram } from '../../tools/server-build.ts';
import { databaseUrl, dropDatabase, makeDatabase } from '../../apps/api/src/testing/databases.ts';
import type { DemoSchool } from '../../apps/api/src/testing/provided.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Ends the process as a failure does; `stop` still removes what it had. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** The school to copy; by default the one that the project's set-up has made. */
  readonly school?: DemoSchool;
  /** Environment variables besides the usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Changes the database before the product starts. */
  prepare?(databaseUrl: string): Promise<void>;
}

/** Copies share the content of their files, which must not be written into. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
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
  prepare,
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-e2e-'));
  // A media file is stored whole and never changed; recordings are written piece by piece.
  const media = join(school.dataDir, 'media');
  cpSync(school.dataDir, dataDir, { recursive: true, filter: (path) => path !== media });
  linkFolder(media, join(dataDir, 'media'));
  const name = `vumon_e2e_${process.pid}_${++started}`;
  await makeDatabase(school.server, name, school.template);
  const url = databaseUrl(school.server, name);
  await prepare?.(url);
  const port = await freePort(left.shift());
  const server = spawn(process.execPath, [serverProgram], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV: '1',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // Compiling takes a part of the start-up time.
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
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      left.push(port);
      await dropDatabase(school.server, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
