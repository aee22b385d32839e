/** Authors' files: `media/<first two letters>/<id>`. No part of a name comes from users. */
import { storageOf, type StorageConfig } from '#platform/storage';

export const mediaIdPattern = /^[a-z0-9]{20,40}$/;

export function mediaKey(id: string): string {
  if (!mediaIdPattern.test(id)) throw new Error('not a media id');
  return `media/${id.slice(0, 2)}/${id}`;
}

/** Resolves when the file is durably stored; a crash leaves no partial file under its name. */
export const storeFile = (config: StorageConfig, id: string, bytes: Uint8Array) =>
  storageOf(config).put(mediaKey(id), bytes);

/** Size in bytes; null if the file does not exist. */
export const storedSize = (config: StorageConfig, id: string) => storageOf(config).size(mediaKey(id));

/** `start` and `end` both inclusive. Null if the file does not exist. */
export const readStored = (config: StorageConfig, id: string, range?: { start: number; end: number }) =>
  storageOf(config).read(mediaKey(id), range);

export const removeStored = (config: StorageConfig, id: string) => storageOf(config).remove(mediaKey(id));
