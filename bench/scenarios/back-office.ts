/**
 * The dashboards of administrators with a million accounts, half a million orders and a million sign-ins, one request
 * at a time. The kept sums are made as in an upgrade, which is timed too and ends with united sums, as the hourly job
 * keeps them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardRoutes } from '@vumon/contract';
import type { Actor } from '@vumon/domain';
import Fastify from 'fastify';
import type { Config } from '../../apps/api/src/config.ts';
import { dataChanges, keptSums } from '../../apps/api/src/jobs.ts';
import { dashboardHandlers } from '../../apps/api/src/office/dashboards/index.ts';
import { runDataChanges } from '../../apps/api/src/platform/data-changes/index.ts';
import { createDatabase, createPool, limits, type Db } from '../../apps/api/src/platform/db/index.ts';
import { bindRoutes } from '../../apps/api/src/platform/http/bind.ts';
import { checkSums } from '../../apps/api/src/platform/kept-sums/index.ts';
import { createApp } from '../../apps/api/src/product.ts';
import { withDatabase } from '../harness/database.ts';
import { percentile, report } from '../harness/report.ts';

const rounds = 20;
const target = 300;
const dayMs = 86_400_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const ranges = [
  ['30 days', `from=${day(29)}&to=${day(0)}`],
  ['366 days', `from=${day(365)}&to=${day(0)}`],
  ['a year ago, 90 days', `from=${day(454)}&to=${day(365)}`],
] as const;
const pages = ['users?', 'turnover?by=DAY&', 'turnover?by=MONTH&', 'service-packages?'] as const;
const cases = pages.flatMap((page) =>
  ranges.map(
    ([name, range]) => [`${page.replace(/[?&]+$/, '').replace('?', ', ')}, ${name}`, `${page}${range}`] as const,
  ),
);

const admin: Actor = {
  userId: '00000000-0000-0000-0000-000000000000',
  sessionId: '',
  role: 'ADMIN',
  packageCode: null,
  features: [],
  packageEndsAt: null,
};

export async function run(): Promise<void> {
  return withDatabase(async ({ url, db: requests }) => {
    const pool = createPool({ url, max: 1, limits: limits.work });
    // One after the other: together they would exceed the limit of a statement.
    for (const part of readFileSync(join(import.meta.dirname, 'back-office.sql'), 'utf8').split(';\n'))
      await pool.query(part);
    await pool.query('ANALYZE');
    const db = createDatabase(pool);
    const server = Fastify();
    const app = {
      ...createApp({ config: {} as Config, db: requests, now: Date.now, log: server.log }),
      background: db,
    };
    const filled = await timed(() => runDataChanges({ app, db }, dataChanges));
    await pool.query('VACUUM ANALYZE');
    const checked: string[] = [];
    for (const kept of keptSums) {
      const ms = await timed(async () => {
        const differences = await checkSums({ app, now: Date.now() }, kept);
        if (differences > 0) throw new Error(`${kept.name}: ${differences} sums were wrong`);
      });
      checked.push(`${kept.name} ${(ms / 1000).toFixed(1)} s`);
    }
    const measured = await measure(server, app);
    await db.destroy();
    const slow = measured.filter(({ p95 }) => p95 > target);
    report('back-office', 'Dashboards with 1,000,000 accounts and 500,000 orders', [
      `${rounds} rounds of all requests through HTTP on loopback, one request at a time. The sums of a database that was there before them were made in ${(filled / 1000).toFixed(0)} s of background work; comparing them with all rows took: ${checked.join(', ')}, without a difference.`,
      `Target: p95 of each at most ${target} ms. ${slow.length === 0 ? 'Met by every one.' : `Missed by: ${slow.map(({ name }) => name).join('; ')}.`}`,
      '',
      '| request | p50 ms | p95 ms |',
      '|---|---:|---:|',
      ...measured.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} |`),
    ]);
    if (slow.length > 0) process.exitCode = 1;
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
}

async function measure(
  server: ReturnType<typeof Fastify>,
  app: ReturnType<typeof createApp> & { background: Db },
): Promise<Measured[]> {
  bindRoutes(
    server,
    {
      app,
      authenticate: async () => admin,
      authenticateClient: () => Promise.resolve(null),
      recordSupport: () => Promise.resolve(),
      expectConfirmation: () => undefined,
      isAttemptAt: () => Promise.resolve(false),
      refuseOutsideRoom: () => Promise.resolve(),
      elsewhere: (_, error) => Promise.resolve(error),
      onceByKey: async (_, __, work) => ({ reply: await work(), repeated: false }),
      uploadBytes: () => Promise.resolve(0),
      checkReplies: false,
    },
    dashboardRoutes,
    dashboardHandlers,
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const times = cases.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, [name, path]] of cases.entries()) {
        const start = performance.now();
        const reply = await fetch(`${address}/api/itf/statistic/${path}`);
        const text = await reply.text();
        times[at]!.push(performance.now() - start);
        if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
      }
    return cases.map(([name], at) => ({ name, p50: percentile(times[at]!, 0.5), p95: percentile(times[at]!, 0.95) }));
  } finally {
    await server.close();
  }
}
