/**
 * kill -9 of the server and of the database while the gateway sends notifications: each order must be fulfilled once.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from '../harness/client.ts';
import {
  compareOrders,
  createOrders,
  gatewayEnv,
  notification,
  type Effects,
  type LoadOrder,
  untilSettled,
  notificationsWaiting,
} from '../harness/orders.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { report, summarise } from '../harness/report.ts';

export interface PaymentKillsOutcome {
  readonly effects: Effects;
  readonly orders: number;
  /** Answered '02' without any '00' before: the process died between storing and replying. */
  readonly lostReplies: number;
  /** Answered '00' more than once: must not happen. */
  readonly twice: number;
  readonly interrupted: number;
  /** Notifications that were stored but not processed when a server was killed. */
  readonly between: number;
  readonly lines: string[];
}

const gateways = 16;

export async function paymentKillRounds(product: Product, rounds: number): Promise<PaymentKillsOutcome> {
  const orders = await createOrders(product.database.url, rounds * 200, { combos: true });
  const connection = new Connection(product.origin, gateways);
  const confirmed = new Map<LoadOrder, number>();
  let interrupted = 0;
  let between = 0;
  let told = 0;
  let next = 0;
  let over = false;

  /** As the gateway does: repeats until it is answered 00 or 02. */
  async function tell(order: LoadOrder): Promise<void> {
    for (;;) {
      const { status, data } = await connection.send('ipn', 'GET', notification(order), '');
      if (status === 200 && data.RspCode === '00') confirmed.set(order, (confirmed.get(order) ?? 0) + 1);
      if (status === 200 && (data.RspCode === '00' || data.RspCode === '02')) break;
      interrupted += 1;
      await delay(50);
    }
    told += 1;
  }
  const telling = Promise.all(
    Array.from({ length: gateways }, async () => {
      while (!over && next < orders.length) await tell(orders[(next += 1) - 1]!);
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const before = told;
    while (told < before + gateways && next < orders.length) await delay(5);
    await delay(Math.random() * 150);
    if (round % 2 === 0) {
      await product.killServer();
      between += await notificationsWaiting(product.database.url);
      await product.startServer();
    } else product.killDatabase();
  }
  over = true;
  await telling;
  // Each notification is sent once more, as after a lost reply.
  const first = orders.slice(0, next);
  for (let at = 0; at < first.length; at += gateways) await Promise.all(first.slice(at, at + gateways).map(tell));
  await untilSettled(product.database.url);
  const effects = await compareOrders(product.database.url, first);
  await connection.close();
  const lostReplies = first.filter((order) => !confirmed.has(order)).length;
  const twice = [...confirmed.values()].filter((times) => times > 1).length;
  return {
    effects,
    orders: first.length,
    lostReplies,
    twice,
    interrupted,
    between,
    lines: [
      `${rounds} rounds, kill -9 of the server and of the database in turn, while ${gateways} notifications at a time tell of ${first.length} payments (every tenth a combo for four new accounts). Each is told until it is answered 00 or 02, and once more at the end.`,
      '',
      `- Notifications: ${summarise(connection.timings.get('ipn')!)} (failures are the moments of the kills).`,
      `- During the kills ${interrupted} answers lost or 99; ${lostReplies} notifications were stored although their 00 was lost with the process; ${between} were stored and not acted on when a server was killed, and were acted on by the next.`,
      `- Wrong afterwards: ${JSON.stringify(effects)}; confirmed twice: ${twice}.`,
    ],
  };
}

export async function run(): Promise<void> {
  const product = await startProduct({ env: gatewayEnv });
  try {
    const outcome = await paymentKillRounds(product, Number(process.env['ROUNDS'] ?? 50));
    report('payment-kills', 'Killing the server and the database during payments', outcome.lines);
    if (outcome.twice > 0 || Object.values(outcome.effects).some((count) => count > 0)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
