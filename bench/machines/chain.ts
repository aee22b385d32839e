/** The chain of deploy/: HAProxy, web processes and a worker, PgBouncer. */
import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@vumon/tools/database';
import { settingsFor } from '@vumon/tools/deploy/pgbouncer';
import { deployed, password, type Machines } from './programs.ts';

const root = join(import.meta.dirname, '../..');

/** With deploy/pgbouncer.ini before the server at `port`; the port of the pooler. */
export async function startPooler(machines: Machines, port: number): Promise<number> {
  const version = /\d+\.\d+/.exec(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout)![0];
  const own = await freePort();
  const users = machines.file('users.txt', `"vumon" "${password}"\n`);
  const settings = settingsFor(version)
    .replaceAll('host=database', `host=127.0.0.1 port=${port}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace(/listen_port = \d+/, `listen_port = ${own}`)
    .replace(/auth_file = .*/, `auth_file = ${users}`);
  machines.start('pgbouncer', [machines.file('pgbouncer.ini', settings)], { asDatabase: true });
  return own;
}

/** What compose gives each process. PgBouncer before 1.21 forgets prepared statements. */
export const pooledEnvironment = (pooler: number, direct: string): NodeJS.ProcessEnv => {
  const of = (name: string) => `postgres://vumon:${password}@127.0.0.1:${pooler}/${name}`;
  return {
    DATABASE_URL: of('vumon_web'),
    DATABASE_SAVING_URL: of('vumon_saving'),
    DATABASE_WORK_URL: of('vumon_work'),
    DATABASE_DIRECT_URL: direct,
    DATABASE_PREPARED: 'off',
  };
};

export interface Web {
  readonly port: number;
  readonly child: ChildProcess;
}

const common = (machines: Machines): NodeJS.ProcessEnv => ({
  DATA_DIR: machines.folder,
  SECRET: Buffer.alloc(32, 'machines').toString('base64'),
  NODE_ENV: 'production',
  ALLOW_INSECURE_COOKIES: '1',
  LOG_LEVEL: 'error',
  WORKER: 'separate',
});

/** A web process that is not awaited. */
export function startWebAt(machines: Machines, port: number, env: NodeJS.ProcessEnv): ChildProcess {
  return machines.start(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { ...common(machines), HOST: '127.0.0.1', PORT: String(port), ...env },
  });
}

export const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200;

export async function startWeb(machines: Machines, env: NodeJS.ProcessEnv): Promise<Web> {
  const port = await freePort();
  const child = startWebAt(machines, port, env);
  await machines.until('a web process', 60_000, () => isReady(port));
  return { port, child };
}

export function startWorker(machines: Machines, env: NodeJS.ProcessEnv): void {
  machines.start(process.execPath, ['apps/api/src/worker.ts'], { cwd: root, env: { ...common(machines), ...env } });
}

/** deploy/haproxy.cfg before these processes, without its certificate; the address of the balancer. */
export async function startBalancer(machines: Machines, ports: readonly number[]): Promise<string> {
  const [own, inner] = [await freePort(), await freePort()];
  // So many connections need a higher limit of open files than a desk's machine has.
  const settings = deployed('haproxy.cfg')
    .replace('maxconn 40000', 'maxconn 1000')
    .replace(/bind :8443 .*/, `bind 127.0.0.1:${own}`)
    .replace('bind :8404', `bind 127.0.0.1:${inner}`)
    .replace(/^ *server-template .*$/m, ports.map((port, at) => `  server web${at} 127.0.0.1:${port}`).join('\n'));
  machines.start('haproxy', ['-f', machines.file('haproxy.cfg', settings, 0o644)]);
  await machines.until('the balancer', 10_000, async () => (await fetch(`http://127.0.0.1:${inner}/live`)).ok);
  return `http://127.0.0.1:${own}`;
}
