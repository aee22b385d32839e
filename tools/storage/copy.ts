/** Copies uploaded files and recordings between a folder and a bucket: all that the database names, each compared afterwards. */
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { isStored, removeRecording, storePiece, stretchOf } from '../../apps/api/src/exam/recordings/store.ts';
import { readStored, storedSize, storeFile } from '../../apps/api/src/platform/media/store.ts';
import type { StorageConfig } from '../../apps/api/src/platform/storage/index.ts';

export interface Copied {
  /** Stored by this run. */
  readonly copied: number;
  /** There already, with the same bytes. */
  readonly same: number;
  /** Named by the database and not where they should come from. */
  readonly missing: readonly string[];
}

interface NamedFile {
  readonly kind: 'media' | 'recording';
  readonly id: string;
  readonly bytes: number;
}

const atOnce = 8;

export interface CopyOptions {
  /** Of the database that names the files. */
  readonly url: string;
  readonly from: StorageConfig;
  readonly to: StorageConfig;
  /** Called from time to time. */
  readonly log?: (done: number, all: number) => void;
}

/** What an interrupted run has stored stays, and the next one goes on. Throws when a stored file is not what was read. */
export async function copyFiles({ url, from, to, log }: CopyOptions): Promise<Copied> {
  const files = await namedFiles(url);
  const missing: string[] = [];
  let [next, copied, same] = [0, 0, 0];
  const work = async () => {
    for (let file = files[next++]; file; file = files[next++]) {
      const bytes = await contentOf(from, file);
      if (!bytes) missing.push(`${file.kind} ${file.id}`);
      else if (await put(to, file, bytes)) copied += 1;
      else same += 1;
      if (next % 1_000 === 0) log?.(next, files.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { copied, same, missing: missing.sort() };
}

async function namedFiles(url: string): Promise<NamedFile[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<NamedFile>(
      `SELECT 'media' AS kind, id, bytes FROM media
       UNION ALL SELECT 'recording', file_id::text, bytes FROM recordings WHERE bytes > 0 ORDER BY 1, 2`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Null when the file, or a part of it, is not there. */
async function contentOf(config: StorageConfig, { kind, id, bytes }: NamedFile): Promise<Buffer | null> {
  if (kind === 'recording')
    return (await isStored(config, id, bytes)) ? stretchOf(config, id, bytes, { offset: 0, length: bytes }) : null;
  if ((await storedSize(config, id)) === null) return null;
  const stream = await readStored(config, id);
  return stream && buffer(stream);
}

/** False when the file was there. */
async function put(to: StorageConfig, file: NamedFile, bytes: Buffer): Promise<boolean> {
  const there = await contentOf(to, file).catch(() => null);
  if (there?.equals(bytes)) return false;
  if (file.kind === 'media') await storeFile(to, file.id, bytes);
  else {
    if (there) await removeRecording(to, file.id);
    await storePiece(to, file.id, 0, bytes);
  }
  if (!(await contentOf(to, file))?.equals(bytes)) throw new Error(`${file.kind} ${file.id} was not stored as it is`);
  return true;
}
