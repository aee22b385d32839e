/**
 * What one look at a live room costs: the processor time of server and database, when nothing has changed since the look
 * before, and when a third of the learners have saved; and what the notes for live rooms add to a save. Saves and signs
 * of life happen between the looks and are not counted.
 * What is left over of the saves and the background work of both is in the figures: they are for comparing, on one machine
 * under one load.
 */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';
import { createSchools, type LoadSchool } from '../harness/school.ts';

const rooms = 10;
const learners = 60;
const questions = 40;
const rounds = Number(process.env['ROUNDS'] ?? 30);
/** A room that was not watched before is read wholly for a while. */
const settleMs = Number(process.env['SETTLE'] ?? 25) * 1_000;

interface Room {
  readonly school: LoadSchool;
  readonly devices: readonly LoadDevice[];
  /** What the last look said of its state. */
  version: string | null;
}

interface Cost {
  looks: number;
  server: number;
  database: number;
  bytes: number;
}

export async function run(): Promise<void> {
  const product = await startProduct();
  const began = loadavg()[0]!;
  try {
    const schools = await createSchools(product.database.url, rooms, { students: learners, questions });
    const setUp = new Connection(product.origin, 32);
    const looks = new Connection(product.origin, rooms);
    const all = await Promise.all(schools.map((school) => begin(school, setUp)));
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    for (const end = performance.now() + settleMs; performance.now() < end;) {
      await signs(all, setUp);
      for (const room of all) await look(room, looks);
      await delay(2_000);
    }
    const measure = async (change: (round: number) => Promise<unknown>) => {
      const cost: Cost = { looks: 0, server: 0, database: 0, bytes: 0 };
      for (let round = 0; round < rounds; round += 1) {
        await signs(all, setUp);
        await change(round);
        const before = used(product);
        for (const room of all) cost.bytes += await look(room, looks);
        const after = used(product);
        cost.looks += all.length;
        cost.server += after.server - before.server;
        cost.database += after.database - before.database;
      }
      return cost;
    };
    const same = await measure(() => Promise.resolve());
    // Answers of all, so that each third has some to change.
    const changed = await measure((round) =>
      Promise.all(
        all.flatMap(({ devices }) =>
          devices
            .filter((_, index) => index % 3 === round % 3)
            .map((device) => {
              device.type([round % questions, (round + 7) % questions]);
              return device.save();
            }),
        ),
      ),
    );
    const statements = await perLook(db, all, looks);
    const saves = await costOfSaves(db, all, product);
    await db.end();
    const line = (name: string, { looks: count, server, database, bytes }: Cost) =>
      `| ${name} | ${count} | ${((server / count) * 1_000).toFixed(2)} | ${((database / count) * 1_000).toFixed(2)} | ${(((server + database) / count) * 1_000).toFixed(2)} | ${(bytes / count / 1_000).toFixed(1)} |`;
    report('looks', 'A look at a live room', [
      `${rooms} rooms of ${learners} learners with answers to ${questions} questions; looks one after the other. Load of the machine at the start: ${began.toFixed(1)}.`,
      '',
      '| since the look before | looks | server, CPU ms | database, CPU ms | together | kB of the reply |',
      '|---|---|---|---|---|---|',
      line('nothing has changed', same),
      line('a third have saved two answers', changed),
      '',
      `- A look without a change: ${statements.transactions.toFixed(1)} statements, ${statements.rows.toFixed(0)} rows read.`,
      `- ${summarise(looks.timings.get('look') ?? [])}.`,
      `- Computed from it: 30,000 rooms that are looked at every 3 s take ${((10_000 * (changed.server + changed.database)) / changed.looks).toFixed(0)} cores when a third of the learners save between two looks, ${((10_000 * (same.server + same.database)) / same.looks).toFixed(0)} when nobody does.`,
      '',
      '| a save of two answers | saves | server, CPU ms | database, CPU ms | together |',
      '|---|---|---|---|---|',
      ...saves.map(
        ({ name, count, server, database }) =>
          `| ${name} | ${count} | ${((server / count) * 1_000).toFixed(3)} | ${((database / count) * 1_000).toFixed(3)} | ${(((server + database) / count) * 1_000).toFixed(3)} |`,
      ),
    ]);
    await Promise.all([setUp.close(), looks.close()]);
  } finally {
    await product.stop();
  }
}

