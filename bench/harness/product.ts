/** The product on a scratch folder, as separate processes that can be killed: database, then server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startDatabase, type RunningDatabase } from '@vumon/tools/database';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { buildServer, serverProgram } from '../../tools/server-build.ts';

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly database: RunningDatabase;
  readonly dataDir: string;
  /** Pid of the current server; a restart changes it. */
  serverPid(): number;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Kills the postmaster; its launcher starts it again. */
  killDatabase(): void;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly fsync?: boolean;
  readonly dataDir?: string;
  readonly settings?: Record<string, string>;
  /** Settings of the server in addition to those of every scenario. */
  readonly env?: Record<string, string>;
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'vumon-bench-'));
  const database = await startDatabase({
    dataDir,
    fsync: options.fsync ?? true,
    ...(options.settings && { settings: options.settings }),
  });
  await Promise.all([migrate({ url: database.url }), buildServer()]);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  async function startServer(): Promise<void> {
    server = spawn(process.execPath, [serverProgram], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        NODE_ENV: 'production',
        ALLOW_INSECURE_COOKIES: '1',
        ...options.env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (;;) {
      const ready = await fetch(`${origin}/health/ready`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return;
      if (server.exitCode !== null) throw new Error(`server ended with ${server.exitCode}`);
      await delay(50);
    }
  }

  async function killServer(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  await startServer();
  return {
    origin,
    port,
    database,
    dataDir,
    startServer,
    killServer,
    serverPid: () => server!.pid!,
    killDatabase: () => process.kill(database.pid, 'SIGKILL'),
    async stop() {
      await killServer();
      await database.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
