/** 1,000 starts within 10 s, then 1,000 submissions within 1 s. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { startProduct } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

const students = 1000;

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const school = await createSchool(product.database.url, { students, questions: 40 });
    const ledger = new Ledger();
    const connection = new Connection(product.origin, 256);
    const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
    const spread = (withinMs: number, work: (device: LoadDevice) => Promise<unknown>) =>
      Promise.all(
        devices.map(async (device, index) => {
          await delay((index / devices.length) * withinMs);
          await work(device);
        }),
      );

    await spread(10_000, async (device) => (await device.start()) && (await device.fetchContent()));
    for (const device of devices) device.type(Array.from({ length: 40 }, (_, index) => index));
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.save()));
    for (const device of devices) device.type([0, 1]);

    await Promise.all(Array.from({ length: 1000 }, () => connection.send('warm', 'GET', '/health/live', '')));
    const begin = performance.now();
    await spread(1_000, (device) => device.submit());
    const submitted = performance.now() - begin;
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await untilScored(db, students);
    const scored = performance.now() - begin;
    const losses = await ledger.compare(db, { finals: true });
    await db.end();
    await connection.close();
    report('rushes', '1,000 starts within 10 s and 1,000 submissions within 1 s', [
      `- Starts: ${summarise(connection.timings.get('start')!)}.`,
      `- Content of the test (40 questions): ${summarise(connection.timings.get('content')!)}.`,
      `- Submissions: ${summarise(connection.timings.get('submit')!)}; all answered after ${(submitted / 1000).toFixed(2)} s.`,
      `- Every submission scored ${(scored / 1000).toFixed(2)} s after the first was sent. Target 15 s.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
  } finally {
    await product.stop();
  }
}
