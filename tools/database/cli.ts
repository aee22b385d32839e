// node tools/database/cli.ts start | stop | psql-url   (DATA_DIR, default .data)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findHolder, isAlive, pathsIn, readPidFile, superuser } from './cluster.ts';
import { LauncherError, startDatabase } from './index.ts';

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const paths = pathsIn(dataDir);

async function start(): Promise<void> {
  const database = await startDatabase({ dataDir, log: (message) => console.error(message) });
  console.log(`PostgreSQL runs on port ${database.port} with pid ${database.pid}; Ctrl+C stops it.\n${database.url}`);
  const stop = () => void database.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function stop(): Promise<void> {
  const pid = findHolder(paths.cluster);
  if (pid === null) return console.log('No database server runs on this data folder.');
  // Tells the launcher that the stop is intended, so that it does not start the server again.
  writeFileSync(paths.stopMark, '');
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await delay(50);
  console.log('Stopped.');
}

function printUrl(): void {
  const state = readPidFile(paths.cluster);
  if (!state || !existsSync(paths.password)) throw new LauncherError('No database server runs on this data folder.');
  console.log(`postgres://${superuser}:${readFileSync(paths.password, 'utf8').trim()}@127.0.0.1:${state.port}/vumon`);
}

try {
  const command = process.argv[2];
  if (command === 'start') await start();
  else if (command === 'stop') await stop();
  else if (command === 'psql-url') printUrl();
  else throw new LauncherError('Usage: node tools/database/cli.ts start | stop | psql-url');
} catch (error) {
  if (!(error instanceof LauncherError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
