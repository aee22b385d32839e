/** The web process: reads the environment and the clock, serves, and does the background work unless a separate process does. */
import { createDatabase, createPool, limits } from '#db';
import { warmAssembly } from '#content/assembly';
import { heartbeatOf } from '#exam/attempts';
import { keepPublishedTests } from '#exam/scoring';
import { DatabaseClock } from './platform/database-clock.ts';
import { markRunning } from '#platform/jobs';
import { backgroundDatabases } from './databases.ts';
import { readConfig } from './environment.ts';
import { startBackgroundWork } from './jobs.ts';
import { warmDocuments } from './platform/pdf/index.ts';
import { warmPictures } from './platform/pictures/index.ts';
import { createProduct } from './product.ts';
import { checkAtStart } from './start-checks.ts';
import { warmUp } from './warm-up.ts';

const config = readConfig(process.env);
const { prepared } = config;
keepPublishedTests(config.testMemoryBytes);
const clock = new DatabaseClock();
/** Connections that stay open with their plans, see `warmUp`. */
const warm = { reading: Math.ceil(config.poolSize / 2), saving: 6 };
const databases = {
  db: createDatabase(createPool({ url: config.databaseUrl, max: config.poolSize, min: warm.reading, prepared })),
  saving: createDatabase(
    createPool({ url: config.savingUrl, max: warm.saving, min: warm.saving, limits: limits.saving, prepared }),
  ),
  ...backgroundDatabases(config),
};
/** Few connections: what is read there is asked for by few. */
const replica =
  config.readingUrl === null ? null : createDatabase(createPool({ url: config.readingUrl, max: 4, prepared }));
const product = await createProduct({
  config,
  ...databases,
  replica,
  now: () => clock.now(),
  databaseNow: () => clock.now(),
  checkReplies: process.env['NODE_ENV'] === 'development',
});
await checkAtStart(databases.db, config, product.app.log);
const unmark = await markRunning(product.app);
const heartbeat = heartbeatOf(product.app, { db: databases.heartbeat, clock, saves: true });
// Runs before the server accepts requests: learners get the time of an outage back before their attempts could end.
await heartbeat.beat();
heartbeat.start();
product.app.reading.start();
await warmUp(databases, warm).catch((error: unknown) =>
  product.app.log.warn({ err: error }, 'connections were not warmed up'),
);
const work = process.env['WORKER'] === 'separate' ? null : startBackgroundWork(product.app);
await product.server.listen({ port: config.port, host: config.host, backlog: 2048 });
// A development machine starts often and assembles seldom.
if (config.production) {
  warmAssembly();
  warmDocuments();
  warmPictures();
}

let stopping = false;
/** Graceful shutdown: finishes running requests, accepts no new ones, then exits. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await product.close();
  await work?.stop();
  await Promise.all([heartbeat.stop(), product.app.reading.stop()]);
  const all = [...Object.values(databases), ...(replica ? [replica] : [])];
  await Promise.all(all.map((database) => database.destroy()));
  unmark();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
