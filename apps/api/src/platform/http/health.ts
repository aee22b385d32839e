/** Liveness and readiness. */
import { statfs } from 'node:fs/promises';
import { AppError } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { isReady, probeWrite, type Database } from '#db';
import type { App } from './context.ts';

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
export const freeBytes = ({ config }: App): Promise<number | null> =>
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

export function registerHealth(server: FastifyInstance, app: App, saveNothing: SaveNothing): void {
  const { health } = app;
  const untilReady = readiness(app, saveNothing);
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async () => {
    await untilReady();
    const clock = health.clockIsOff ? 'off' : 'right';
    return { status: 'ready', clock, clockOffSeconds: health.clockOffMs / 1000 };
  });
}
