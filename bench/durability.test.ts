/** The short form of the durability scenarios; the long ones are run by hand and report to bench/reports. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection, LoadDevice } from './harness/client.ts';
import { canMount } from './harness/frozen-disk.ts';
import { Ledger } from './harness/ledger.ts';
import { gatewayEnv } from './harness/orders.ts';
import { startProduct, type Product } from './harness/product.ts';
import { startFaultProxy } from './harness/proxy.ts';
import { createSchool } from './harness/school.ts';
import { killRounds } from './scenarios/kills.ts';
import { paymentKillRounds } from './scenarios/payment-kills.ts';
import { powerCut } from './scenarios/power-cut.ts';
import { untilScored } from './scenarios/saves.ts';

const none = { L1: 0, L2: 0, L3: 0, L4: 0 };

describe('no acknowledged answer is lost', () => {
  let product: Product;
  // One for all three: to make and start it costs more than a scenario. Each has a school or orders of its own.
  beforeAll(async () => {
    product = await startProduct({ env: gatewayEnv });
  }, 180_000);
  afterAll(() => product?.stop());

  it('when server and database are killed during saves', async () => {
    const outcome = await killRounds(product, { rounds: 4, students: 10 });
    expect(outcome.losses).toEqual(none);
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(40);
    expect(outcome.refused).toBeGreaterThan(0);
  }, 180_000);

  it('and each payment is carried out once when server and database are killed during notifications', async () => {
    const outcome = await paymentKillRounds(product, 4);
    expect(outcome.effects).toEqual({ unpaid: 0, notOnce: 0, ledger: 0, accounts: 0 });
    expect(outcome.twice).toBe(0);
    expect(outcome.interrupted).toBeGreaterThan(0);
    expect(outcome.between).toBeGreaterThan(0);
  }, 180_000);

  it('when connections are slow, cut and refused', async () => {
    const proxy = await startFaultProxy(product.port);
    const connection = new Connection(`http://127.0.0.1:${proxy.port}`, 10);
    const db = new pg.Client({ connectionString: product.database.url });
    try {
      await db.connect();
      const before = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM attempts WHERE status = 'SCORED'`);
      const school = await createSchool(product.database.url, { students: 10, questions: 20 });
      const ledger = new Ledger();
      const devices = school.students.map((student) => new LoadDevice(connection, school, student, ledger));
      await Promise.all(devices.map((device) => device.start()));
      let over = false;
      const typing = Promise.all(
        devices.map(async (device) => {
          for (let at = 0; !over; at += 1) {
            device.type([at, at + 1]);
            await device.save();
            await delay(10);
          }
        }),
      );
      for (let round = 0; round < 10; round += 1) {
        proxy.delay(round % 3 === 0 ? 40 : 0);
        await delay(60);
        proxy.refuse(round % 2 === 0);
        proxy.cut();
        await delay(40);
        proxy.refuse(false);
      }
      over = true;
      proxy.delay(0);
      await typing;
      for (const device of devices) expect(await device.saveUntilDone(20_000)).toBe(true);
      for (const device of devices) expect(await device.submit()).toBe(true);
      await untilScored(db, before.rows[0]!.n + devices.length);
      expect(await ledger.compare(db, { finals: true })).toEqual(none);
      expect(connection.timings.get('save')!.some(({ status }) => status === 0)).toBe(true);
    } finally {
      await db.end();
      await connection.close();
      await proxy.close();
    }
  }, 300_000);
});

// Mounting needs root and loop devices; without them the scenario cannot run.
describe.runIf(process.platform === 'linux' && canMount())('a power cut on a frozen disk image', () => {
  it('loses nothing with fsync on', async () => {
    const { losses, acknowledged, unreadable } = await powerCut(true, { students: 10, entries: 1_000 });
    expect(unreadable).toBe(false);
    expect(losses).toEqual(none);
    expect(acknowledged).toBeGreaterThanOrEqual(1_000);
  }, 300_000);

  it('is detected by the ledger with fsync off', async () => {
    // A system that happens to write everything to the disk just before the power cut loses nothing.
    let noticed = false;
    for (let cuts = 0; !noticed && cuts < 5; cuts += 1) {
      const { losses, unreadable } = await powerCut(false, { students: 10, entries: 1_000 });
      noticed = unreadable || losses.L1 > 0;
    }
    expect(noticed).toBe(true);
  }, 300_000);
});
