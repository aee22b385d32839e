/** A transaction holds the row of one attempt for long: the duration of other learners' saves must not change. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice, type Timing } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { startProduct } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const learners = Number(process.env['STUDENTS'] ?? 400);
/** Alternates between with and without the lock, so that other load of the machine affects both alike. */
const pairs = Number(process.env['PAIRS'] ?? 5);
const turnMs = 4_000;

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const school = await createSchool(product.database.url, { students: learners + 1, questions: 40 });
    const ledger = new Ledger();
    const connection = new Connection(product.origin, 64);
    const connectionOfHeld = new Connection(product.origin, 2);
    const [heldStudent, ...students] = school.students;
    const held = new LoadDevice(connectionOfHeld, school, heldStudent!, ledger);
    const devices = students.map((student) => new LoadDevice(connection, school, student, ledger));
    await held.start();
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.start()));

    let round = 0;
    /** Every learner saves once, spread over the turn. */
    const turn = async (): Promise<Timing[]> => {
      connection.timings.delete('save');
      round += 1;
      await Promise.all(
        devices.map(async (device, index) => {
          await delay((index / devices.length) * turnMs);
          device.type([round * 2, round * 2 + 1]);
          await device.save();
        }),
      );
      return connection.timings.get('save')!;
    };

    const locker = new pg.Client({ connectionString: product.database.url });
    await locker.connect();
    let over = false;
    const knocking = (async () => {
      held.type([0, 1]);
      for (; !over; await delay(500)) await held.save();
    })();
    await turn();
    const free: Timing[] = [];
    const blocked: Timing[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      free.push(...(await turn()));
      await locker.query('BEGIN');
      await locker.query('SELECT FROM attempts WHERE id = $1 FOR UPDATE', [held.attemptId]);
      held.type([pair * 2, pair * 2 + 1]);
      blocked.push(...(await turn()));
      await locker.query('ROLLBACK');
    }
    over = true;
    await knocking;
    const savedAfter = await held.saveUntilDone(10_000);
    const heldSaves = connectionOfHeld.timings.get('save')!;
    const losses = await ledger.compare(locker, { finals: false });
    await locker.end();
    await Promise.all([connection.close(), connectionOfHeld.close()]);
    report('blocked-row', 'One attempt is locked while others save', [
      `${learners} learners save once in ${turnMs / 1000} s; in every other turn a transaction holds the row of one more learner's attempt, who keeps trying. ${pairs} turns of each.`,
      '',
      `- Nothing locked: ${summarise(free)}.`,
      `- One attempt locked, the others: ${summarise(blocked)}.`,
      `- The locked attempt: ${summarise(heldSaves)}; ${savedAfter ? 'saved' : 'NOT saved'} after the lock was gone.`,
      `- Losses: ${JSON.stringify(losses)} of ${ledger.promised.length} acknowledged entries.`,
    ]);
    if (blocked.some(({ status }) => status !== 200) || !savedAfter) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
