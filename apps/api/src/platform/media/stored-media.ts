/** A stored file for other modules to read. */
import type { Readable } from 'node:stream';
import type { App } from '../http/context.ts';
import { findOptionalMedia } from './media.queries.ts';
import { opening } from '#platform/storage';
import { mediaIdPattern, readStored, storedSize } from './store.ts';

export interface StoredFile {
  readonly mime: string;
  readonly bytes: number;
  /** `start` and `end` both inclusive. */
  read(range: { start: number; end: number }): Readable;
}

/** Null when the file does not exist (any more). */
export async function storedMedia({ db, config }: Pick<App, 'db' | 'config'>, id: string): Promise<StoredFile | null> {
  if (!mediaIdPattern.test(id)) return null;
  const [media, bytes] = await Promise.all([findOptionalMedia(db, id), storedSize(config, id)]);
  if (!media || bytes === null) return null;
  return { mime: media.mime, bytes, read: (range) => opening(() => readStored(config, id, range)) };
}
