/** 2,000 sign-ins at once while other learners save their answers. */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { signInAtOnce } from '../harness/crowd.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

const savers = Number(process.env['STUDENTS'] ?? 300);
const signIns = Number(process.env['SIGN_INS'] ?? 2000);
const everyMs = 10_000;
const quietSeconds = 20;

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const school = await createSchool(product.database.url, { students: savers + signIns, questions: 40 });
    const ledger = new Ledger();
    const connection = new Connection(product.origin, 64);
    const devices = school.students
      .slice(0, savers)
      .map((student) => new LoadDevice(connection, school, student, ledger));
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.start()));
    const load = [loadavg()[0]!];

    let saving = true;
    const saved = Promise.all(
      devices.map(async (device, index) => {
        await delay((index / devices.length) * everyMs);
        for (let round = 0; saving; round += 1) {
          const next = performance.now() + everyMs;
          device.type([round * 2, round * 2 + 1]);
          await device.save();
          await delay(Math.max(0, next - performance.now()));
        }
      }),
    );
    await delay(quietSeconds * 1000);
    const saves = connection.timings.get('save')!;
    const quiet = saves.length;
    const cpuBefore = cpuSeconds(product.serverPid());
    const begin = performance.now();
    const crowd = await signInAtOnce(
      product.origin,
      school.students.slice(savers).map(({ signInName }) => signInName),
    );
    const elapsed = (performance.now() - begin) / 1000;
    const cpu = cpuSeconds(product.serverPid()) - cpuBefore;
    // A save that was still running counts as one during the sign-ins.
    await delay(1_000);
    const during = saves.slice(quiet);
    load.push(loadavg()[0]!);
    saving = false;
    await saved;

    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.submit()));
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await untilScored(db, savers);
    const losses = await ledger.compare(db, { finals: true });
    const { rows } = await db.query(
      `SELECT count(DISTINCT user_id)::int AS n FROM sign_ins WHERE outcome = 'SIGNED_IN'`,
    );
    await db.end();
    await connection.close();

    const entered = crowd.filter(({ status }) => status === 200);
    const ms = entered.map((one) => one.ms);
    const turns = crowd.map((one) => one.turns);
    const s = (value: number) => `${(value / 1000).toFixed(1)} s`;
    report('sign-ins', `${signIns.toLocaleString('en')} sign-ins at once while ${savers} learners save`, [
      `${savers} learners save two answers every ${everyMs / 1000} s; then ${signIns} others sign in at once, each over a connection of its own, and wait in line by the rule of the sign-in page. Load average of the machine before ${load[0]!.toFixed(1)}, after ${load[1]!.toFixed(1)}.`,
      '',
      `- Signed in: ${entered.length} (${rows[0].n} in the login history), the last after ${s(Math.max(0, ...ms))}; gave up or were refused: ${crowd.length - entered.length}. Target: all within 180 s.`,
      `- Time of a sign-in: p50 ${s(percentile(ms, 0.5))}, p95 ${s(percentile(ms, 0.95))}, p99 ${s(percentile(ms, 0.99))}.`,
      `- Turns: p50 ${percentile(turns, 0.5)}, p99 ${percentile(turns, 0.99)}, most ${Math.max(0, ...turns)}; ${turns.reduce((sum, one) => sum + one - 1, 0)} times the server said it was busy.`,
      `- Saves meanwhile: ${summarise(during)}. Target p99 ≤ 400 ms.`,
      `- Saves in the ${quietSeconds} s before: ${summarise(saves.slice(0, quiet))}.`,
      `- CPU of the server: ${cpu.toFixed(1)} s in ${elapsed.toFixed(1)} s, ${((cpu / Math.max(1, entered.length)) * 1000).toFixed(1)} ms a sign-in, saves included.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
  } finally {
    await product.stop();
  }
}
