/** The worker process, for installations that run background work apart from the web processes (WORKER=separate there). */
import { createDatabase, createPool } from '#db';
import { heartbeatOf } from '#exam/attempts';
import { keepPublishedTests } from '#exam/scoring';
import { DatabaseClock } from './platform/database-clock.ts';
import { markRunning } from '#platform/jobs';
import { backgroundDatabases } from './databases.ts';
import { readConfig } from './environment.ts';
import { startBackgroundWork } from './jobs.ts';
import { createApp } from './product.ts';
import { checkAtStart } from './start-checks.ts';

const config = readConfig(process.env);
keepPublishedTests(config.testMemoryBytes);
const clock = new DatabaseClock();
const databases = {
  db: createDatabase(createPool({ url: config.databaseUrl, max: 4, prepared: config.prepared })),
  ...backgroundDatabases(config),
};
const app = createApp({ config, ...databases, now: () => clock.now(), databaseNow: () => clock.now() });
await checkAtStart(databases.db, config, app.log);
const unmark = await markRunning(app);
const heartbeat = heartbeatOf(app, { db: databases.heartbeat, clock, saves: false });
await heartbeat.beat();
heartbeat.start();
const work = startBackgroundWork(app);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await work.stop();
  await heartbeat.stop();
  await Promise.all(Object.values(databases).map((database) => database.destroy()));
  unmark();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
