/** The web process: reads the environment and the clock, serves, and does the background work unless a separate process does. */
import { createDatabase, createPool } from '#db';
import { readConfig } from './environment.ts';
import { startBackgroundWork } from './jobs.ts';
import { createProduct } from './product.ts';

const config = readConfig(process.env);
const pool = createPool({ url: config.databaseUrl, max: config.poolSize });
const product = await createProduct({
  config,
  db: createDatabase(pool),
  now: Date.now,
  checkReplies: process.env['NODE_ENV'] === 'development',
});
const work = process.env['WORKER'] === 'separate' ? null : startBackgroundWork(product.app);
await product.server.listen({ port: config.port, host: config.host, backlog: 2048 });

let stopping = false;
/** Graceful shutdown: finishes running requests, accepts no new ones, then exits. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await product.close();
  await work?.stop();
  await pool.end();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
