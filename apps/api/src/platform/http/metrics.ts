/** Metrics in Prometheus format. What each one means for people is in docs/OPERATIONS.md, when it calls somebody in docs/monitoring. */
import { AppError } from '@vumon/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { connectionsOf, type Database } from '#db';
import type { App } from './context.ts';
import { isForwarded } from './forwarded.ts';
import { freeBytes } from './health.ts';
import { isEndless } from './server.ts';

/** A value that cannot be read in this time is NaN: metrics are wanted most while the database is in trouble. */
const readWithinMs = 1_000;

/** A value, or values by the one label. */
export interface Metric {
  readonly help: string;
  readonly label?: string;
  /** Read from the database: left out while it does not answer. */
  readonly stored?: boolean;
  read(): number | Readonly<Record<string, number>> | Promise<number | Readonly<Record<string, number>>>;
}
export type Metrics = Readonly<Record<string, Metric>>;

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Not what a proxy on this machine has forwarded: its connection comes from here too, so its headers and the host that
 * was asked for decide. The address that a trusted proxy reports is not used.
 */
const isOfThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && !isForwarded(headers) && localHost.test(headers.host ?? '');

/** What every process knows of itself. */
function ownMetrics(app: App): Metrics {
  const { health } = app;
  const { reading } = app;
  const pools: Readonly<Record<string, Database>> = {
    requests: app.db,
    saving: app.saving,
    background: app.background,
    ...(reading.replica && { reading: reading.replica }),
  };
  const ofPools = (which: 'busy' | 'waiting') =>
    Object.fromEntries(Object.entries(pools).map(([name, db]) => [name, connectionsOf(db)[which]]));
  return {
    clock_off_seconds: {
      help: "By how much this machine's clock is ahead of the database's",
      read: () => health.clockOffMs / 1000,
    },
    database_away: { help: '1 while the database does not answer', read: () => Number(health.databaseAway) },
    saves_failing: { help: '1 while learners cannot save', read: () => Number(health.savesFail) },
    disk_full: { help: '1 while the database has no space left', read: () => Number(health.diskFull) },
    disk_free_bytes: {
      help: 'Free bytes on the disk of uploaded files and of the embedded database',
      read: async () => (await freeBytes(app)) ?? Number.NaN,
    },
    outage_seconds_total: {
      help: 'Seconds since the start of this process in which the database did not answer or saves failed',
      read: () => health.outageMs / 1000,
    },
    saves_failed_total: {
      help: 'Batches of answers that failed as a whole, by cause',
      label: 'cause',
      read: () => health.failedSaves,
    },
    reading_lag_seconds: {
      help: 'By how much the server for reading is behind; without end when it does not answer or follow, NaN without one',
      read: () => reading.lagSeconds,
    },
    reads_total: {
      help: 'Requests that may show what is seconds old, by the server that answered',
      label: 'server',
      read: () => reading.reads,
    },
    database_connections_busy: {
      help: 'Connections in use, by pool',
      label: 'pool',
      read: () => ofPools('busy'),
    },
    database_connections_waiting: {
      help: 'Statements that wait for a free connection, by pool',
      label: 'pool',
      read: () => ofPools('waiting'),
    },
  };
}

async function within<T>(read: () => T | Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, readWithinMs, null)));
  const value = Promise.resolve().then(read);
  return Promise.race([value, late])
    .catch(() => null)
    .finally(() => clearTimeout(timer));
}

export function registerMetrics(server: FastifyInstance, app: App, metrics: Metrics): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10],
    registers: [registry],
  });
  const all: Metrics = { ...ownMetrics(app), ...metrics };
  // The health page reads single values of this process; rows it counts itself.
  app.health.gauges = Object.fromEntries(
    Object.entries(all)
      .filter(([, { label, stored }]) => label === undefined && !stored)
      .map(([name, { read }]) => [name, async () => Number((await within(read)) ?? Number.NaN)]),
  );
  for (const [name, { help, label, stored, read }] of Object.entries(all)) {
    const labelNames = label === undefined ? [] : [label];
    const values = async () => {
      const value = stored && app.health.databaseAway ? null : await within(read);
      if (value === null) return label === undefined ? [[{}, Number.NaN] as const] : [];
      if (typeof value === 'number') return [[{}, value] as const];
      return Object.entries(value).map(([which, count]) => [{ [label!]: which }, count] as const);
    };
    const collect = async (metric: { reset(): void }, put: (labels: Record<string, string>, value: number) => void) => {
      const read = await values();
      metric.reset();
      for (const [labels, value] of read) put(labels, value);
    };
    const described = { name, help, labelNames, registers: [registry] };
    if (name.endsWith('_total'))
      new Counter({
        ...described,
        collect() {
          return collect(this, (labels, value) => this.inc(labels, value));
        },
      });
    else
      new Gauge({
        ...described,
        collect() {
          return collect(this, (labels, value) => this.set(labels, value));
        },
      });
  }
  server.addHook('onResponse', async (request, reply) => {
    if (isEndless(request)) return;
    const route = (request.routeOptions.config as { route?: string }).route ?? request.routeOptions.url ?? 'unknown';
    durations.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    const token = app.config.metricsToken;
    if (token === null ? !isOfThisMachine(request) : request.headers.authorization !== `Bearer ${token}`)
      throw new AppError('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
