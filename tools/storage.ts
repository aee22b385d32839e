// node tools/storage.ts copy local s3 | copy s3 local
//   copies uploaded files and recordings; run it again until nothing is copied, the last time with the product stopped
import { resolve } from 'node:path';
import { bucketIn } from '../apps/api/src/environment.ts';
import type { StorageConfig } from '../apps/api/src/platform/storage/index.ts';
import { servedDatabase } from './backup/served-database.ts';
import { copyFiles } from './storage/copy.ts';

const [command, ...sides] = process.argv.slice(2);
const direction = sides.join(' ');
if (command !== 'copy' || (direction !== 'local s3' && direction !== 's3 local')) {
  console.error('usage: node tools/storage.ts copy local s3 | copy s3 local');
  process.exit(2);
}

const { env } = process;
const dataDir = resolve(env['DATA_DIR'] ?? '.data');
const local: StorageConfig = { dataDir, bucket: null };
const s3: StorageConfig = { dataDir, bucket: bucketIn({ ...env, STORAGE: 's3' }) };
const [from, to] = direction === 'local s3' ? [local, s3] : [s3, local];
const database = await servedDatabase(env, dataDir);
try {
  const log = (done: number, all: number) => console.log(`${done} of ${all}`);
  const { copied, same, missing } = await copyFiles({ url: database.url, from, to, log });
  console.log(`${copied} copied and compared, ${same} were there, ${missing.length} are missing.`);
  for (const name of missing) console.error(`missing: ${name}`);
  if (missing.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
}
