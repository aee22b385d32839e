/** Files on disk: `<DATA_DIR>/media/<first two letters>/<id>`. No part of a path comes from users. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export const mediaIdPattern = /^[a-z0-9]{20,40}$/;

function pathOf(dataDir: string, id: string): string {
  if (!mediaIdPattern.test(id)) throw new Error('not a media id');
  return join(dataDir, 'media', id.slice(0, 2), id);
}

/** Resolves when the file is durably stored; a crash leaves no partial file under its name. */
export async function storeFile(dataDir: string, id: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(dataDir, id);
  await mkdir(join(path, '..'), { recursive: true });
  const partial = `${path}.partial`;
  const file = await open(partial, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
}

/** Size in bytes; null if the file does not exist. */
export async function storedSize(dataDir: string, id: string): Promise<number | null> {
  try {
    return (await stat(pathOf(dataDir, id))).size;
  } catch {
    return null;
  }
}

/** `start` and `end` both inclusive. */
export const readStored = (dataDir: string, id: string, range?: { start: number; end: number }): Readable =>
  createReadStream(pathOf(dataDir, id), range);

export const removeStored = (dataDir: string, id: string): Promise<void> => rm(pathOf(dataDir, id), { force: true });
