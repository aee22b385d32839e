/**
 * The payment gateway sends notifications at a steady rate while learners save; they are processed meanwhile and
 * afterwards.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { Connection, LoadDevice, type Timing } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import {
  compareOrders,
  createOrders,
  gatewayEnv,
  notification,
  untilSettled,
  notificationsWaiting,
  type LoadOrder,
} from '../harness/orders.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const students = Number(process.env['STUDENTS'] ?? 2000);
const everyMs = 10_000;
const seconds = Number(process.env['SECONDS'] ?? 10);
const rates = (process.env['RATES'] ?? '5,100,250,500').split(',').map(Number);
const targets = { ipn: 100, save: 150 };

const share = (timings: readonly Timing[], part: number): number =>
  percentile(
    timings.map(({ ms }) => ms),
    part,
  );

/**
 * Sends each request at its planned moment, whether or not earlier ones were answered; durations count from that
 * moment.
 */
async function tell(connection: Connection, orders: readonly LoadOrder[], rate: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  const begin = performance.now();
  await Promise.all(
    orders.map(async (order, index) => {
      const due = begin + (index / rate) * 1000;
      await delay(Math.max(0, due - performance.now()));
      const { status, data } = await connection.send('ipn', 'GET', notification(order), '');
      timings.push({ ms: performance.now() - due, status: data?.RspCode === '00' ? status : 0 });
    }),
  );
  return timings;
}

export async function run(): Promise<void> {
  const product = await startProduct({ env: gatewayEnv });
  try {
    const school = await createSchool(product.database.url, { students, questions: 40 });
    const ledger = new Ledger();
    const saving = new Connection(product.origin, 64);
    const telling = new Connection(product.origin, 64);
    const devices = school.students.map((student) => new LoadDevice(saving, school, student, ledger));
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => device.start()));
    let over = false;
    const typing = Promise.all(
      devices.map(async (device, index) => {
        await delay((index / devices.length) * everyMs);
        for (let round = 0; !over; round += 1) {
          const next = performance.now() + everyMs;
          device.type([round * 2, round * 2 + 1]);
          await device.save();
          while (!over && performance.now() < next) await delay(Math.max(0, Math.min(500, next - performance.now())));
        }
      }),
    );
    const { url } = product.database;
    const lines: string[] = [];
    const told: LoadOrder[] = [];
    let held = 0;
    /** CPU seconds of server and database between two calls, as shares of one core. */
    let last = { at: performance.now(), server: 0, database: 0, client: process.cpuUsage() };
    function used() {
      const now = {
        at: performance.now(),
        server: cpuSeconds(product.serverPid()),
        database: cpuSeconds(product.database.pid),
        client: process.cpuUsage(),
      };
      const seconds = (now.at - last.at) / 1000;
      const { user, system } = process.cpuUsage(last.client);
      const share = (used: number) => `${((used / seconds) * 100).toFixed(0)} %`;
      const shares = [now.server - last.server, now.database - last.database, (user + system) / 1e6].map(share);
      last = now;
      return { seconds, shares };
    }
    const saves = () => saving.timings.get('save') ?? [];
    for (const rate of rates) {
      const orders = await createOrders(url, rate * seconds);
      await delay(everyMs / 2);
      told.push(...orders);
      const before = saves().length;
      used();
      const timings = await tell(telling, orders, rate);
      const load = used();
      const during = saves().slice(before);
      const waiting = await notificationsWaiting(url);
      await untilSettled(url);
      const rest = used();
      const after = saves().slice(before + during.length);
      const [ipn, save] = [share(timings, 0.95), share([...during, ...after], 0.99)];
      if (ipn <= targets.ipn && save <= targets.save) held = Math.max(held, rate);
      lines.push(
        `| ${[
          rate,
          (timings.length / load.seconds).toFixed(0),
          timings.filter(({ status }) => status !== 200).length,
          ...[0.5, 0.95, 0.99].map((part) => share(timings, part).toFixed(1)),
          during.length,
          share(during, 0.99).toFixed(1),
          ...load.shares,
          waiting,
          rest.seconds.toFixed(1),
          (waiting / rest.seconds).toFixed(0),
          share(after, 0.99).toFixed(1),
          ...rest.shares,
        ].join(' | ')} |`,
      );
      console.log(lines.at(-1));
    }
    over = true;
    await typing;
    const effects = await compareOrders(url, told);
    report('ipn', 'Notifications of payments while 2,000 learners save', [
      `${students} learners, a save of two answers every ${everyMs / 1000} s throughout. Notifications are sent at fixed moments, ${seconds} s at each rate, each the first of its order, which it gives (order, ledger, membership, periods, audit, notice, jobs). A notification's time counts from the moment at which it was due. Those that were stored and not acted on when the last of a rate was answered are "left"; the next rate begins when all have been acted on. Target at 500 a second: p95 ≤ ${targets.ipn} ms, and p99 of the saves ≤ ${targets.save} ms. Load average of the machine at the end: ${loadavg()[0]!.toFixed(1)}. Processor time in shares of one core.`,
      '',
      '| wanted /s | answered /s | not 00 | p50 ms | p95 ms | p99 ms | saves | their p99 ms | server | database | load client | left | acted on within s | /s | saves p99 ms | server | database | load client |',
      '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
      '',
      `- The highest of these rates that keeps both targets: ${held} a second.`,
      `- Saves altogether: ${summarise(saves())}.`,
      `- Wrong orders afterwards: ${JSON.stringify(effects)}.`,
    ]);
    await Promise.all([saving.close(), telling.close()]);
  } finally {
    await product.stop();
  }
}
