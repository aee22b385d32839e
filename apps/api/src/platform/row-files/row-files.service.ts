/**
 * Files that a row names by `stored_as`. Until a row names it, and once none does any more, a file is among those to be
 * removed; so no crash leaves one behind, and a row never names one that was removed. A trigger of the table notes what
 * its rows have named.
 */
import { buffer } from 'node:stream/consumers';
import { withTransaction, type Database, type Db } from '#db';
import type { App } from '../http/context.ts';
import { hourMs } from '../clock.ts';
import { storageOf, type StorageConfig } from '#platform/storage';
import { insertRemoval, mayReadRows, takeRemovals, withdrawRemovals } from './row-files.queries.ts';

export const foldersOfRowFiles = ['papers', 'imports'] as const;
export type FolderOfRowFiles = (typeof foldersOfRowFiles)[number];

interface Context {
  readonly app: Pick<App, 'config' | 'newId'>;
  /** Not a transaction: what is to be removed has to be known before the file is there. */
  readonly db: Database;
  readonly now: number;
}

/** Stores a file and returns its name, which a row has to take within an hour (`takeRowFiles`). */
export async function putRowFile(
  { app, db, now }: Context,
  folder: FolderOfRowFiles,
  bytes: Uint8Array,
): Promise<string> {
  const id = app.newId();
  // The end of an id is random, its beginning is the time.
  const key = `${folder}/${id.slice(-2)}/${id}`;
  await insertRemoval(db, key, new Date(now + hourMs));
  await storageOf(app.config).put(key, bytes);
  return key;
}

/** Belongs into the transaction that writes the names into rows. Throws when a file is removed already. */
export async function takeRowFiles(db: Db, keys: readonly string[]): Promise<void> {
  if ((await withdrawRemovals(db, keys)) !== keys.length) throw new Error('a file was stored too long before its row');
}

/** Null when it is not there. */
export async function readRowFile(config: StorageConfig, key: string): Promise<Buffer | null> {
  const stream = await storageOf(config).read(key);
  if (!stream) return null;
  try {
    return await buffer(stream);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What the release before reads as well: the bytes while such a process may run, afterwards nothing. */
export const alsoInRow = async <T extends Uint8Array>(
  { db, now }: Pick<Context, 'now'> & { readonly db: Db },
  bytes: T,
): Promise<T | null> => ((await mayReadRows(db, new Date(now))) ? bytes : null);

const removedAtOnce = 50;

/** Removes the files whose time has come. A transaction that wants to name one waits, and finds it gone. */
export async function removeFiles(
  { config }: Pick<App, 'config'>,
  db: Database,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  for (let count = removedAtOnce; count === removedAtOnce && !signal.aborted;)
    count = await withTransaction(db, async (inside) => {
      const keys = await takeRemovals(inside, new Date(now), removedAtOnce);
      for (const key of keys) await storageOf(config).remove(key);
      return keys.length;
    });
}

/** A file that an earlier release wrote into a row. */
export interface FileInRow {
  readonly folder: FolderOfRowFiles;
  readonly bytes: Uint8Array;
  /** Names the stored file in its row; false when the row has gone, or was named by another process. */
  name(db: Db, key: string): Promise<boolean>;
}

/** Stores it as an object; the row keeps its bytes, which the release before reads. */
export async function moveOutOfRow(context: Context, { folder, bytes, name }: FileInRow): Promise<void> {
  const key = await putRowFile(context, folder, bytes);
  await withTransaction(context.db, async (db) => {
    if (await name(db, key)) await takeRowFiles(db, [key]);
  });
}
