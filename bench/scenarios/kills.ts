/** kill -9 of the server and of the database at random moments while learners save, many rounds. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger, type Losses } from '../harness/ledger.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

export interface KillsOutcome {
  readonly losses: Losses;
  readonly acknowledged: number;
  readonly refused: number;
  readonly lines: string[];
}

export async function killRounds(
  product: Product,
  options: { rounds: number; students: number },
): Promise<KillsOutcome> {
  const school = await createSchool(product.database.url, { students: options.students, questions: 40 });
  const ledger = new Ledger();
  const connection = new Connection(product.origin, options.students);
  const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
  await Promise.all(devices.map((device) => device.start()));

  let over = false;
  const typing = Promise.all(
    devices.map(async (device) => {
      for (let at = Math.floor(Math.random() * 40); !over; at += 1) {
        device.type([at, at + 1]);
        await device.save();
        await delay(20 + Math.random() * 60);
      }
    }),
  );
  for (let round = 0; round < options.rounds; round += 1) {
    const atStart = ledger.promised.length;
    await delay(200 + Math.random() * 500);
    while (ledger.promised.length < atStart + options.students) await delay(20);
    if (round % 2 === 0) {
      await product.killServer();
      await product.startServer();
    } else {
      const before = ledger.promised.length;
      product.killDatabase();
      const end = performance.now() + 30_000;
      while (ledger.promised.length === before && performance.now() < end) await delay(20);
    }
  }
  over = true;
  await typing;
  for (const device of devices)
    if (!(await device.saveUntilDone(30_000))) throw new Error('a device could not save what it held');
  for (const device of devices) {
    for (const end = performance.now() + 30_000; !(await device.submit());) {
      if (performance.now() > end) throw new Error('a device could not submit');
      await delay(100);
    }
  }
  const db = new pg.Client({ connectionString: product.database.url });
  await db.connect();
  await untilScored(db, options.students);
  const losses = await ledger.compare(db, { finals: true });
  await db.end();
  await connection.close();
  const saves = connection.timings.get('save')!;
  return {
    losses,
    acknowledged: ledger.promised.length,
    refused: saves.filter(({ status }) => status !== 200).length,
    lines: [
      `${options.rounds} rounds, kill -9 of the server and of the database in turn, ${options.students} learners saving without pause.`,
      '',
      `- Saves: ${summarise(saves)} (failures are the moments of the kills; each was tried again).`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ],
  };
}

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const outcome = await killRounds(product, { rounds: Number(process.env['ROUNDS'] ?? 50), students: 40 });
    report('kills', 'Killing the server and the database during saves', outcome.lines);
    if (Object.values(outcome.losses).some((count) => count > 0)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
