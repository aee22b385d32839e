/** Where uploaded files are: in a folder of this machine, or in a bucket that all machines share. */
import { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import { Cache } from '../cache.ts';
import { Bucket, type BucketConfig } from './bucket.ts';
import { Folder } from './folder.ts';

export { Bucket, BrokenObject, type BucketConfig } from './bucket.ts';
export { Folder } from './folder.ts';

export type StorageConfig = Pick<Config, 'dataDir' | 'bucket'>;

/** Objects that are written once under names of ours. */
export interface Storage {
  /** Resolves when the object is durably stored. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** In bytes; null for an object that is not there. */
  size(key: string): Promise<number | null>;
  /** `start` and `end` both inclusive. Null for an object that is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

class BucketStorage implements Storage {
  readonly bucket: Bucket;
  /** An object never changes, and a deleted one is missed when it is read. */
  readonly #sizes = new Cache<number>(5_000);
  constructor(config: BucketConfig) {
    this.bucket = new Bucket(config);
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.bucket.put(key, bytes);
  }

  async size(key: string): Promise<number | null> {
    try {
      return await this.#sizes.get(key, async () => {
        const found = await this.bucket.head(key);
        if (!found) throw new Missing();
        return found.bytes;
      });
    } catch (error) {
      if (error instanceof Missing) return null;
      throw error;
    }
  }

  read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    return this.bucket.read(key, range);
  }

  remove(key: string): Promise<void> {
    return this.bucket.remove(key);
  }
}

class Missing extends Error {}

const inBuckets = new WeakMap<BucketConfig, BucketStorage>();

function bucketStorage(config: BucketConfig): BucketStorage {
  let storage = inBuckets.get(config);
  if (!storage) inBuckets.set(config, (storage = new BucketStorage(config)));
  return storage;
}

export const storageOf = ({ dataDir, bucket }: StorageConfig): Storage =>
  bucket === null ? new Folder(dataDir) : bucketStorage(bucket);

/** The bucket itself; null where files are in a folder. */
export const bucketOf = ({ bucket }: Pick<StorageConfig, 'bucket'>): Bucket | null =>
  bucket === null ? null : bucketStorage(bucket).bucket;

/** A stream that opens what it reads when it is read. */
export const opening = (open: () => Promise<Readable | null>): Readable =>
  Readable.from(
    (async function* () {
      const found = await open();
      if (!found) throw new Error('a stored file is not there any more');
      yield* found;
    })(),
    { objectMode: false },
  );
