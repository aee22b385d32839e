/** The worker process, for installations that keep scoring away from the web processes (WORKER=separate there). */
import { createDatabase, createPool } from '#db';
import { keepLoginHistoryShort } from '#modules/accounts';
import { startAttemptWorker } from '#modules/attempts';
import { keepTrashShort } from '#modules/question-bank';
import { readConfig } from './environment.ts';
import { createApp } from './product.ts';

const config = readConfig(process.env);
const pool = createPool({ url: config.databaseUrl, max: 4 });
const app = createApp(config, createDatabase(pool), Date.now);
const workers = [startAttemptWorker(app), keepLoginHistoryShort(app), keepTrashShort(app)];
const stop = async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await pool.end();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
