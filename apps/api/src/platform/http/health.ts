/** Liveness, readiness and metrics endpoints. */
import { statfs } from 'node:fs/promises';
import { AppError } from '@vumon/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isReady, probeWrite, type Database } from '#db';
import type { App } from './context.ts';
import { isForwarded } from './forwarded.ts';
import { isEndless } from './server.ts';

/** Readiness is answered within a second, whatever the database does. */
const readyWithinMs = 900;
/** A check costs about as much as ten saves; several balancers ask every second. */
const checkedEveryMs = 1_000;
/** A pool that has no free connection for this long is busy, not broken. */
const busyAfterMs = 300;
/** Less free space than this counts as a full disk. */
const fullBelowBytes = 32 * 1024 * 1024;

/** Runs the statements of saves for no entries. */
type SaveNothing = (db: Database) => Promise<void>;

const notReady = () => new AppError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 2 });

/** Free bytes on the disk of uploaded files and of the embedded database; null where the system does not tell. */
const freeBytes = ({ config }: App): Promise<number | null> =>
  statfs(config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** Throws when the pool's connections fail: behind a pooler that forgets prepared statements one may work and the next not. */
async function checkPool(db: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const busy = new Promise<true>((resolve) => (timer = setTimeout(resolve, busyAfterMs, true)));
  const ready = await Promise.race([isReady(db), busy]).finally(() => clearTimeout(timer));
  if (!ready) throw notReady();
}

/** Whether everything that a save needs works: the schema, the statements, a commit, space on the disks. */
async function probe(app: App, saveNothing: SaveNothing): Promise<void> {
  const free = await freeBytes(app);
  if (free !== null && free < fullBelowBytes) throw new AppError('STORAGE_FULL', { retryAfterSeconds: 10 });
  if (!(await isReady(app.saving))) throw notReady();
  await Promise.all([checkPool(app.db), checkPool(app.background)]);
  try {
    await saveNothing(app.saving);
    await probeWrite(app.saving);
    app.health.probed();
  } catch (error) {
    app.health.failed(error);
    throw error;
  }
}

/**
 * Concurrent requests share one probe, so that a frozen database does not get a new one every second, and requests of
 * the next second its result.
 */
function readiness(app: App, saveNothing: SaveNothing): () => Promise<void> {
  let latest: { readonly result: Promise<void>; endedAt: number | null } | undefined;
  const isFresh = ({ endedAt }: { endedAt: number | null }) => {
    const age = endedAt === null ? 0 : app.now() - endedAt;
    return age >= 0 && age < checkedEveryMs;
  };
  return async () => {
    if (app.health.databaseAway) throw notReady();
    if (!latest || !isFresh(latest)) {
      const own: typeof latest = { result: probe(app, saveNothing), endedAt: null };
      latest = own;
      const ended = () => void (own.endedAt = app.now());
      own.result.then(ended, ended);
    }
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(notReady()), readyWithinMs);
    });
    await Promise.race([latest.result, tooLate]).finally(() => clearTimeout(timer));
  };
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Not what a proxy on this machine has forwarded: its connection comes from here too, so its headers and the host that
 * was asked for decide. The address that a trusted proxy reports is not used.
 */
const isOfThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && !isForwarded(headers) && localHost.test(headers.host ?? '');

export function registerHealth(
  server: FastifyInstance,
  app: App,
  gauges: Readonly<Record<string, () => number | Promise<number>>>,
  saveNothing: SaveNothing,
): void {
  const { health } = app;
  const untilReady = readiness(app, saveNothing);
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async () => {
    await untilReady();
    const clock = health.clockIsOff ? 'off' : 'right';
    return { status: 'ready', clock, clockOffSeconds: health.clockOffMs / 1000 };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10],
    registers: [registry],
  });
  const all: typeof gauges = {
    ...gauges,
    clock_off_seconds: () => health.clockOffMs / 1000,
    database_away: () => Number(health.databaseAway),
    saves_failing: () => Number(health.savesFail),
    disk_full: () => Number(health.diskFull),
    disk_free_bytes: async () => (await freeBytes(app)) ?? Number.NaN,
  };
  for (const [name, read] of Object.entries(all)) {
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [registry],
      async collect() {
        this.set(await read());
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
