/** The product as a user meets it: built web app, real server, real database with the demo school, in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort, startDatabase } from '@vumon/tools/database';
import { createDatabase, createPool } from '../apps/api/src/db/index.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { seed } from '../apps/api/src/seed/index.ts';
import { buildWeb } from '../tools/web-build.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** The web app built, and a folder with the demo school's database and files, which is made once and copied for each product. */
export async function makeSchool(): Promise<string> {
  await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-e2e-school-'));
  // Durability is shown elsewhere; here the disk's flushes would only take time.
  const database = await startDatabase({ dataDir, fsync: false });
  await migrate({ url: database.url });
  const db = createDatabase(createPool({ url: database.url, max: 4 }));
  await seed(db, { dataDir, log: () => {} }).finally(() => db.destroy());
  await database.stop();
  return dataDir;
}

export interface ProductOptions {
  /** The folder to copy; else the one that the project's set-up made. */
  readonly school?: string;
  /** Environment variables beyond the usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
}

/** A product of its own from a copy of the school. */
export async function startProduct({ school = inject('school'), settings = {} }: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-e2e-'));
  cpSync(school, dataDir, { recursive: true });
  // A copy of a folder forgets that it was for its owner alone, which PostgreSQL insists on.
  chmodSync(join(dataDir, 'postgres'), 0o700);
  const database = await startDatabase({ dataDir, fsync: false });
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (await fetch(`${origin}/health/ready`).then((reply) => reply.ok, () => false)) break;
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await delay(50);
  }
  return {
    origin,
    port,
    databaseUrl: database.url,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
