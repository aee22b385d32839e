/** The web process: reads the environment and the clock, serves, and runs the exam worker unless a separate process does. */
import { createDatabase, createPool } from '#db';
import { keepLoginHistoryShort } from '#modules/accounts';
import { startAttemptWorker } from '#modules/attempts';
import { fillLikeness, keepTrashShort } from '#modules/question-bank';
import { readConfig } from './environment.ts';
import { createProduct } from './product.ts';

const config = readConfig(process.env);
const pool = createPool({ url: config.databaseUrl, max: config.poolSize });
const product = await createProduct({ config, db: createDatabase(pool), now: Date.now, checkReplies: process.env['NODE_ENV'] === 'development' });
const workers = process.env['WORKER'] === 'separate' ? [] : [startAttemptWorker(product.app), keepLoginHistoryShort(product.app), keepTrashShort(product.app)];
await product.server.listen({ port: config.port, host: config.host, backlog: 2048 });
// Questions of an earlier version learn what they are like; nobody waits for it.
fillLikeness(product.app).catch((error: unknown) => product.app.log.error({ err: error }, 'likeness of questions could not be filled'));

let stopping = false;
/** Answers what is under way, takes nothing new, then ends. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await product.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await pool.end();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
