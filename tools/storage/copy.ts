/** Copies the files that a database names between a folder and a bucket, each compared afterwards. */
import pg from 'pg';
import type { StorageConfig } from '../../apps/api/src/platform/storage/index.ts';
import { contentOf, forEachFile, namedFiles, nameOf, putFile } from './named.ts';

export interface Copied {
  /** Stored by this run. */
  readonly copied: number;
  /** There already, with the same bytes. */
  readonly same: number;
  /** Named by the database and not where they should come from. */
  readonly missing: readonly string[];
}

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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const files = await namedFiles(client).finally(() => client.end());
  const missing: string[] = [];
  let [done, copied, same] = [0, 0, 0];
  await forEachFile(files, async (file) => {
    const bytes = await contentOf(from, file);
    if (!bytes) missing.push(nameOf(file));
    else if (await putFile(to, file, bytes)) copied += 1;
    else same += 1;
    done += 1;
    if (done % 1_000 === 0) log?.(done, files.length);
  });
  return { copied, same, missing: missing.sort() };
}
