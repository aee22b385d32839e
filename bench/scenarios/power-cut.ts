/**
 * A power cut under load, as a frozen disk image: with fsync no acknowledged answer may be lost; without it the ledger
 * must detect the loss.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startDatabase } from '@vumon/tools/database';
import { Connection, LoadDevice } from '../harness/client.ts';
import { createDisk } from '../harness/frozen-disk.ts';
import { Ledger, type Losses } from '../harness/ledger.ts';
import { startProduct } from '../harness/product.ts';
import { report } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

export interface CutOutcome {
  readonly losses: Losses;
  readonly acknowledged: number;
  /** The database did not even start on the copy. */
  readonly unreadable: boolean;
}

function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // ended meanwhile
    }
  }
  const family = [root];
  for (const pid of family) for (const [child, parent] of parents) if (parent === pid) family.push(child);
  return family;
}

/** Waits until the processes are stopped: one in the middle of a flush first finishes the flush. */
async function standsStill(pid: number): Promise<void> {
  const states = () =>
    readdirSync(`/proc/${pid}/task`).map(
      (task) => readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').replace(/^.*\) /s, '')[0],
    );
  while (states().some((state) => state !== 'T')) await delay(5);
}

/** The disk may be busy with others' work. */
const longestLoadMs = 200_000;

/** The power is cut once `entries` saved answers have been acknowledged. */
export async function powerCut(fsync: boolean, options: { students: number; entries: number }): Promise<CutOutcome> {
  const disk = createDisk();
  const dataDir = join(disk.path, 'data');
  mkdirSync(dataDir);
  const product = await startProduct({ dataDir, fsync });
  const ledger = new Ledger();
  const connection = new Connection(product.origin, options.students);
  try {
    const school = await createSchool(product.database.url, { students: options.students, questions: 40 });
    const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
    await Promise.all(devices.map((device) => device.start()));
    // Everything so far is on the disk: only later writes can be lost.
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await db.query('CHECKPOINT');
    await db.end();
    execFileSync('sync', ['-f', disk.path]);

    let over = false;
    const typing = Promise.all(
      devices.map(async (device) => {
        for (let at = 0; !over; at += 1) {
          device.type([at, at + 1]);
          await device.save();
          await delay(5);
        }
      }),
    );
    const patience = performance.now() + longestLoadMs;
    while (ledger.promised.length < options.entries && performance.now() < patience) await delay(5);
    // Also when it took too long: devices that go on typing would keep the process alive.
    over = true;
    if (ledger.promised.length < options.entries)
      throw new Error(`only ${ledger.promised.length} of ${options.entries} entries were acknowledged in time`);
    // The power cut: all processes that could write are stopped, then the disk is copied as it is.
    const stopped = [...descendants(product.serverPid()), ...descendants(product.database.pid)];
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    for (const pid of stopped) await standsStill(pid);
    const promised = ledger.promised.length;
    const after = disk.cutAndCopy();
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    await typing;
    const atCut = new Ledger();
    for (const entry of ledger.typed) atCut.type(entry);
    for (const entry of ledger.promised.slice(0, promised)) atCut.acknowledge(entry);

    try {
      const recovered = await startDatabase({ dataDir: join(after.path, 'data'), fsync: true }).catch(() => null);
      if (!recovered)
        return { losses: { L1: promised, L2: 0, L3: 0, L4: 0 }, acknowledged: promised, unreadable: true };
      try {
        const reader = new pg.Client({ connectionString: recovered.url });
        await reader.connect();
        const losses = await atCut.compare(reader, { finals: false });
        await reader.end();
        return { losses, acknowledged: promised, unreadable: false };
      } finally {
        await recovered.stop();
      }
    } finally {
      after.unmount();
    }
  } finally {
    await connection.close();
    await product.stop();
    disk.unmount();
  }
}

export async function run(): Promise<void> {
  const safe = await powerCut(true, { students: 40, entries: 10_000 });
  const unsafe = await powerCut(false, { students: 40, entries: 10_000 });
  const line = (name: string, { losses, acknowledged, unreadable }: CutOutcome) =>
    `- ${name}: ${acknowledged} entries acknowledged before the cut; ${unreadable ? 'the database does not start on what the disk holds' : `losses ${JSON.stringify(losses)}`}.`;
  report('power-cut', 'A power cut during saves, on a frozen disk image', [
    'PostgreSQL on a loop-mounted ext4 image; under load every process is stopped, the backing file copied, the copy mounted, recovered and compared.',
    '',
    line('fsync on', safe),
    line('fsync off (must lose)', unsafe),
  ]);
  const lost = (losses: Losses) => losses.L1 + losses.L2 + losses.L3;
  if (lost(safe.losses) > 0 || lost(unsafe.losses) === 0) process.exitCode = 1;
}
