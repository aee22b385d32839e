/**
 * The release before and this one at work on one database: two processes of the release before serve learners, the database
 * is migrated under them, and one after the other is stopped and replaced. Requests go to both in turn, as by a balancer
 * that sends again what a process that stops did not take.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startDatabase } from '@vumon/tools/database';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

const students = Number(process.env['STUDENTS'] ?? 60);
const phaseMs = Number(process.env['SECONDS'] ?? 6) * 1_000;
const here = join(import.meta.dirname, '../..');
const manifest = 'apps/api/migrations/manifest.txt';

const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim();

/** PREVIOUS, or the commit before the last one that migrated. */
const previousRelease = () =>
  git('rev-parse', process.env['PREVIOUS'] ?? `${git('log', '-1', '--format=%H', '--', manifest)}~1`);

export async function run(): Promise<void> {
  const commit = previousRelease();
  const root = mkdtempSync(join(tmpdir(), 'vumon-upgrade-'));
  const old = join(root, 'previous');
  const database = await startDatabase({ dataDir: join(root, 'data') });
  const running: Process[] = [];
  try {
    checkOut(commit, old);
    const migrate = (tree: string) => {
      const child = spawn(process.execPath, ['tools/db.ts', 'migrate'], {
        cwd: tree,
        env: { ...process.env, DATABASE_URL: database.url },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return once(child, 'exit').then(([code]) => {
        if (code !== 0) throw new Error(`migrating ended with ${code}`);
      });
    };
    await migrate(old);
    const start = async (tree: string, port: number) => {
      const process = await startProcess(tree, { port, url: database.url, dataDir: join(root, 'data') });
      running.push(process);
      return process;
    };
    const ports = [await freePort(), await freePort()] as const;
    const first = [await start(old, ports[0]), await start(old, ports[1])] as const;
    const school = await createSchool(database.url, { students, questions: 40 });
    const ledger = new Ledger();
    const balancer = new Balancer(ports);
    const devices = school.students.map((student) => new LoadDevice(balancer, school, student, ledger));
    for (const device of devices) if (!(await device.start())) throw new Error('a learner could not start');

    let over = false;
    const typing = Promise.all(
      devices.map(async (device, at) => {
        for (let typed = at; !over; typed += 1) {
          device.type([typed, typed + 1]);
          await device.save();
          await delay(100 + Math.random() * 200);
        }
      }),
    );
    await delay(phaseMs);
    const migrating = performance.now();
    await migrate(here);
    const migratedIn = performance.now() - migrating;
    await delay(phaseMs);
    for (const at of [0, 1] as const) {
      await first[at].stop();
      await start(here, ports[at]);
      await delay(phaseMs);
    }
    over = true;
    await typing;
    for (const device of devices)
      if (!(await device.saveUntilDone(30_000)) || !(await device.submit()))
        throw new Error('a device could not save what it held');
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    await untilScored(db, students);
    const losses = await ledger.compare(db, { finals: true });
    await db.end();
    const saves = balancer.timings.get('save')!;
    report('upgrade', 'Two releases on one database', [
      `${students} learners saving two answers three or four times a second; two processes of ${commit.slice(0, 8)}, then its database migrated to this release (${git('rev-list', '--count', `${commit}..HEAD`)} commits and what is not committed), then one process after the other stopped and replaced; ${phaseMs / 1_000} s in each state.`,
      '',
      `- Saves: ${summarise(saves)}. A request that one process did not take, ${balancer.repeated} of them, went to the other.`,
      `- Migrating under load took ${(migratedIn / 1_000).toFixed(1)} s, the start of its process included.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries; every attempt scored as its replay.`,
    ]);
    await balancer.close();
  } finally {
    for (const process of running) await process.stop();
    await database.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

/** The tree of a commit with the packages of this one. */
function checkOut(commit: string, into: string): void {
  execFileSync(
    'sh',
    [
      '-c',
      'mkdir -p "$2" && git archive "$1" | tar -x -C "$2" && cp -a --reflink=auto node_modules "$2/"',
      'sh',
      commit,
      into,
    ],
    {
      cwd: here,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

interface Process {
  /** As an upgrade does it: what it has taken is answered. */
  stop(): Promise<void>;
}

async function startProcess(
  tree: string,
  { port, url, dataDir }: { readonly port: number; readonly url: string; readonly dataDir: string },
): Promise<Process> {
  const server: ChildProcess = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: tree,
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ALLOW_INSECURE_COOKIES: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    if (server.exitCode !== null) throw new Error(`a process of ${tree} ended with ${server.exitCode}`);
    await delay(50);
  }
  return {
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Two processes in turn; a request that one of them did not take goes to the other. */
class Balancer extends Connection {
  readonly #sides: readonly Connection[];
  #turn = 0;
  repeated = 0;
  constructor(ports: readonly number[]) {
    super(`http://127.0.0.1:${ports[0]}`, 1);
    this.#sides = ports.map((port) => new Connection(`http://127.0.0.1:${port}`, students));
  }

  override async send(...request: Parameters<Connection['send']>): ReturnType<Connection['send']> {
    const start = performance.now();
    const turn = (this.#turn += 1);
    let reply = await this.#sides[turn % 2]!.send(...request);
    if (reply.status === 0 || reply.status === 503) {
      this.repeated += 1;
      reply = await this.#sides[(turn + 1) % 2]!.send(...request);
    }
    const [kind] = request;
    const list = this.timings.get(kind) ?? [];
    list.push({ ms: performance.now() - start, status: reply.status });
    this.timings.set(kind, list);
    return reply;
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), ...this.#sides.map((side) => side.close())]);
  }
}
