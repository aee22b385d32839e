/** The worker process, for installations that run background work apart from the web processes (WORKER=separate there). */
import { createDatabase, createPool } from '#db';
import { readConfig } from './environment.ts';
import { startBackgroundWork } from './jobs.ts';
import { createApp } from './product.ts';

const config = readConfig(process.env);
const pool = createPool({ url: config.databaseUrl, max: 4 });
const work = startBackgroundWork(createApp(config, createDatabase(pool), Date.now));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await work.stop();
  await pool.end();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
