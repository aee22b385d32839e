/** Writes a backup while the product serves. */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { StorageConfig } from '../../apps/api/src/platform/storage/index.ts';
import { contentOf, forEachFile, namedFiles, nameOf, pathOf, type NamedFile } from '../storage/named.ts';
import { copyOut } from './copy.ts';
import { seal, unseal, type Key, type StoredFile } from './sealed.ts';
import {
  countRows,
  listMigrations,
  listPartitions,
  listSequences,
  listTables,
  prepare,
  type Partition,
  type Sequence,
  type TableRows,
} from './tables.ts';

export interface Manifest {
  readonly format: 1;
  readonly at: string;
  readonly server: string;
  readonly migrations: readonly string[];
  readonly tables: readonly (TableRows & { readonly columns: string; readonly file: StoredFile })[];
  readonly sequences: readonly Sequence[];
  readonly partitions: readonly Partition[];
  readonly files: readonly StoredFile[];
}

export interface BackupOptions {
  /** The server itself, not a pooler. */
  readonly url: string;
  readonly dataDir: string;
  /** Where files are that are not in DATA_DIR; null without a bucket. */
  readonly bucket?: StorageConfig['bucket'];
  /** The folder of all backups. */
  readonly into: string;
  readonly secret: Buffer | null;
  readonly key: Key;
  /** How many backups stay; all when absent. */
  readonly keep?: number;
  readonly now?: Date;
}

/** The folders of DATA_DIR that are part of the product's content. */
export const contentFolders = ['media', 'recordings', 'papers', 'imports'] as const;
const finished = /^vumon-\d{8}T\d{6}Z$/;

export class FilesMissingError extends Error {
  override name = 'FilesMissingError';
}

/**
 * Returns the path of the new backup, which has that name only when it is complete. Throws FilesMissingError, with the
 * backup written, when the bucket has not got a file that a row names.
 */
export async function backUp(options: BackupOptions): Promise<string> {
  const { url, into, key, keep, now = new Date() } = options;
  const name = `vumon-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const root = join(into, name);
  if (existsSync(root)) throw new Error(`${root} exists already`);
  const partial = join(into, `.${name}.partial`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { named, ...database } = await readDatabase(client, partial, key, now);
    // After the rows: a file is there before the row that names it.
    const { files, missing } = options.bucket
      ? await readObjects({ dataDir: options.dataDir, bucket: options.bucket }, named, partial, key)
      : { files: await readFiles(options, partial), missing: [] };
    if (options.secret) files.push(await seal(partial, 'secret', Readable.from([options.secret]), key));
    const manifest: Manifest = { ...database, files };
    await seal(partial, manifestName(key), Readable.from([Buffer.from(JSON.stringify(manifest))]), key);
    await rename(partial, root);
    await record(client, manifest, key);
    // One that was deleted meanwhile is not missing.
    const stillNamed = new Set((await namedFiles(client)).map(nameOf));
    const lost = missing.filter((name) => stillNamed.has(name));
    if (lost.length > 0)
      throw new FilesMissingError(`${root} is written, but these files are not in the bucket: ${lost.join(', ')}`);
  } finally {
    await client.end();
  }
  if (keep !== undefined) await removeOld(into, keep);
  return root;
}

/** For the health page. The backup is whole without it, so one of a read-only server succeeds too. */
async function record(client: pg.Client, { at, tables, files }: Manifest, key: Key): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  try {
    await client.query(
      'INSERT INTO backups (at, row_count, file_count, encrypted) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [at, rows, files.length, key !== null],
    );
    await client.query("DELETE FROM backups WHERE at < now() - interval '2 years'");
  } catch (error) {
    console.warn(`The backup is whole, but the database did not record it: ${(error as Error).message}`);
  }
}

async function readDatabase(
  client: pg.Client,
  root: string,
  key: Key,
  at: Date,
): Promise<Omit<Manifest, 'files'> & { readonly named: readonly NamedFile[] }> {
  await prepare(client);
  // Everything is read as it is at this moment.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: Manifest['tables'][number][] = [];
  for (const { name, columns } of await listTables(client)) {
    const counted = await countRows(client, name);
    const rows = copyOut(client, `COPY (SELECT ${columns} FROM ${name}) TO STDOUT`);
    const file = await seal(root, `tables/${name.replaceAll('"', '')}.gz`, rows, key);
    tables.push({ ...counted, columns, file });
  }
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
  const rest = {
    migrations: await listMigrations(client),
    sequences: await listSequences(client),
    partitions: await listPartitions(client),
    named: await namedFiles(client),
  };
  await client.query('COMMIT');
  return { format: 1, at: at.toISOString(), server: rows[0]!.version, tables, ...rest };
}

async function readFiles({ dataDir, key }: BackupOptions, root: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const folder of contentFolders) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.partial')) continue;
      const path = join(entry.parentPath, entry.name);
      const relative = path.slice(dataDir.length + 1).replaceAll('\\', '/');
      try {
        stored.push(await seal(root, `files/${relative}`, createReadStream(path), key));
      } catch (error) {
        // Deleted since the folder was read.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await rm(join(root, `files/${relative}`), { force: true });
      }
    }
  }
  return stored;
}

/** The files of a bucket, at the paths that they would have in DATA_DIR, so that a backup is restored to either. */
async function readObjects(
  from: StorageConfig,
  named: readonly NamedFile[],
  root: string,
  key: Key,
): Promise<{ files: StoredFile[]; missing: string[] }> {
  const files: StoredFile[] = [];
  const missing: string[] = [];
  await forEachFile(named, async (file) => {
    const bytes = await contentOf(from, file);
    if (bytes) files.push(await seal(root, `files/${pathOf(file)}`, Readable.from([bytes]), key));
    else missing.push(nameOf(file));
  });
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), missing: missing.sort() };
}

const manifestName = (key: Key): string => (key ? 'manifest.encrypted' : 'manifest.gz');

async function removeOld(into: string, keep: number): Promise<void> {
  const old = (await readdir(into)).filter((name) => finished.test(name)).sort();
  for (const name of old.slice(0, Math.max(0, old.length - keep))) await rm(join(into, name), { recursive: true });
}

export async function readManifest(root: string, key: Key): Promise<Manifest> {
  const name = manifestName(key);
  if (!existsSync(join(root, name))) {
    if (!key && existsSync(join(root, manifestName(Buffer.alloc(32)))))
      throw new Error('This backup is encrypted; set BACKUP_KEY');
    throw new Error(`${root} is not a complete backup: ${name} is missing`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of unseal(root, name, key)) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Manifest;
}

/** The secret of SECRET, or of the data folder; null when there is none yet. */
export async function secretOf(given: string | undefined, dataDir: string): Promise<Buffer | null> {
  if (given !== undefined) return Buffer.from(given, 'base64');
  const file = join(dataDir, 'secret');
  return existsSync(file) ? readFile(file) : null;
}