/** All learners of a school at work, with an answer to each question. */
async function begin(school: LoadSchool, connection: Connection): Promise<Room> {
  const ledger = new Ledger();
  const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
  for (const device of devices) {
    await device.start();
    for (let at = 0; at < questions; at += 4) {
      device.type([at, at + 1, at + 2, at + 3]);
      await device.save();
    }
  }
  return { school, devices, version: null };
}

/** Every page says that it is there. */
const signs = (all: readonly Room[], connection: Connection) =>
  Promise.all(
    all.flatMap(({ devices }) =>
      devices.map(({ attemptId, student }) =>
        connection.send('seen', 'POST', `/api/student/attempts/${attemptId}/seen`, student.token, {}),
      ),
    ),
  );

/** How a save finds the note of its room, and what brings the database there. */
const noting = [
  [
    'without the trigger',
    'ALTER TABLE attempt_answers DISABLE TRIGGER attempt_answers_seen_in_room; TRUNCATE watched_rooms',
  ],
  ['in a room that nobody looks at', 'ALTER TABLE attempt_answers ENABLE TRIGGER attempt_answers_seen_in_room'],
  [
    'in a room that is looked at',
    `INSERT INTO watched_rooms (owner_id, assignment_id, since, watched_at)
     SELECT owner_id, id, now() - interval '1 minute', now() FROM assignments ON CONFLICT DO NOTHING`,
  ],
] as const;

/** What the note for the live room adds to a save: the three ways in turn, so that other work of the machine meets all. */
async function costOfSaves(db: pg.Client, all: readonly Room[], product: Product) {
  const costs = noting.map(([name]) => ({ name, count: 0, server: 0, database: 0 }));
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [, statement]] of noting.entries()) {
      await db.query(statement);
      const before = used(product);
      await Promise.all(
        all.flatMap(({ devices }) =>
          devices.map((device) => {
            device.type([round % questions, (round + 7) % questions]);
            return device.save();
          }),
        ),
      );
      const after = used(product);
      costs[at]!.count += all.length * learners;
      costs[at]!.server += after.server - before.server;
      costs[at]!.database += after.database - before.database;
    }
  return costs;
}

/** Bytes of the reply. */
async function look(room: Room, connection: Connection): Promise<number> {
  const { teacher, assignmentId } = room.school;
  const since = room.version === null ? '' : `?since=${encodeURIComponent(room.version)}`;
  const { status, data } = await connection.send(
    'look',
    'GET',
    `/api/itf/classes/unit-test-assigned/${assignmentId}/live${since}`,
    teacher.token,
  );
  if (status !== 200) throw new Error(`the room answered ${status}: ${JSON.stringify(data)}`);
  room.version = data.data.version ?? null;
  return JSON.stringify(data).length;
}

const used = (product: Product) => ({
  server: cpuSeconds(product.serverPid()),
  database: cpuSeconds(product.database.pid),
});

/** Transactions and rows of a look without a change. Backends report what they did when they are idle for a second. */
async function perLook(
  db: pg.Client,
  all: readonly Room[],
  connection: Connection,
): Promise<{ transactions: number; rows: number }> {
  const counted = async () => {
    await delay(3_000);
    const { rows } = await db.query<{ transactions: string; rows: string }>(
      `SELECT xact_commit AS transactions, tup_fetched + tup_returned AS rows FROM pg_stat_database WHERE datname = current_database()`,
    );
    return { transactions: Number(rows[0]!.transactions), rows: Number(rows[0]!.rows) };
  };
  const looked = 40;
  for (const room of all) await look(room, connection);
  const first = await counted();
  const idle = await counted();
  for (let round = 0; round < looked; round += 1) await look(all[round % all.length]!, connection);
  const after = await counted();
  const share = (key: 'transactions' | 'rows') => (after[key] - idle[key] - (idle[key] - first[key])) / looked;
  return { transactions: share('transactions'), rows: share('rows') };
}
