// npm run backup -- DIR [--keep N]      a backup of the running product into a folder of DIR
// npm run backup -- --verify FOLDER     restores one into a server of its own and compares
// npm run restore -- FOLDER [--replace] the product must not run
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketIn } from '../../apps/api/src/environment.ts';
import { openDatabase, startDatabase } from '../database/index.ts';
import { backUp, secretOf } from './backup.ts';
import { restore } from './restore.ts';
import { keyOf } from './sealed.ts';
import { servedDatabase } from './served-database.ts';

const { env } = process;
const dataDir = resolve(env['DATA_DIR'] ?? '.data');
const key = keyOf(env['BACKUP_KEY']);

async function runBackup(into: string, keep: number | undefined): Promise<void> {
  const database = await servedDatabase(env, dataDir);
  try {
    const secret = await secretOf(env['SECRET'], dataDir);
    const path = await backUp({
      url: database.url,
      dataDir,
      bucket: bucketIn(env),
      into: resolve(into),
      secret,
      key,
      ...(keep !== undefined && { keep }),
    });
    console.log(`Backup written: ${path}${key ? ' (encrypted)' : ''}`);
  } finally {
    await database.stop();
  }
}

const lacks = (at: string, missing: readonly string[]): string =>
  `The backup of ${at} lacks files that its rows name: ${missing.join(', ')}`;

async function runVerify(from: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'vumon-verify-'));
  const database = await startDatabase({ dataDir: scratch, fsync: false });
  try {
    const { tables, files, at, missing } = await restore({ from, key, url: database.url, dataDir: scratch });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (missing.length > 0) throw new Error(lacks(at, missing));
    console.log(`The backup of ${at} is whole: ${tables.length} tables, ${rows} rows, ${files.length} files.`);
  } finally {
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function runRestore(from: string, replace: boolean): Promise<void> {
  const databaseUrl = env['DATABASE_DIRECT_URL'] ?? env['DATABASE_URL'];
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const writeSecret = env['SECRET'] === undefined;
    const { at, missing } = await restore({
      from,
      key,
      url: database.url,
      dataDir,
      bucket: bucketIn(env),
      replace,
      writeSecret,
    });
    console.log(`Restored the backup of ${at}. What was in DATA_DIR before is in before-restore-….`);
    if (missing.length > 0) console.error(lacks(at, missing));
  } finally {
    await database.stop();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, verify: { type: 'boolean' }, replace: { type: 'boolean' } },
});
const [command, folder] = positionals;
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (!folder || (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))) {
  console.error(
    'usage: npm run backup -- DIR [--keep N] | npm run backup -- --verify FOLDER | npm run restore -- FOLDER [--replace]',
  );
  process.exit(2);
}
try {
  if (command === 'restore') await runRestore(resolve(folder), values.replace ?? false);
  else if (values.verify) await runVerify(resolve(folder));
  else await runBackup(folder, keep);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
