/** Restores a backup, whole or not at all, and checks that what is there is what was saved. */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { StorageConfig } from '../../apps/api/src/platform/storage/index.ts';
import { contentOf, forEachFile, namedFiles, nameOf, putFile } from '../storage/named.ts';
import { contentFolders, readManifest, type Manifest } from './backup.ts';
import { copyIn } from './copy.ts';
import { hashOf, unseal, type Key } from './sealed.ts';
import { countRows, listMigrations, prepare, replaceRows, setSequences } from './tables.ts';

export interface RestoreOptions {
  readonly from: string;
  readonly key: Key;
  readonly url: string;
  readonly dataDir: string;
  /** Where the files go; DATA_DIR without a bucket. */
  readonly bucket?: StorageConfig['bucket'];
  /** Whether what is there may be replaced. */
  readonly replace?: boolean;
  /** False where SECRET is given by the environment. */
  readonly writeSecret?: boolean;
  readonly now?: Date;
}

export class RestoreError extends Error {
  override name = 'RestoreError';
}

export interface Restored extends Manifest {
  /** Files that rows name and that the backup has not got. */
  readonly missing: readonly string[];
}

/** Errors: RestoreError, with nothing changed. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { from, key, url, dataDir, bucket = null, replace = false, writeSecret = true, now = new Date() } = options;
  const manifest = await readManifest(from, key);
  await checkFiles(from, manifest);
  await migrate({ url });
  const staging = join(dataDir, '.restoring');
  await rm(staging, { recursive: true, force: true });
  for (const { path } of manifest.files) {
    if (path === 'secret' && !writeSecret) continue;
    const target = join(staging, path.replace(/^files\//, ''));
    await mkdir(dirname(target), { recursive: true });
    await pipeline(unseal(from, path, key), createWriteStream(target, { mode: 0o600, flush: true }));
  }
  let missing: string[] = [];
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await prepare(client);
    await expectTarget(client, manifest, { dataDir, bucket }, replace);
    await client.query('BEGIN');
    await replaceRows(client, manifest.partitions, () => load(client, from, manifest, key));
    await setSequences(client, manifest.sequences);
    await compareTables(client, manifest);
    missing = await placeFiles(client, staging, bucket && { dataDir, bucket });
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await moveIn(staging, dataDir, bucket ? ['secret'] : [...contentFolders, 'secret'], now);
  return { ...manifest, missing };
}

/**
 * Returns which files that rows name are not there. Stores the others in the bucket, if there is one; before the commit,
 * because objects that no row names yet do no harm.
 */
async function placeFiles(client: pg.Client, staging: string, to: StorageConfig | null): Promise<string[]> {
  const missing: string[] = [];
  await forEachFile(await namedFiles(client), async (file) => {
    const bytes = await contentOf({ dataDir: staging, bucket: null }, file);
    if (!bytes || (file.bytes !== null && bytes.length !== file.bytes)) missing.push(nameOf(file));
    else if (to) await putFile(to, file, bytes);
  });
  return missing.sort();
}

async function load(client: pg.Client, from: string, manifest: Manifest, key: Key): Promise<void> {
  for (const { name, columns, file } of manifest.tables)
    await copyIn(client, `COPY ${name} (${columns}) FROM STDIN`, unseal(from, file.path, key));
}

/** Each file of the backup is there, and as it was written. */
async function checkFiles(from: string, { tables, files }: Manifest): Promise<void> {
  for (const { path, sha256 } of [...tables.map(({ file }) => file), ...files]) {
    const found = await hashOf(join(from, path)).catch(() => null);
    if (found === null) throw new RestoreError(`${path} is missing in the backup`);
    if (found !== sha256) throw new RestoreError(`${path} of the backup is damaged`);
  }
}

async function expectTarget(
  client: pg.Client,
  manifest: Manifest,
  { dataDir, bucket }: StorageConfig,
  replace: boolean,
): Promise<void> {
  const own = await listMigrations(client);
  if (JSON.stringify(own) !== JSON.stringify([...manifest.migrations]))
    throw new RestoreError(
      `The backup was made by another release, whose newest migration is ${manifest.migrations.at(-1)}. Restore it with that release, then upgrade.`,
    );
  const { rows } = await client.query<{ others: boolean; used: boolean }>(`SELECT
    EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND backend_type = 'client backend') AS others,
    EXISTS (SELECT 1 FROM users) AS used`);
  if (rows[0]!.others) throw new RestoreError('Somebody is connected to the database. Stop the product first.');
  // Names of objects are never used again, so those of a bucket are not overwritten.
  const folders = bucket
    ? []
    : await Promise.all(contentFolders.map((name) => readdir(join(dataDir, name)).catch(() => [])));
  if (!replace && (rows[0]!.used || folders.some((names) => names.length > 0)))
    throw new RestoreError('The database or DATA_DIR is not empty. With --replace the backup takes its place.');
}

async function compareTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows, hash } of tables) {
    const found = await countRows(client, name);
    if (found.rows !== rows || found.hash !== hash)
      throw new RestoreError(`${name} has ${found.rows} rows after the restore, ${rows} in the backup, or other ones.`);
  }
}

/** What was there is kept beside it, for an administrator to delete. */
async function moveIn(staging: string, dataDir: string, names: readonly string[], now: Date): Promise<void> {
  const before = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  for (const name of names) {
    const isContent = name !== 'secret';
    if (!isContent && !existsSync(join(staging, name))) continue;
    if (existsSync(join(dataDir, name))) {
      await mkdir(before, { recursive: true, mode: 0o700 });
      await rename(join(dataDir, name), join(before, name));
    }
    if (existsSync(join(staging, name))) await rename(join(staging, name), join(dataDir, name));
  }
  await rm(staging, { recursive: true, force: true });
}
