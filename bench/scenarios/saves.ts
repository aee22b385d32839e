/** 2,000 learners take a test, each saving every 10 s. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const students = Number(process.env['STUDENTS'] ?? 2000);
const everyMs = 10_000;
const seconds = Number(process.env['SECONDS'] ?? 60);

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const school = await createSchool(product.database.url, { students, questions: 40 });
    const ledger = new Ledger();
    const connection = new Connection(product.origin, 64);
    const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.start()));

    const cpuBefore = { server: cpuSeconds(product.serverPid()), database: cpuSeconds(product.database.pid) };
    const begin = performance.now();
    const end = begin + seconds * 1000;
    await Promise.all(
      devices.map(async (device, index) => {
        await delay((index / devices.length) * everyMs);
        for (let round = 0; performance.now() < end; round += 1) {
          const next = performance.now() + everyMs;
          device.type([round * 2, round * 2 + 1]);
          await device.save();
          await delay(Math.max(0, next - performance.now()));
        }
      }),
    );
    const elapsed = (performance.now() - begin) / 1000;
    const cpu = {
      server: cpuSeconds(product.serverPid()) - cpuBefore.server,
      database: cpuSeconds(product.database.pid) - cpuBefore.database,
    };

    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.submit()));
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await untilScored(db, students);
    const losses = await ledger.compare(db, { finals: true });
    await db.end();
    await connection.close();

    const saves = connection.timings.get('save')!;
    report('saves', '2,000 learners saving every 10 seconds', [
      `${students} learners, a save of two answers every ${everyMs / 1000} s for ${elapsed.toFixed(0)} s: ${(saves.length / elapsed).toFixed(0)} saves a second.`,
      '',
      `- Saves: ${summarise(saves)}. Target p99 ≤ 150 ms.`,
      `- Starts (in groups of 50): ${summarise(connection.timings.get('start')!)}.`,
      `- Submissions (in groups of 50): ${summarise(connection.timings.get('submit')!)}.`,
      `- CPU: server ${cpu.server.toFixed(1)} s, database ${cpu.database.toFixed(1)} s, together ${(((cpu.server + cpu.database) / elapsed) * 100).toFixed(0)} % of one core; ${(((cpu.server + cpu.database) / saves.length) * 1000).toFixed(2)} ms a save.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
  } finally {
    await product.stop();
  }
}

/** Waits until every submitted attempt has a result. */
export async function untilScored(db: pg.Client, count: number, limitMs = 60_000): Promise<void> {
  for (const end = performance.now() + limitMs; ;) {
    const { rows } = await db.query(`SELECT count(*)::int AS n FROM attempts WHERE status = 'SCORED'`);
    if (rows[0].n >= count) return;
    if (performance.now() > end) throw new Error(`only ${rows[0].n} of ${count} scored`);
    await delay(100);
  }
}
