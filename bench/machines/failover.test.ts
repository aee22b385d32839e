/** The leader of three servers dies while learners save: nothing acknowledged is lost, and they get the gap back. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { createSchool, type LoadSchool } from '../harness/school.ts';
import { untilScored } from '../scenarios/saves.ts';
import { pooledEnvironment, startPooler, startWeb, startWorker } from './chain.ts';
import { Cluster } from './patroni.ts';
import { createProductDatabase, lacking, Machines } from './programs.ts';

const missing = lacking('haproxy', 'pgbouncer', 'postgres', 'patroni', 'etcd');
const learners = 40;

let machines: Machines;
let cluster: Cluster;
let direct: string;
let origin: string;
let school: LoadSchool;

beforeAll(async () => {
  if (missing.length > 0) return;
  machines = new Machines();
  cluster = new Cluster(machines);
  await cluster.start();
  await machines.until('the address of the leader', 20_000, async () => {
    direct = await createProductDatabase(cluster.port);
    return true;
  });
  await migrate({ url: direct });
  const env = pooledEnvironment(await startPooler(machines, cluster.port), direct);
  origin = `http://127.0.0.1:${(await startWeb(machines, env)).port}`;
  startWorker(machines, env);
  school = await createSchool(direct, { students: learners, questions: 40 });
}, 240_000);
afterAll(() => machines?.end());

test.skipIf(missing.length > 0)('a failover loses nothing and gives its time back', { timeout: 180_000 }, async () => {
  const ledger = new Ledger();
  const connection = new Connection(origin, learners);
  const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
  for (const device of devices) expect(await device.start()).toBe(true);
  const attempts = devices.map(({ attemptId }) => attemptId);

  let saves = 0;
  let over = false;
  const typing = devices.map(async (device, at) => {
    for (let typed = at; !over; typed += 1) {
      device.type([typed, typed + 1]);
      if (await device.save()) saves += 1;
      await delay(100 + 200 * Math.random());
    }
  });
  await machines.until('saves', 30_000, () => Promise.resolve(saves > 1_000));
  const former = (await cluster.leader())!;
  await cluster.kill(former);
  await machines.until('another leader', 60_000, async () => {
    const now = await cluster.leader();
    return now !== undefined && now !== former;
  });
  const before = saves;
  await machines.until('saves to flow again', 60_000, () => Promise.resolve(saves > before + 500));
  cluster.revive(former);
  await machines.until('the former leader to follow', 60_000, async () => (await cluster.followers()) === 2);
  over = true;
  await Promise.all(typing);

  const db = new pg.Client({ connectionString: direct });
  await db.connect();
  // The gap as the learners saw it: from the last save before to the first after it.
  await machines.until('the time to be given back', 30_000, async () => {
    const { rows } = await db.query<{ least: number }>(
      'SELECT min(extension_seconds) AS least FROM attempts WHERE id = ANY ($1::uuid[])',
      [attempts],
    );
    return rows[0]!.least >= 5;
  });
  for (const device of devices) {
    expect(await device.saveUntilDone(20_000)).toBe(true);
    expect(await device.submit()).toBe(true);
  }
  await untilScored(db, learners);
  expect(await ledger.compare(db, { finals: true })).toEqual({ L1: 0, L2: 0, L3: 0, L4: 0 });
  expect(ledger.promised.length).toBeGreaterThan(3_000);
  await db.end();
  await connection.close();
});
