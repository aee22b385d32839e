/** The gateway tells of payments at a steady rate while learners save. */
import { setTimeout as delay } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { Connection, LoadDevice, type Timing } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { compareOrders, createOrders, gatewayEnv, notification, type LoadOrder } from '../harness/orders.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const students = Number(process.env['STUDENTS'] ?? 2000);
const everyMs = 10_000;
const seconds = Number(process.env['SECONDS'] ?? 20);
const rates = (process.env['RATES'] ?? '25,50,75,100,150,200,500').split(',').map(Number);
const targets = { ipn: 100, save: 150 };

const share = (timings: readonly Timing[], part: number): number =>
  percentile(
    timings.map(({ ms }) => ms),
    part,
  );

/** Sends each at its moment, whether those before it were answered or not; the time counts from that moment. */
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
    const lines: string[] = [];
    const told: LoadOrder[] = [];
    let held = 0;
    for (const rate of rates) {
      const orders = await createOrders(product.database.url, rate * seconds);
      await delay(everyMs);
      told.push(...orders);
      const savesBefore = saving.timings.get('save')?.length ?? 0;
      const cpu = () => cpuSeconds(product.serverPid()) + cpuSeconds(product.database.pid);
      const before = { cpu: cpu(), client: process.cpuUsage() };
      const begin = performance.now();
      const timings = await tell(telling, orders, rate);
      const elapsed = (performance.now() - begin) / 1000;
      const used = cpu() - before.cpu;
      const { user, system } = process.cpuUsage(before.client);
      const saves = saving.timings.get('save')!.slice(savesBefore);
      const [ipn, save] = [share(timings, 0.95), share(saves, 0.99)];
      if (ipn <= targets.ipn && save <= targets.save) held = Math.max(held, rate);
      lines.push(
        `| ${rate} | ${(timings.length / elapsed).toFixed(0)} | ${timings.filter(({ status }) => status !== 200).length} | ${share(timings, 0.5).toFixed(1)} | ${ipn.toFixed(1)} | ${share(timings, 0.99).toFixed(1)} | ${saves.length} | ${save.toFixed(1)} | ${((used / elapsed) * 100).toFixed(0)} % | ${(((user + system) / 1e6 / elapsed) * 100).toFixed(0)} % | ${((used / timings.length) * 1000).toFixed(1)} |`,
      );
      console.log(lines.at(-1));
      // Beyond what the machine holds a queue grows: a higher rate says nothing more.
      if (ipn > 5_000) break;
    }
    over = true;
    await typing;
    const effects = await compareOrders(product.database.url, told);
    report('ipn', 'Notifications of payments while 2,000 learners save', [
      `${students} learners, a save of two answers every ${everyMs / 1000} s. Notifications are sent at fixed moments, ${seconds} s at each rate, each the first of its order, which it gives (order, ledger, membership, periods, audit, notice, jobs). A notification's time counts from the moment at which it was due. Target at 500 a second: p95 ≤ ${targets.ipn} ms, and p99 of the saves ≤ ${targets.save} ms. Load average of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
      '',
      '| wanted /s | answered /s | not 00 | p50 ms | p95 ms | p99 ms | saves | saves p99 ms | server + database (of one core) | load client | ms a notification |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
      '',
      `- The highest of these rates that keeps both targets: ${held} a second.`,
      `- Saves altogether: ${summarise(saving.timings.get('save')!)}.`,
      `- Wrong orders afterwards: ${JSON.stringify(effects)}.`,
    ]);
    await Promise.all([saving.close(), telling.close()]);
  } finally {
    await product.stop();
  }
}
