/**
 * Learners behind HAProxy, two web processes, PgBouncer and a PostgreSQL as its package sets it up, with deploy/'s
 * settings: nothing fails while a process is killed, and what one process ends the other one knows.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@vumon/tools/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { createSchool, type LoadSchool } from '../harness/school.ts';
import { untilScored } from '../scenarios/saves.ts';
import { pooledEnvironment, startBalancer, startPooler, startWeb, startWebAt, startWorker, type Web } from './chain.ts';
import { createProductDatabase, initServer, lacking, Machines, startServer } from './programs.ts';

const missing = lacking('haproxy', 'pgbouncer', 'postgres');
const learners = 40;

let machines: Machines;
let direct: string;
let env: NodeJS.ProcessEnv;
let webs: [Web, Web];
let origin: string;
let school: LoadSchool;

beforeAll(async () => {
  if (missing.length > 0) return;
  machines = new Machines();
  const port = await freePort();
  await startServer(machines, initServer(machines, 'postgres'), port);
  direct = await createProductDatabase(port);
  await migrate({ url: direct });
  env = pooledEnvironment(await startPooler(machines, port), direct);
  webs = [await startWeb(machines, env), await startWeb(machines, env)];
  startWorker(machines, env);
  origin = await startBalancer(
    machines,
    webs.map((web) => web.port),
  );
  school = await createSchool(direct, { students: learners, questions: 40 });
});
afterAll(() => machines?.end());

test.skipIf(missing.length > 0)('no save fails while a web process is killed, and none is lost', async () => {
  const ledger = new Ledger();
  const balanced = new Connection(origin, learners);
  const devices = school.students.map((student) => new LoadDevice(balanced, school, student, ledger));
  for (const device of devices) expect(await device.start()).toBe(true);

  let saves = 0;
  let over = false;
  const typing = devices.map(async (device, at) => {
    for (let typed = at; !over; typed += 1) {
      device.type([typed, typed + 1]);
      if (await device.save()) saves += 1;
      await delay(100 + 200 * Math.random());
    }
  });
  await machines.until('saves by both', 30_000, () => Promise.resolve(saves > 400));
  await machines.kill(webs[1].child);
  const before = saves;
  await machines.until('saves by one', 30_000, () => Promise.resolve(saves > before + 400));
  over = true;
  await Promise.all(typing);
  expect(balanced.timings.get('save')!.filter(({ status }) => status !== 200)).toEqual([]);

  for (const device of devices) {
    expect(await device.saveUntilDone(10_000)).toBe(true);
    expect(await device.submit()).toBe(true);
  }
  const db = new pg.Client({ connectionString: direct });
  await db.connect();
  await untilScored(db, learners);
  expect(await ledger.compare(db, { finals: true })).toEqual({ L1: 0, L2: 0, L3: 0, L4: 0 });
  expect(ledger.promised.length).toBeGreaterThan(800);
  await db.end();
  await balanced.close();

  const { port } = webs[1];
  webs[1] = { port, child: startWebAt(machines, port, env) };
  await machines.until(
    'the process to be back',
    60_000,
    async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
  );
});

test.skipIf(missing.length > 0)('who signs out at one process is signed out at the other', async () => {
  const [here, there] = webs.map(({ port }) => new Connection(`http://127.0.0.1:${port}`, 1)) as [
    Connection,
    Connection,
  ];
  const { token } = school.students[0]!;
  const statusAt = async (side: Connection) => (await side.send('own', 'GET', '/api/account/profile', token)).status;
  expect([await statusAt(here), await statusAt(there)]).toEqual([200, 200]);
  expect((await here.send('logout', 'POST', '/api/auth/logout', token, {})).status).toBe(200);
  await machines.until('the other process to know', 5_000, async () => (await statusAt(there)) === 401);
  await Promise.all([here.close(), there.close()]);
});

test.skipIf(missing.length > 0)('a process that listens through the pooler does not start', async () => {
  const child = startWebAt(machines, await freePort(), { ...env, DATABASE_DIRECT_URL: env['DATABASE_URL'] });
  await machines.until('its end', 30_000, () => Promise.resolve(child.exitCode !== null));
  expect(child.exitCode).not.toBe(0);
  expect(machines.said.join('')).toContain('set DATABASE_DIRECT_URL');
});

test.skipIf(missing.length > 0)(
  'while no process is ready the balancer answers as one whose database is away',
  async () => {
    for (const { child } of webs) await machines.kill(child);
    await machines.until(
      'the balancer to see it',
      20_000,
      async () => (await fetch(`${origin}/api/account/profile`)).status === 503,
    );
    const reply = await fetch(`${origin}/api/account/profile`);
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('content-type')]).toEqual([
      503,
      '2',
      'application/json; charset=utf-8',
    ]);
    expect(await reply.json()).toMatchObject({ result: false, code: 'DATABASE_UNAVAILABLE' });
  },
);
