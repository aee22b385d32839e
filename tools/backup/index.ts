// npm run backup -- DIR [--keep N]      a backup of the running product into a folder of DIR
// npm run backup -- --verify FOLDER     restores one into a server of its own and compares
// npm run restore -- FOLDER [--replace] the product must not run
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathsIn, superuser } from '../database/cluster.ts';
import { DataFolderInUseError, openDatabase, startDatabase } from '../database/index.ts';
import { backUp, secretOf } from './backup.ts';
import { restore } from './restore.ts';
import { keyOf } from './sealed.ts';

const { env } = process;
const dataDir = resolve(env['DATA_DIR'] ?? '.data');
const key = keyOf(env['BACKUP_KEY']);

/** The server of DATABASE_URL, or the embedded one: started for this, or as it runs. */
async function source(): Promise<{ url: string; stop(): Promise<void> }> {
  const databaseUrl = env['DATABASE_DIRECT_URL'] ?? env['DATABASE_URL'];
  try {
    return await openDatabase({ dataDir, databaseUrl });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const [password, port] = [pathsIn(dataDir).password, pathsIn(dataDir).port].map((path) =>
      readFileSync(path, 'utf8').trim(),
    );
    return { url: `postgres://${superuser}:${password}@127.0.0.1:${port}/vumon`, stop: async () => {} };
  }
}

async function runBackup(into: string, keep: number | undefined): Promise<void> {
  const database = await source();
  try {
    const secret = await secretOf(env['SECRET'], dataDir);
    const path = await backUp({
      url: database.url,
      dataDir,
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

async function runVerify(from: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'vumon-verify-'));
  const database = await startDatabase({ dataDir: scratch, fsync: false });
  try {
    const { tables, files, at } = await restore({ from, key, url: database.url, dataDir: scratch });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
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
    const { at } = await restore({ from, key, url: database.url, dataDir, replace, writeSecret });
    console.log(`Restored the backup of ${at}. What was in DATA_DIR before is in before-restore-….`);
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
