/** Complete attempts in a closed loop, without think time, by 1, 10, 25, 50 and 100 concurrent learners. */
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { percentile, report } from '../harness/report.ts';
import { createSchool, loadPassword, type LoadSchool } from '../harness/school.ts';
import { setTimeout as delay } from 'node:timers/promises';

const levels = [1, 10, 25, 50, 100];

interface Level {
  readonly learners: number;
  readonly attempts: number;
  readonly perMinute: number;
  readonly cpu: number;
  readonly p95: number;
  readonly failed: number;
}

async function signIns(
  product: Product,
  school: LoadSchool,
): Promise<{ seconds: number; cpu: number; count: number; failed: number }> {
  const connection = new Connection(product.origin, 16);
  const cpu = cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid);
  const begin = performance.now();
  const count = Math.min(200, school.students.length);
  const replies = await Promise.all(
    school.students.slice(0, count).map((student) =>
      connection.send('sign-in', 'POST', '/api/auth/login', '', {
        username: student.signInName,
        password: loadPassword,
      }),
    ),
  );
  const used = cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid) - cpu;
  await connection.close();
  return {
    seconds: (performance.now() - begin) / 1000,
    cpu: used / count,
    count,
    failed: replies.filter(({ status }) => status !== 200).length,
  };
}

async function level(product: Product, learners: number, attempts: number): Promise<Level> {
  const school = await createSchool(product.database.url, { students: attempts, questions: 40 });
  const ledger = new Ledger();
  const connection = new Connection(product.origin, learners);
  const queue = [...school.students];
  const times: number[] = [];
  let failed = 0;
  const cpu = cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid);
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: learners }, async () => {
      for (let student = queue.pop(); student; student = queue.pop()) {
        const start = performance.now();
        const device = new LoadDevice(connection, school, student, ledger);
        const ok = (await device.start()) && (await device.fetchContent());
        for (let page = 0; ok && page < 8; page += 1) {
          device.type(Array.from({ length: 5 }, (_, index) => page * 5 + index));
          if (!(await device.save())) failed += 1;
        }
        if (!ok || !(await device.submit())) failed += 1;
        // Opening the result: the learner waits until the score is there.
        const giveUp = performance.now() + 15_000;
        let shown = (await device.result()) === 'SHOWN';
        while (!shown && performance.now() < giveUp) {
          await delay(50);
          shown = (await device.result()) === 'SHOWN';
        }
        if (!shown) failed += 1;
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const used = cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid) - cpu;
  const db = new pg.Client({ connectionString: product.database.url });
  await db.connect();
  const losses = await ledger.compare(db, { finals: true });
  await db.end();
  await connection.close();
  if (Object.values(losses).some((count) => count > 0)) throw new Error(`losses: ${JSON.stringify(losses)}`);
  return {
    learners,
    attempts,
    perMinute: (attempts / seconds) * 60,
    cpu: used / attempts,
    p95: percentile(times, 0.95),
    failed,
  };
}

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const rows: Level[] = [];
    for (const learners of levels) rows.push(await level(product, learners, Math.max(100, learners * 12)));
    const sign = await signIns(product, await createSchool(product.database.url, { students: 200, questions: 5 }));
    report('comparison', 'A whole attempt in a closed loop', [
      'Start, content, 8 pages of 5 four-option questions each saved, submit, result opened when scored (40 questions; sign-in counted apart).',
      '',
      '| learners at once | attempts | attempts a minute | CPU s an attempt (server + database) | p95 of an attempt, s | failed requests |',
      '|---|---|---|---|---|---|',
      ...rows.map(
        (row) =>
          `| ${row.learners} | ${row.attempts} | ${row.perMinute.toFixed(0)} | ${row.cpu.toFixed(4)} | ${(row.p95 / 1000).toFixed(2)} | ${row.failed} |`,
      ),
      '',
      `Sign-in: ${sign.count} at once finished in ${sign.seconds.toFixed(1)} s, ${sign.cpu.toFixed(3)} CPU s each, ${sign.failed} failed.`,
      '',
      'Moodle 4.5.6 on such a machine: 63–75 attempts a minute, 1.5–1.8 CPU s an attempt. Targets: 0.05 CPU s, 30 times its throughput (2,250 a minute). No loss (L1–L4 = 0) at any level.',
    ]);
  } finally {
    await product.stop();
  }
}
