/**
 * 300 different tests at once beside one test: what a save costs in CPU must not depend on how many tests are in use.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { report } from '../harness/report.ts';
import { createSchools, type LoadSchool } from '../harness/school.ts';

const tests = Number(process.env['TESTS'] ?? 300);
const learnersATest = 2;
const savesASecond = 100;
/** Alternates between both in short turns, so that other load of the machine affects both alike. */
const turns = Number(process.env['TURNS'] ?? 10);
const turnMs = 3_000;
const allowed = 1.3;

class Crowd {
  readonly ledger = new Ledger();
  readonly devices: LoadDevice[];
  cpu = 0;
  saves = 0;
  #next = 0;

  constructor(connection: Connection, schools: readonly LoadSchool[]) {
    this.devices = schools.flatMap((school) =>
      school.students.map((student) => new LoadDevice(connection, school, student, this.ledger)),
    );
  }

  async start(): Promise<void> {
    for (let at = 0; at < this.devices.length; at += 50)
      await Promise.all(this.devices.slice(at, at + 50).map((device) => device.start()));
  }

  async turn(product: Product, counts: boolean): Promise<void> {
    const used = () => cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid);
    const before = used();
    const pending: Promise<boolean>[] = [];
    for (const begin = performance.now(); performance.now() - begin < turnMs; await delay(2)) {
      const due = ((performance.now() - begin) / 1000) * savesASecond;
      while (pending.length < due) pending.push(this.#saveNext());
    }
    const done = (await Promise.all(pending)).filter(Boolean).length;
    if (!counts) return;
    this.cpu += used() - before;
    this.saves += done;
  }

  #saveNext(): Promise<boolean> {
    const device = this.devices[this.#next % this.devices.length]!;
    const round = Math.floor(this.#next / this.devices.length);
    this.#next += 1;
    device.type([round * 2, round * 2 + 1]);
    return device.save();
  }

  get msASave(): number {
    return (this.cpu / this.saves) * 1000;
  }
}

export async function run(): Promise<void> {
  const product = await startProduct();
  try {
    const learners = tests * learnersATest;
    const [one, many] = [
      await createSchools(product.database.url, 1, { students: learners, questions: 40 }),
      await createSchools(product.database.url, tests, { students: learnersATest, questions: 40 }),
    ];
    const connection = new Connection(product.origin, 64);
    const crowds = { one: new Crowd(connection, one), many: new Crowd(connection, many) };
    for (const crowd of Object.values(crowds)) await crowd.start();
    for (let turn = 0; turn <= turns; turn += 1)
      for (const crowd of turn % 2 === 0 ? [crowds.one, crowds.many] : [crowds.many, crowds.one])
        await crowd.turn(product, turn > 0);
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    const losses = [
      await crowds.one.ledger.compare(db, { finals: false }),
      await crowds.many.ledger.compare(db, { finals: false }),
    ];
    await db.end();
    await connection.close();
    const ratio = crowds.many.msASave / crowds.one.msASave;
    report('many-tests', `${tests} different tests at once`, [
      `${learners} learners at one test, and ${learners} at ${tests} tests, ${savesASecond} saves of two answers a second, in turns of ${turnMs / 1000} s.`,
      '',
      `- One test: ${crowds.one.msASave.toFixed(2)} ms CPU a save (server and database), ${crowds.one.saves} saves.`,
      `- ${tests} tests: ${crowds.many.msASave.toFixed(2)} ms CPU a save, ${crowds.many.saves} saves.`,
      `- ${ratio.toFixed(2)} times that of one test. Target ≤ ${allowed}.`,
      `- Losses: ${JSON.stringify(losses)}.`,
    ]);
    if (ratio > allowed) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
