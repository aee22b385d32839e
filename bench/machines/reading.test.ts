/** Reading from a real server that follows a real primary: near, behind, gone, and promoted. */
import { freePort } from '@vumon/tools/database';
import { sql } from 'kysely';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, Reading, type Database } from '../../apps/api/src/platform/db/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { createProductDatabase, initServer, lacking, Machines, password, serverBin, startServer } from './programs.ts';

const missing = lacking('postgres');

let machines: Machines;
let primary: Database;
let replica: Database;
let replicaSuper: Database;
let follower: ChildProcess;
let reading: Reading;
/** By how much the clock of the test is ahead. */
let ahead = 0;

beforeAll(async () => {
  if (missing.length > 0) return;
  machines = new Machines();
  const [port, other] = [await freePort(), await freePort()];
  const data = initServer(machines, 'primary');
  appendFileSync(join(data, 'pg_hba.conf'), 'host replication postgres 127.0.0.1/32 scram-sha-256\n');
  await startServer(machines, data, port);
  const url = await createProductDatabase(port);
  await migrate({ url });
  const copy = machines.own('replica');
  const from = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  machines.run(
    serverBin('pg_basebackup'),
    ['--pgdata', copy, '--dbname', from, '--write-recovery-conf', '--checkpoint=fast'],
    true,
  );
  follower = await startServer(machines, copy, other);
  const at = (address: string) => createDatabase(createPool({ url: address, max: 2 }));
  [primary, replica] = [at(url), at(url.replace(`:${port}/`, `:${other}/`))];
  replicaSuper = at(`postgres://postgres:${password}@127.0.0.1:${other}/vumon`);
}, 120_000);
afterAll(async () => {
  await Promise.all([primary, replica, replicaSuper].map((db) => db?.destroy()));
  await machines?.end();
});

beforeEach(async () => {
  if (missing.length > 0) return;
  ahead = 0;
  reading = new Reading({ primary, replica, databaseNow: () => Date.now() + ahead });
});

async function beat(): Promise<void> {
  await sql`INSERT INTO heartbeat (at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING`.execute(primary);
  await sql`UPDATE heartbeat SET at = clock_timestamp()`.execute(primary);
}
/** Whether a read by somebody is answered by the replica. */
const fromReplica = async (user = 'somebody') =>
  reading.read(user, async (db) => {
    const { rows } = await sql<{ follows: boolean }>`SELECT pg_is_in_recovery() AS follows`.execute(db);
    return rows[0]!.follows;
  });
/** Until the replica has the newest beat. */
const near = () =>
  machines.until('the replica to be near', 20_000, async () => {
    await beat();
    await reading.measure();
    return reading.lagSeconds < 1;
  });

const run = test.skipIf(missing.length > 0);

run('is by the replica while it is near, and not before that is known', async () => {
  expect(await fromReplica()).toBe(false);
  await near();
  expect(await fromReplica()).toBe(true);
  expect(reading.reads).toEqual({ replica: 1, primary: 1 });
  // A measurement does not count for ever.
  ahead = 4_500;
  expect(reading.lagSeconds).toBe(Infinity);
  expect(await fromReplica()).toBe(false);
});

run('is by the primary for whoever has just changed something, for ten seconds', async () => {
  await near();
  reading.noteChange('teacher');
  expect([await fromReplica('teacher'), await fromReplica('other')]).toEqual([false, true]);
  ahead = -11_000;
  reading.noteChange('earlier');
  ahead = -9_000;
  reading.noteChange('later');
  ahead = 0;
  expect([await fromReplica('earlier'), await fromReplica('later')]).toEqual([true, false]);
});

run('is by the primary while the replica is behind', async () => {
  await near();
  await sql`SELECT pg_wal_replay_pause()`.execute(replicaSuper);
  ahead = 6_000;
  await reading.measure();
  expect(reading.lagSeconds).toBeGreaterThan(5);
  expect(await fromReplica()).toBe(false);
  await sql`SELECT pg_wal_replay_resume()`.execute(replicaSuper);
  ahead = 0;
  await near();
  expect(await fromReplica()).toBe(true);
});

run(
  'is done again by the primary when the replica ends the statement for its own sake, and no other error is hidden',
  async () => {
    await near();
    const failing = (code: string) =>
      reading.read('somebody', async (db) => {
        if (db === replica)
          await sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`).execute(db);
        return 'by the primary';
      });
    expect(await failing('40001')).toBe('by the primary');
    await expect(failing('22012')).rejects.toThrow('x');
    expect(await fromReplica()).toBe(true);
  },
);

run('goes on by the primary when the replica dies, within the same request', async () => {
  await near();
  await machines.kill(follower);
  expect(await fromReplica()).toBe(false);
  expect(reading.lagSeconds).toBe(Infinity);
  await reading.measure();
  expect(await fromReplica()).toBe(false);
});

run('is not by a server that has become a primary of its own', async () => {
  const [port, other] = [await freePort(), join(machines.folder, 'replica')];
  await startServer(machines, other, port);
  const promoted = createDatabase(createPool({ url: `postgres://vumon:${password}@127.0.0.1:${port}/vumon`, max: 2 }));
  try {
    reading = new Reading({ primary, replica: promoted, databaseNow: () => Date.now() });
    await near();
    const root = createDatabase(createPool({ url: `postgres://postgres:${password}@127.0.0.1:${port}/vumon`, max: 1 }));
    await sql`SELECT pg_promote()`.execute(root);
    await root.destroy();
    await sql`UPDATE heartbeat SET at = clock_timestamp()`.execute(promoted);
    await reading.measure();
    expect(reading.lagSeconds).toBe(Infinity);
  } finally {
    await promoted.destroy();
  }
});
